"""Position of Sweet Lands: all maps and boards, the main board, and the dues of every seat."""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from companion.engine.rulings import Rulings
from companion.engine.setup import AT_SEAT, MOST_ENTRIES
from companion.engine.wire import LATER_FIELD, WireError, learnt_in, widened_from
from companion.games.sweet_lands.printed import Own, Printed, printed_values
from companion.games.sweet_lands.vocabulary import Column, Kind

Phase = Literal["setup", "income", "action", "place", "scoring"]
"""``place``: only in typed files, for laying pieces without dues or costs. ``scoring``: the game is over."""

PHASES: tuple[Phase, ...] = ("setup", "income", "action", "place", "scoring")

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3), AT_SEAT]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=0, le=400)]
HexName = Annotated[str, msgspec.Meta(pattern=r"^(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)$")]
EdgeName = Annotated[
    str,
    msgspec.Meta(pattern=r"^(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)\|(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)$"),
]
Letter = Annotated[str, msgspec.Meta(pattern=r"^([A-Q]|X[1-4])$")]
Side = Literal["A", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"]
"""The maps: side A, which is the same for all, and the sides B."""

SIDES: tuple[Side, ...] = get_args(Side)
Character = Annotated[str, msgspec.Meta(pattern=r"^([1-7][ab])?$")]
EntryRef = Annotated[str, msgspec.Meta(max_length=20)]

CAPITAL: HexName = "0,0"
MOST_TILES = 127
MOST_DUES = 200
"""Most dues of a seat. A box with endless rewards is cut short."""
TRACKS = range(1, 7)


class Readings(Rulings, frozen=True):
    """The ambiguous rules of Sweet Lands and its variants, the default first.

    Attributes:
        order: turns go clockwise, or in the order of passing in the round before.
        advanced: without the advanced skill tiles, or with them.
        maps: all seats play the same side A, or each a side B of its own.
        extra_draw: an extra-draw area needs a terrain tile beside it and a road on its edge, or one of them.
        city: a group of properties with three types is a city, or only a group without a repeated type.
        resources: "any resource" of the free actions is a basic one, or gold as well.
    """

    order: Literal["clockwise", "passing"] = "clockwise"
    advanced: Literal["without", "with"] = "without"
    maps: Literal["a", "b"] = "a"
    extra_draw: Literal["both", "either"] = "both"
    city: Literal["three_types", "all_different"] = "three_types"
    resources: Literal["basic", "any"] = "basic"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all structs in a position."""


class Spot(Part, frozen=True):
    """Pieces on one hex of a map.

    Attributes:
        at: the hex.
        tile: a terrain tile, face down or flipped. The capital needs none.
        special: the number of a special terrain tile, or 0 if unnamed or none.
        property: the type of the property there.
        number: its number within its type: 1 for the first tent taken, or the number of the coffee shop.
        rabbit: true if a cookie rabbit lives there.
        fresh: true if the tile was flipped in the current action, so that it cannot be built on yet.
    """

    at: HexName
    tile: Literal["none", "down", "flipped"] = "down"
    special: Few = 0
    property: Kind | None = None
    number: Few = 0
    rabbit: bool = False
    fresh: bool = False


class Automated(Part, frozen=True):
    """Card below an industry's column, 0 for an unnamed card."""

    column: Column
    card: Number = 0


class Skill(Part, frozen=True):
    """Skill tile with its number, kind and side."""

    tile: Few
    advanced: bool = False
    down: bool = False


class Counts(Part, frozen=True):
    """Counts of the elements on a map that is counted, not drawn."""

    terrain: Few = 0
    roads: Few = 0
    rabbits: Few = 0
    tents: Few = 0
    houses: Few = 0
    buildings: Few = 0
    labs: Few = 0
    coffees: Few = 0
    tower: Few = 0
    ports: Few = 0
    cities: Annotated[Few, LATER_FIELD] = 0


FirstDueKind = Literal[
    "print", "choose", "basic", "terrain", "special", "road", "property", "rabbit", "food", "track",
    "wagon", "prosperity", "skill", "reward", "coffee", "automate", "income", "city", "marks", "ahead",
    "helper", "end", "discard", "price", "spaces", "ground", "tile",
]  # fmt: skip
"""Kinds of dues that carry codes know from format 1 on."""

DueKind = Literal[FirstDueKind, "cost", "pay", "turned", "endless", "which"]
"""Kinds of dues, described in `companion.games.sweet_lands.dues`."""


class Due(Part, frozen=True):
    """Gain or duty that a seat still has open.

    Attributes:
        kind: the kind of due.
        count: the number of steps or pieces.
        entry: the print it comes from, if any.
        what: a detail: a colour, a reward, or a mark such as ``later``.
        part: the index of the print's part, counted from 0, if it has several. For an industry reward and
            its end, the number of rewards that led to it.
    """

    kind: Annotated[DueKind, widened_from(FirstDueKind)]
    count: Few = 1
    entry: EntryRef = ""
    what: Annotated[str, msgspec.Meta(max_length=20)] = ""
    part: Few = 0


class Booked(Part, frozen=True):
    """Note of the times that a print was booked for a seat. Its sums follow once the print is corrected.

    Attributes:
        entry: the print.
        part, option: the indexes of its part and of the chosen option, counted from 0.
        times: the number of times it was booked.
        unmet: true if it gave nothing, as its condition failed.
    """

    entry: EntryRef
    part: Few = 0
    option: Few = 0
    times: Few = 1
    unmet: bool = False


Spaces4 = tuple[Few, Few, Few, Few]
Six = tuple[Few, Few, Few, Few, Few, Few]
Points6 = tuple[Few | None, Few | None, Few | None, Few | None, Few | None, Few | None]


class Player(Part, frozen=True):
    """Boards, map, stock and dues of one seat.

    Attributes:
        character: one of the fourteen, or empty before the choice.
        side: the map it plays on.
        spots: the pieces on its map, sorted by name of the hex.
        roads: the edges with its roads, by name.
        gold, wheat, wood, iron, diamonds, hand, discs: its stock. The hand is a number of cards.
        spaces: its spaces on the income tracks of gold, wheat, wood and iron.
        food: its space of the food track, 0 for the start.
        wagon, locomotive: their spaces of the industry track, 1 for the first, 0 for no locomotive yet.
        prosperity: its spaces of the six prosperity tracks, 0 for the start.
        multipliers: the multipliers under its prosperity markers, by element, or None to use the box.
        points, city_points, industry_points: the three kinds of points.
        automated: the cards below its industries, from the top.
        skills: its skill tiles.
        marks: the numbers of cards it has played, by dessert mark.
        passing: the passing cards it has played.
        taken: the rabbit places that are empty.
        wonder: true if it has the wonder.
        helper: the place of its marker on the helper tiles, or 0 for none.
        milestones: the milestones it has claimed, with 0 for an unnamed one.
        counted: the counts of its map, if that is not drawn.
        acted: true after its main action in this turn.
        passed: true after its pass in this round.
        ability_used: true once its character's ability was used in this round.
        dues: its open gains and duties, the next first.
        waived: the unread entries that are booked by hand in this turn.
        booked: the prints that were booked, by entry.
        blank: the entries that were said to give nothing, so that they are not asked for again.
    """

    character: Character = ""
    side: Side = "A"
    spots: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=MOST_TILES)] = ()
    roads: Annotated[tuple[EdgeName, ...], msgspec.Meta(max_length=500)] = ()
    gold: Count = 0
    wheat: Count = 0
    wood: Count = 0
    iron: Count = 0
    diamonds: Count = 0
    hand: Count = 0
    discs: Count = 0
    spaces: Spaces4 = (0, 0, 0, 0)
    food: Few = 0
    wagon: Few = 1
    locomotive: Few = 0
    prosperity: Six = (0, 0, 0, 0, 0, 0)
    multipliers: Points6 = (None, None, None, None, None, None)
    points: Count = 0
    city_points: Count = 0
    industry_points: Count = 0
    automated: Annotated[tuple[Automated, ...], msgspec.Meta(max_length=40)] = ()
    skills: Annotated[tuple[Skill, ...], msgspec.Meta(max_length=80)] = ()
    marks: Six = (0, 0, 0, 0, 0, 0)
    passing: Annotated[tuple[Number, ...], msgspec.Meta(max_length=99)] = ()
    taken: Annotated[tuple[Few, ...], msgspec.Meta(max_length=40)] = ()
    wonder: bool = False
    helper: Few = 0
    milestones: Annotated[tuple[Few, ...], msgspec.Meta(max_length=5)] = ()
    counted: Counts | None = None
    acted: bool = False
    passed: bool = False
    ability_used: bool = False
    dues: Annotated[tuple[Due, ...], msgspec.Meta(max_length=MOST_DUES)] = ()
    waived: Annotated[tuple[EntryRef, ...], msgspec.Meta(max_length=200)] = ()
    booked: Annotated[tuple[Booked, ...], msgspec.Meta(max_length=600)] = ()
    blank: Annotated[tuple[EntryRef, ...], msgspec.Meta(max_length=200), LATER_FIELD] = ()

    def spot(self, cell: HexName) -> Spot | None:
        """Find the pieces on a hex, or None if the hex is empty."""
        return next((spot for spot in self.spots if spot.at == cell), None)

    def count_properties(self, kind: Kind) -> int:
        """Count the properties of a type on the player's map."""
        return sum(spot.property == kind for spot in self.spots)


