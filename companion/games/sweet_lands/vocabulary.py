"""Vocabulary of Sweet Lands: all that can be owned, counted, placed and printed."""

from collections.abc import Mapping
from typing import Literal, get_args

Basic = Literal["wheat", "wood", "iron"]
"""The basic resources: what free actions turn into one another."""

BASICS: tuple[Basic, ...] = get_args(Basic)

Resource = Literal["gold", "wheat", "wood", "iron"]
"""What has an income track."""

RESOURCES: tuple[Resource, ...] = get_args(Resource)

Stock = Literal[
    "gold", "wheat", "wood", "iron", "diamonds", "hand", "discs",
    "points", "city_points", "industry_points", "food", "wagon", "locomotive",
]  # fmt: skip
"""What a player has so many of, or where a marker of its stands."""

COSTS = ("gold", "wheat", "wood", "iron", "diamond", "card")
"""What is paid with."""

Colour = Literal["orange", "green", "grey"]
"""The colours of the prosperity tracks, two of each: 1 and 2, 3 and 4, 5 and 6."""

COLOURS: tuple[Colour, ...] = get_args(Colour)

Column = Literal["tent", "house", "building"]
"""The properties that stand in columns; each column is an industry: the first, the second, the third."""

COLUMNS: tuple[Column, ...] = get_args(Column)

Kind = Literal["tent", "house", "building", "lab", "coffee", "tower"]
"""The types of property."""

PROPERTIES: tuple[Kind, ...] = get_args(Kind)

INCOMES = tuple(f"{resource}_income" for resource in RESOURCES)
"""A step on an income track."""

REWARDS = ("reward1", "reward2", "reward3")
"""The industry rewards, by column."""

POINTS = ("victory", "city", "industry")

GAINS = (
    "gold", "wheat", "wood", "iron", "diamond", "card", "basic", "disc", *POINTS,
    "food", "track", "wagon", "locomotive", *COLOURS, "any",
    "terrain", "special", "road", "property", "rabbit", "skill", "wonder", *REWARDS, *INCOMES, "hand",
)  # fmt: skip
"""What a print can give; ``track`` is a step on the industry track, ``wagon`` one of the wagon alone,
``locomotive`` the locomotive itself, ``hand`` something else, booked by hand."""

MARKS = ("m1", "m2", "m3", "m4", "m5", "m6")
"""The dessert marks of cards; what they show is for the cardboard to say."""

Element = Literal["terrain", "rabbits", "roads", "properties", "automated", "industry"]
"""What the prosperity tracks count."""

ELEMENTS: tuple[Element, ...] = get_args(Element)

COUNTED = (
    *ELEMENTS, "city", "tents", "houses", "buildings", "labs", "coffees", "tower", "cities", "ports",
    "gold", "diamonds", "food", "skills", "milestones", "wonder", *MARKS,
)  # fmt: skip
"""Everything that a print can count: conditions, final tiles, points for each of something."""

ON_MAP: Mapping[str, Kind] = {
    "tents": "tent",
    "houses": "house",
    "buildings": "building",
    "labs": "lab",
    "coffees": "coffee",
    "tower": "tower",
}
"""The properties on the map as they are counted, by type."""

GROUNDS = ("wheat", "forest", "vein", "sea", "special", "draw", "off")
"""What a hex of a map can be, the capital aside; ``draw`` an extra-draw area that bears no tile, ``off`` none
of the map."""

TERRAINS = ("wheat", "forest", "vein", "sea")
"""The grounds that have terrain tiles of their own."""

FLAGS = ("port", "draw")
"""What else can be printed on a hex."""

BASIC_AREAS, SPECIAL_AREAS, ADVANCED_AREAS = "ABCDEF", "GHIJKL", "MNOPQ"
EXTRA_AREAS = ("X1", "X2", "X3", "X4")
"""The extra-action tiles: the first two of round 2, the others of round 3."""

AREAS: tuple[str, ...] = (*BASIC_AREAS, *SPECIAL_AREAS, *ADVANCED_AREAS, *EXTRA_AREAS)

CHARACTERS: tuple[str, ...] = tuple(f"{board}{side}" for board in range(1, 8) for side in "ab")
"""The fourteen characters by board and side; what they are called is for the cardboard to say."""

PIECES = ("terrain", "special", "road", *PROPERTIES, "rabbit")
"""What is placed on the map."""
