"""The moves of Small City, and its corrections."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.engine.owners_box import SetPrinted
from companion.games.small_city.position import (
    MOST_THINGS,
    Card,
    CellName,
    Cells,
    Count,
    Disc,
    Money,
    Promise,
    SeatNumber,
)
from companion.games.small_city.printed import Colour, Kind, Side

Cubes = Annotated[tuple[Colour, ...], msgspec.Meta(max_length=12)]
Made = Annotated[tuple[Colour, ...], msgspec.Meta(max_length=MOST_THINGS)]
"""Some of the cubes that a seat's workers make, one each."""


# Setup


class Found(MoveMessage, frozen=True, tag="found"):
    """Founding of a town: the board's side and the City Hall, into which its three citizens move."""

    cells: Cells
    side: Side = "easy"


class Keep(MoveMessage, frozen=True, tag="keep"):
    """Draw of three promise cards, one of each pile, and the secret choice of one."""

    drawn: Annotated[tuple[Promise, ...], msgspec.Meta(max_length=3)]
    kept: Promise


# Phase 1: the street and the ring


class Street(MoveMessage, frozen=True, tag="street"):
    """The others' choice of the mayor's street, between two squares of the mayor's town."""

    squares: tuple[CellName, CellName]


class Lay(MoveMessage, frozen=True, tag="lay"):
    """Next card of the ring, clockwise. The last one follows by itself."""

    card: Card


class Choose(MoveMessage, frozen=True, tag="choose"):
    """Choice of an action card of the ring, paid for by the cards skipped."""

    card: Card
    gain: Literal["votes", "money"] = "votes"  # the Supporter's choice


# Phase 2: building


class Build(MoveMessage, frozen=True, tag="build"):
    """Laying of a new tile.

    Attributes:
        tile: which.
        cells: its squares, best in the order of its functions; another order is taken as the tile that fits.
        warehouse: the squares of the warehouse that comes with an F1.
        pay: the cubes given for a cultural building; empty for its full price.
    """

    tile: Kind
    cells: Cells
    warehouse: Cells = ()
    pay: Cubes = ()


class Upgrade(MoveMessage, frozen=True, tag="upgrade"):
    """Laying of the next level over a tile.

    Attributes:
        origin: a square of the old tile; ``from`` on the wire.
        tile: the new tile.
        cells: all squares of the new tile.
    """

    origin: CellName = msgspec.field(name="from")
    tile: Kind
    cells: Cells


class Demolish(MoveMessage, frozen=True, tag="demolish"):
    """Demolition of a tile instead of a building, named by any of its squares or by all of them."""

    cells: Cells


class Grow(MoveMessage, frozen=True, tag="grow"):
    """Enlargement of the town by a step."""


class Staff(MoveMessage, frozen=True, tag="staff"):
    """Move of a citizen into a police or fire station that was laid just now."""

    origin: CellName = msgspec.field(name="from")
    to: CellName


class Decline(MoveMessage, frozen=True, tag="decline"):
    """Refusal of the council's offer: no free tile, or an empty new station."""


class Done(MoveMessage, frozen=True, tag="done"):
    """End of a seat's building, or of its moving."""


# Phase 3: citizens


class MoveCitizen(MoveMessage, frozen=True, tag="move_citizen"):
    """Move of a citizen of the seat.

    Attributes:
        origin: the square where it stands; ``from`` on the wire.
        to: the square where it goes.
        town: the town it goes to; None for the town it stands in.
        out_of: the town it stands in; None for the seat's own.
    """

    origin: CellName = msgspec.field(name="from")
    to: CellName
    town: SeatNumber | None = None
    out_of: SeatNumber | None = None


class Settle(MoveMessage, frozen=True, tag="settle"):
    """Move of a citizen from the City Hall into an empty R1."""

    to: CellName


# Phase 4: income


class Collect(MoveMessage, frozen=True, tag="collect"):
    """Payment of every seat for its tourists and its $1 squares."""


class Trade(MoveMessage, frozen=True, tag="trade"):
    """Trade on a shop's square where a citizen of the seat stands.

    Attributes:
        at: the square.
        town: the town of the shop; None for the seat's own.
        cube: the good given, where it takes one.
        money: the dollars given, 1 to 4, where it takes money.
    """

    at: CellName
    town: SeatNumber | None = None
    cube: Colour | None = None
    money: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class Produce(MoveMessage, frozen=True, tag="produce"):
    """Production of a seat's factory workers, at home and abroad, which ends the seat's income.

    Attributes:
        first: the stores that are filled first.
        drop: cubes made at home that find no room, chosen by the seat.
    """

    first: Literal["warehouse", "hall"] = "warehouse"
    drop: Made = ()


