"""Which squares of a board are shown, and where on the screen they lie."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property

import flet.canvas as cv

from companion.geometry.bits import bits
from companion.geometry.square import Grid
from views.kit.layouts import Box, Point, Window
from views.kit.outline import Square, rounded_path

LABELS = 16
"""Pixels kept for the letters of the columns and the numbers of the rows."""

TOUCHABLE = 44.0
"""Least side of a square to tap, in pixels, unless all of a large board is seen."""

TOO_SMALL = 30.0
"""Side in pixels below which squares are hard to tap: the first tap zooms in."""

NEAR = 48.0
"""Least side of a square on a zoomed board, in pixels."""

LEAST = 3
"""Minimum number of columns and rows on a zoomed board."""

LARGEST = 84.0
"""Greatest side of a square, in pixels."""

SMALLEST = 14.0
"""Least side of a square, in pixels."""

ROUND = 0.17
"""The radius of rounded corners, in sides of a square."""


@dataclass(frozen=True)
class Squares:
    """Layout of a window on a board of squares.

    Attributes:
        grid: the board's squares.
        columns: shown columns, from left to right.
        rows: shown rows, from top to bottom.
        size: of a square, in pixels.
        called: names of the squares, in the grid's order, where they differ from the names of the grid.
    """

    grid: Grid
    columns: range
    rows: range
    size: float
    called: tuple[str, ...] = ()

    @property
    def width(self) -> float:
        """Width of all squares shown, in pixels."""
        return len(self.columns) * self.size

    @property
    def height(self) -> float:
        """Height of all squares shown, in pixels."""
        return len(self.rows) * self.size

    @property
    def cells(self) -> tuple[str, ...]:
        """Squares that are shown. Nothing else can be pointed at."""
        return self.names

    @property
    def clear(self) -> float:
        """Zero: rings are drawn within a square's sides."""
        return 0.0

    @cached_property
    def _index(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.called)} or self.grid.index

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Squares that are shown, row by row."""
        names, across = self.called or self.grid.names, self.grid.columns
        numbers = (row * across + column for row in self.rows for column in self.columns)
        return tuple(names[number] for number in numbers if number < len(names))

    @cached_property
    def visible(self) -> frozenset[str]:
        """Set of the squares that are shown."""
        return frozenset(self.names)

    def square(self, at: str) -> Square:
        """Return the column and row of a square, counted in the window."""
        row, column = divmod(self._index[at], self.grid.columns)
        return column - self.columns.start, row - self.rows.start

    def columns_and_rows(self, cells: Iterable[str]) -> list[Square]:
        """List the columns and rows of those cells that are shown."""
        return [self.square(cell) for cell in cells if cell in self.visible]

    def columns_and_rows_of_mask(self, mask: int) -> list[Square]:
        """List the columns and rows of those squares of a mask that are shown."""
        return self.columns_and_rows(self.grid.names[number] for number in bits(mask))

    def shown_among(self, cells: Iterable[str]) -> tuple[str, ...]:
        """Select the cells that are shown."""
        return tuple(cell for cell in cells if cell in self.visible)

    def upper_left(self, cell: str) -> Point:
        """Locate the upper left corner of a square."""
        column, row = self.square(cell)
        return column * self.size, row * self.size

    def middle(self, cell: str) -> Point:
        """Locate the middle of a square."""
        left, top = self.upper_left(cell)
        return left + self.size / 2, top + self.size / 2

    def corner(self, cell: str) -> Point:
        """Locate a small mark of a square, at its upper right."""
        left, top = self.upper_left(cell)
        return left + self.size * 0.82, top + self.size * 0.18

    def target(self, cell: str) -> Box:
        """Measure the rectangle that is tapped for a square: the square itself."""
        return (*self.upper_left(cell), self.size, self.size)

    face = target
    """A square is drawn in the same rectangle that is tapped."""

    def finger(self, cell: str) -> float:
        """Measure the room that a finger has for a square, in pixels."""
        return self.size

    def under(self, x: float, y: float, edges: Collection[str] = ()) -> str | None:
        """Find the square at (x, y), or None beside the board."""
        column, row = int(x // self.size), int(y // self.size)
        number = row * len(self.columns) + column
        inside = 0 <= column < len(self.columns) and row >= 0 and number < len(self.names)
        return self.names[number] if inside else None

    def cell_at(self, x: float, y: float, wanted: Collection[str]) -> str | None:
        """Find the square at (x, y), or None if it is not in `wanted`."""
        found = self.under(x, y)
        return found if found in wanted else None

    def outline(
        self, cells: Iterable[str], inset: float, *, joined: bool = False
    ) -> list[cv.Path.PathElement]:
        """Trace the outline of squares, `inset` pixels within their sides, with round corners."""
        squares, radius = self.columns_and_rows(cells), self.size * ROUND
        if joined:
            return rounded_path(squares, self.size, inset=inset, radius=radius)
        side = round(self.size - 2 * inset, 1)
        return [
            cv.Path.Rect(
                round(x * self.size + inset, 1),
                round(y * self.size + inset, 1),
                side,
                side,
                border_radius=round(radius),
            )
            for x, y in squares
        ]


def fit_squares(
    grid: Grid,
    width: float,
    height: float,
    *,
    largest: float = LARGEST,
    mask: int = 0,
    ring: int = 0,
    least: int = 1,
    smallest: float = SMALLEST,
    labels: float = LABELS,
    called: tuple[str, ...] = (),
) -> Squares:
    """Lay out the squares of a mask, and those around and between them, as large as they fit.

    Args:
        grid: the board.
        width: width available, in pixels.
        height: height available, in pixels.
        largest: upper bound of a square's side, in pixels.
        mask: squares that must be seen; the whole board by default.
        ring: number of columns and rows shown around the mask.
        least: minimum number of columns and rows shown.
        smallest: lower bound of a square's side, in pixels.
        labels: pixels kept above and to the left of the board.
        called: names of the squares, if they differ from the names of the grid.
    """
    left, right, top, bottom = grid.span(mask or grid.full)
    columns = _stretch_range(left - ring, right + ring, grid.columns, least)
    rows = _stretch_range(top - ring, bottom + ring, grid.rows, least)
    fitting = min((width - labels) / len(columns), (height - labels) / len(rows), largest)
    return Squares(grid, columns, rows, float(max(smallest, int(fitting * 4) / 4)), called)


def window_on(whole: Squares, near: str, small: float, width: float, height: float) -> tuple[Window, Squares]:
    """Choose the window on a board: the whole, or the part around a square if squares are too small.

    Args:
        whole: layout of the whole board.
        near: square zoomed to; empty for none.
        small: least size of a tappable square, in pixels.
        width: width available for the part, in pixels.
        height: height available for the part, in pixels.
    """
    if near not in whole.grid.index or whole.size >= small:
        return Window.whole(whole), whole
    part = fit_near(whole, near, width, height)
    return Window(part, (0.0, 0.0), part.width, part.height, near=True), part


def fit_near(whole: Squares, near: str, width: float, height: float) -> Squares:
    """Lay out the part of a board around a square, large enough to be tapped. See `fit_squares`."""
    row, column = divmod(whole.grid.index[near], whole.grid.columns)
    columns, rows = _visible_around(column, whole.columns, width), _visible_around(row, whole.rows, height)
    fitting = min((width - LABELS) / len(columns), (height - LABELS) / len(rows), LARGEST)
    return Squares(whole.grid, columns, rows, float(max(SMALLEST, int(fitting * 4) / 4)))


def _stretch_range(first: int, last: int, size: int, least: int) -> range:
    """Extend a range of columns or rows to both sides until it has `least` of them, within the board."""
    first, last = max(0, first), min(size - 1, last)
    while last - first + 1 < min(least, size):
        if first > 0:
            first -= 1
        if last - first + 1 < least and last < size - 1:
            last += 1
    return range(first, last + 1)


def _visible_around(middle: int, whole: range, pixels: float) -> range:
    """Select the columns or rows around `middle` that can be seen from close by."""
    count = min(len(whole), max(LEAST, int((pixels - LABELS) / NEAR)))
    start = min(max(whole.start, middle - count // 2), whole.stop - count)
    return range(start, start + count)
