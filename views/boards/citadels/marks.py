"""Small vector marks drawn by hand (the crown, a dagger, a sack of gold), and one function for any sign."""

import flet as ft
import flet.canvas as cv

from views.boards.citadels.look import Drawn, Sign

Point = tuple[float, float]

_OUTLINES: dict[Drawn, tuple[tuple[Point, ...], ...]] = {
    "crown": (
        ((8, 30), (28, 50), (50, 14), (72, 50), (92, 30), (84, 74), (16, 74)),
        ((16, 80), (84, 80), (84, 90), (16, 90)),
    ),
    "dagger": (
        ((50, 98), (40, 82), (40, 44), (60, 44), (60, 82)),
        ((24, 32), (76, 32), (76, 42), (24, 42)),
        ((44, 4), (56, 4), (56, 30), (44, 30)),
    ),
}
"""Polygons on a square of 100 by 100."""


def draw_sign(which: Sign, size: float, ink: str) -> ft.Control:
    """Draw a sign of `size` pixels: an icon, or a mark drawn by hand."""
    if isinstance(which, ft.IconData):
        return ft.Icon(which, size=size, color=ink)
    return cv.Canvas(_draw_shapes(which, size, ink), width=size, height=size)


def _draw_shapes(which: Drawn, size: float, ink: str) -> list[cv.Shape]:
    paint = ft.Paint(color=ink, style=ft.PaintingStyle.FILL)
    if which == "sack":
        return [cv.Path(_trace_sack(size / 100), paint=paint)]
    return [cv.Path(_trace_polygon(points, size / 100), paint=paint) for points in _OUTLINES[which]]


def _trace_polygon(points: tuple[Point, ...], scale: float) -> list[cv.Path.PathElement]:
    first, *others = ((x * scale, y * scale) for x, y in points)
    return [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in others), cv.Path.Close()]


def _trace_sack(scale: float) -> list[cv.Path.PathElement]:
    def scale_all(*numbers: float) -> list[float]:
        return [number * scale for number in numbers]

    return [
        cv.Path.MoveTo(*scale_all(34, 8)),
        cv.Path.LineTo(*scale_all(66, 8)),
        cv.Path.LineTo(*scale_all(58, 28)),
        cv.Path.CubicTo(*scale_all(84, 42, 98, 92, 72, 92)),
        cv.Path.LineTo(*scale_all(28, 92)),
        cv.Path.CubicTo(*scale_all(2, 92, 16, 42, 42, 28)),
        cv.Path.Close(),
    ]
