"""Vocabulary of Sweet Lands: all that can be owned, counted, placed and printed."""

from collections.abc import Mapping
from typing import Literal, get_args

Basic = Literal["wheat", "wood", "iron"]
"""The basic resources, which free actions exchange."""

BASICS: tuple[Basic, ...] = get_args(Basic)

Resource = Literal["gold", "wheat", "wood", "iron"]
"""Resources with an income track."""

RESOURCES: tuple[Resource, ...] = get_args(Resource)

Stock = Literal[
    "gold", "wheat", "wood", "iron", "diamonds", "hand", "discs",
    "points", "city_points", "industry_points", "food", "wagon", "locomotive",
]  # fmt: skip
"""Fields of a player with an amount, or with the space of a marker."""

GOODS = ("gold", "wheat", "wood", "iron", "diamond", "card")
"""Kinds of payment that are taken at once."""

COSTS = (*GOODS, "basic", "hand")
"""Kinds of payment. ``basic`` is a basic resource of one's choice, ``hand`` anything else, paid by hand."""

Colour = Literal["orange", "green", "grey"]
"""The colours of the prosperity tracks, two of each: 1 and 2, 3 and 4, 5 and 6."""

COLOURS: tuple[Colour, ...] = get_args(Colour)

Column = Literal["tent", "house", "building"]
"""The properties that stand in columns. Each column is an industry: the first, the second, the third."""

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
"""Kinds of gain. ``track`` is a step on the industry track, ``wagon`` a step of the wagon alone,
``locomotive`` the locomotive itself, ``hand`` any other gain, booked by hand."""

MARKS = ("m1", "m2", "m3", "m4", "m5", "m6")
"""The dessert marks of cards, by number. Their pictures are on the cardboard only."""

Element = Literal["terrain", "rabbits", "roads", "properties", "automated", "industry"]
"""Elements that the prosperity tracks count."""

ELEMENTS: tuple[Element, ...] = get_args(Element)

FIRST_COUNTED = (
    *ELEMENTS, "city", "tents", "houses", "buildings", "labs", "coffees", "tower", "cities", "ports",
    "gold", "diamonds", "food", "skills", "milestones", "wonder", *MARKS,
)  # fmt: skip
"""Elements that version 1 of the rules counted."""

COUNTED = (*FIRST_COUNTED, "wheat", "wood", "iron", "cards", "discs")
"""Elements that a print can count, for conditions, final tiles and points per element."""

ELSE = "else"
NEEDED = (*COUNTED, ELSE)
"""Elements of conditions and of final tiles. ``else`` is anything that only the players can count."""

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
"""Grounds of a hex, the capital aside. ``draw`` is an extra-draw area that bears no tile, ``off`` a hex
outside the map."""

TERRAINS = ("wheat", "forest", "vein", "sea")
"""The grounds that have terrain tiles of their own."""

FLAGS = ("port", "draw")
"""Other prints on a hex."""

BASIC_AREAS, SPECIAL_AREAS, ADVANCED_AREAS = "ABCDEF", "GHIJKL", "MNOPQ"
EXTRA_AREAS = ("X1", "X2", "X3", "X4")
"""The extra-action tiles: the first two of round 2, the others of round 3."""

AREAS: tuple[str, ...] = (*BASIC_AREAS, *SPECIAL_AREAS, *ADVANCED_AREAS, *EXTRA_AREAS)

CHARACTERS: tuple[str, ...] = tuple(f"{board}{side}" for board in range(1, 8) for side in "ab")
"""The fourteen characters by board and side. Their names are on the cardboard only."""

PIECES = ("terrain", "special", "road", *PROPERTIES, "rabbit")
"""Pieces that are placed on the map."""
