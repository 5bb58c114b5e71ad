"""Tiles drawn small, for palettes and prices."""

import flet as ft
import flet.canvas as cv

from companion.games.small_city.printed import Colour, Kind
from companion.games.small_city.shapes import Drawing
from views.boards.small_city.look import DAY, Look, look_of
from views.boards.small_city.marks import draw_cube, draw_function
from views.boards.small_city.tiles import draw_cardboard
from views.device.theme import CENTER
from views.kit.pens import Shapes


def mini_tile(drawing: str, kind: Kind, width: float, height: float) -> ft.Control:
    """Draw a tile's cardboard as it is printed, fitted into `width` by `height` pixels."""
    steps = Drawing.read(drawing).steps
    across, down = max(x for x, _ in steps) + 1, max(y for _, y in steps) + 1
    if across < down and width > height:
        steps = {(y, x): mark for (x, y), mark in steps.items()}
        across, down = down, across
    size = min(width / across, height / down, height * 0.72)
    left, top = (width - across * size) / 2, (height - down * size) / 2
    look = look_of(kind)
    shapes: Shapes = []
    for solid in (False, True):
        squares = [step for step, mark in steps.items() if (mark != "~") == solid]
        if squares:
            drawn = draw_cardboard(squares, size, look, left=left, top=top)
            shapes += drawn if solid else _fill_with_water(drawn)
    for (x, y), mark in steps.items():
        shapes += draw_function(mark, left + (x + 0.5) * size, top + (y + 0.5) * size, size * 0.56, look.ink)
    layers: list[ft.Control] = [cv.Canvas(shapes, width=width, height=height)]
    places = [(y, x) for (x, y), mark in steps.items() if mark == "#"]
    if places and all(mark in "#~" for mark in steps.values()):
        layers.append(_draw_icon(kind, size, left, top, min(places)))
    return ft.Stack(layers, width=width, height=height)


def _fill_with_water(shapes: Shapes) -> Shapes:
    for shape in shapes:
        if isinstance(shape, cv.Path) and shape.paint.style == ft.PaintingStyle.FILL:
            shape.paint = ft.Paint(color=DAY.water, style=ft.PaintingStyle.FILL)
    return shapes


def _draw_icon(kind: Kind, size: float, left: float, top: float, corner: tuple[int, int]) -> ft.Control:
    look, (y, x) = look_of(kind), corner
    icon = ft.Icon(look.icon, size=round(size * 0.62, 1), color=look.ink)
    return ft.Container(
        icon, left=left + x * size, top=top + y * size, width=size, height=size, alignment=CENTER
    )


def tile_badge(look: Look, size: float) -> ft.Control:
    """Draw a pictogram on a piece of its cardboard, to stand in a line."""
    icon = ft.Icon(look.icon, size=size * 0.62, color=look.ink)
    return ft.Container(
        icon, width=size, height=size, border_radius=size * 0.27, bgcolor=look.colour, alignment=CENTER
    )


def goods_row(goods: tuple[Colour, ...] | str, size: float) -> ft.Control:
    """Draw goods side by side, overlapping a little."""
    step = size * 0.72
    width = step * max(0, len(goods) - 1) + size
    shapes: Shapes = []
    for i, colour in enumerate(goods):
        shapes += draw_cube(size / 2 + i * step, size / 2, size * 0.92, colour)  # type: ignore[arg-type]
    return cv.Canvas(shapes, width=width, height=size)
