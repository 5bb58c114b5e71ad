"""Strokes on a canvas of the screen."""

from functools import lru_cache

import flet as ft
import flet.canvas as cv

from views.boards.roll_into_town.pencil.strokes import Drawing, Stroke, Trace, group_strokes
from views.boards.roll_into_town.pencil.tones import Palette, palette
from views.flet_adapter.sparse_diff.sending import Sent, write_once
from views.kit.pens import area_paint, line_paint

Shapes = list[cv.Shape]

THIN = 1.0
"""No line is thinner than this, in pixels."""


def drawing_shapes(
    drawing: Drawing, size: float, tones: Palette, *, left: float = 0, top: float = 0
) -> Shapes:
    """Convert a drawing to shapes for a canvas.

    Args:
        drawing: the drawing.
        size: of a square, in pixels.
        tones: the pencils.
        left: of the square, in pixels.
        top: of the square, in pixels.
    """
    return [
        cv.Path(
            [
                element
                for each in strokes
                for element in path_elements(each.trace, size, left, top, closed=each.closed)
            ],
            paint=_make_paint(first, size, tones),
        )
        for first, strokes in group_strokes(drawing)
    ]


@lru_cache(maxsize=4096)
def cached_shapes(drawing: Drawing, size: float, *, dark: bool) -> Sent:
    """Convert a drawing to cached shapes: equal squares share one value, on all phones."""
    return write_once(drawing_shapes(drawing, size, palette(dark=dark)))


def guess_shapes(drawing: Drawing, size: float, tones: Palette, *, left: float = 0, top: float = 0) -> Shapes:
    """Convert a drawing that is not agreed yet: its lines in grey, its areas pale."""
    drawn: Shapes = []
    for stroke in drawing:
        path = path_elements(stroke.trace, size, left, top, closed=stroke.closed)
        if stroke.width == 0:
            colour = ft.Colors.with_opacity(0.45, tones[stroke.tone])
            drawn.append(cv.Path(path, paint=ft.Paint(color=colour, style=ft.PaintingStyle.FILL)))
        elif stroke.tone != "paper":
            drawn.append(cv.Path(path, paint=line_paint(tones["guess"], max(THIN, stroke.width * size))))
    return drawn


def path_elements(
    trace: Trace, size: float, left: float = 0, top: float = 0, *, closed: bool = False
) -> list[cv.Path.PathElement]:
    """Convert a trace to the elements of a path."""
    path: list[cv.Path.PathElement] = []
    for part in trace:
        at = [_round_pixels(value * size + (top if i % 2 else left)) for i, value in enumerate(part)]
        if len(at) == 2:
            path.append(cv.Path.LineTo(*at) if path else cv.Path.MoveTo(*at))
        else:
            path.append(cv.Path.CubicTo(*at))
    if closed:
        path.append(cv.Path.Close())
    return path


def _round_pixels(value: float) -> float:
    """Round pixels to tenths. Whole ones take an eighth of the room on the line."""
    short = round(float(value), 1)
    return int(short) if short.is_integer() else short


def _make_paint(stroke: Stroke, size: float, tones: Palette) -> ft.Paint:
    colour = tones[stroke.tone]
    if stroke.width == 0:
        return area_paint(colour)
    return line_paint(colour, max(THIN, round(stroke.width * size, 2)))
