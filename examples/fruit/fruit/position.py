"""What lies on the table, what is done there, and what is printed."""

from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from companion.engine.box import read_box
from companion.engine.message import CorrectionMessage, MoveMessage, TableMessage
from companion.engine.rulings import Rulings
from companion.engine.setup import AT_SEAT

DATA = Path(__file__).parent / "data"

SEATS = range(2, 5)

Kind = Literal["apple", "pear", "plum"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Coins = Annotated[int, msgspec.Meta(ge=0, le=999)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3), AT_SEAT]


class Printed(msgspec.Struct, frozen=True):
    """The values in the box.

    Attributes:
        cards: so many cards of each fruit.
        rounds: so many rounds are played.
    """

    cards: int
    rounds: int


PRINTED = read_box(DATA / "boxes" / "fruit.toml").values(Printed)


class Readings(Rulings, frozen=True):
    """How ambiguous rules are read; the first reading is the default."""

    single: Literal["no", "yes"] = "no"


class Stall(TableMessage, frozen=True):
    """What one seat has: its cards, and what it has earned."""

    cards: Annotated[tuple[Kind, ...], msgspec.Meta(max_length=24)] = ()
    coins: Coins = 0


class Market(TableMessage, frozen=True):
    """Everything the table shows.

    Attributes:
        stalls: by seat.
        round: 1 for the first.
        phase: what is done now.
        row: the open cards in the middle.
        acted: how many seats have had their turn in this phase.
        rulings: how this table reads the rules.
    """

    stalls: Annotated[tuple[Stall, ...], msgspec.Meta(min_length=2, max_length=4)]
    round: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    phase: Literal["open", "take", "sell", "scoring"] = "open"
    row: Annotated[tuple[Kind, ...], msgspec.Meta(max_length=5)] = ()
    acted: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    rulings: Readings = Readings()

    @property
    def wide(self) -> int:
        """One card more than there are seats lies in the row."""
        return len(self.stalls) + 1

    @property
    def turn(self) -> int | None:
        """Whoever acts now: each round begins one seat further on."""
        count = len(self.stalls)
        return (self.round - 1 + self.acted) % count if self.acted < count else None


class Open(MoveMessage, frozen=True, tag="open"):
    """A card of the deck is turned up and put into the row."""

    kind: Kind


class Take(MoveMessage, frozen=True, tag="take"):
    """A seat takes a card of the row."""

    kind: Kind


class Sell(MoveMessage, frozen=True, tag="sell"):
    """A seat sells all its cards of a fruit."""

    kind: Kind


class Keep(MoveMessage, frozen=True, tag="keep"):
    """A seat sells nothing."""


Move = Open | Take | Sell | Keep


class SetCoins(CorrectionMessage, frozen=True, tag="coins"):
    """A seat has earned so many coins."""

    seat: SeatNumber
    coins: Coins


class SetCards(CorrectionMessage, frozen=True, tag="cards"):
    """A seat has so many cards of a fruit."""

    seat: SeatNumber
    kind: Kind
    cards: Annotated[int, msgspec.Meta(ge=0, le=8)]


Correction = SetCoins | SetCards
