"""Box entries of Small City's cardboard, drawn as on the palette and the board."""

from collections.abc import Mapping

import flet as ft
import flet.canvas as cv

from companion.engine.box import NameParts, split_name
from companion.games.small_city.plan import Plan
from companion.games.small_city.position import Laid, Town
from companion.games.small_city.printed import Kind, printed_values
from companion.games.small_city.shapes import LETTERS, Drawing, parse_ground
from companion.geometry.bits import bits
from views.boards.small_city.ground import ground_shapes
from views.boards.small_city.look import board_look
from views.boards.small_city.marks import draw_any_cube, draw_letters
from views.boards.small_city.mini import goods_row, mini_tile
from views.boards.small_city.picture import Picture
from views.boards.small_city.tiles import ROOMY, tile_shapes
from views.device.phone import Phone
from views.kit.pens import Shapes
from views.kit.squares import Squares

LARGEST, CUBE = 34.0, 24.0
"""Greatest size of a tile's square and of a cube, in pixels."""

CARD = 96.0
"""Greatest height of a promise card, in pixels."""

BIT = 3
"""Plots beside each other on a bit of board, at least."""

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
        case NameParts("promise"):
            return _draw_promise(phone, text, side)
        case NameParts("warehouse"):
            return _draw_count(phone, _draw_any_cube(_part(side)), text)
        case NameParts("cubes", cube):
            return _draw_count(phone, goods_row(cube, _part(side)), text)
        case NameParts("stock", family):
            return _draw_count(phone, _draw_stock(family, _part(side)), text)
    return None


def paint_piece(phone: Phone, texts: Mapping[str, str], side: float) -> ft.Control | None:
    """Draw a tile on a bit of board, with the goods that it costs below, or return None for other pieces.

    Args:
        phone: the phone that shows it.
        texts: texts of the entries of the piece, by name.
        side: pixels that the bit of board is wide and high.
    """
    kind: Kind
    (name, text), *others = texts.items()
    parts = split_name(name)
    if parts.kind != "tile" or not text:
        return None
    kind = parts.which  # type: ignore[assignment]
    below = [paint_entry(phone, other, said, side) for other, said in others if said]
    shown = [_draw_on_board(phone, kind, text.split()[0], side), *filter(None, below)]
    return ft.Column(shown, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _draw_on_board(phone: Phone, kind: Kind, drawing: str, side: float) -> ft.Control:
    """Draw a tile in the middle of a few free plots."""
    box, steps, look = (
        printed_values((("tile-" + kind, drawing),)),
        Drawing.read(drawing).steps,
        board_look(phone),
    )
    across, down = max(x for x, _ in steps) + 1, max(y for _, y in steps) + 1
    squares = max(BIT, across, down)
    left, top = (squares - across) // 2, (squares - down) // 2
    ground = parse_ground("/".join(["0" * squares] * squares))
    names = ground.grid.names
    order = sorted(steps, key=lambda step: (LETTERS.index(steps[step]), step[1], step[0]))
    cells = tuple(names[(y + top) * squares + x + left] for x, y in order)
    here = Plan(box, ground, (Laid(kind, cells),))
    layout = Squares(ground.grid, range(squares), range(squares), side / squares)
    shapes: Shapes = ground_shapes(Picture(here, Town(), 0, ()), layout, look)
    shapes += tile_shapes(here, layout, frozenset(), look)
    return cv.Canvas(shapes, width=side, height=side)


def _draw_stock(family: str, size: float) -> ft.Control:
    """Draw the smallest tile of a family."""
    kind: Kind = "WA" if family == "WA" else f"{family}1"  # type: ignore[assignment]
    return mini_tile(printed_values().texts[f"tile-{kind}"], kind, size, size / 0.72)


def _part(side: float) -> float:
    """Return the size of a picture before its number."""
    return min(CUBE, side * 0.4)


def _draw_count(phone: Phone, picture: ft.Control, text: str) -> ft.Control:
    """Draw a thing and the number of it."""
    words = ft.Text(f"× {text}", size=min(phone.size(16), 22), weight=ft.FontWeight.W_700)
    return ft.Row([picture, words], spacing=4, tight=True)


def _draw_any_cube(size: float) -> ft.Control:
    return cv.Canvas(
        draw_any_cube(size / 2, size / 2, size * 0.92, ft.Colors.ON_SURFACE), width=size, height=size
    )


def _draw_promise(phone: Phone, votes: str, side: float) -> ft.Control:
    """Draw a promise card with its votes."""
    high = min(side, CARD)
    ink = ft.Colors.ON_SECONDARY_CONTAINER
    number = ft.Text(votes, size=high * 0.34, weight=ft.FontWeight.W_700, color=ink)
    ballot = ft.Icon(ft.Icons.HOW_TO_VOTE, size=high * 0.3, color=ink)
    return ft.Container(
        ft.Column([ballot, number], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        width=high * 0.7,
        height=high,
        alignment=ft.Alignment.CENTER,
        border_radius=high * 0.1,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        bgcolor=ft.Colors.SECONDARY_CONTAINER,
    )


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
