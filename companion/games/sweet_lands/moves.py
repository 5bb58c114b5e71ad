"""Messages of the moves in Sweet Lands."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import MoveMessage
from companion.engine.wire import LATER_FIELD
from companion.games.sweet_lands.position import EdgeName, Few, HexName, Letter, Number, Side
from companion.games.sweet_lands.vocabulary import Column, Kind

Option = Annotated[int, msgspec.Meta(ge=0, le=9)]
Upto3 = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Basics(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Amounts of the basic resources, and of gold if the table's ruling counts it as one."""

    wheat: Upto3 = 0
    wood: Upto3 = 0
    iron: Upto3 = 0
    gold: Upto3 = 0

    @property
    def total(self) -> int:
        """Sum of all four amounts."""
        return self.wheat + self.wood + self.iron + self.gold


# Setting up


class Choose(MoveMessage, frozen=True, tag="choose"):
    """Choice of a character board's side, and of a map."""

    character: Annotated[str, msgspec.Meta(pattern=r"^[1-7][ab]$")]
    side: Side


class Reveal(MoveMessage, frozen=True, tag="reveal"):
    """Draw of a milestone, a final tile or an advanced skill tile that now lies on the table.

    Attributes:
        what: the kind of tile.
        tile: its number among the tiles that were read, or a new number for an unread tile.
    """

    what: Literal["milestone", "final", "advanced"]
    tile: Annotated[int, msgspec.Meta(ge=1, le=40)]


class Helper(MoveMessage, frozen=True, tag="helper"):
    """Placing of a seat's helper marker on the helper tiles."""

    place: Annotated[int, msgspec.Meta(ge=1, le=16)]


# The income, and a turn


class Collect(MoveMessage, frozen=True, tag="collect"):
    """Taking of a seat's income as the app has summed it."""


class Area(MoveMessage, frozen=True, tag="area"):
    """Use of an area: a disc on one of its slots, and its effect.

    Attributes:
        letter: the area. `X1` to `X4` are the extra-action tiles.
        slot: the number of the slot, 1 for the leftmost.
        disc: true if one of the seat's own discs pays for the slot.
        copied: the area that L copies.
    """

    letter: Letter
    slot: Annotated[int, msgspec.Meta(ge=1, le=3)]
    disc: bool = False
    copied: Annotated[str, msgspec.Meta(pattern=r"^[A-FM-Q]?$")] = ""


class Play(MoveMessage, frozen=True, tag="play"):
    """Playing of a citizen card.

    Attributes:
        card: its number among the cards that were read, or 0 for a card booked by hand.
        option: the index of the cost that is paid, if the card offers several.
        mark: the number of its dessert mark, if the card is booked by hand.
        passing: true if a card that is booked by hand takes effect at a pass.
    """

    card: Number
    option: Option = 0
    mark: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    passing: Annotated[bool, LATER_FIELD] = False


class Flip(MoveMessage, frozen=True, tag="flip"):
    """Turning of a skill tile, for its flip ability."""

    tile: Few
    advanced: bool = False


class Pass(MoveMessage, frozen=True, tag="pass"):
    """Passing: the seat has no more turns in this round."""


class Done(MoveMessage, frozen=True, tag="done"):
    """End of a seat's turn."""


class Free(MoveMessage, frozen=True, tag="free"):
    """Free action of a seat.

    Attributes:
        number: 1 to 8, as the rules number them.
        give: the resources it pays with, for 1, 5 and 6.
        get: the resources it takes, for 3, 6 and 7.
        piece: the piece it takes, for 1.
        disc: true if a disc is discarded instead of a card, for 7.
        tile: the milestone, for 4.
        at: the hex of the clock tower, for 8.
    """

    number: Annotated[int, msgspec.Meta(ge=1, le=8)]
    give: Basics = Basics()
    get: Basics = Basics()
    piece: Literal["", "terrain", "road"] = ""
    disc: bool = False
    tile: Few = 0
    at: Annotated[str, msgspec.Meta(pattern=r"^((0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?))?$")] = ""


