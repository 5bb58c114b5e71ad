"""What is said at a score pad."""

from typing import Annotated

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.engine.setup import AT_SEAT
from companion.games.score_pad.sheet import MOST_ROUNDS, MOST_TEXT, Amount

Cell = Annotated[int, msgspec.Meta(ge=0, lt=2 * MOST_ROUNDS)]
"""Which of a seat's numbers: of its categories, or of the rounds one after the other, bid before tricks."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7), AT_SEAT]
SheetText = Annotated[str, msgspec.Meta(max_length=MOST_TEXT)]


class Enter(MoveMessage, frozen=True, tag="enter"):
    """A seat has so many: in a category or a round; or it comes in at that place."""

    cell: Cell
    value: Amount


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
    value: Amount | None = None


class SetWon(CorrectionMessage, frozen=True, tag="won"):
    """All have won, or lost, or that is still open."""

    won: bool | None = None


class SetOver(CorrectionMessage, frozen=True, tag="over"):
    """The game is over, or is not yet."""

    over: bool


class SetSheet(CorrectionMessage, frozen=True, tag="sheet"):
    """It is counted otherwise: by the sheet of this text."""

    text: SheetText


Correction = SetCell | SetWon | SetOver | SetSheet
