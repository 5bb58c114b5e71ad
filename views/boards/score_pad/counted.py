"""Live state of the pad: the position with the number in hand, and its scores."""

from dataclasses import dataclass, field
from functools import cached_property

from companion.engine.points import MOST, Points, add_points
from companion.engine.scoresheet import Scoresheet
from companion.games.score_pad.formula import FormulaError
from companion.games.score_pad.phases import with_cell
from companion.games.score_pad.position import Position
from companion.games.score_pad.scoring import scoresheet
from companion.games.score_pad.sheet import OWN_CATEGORIES
from views.boards.score_pad.state import Screen, cell_in_hand, hand_of, typed_at
from views.boards.score_pad.typed import Typed

ALL = 24
"""Up to this number of rounds, all are shown from the beginning. Of more, those begun are shown."""


SUM = -1
"""Line with the sum of all rounds, in the place of a cell. Nothing is entered there."""


@dataclass(frozen=True)
class Counted:
    """State of a pad with the typed number entered, where that is valid.

    Attributes:
        position: the pad, as if the number in hand were entered.
        cell: which number of its seat that is; None where none is in hand.
        typed: the text in its display.
        trouble: the error in that text; None for a number.
    """

    position: Position
    cell: int | None = None
    typed: Typed = field(default_factory=Typed)
    trouble: FormulaError | None = None

    @cached_property
    def scores(self) -> Scoresheet:
        """Standings with the number in hand entered."""
        return scoresheet(self.position)

    @property
    def lines(self) -> tuple[int, ...]:
        """List the shown lines: the rounds begun, or all rounds of a few, and then every category.

        Known points that tell no order have a line below, once a seat has some.
        """
        sheet, rows = self.position.sheet, self.position.rows
        if sheet.points_cell is not None:
            known = any(row.number_at(sheet.points_cell) is not None for row in rows)
            return tuple(range(sheet.row_limit if known else sheet.most_cells))
        if sheet.how != "rounds":
            return tuple(range(sheet.most_cells))
        first, count = sheet.first_round_cell, sheet.rounds
        if count not in range(1, ALL + 1):
            count = sheet.round_at(self.position.open_cell)
            count = min(count - self._are_rounds_over, sheet.rounds or sheet.rounds_limit)
        return (*range(first, first + count * sheet.cells_per_round), *range(first))

    @property
    def drawn_lines(self) -> tuple[int, ...]:
        """List the shown lines, with `SUM` between the rounds and the final count."""
        lines, first = self.lines, self.position.sheet.first_round_cell
        return (*lines[:-first], SUM, *lines[-first:]) if first else lines

    @property
    def _are_rounds_over(self) -> bool:
        """Whether open rounds have given way to the final count, so that no further one has a line.

        A game that is over, or only scored, has one more: rounds can still be set right.
        """
        position = self.position
        counting = position.sheet.has_final_count and position.is_counting_categories
        return counting and position.is_between_rounds and not position.over

    def rounds_sum(self, seat: int) -> Points:
        """Sum the points of a seat's rounds, with its points at the start."""
        standing = self.scores.standings[seat]
        return add_points(standing.points(name) for name in OWN_CATEGORIES)

    def points_of(self, seat: int, cell: int) -> Points | None:
        """Return the points of a number, or None if they are equal to the number."""
        sheet, count = self.position.sheet, self.position.rows[seat].number_at(cell)
        category = sheet.category_at(cell)
        if category is None or count is None:
            return None
        points = self.scores.standings[seat].points(category.name)
        return None if points == count else points


def count_pad(screen: Screen) -> Counted:
    """Build the state of the pad as this phone shows it."""
    cell, position = cell_in_hand(screen), screen.position
    if cell is None:
        return Counted(position)
    typed = typed_at(screen, cell)
    try:
        value = typed.value(*entry_bounds(position, cell), whole=is_place(position, cell))
    except FormulaError as error:
        return Counted(position, cell, typed, error)
    if hand_of(screen).typed is not None:
        position = with_cell(position, screen.seat, cell, value)
    return Counted(position, cell, typed)


def is_place(position: Position, cell: int) -> bool:
    """Check that a cell holds a place. Any other cell holds points, whole or not."""
    return position.sheet.how == "places" and cell != position.sheet.points_cell


def entry_bounds(position: Position, cell: int) -> tuple[int, int]:
    """Return the least and the most that can be entered in a cell."""
    if is_place(position, cell):
        return 1, len(position.rows)
    return -MOST, MOST