# Taking of dues


class Terrain(MoveMessage, frozen=True, tag="terrain"):
    """Laying of a terrain tile, face down, of the kind that fits the ground."""

    at: HexName


class Special(MoveMessage, frozen=True, tag="special"):
    """Laying of a special terrain tile.

    Attributes:
        at: the hex.
        tile: its number among the tiles that were read, or 0 for an unnamed tile.
    """

    at: HexName
    tile: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class NameSpecial(MoveMessage, frozen=True, tag="name_special"):
    """Naming of the special terrain tile that a seat has laid before its hex was read.

    Attributes:
        tile: its number among the tiles that were read, or the next free number for an unread tile.
    """

    tile: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Road(MoveMessage, frozen=True, tag="road"):
    """Laying of a road on an edge."""

    at: EdgeName


class Property(MoveMessage, frozen=True, tag="property"):
    """Building and paying of a property.

    Attributes:
        kind: the type.
        at: the hex.
        number: the number of the coffee shop, as they can be taken in any order, or 0 for other types.
    """

    kind: Kind
    at: HexName
    number: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class Rabbit(MoveMessage, frozen=True, tag="rabbit"):
    """Placing of a cookie rabbit on a seat's map.

    Attributes:
        at: the hex.
        place: the number of the place it came from, or 0 if that does not matter.
    """

    at: HexName
    place: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0


class NoRabbit(MoveMessage, frozen=True, tag="no_rabbit"):
    """Taking of points by a seat that has no rabbit left."""


class Decide(MoveMessage, frozen=True, tag="decide"):
    """Choice of an option that a print offers, counted from 0."""

    option: Option


class Take(MoveMessage, frozen=True, tag="take"):
    """Taking of a basic resource of the seat's choice."""

    what: Literal["wheat", "wood", "iron"]


class Step(MoveMessage, frozen=True, tag="step"):
    """Step of the wagon or of the locomotive."""

    piece: Literal["wagon", "locomotive"]


class Advance(MoveMessage, frozen=True, tag="advance"):
    """Step of a marker on a prosperity track."""

    track: Annotated[int, msgspec.Meta(ge=1, le=6)]


class TakeSkill(MoveMessage, frozen=True, tag="skill"):
    """Taking of a skill tile. An advanced tile costs a diamond."""

    tile: Annotated[int, msgspec.Meta(ge=1, le=40)]
    advanced: bool = False


class Automate(MoveMessage, frozen=True, tag="automate"):
    """Automation of the card just played, for a diamond: the card goes below an industry's column."""

    column: Column


class Ahead(MoveMessage, frozen=True, tag="ahead"):
    """Points that a seat's place on the helper tiles gives now."""

    points: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Skip(MoveMessage, frozen=True, tag="skip"):
    """Waiver of the rest of an optional due."""


class ByHand(MoveMessage, frozen=True, tag="by_hand"):
    """Booking of a print by hand, unread. The app asks for the print again in a later turn.

    Attributes:
        nothing: true if the asked card gives nothing, so that the app never asks for it again.
    """

    nothing: Annotated[bool, LATER_FIELD] = False


class Pay(MoveMessage, frozen=True, tag="pay"):
    """Payment of a basic resource of the seat's choice."""

    what: Literal["wheat", "wood", "iron"]


FirstMove = (
    Choose | Reveal | Helper | Collect | Area | Play | Flip | Pass | Done | Free
    | Terrain | Special | Road | Property | Rabbit | NoRabbit
    | Decide | Take | Step | Advance | TakeSkill | Automate | Ahead | Skip | ByHand
)  # fmt: skip
"""Moves of the first version of the rules."""

Move = FirstMove | Pay | NameSpecial

Placing = Terrain | Special | Road | Property | Rabbit
