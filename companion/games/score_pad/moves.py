"""What is said at a score pad."""

from typing import Annotated

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.engine.points import Entered, check_points
from companion.engine.setup import AT_SEAT, MOST_SEATS
from companion.games.score_pad.sheet import MOST_ROUNDS, Sheet

MOST_CELLS = 2 * MOST_ROUNDS
"""A seat has no more numbers than that."""

Cell = Annotated[int, msgspec.Meta(ge=0, lt=MOST_CELLS)]
"""Which of a seat's numbers: of its categories, or of the rounds one after the other, bid before tricks."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS), AT_SEAT]


class Enter(MoveMessage, frozen=True, tag="enter"):
    """A seat has so many: in a category or a round; or it comes in at that place."""

    cell: Cell
    value: Entered

    def __post_init__(self) -> None:
        """Check the form of a decimal."""
        check_points((self.value,))


class Finish(MoveMessage, frozen=True, tag="finish"):
    """That was all: the points are final."""


class Tell(MoveMessage, frozen=True, tag="tell"):
    """All have won together, or lost."""

    won: bool


Move = Enter | Finish | Tell


class SetCell(CorrectionMessage, frozen=True, tag="cell"):
    """A seat has something else there than was entered, or nothing."""

    seat: SeatNumber
    cell: Cell
    value: Entered | None = None

    def __post_init__(self) -> None:
        """Check the form of a decimal."""
        check_points((self.value,))


class SetWon(CorrectionMessage, frozen=True, tag="won"):
    """All have won, or lost, or that is still open."""

    won: bool | None = None


class SetOver(CorrectionMessage, frozen=True, tag="over"):
    """The game is over, or is not yet."""

    over: bool


class SetSheet(CorrectionMessage, frozen=True, tag="sheet"):
    """It is counted otherwise: by this sheet."""

    sheet: Sheet


Correction = SetCell | SetWon | SetOver | SetSheet
