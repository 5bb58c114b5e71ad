"""Types of those fields of a position file that differ from the game's own."""

from typing import Annotated, Literal

import msgspec

from companion.engine.setup import MOST_ENTRIES
from companion.games.sweet_lands.position import Few, Number
from companion.games.sweet_lands.vocabulary import Column, Element, Resource

Text = Annotated[str, msgspec.Meta(max_length=100)]
Texts = Annotated[tuple[Text, ...], msgspec.Meta(max_length=600)]
Hexes = Annotated[tuple[Text, ...], msgspec.Meta(max_length=127)]
MapName = Literal["A", "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9"]
TrackName = Literal["1", "2", "3", "4", "5", "6"]
Mark = Literal["m1", "m2", "m3", "m4", "m5", "m6"]
Points = Annotated[int, msgspec.Meta(ge=0, le=60)]
Six = Annotated[tuple[Few, ...], msgspec.Meta(min_length=6, max_length=6)]
Few4 = Annotated[tuple[Few, ...], msgspec.Meta(min_length=4, max_length=4)]
Upto40 = Annotated[int, msgspec.Meta(ge=0, le=40)]
Cards = Annotated[tuple[Number, ...], msgspec.Meta(max_length=40)]

Spaces = Few4 | dict[Resource, Few]
Tracks = Six | dict[TrackName, Few]
Marks = Six | dict[Mark, Few]
Multipliers = dict[Element, Few]
AutomatedCards = Upto40 | Texts | dict[Column, Upto40 | Cards]
SkillTiles = Upto40 | Annotated[tuple[Few | Text, ...], msgspec.Meta(max_length=80)]
Tiles = Annotated[tuple[Upto40, ...], msgspec.Meta(max_length=5)]
Milestones = Annotated[int, msgspec.Meta(ge=0, le=5)] | Tiles


class FinalTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Final tile of this game: the element it compares, and the printed player's count."""

    element: Text | None = None
    dummy: Points | None = None


class BoxTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values of this table's copy. Missing values are unknown.

    Attributes:
        map: the hexes of map A, such as ``0,1 wheat port``. Hexes not listed are off the map.
        maps: other maps by name, likewise.
        port_points: points for 0 to 4 ports.
        final_tiles: the final tiles, as entries ``final-1``, ``final-2`` and so on.
        entries: any other entry by its name, as the box has it.
    """

    map: Hexes | None = None
    maps: dict[MapName, Hexes] = {}
    port_points: Annotated[tuple[Points, ...], msgspec.Meta(min_length=5, max_length=5)] | None = None
    final_tiles: Annotated[tuple[FinalTable, ...], msgspec.Meta(max_length=4)] = ()
    entries: Annotated[dict[str, str], msgspec.Meta(max_length=MOST_ENTRIES)] = {}
