"""Live state of the pad: the position with the number in hand, and its scores."""

from dataclasses import dataclass, field
from functools import cached_property

from companion.engine.points import MOST, Points
from companion.engine.scoresheet import Scoresheet
from companion.games.score_pad.formula import FormulaError
from companion.games.score_pad.phases import with_cell
from companion.games.score_pad.position import Position
from companion.games.score_pad.scoring import scoresheet
from companion.games.score_pad.sheet import MOST_ROUNDS
from views.boards.score_pad.state import Screen, cell_in_hand, hand_of, typed_at
from views.boards.score_pad.typed import Typed

ALL = 24
"""Up to this number of rounds, all are shown from the beginning. Of more, those begun are shown."""


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
        """List the shown lines: every category, the rounds begun, or all rounds of a few.

        Known points that tell no order have a line below, once a seat has some.
        """
        sheet, rows = self.position.sheet, self.position.rows
        if sheet.points_cell is not None:
            known = any(row.number_at(sheet.points_cell) is not None for row in rows)
            return tuple(range(sheet.row_limit if known else sheet.most_cells))
        if sheet.how != "rounds" or sheet.rounds in range(1, ALL + 1):
            return tuple(range(sheet.most_cells))
        begun = self.position.open_column // sheet.cells_per_round + 1
        return tuple(range(min(begun, sheet.rounds or MOST_ROUNDS) * sheet.cells_per_round))

    def points_of(self, seat: int, cell: int) -> Points | None:
        """Return the points of a number, or None if they are equal to the number."""
        sheet, count = self.position.sheet, self.position.rows[seat].number_at(cell)
        if sheet.how != "categories" or count is None:
            return None
        points = self.scores.standings[seat].points(sheet.categories[cell].name)
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
