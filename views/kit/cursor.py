"""Ways of a cursor over the cells of a board: squares, hexes and edges alike, by where they lie."""

from collections.abc import Collection

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
"""Least length of a step, in pixels."""

ASIDE = 2
"""Weight of a pixel across the direction of a step, in pixels along it."""


def step_to_nearest(layout: Layout, cells: Collection[str], at: str, way: Way) -> str:
    """Return the nearest of some cells in a direction, or `at` if there is none.

    Cells within a quarter of the circle come before those further aside.
    """
    (x, y), (dx, dy) = layout.middle(at), way
    found: list[tuple[bool, float, str]] = []
    for cell in cells:
        right, down = layout.middle(cell)[0] - x, layout.middle(cell)[1] - y
        along, aside = right * dx + down * dy, abs(right * dy) + abs(down * dx)
        if along > LEAST:
            found.append((aside > along, along + ASIDE * aside, cell))
    return min(found, default=(False, 0.0, at))[2]


def step_to_end(layout: Layout, cells: Collection[str], at: str, way: Way) -> str:
    """Return the last cell that steps in a direction lead to."""
    while (following := step_to_nearest(layout, cells, at, way)) != at:
        at = following
    return at
