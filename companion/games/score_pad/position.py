"""Score pad at a moment: its sheet, and the numbers each seat has entered."""

from typing import Annotated, Literal

import msgspec

from companion.engine.memo import cache_by_identity
from companion.engine.message import TableMessage
from companion.engine.points import Entered, Points, check_points
from companion.engine.rulings import Rulings
from companion.engine.setup import MOST_SEATS
from companion.games.score_pad.sheet import MOST_ROUNDS, Sheet

Phase = Literal["count", "scoring"]


class Readings(Rulings, frozen=True):
    """Ambiguous rules of a score pad: none, as its sheet settles them."""


class Row(TableMessage, frozen=True):
    """Numbers that a seat has entered.

    Attributes:
        cells: its numbers, by category, or round by round; None where one is missing. No None is last.
    """

    cells: Annotated[tuple[Entered | None, ...], msgspec.Meta(max_length=2 * MOST_ROUNDS)] = ()

    def __post_init__(self) -> None:
        """Check the form of every decimal."""
        check_points(self.cells)

    def number_at(self, cell: int) -> Points | None:
        """Return the number at a cell, or None if it is missing."""
        return self.cells[cell] if cell < len(self.cells) else None

    @property
    def first_missing(self) -> int:
        """First cell without a number."""
        return self.cells.index(None) if None in self.cells else len(self.cells)

    def with_number(self, cell: int, value: Points | None) -> "Row":
        """Set or remove the number at a cell, and drop missing ones at the end."""
        cells = [*self.cells, *[None] * (cell + 1 - len(self.cells))]
        cells[cell] = value
        while cells and cells[-1] is None:
            cells.pop()
        return Row(tuple(cells))


@cache_by_identity(8)
def _first_missing_column(rows: tuple[Row, ...]) -> int:
    return min([row.first_missing for row in rows])


class Position(TableMessage, frozen=True):
    """Pad with everything that it shows.

    Attributes:
        rows: each seat's, clockwise.
        sheet: the way it is counted.
        over: true once the end was told, or the sheet ends the game.
        won: true or false once all have won or lost together.
        rulings: none.
    """

    rows: Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    sheet: Sheet = Sheet()
    over: bool = False
    won: bool | None = None
    rulings: Readings = Readings()

    @property
    def phase(self) -> Phase:
        """Phase of the game: ``scoring`` once it is over, else ``count``."""
        return "scoring" if self.over else "count"

    @property
    def round(self) -> int:
        """Round being entered, 1 for the first. The last one where the game is over."""
        if self.sheet.how != "rounds":
            return 1
        return min(self.open_column // self.sheet.cells_per_round + 1, self.sheet.rounds or MOST_ROUNDS)

    @property
    def open_column(self) -> int:
        """First number that a seat still misses, in rounds. All seats enter the same one."""
        return _first_missing_column(self.rows)

    def open_cells(self, seat: int) -> tuple[int, ...]:
        """List the cells that a seat can enter now: its empty categories, or its number of this round."""
        first, end = 0, self.sheet.most_cells
        if self.sheet.how == "rounds":
            first, end = self.open_column, min(self.open_column + 1, end)
        return tuple(cell for cell in range(first, end) if self.rows[seat].number_at(cell) is None)

    @property
    def seats_to_enter(self) -> tuple[int, ...]:
        """Seats with numbers still to enter."""
        return tuple(seat for seat in range(len(self.rows)) if self.open_cells(seat))
