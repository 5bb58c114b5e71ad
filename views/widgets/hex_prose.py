"""Pictures of hex maps in the text of a rulebook."""

import math

import flet as ft
import flet.canvas as cv

from views.device.phone import Phone
from views.kit.pens import area_paint, line_paint
from views.models.hex_text import HexDiagram, Point, corners

HALF = 26
"""Half the width of a hex at most, in pixels."""

SIGN = 2.2
"""Size of a sign of one letter, in half widths of a hex; longer signs are made to fit."""

ROAD = 5
"""Thickness of a road, in pixels."""


def hex_picture(phone: Phone, diagram: HexDiagram, room: float) -> ft.Control:
    """Draw a map of hexes. Prints, in small letters in the text, are plain, and pieces on them are filled.

    Args:
        phone: the phone that shows it.
        diagram: the map.
        room: maximum width, in pixels.
    """
    wide, high = diagram.size
    half = min(phone.size(HALF), room / wide)
    side = half * 2 / math.sqrt(3)
    drawn = [shape for sign, centre in diagram.signs for shape in _draw_hex(phone, sign, centre, half, side)]
    drawn += [
        cv.Line(x * half, y * side, to_x * half, to_y * side, paint=line_paint(ft.Colors.TERTIARY, ROAD))
        for (x, y), (to_x, to_y) in diagram.roads
    ]
    key = f"hexes {half} {phone.dark} {hash(diagram)}"
    return ft.Semantics(
        label="\n".join(diagram.lines),
        image=True,
        exclude_semantics=True,
        content=cv.Canvas(drawn, width=wide * half, height=high * side, key=key),
    )


def _draw_hex(phone: Phone, sign: str, centre: Point, half: float, side: float) -> list[cv.Shape]:
    place, printed = sign.isdigit(), sign[0].islower()
    path: list[cv.Path.PathElement] = [
        (cv.Path.LineTo if number else cv.Path.MoveTo)(x * half, y * side)
        for number, (x, y) in enumerate(corners(centre))
    ]
    path.append(cv.Path.Close())
    ground = ft.Colors.SURFACE if place or printed else ft.Colors.SECONDARY_CONTAINER
    style = ft.TextStyle(
        size=min(phone.size(15), half * SIGN / len(sign)),
        weight=ft.FontWeight.W_700,
        color=ft.Colors.PRIMARY
        if place
        else ft.Colors.ON_SURFACE_VARIANT
        if printed
        else ft.Colors.ON_SECONDARY_CONTAINER,
    )
    return [
        cv.Path(path, paint=area_paint(ground)),
        cv.Path(path, paint=line_paint(ft.Colors.PRIMARY if place else ft.Colors.OUTLINE, 2 if place else 1)),
        cv.Text(centre[0] * half, centre[1] * side, sign, style, alignment=ft.Alignment.CENTER),
    ]
