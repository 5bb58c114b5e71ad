"""Tiles as pieces of cardboard: one outline, the function of each square, a letter, a number."""

import flet as ft
import flet.canvas as cv

from companion.games.small_city.plan import Plan
from companion.games.small_city.position import CellName, Cells, Laid
from companion.games.small_city.printed import Kind, Printed
from views.boards.small_city.look import Board, Look, look_of
from views.boards.small_city.marks import draw_function, draw_letters
from views.kit.outline import Square, rounded_path
from views.kit.pens import Shapes, area_paint, line_paint
from views.kit.squares import Squares

EDGE = 0.05
"""Thickness of the cardboard, in parts of a square."""

ROOMY = 26.0
"""From this size of a square on, in pixels, there is room for more than a letter."""


def tile_shapes(plan: Plan, layout: Squares, covered: frozenset[CellName], board: Board) -> Shapes:
    """Draw all tiles of a town.

    Args:
        plan: the tiles.
        layout: layout of the squares.
        covered: squares with a piece on them: their print makes room.
        board: the colours of the board below.
    """
    shapes: Shapes = []
    for tile in plan.tiles:
        shapes += draw_tile(plan.box, tile, layout, covered, board)
    return shapes


def draw_tile(
    box: Printed, tile: Laid, layout: Squares, covered: frozenset[CellName], board: Board
) -> Shapes:
    """Draw one tile: its cardboard and all that is printed on it."""
    look, does = look_of(tile.kind), square_functions(box, tile.kind, tile.cells)
    solid = layout.columns_and_rows(cell for cell in tile.cells if does[cell] != "~")
    water = layout.columns_and_rows(cell for cell in tile.cells if does[cell] == "~")
    shapes = draw_cardboard(solid, layout.size, look)
    if water:
        shapes = [*_draw_harbor_water(layout.columns_and_rows(tile.cells), layout.size, board), *shapes]
    for cell in layout.shown_among(tile.cells):
        x, y = layout.middle(cell)
        shapes += _draw_printed(does[cell], x, y, layout.size, look, cell in covered)
    label = _label_square(tile, layout, does)
    if label:
        shapes += _draw_label(tile, label, layout, look)
    return shapes


def square_functions(box: Printed, kind: Kind, cells: Cells) -> dict[CellName, str]:
    """Map each square of a tile to its function, or to a plain place if the box knows no more."""
    letters = box.functions[kind]
    return {cell: letters[i] if i < len(letters) else "#" for i, cell in enumerate(cells)}


def draw_cardboard(
    squares: list[Square], size: float, look: Look, *, left: float = 0, top: float = 0
) -> Shapes:
    """Draw a piece of cardboard with its lower edge, and thin lines between its squares."""
    if not squares:
        return []
    inset, radius, deep = max(1.0, size * 0.045), size * 0.17, size * EDGE
    body = rounded_path(squares, size, inset=inset, radius=radius, left=left, top=top)
    under = rounded_path(squares, size, inset=inset, radius=radius, left=left, top=top + deep)
    return [
        cv.Path(under, paint=area_paint(look.edge)),
        cv.Path(body, paint=area_paint(look.colour)),
        *_draw_seams(squares, size, look, left, top),
    ]


def _draw_seams(squares: list[Square], size: float, look: Look, left: float, top: float) -> Shapes:
    """Draw faint lines between the squares of one tile."""
    around, elements, gap = set(squares), list[cv.Path.PathElement](), size * 0.16
    for x, y in squares:
        px, py = left + x * size, top + y * size
        if (x + 1, y) in around:
            elements += [cv.Path.MoveTo(px + size, py + gap), cv.Path.LineTo(px + size, py + size - gap)]
        if (x, y + 1) in around:
            elements += [cv.Path.MoveTo(px + gap, py + size), cv.Path.LineTo(px + size - gap, py + size)]
    if not elements:
        return []
    ink = ft.Colors.with_opacity(0.35, look.ink)
    return [cv.Path(elements, paint=line_paint(ink, max(1.0, size * 0.025)))]


def _draw_harbor_water(squares: list[Square], size: float, board: Board) -> Shapes:
    """Draw the whole tile as water, under its buildings."""
    body = rounded_path(squares, size, inset=max(1.0, size * 0.045), radius=size * 0.17)
    return [
        cv.Path(body, paint=area_paint(board.water)),
        cv.Path(body, paint=line_paint(board.wave, size * 0.04)),
    ]


def _draw_printed(does: str, x: float, y: float, size: float, look: Look, taken: bool) -> Shapes:
    if size < ROOMY * 0.6:
        return []
    if does == "~":
        return [draw_letters(x, y, "≈", size * 0.42, "#2F6F93")] if size >= ROOMY else []
    if taken:
        return draw_function(does, x + size * 0.23, y - size * 0.27, size * 0.34, look.ink)
    return draw_function(does, x, y + size * 0.04, size * 0.5, look.ink)


def _label_square(tile: Laid, layout: Squares, does: dict[CellName, str]) -> CellName | None:
    """Find the first shown building square of a tile, from the top left."""
    shown = [cell for cell in layout.shown_among(tile.cells) if does[cell] != "~"]
    return min(shown, key=lambda cell: layout.square(cell)[::-1], default=None)


def _draw_label(tile: Laid, cell: CellName, layout: Squares, look: Look) -> Shapes:
    left, top = layout.upper_left(cell)
    size = layout.size
    letters = size * (0.25 if size >= ROOMY else 0.4)
    style = ft.TextStyle(size=round(letters, 1), weight=ft.FontWeight.W_700, color=look.ink)
    shapes: Shapes = [cv.Text(left + size * 0.12, top + size * 0.07, tile.kind, style)]
    if tile.fresh:
        dot = size * 0.07
        shapes.append(cv.Circle(left + size * 0.86, top + size * 0.86, dot, area_paint(look.ink)))
    return shapes
