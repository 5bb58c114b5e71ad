"""What the table can correct in Sweet Lands: every number and every piece, to what the cardboard shows."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage
from companion.engine.setup import EntryName, EntryText
from companion.games.sweet_lands.position import (
    Character,
    Count,
    EdgeName,
    Few,
    HexName,
    Letter,
    Number,
    Phase,
    SeatNumber,
    Side,
    Spot,
)
from companion.games.sweet_lands.vocabulary import Column, Element, Resource, Stock


class _OfSeat(CorrectionMessage, frozen=True):
    """Something of one seat's."""

    seat: SeatNumber


class SetStock(_OfSeat, frozen=True, tag="stock"):
    """A seat has so much of something, or a marker of its stands on such a space."""

    what: Stock
    count: Count


class SetSpace(_OfSeat, frozen=True, tag="space"):
    """A seat's marker stands on another space of an income track."""

    resource: Resource
    space: Few


class SetTrack(_OfSeat, frozen=True, tag="track"):
    """A seat's marker stands on another space of a prosperity track."""

    track: Annotated[int, msgspec.Meta(ge=1, le=6)]
    space: Few


class SetMultiplier(_OfSeat, frozen=True, tag="multiplier"):
    """What a seat's marker of the track that counts an element stands on; -1: as the box says."""

    element: Element
    value: Annotated[int, msgspec.Meta(ge=-1, le=99)]


class SetSpot(_OfSeat, frozen=True, tag="spot"):
    """Something else lies on a hex of a seat's map; nothing follows from it by itself."""

    spot: Spot


class ClearSpot(_OfSeat, frozen=True, tag="clear"):
    """Nothing lies on a hex of a seat's map."""

    at: HexName


class SetRoad(_OfSeat, frozen=True, tag="road"):
    """A road lies on an edge of a seat's map, or none."""

    at: EdgeName
    there: bool


class SetMark(_OfSeat, frozen=True, tag="mark"):
    """A seat has played so many cards with a dessert mark."""

    mark: Annotated[int, msgspec.Meta(ge=1, le=6)]
    count: Few


class SetFlag(_OfSeat, frozen=True, tag="flag"):
    """A seat has the wonder or not, or has used its character's ability in this round or not."""

    what: Literal["wonder", "ability_used"]
    on: bool


class SetSkill(_OfSeat, frozen=True, tag="skill"):
    """A seat has a skill tile, face up or down, or has it no more."""

    tile: Annotated[int, msgspec.Meta(ge=1, le=40)]
    advanced: bool
    state: Literal["up", "down", "gone"]


class SetAutomated(_OfSeat, frozen=True, tag="automated"):
    """So many cards lie below an industry's column; which ones, only the cardboard knows of new ones."""

    column: Column
    count: Annotated[int, msgspec.Meta(ge=0, le=9)]


class SetAutomatedCards(_OfSeat, frozen=True, tag="automated_cards"):
    """Just these cards lie below an industry's column, from the top; 0 for one that nobody has named."""

    column: Column
    cards: Annotated[tuple[Number, ...], msgspec.Meta(max_length=9)]


class SetPassingCards(_OfSeat, frozen=True, tag="passing_cards"):
    """A seat has played just these passing cards, in this order; others are booked by hand when it passes."""

    cards: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=400)], ...], msgspec.Meta(max_length=99)]


class SetRabbitPlace(_OfSeat, frozen=True, tag="rabbit_place"):
    """A place for a cookie rabbit on a seat's industry board is empty, or has its rabbit still."""

    place: Annotated[int, msgspec.Meta(ge=1, le=20)]
    taken: bool


class SetCount(_OfSeat, frozen=True, tag="count"):
    """So much of something is on a seat's map, which is only counted."""

    what: Literal[
        "terrain", "roads", "rabbits", "tents", "houses", "buildings", "labs", "coffees", "tower", "ports"
    ]
    count: Few


class SetCharacter(_OfSeat, frozen=True, tag="character"):
    """A seat has another character, or plays on another map."""

    character: Character
    side: Side


class SetHelper(_OfSeat, frozen=True, tag="helper"):
    """A seat's marker stands on another place of the helper tiles; 0 for none."""

    place: Annotated[int, msgspec.Meta(ge=0, le=16)]


class SetMilestones(_OfSeat, frozen=True, tag="milestones"):
    """A seat has claimed so many milestones."""

    count: Annotated[int, msgspec.Meta(ge=0, le=5)]


class SetOwnMilestones(_OfSeat, frozen=True, tag="own_milestones"):
    """A seat has claimed just these milestones; 0 for one that nobody has named."""

    tiles: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=40)], ...], msgspec.Meta(max_length=5)]


class SetClaimed(CorrectionMessage, frozen=True, tag="claimed"):
    """So many milestones were claimed in this game, by whomever; those on the table stay as they are."""

    count: Annotated[int, msgspec.Meta(ge=0, le=5)]


class SetTiles(CorrectionMessage, frozen=True, tag="tiles"):
    """These milestones, final tiles or advanced skill tiles lie on the table."""

    what: Literal["milestone", "final", "advanced"]
    tiles: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=40)], ...], msgspec.Meta(max_length=5)]


class SetDisc(CorrectionMessage, frozen=True, tag="disc"):
    """Whose disc lies on a slot of an area; None for nobody's."""

    area: Letter
    slot: Annotated[int, msgspec.Meta(ge=1, le=3)]
    seat: SeatNumber | None


class SetEnd(CorrectionMessage, frozen=True, tag="end"):
    """Who was first at the end of a prosperity track; None for nobody yet."""

    track: Annotated[int, msgspec.Meta(ge=1, le=6)]
    seat: SeatNumber | None


class SetTurn(CorrectionMessage, frozen=True, tag="turn"):
    """The table is in another round or phase, or another seat's turn; what was owed is forgotten."""

    round: Annotated[int, msgspec.Meta(ge=1, le=5)]
    phase: Phase
    turn: SeatNumber
    start: SeatNumber


class SetPrinted(CorrectionMessage, frozen=True, tag="printed"):
    """The cardboard shows this, or something else than was thought."""

    name: EntryName
    text: EntryText


Correction = (
    SetStock | SetSpace | SetTrack | SetMultiplier | SetSpot | ClearSpot | SetRoad | SetMark | SetFlag
    | SetSkill | SetAutomated | SetCount | SetCharacter | SetHelper | SetMilestones | SetTiles | SetDisc
    | SetEnd | SetTurn | SetPrinted | SetAutomatedCards | SetPassingCards | SetRabbitPlace | SetOwnMilestones
    | SetClaimed
)  # fmt: skip
