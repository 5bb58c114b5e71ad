"""Sizes of a table's display, which fills any window: the heading, the seats' areas in a grid, the foot."""

from dataclasses import dataclass
from math import ceil, sqrt

from views.models.short_names import text_columns

LETTERS = 40.0
"""The side of a square as large as the window is so many times the size of the letters."""

SMALLEST, LARGEST = 12.5, 64.0
"""Bounds of the size of the letters, in pixels."""

GROWN = 1.6
"""Letters grow with the text of the device up to this factor; the window holds no more."""

HEADING, TALL_HEADING, FOOT, HEAD = 3.9, 6.8, 2.0, 1.9
"""Heights in letters: of the heading beside or above the request, of the foot, and of a seat's line."""

CROWDED = 0.3
"""Part of an area that a seat's line takes at most."""

LETTER = 0.58
"""Width of a column of letters, in parts of their size."""

Room = tuple[float, float]
"""A width and a height, in pixels."""


@dataclass(frozen=True, slots=True)
class DisplayLayout:
    """Sizes of a table's display, in pixels.

    Attributes:
        letter: size of the letters.
        gap: free pixels around and between the areas.
        upright: whether the request stands below the title, and not beside it.
        heading: height of the title and the request.
        foot: height of the last event.
        columns: areas side by side.
        area: width and height of an area, the seat's line included.
        head: height of the seat's line in an area.
    """

    letter: float
    gap: float
    upright: bool
    heading: float
    foot: float
    columns: int
    area: Room
    head: float

    @property
    def board(self) -> Room:
        """Width and height that an area leaves to its board, in pixels."""
        return self.area[0] - self.gap, self.area[1] - self.head - self.gap

    def rows(self, seats: int) -> int:
        """Count the rows of areas for a number of seats."""
        return ceil(seats / self.columns)


def lay_out_display(width: float, height: float, areas: int, least: Room, *, scale: float) -> DisplayLayout:
    """Lay out the display of a table so that its boards are as large as they can be in a window.

    Args:
        width: of the window, in pixels.
        height: of the window, in pixels.
        areas: number of boards: one for each seat, or one for all.
        least: room of a board with words of their usual size, in pixels.
        scale: size of the device's text; 1.0 as designed.
    """
    fitting = min(LARGEST, sqrt(width * height) / LETTERS)
    letter = max(SMALLEST, fitting) * min(GROWN, max(1.0, scale))
    upright = width < height
    heading = letter * (TALL_HEADING if upright else HEADING)
    foot, gap = letter * FOOT, max(4.0, letter * 0.4)
    room = width - gap, height - heading - foot - gap

    def lay_out_columns(columns: int) -> DisplayLayout:
        rows = ceil(areas / columns)
        area = room[0] / columns - gap, room[1] / rows - gap
        head = min(letter * HEAD, area[1] * CROWDED)
        return DisplayLayout(letter, gap, upright, heading, foot, columns, area, head)

    layouts = (lay_out_columns(columns) for columns in range(1, areas + 1))
    return max(layouts, key=lambda layout: (round(enlargement(layout.board, least), 3), -layout.columns))


def enlargement(room: Room, least: Room) -> float:
    """Compute the factor by which a board is larger than on a phone to fit a room."""
    return max(0.05, min(room[0] / least[0], room[1] / least[1]))


def fit_lines(text: str, width: float, size: float, *, lines: int, least: float = 0.6) -> float:
    """Compute the size of a text that fits a width in some lines, at least a part of the wanted size.

    Args:
        text: the text.
        width: width available, in pixels.
        size: the wanted size of the letters, in pixels.
        lines: number of lines.
        least: smallest part of the wanted size.
    """
    columns = max(1, text_columns(text))
    return max(size * least, min(size, width * lines * 0.92 / (columns * LETTER)))
