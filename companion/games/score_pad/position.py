"""What a score pad shows: the sheet, and what each seat has entered."""

from typing import Annotated, Literal

import msgspec

from companion.engine.memo import by_identity
from companion.engine.message import TableMessage
from companion.engine.points import Entered, Points, check_points
from companion.engine.rulings import Rulings
from companion.engine.setup import MOST_SEATS
from companion.games.score_pad.sheet import MOST_ROUNDS, Sheet

Phase = Literal["count", "scoring"]


class Readings(Rulings, frozen=True):
    """Nothing is ambiguous: the sheet says it."""


class Row(TableMessage, frozen=True):
    """What one seat has entered.

    Attributes:
        cells: its numbers, by category, or round by round; None where one is missing. No None is last.
    """

    cells: Annotated[tuple[Entered | None, ...], msgspec.Meta(max_length=2 * MOST_ROUNDS)] = ()

    def __post_init__(self) -> None:
        """Check the form of every decimal."""
        check_points(self.cells)

    def at(self, cell: int) -> Points | None:
        """What was entered there; None where nothing was."""
        return self.cells[cell] if cell < len(self.cells) else None

    @property
    def first_missing(self) -> int:
        """The first cell that has no number."""
        return self.cells.index(None) if None in self.cells else len(self.cells)

    def put(self, cell: int, value: Points | None) -> "Row":
        """The row with another number there, or none."""
        cells = [*self.cells, *[None] * (cell + 1 - len(self.cells))]
        cells[cell] = value
        while cells and cells[-1] is None:
            cells.pop()
        return Row(tuple(cells))


@by_identity(8)
def _column(rows: tuple[Row, ...]) -> int:
    return min([row.first_missing for row in rows])


class Position(TableMessage, frozen=True):
    """Everything the pad shows.

    Attributes:
        rows: each seat's, clockwise.
        sheet: how it is counted.
        over: whether somebody has said that this was all, or the sheet does.
        won: whether all have won together, once it is told.
        rulings: none.
    """

    rows: Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    sheet: Sheet = Sheet()
    over: bool = False
    won: bool | None = None
    rulings: Readings = Readings()

    @property
    def phase(self) -> Phase:
        """``scoring`` once nothing is entered any more."""
        return "scoring" if self.over else "count"

    @property
    def round(self) -> int:
        """The round that is entered, 1 for the first; the last one where the game is over."""
        if self.sheet.how != "rounds":
            return 1
        return min(self.column // self.sheet.width + 1, self.sheet.rounds or MOST_ROUNDS)

    @property
    def column(self) -> int:
        """In rounds: the first number that a seat still misses; all enter the same one."""
        return _column(self.rows)

    def open_cells(self, seat: int) -> tuple[int, ...]:
        """The numbers that a seat can enter now: those of its categories, or the one of this round."""
        first, end = 0, self.sheet.cells
        if self.sheet.how == "rounds":
            first, end = self.column, min(self.column + 1, end)
        return tuple(cell for cell in range(first, end) if self.rows[seat].at(cell) is None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have something to enter."""
        return tuple(seat for seat in range(len(self.rows)) if self.open_cells(seat))
