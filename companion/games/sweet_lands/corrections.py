"""Messages of Sweet Lands' corrections: every number and every piece, set to what the cardboard shows."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage
from companion.engine.owners_box import Reread
from companion.engine.setup import EntryName, EntryText
from companion.engine.wire import widened_from
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

FirstCountedPiece = Literal[
    "terrain", "roads", "rabbits", "tents", "houses", "buildings", "labs", "coffees", "tower", "ports"
]
"""Elements of a counted map that carry codes know from format 1 on."""

CountedPiece = Literal[FirstCountedPiece, "cities"]
"""Elements of a map that is counted, not drawn."""


class _OfSeat(CorrectionMessage, frozen=True):
    """Correction of one seat's holdings."""

    seat: SeatNumber


class SetStock(_OfSeat, frozen=True, tag="stock"):
    """Correction of an amount that a seat has, or of the space of one of its markers."""

    what: Stock
    count: Count


class SetSpace(_OfSeat, frozen=True, tag="space"):
    """Correction of a seat's space on an income track."""

    resource: Resource
    space: Few


class SetTrack(_OfSeat, frozen=True, tag="track"):
    """Correction of a seat's space on a prosperity track."""

    track: Annotated[int, msgspec.Meta(ge=1, le=6)]
    space: Few


class SetMultiplier(_OfSeat, frozen=True, tag="multiplier"):
    """Correction of a seat's multiplier for an element. -1 restores the value in the box."""

    element: Element
    value: Annotated[int, msgspec.Meta(ge=-1, le=99)]


class SetSpot(_OfSeat, frozen=True, tag="spot"):
    """Correction of the pieces on a hex of a seat's map, without consequences."""

    spot: Spot


class ClearSpot(_OfSeat, frozen=True, tag="clear"):
    """Correction that removes every piece from a hex of a seat's map."""

    at: HexName


class SetRoad(_OfSeat, frozen=True, tag="road"):
    """Correction of an edge of a seat's map: with or without a road."""

    at: EdgeName
    there: bool


class SetMark(_OfSeat, frozen=True, tag="mark"):
    """Correction of the number of cards with a dessert mark that a seat has played."""

    mark: Annotated[int, msgspec.Meta(ge=1, le=6)]
    count: Few


class SetFlag(_OfSeat, frozen=True, tag="flag"):
    """Correction of a seat's wonder, or of the use of its character's ability in this round."""

    what: Literal["wonder", "ability_used"]
    on: bool


class SetSkill(_OfSeat, frozen=True, tag="skill"):
    """Correction of a seat's skill tile: face up, face down or gone."""

    tile: Annotated[int, msgspec.Meta(ge=1, le=40)]
    advanced: bool
    state: Literal["up", "down", "gone"]


class SetAutomated(_OfSeat, frozen=True, tag="automated"):
    """Correction of the number of cards below an industry's column. Added cards stay unnamed."""

    column: Column
    count: Annotated[int, msgspec.Meta(ge=0, le=9)]


class SetAutomatedCards(_OfSeat, frozen=True, tag="automated_cards"):
    """Correction of all cards below an industry's column, from the top. 0 stands for an unnamed card."""

    column: Column
    cards: Annotated[tuple[Number, ...], msgspec.Meta(max_length=9)]


class SetPassingCards(_OfSeat, frozen=True, tag="passing_cards"):
    """Correction of a seat's passing cards, in order. Cards not listed are booked by hand when it passes."""

    cards: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=400)], ...], msgspec.Meta(max_length=99)]


class SetRabbitPlace(_OfSeat, frozen=True, tag="rabbit_place"):
    """Correction of a rabbit's place on a seat's industry board: empty or occupied."""

    place: Annotated[int, msgspec.Meta(ge=1, le=20)]
    taken: bool


class SetCount(_OfSeat, frozen=True, tag="count"):
    """Correction of the count of an element on a map that is counted, not drawn."""

    what: Annotated[CountedPiece, widened_from(FirstCountedPiece)]
    count: Few


class SetCharacter(_OfSeat, frozen=True, tag="character"):
    """Correction of a seat's character and map."""

    character: Character
    side: Side


class SetHelper(_OfSeat, frozen=True, tag="helper"):
    """Correction of the place of a seat's helper marker, 0 for none."""

    place: Annotated[int, msgspec.Meta(ge=0, le=16)]


class SetMilestones(_OfSeat, frozen=True, tag="milestones"):
    """Correction of the number of milestones that a seat has claimed."""

    count: Annotated[int, msgspec.Meta(ge=0, le=5)]


class SetOwnMilestones(_OfSeat, frozen=True, tag="own_milestones"):
    """Correction of the milestones that a seat has claimed. 0 stands for an unnamed milestone."""

    tiles: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=40)], ...], msgspec.Meta(max_length=5)]


class SetClaimed(CorrectionMessage, frozen=True, tag="claimed"):
    """Correction of the number of milestones that all seats have claimed. Those on the table stay."""

    count: Annotated[int, msgspec.Meta(ge=0, le=5)]


class SetTiles(CorrectionMessage, frozen=True, tag="tiles"):
    """Correction of the milestones, final tiles or advanced skill tiles on the table."""

    what: Literal["milestone", "final", "advanced"]
    tiles: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=40)], ...], msgspec.Meta(max_length=5)]


class SetDisc(CorrectionMessage, frozen=True, tag="disc"):
    """Correction of the disc on a slot of an area: its seat, or None for an empty slot."""

    area: Letter
    slot: Annotated[int, msgspec.Meta(ge=1, le=3)]
    seat: SeatNumber | None


class SetEnd(CorrectionMessage, frozen=True, tag="end"):
    """Correction of the first seat at the end of a prosperity track, or None."""

    track: Annotated[int, msgspec.Meta(ge=1, le=6)]
    seat: SeatNumber | None


class SetTurn(CorrectionMessage, frozen=True, tag="turn"):
    """Correction of round, phase, turn and start seat. Clears every due."""

    round: Annotated[int, msgspec.Meta(ge=1, le=5)]
    phase: Phase
    turn: SeatNumber
    start: SeatNumber


class SetPrinted(CorrectionMessage, frozen=True, tag="printed"):
    """Correction of a printed value of the box."""

    name: EntryName
    text: EntryText


class SetTracked(CorrectionMessage, frozen=True, tag="tracked"):
    """Correction of the prints that the table tracks itself: an entry, or a section's mark."""

    what: Annotated[str, msgspec.Meta(max_length=20)]
    on: bool


Correction = (
    SetStock | SetSpace | SetTrack | SetMultiplier | SetSpot | ClearSpot | SetRoad | SetMark | SetFlag
    | SetSkill | SetAutomated | SetCount | SetCharacter | SetHelper | SetMilestones | SetTiles | SetDisc
    | SetEnd | SetTurn | SetPrinted | SetAutomatedCards | SetPassingCards | SetRabbitPlace | SetOwnMilestones
    | SetClaimed | Reread | SetTracked
)  # fmt: skip
