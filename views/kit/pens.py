"""Paint for what is drawn by hand on a canvas."""

import flet as ft
import flet.canvas as cv

Shapes = list[cv.Shape]
"""What is drawn on a canvas, from the bottom up."""


def pen(colour: str, width: float, dash: list[float] | None = None) -> ft.Paint:
    """Paint that draws a line with round ends.

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
        stroke_dash_pattern=dash,
    )


def fill(colour: str) -> ft.Paint:
    """Paint that fills."""
    return ft.Paint(color=colour, style=ft.PaintingStyle.FILL)
