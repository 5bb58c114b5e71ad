"""Strokes as plain data in the unit square: a drawing is made of them, whatever draws it in the end.

A trace is a line through the square: its first point, then for each part either the point a straight line
leads to, or the two handles and the end of a Bézier curve. Right and down are positive.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal

Point = tuple[float, float]
Trace = tuple[tuple[float, ...], ...]

Tone = Literal[
    "ink", "soft", "paper", "grid", "wheat", "grain", "stone", "shade", "leaf", "bough", "water", "wave",
    "ripple", "sand", "wall", "roof", "wood", "ale", "lamp", "nave", "glow", "lit", "asked", "guess",
]  # fmt: skip
"""Pencils of the box, by purpose."""

FINE, PLAIN, BOLD = 0.028, 0.042, 0.06
"""Widths of a pencil, in squares."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """One line of a pencil, or one area filled with it.

    Attributes:
        trace: its points.
        tone: the pencil.
        width: of the line, in squares; 0 for an area.
        closed: whether it ends where it began.
    """

    trace: Trace
    tone: Tone = "ink"
    width: float = PLAIN
    closed: bool = False


Drawing = tuple[Stroke, ...]
"""Strokes in the order in which they are drawn."""


def group_strokes(drawing: Drawing) -> Iterator[tuple[Stroke, Drawing]]:
    """Group consecutive strokes of one pencil and one width: yield the first, and all of them.

    Areas stay apart: two that overlap are not one.
    """
    for (_, width), found in groupby(drawing, key=lambda stroke: (stroke.tone, stroke.width)):
        strokes = tuple(found)
        if width:
            yield strokes[0], strokes
        else:
            yield from ((stroke, (stroke,)) for stroke in strokes)


# Traces ---------------------------------------------------------------------------------------------------


def curve(*points: Point) -> Trace:
    """Trace a smooth line through some points."""
    return (points[0], *_bezier_curves([points[0], *points, points[-1]]))


def ring(*points: Point) -> Trace:
    """Trace a smooth closed line through some points."""
    return (points[0], *_bezier_curves([points[-1], *points, points[0], points[1]]))


def oval(x: float, y: float, across: float, down: float, corners: int = 8) -> Trace:
    """Trace an oval around a middle, by its two radii."""
    angles = [math.tau * i / corners for i in range(corners)]
    return ring(*((x + across * math.cos(angle), y + down * math.sin(angle)) for angle in angles))


def box(left: float, top: float, right: float, bottom: float) -> Trace:
    """Trace a rectangle."""
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _bezier_curves(points: Sequence[Point]) -> list[tuple[float, ...]]:
    """Compute Bezier curves from the second to the last but one point, directed by their neighbours."""
    parts: list[tuple[float, ...]] = []
    for i in range(1, len(points) - 2):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[i - 1 : i + 3]
        parts.append((bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy))
    return parts


# Strokes --------------------------------------------------------------------------------------------------


def line(*points: Point, tone: Tone = "ink", width: float = PLAIN) -> Stroke:
    """Draw straight lines through some points."""
    return Stroke(points, tone, width)


def area(trace: Trace, tone: Tone) -> Stroke:
    """Fill the area that a trace encloses."""
    return Stroke(trace, tone, 0, closed=True)


def edge(trace: Trace, tone: Tone = "ink", width: float = PLAIN) -> Stroke:
    """Close a trace as a line."""
    return Stroke(trace, tone, width, closed=True)


def filled_shape(trace: Trace, tone: Tone, ink: Tone = "ink", width: float = PLAIN) -> Drawing:
    """Fill the area that a trace encloses, and draw its edge."""
    return area(trace, tone), edge(trace, ink, width)


# Changing drawings ----------------------------------------------------------------------------------------


def transform_drawing(drawing: Drawing, transform: Callable[[Point], Point]) -> Drawing:
    """Move each point of a drawing by a function."""
    return tuple(
        replace(stroke, trace=tuple(_transform_points(part, transform) for part in stroke.trace))
        for stroke in drawing
    )


def _transform_points(part: tuple[float, ...], transform: Callable[[Point], Point]) -> tuple[float, ...]:
    return tuple(value for i in range(0, len(part), 2) for value in transform((part[i], part[i + 1])))


def turn_drawing(drawing: Drawing, quarters: int) -> Drawing:
    """Turn a drawing clockwise by a number of quarters, around the middle of the square."""
    for _ in range(quarters % 4):
        drawing = transform_drawing(drawing, lambda point: (1 - point[1], point[0]))
    return drawing


def lean_drawing(drawing: Drawing, degrees: float) -> Drawing:
    """Turn a drawing clockwise by an angle in degrees, around the middle of the square."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def place_point(point: Point) -> Point:
        x, y = point[0] - 0.5, point[1] - 0.5
        return 0.5 + x * cos - y * sin, 0.5 + x * sin + y * cos

    return transform_drawing(drawing, place_point)


def place_drawing(drawing: Drawing, left: float, top: float, size: float = 1) -> Drawing:
    """Move and scale a drawing, and its pencil with it."""

    def place_point(point: Point) -> Point:
        return left + point[0] * size, top + point[1] * size

    return tuple(
        replace(stroke, width=stroke.width * size) for stroke in transform_drawing(drawing, place_point)
    )


def add_halo(drawing: Drawing, width: float = 0.1) -> Drawing:
    """Add a rim around a drawing, to be read on any ground."""
    rim = tuple(
        replace(stroke, tone="paper", width=stroke.width + width) for stroke in drawing if stroke.width
    )
    return *rim, *drawing


OFF = 0.011
"""Greatest offset of a point that is drawn by hand, in squares."""


def redraw_by_hand(drawing: Drawing, which: int) -> Drawing:
    """Redraw a drawing by hand: shift its points a little, except those on the square's edge.

    Args:
        drawing: the exact drawing.
        which: number of the variant.
    """
    drawn: list[Stroke] = []
    for number, stroke in enumerate(drawing):
        drawn += transform_drawing(
            (stroke,),
            lambda point, number=number: _shift_point(point, which * 31 + number),  # type: ignore[misc]
        )
    return tuple(drawn)


def _shift_point(point: Point, seed: int) -> Point:
    if any(value in (0, 1) for value in point):
        return point
    x, y = point
    turn = math.sin(x * 12.9898 + y * 78.233 + seed * 37.719) * 43758.5453
    angle, far = math.tau * (turn - math.floor(turn)), OFF * (0.5 + 0.5 * math.sin(turn))
    return x + far * math.cos(angle), y + far * math.sin(angle)
