"""Divide and choose: the lots to take, and the two cards that each seat names."""

from functools import partial
from typing import Literal

import flet as ft

from companion.games.card_city.moves import Choose, Take
from companion.games.card_city.phases.divide import Division, describe_division
from companion.games.card_city.position import CARDS, Card
from views.boards.card_city.cards import card_face, card_name, count_row, ui_text
from views.boards.card_city.facts import facts
from views.boards.card_city.state import EMPTY, Hand, Screen, hand_of, have
from views.device.phone import LARGE, Phone
from views.device.theme import APART, BUTTON, CENTER, GAP, RADIUS, TIGHT
from views.kit.actions import DIMMED, primary_button, square_button
from views.kit.layout import equal_rows, grow, middle_column, row, small_text
from views.kit.shared_render import draw_once
from views.kit.tap import tappable

FACE = 56
"""The side of a card to name, in pixels, in text of the usual size."""

CARD = 20
"""Width of a card of a lot, in pixels, in text of the usual size."""

Lot = Literal["open", "other"]

LOTS: tuple[Lot, ...] = ("open", "other")


def draw_facts(screen: Screen, width: float) -> ft.Control:
    """Draw the lots to choose from or the cards named, the facts of the town, and the rest of the deck."""
    lots = screen.position.lots
    parts: list[ft.Control] = []
    if lots and screen.seat in lots.waiting[:1]:
        parts.append(_draw_lots(screen, describe_division(lots)))
    elif lots and screen.seat in lots.owed:
        slots = [_draw_named_slot(screen, i) for i in range(2)]
        parts.append(ft.Row(slots, alignment=ft.MainAxisAlignment.CENTER, spacing=APART))
    return middle_column(*parts, facts(screen, screen.seat), _draw_deck(screen), spacing=APART)


def acts(screen: Screen, width: float) -> ft.Control | None:
    """Draw the buttons that take a lot, or the cards to name, or None while the seat only waits."""
    lots = screen.position.lots
    if lots and screen.seat in lots.waiting[:1]:
        return row(*(_draw_lot_button(screen, lot) for lot in LOTS))
    if lots and screen.seat in lots.owed:
        return _draw_card_naming(screen)
    return None


def _draw_lots(screen: Screen, cards: Division) -> ft.Control:
    """Draw both lots as they lie on the table, each above its button."""
    other = ui_text(screen.phone, "lot-other", count=cards.up + cards.down)
    return row(
        _draw_lot(screen.phone, ui_text(screen.phone, "lot-open"), ("up",) * cards.open),
        _draw_lot(screen.phone, other, ("up",) * cards.up + ("down",) * cards.down),
    )


