"""Which squares of a board are shown, and where on the screen they lie."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from companion.games.small_city.plan import Plan
from companion.games.small_city.position import CellName, Town
from companion.geometry.bits import bits
from companion.geometry.square import Grid

LABELS = 14
"""Pixels kept for the letters of the columns and the numbers of the rows."""

TOUCHABLE = 44.0
"""A square that is tapped is not smaller than this, in pixels, but where all of a large town is seen."""

LARGEST = 84.0
"""A square is never larger than this, in pixels."""

NEAR = 48.0
"""A square seen from close by is at least so large, in pixels."""

LEAST = 3
"""So many columns and rows are seen at least."""


@dataclass(frozen=True)
class Frame:
    """A window on a board.

    Attributes:
        grid: the board's squares.
        columns: that are shown, from left to right.
        rows: that are shown, from top to bottom.
        size: of a square, in pixels.
    """

    grid: Grid
    columns: range
    rows: range
    size: float

    @property
    def width(self) -> float:
        """Of all squares shown, in pixels."""
        return len(self.columns) * self.size

    @property
    def height(self) -> float:
        """Of all squares shown, in pixels."""
        return len(self.rows) * self.size

    @cached_property
    def shown(self) -> tuple[CellName, ...]:
        """The squares that are shown, row by row."""
        names = self.grid.names
        return tuple(names[row * self.grid.columns + column] for row in self.rows for column in self.columns)

    @cached_property
    def visible(self) -> frozenset[CellName]:
        """The squares that are shown."""
        return frozenset(self.shown)

    def square(self, at: CellName) -> tuple[int, int]:
        """The column and row of a square, counted in the window."""
        number = self.grid.index[at]
        return number % self.grid.columns - self.columns.start, number // self.grid.columns - self.rows.start

    def squares(self, cells: Iterable[CellName]) -> list[tuple[int, int]]:
        """The columns and rows of those squares that are shown."""
        return [self.square(cell) for cell in cells if cell in self.visible]

    def masked(self, mask: int) -> list[tuple[int, int]]:
        """The columns and rows of those squares of a mask that are shown."""
        return self.squares(self.grid.names[number] for number in bits(mask))

    def corner(self, at: CellName) -> tuple[float, float]:
        """Where a square's upper left corner lies, in pixels."""
        column, row = self.square(at)
        return column * self.size, row * self.size

    def middle(self, at: CellName) -> tuple[float, float]:
        """Where a square's middle lies, in pixels."""
        left, top = self.corner(at)
        return left + self.size / 2, top + self.size / 2

    def under(self, x: float, y: float) -> tuple[CellName, ...]:
        """The square at a place of the window, in pixels; none beside it."""
        column, row = int(x // self.size), int(y // self.size)
        inside = 0 <= column < len(self.columns) and 0 <= row < len(self.rows)
        return (self.shown[row * len(self.columns) + column],) if inside else ()

    def inside(self, cells: Iterable[CellName]) -> Iterator[CellName]:
        """Those squares that are shown."""
        return (cell for cell in cells if cell in self.visible)


def frame_of(
    here: Plan,
    town: Town,
    width: float,
    height: float,
    *,
    near: CellName | None = None,
    whole: bool = False,
) -> Frame:
    """The window that shows the building area and all that lies on the board, as large as it fits.

    Args:
        here: the town's tiles on its board.
        town: the town.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        near: a square to come close to, where the whole would be too small to tap.
        whole: whether all of the board is shown, be it built on or not.
    """
    mask = (
        here.grid.full
        if whole
        else here.area(town.size) | here.covered | here.grid.mask(*(grave.at for grave in town.graves))
    )
    left, right, top, bottom = here.grid.span(mask or here.grid.full)
    columns, rows = range(left, right + 1), range(top, bottom + 1)
    size = _size(columns, rows, width, height)
    if near and size < TOUCHABLE:
        number = here.grid.index[near]
        columns = _around(number % here.grid.columns, columns, width)
        rows = _around(number // here.grid.columns, rows, height)
        size = _size(columns, rows, width, height)
    return Frame(here.grid, columns, rows, size)


def _size(columns: range, rows: range, width: float, height: float) -> float:
    fitting = min((width - LABELS) / len(columns), (height - LABELS) / len(rows), LARGEST)
    return float(max(14, int(fitting * 4) / 4))


def _around(middle: int, whole: range, pixels: float) -> range:
    """So many columns or rows around one as can be seen from close by."""
    count = min(len(whole), max(LEAST, int((pixels - LABELS) / NEAR)))
    start = min(max(whole.start, middle - count // 2), whole.stop - count)
    return range(start, start + count)
