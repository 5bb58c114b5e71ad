"""Marks drawn over tiles for the moment: a tile in hand over the board, and arrows for upgrades."""

import flet as ft
import flet.canvas as cv

from companion.games.small_city.position import CellName
from companion.games.small_city.printed import Printed
from views.boards.small_city.look import look_of
from views.boards.small_city.marks import draw_function, draw_letters
from views.boards.small_city.picture import Ghost
from views.boards.small_city.tiles import square_functions
from views.kit.pens import Shapes, area_paint, line_paint
from views.kit.squares import Squares

SOLID = 0.82
"""Opacity of a tile in hand."""


def ghost_shapes(box: Printed, ghosts: tuple[Ghost, ...], layout: Squares) -> Shapes:
    """Draw tiles in hand in their colours, with the functions of their squares."""
    return [shape for ghost in ghosts for shape in _draw_ghost(box, ghost, layout)]


def _draw_ghost(box: Printed, ghost: Ghost, layout: Squares) -> Shapes:
    look, size = look_of(ghost.kind), layout.size
    does = square_functions(box, ghost.kind, ghost.cells)
    outline = layout.outline(ghost.cells, size * 0.05, joined=True)
    shapes: Shapes = [cv.Path(outline, paint=area_paint(ft.Colors.with_opacity(SOLID, look.colour)))]
    shown = layout.shown_among(ghost.cells)
    for cell in shown:
        x, y = layout.middle(cell)
        shapes += draw_function(does[cell], x, y, size * 0.5, look.ink)
    if shown and does[shown[0]] == "#":
        x, y = layout.middle(min(shown, key=lambda cell: layout.square(cell)[::-1]))
        shapes.append(draw_letters(x, y, ghost.kind, size * 0.38, look.ink))
    return shapes


def arrow_shapes(arrows: tuple[CellName, ...], layout: Squares) -> Shapes:
    """Draw a round badge with an arrow up in the upper right corner of each square."""
    return [
        shape
        for at in layout.shown_among(arrows)
        for shape in _draw_arrow_up(*layout.upper_left(at), layout.size)
    ]


def _draw_arrow_up(left: float, top: float, size: float) -> Shapes:
    radius = max(7.0, size * 0.2)
    x, y = left + size - radius * 0.9, top + radius * 0.9
    arrow: list[cv.Path.PathElement] = [
        cv.Path.MoveTo(x, y + radius * 0.55),
        cv.Path.LineTo(x, y - radius * 0.5),
        cv.Path.MoveTo(x - radius * 0.45, y - radius * 0.05),
        cv.Path.LineTo(x, y - radius * 0.55),
        cv.Path.LineTo(x + radius * 0.45, y - radius * 0.05),
    ]
    return [
        cv.Circle(x, y, radius, area_paint("#FFFFFF")),
        cv.Circle(x, y, radius, line_paint("#10151A", 1.4)),
        cv.Path(arrow, paint=line_paint("#10151A", max(1.6, radius * 0.2))),
    ]
