"""Square grids on int bit masks: a cell is a bit, a halo is a shift-or, a tile is a mask.

Cells are numbered row by row from the top left; their names are a column letter and a row number,
``a1`` at the top left.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from companion.geometry.bits import Mask, bits
from companion.geometry.cached import cached_property
from companion.geometry.cells import components, flood_fill

Side = Literal["n", "e", "s", "w"]
"""A side of a cell: north is up."""


@dataclass(frozen=True)
class Grid:
    """Rectangle of cells.

    Attributes:
        columns: 1 to 26, named ``a`` onwards from the left.
        rows: 1 or more, named ``1`` onwards from the top.
    """

    columns: int
    rows: int

    def __post_init__(self) -> None:
        if not 1 <= self.columns <= 26 or self.rows < 1:
            raise ValueError(f"a grid has 1 to 26 columns and at least 1 row, not {self.columns}x{self.rows}")

    def __hash__(self) -> int:
        """Hash the grid by its sides, quickly, because many caches have grids as keys."""
        return self.rows << 5 | self.columns

    @property
    def cells(self) -> int:
        """Number of cells."""
        return self.columns * self.rows

    @cached_property
    def full(self) -> Mask:
        """Mask of all cells."""
        return (1 << self.cells) - 1

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of all cells, by cell number."""
        return tuple(f"{chr(97 + i % self.columns)}{i // self.columns + 1}" for i in range(self.cells))

    @cached_property
    def bits(self) -> tuple[Mask, ...]:
        """Masks of the single cells, by cell number."""
        return tuple(1 << number for number in range(self.cells))

    @cached_property
    def index(self) -> dict[str, int]:
        """Numbers of all cells, by name."""
        return {name: i for i, name in enumerate(self.names)}

    @cached_property
    def _without_first_column(self) -> Mask:
        return sum(((1 << self.columns) - 2) << (row * self.columns) for row in range(self.rows))

    @cached_property
    def _without_last_column(self) -> Mask:
        return self._without_first_column >> 1

    @cached_property
    def _row_masks(self) -> tuple[Mask, ...]:
        return tuple(((1 << self.columns) - 1) << (row * self.columns) for row in range(self.rows))

    @cached_property
    def _column_masks(self) -> tuple[Mask, ...]:
        first = sum(1 << (row * self.columns) for row in range(self.rows))
        return tuple(first << column for column in range(self.columns))

    def mask(self, *names: str) -> Mask:
        """Make the mask of the named cells.

        Raises:
            KeyError: a name is not on this grid.
        """
        total = 0
        for name in names:
            total |= 1 << self.index[name]
        return total

    def names_of(self, mask: Mask) -> tuple[str, ...]:
        """List the names of a mask's cells, row by row."""
        return _names_of(self, mask)

    def toward(self, mask: Mask, side: Side) -> Mask:
        """Move a mask one step towards a side, without the cells that would leave the grid."""
        match side:
            case "n":
                return mask >> self.columns
            case "e":
                return (mask << 1) & self._without_first_column & self.full
            case "s":
                return mask << self.columns & self.full
            case "w":
                return (mask >> 1) & self._without_last_column

    def orthogonal(self, mask: Mask) -> Mask:
        """Find the cells that share an edge with a cell of the mask, without the mask's own."""
        columns = self.columns
        reached = (
            (mask << 1) & self._without_first_column
            | (mask >> 1) & self._without_last_column
            | mask << columns
            | mask >> columns
        )
        return reached & self.full & ~mask

    def diagonal(self, mask: Mask) -> Mask:
        """Find the cells that share just a corner with a cell of the mask, without the mask's own."""
        sides = (mask << 1) & self._without_first_column | (mask >> 1) & self._without_last_column
        return (sides << self.columns | sides >> self.columns) & self.full & ~mask

    def halo(self, mask: Mask) -> Mask:
        """Find the ring around the mask: every cell that touches it by an edge or a corner."""
        columns = self.columns
        wide = mask | (mask << 1) & self._without_first_column | (mask >> 1) & self._without_last_column
        return (wide | wide << columns | wide >> columns) & self.full & ~mask

    def region(self, seed: Mask, within: Mask) -> Mask:
        """Find all cells of ``within`` that are orthogonally connected with the seed."""
        return flood_fill(self.orthogonal, seed, within)

    def regions(self, mask: Mask) -> tuple[Mask, ...]:
        """Split a mask into its orthogonally connected parts, ordered by their first cell."""
        return components(self.orthogonal, mask)

    def span(self, mask: Mask) -> tuple[int, int, int, int]:
        """Find the rectangle that a mask spans: first column, last column, first row, last row.

        Raises:
            ValueError: the mask is empty, and spans nothing.
        """
        if not mask:
            raise ValueError("an empty mask spans no rectangle")
        top = ((mask & -mask).bit_length() - 1) // self.columns
        bottom = (mask.bit_length() - 1) // self.columns
        touched = [i for i, column in enumerate(self._column_masks) if mask & column]
        return touched[0], touched[-1], top, bottom

    def rectangle(self, first_column: int, last_column: int, first_row: int, last_row: int) -> Mask:
        """Make the mask of a rectangle, clipped to the grid."""
        columns = sum(self._column_masks[max(first_column, 0) : last_column + 1])
        rows = sum(self._row_masks[max(first_row, 0) : last_row + 1])
        return columns & rows

    def distance(self, cell: int, other: int) -> int:
        """Count the orthogonal steps between two cells, by their numbers."""
        down = cell // self.columns - other // self.columns
        across = cell % self.columns - other % self.columns
        return abs(down) + abs(across)

    def lines(self, mask: Mask) -> Iterator[str]:
        """Draw a mask row by row, with ``#`` for its cells and ``.`` for the others."""
        for row in range(self.rows):
            yield "".join(".#"[mask >> (row * self.columns + column) & 1] for column in range(self.columns))


@lru_cache(maxsize=16384)
def _names_of(grid: Grid, mask: Mask) -> tuple[str, ...]:
    names = grid.names
    return tuple([names[i] for i in bits(mask)])
