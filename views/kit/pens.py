"""Paint for what is drawn by hand on a canvas."""

from functools import lru_cache

import flet as ft
import flet.canvas as cv

Shapes = list[cv.Shape]
"""What is drawn on a canvas, from the bottom up."""


@lru_cache(maxsize=4096)
def pen(colour: str, width: float, dash: tuple[float, ...] = ()) -> ft.Paint:
    """Paint that draws a line with round ends; all that is drawn alike has the very same.

    Args:
        colour: of the line.
        width: of the line, in pixels.
        dash: lengths of dashes and gaps in turn, in pixels; none for a line without gaps.
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
def fill(colour: str) -> ft.Paint:
    """Paint that fills; all areas of a colour have the very same."""
    return ft.Paint(color=colour, style=ft.PaintingStyle.FILL)
