"""Paint for drawings on a canvas."""

from functools import lru_cache

import flet as ft
import flet.canvas as cv

Shapes = list[cv.Shape]
"""Shapes on a canvas, from the bottom up."""


@lru_cache(maxsize=4096)
def line_paint(colour: str, width: float, dash: tuple[float, ...] = ()) -> ft.Paint:
    """Make the cached paint of a line with round ends. Equal lines share one paint.

    Args:
        colour: of the line.
        width: of the line, in pixels.
        dash: lengths of dashes and gaps in turn, in pixels; empty for a line without gaps.
    """
    return ft.Paint(
        color=colour,
        style=ft.PaintingStyle.STROKE,
        stroke_width=width,
        stroke_join=ft.StrokeJoin.ROUND,
        stroke_cap=ft.StrokeCap.ROUND,
        stroke_dash_pattern=[*dash] or None,
    )


@lru_cache(maxsize=1024)
def area_paint(colour: str) -> ft.Paint:
    """Make the cached paint that fills an area. Areas of a colour share one paint."""
    return ft.Paint(color=colour, style=ft.PaintingStyle.FILL)
