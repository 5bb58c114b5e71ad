"""Painting the squares of a tile or a board by tapping."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.engine.forms import BoardForm, Mark, TileForm
from companion.engine.game import Game
from companion.geometry.square import Grid
from views.device.phone import Phone
from views.device.theme import CENTER, MARGIN, RADIUS, TOUCH
from views.flet_adapter.memo import Keep
from views.kit.board import Taps
from views.kit.tap import tappable
from views.kit.viewer import Bystander
from views.models import square_sketch
from views.models.sketch import Sketch
from views.widgets.box_editor.drawing import draw_square, draw_squares
from views.widgets.box_editor.entry_words import mark_of, square_name
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips
from views.widgets.frame import content_width, faint_text
from views.widgets.sheet import SIDE

AnyGame = Game[Any, Any, Any]
Change = Callable[[Callable[[Sketch], Sketch]], None]

CELL = float(TOUCH - 4)
"""Pixels of a square that is tapped."""

WIDEST, BESIDE = 640.0, 40.0
"""Greatest width of a sheet, and the width of its margins, in pixels."""


def tile_controls(
    phone: Phone, game: AnyGame, sketch: Sketch, form: TileForm, change: Change, keep: Keep
) -> list[ft.Control]:
    """Draw the shapes of a tile, each to tap."""

    def select_shape(shape: int) -> None:
        change(lambda sketch: square_sketch.choose_shape(sketch, shape))

    total = len(sketch.shapes)
    guide = phone.say("box-draw-tile" if len(form.marks) == 1 else "box-draw-tile-cycle")
    parts: list[ft.Control] = [faint_text(guide)]
    if total > 1:
        names = [phone.say("box-shape", number=number, total=total) for number in range(1, total + 1)]
        tabs = [
            chip(phone, name, partial(select_shape, number), chosen=number == sketch.shape)
            for number, name in enumerate(names)
        ]
        parts.append(chips(*tabs))
    parts.append(_draw_square_grid(phone, game, sketch, form.marks, square_sketch.cycle_square, change, keep))
    more = text_button(
        phone,
        phone.say("box-shape-add"),
        partial(change, square_sketch.add_shape),
        icon=ft.Icons.ADD,
        dim=total >= form.shapes,
    )
    buttons: list[ft.Control] = [more]
    if total > 1:
        less = partial(change, square_sketch.remove_shape)
        buttons.append(text_button(phone, phone.say("box-shape-remove"), less, icon=ft.Icons.REMOVE))
    return [*parts, ft.Row(buttons, wrap=True, spacing=4, run_spacing=0)]


def board_controls(
    phone: Phone, game: AnyGame, sketch: Sketch, form: BoardForm, change: Change, keep: Keep
) -> list[ft.Control]:
    """Draw the squares of a board to paint, with brushes and buttons for its size."""

    def change_width(by: int) -> None:
        change(lambda sketch: square_sketch.change_width(sketch, by))

    def change_height(by: int) -> None:
        change(lambda sketch: square_sketch.change_height(sketch, by))

    columns, rows = len(sketch.rows[0]), len(sketch.rows)
    sizes = [
        ("box-narrower", ft.Icons.REMOVE, partial(change_width, -1)),
        ("box-wider", ft.Icons.ADD, partial(change_width, 1)),
        ("box-lower", ft.Icons.REMOVE, partial(change_height, -1)),
        ("box-higher", ft.Icons.ADD, partial(change_height, 1)),
    ]
    buttons: list[ft.Control] = [
        text_button(phone, phone.say(words), act, icon=icon) for words, icon, act in sizes
    ]
    return [
        *paint_controls(phone, game, sketch, form, change, keep),
        faint_text(phone.say("box-size", columns=columns, rows=rows)),
        ft.Row(buttons, wrap=True, spacing=4, run_spacing=0),
    ]


def paint_controls(
    phone: Phone, game: AnyGame, sketch: Sketch, form: BoardForm, change: Change, keep: Keep
) -> list[ft.Control]:
    """Draw the squares of a board to paint, with their brushes."""
    return [
        faint_text(phone.say("box-draw-board")),
        _draw_palette(phone, game, sketch, form.marks, change),
        _draw_square_grid(phone, game, sketch, form.marks, square_sketch.paint_square, change, keep),
    ]


def _draw_palette(
    phone: Phone, game: AnyGame, sketch: Sketch, marks: tuple[Mark, ...], change: Change
) -> ft.Control:
    def choose_letter(letter: str) -> None:
        change(lambda sketch: sketch.choose_brush(letter))

    brushes = [
        tappable(
            phone.say("box-brush", what=square_name(phone, game, mark)),
            draw_square(phone, game, mark, CELL - 8),
            partial(choose_letter, mark.letter),
            selected=mark.letter == sketch.brush,
            width=CELL + 4,
            height=CELL + 4,
            alignment=CENTER,
            border_radius=RADIUS - 2,
            border=ft.Border.all(
                3, ft.Colors.PRIMARY if mark.letter == sketch.brush else ft.Colors.TRANSPARENT
            ),
        )
        for mark in marks
    ]
    held = mark_of(marks, sketch.brush)
    return ft.Column(
        [
            ft.Row(list(brushes), wrap=True, spacing=4, run_spacing=4),
            faint_text(square_name(phone, game, held)),
        ],
        spacing=2,
    )


def _draw_square_grid(
    phone: Phone,
    game: AnyGame,
    sketch: Sketch,
    marks: tuple[Mark, ...],
    act: Callable[[Sketch, int, int], Sketch],
    change: Change,
    keep: Keep,
) -> ft.Control:
    """Draw the grid to tap. It scrolls sideways if it is wider than the page."""
    across = len(sketch.rows[0])

    def square_words(number: int, letter: str) -> str:
        row, column = divmod(number, across)
        what = square_name(phone, game, mark_of(marks, letter))
        return phone.say("box-square", column=column + 1, row=row + 1, what=what)

    def paint_square(at: str) -> None:
        row, column = divmod(grid.index[at], across)
        change(lambda sketch: act(sketch, column, row))

    grid = Grid(across, len(sketch.rows))
    named = zip(grid.names, enumerate("".join(sketch.rows)), strict=True)
    taps = Taps({at: square_words(*there) for at, there in named}, paint_square, where=sketch.name)
    room = content_width(phone, railed=True) + 2 * MARGIN
    size, wider = cell_size(across, min(room, SIDE if phone.lying else WIDEST) - BESIDE)
    drawn = draw_squares(Bystander(phone, kept=keep), game, marks, sketch.rows, size, taps, gap=2)
    return ft.Row([drawn], scroll=ft.ScrollMode.ALWAYS if wider else ft.ScrollMode.AUTO)


def cell_size(columns: int, room: float) -> tuple[float, bool]:
    """Return the size of a square to tap, and True if only some columns are seen at once.

    If so, half a column is seen at the edge, to show that there are more.

    Args:
        columns: number of columns.
        room: width available, in pixels.
    """
    if columns * CELL <= room:
        return CELL, False
    return room / (int(room / CELL - 0.5) + 0.5), True
