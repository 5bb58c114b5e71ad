"""Score pad at a moment: its sheet, and the numbers each seat has entered."""

from typing import Annotated, Literal

import msgspec

from companion.engine.memo import cache_by_identity
from companion.engine.message import TableMessage
from companion.engine.points import Entered, Points, check_points
from companion.engine.rulings import Rulings
from companion.engine.setup import MOST_SEATS
from companion.games.score_pad.rounds import has_reached
from companion.games.score_pad.sheet import MOST_CELLS, Sheet

Phase = Literal["count", "scoring"]


class Readings(Rulings, frozen=True):
    """Ambiguous rules of a score pad: none, as its sheet settles them."""


class Row(TableMessage, frozen=True):
    """Numbers that a seat has entered.

    Attributes:
        cells: its numbers, by category, then round by round; None where one is missing. No None is last.
    """

    cells: Annotated[tuple[Entered | None, ...], msgspec.Meta(max_length=MOST_CELLS)] = ()

    def __post_init__(self) -> None:
        """Check the form of every decimal."""
        check_points(self.cells)

    def number_at(self, cell: int) -> Points | None:
        """Return the number at a cell, or None if it is missing."""
        return self.cells[cell] if cell < len(self.cells) else None

    def first_missing_from(self, cell: int) -> int:
        """Find the first cell without a number, from a cell on."""
        cells = self.cells[cell:]
        return cell + (cells.index(None) if None in cells else len(cells))

    def with_number(self, cell: int, value: Points | None) -> "Row":
        """Set or remove the number at a cell, and drop missing ones at the end."""
        cells = [*self.cells, *[None] * (cell + 1 - len(self.cells))]
        cells[cell] = value
        while cells and cells[-1] is None:
            cells.pop()
        return Row(tuple(cells))


@cache_by_identity(8)
def _first_missing_cell(rows: tuple[Row, ...], first: int) -> int:
    return min([row.first_missing_from(first) for row in rows])


@cache_by_identity(8)
def _has_one_reached_goal(rows: tuple[Row, ...], sheet: Sheet) -> bool:
    return not sheet.goes_on and any(has_reached(sheet, row.cells) for row in rows)


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
        """Round being entered, 1 for the first. The last one where the rounds are over."""
        if self.sheet.how != "rounds":
            return 1
        last = self.sheet.rounds or self.sheet.rounds_limit
        return min(self.sheet.round_at(self.open_cell), last)

    @property
    def open_cell(self) -> int:
        """First number of a round that a seat still misses. All seats enter the same one."""
        return _first_missing_cell(self.rows, self.sheet.first_round_cell)

    @property
    def is_between_rounds(self) -> bool:
        """Check that no seat has entered a part of the round that comes next."""
        cell, first = self.open_cell, self.sheet.first_round_cell
        begun = (cell - first) % self.sheet.cells_per_round
        return not begun and all(row.number_at(cell) is None for row in self.rows)

    @property
    def has_reached_goal(self) -> bool:
        """Check that a seat has reached the goal that ends the rounds, in a whole round."""
        return self.is_between_rounds and _has_one_reached_goal(self.rows, self.sheet)

    @property
    def is_counting_categories(self) -> bool:
        """Check that categories are entered: always without rounds, else once the rounds are over.

        Open rounds are over when a seat enters a number of the final count.
        """
        sheet = self.sheet
        if not sheet.has_final_count:
            return sheet.how == "categories"
        started = any(
            any(each is not None for each in row.cells[: sheet.first_round_cell]) for row in self.rows
        )
        return started or self.open_cell >= sheet.most_cells or self.has_reached_goal

    @property
    def can_begin_final_count(self) -> bool:
        """Check that the table may end open rounds now by a number of the final count."""
        sheet = self.sheet
        begins = sheet.has_final_count and not sheet.rounds and self.is_between_rounds
        return begins and not self.is_counting_categories

    def open_cells(self, seat: int) -> tuple[int, ...]:
        """List the cells that a seat has to enter next: its empty categories, or its number of this round."""
        first, end = 0, self.sheet.most_cells
        if self.is_counting_categories:
            end = len(self.sheet.categories)
        elif self.sheet.how == "rounds":
            first, end = self.open_cell, min(self.open_cell + 1, end)
        return tuple(cell for cell in range(first, end) if self.rows[seat].number_at(cell) is None)

    def enterable_cells(self, seat: int) -> tuple[int, ...]:
        """List the cells that a seat may enter now: those that come next, and those that end open rounds."""
        final = range(self.sheet.first_round_cell) if self.can_begin_final_count else ()
        return (*final, *self.open_cells(seat))

    @property
    def seats_to_enter(self) -> tuple[int, ...]:
        """Seats with numbers still to enter."""
        return tuple(seat for seat in range(len(self.rows)) if self.open_cells(seat))
