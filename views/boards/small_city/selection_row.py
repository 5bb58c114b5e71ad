"""Controls of a tile held over the town: the row that lays it, and the button that puts it down."""

from collections.abc import Sequence
from dataclasses import replace

import flet as ft

from views.boards.small_city.look import ui_text
from views.boards.small_city.state import Screen, hand_of, have
from views.kit.layout import column, row
from views.kit.play_move import put_down_button


def clear_target(screen: Screen) -> None:
    """Clear the target and the things held over the town. The tile in hand stays in hand."""
    screen.close()
    screen.target = None
    hand = replace(hand_of(screen).without_ghosts(), store=(), paid=None, chains=False)
    have(screen, replace(hand, town=None, who=None, dying=None, grave=None))


def put_down_square_button(screen: Screen, label: str = "not-here") -> ft.Control:
    """Draw the square button that puts down what is held over the town or pointed at."""
    return put_down_button(screen, ui_text(screen.phone, label), lambda: clear_target(screen))


def rows_with_back(screen: Screen, rows: Sequence[Sequence[ft.Control]]) -> ft.Control:
    """Draw rows of buttons, with the button that closes the square pointed at on the left of the last one."""
    back = put_down_square_button(screen, "close-square")
    *above, last = rows or [()]
    return column(*(row(*each) for each in above), row(back, *last))


def held_row(screen: Screen, end: ft.Control | None, *tools: ft.Control) -> ft.Control:
    """Draw the row for a thing held over the town: the button to put it down, its tools, and its act."""
    return row(put_down_square_button(screen), *tools, end)
