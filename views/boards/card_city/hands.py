"""The cards a seat can take in hand, and what each would cost."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from views.boards.card_city.cards import LOOKS, face, spoken
from views.kit.tap import tappable
from views.phone import LARGE, Phone
from views.theme import TOUCH


def palette(
    phone: Phone,
    cards: Sequence[str],
    chosen: str | None,
    on_pick: Callable[[str], None],
    notes: dict[str, str] | None = None,
    on_hold: Callable[[str], object] | None = None,
) -> ft.Control:
    """A row of cards, one of them in hand.

    Args:
        phone: whose screen.
        cards: the kinds, in order; the same kind may come twice.
        chosen: the kind in hand.
        on_pick: called with a kind.
        notes: a few words under a kind, such as its price.
        on_hold: called with a kind that is held for a while.
    """
    return ft.Row(
        [
            _choice(
                phone, card, card == chosen, on_pick, None if notes is None else notes.get(card, ""), on_hold
            )
            for card in cards
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
        spacing=10,
        run_spacing=8,
    )


def _choice(
    phone: Phone,
    card: str,
    chosen: bool,
    on_pick: Callable[[str], None],
    note: str | None,
    on_hold: Callable[[str], object] | None,
) -> ft.Control:
    size = TOUCH if phone.scale >= LARGE else max(TOUCH, phone.size(54))
    name = ft.Text(
        spoken(phone, card),
        size=phone.size(13),
        weight=ft.FontWeight.W_600 if chosen else ft.FontWeight.W_400,
    )
    inside: list[ft.Control] = [face(card, size), name]
    if note is not None:
        inside.append(ft.Text(note or " ", size=phone.size(12), color=ft.Colors.ON_SURFACE_VARIANT))
    return tappable(
        " ".join(filter(None, (spoken(phone, card), note))),
        ft.Column(inside, spacing=3, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        lambda: on_pick(card),
        on_hold=partial(on_hold, card) if on_hold else None,
        selected=chosen,
        padding=8,
        border_radius=14,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if chosen else None,
        border=ft.Border.all(3 if chosen else 1, LOOKS[card].colour if chosen else ft.Colors.OUTLINE_VARIANT),
    )
