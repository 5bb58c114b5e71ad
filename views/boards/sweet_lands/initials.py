"""Index of many cards by the first letters of their names: a tap on a letter, in any script, no keyboard."""

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands.speech import ui
from views.device.phone import Phone
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


def letter_tiles(
    phone: Phone,
    position: Position,
    cards: Iterable[int],
    chosen: str,
    choose: Callable[[str], object],
    width: float | None = None,
) -> list[ft.Control]:
    """Draw the first letters of the cards' names.

    Args:
        phone: the phone that shows it.
        position: the table.
        cards: their numbers.
        chosen: the letter in use; empty for none.
        choose: called with the letter that is tapped, or with an empty one if it was chosen already.
        width: of a tile, in pixels; None for its share of a row.
    """

    def draw_letter(begins: str) -> ft.Control:
        return actions.tile(
            ui(phone, "unnamed-cards") if begins == UNNAMED else ui(phone, "cards-beginning", letter=begins),
            layout.small_text(phone, begins, 16, strong=True),
            partial(choose, "" if begins == chosen else begins),
            chosen=begins == chosen,
            width=width,
            expand=width is None,
        )

    return [draw_letter(each) for each in sorted({initial(position, card) for card in cards})]
