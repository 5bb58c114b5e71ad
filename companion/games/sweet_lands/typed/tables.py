"""What a position file of Sweet Lands can say: everything but names has a default."""

from typing import Annotated, Literal

import msgspec

from companion.engine.setup import MOST_ENTRIES, Name
from companion.games.sweet_lands.position import Count, Counts, Few, Number, Phase, Readings
from companion.games.sweet_lands.vocabulary import Column, Element, Resource

Text = Annotated[str, msgspec.Meta(max_length=100)]
Texts = Annotated[tuple[Text, ...], msgspec.Meta(max_length=600)]
Hexes = Annotated[tuple[Text, ...], msgspec.Meta(max_length=127)]
MapName = Literal["A", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"]
TrackName = Literal["1", "2", "3", "4", "5", "6"]
Mark = Literal["m1", "m2", "m3", "m4", "m5", "m6"]
Points = Annotated[int, msgspec.Meta(ge=0, le=60)]
Tile = Annotated[int, msgspec.Meta(ge=1, le=40)]
Six = Annotated[tuple[Few, ...], msgspec.Meta(min_length=6, max_length=6)]
Few4 = Annotated[tuple[Few, ...], msgspec.Meta(min_length=4, max_length=4)]
Upto40 = Annotated[int, msgspec.Meta(ge=0, le=40)]
Cards = Annotated[tuple[Number, ...], msgspec.Meta(max_length=40)]


class FinalTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A final tile of this game: what it compares, and how much of it the printed player has."""

    element: Text | None = None
    dummy: Points | None = None


class BoxTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What this table's copy shows; anything missing is unknown.

    Attributes:
        map: the hexes of map A, such as ``0,1 wheat port``; one that is not listed is off the map.
        maps: other maps by name, likewise.
        port_points: points for 0 to 4 ports.
        final_tiles: become ``final-1``, ``final-2``, and so on.
        entries: any other entry by its name, as the box has it.
    """

    map: Hexes | None = None
    maps: dict[MapName, Hexes] = {}
    port_points: Annotated[tuple[Points, ...], msgspec.Meta(min_length=5, max_length=5)] | None = None
    final_tiles: Annotated[tuple[FinalTable, ...], msgspec.Meta(max_length=4)] = ()
    entries: Annotated[dict[str, str], msgspec.Meta(max_length=MOST_ENTRIES)] = {}


class SeatTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a position file.

    Attributes:
        name: the person's name.
        map: what lies on its hexes, see `companion.games.sweet_lands.typed.pieces`.
        roads: the edges with its roads, the two hexes in either order.
        on_map: how much of everything is on its map, where that is only counted.
        character, side: which of the fourteen, and its map; by default A, or where only maps B are known
            the first for the first seat and so on.
        points, city_points, industry_points, gold, wheat, wood, iron, diamonds, hand, discs: how much it has.
        food, wagon, locomotive: spaces of its markers, 0 for no locomotive yet.
        spaces: of its income markers: of gold, wheat, wood and iron, or by name.
        prosperity: of its prosperity markers: of all six tracks, or by the number of the track.
        multipliers: what those stand on, by element; by default as tracks and the box say.
        automated: how many cards; or by column how many, or which; or texts such as ``tent 17``, from the
            top.
        skills: how many skill tiles; or which, such as ``3``, ``7 down``, ``advanced 2``.
        marks: how many cards with each dessert mark: of all six, or by name.
        passing: numbers of the passing cards it has played. taken: rabbit places that are empty.
        wonder: whether it has it. helper: its helper place.
        milestones: how many it has claimed, or their numbers.
        acted, passed, ability_used: whether it has, in this turn or round.
        dues: what is owed to it, see `companion.games.sweet_lands.typed.owing`; by default its income in that
            phase.
        waived, booked: prints that are booked by hand in this turn; prints that were booked, and how often.
    """

    name: Name
    map: Hexes | None = None
    roads: Texts = ()
    on_map: Counts | None = None
    character: Text = ""
    side: MapName | None = None
    points: Count = 0
    city_points: Count = 0
    industry_points: Count = 0
    gold: Count = 0
    wheat: Count = 0
    wood: Count = 0
    iron: Count = 0
    diamonds: Count = 0
    hand: Count = 0
    discs: Count = 0
    food: Few = 0
    wagon: Few = 1
    locomotive: Few = 0
    spaces: Few4 | dict[Resource, Few] = {}
    prosperity: Six | dict[TrackName, Few] = {}
    multipliers: dict[Element, Few] = {}
    automated: Upto40 | Texts | dict[Column, Upto40 | Cards] = 0
    skills: Upto40 | Annotated[tuple[Few | Text, ...], msgspec.Meta(max_length=80)] = 0
    marks: Six | dict[Mark, Few] = {}
    passing: Annotated[tuple[Number, ...], msgspec.Meta(max_length=99)] = ()
    taken: Annotated[tuple[Few, ...], msgspec.Meta(max_length=40)] = ()
    wonder: bool = False
    helper: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    milestones: (
        Annotated[int, msgspec.Meta(ge=0, le=5)]
        | Annotated[tuple[Upto40, ...], msgspec.Meta(max_length=5)]
    ) = 0  # fmt: skip
    acted: bool = False
    passed: bool = False
    ability_used: bool = False
    dues: Annotated[tuple[Text, ...], msgspec.Meta(max_length=200)] | None = None
    waived: Annotated[tuple[Text, ...], msgspec.Meta(max_length=200)] = ()
    booked: Texts = ()


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position file of Sweet Lands but for ``game`` and ``moves``.

    Attributes:
        seats: clockwise.
        round: by default the last when scoring, the first else.
        phase: what goes on; see `companion.games.sweet_lands.typed.unstated` for what is left out.
        start, turn: who has the start marker, and whose turn it is; by default the first seat, and the one
            that moves first.
        passed: who has passed, in that order. order: the order of turns where it is not clockwise.
        discs: what lies on the areas: area, slot and whose, such as ``A 1 Ann``.
        milestones: those on the table; by default those the box knows and nobody has claimed.
        claimed: how many were claimed; by default those of the seats.
        finals: the final tiles of this game; by default those that the box lists.
        advanced: the advanced skill tiles that lie on the table.
        ends: who was first at the end of a prosperity track, by its number.
        rulings: readings that differ from the default.
        box: what the copy shows.
    """

    seats: Annotated[tuple[SeatTable, ...], msgspec.Meta(min_length=1, max_length=4)]
    round: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    phase: Phase | None = None
    start: Name | None = None
    turn: Name | None = None
    passed: Annotated[tuple[Name, ...], msgspec.Meta(max_length=4)] = ()
    order: Annotated[tuple[Name, ...], msgspec.Meta(max_length=4)] = ()
    discs: Annotated[tuple[Text, ...], msgspec.Meta(max_length=80)] = ()
    milestones: Annotated[tuple[Upto40, ...], msgspec.Meta(max_length=5)] | None = None
    claimed: Few | None = None
    finals: Annotated[tuple[Upto40, ...], msgspec.Meta(max_length=4)] | None = None
    advanced: Annotated[tuple[Upto40, ...], msgspec.Meta(max_length=5)] = ()
    ends: dict[TrackName, Name] = {}
    rulings: Readings = Readings()
    box: BoxTable = BoxTable()
