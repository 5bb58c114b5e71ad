"""What lies on the table, and what is done there."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from companion.engine.box import read_box
from companion.engine.message import CorrectionMessage, MoveMessage, TableMessage
from companion.engine.rulings import Rulings
from companion.engine.setup import AT_SEAT
from companion.geometry.square import Grid

DATA = Path(__file__).parent / "data"

GRID = Grid(4, 4)
"""The courtyard that each seat paves."""

Cell = Annotated[str, msgspec.Meta(pattern=r"^[a-d][1-4]$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3), AT_SEAT]


class Printed(msgspec.Struct, frozen=True):
    """The values in the box.

    Attributes:
        row: points for a row without a gap.
    """

    row: int


PRINTED = read_box(DATA / "boxes" / "dominoes.toml").values(Printed)


class Readings(Rulings, frozen=True):
    """How ambiguous rules are read; the first reading is the default."""

    first: Literal["gate", "anywhere"] = "gate"


class Court(TableMessage, frozen=True):
    """What one seat has paved: the squares of its dominoes, two and two."""

    paved: Annotated[tuple[tuple[Cell, Cell], ...], msgspec.Meta(max_length=8)] = ()

    @property
    def mask(self) -> int:
        """The squares under dominoes."""
        return GRID.mask(*(cell for domino in self.paved for cell in domino))


class Table(TableMessage, frozen=True):
    """Everything the table shows.

    Attributes:
        courts: by seat.
        turn: who lays now.
        over: whether nobody can lay any more.
        rulings: how this table reads the rules.
    """

    courts: Annotated[tuple[Court, ...], msgspec.Meta(min_length=1, max_length=4)]
    turn: SeatNumber = 0
    over: bool = False
    rulings: Readings = Readings()

    @property
    def round(self) -> int:
        """There is only one."""
        return 1

    @property
    def phase(self) -> Literal["lay", "scoring"]:
        """``scoring`` once nobody can lay."""
        return "scoring" if self.over else "lay"


class Lay(MoveMessage, frozen=True, tag="lay"):
    """A domino is laid on two squares."""

    at: Cell
    to: Cell


class Pave(CorrectionMessage, frozen=True, tag="pave"):
    """A domino lies on two squares after all, or with only one of them none lies there."""

    seat: SeatNumber
    at: Cell
    to: Cell | None = None
