"""Box entries of Small City's cardboard, drawn as on the palette and the board."""

import flet as ft
import flet.canvas as cv

from companion.engine.box import NameParts, split_name
from companion.games.small_city.plan import Plan
from companion.games.small_city.position import Town
from companion.games.small_city.printed import Kind, printed_values
from companion.games.small_city.shapes import Drawing, parse_ground
from companion.geometry.bits import bits
from views.boards.small_city.ground import ground_shapes
from views.boards.small_city.look import board_look
from views.boards.small_city.marks import draw_letters
from views.boards.small_city.mini import goods_row, mini_tile
from views.boards.small_city.picture import Picture
from views.boards.small_city.tiles import ROOMY
from views.device.phone import Phone
from views.kit.pens import Shapes
from views.kit.squares import Squares

LARGEST, CUBE = 34.0, 24.0
"""Greatest size of a tile's square and of a cube, in pixels."""

OVERLAP = 0.72
"""Part of its width that each cube of a cost after the first takes."""


def paint_entry(phone: Phone, name: str, text: str, side: float) -> ft.Control | None:
    """Draw a box entry as on the palette or the board, or return None if its form draws it as well.

    Args:
        phone: the phone that shows it.
        name: of the entry.
        text: the printed value.
        side: the most pixels it may be wide and high.
    """
    match split_name(name):
        case NameParts("tile", kind):
            return _draw_tile(kind, text.split(), side)  # type: ignore[arg-type]
        case NameParts("cost") if text:
            return goods_row(text, min(CUBE, side / (OVERLAP * (len(text) - 1) + 1)))
        case NameParts("board"):
            return _draw_board(phone, text, side)
    return None


def _draw_tile(kind: Kind, drawings: list[str], side: float) -> ft.Control:
    """Draw every shape of a tile, as in the palette."""
    return ft.Row(
        [_draw_shape(kind, drawing, side) for drawing in drawings], spacing=8, run_spacing=8, wrap=True
    )


def _draw_shape(kind: Kind, drawing: str, side: float) -> ft.Control:
    steps = Drawing.read(drawing).steps
    across, down = max(x for x, _ in steps) + 1, max(y for _, y in steps) + 1
    square = min(LARGEST, side / max(across, down, 2))
    long = square * max(across, down, 2)
    return mini_tile(drawing, kind, min(long, square * across), max(square * down, square / 0.72))


def _draw_board(phone: Phone, text: str, side: float) -> ft.Control:
    """Draw the empty board of a new town, with the step of growth that unlocks each other square."""
    here = Plan(printed_values(), parse_ground(text), ())
    grid, look = here.grid, board_look(phone)
    size = min(LARGEST, side / max(grid.columns, grid.rows))
    layout = Squares(grid, range(grid.columns), range(grid.rows), size)
    shapes: Shapes = ground_shapes(Picture(here, Town(), 0, ()), layout, look)
    for step, area in enumerate(here.ground.areas[1:], 1) if size >= ROOMY * 0.6 else ():
        for number in bits(area & ~here.ground.areas[step - 1]):
            x, y = layout.middle(grid.names[number])
            shapes.append(draw_letters(x, y, str(step), size * 0.5, look.ink))
    return cv.Canvas(shapes, width=layout.width, height=layout.height)
