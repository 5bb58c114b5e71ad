"""The letters of a board's columns and the numbers of its rows: beside it, or in it where room is dear."""

from collections.abc import Callable
from functools import partial

import flet as ft
import flet.canvas as cv

from views.device.phone import Phone
from views.device.theme import CENTER
from views.flet_adapter.memo import Keep
from views.kit.pens import Shapes
from views.kit.shared_render import draw_once
from views.kit.squares import LABELS, Squares

ABOVE = ft.Alignment(0, -1)
"""Place of a letter, away from the line around the board below."""


def label_board(
    phone: Phone, board: ft.Control, layout: Squares, keep: Keep, *, shown: bool = True
) -> ft.Control:
    """Draw a board with the letters of its columns above it and the numbers of its rows beside it.

    Args:
        phone: the phone that shows it.
        board: drawing of the board.
        layout: layout of its squares.
        keep: gives the labels of the last drawing again.
        shown: True if the labels are drawn; the board stands at the same place of the page either way.
    """

    def hide_from_reader(signs: Callable[[Phone, Squares], ft.Control]) -> ft.Control:
        return ft.Semantics(exclude_semantics=True, content=draw_once(phone, signs, layout))

    board.key = "labelled"
    numbers = [keep("numbers", partial(hide_from_reader, _draw_row_numbers))] if shown else []
    body = ft.Row([*numbers, board], spacing=0, tight=True, key="labelled")
    letters = [keep("letters", partial(hide_from_reader, _draw_column_letters))] if shown else []
    return ft.Column([*letters, body], spacing=0, tight=True)


def _draw_column_letters(_: Phone, layout: Squares) -> ft.Control:
    names = layout.grid.names
    signs = [_draw_label(names[column][0], layout.size, LABELS, ABOVE) for column in layout.columns]
    return ft.Row([ft.Container(width=LABELS), *signs], spacing=0, tight=True)


def _draw_row_numbers(_: Phone, layout: Squares) -> ft.Control:
    signs = [_draw_label(str(row + 1), LABELS, layout.size) for row in layout.rows]
    return ft.Column(signs, spacing=0, tight=True)


def _draw_label(text: str, width: float, height: float, place: ft.Alignment = CENTER) -> ft.Control:
    word = ft.Text(text, size=11, color=ft.Colors.ON_SURFACE_VARIANT, weight=ft.FontWeight.W_600)
    return ft.Container(word, width=width, height=height, alignment=place)


def draw_labels_inside(layout: Squares, ink: str, paper: str) -> Shapes:
    """Draw the letters of the columns and the numbers of the rows, small, in the squares at the edges.

    Each stands on a piece of blank paper, whatever is drawn in its square.

    Args:
        layout: layout of the squares.
        ink: the colour of the letters.
        paper: the colour below the letters.
    """
    step, size = layout.size, max(8.0, layout.size * 0.24)
    style = ft.TextStyle(size=size, color=ink, weight=ft.FontWeight.W_600)
    clear = ft.Paint(color=paper, style=ft.PaintingStyle.FILL)
    found: Shapes = []

    def add_label(x: float, y: float, text: str) -> None:
        wide = size * (0.9 if len(text) < 2 else 1.4)
        found.append(cv.Rect(x, y, wide, size + 1, 3, clear))
        found.append(cv.Text(x + wide / 2, y + size / 2, text, style, alignment=CENTER))

    for place, column in enumerate(layout.columns):
        add_label(place * step + 2.5, 2, layout.grid.names[column][0])
    for place, row in enumerate(layout.rows):
        add_label(2.5, (place + 1) * step - size - 3, str(row + 1))
    return found