# Phases 5 and 6


class Tally(MoveMessage, frozen=True, tag="tally"):
    """Votes for every seat."""


class Measure(MoveMessage, frozen=True, tag="measure"):
    """Measuring of every town's pollution of the round, which is added to its track."""


class Mourn(MoveMessage, frozen=True, tag="mourn"):
    """Death of a citizen or tourist in the seat's town.

    Attributes:
        at: the square where it stands.
        grave: the square of its grave; None where none is left, or where a fire station saves it.
    """

    at: CellName
    grave: CellName | None = None


# Phase 7: the council


class Advance(MoveMessage, frozen=True, tag="council"):
    """Step of a council disc.

    Attributes:
        row: the row it goes on or goes to.
        leaves: the row of the disc that begins anew here; 0 for a disc that goes on, or a new one.
        pay: the currency.
        take: the chosen effect: ``w``, ``g`` or ``b`` cubes, ``votes`` or ``money``; empty for the only one,
            or the first.
    """

    row: Annotated[int, msgspec.Meta(ge=1, le=4)]
    leaves: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    pay: Literal["money", "votes"] = "money"
    take: Literal["", "w", "g", "b", "votes", "money"] = ""


class Skip(MoveMessage, frozen=True, tag="skip"):
    """Choice to move no disc in the council."""


Move = (
    Found | Keep | Street | Lay | Choose | Build | Upgrade | Demolish | Grow | Staff | Decline | Done
    | MoveCitizen | Settle | Collect | Trade | Produce | Tally | Measure | Mourn | Advance | Skip
)  # fmt: skip


class SetTrack(CorrectionMessage, frozen=True, tag="track"):
    """Correction of a seat's money, votes, pollution, size of town, or citizens beside the town."""

    seat: SeatNumber
    track: Literal["money", "votes", "pollution", "size", "career", "central", "buried"]
    count: Money


class SetTile(CorrectionMessage, frozen=True, tag="tile"):
    """Correction of the tile on some squares. What lay there before is taken off with everything on it."""

    seat: SeatNumber
    kind: Kind | None
    cells: Cells


class SetSquare(CorrectionMessage, frozen=True, tag="square"):
    """Correction of a square: a citizen of a seat or none, these cubes, a grave or none."""

    seat: SeatNumber
    at: CellName
    citizen: SeatNumber | None = None
    cubes: Cubes = ()
    grave: SeatNumber | None = None


class SetStock(CorrectionMessage, frozen=True, tag="stock"):
    """Correction of the count of a kind of piece in the middle."""

    name: Literal["R", "C", "F", "P", "WA", "ME", "CL", "UN", "PO", "FI", "w", "g", "b"]
    count: Count


class SetDiscs(CorrectionMessage, frozen=True, tag="discs"):
    """Correction of the places of a seat's council discs."""

    seat: SeatNumber
    discs: Annotated[tuple[Disc, ...], msgspec.Meta(max_length=2)]


class SetPromise(CorrectionMessage, frozen=True, tag="promise"):
    """Correction of the promise a seat keeps, secret. 0 stands for none."""

    seat: SeatNumber
    promise: Annotated[int, msgspec.Meta(ge=0, le=32)]


class SetAction(CorrectionMessage, frozen=True, tag="action"):
    """Correction of a seat's action card in this round."""

    seat: SeatNumber
    card: Card | None


class SetMayor(CorrectionMessage, frozen=True, tag="mayor"):
    """Correction of the seat that hosts the mayor."""

    seat: SeatNumber


class SetRound(CorrectionMessage, frozen=True, tag="round"):
    """Correction of the round, as its marker shows."""

    round: Annotated[int, msgspec.Meta(ge=1, le=8)]


class SetSide(CorrectionMessage, frozen=True, tag="side"):
    """Correction of the side of a seat's board."""

    seat: SeatNumber
    side: Side


PhaseToSet = Literal[
    "street", "ring", "action", "build", "move", "income", "votes", "pollution", "council", "scoring",
]  # fmt: skip
"""The phases that a table can be put into: it is set up once, and deaths follow from pollution."""


class SetPhase(CorrectionMessage, frozen=True, tag="phase"):
    """Correction of the phase, which then begins with no seat finished."""

    phase: PhaseToSet


Correction = (
    SetTrack | SetTile | SetSquare | SetStock | SetDiscs | SetPromise | SetAction | SetMayor | SetRound
    | SetSide | SetPrinted | SetPhase
)  # fmt: skip
