"""Small City's position: every seat's town, the stock, the ring of cards, the phase and its errand."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal, get_args

import msgspec

from companion.engine.rulings import Rulings
from companion.engine.setup import AT_SEAT
from companion.engine.wire import LATER_FIELD
from companion.games.small_city.printed import Colour, Kind, Printed, Side, printed_values

Card = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
"""Mayor, Architect, Mediator, Engineer, Supporter, Urban Planner, City Councilor, Opponent; and the starred
Physician, Artist, Ecologist, Anarchist."""

CARDS: tuple[Card, ...] = get_args(Card)
BASIC: tuple[Card, ...] = CARDS[:8]
RING = 8
"""Number of cards in the ring."""

ROUNDS = 8

Phase = Literal[
    "setup", "street", "ring", "action", "build", "move", "income", "votes", "pollution", "death", "council",
    "scoring",
]  # fmt: skip
"""``ring`` lays out phase 1's cards, ``action`` chooses among them; ``death`` belongs to phase 6. Phase 8
needs nobody."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3), AT_SEAT]
CellName = Annotated[str, msgspec.Meta(pattern=r"^[a-z][1-9][0-9]?$")]
"""The name of a square, on the board or not: the referee judges that."""
Cells = Annotated[tuple[CellName, ...], msgspec.Meta(max_length=12)]
Money = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Votes = Annotated[int, msgspec.Meta(ge=0, le=9_999)]
Pollution = Annotated[int, msgspec.Meta(ge=0, le=999)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Promise = Annotated[int, msgspec.Meta(ge=1, le=32)]

MOST_ON_TRACK: Mapping[str, int] = {"money": 9_999, "votes": 9_999, "pollution": 999}
"""Limits beyond any track; other counters are limited to 99."""

MOST_KEPT = 99
"""Most citizens in a supply beside the towns."""

KEPT_IN = ("career", "central", "buried")
"""The supplies of citizens beside the towns."""

MOST_THINGS = 144
"""Most tiles, people or cubes in a town: the number of squares of the largest board."""


class Readings(Rulings, frozen=True):
    """The ambiguous rules and the options of Small City, the default first."""

    promises: Literal["basic", "advanced"] = "basic"
    starred: Literal["out", "in"] = "out"
    screens: Literal["hidden", "open"] = "hidden"
    direct: Literal["base_cell", "whole"] = "base_cell"
    opposite: Literal["never_directly", "first_round"] = "never_directly"
    demolition: Literal["needs_room", "career"] = "needs_room"
    emergency: Literal["buildable", "council_only"] = "buildable"
    staffing: Literal["staffed", "built"] = "staffed"
    water: Literal["area", "anywhere"] = "area"
    works: Literal["rest", "closed"] = "rest"
    council_size: Literal["exact", "up_to"] = "exact"
    hall: Literal["counts", "not"] = "counts"
    graves: Literal["in_town", "own"] = "in_town"
    parks: Literal["three_areas", "three_tiles"] = "three_areas"
    residents: Literal["own", "everybody", "polluting"] = "own"
    ties: Literal["no", "yes"] = "no"
    penalty: Literal["twelve", "nine"] = "twelve"


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A tile in a town.

    Attributes:
        kind: which.
        cells: its squares in the order of its functions (`Printed.functions`), alike ones row by row.
        fresh: whether it was laid in this round, and so may not be upgraded.
    """

    kind: Kind
    cells: Cells
    fresh: bool = False


class Meeple(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A citizen or tourist on a square of a town.

    Attributes:
        at: the square.
        seat: its owner.
        spent: whether it lies down: it has moved in this phase, or traded in it.
    """

    at: CellName
    seat: SeatNumber
    spent: bool = False


class Cube(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A good in store, on a square of a warehouse or of the City Hall."""

    at: CellName
    colour: Colour


class Grave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dead citizen on a square of the town where it died, for the rest of the game."""

    at: CellName
    seat: SeatNumber


class Disc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A council disc: its row, 1 industry, 2 construction, 3 economy, 4 tourism, and its step, 1 to 4."""

    row: Annotated[int, msgspec.Meta(ge=1, le=4)]
    step: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square of a seat's town."""

    town: SeatNumber
    at: CellName


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's side of the table, its tracks, and its progress in this phase.

    Attributes:
        side: which side of the board is used.
        board: the board as it was typed, where it differs from the printed one; else empty.
        tiles: in the order they were laid.
        people: all people in this town, of any seat, and their squares.
        cubes: goods in store. A warehouse's square may hold several.
        graves: in this town.
        size: the number of times the town was made bigger; 0 at the start.
        money, votes, pollution: the tracks; pollution in percent.
        counted: whether 0 votes were entered at the last scoring, of a game that was played without the app.
        career: citizens in the Career Center. central: citizens of this colour in the middle of the table.
        buried: citizens that died where there was no square left for a grave.
        discs: council discs in the rows, by row; a disc not yet in play is left out.
        drawn, promise: promise cards, secret: the three drawn, and the one kept; 0 for none, or not known.
        more: promises kept besides the first, secret; the rules at hand deal one.
        action: this round's card.
        built: tiles built or demolished in this phase. grown: whether the town was made bigger in it.
        helped: whether the Architect's cube was saved.
        gone: own tiles (`UNIQUE`) that were demolished.
        produced: cubes made in this town in this round, by any seat. made: pollution made in this round.
        left: squares where citizens worked when moving began: their owner may not use them in this round.
        dying: whether a person here still has to die.
        done: whether the seat has finished the phase.
        out: whether it has lost.
    """

    side: Side = "easy"
    board: Annotated[str, msgspec.Meta(max_length=200)] = ""
    tiles: Annotated[tuple[Laid, ...], msgspec.Meta(max_length=MOST_THINGS)] = ()
    people: Annotated[tuple[Meeple, ...], msgspec.Meta(max_length=MOST_THINGS)] = ()
    cubes: Annotated[tuple[Cube, ...], msgspec.Meta(max_length=MOST_THINGS)] = ()
    graves: Annotated[tuple[Grave, ...], msgspec.Meta(max_length=88)] = ()
    size: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    money: Money = 0
    votes: Votes = 0
    pollution: Pollution = 0
    career: Few = 0
    central: Few = 0
    buried: Few = 0
    discs: Annotated[tuple[Disc, ...], msgspec.Meta(max_length=2)] = ()
    drawn: Annotated[tuple[Promise, ...], msgspec.Meta(max_length=3)] = ()
    promise: Annotated[int, msgspec.Meta(ge=0, le=32)] = 0
    more: Annotated[tuple[Promise, ...], msgspec.Meta(max_length=7)] = ()
    action: Card | None = None
    built: Few = 0
    grown: bool = False
    helped: bool = False
    gone: Annotated[tuple[Kind, ...], msgspec.Meta(max_length=8)] = ()
    produced: Few = 0
    made: Count = 0
    left: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=24)] = ()
    dying: bool = False
    done: bool = False
    out: bool = False
    counted: Annotated[bool, LATER_FIELD] = False


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The middle of the table: tiles by family, limited tiles by kind, cubes by colour."""

    R: Count = 0
    C: Count = 0
    F: Count = 0
    P: Count = 0
    WA: Count = 0
    ME: Count = 0
    CL: Count = 0
    UN: Count = 0
    PO: Count = 0
    FI: Count = 0
    w: Count = 0
    g: Count = 0
    b: Count = 0

    def __getitem__(self, name: str) -> int:
        return getattr(self, name)  # type: ignore[no-any-return]

    def with_added(self, name: str, count: int = 1) -> "Stock":
        """Add `count` to an item of the stock, clamped to 0 and 999."""
        return msgspec.structs.replace(self, **{name: min(999, max(0, self[name] + count))})


class Errand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's task that interrupts the phase.

    Attributes:
        seat: the seat.
        what: ``council``, the City Councilor's step; ``build``, the free tile of the construction row; or
            ``staff``, a citizen moves into the station that was laid so.
        size: squares of that tile; 0 for any up to four, its requirements not asked.
        at: a square of that station.
    """

    seat: SeatNumber
    what: Literal["council", "build", "staff"]
    size: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    at: CellName | None = None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything the table shows.

    Attributes:
        round: 1 to 8.
        phase: the current phase.
        mayor: the seat that hosts the mayor, and begins.
        towns: by seat.
        stock: the middle of the table.
        ring: the action cards as they lie in the circle; grows while they are laid.
        street: the two squares of the mayor's street, in the mayor's town; empty where there is none.
        errand: the task that interrupts the phase.
        screened: the towns as they were when the screens went up, while each is still hidden.
        middle: the stock as it was when the screens went up; None while there are none.
        collected: whether the tourists and the $1 squares have paid in this phase.
        own: the owner's entries of the box that differ from those that ship, by name.
        rulings: the readings of ambiguous rules.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=8)]
    phase: Phase
    mayor: SeatNumber
    towns: Annotated[tuple[Town, ...], msgspec.Meta(min_length=2, max_length=4)]
    stock: Stock = Stock()
    ring: Annotated[tuple[Card, ...], msgspec.Meta(max_length=8)] = ()
    street: Annotated[tuple[CellName, ...], msgspec.Meta(max_length=2)] = ()
    errand: Errand | None = None
    screened: Annotated[tuple[Town, ...], msgspec.Meta(max_length=4)] = ()
    own: Annotated[
        tuple[
            tuple[Annotated[str, msgspec.Meta(max_length=20)], Annotated[str, msgspec.Meta(max_length=400)]],
            ...,
        ],
        msgspec.Meta(max_length=120),
    ] = ()
    rulings: Readings = Readings()
    collected: bool = False
    middle: Stock | None = None

    @property
    def box(self) -> Printed:
        """The printed values of the box in play."""
        return printed_values(self.own)

    def with_town(self, seat: int, **changes: object) -> "Position":
        """Change some fields of one seat's town."""
        return self.put_town(seat, msgspec.structs.replace(self.towns[seat], **changes))

    def put_town(self, seat: int, town: Town) -> "Position":
        """Replace the town of a seat."""
        towns = list(self.towns)
        towns[seat] = town
        return msgspec.structs.replace(self, towns=tuple(towns))

    def with_added(self, seat: int, kind: str, count: int) -> "Position":
        """Add `count` to a town's counter, clamped to 0 and the track's maximum."""
        total = getattr(self.towns[seat], kind) + count
        return self.with_town(seat, **{kind: min(MOST_ON_TRACK.get(kind, 99), max(0, total))})

    def with_citizens(self, seat: int, first: str, count: int) -> "Position":
        """Add citizens to the supply named first, and to the others once that is full."""
        position = self
        for place in (first, *(one for one in KEPT_IN if one != first)):
            fits = min(count, MOST_KEPT - getattr(position.towns[seat], place))
            position, count = position.with_added(seat, place, fits), count - fits
        return position

    def with_stock(self, *names: str, count: int = 1) -> "Position":
        """Add `count` to each item named of the stock."""
        stock = self.stock
        for name in names:
            stock = stock.with_added(name, count)
        return msgspec.structs.replace(self, stock=stock)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats still in the game, from the mayor clockwise."""
        towns = self.towns
        return tuple([seat for seat in _seats_clockwise(self.mayor, len(towns)) if not towns[seat].out])


@cache
def _seats_clockwise(first: int, count: int) -> tuple[int, ...]:
    """List all seats clockwise from the first."""
    return (*range(first, count), *range(first))
