"""Things of the map as single drawings for tiles, buttons and lines: squares, icons, buildings, goods."""

from collections.abc import Hashable
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.games.roll_into_town.marks import BUILT, EMPTY, Building, Icon, icon_token
from companion.games.roll_into_town.printed import Printed
from companion.geometry.square import Grid
from views.boards.roll_into_town.look import screen_pencils
from views.boards.roll_into_town.pencil import buildings, signs
from views.boards.roll_into_town.pencil.canvas import Shapes, cached_shapes, drawing_shapes
from views.boards.roll_into_town.pencil.strokes import Drawing, place_drawing
from views.boards.roll_into_town.pencil.tokens import CATHEDRAL, draw_square, joined_sides_of_map
from views.device.phone import Phone

PLAIN_SIDES: dict[Icon, str] = {"river": "ns", "coast": "n"}
"""Sides of a river and of a coast where their direction does not matter."""


def glyph(phone: Phone, token: str, size: float) -> ft.Control:
    """Draw one square as it looks on the map."""
    return drawing_glyph(phone, draw_square(token), size)


def icon_glyph(phone: Phone, icon: Icon, size: float) -> ft.Control:
    """Draw the square that an icon stands for."""
    return glyph(phone, icon_token(icon, PLAIN_SIDES.get(icon, "")), size)


def building_glyph(
    phone: Phone, building: Building, size: float, *, printed: Printed | None = None
) -> ft.Control:
    """Draw a building, with the lighthouse's two squares or the Cathedral's outline fitted into one.

    Args:
        phone: the phone that shows it.
        building: the building.
        size: in pixels.
        printed: the sheet whose outline the Cathedral has; a chapel stands for it if none is given.
    """
    if building == "cathedral" and printed:
        return outline_glyph(phone, printed, size)
    if building == "lighthouse":
        half = (*place_drawing(buildings.TOP, 0.25, 0, 0.5), *place_drawing(buildings.BOTTOM, 0.25, 0.5, 0.5))
        return drawing_glyph(phone, half, size)
    if building == "harbor":
        return drawing_glyph(phone, buildings.HARBOR, size)
    return glyph(phone, BUILT[building], size)


def outline_glyph(phone: Phone, printed: Printed, size: float) -> ft.Control:
    """Draw the Cathedral as it is printed on a sheet, fitted into a square."""
    cells = printed.cathedral[False].steps
    across, down = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    grid = Grid(across, down)
    tokens = tuple(CATHEDRAL if (x, y) in cells else EMPTY for y in range(down) for x in range(across))
    each = size / max(across, down)
    left, top = (size - across * each) / 2, (size - down * each) / 2
    found: Shapes = []
    for number, joined in enumerate(joined_sides_of_map(grid, tokens)):
        if tokens[number] == CATHEDRAL:
            x, y = left + number % across * each, top + number // across * each
            found += drawing_shapes(
                draw_square(CATHEDRAL, joined), each, screen_pencils(phone), left=x, top=y
            )
    return _build_canvas(found, size, (phone.dark, grid, tokens))


def resource_mark(phone: Phone, resource: str, size: float) -> ft.Control:
    """Draw food, stone or wood."""
    return drawing_glyph(phone, signs.GOODS[resource], size)


def drawing_glyph(phone: Phone, drawing: Drawing, size: float) -> ft.Control:
    """Draw any drawing in a square of its own."""
    return _build_canvas(cached_shapes(drawing, size, dark=phone.dark), size, (phone.dark, drawing))


def _build_canvas(drawing: Any, size: float, key: Hashable) -> ft.Control:
    """Build a canvas with a key, so that another drawing replaces it whole.

    Comparing stroke by stroke takes longer.
    """
    return cv.Canvas(drawing, width=size, height=size, key=f"drawn {size} {hash(key)}")
