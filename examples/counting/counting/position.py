"""What lies on the table, what is done there, and what is printed."""

from pathlib import Path
from typing import Literal

import msgspec

from companion.engine.box import read_box
from companion.engine.message import CorrectionMessage, MoveMessage, TableMessage
from companion.engine.rulings import Rulings

DATA = Path(__file__).parent / "data"


MANY = 999
"""No heap that is counted or typed has more stones."""


class Printed(msgspec.Struct, frozen=True):
    """The values in the box.

    Attributes:
        stones: so many end the game.
        handful: so many a hand can hold.
    """

    stones: int
    handful: int


PRINTED = read_box(DATA / "boxes" / "counting.toml").values(Printed)

MOST = {"three": 3, "four": 4}
"""How many stones may be laid at once, by the reading of that ruling."""


class Readings(Rulings, frozen=True):
    """How ambiguous rules are read; the first reading is the default."""

    most: Literal["three", "four"] = "three"


class Heap(TableMessage, frozen=True):
    """Everything the table shows.

    Attributes:
        stones: how many lie on the heap.
        laid: how many each seat has laid.
        rulings: how this table reads the rules.
    """

    stones: int
    laid: tuple[int, ...]
    rulings: Readings = Readings()

    @property
    def round(self) -> int:
        """There is only one."""
        return 1

    @property
    def phase(self) -> Literal["lay", "scoring"]:
        """``scoring`` once the heap is full."""
        return "lay" if self.stones < PRINTED.stones else "scoring"


class Lay(MoveMessage, frozen=True, tag="lay"):
    """A seat adds some stones to the heap."""

    stones: int


class Count(CorrectionMessage, frozen=True, tag="count"):
    """There are so many stones on the heap."""

    stones: int
