"""Ways of a cursor over the cells of a board: squares, hexes and edges alike, by where they lie."""

from collections.abc import Collection
from itertools import product

from views.kit.layouts import Layout

Way = tuple[int, int]
"""Direction of a step: x to the right and y downwards, one of them 0."""

STEPS: dict[str, Way] = {
    "Arrow Left": (-1, 0),
    "Arrow Right": (1, 0),
    "Arrow Up": (0, -1),
    "Arrow Down": (0, 1),
}
"""Directions by the names of their keys."""

ENDS: dict[str, Way] = {"Home": (-1, 0), "End": (1, 0), "Page Up": (0, -1), "Page Down": (0, 1)}
"""Directions to go as far as there are cells, by the names of their keys."""

LEAST = 1.0
"""Least length of a step, in pixels. Cells whose heights differ by no more lie in a row."""

ASIDE = 2
"""Weight of a pixel across the direction of a step, in pixels along it."""


def step_to_nearest(layout: Layout, cells: Collection[str], at: str, way: Way) -> str:
    """Return the nearest of some cells in a direction, or `at` if there is none.

    Cells within a quarter of the circle come before those further aside. So that steps lead from every cell
    to every other, left and right pass through all of a row, and two neighbouring rows have a crossing.
    """
    ahead = [cell for cell in cells if _measure_step(layout, at, cell, way)[0] > LEAST]
    if not ahead:
        return at

    def weigh_step(cell: str) -> tuple[bool, float, str]:
        along, aside = _measure_step(layout, at, cell, way)
        return aside > along, along + ASIDE * aside, cell

    if way[0]:
        row = [cell for cell in ahead if _measure_step(layout, at, cell, way)[1] <= LEAST]
        return min(row or ahead, key=weigh_step)
    return _cross_rows(layout, cells, at, ahead) or min(ahead, key=weigh_step)


def _measure_step(layout: Layout, at: str, cell: str, way: Way) -> tuple[float, float]:
    """Measure a step along its direction and across, in pixels."""
    (x, y), (to_x, to_y), (dx, dy) = layout.middle(at), layout.middle(cell), way
    right, down = to_x - x, to_y - y
    return right * dx + down * dy, abs(right * dy) + abs(down * dx)


def _cross_rows(layout: Layout, cells: Collection[str], at: str, ahead: Collection[str]) -> str | None:
    """Return the other end of the crossing to the next row, or None if `at` is not its end.

    A crossing joins the two cells of neighbouring rows that lie nearest to each other across.
    It is the same from either row.

    Args:
        layout: where the cells lie.
        cells: all of them.
        at: cell to step from.
        ahead: cells above `at`, or those below; never empty.
    """
    y = layout.middle(at)[1]
    next_y = min((layout.middle(cell)[1] for cell in ahead), key=lambda other: abs(other - y))
    here, there = (
        [cell for cell in cells if abs(layout.middle(cell)[1] - height) <= LEAST] for height in (y, next_y)
    )

    def weigh_pair(pair: tuple[str, str]) -> tuple[float, list[str]]:
        one, other = pair
        return abs(layout.middle(one)[0] - layout.middle(other)[0]), sorted(pair)

    start, end = min(product(here, there), key=weigh_pair)
    return end if start == at else None


def step_to_end(layout: Layout, cells: Collection[str], at: str, way: Way) -> str:
    """Return the last cell that steps in a direction lead to."""
    while (following := step_to_nearest(layout, cells, at, way)) != at:
        at = following
    return at
