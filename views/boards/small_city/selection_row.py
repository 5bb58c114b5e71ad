"""Controls of a tile held over the town: the row that lays it, and the button that puts it down."""

from dataclasses import replace

import flet as ft

from views.boards.small_city.look import ui_text
from views.boards.small_city.state import Screen, hand_of, have
from views.kit.layout import centred_line, row
from views.kit.play_move import put_down_button
from views.widgets.buttons import text_button


def clear_target(screen: Screen) -> None:
    """Clear the target and the things held over the town. The tile in hand stays in hand."""
    screen.close()
    screen.target = None
    hand = replace(hand_of(screen).without_ghosts(), store=(), paid=None, chains=False)
    have(screen, replace(hand, town=None, who=None, dying=None, grave=None))


def put_down_text_button(screen: Screen, text: str) -> ft.Control:
    """Draw the text button that clears the square pointed at."""
    return centred_line(text_button(screen.phone, text, lambda: clear_target(screen)))


def put_down_square_button(screen: Screen) -> ft.Control:
    """Draw the square button that puts down the tile held over the town."""
    return put_down_button(screen, ui_text(screen.phone, "not-here"), lambda: clear_target(screen))


def held_row(screen: Screen, end: ft.Control | None, *tools: ft.Control) -> ft.Control:
    """Draw the row for a thing held over the town: the button to put it down, its tools, and its act."""
    return row(put_down_square_button(screen), *tools, end)
