"""Moves and corrections of a score pad."""

from typing import Annotated

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.engine.points import Entered, check_points
from companion.engine.setup import AT_SEAT, MOST_SEATS
from companion.games.score_pad.sheet import MOST_CELLS, Sheet

Cell = Annotated[int, msgspec.Meta(ge=0, lt=MOST_CELLS)]
"""Index of a seat's number: by category, then by round one after the other, bid before tricks."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS), AT_SEAT]


class Enter(MoveMessage, frozen=True, tag="enter"):
    """Entry of a seat's number: for a category, for a round, or its place."""

    cell: Cell
    value: Entered

    def __post_init__(self) -> None:
        """Check the form of a decimal."""
        check_points((self.value,))


class Finish(MoveMessage, frozen=True, tag="finish"):
    """End of the game: the points are final."""


class Tell(MoveMessage, frozen=True, tag="tell"):
    """Announcement that all have won together, or lost."""

    won: bool


Move = Enter | Finish | Tell


class SetCell(CorrectionMessage, frozen=True, tag="cell"):
    """Correction of an entered number. None removes it."""

    seat: SeatNumber
    cell: Cell
    value: Entered | None = None

    def __post_init__(self) -> None:
        """Check the form of a decimal."""
        check_points((self.value,))


class SetWon(CorrectionMessage, frozen=True, tag="won"):
    """Correction of the common outcome: all have won, all have lost, or None while open."""

    won: bool | None = None


class SetOver(CorrectionMessage, frozen=True, tag="over"):
    """Correction of the end: the game is over, or goes on."""

    over: bool


class SetSheet(CorrectionMessage, frozen=True, tag="sheet"):
    """Correction of the sheet by which the pad is counted."""

    sheet: Sheet


Correction = SetCell | SetWon | SetOver | SetSheet