class Disc(Part, frozen=True):
    """Action disc on a slot of an area. Slot 1 is the leftmost."""

    area: Letter
    slot: Annotated[int, msgspec.Meta(ge=1, le=3)]
    seat: SeatNumber


Ends = tuple[
    SeatNumber | None, SeatNumber | None, SeatNumber | None,
    SeatNumber | None, SeatNumber | None, SeatNumber | None,
]  # fmt: skip


_THERE = tuple(frozenset((None, *range(count))) for count in range(5))
"""Valid seats by number of seats, with None for no seat."""


FirstRules = Literal[1, 2]
"""The versions of the rules that carry codes know from format 5 on."""

LATEST_RULES: Literal[3] = 3
"""The version of the rules that new tables are played by."""


class Position(Part, frozen=True):
    """Everything the table shows at one moment.

    Attributes:
        players: by seat.
        own: the owner's entries of the box.
        rulings: the readings of ambiguous rules, and the variants.
        round: 1 for the first.
        phase: the current phase.
        start: the seat with the start marker.
        turn: the seat in turn in the action phase.
        passed: the seats that have passed in this round, in that order.
        order: the order of turns by passing in the round before, or empty for clockwise.
        discs: the discs on the areas.
        milestones: the milestones still to be claimed, by number.
        claimed: the number of milestones that all seats have claimed.
        finals: the final tiles of this game, by number.
        advanced: the advanced skill tiles that lie on the table, by number.
        ends: the first seat at the end of each prosperity track, or None.
        rules: the version of the rules that the table is played by. See `game.FIRST`.
        tracked: the entries of the box, and the marks of its sections, that the table tracks itself.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=1, max_length=4)]
    own: Annotated[Own, msgspec.Meta(max_length=MOST_ENTRIES)] = ()
    rulings: Readings = Readings()
    round: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    phase: Phase = "setup"
    start: SeatNumber = 0
    turn: SeatNumber = 0
    passed: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=4)] = ()
    order: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=4)] = ()
    discs: Annotated[tuple[Disc, ...], msgspec.Meta(max_length=80)] = ()
    milestones: Annotated[tuple[Few, ...], msgspec.Meta(max_length=5)] = ()
    claimed: Few = 0
    finals: Annotated[tuple[Few, ...], msgspec.Meta(max_length=4)] = ()
    advanced: Annotated[tuple[Few, ...], msgspec.Meta(max_length=5)] = ()
    ends: Ends = (None, None, None, None, None, None)
    rules: Annotated[Literal[FirstRules, 3], LATER_FIELD, widened_from(FirstRules, 6)] = 1
    tracked: Annotated[tuple[EntryRef, ...], msgspec.Meta(max_length=60), learnt_in(6)] = ()

    def __post_init__(self) -> None:
        """Check that every named seat exists and that the owner's box is valid.

        Raises:
            WireError: a named seat does not exist.
            BoxError: an entry of the owner's box is not valid.
        """
        count = len(self.players)
        named = {self.start, self.turn, *self.passed, *self.order, *self.ends}
        if not named.union([disc.seat for disc in self.discs]) <= _THERE[count]:
            raise WireError(f"Expected seats below {count}", "$.players")
        printed_values(self.own)

    @property
    def count(self) -> int:
        """Number of seats."""
        return len(self.players)

    @property
    def printed(self) -> Printed:
        """Values of the cardboard, as far as they have been read."""
        return printed_values(self.own)

    def with_table(self, **changes: Any) -> "Position":
        """Copy the position with some of the table's fields changed."""
        return replace(self, **changes)

    def with_player(self, seat: int, **changes: Any) -> "Position":
        """Copy the position with some fields of a seat changed."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))

    def with_spot(self, seat: int, spot: Spot) -> "Position":
        """Copy the position with the pieces of a seat's hex replaced. The map counts as drawn from now on."""
        others = [each for each in self.players[seat].spots if each.at != spot.at]
        spots = tuple(sorted([*others, spot], key=lambda each: each.at))
        return self.with_player(seat, spots=spots, counted=None)
