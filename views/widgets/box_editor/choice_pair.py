"""Grid of two choices of a print that one tap answers: rows are the values of one, columns of the other."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.forms import ChoiceForm
from companion.engine.game import Game
from views.device.phone import Phone
from views.device.theme import CENTER, RADIUS, TOUCH
from views.kit.layout import join_words
from views.kit.tap import tappable
from views.models.sketch import Sketch
from views.widgets.box_editor.entry_words import choice_words
from views.widgets.box_editor.gain_grid import APART, ICON
from views.widgets.box_editor.gain_icons import gain_icon

CAPTION = 76
"""Width of the words before a row, in pixels."""


def draw_choice_pair(
    phone: Phone,
    game: Game[Any, Any, Any],
    lines: Sketch,
    columns: Sketch,
    choose: Callable[[str, str], object],
) -> ft.Control:
    """Draw every combination of two choices, to tap.

    Args:
        phone: the phone that shows it.
        game: game that gives the words.
        lines: the choice with a row for each value, in words.
        columns: the choice with a column for each value, in pictures.
        choose: called with the value of both.
    """
    first, second = lines.form, columns.form
    assert isinstance(first, ChoiceForm)
    assert isinstance(second, ChoiceForm)

    def draw_cell(line: str, column: str) -> ft.Control:
        words = choice_words(phone, game, second.named, column)
        chosen = (lines.text, columns.text) == (line, column)
        return tappable(
            join_words(phone, (choice_words(phone, game, first.named, line), words)),
            gain_icon(column, ICON, words),
            partial(choose, line, column),
            selected=chosen,
            expand=True,
            height=TOUCH,
            alignment=CENTER,
            border_radius=RADIUS - 4,
            border=ft.Border.all(2, ft.Colors.PRIMARY) if chosen else None,
            bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER,
            ink=True,
        )

    def draw_line(line: str) -> ft.Control:
        words = ft.Text(
            choice_words(phone, game, first.named, line),
            size=phone.size(14),
            width=phone.size(CAPTION),
            max_lines=2,
        )
        return ft.Row([words, *(draw_cell(line, column) for column in second.values)], spacing=APART)

    return ft.Column([draw_line(line) for line in first.values], spacing=APART, tight=True)
