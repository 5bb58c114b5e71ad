"""Cards a seat can take in hand, each with its price."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from views.boards.card_city.cards import LOOKS, card_face, card_name
from views.device.phone import LARGE, Phone
from views.device.theme import GAP, TOUCH
from views.kit.layout import around, middle_column
from views.kit.tap import tappable

LOW = 36.0
"""Pixels of a card where its name stands beside it."""


def draw_palette(
    phone: Phone,
    cards: Sequence[str],
    chosen: str | None,
    on_pick: Callable[[str], None],
    notes: dict[str, str] | None = None,
    on_hold: Callable[[str], object] | None = None,
    *,
    low: bool,
) -> ft.Control:
    """Draw a row of cards, one of them in hand.

    Args:
        phone: the phone that shows it.
        cards: the kinds, in order; the same kind may come twice.
        chosen: the kind in hand.
        on_pick: called with a kind.
        notes: a few words under a kind, such as its price.
        on_hold: called with a kind that is held for a while.
        low: True if the names stand beside the cards.
    """
    return ft.Row(
        [
            _draw_card_choice(
                phone,
                card,
                card == chosen,
                on_pick,
                None if notes is None else notes.get(card, ""),
                on_hold,
                low=low,
            )
            for card in cards
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
        spacing=10,
        run_spacing=8,
    )


def _draw_card_choice(
    phone: Phone,
    card: str,
    chosen: bool,
    on_pick: Callable[[str], None],
    note: str | None,
    on_hold: Callable[[str], object] | None,
    *,
    low: bool,
) -> ft.Control:
    size = TOUCH if phone.scale >= LARGE else max(TOUCH, phone.size(54))
    words: list[ft.Control] = [
        ft.Text(
            card_name(phone, card),
            size=around(phone, 13),
            weight=ft.FontWeight.W_600 if chosen else ft.FontWeight.W_400,
        )
    ]
    if note or (note is not None and not low):
        words.append(ft.Text(note or " ", size=around(phone, 12), color=ft.Colors.ON_SURFACE_VARIANT))
    if low:  # beside the card: the city needs the height
        beside = ft.Column(words, spacing=0, tight=True)
        inside: ft.Control = ft.Row([card_face(card, LOW), beside], spacing=GAP, tight=True)
    else:
        inside = middle_column(card_face(card, size), *words, spacing=3)
    return tappable(
        " ".join(filter(None, (card_name(phone, card), note))),
        inside,
        lambda: on_pick(card),
        on_hold=partial(on_hold, card) if on_hold else None,
        selected=chosen,
        padding=8,
        border_radius=14,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if chosen else None,
        border=ft.Border.all(3 if chosen else 1, LOOKS[card].colour if chosen else ft.Colors.OUTLINE_VARIANT),
    )
