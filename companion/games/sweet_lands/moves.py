"""What a person can do in Sweet Lands."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import MoveMessage
from companion.games.sweet_lands.position import EdgeName, Few, HexName, Letter, Number, Side
from companion.games.sweet_lands.vocabulary import Column, Kind

Option = Annotated[int, msgspec.Meta(ge=0, le=9)]
Upto3 = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Basics(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So much of each basic resource, and gold where a table reads "any resource" so."""

    wheat: Upto3 = 0
    wood: Upto3 = 0
    iron: Upto3 = 0
    gold: Upto3 = 0

    @property
    def total(self) -> int:
        """How many there are in all."""
        return self.wheat + self.wood + self.iron + self.gold


# Setting up


class Choose(MoveMessage, frozen=True, tag="choose"):
    """A seat takes a side of a character board, and a map."""

    character: Annotated[str, msgspec.Meta(pattern=r"^[1-7][ab]$")]
    side: Side


class Reveal(MoveMessage, frozen=True, tag="reveal"):
    """A milestone, a final tile or an advanced skill tile was drawn and lies on the table.

    Attributes:
        what: which of them.
        tile: its number among those somebody has read; a new number for one nobody has.
    """

    what: Literal["milestone", "final", "advanced"]
    tile: Annotated[int, msgspec.Meta(ge=1, le=40)]


class Helper(MoveMessage, frozen=True, tag="helper"):
    """A seat puts its helper marker on a place of the helper tiles."""

    place: Annotated[int, msgspec.Meta(ge=1, le=16)]


# The income, and a turn


class Collect(MoveMessage, frozen=True, tag="collect"):
    """A seat takes its income as the app has summed it."""


class Area(MoveMessage, frozen=True, tag="area"):
    """A seat puts a disc on an area and does what it says.

    Attributes:
        letter: which area; `X1` to `X4` are the extra-action tiles.
        slot: the number of the slot, 1 for the leftmost.
        disc: whether one of the seat's own discs pays for the slot.
        copied: for L, the area it copies.
    """

    letter: Letter
    slot: Annotated[int, msgspec.Meta(ge=1, le=3)]
    disc: bool = False
    copied: Annotated[str, msgspec.Meta(pattern=r"^[A-FM-Q]?$")] = ""


class Play(MoveMessage, frozen=True, tag="play"):
    """A seat plays a citizen card.

    Attributes:
        card: its number among those somebody has read; 0 for one that is booked by hand.
        option: which of its costs is paid, where there is a choice.
        mark: the number of its dessert mark, where it is booked by hand.
    """

    card: Number
    option: Option = 0
    mark: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0


class Flip(MoveMessage, frozen=True, tag="flip"):
    """A seat turns a skill tile over for its flip ability."""

    tile: Few
    advanced: bool = False


class Pass(MoveMessage, frozen=True, tag="pass"):
    """A seat passes: it has no more turns in this round."""


class Done(MoveMessage, frozen=True, tag="done"):
    """A seat has finished its turn."""


class Free(MoveMessage, frozen=True, tag="free"):
    """A seat takes a free action.

    Attributes:
        number: 1 to 8, as the rules number them.
        give: the resources it pays with, for 1, 5 and 6.
        get: the resources it takes, for 3, 6 and 7.
        piece: what it gets for 1.
        disc: for 7, whether a disc is discarded instead of a card.
        tile: the milestone, for 4.
        at: where the clock tower stands, for 8.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=8)]
    give: Basics = Basics()
    get: Basics = Basics()
    piece: Literal["", "terrain", "road"] = ""
    disc: bool = False
    tile: Few = 0
    at: Annotated[str, msgspec.Meta(pattern=r"^((0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?))?$")] = ""


# What is owed to a seat


class Terrain(MoveMessage, frozen=True, tag="terrain"):
    """A seat lays a terrain tile of the kind that fits the ground, face down."""

    at: HexName


class Special(MoveMessage, frozen=True, tag="special"):
    """A seat lays a special terrain tile.

    Attributes:
        at: where.
        tile: its number among those somebody has read; 0 where nobody says which it is.
    """

    at: HexName
    tile: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class Road(MoveMessage, frozen=True, tag="road"):
    """A seat lays a road on an edge."""

    at: EdgeName


class Property(MoveMessage, frozen=True, tag="property"):
    """A seat builds a property and pays for it.

    Attributes:
        kind: which type.
        at: where.
        number: which coffee shop, as they can be taken in any order; 0 for every other type.
    """

    kind: Kind
    at: HexName
    number: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class Rabbit(MoveMessage, frozen=True, tag="rabbit"):
    """A seat puts a cookie rabbit on its map.

    Attributes:
        at: where.
        place: the number of the place it came from; 0 where that does not matter.
    """

    at: HexName
    place: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class NoRabbit(MoveMessage, frozen=True, tag="no_rabbit"):
    """A seat has no rabbit left, and takes points instead."""


class Decide(MoveMessage, frozen=True, tag="decide"):
    """A seat takes one of the things that a print offers, counted from 0."""

    option: Option


class Take(MoveMessage, frozen=True, tag="take"):
    """A seat takes a basic resource of its choice."""

    what: Literal["wheat", "wood", "iron"]


class Step(MoveMessage, frozen=True, tag="step"):
    """A seat moves its wagon or its locomotive one space."""

    piece: Literal["wagon", "locomotive"]


class Advance(MoveMessage, frozen=True, tag="advance"):
    """A seat moves a prosperity marker one space."""

    track: Annotated[int, msgspec.Meta(ge=1, le=6)]


class TakeSkill(MoveMessage, frozen=True, tag="skill"):
    """A seat takes a skill tile; an advanced one for a diamond."""

    tile: Annotated[int, msgspec.Meta(ge=1, le=40)]
    advanced: bool = False


class Automate(MoveMessage, frozen=True, tag="automate"):
    """A seat pays a diamond, and the card it has just played goes below an industry's column."""

    column: Column


class Ahead(MoveMessage, frozen=True, tag="ahead"):
    """A seat says how many points its place on the helper tiles gives now."""

    points: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Skip(MoveMessage, frozen=True, tag="skip"):
    """A seat does without the rest of what it may do."""


class ByHand(MoveMessage, frozen=True, tag="by_hand"):
    """Nobody reads the print now: what it gives is booked by hand, and it is asked for again another time."""


Move = (
    Choose | Reveal | Helper | Collect | Area | Play | Flip | Pass | Done | Free
    | Terrain | Special | Road | Property | Rabbit | NoRabbit
    | Decide | Take | Step | Advance | TakeSkill | Automate | Ahead | Skip | ByHand
)  # fmt: skip

Placing = Terrain | Special | Road | Property | Rabbit
