"""Outlines of squares that hang together, with round corners, as paths to be drawn."""

from collections.abc import Iterable
from functools import lru_cache, partial

import flet.canvas as cv

Point = tuple[float, float]
Square = tuple[int, int]
"""Column and row."""


def trace_loops(squares: Iterable[Square]) -> list[list[Square]]:
    """Trace the corners around a set of squares clockwise, and around its holes counterclockwise.

    Corners on a straight line are left out.
    """
    edges: dict[Square, list[Square]] = {}
    around = set(squares)
    for x, y in around:
        for beside, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in around:
                edges.setdefault(start, []).append(end)
    found = []
    while edges:
        found.append(_trace_loop(edges))
    return found


def _trace_loop(edges: dict[Square, list[Square]]) -> list[Square]:
    start = here = min(edges)
    heading = (1, 0)
    walked: list[tuple[Square, Square]] = []
    while not walked or here != start:
        there = max(edges[here], key=partial(_turn_sharpness, here, heading))
        edges[here].remove(there)
        if not edges[here]:
            del edges[here]
        heading = _unit_step(here, there)
        walked.append((here, heading))
        here = there
    return [corner for i, (corner, ahead) in enumerate(walked) if ahead != walked[i - 1][1]]


def _unit_step(start: Square, end: Square) -> Square:
    return end[0] - start[0], end[1] - start[1]


def _turn_sharpness(before: Square, corner: Square, after: Square) -> int:
    """Measure the sharpness of a step's turn to the right, above 0 for a right turn.

    The sharpest right turn keeps two parts apart that touch in a corner only.
    """
    step = _unit_step(before, after)
    return corner[0] * step[1] - corner[1] * step[0]


def closed_path(points: Iterable[Point]) -> list[cv.Path.PathElement]:
    """Draw a closed path through points."""
    first, *others = ((round(x, 1), round(y, 1)) for x, y in points)
    return [cv.Path.MoveTo(*first), *(cv.Path.LineTo(*point) for point in others), cv.Path.Close()]


def rounded_path(
    squares: Iterable[Square], size: float, *, inset: float, radius: float, left: float = 0, top: float = 0
) -> list[cv.Path.PathElement]:
    """Trace the outline of squares as path elements with round corners.

    Args:
        squares: columns and rows.
        size: of a square, in pixels.
        inset: distance of the outline inside the squares, in pixels; outside if below zero.
        radius: of its corners, in pixels.
        left: left end of column 0, in pixels.
        top: upper end of row 0, in pixels.
    """
    elements: list[cv.Path.PathElement] = []
    for corners in trace_loops(squares):
        elements += _round_outline(
            tuple((left + x * size, top + y * size) for x, y in corners), inset, radius
        )
    return elements


@lru_cache(maxsize=4096)
def _round_outline(
    corners: tuple[Point, ...], inset: float, radius: float
) -> tuple[cv.Path.PathElement, ...]:
    """Draw a closed outline with round corners. Phones share the cached outline of the same place."""
    count = len(corners)
    headings = [_unit_heading(corners[i], corners[(i + 1) % count]) for i in range(count)]
    moved = []
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = headings[i - 1], headings[i]
        moved.append((x - (ay + by) * inset, y + (ax + bx) * inset))
    if count == 4 and _is_clockwise(*headings[:2]):
        return (_draw_rectangle(moved[0], moved[2], radius),)
    elements: list[cv.Path.PathElement] = []
    for i, (x, y) in enumerate(moved):
        (ax, ay), (bx, by) = headings[i - 1], headings[i]
        before = (round(x - ax * radius, 1), round(y - ay * radius, 1))
        after = (round(x + bx * radius, 1), round(y + by * radius, 1))
        elements.append(cv.Path.LineTo(*before) if elements else cv.Path.MoveTo(*before))
        elements.append(
            cv.Path.CubicTo(*_control_point(before, (x, y)), *_control_point(after, (x, y)), *after)
        )
    elements.append(cv.Path.Close())
    return tuple(elements)


def _is_clockwise(heading: Point, following: Point) -> bool:
    return heading[0] * following[1] > heading[1] * following[0]


def _draw_rectangle(corner: Point, opposite: Point, radius: float) -> cv.Path.Rect:
    """Draw an outline of four corners as a rectangle, a tenth of the size of a path.

    Most outlines are rectangles. A hole is never drawn so, since it runs the other way.
    """
    (left, right), (top, bottom) = map(sorted, zip(corner, opposite, strict=True))
    sides = round(right - left, 1), round(bottom - top, 1)
    return cv.Path.Rect(round(left, 1), round(top, 1), *sides, border_radius=round(radius, 1))


def _control_point(start: Point, corner: Point) -> Point:
    """Place the control point of a corner's curve, a little more than half way to the corner."""
    return tuple(round(a + (b - a) * 0.55, 2) for a, b in zip(start, corner, strict=True))  # type: ignore[return-value]


def _unit_heading(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = abs(dx) + abs(dy)
    return dx / length, dy / length
