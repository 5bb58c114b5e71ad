"""Index of many cards by the first letters of their names: a tap on a letter, in any script, no keyboard."""

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands.speech import ui
from views.device.phone import Phone
from views.device.theme import TOUCH
from views.kit import actions, layout

FEW = 8
"""Number of cards that need no letters."""

UNNAMED = "#"
"""Letter of the cards without a name."""


def initial(position: Position, card: int) -> str:
    """Return the first letter of a card's name, or `UNNAMED` for a card without one."""
    name = position.printed.part_word(f"card-{card}", 7) or ""
    return name.strip()[:1].upper() or UNNAMED


def cards_by_initial(position: Position, cards: Iterable[int], letter: str) -> list[int]:
    """Select the cards whose names begin with a letter, or all for an empty letter."""
    return [card for card in cards if letter in ("", initial(position, card))]


def letters(
    phone: Phone, position: Position, cards: Iterable[int], chosen: str, choose: Callable[[str], object]
) -> ft.Control | None:
    """Draw the first letters of the cards' names in a row that scrolls sideways, or None for a few cards.

    Args:
        phone: the phone that shows it.
        position: the table.
        cards: their numbers.
        chosen: the letter in use; empty for none.
        choose: called with the letter that is tapped, or with an empty one if it was chosen already.
    """
    cards = tuple(cards)
    if len(cards) <= FEW:
        return None
    found = sorted({initial(position, card) for card in cards})

    def letter(begins: str) -> ft.Control:
        return actions.tile(
            ui(phone, "unnamed-cards") if begins == UNNAMED else ui(phone, "cards-beginning", letter=begins),
            layout.small_text(phone, begins, 16, strong=True),
            partial(choose, "" if begins == chosen else begins),
            chosen=begins == chosen,
            width=max(TOUCH, phone.size(TOUCH)),
        )

    row = ft.Row([letter(each) for each in found], spacing=layout.BETWEEN, scroll=ft.ScrollMode.HIDDEN)
    return ft.Container(row, height=TOUCH)