def _draw_lot(phone: Phone, label: str, backs: tuple[str, ...]) -> ft.Control:
    """Draw a lot as it lies on the table, with its words."""
    laid = ft.Semantics(exclude_semantics=True, content=draw_once(phone, _draw_cards, backs, CARD))
    words = ft.Text(label, text_align=ft.TextAlign.CENTER, size=phone.size(14))
    return ft.Container(
        middle_column(laid, words, spacing=TIGHT),
        expand=True,
        padding=GAP,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def _draw_lot_button(screen: Screen, lot: Lot) -> ft.Control:
    """Draw the button that takes a lot."""
    phone, move = screen.phone, Choose(lot)
    words = ui_text(phone, f"takes-{lot}", name=screen.seats[screen.seat].name)
    return primary_button(phone, words, lambda: screen.acts.play(move), mark=None)


def _draw_cards(phone: Phone, backs: tuple[str, ...], size: float) -> ft.Control:
    """Draw cards side by side, face up or face down."""
    cards = [_draw_card_back(back, phone.size(size)) for back in backs]
    return ft.Row(cards, spacing=4, run_spacing=4, wrap=True, alignment=ft.MainAxisAlignment.CENTER)


def _draw_card_back(side: str, size: float) -> ft.Control:
    up = side == "up"
    return ft.Container(
        ft.Icon(
            ft.Icons.VISIBILITY if up else ft.Icons.QUESTION_MARK,
            size=size * 0.5,
            color=ft.Colors.ON_SECONDARY_CONTAINER if up else ft.Colors.ON_INVERSE_SURFACE,
        ),
        width=size,
        height=size * 1.3,
        border_radius=5,
        bgcolor=ft.Colors.SECONDARY_CONTAINER if up else ft.Colors.INVERSE_SURFACE,
        alignment=CENTER,
    )


def _draw_card_naming(screen: Screen) -> ft.Control:
    """Draw the kinds of cards to name, and the button that clears the named card."""
    phone, position = screen.phone, screen.position
    kinds = [_draw_kind(screen, kind, position.deck[kind]) for kind in CARDS]
    rows = ft.Container(equal_rows(kinds, _count_kinds_per_row(phone)), expand=True)
    return ft.Row([_draw_clear_button(screen), rows], spacing=TIGHT)


def _draw_clear_button(screen: Screen) -> ft.Control:
    """Draw the button that clears the named card, or an empty space of its width while no card is named."""
    phone, begun = screen.phone, hand_of(screen) != EMPTY
    label, clear = ui_text(phone, "start-again"), partial(have, screen, EMPTY)
    again = row(square_button(phone, ft.Icons.CLOSE, label, clear)) if begun else None
    return ft.Container(again, width=grow(phone, BUTTON))


def _count_kinds_per_row(phone: Phone) -> int:
    """Count the kinds of cards that stand side by side: all of them, or three in large text."""
    return len(CARDS) if phone.scale < LARGE else 3


def _draw_named_slot(screen: Screen, i: int) -> ft.Control:
    size = screen.phone.size(FACE)
    named = hand_of(screen).named
    if i < len(named):
        return card_face(named[i], size)
    return ft.Container(
        ft.Text(str(i + 1), color=ft.Colors.OUTLINE, theme_style=ft.TextThemeStyle.HEADLINE_SMALL),
        width=size,
        height=size,
        border_radius=10,
        border=ft.Border.all(2, ft.Colors.OUTLINE_VARIANT),
        alignment=CENTER,
    )


def _draw_kind(screen: Screen, kind: Card, left: int) -> ft.Control:
    phone = screen.phone
    size = phone.size(FACE)
    shown = str(left) if screen.position.rulings.deck == "composition" else ""
    label = (
        ui_text(phone, "got-card", card=card_name(phone, kind), left=left)
        if shown
        else card_name(phone, kind)
    )
    inside: list[ft.Control] = [card_face(kind, size), small_text(phone, card_name(phone, kind))]
    if shown:
        inside.append(ft.Text(f"× {shown}", size=phone.size(12)))
    return tappable(
        label,
        middle_column(*inside, spacing=2),
        lambda: _name_card(screen, kind),
        on_hold=partial(screen.rules.ask_about, kind),
        expand=True,
        padding=ft.Padding.symmetric(vertical=TIGHT),
        border_radius=RADIUS,
        opacity=1 if left else DIMMED,
    )


def _name_card(screen: Screen, kind: Card) -> None:
    if screen.acts.only_looks():
        return
    match hand_of(screen).named:
        case (first,):
            have(screen, EMPTY)
            screen.acts.play(Take((first, kind)))
        case _:
            have(screen, Hand((kind,)))


def _draw_deck(screen: Screen) -> ft.Control:
    deck, lots = screen.position.deck, screen.position.lots
    naming = lots is not None and screen.seat in lots.owed
    known = screen.position.rulings.deck == "composition" and not naming
    counts = tuple((kind, deck[kind]) for kind in CARDS) if known else ()
    return ft.Container(draw_once(screen.phone, _draw_cards_left, deck.total, counts))


def _draw_cards_left(phone: Phone, total: int, counts: tuple[tuple[Card, int], ...]) -> ft.Control:
    """Draw the number of cards left in the deck, and the number of each kind if it is known."""
    words = ft.Text(ui_text(phone, "deck-left", count=total), theme_style=ft.TextThemeStyle.LABEL_MEDIUM)
    return middle_column(words, count_row(phone, dict(counts), phone.size(24)) if counts else None, spacing=6)
