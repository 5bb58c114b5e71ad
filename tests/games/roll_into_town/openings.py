"""Other beginnings of numbered tables, so that random plays reach what they seldom do from an empty map.

Everything on such a map is drawn and built where the rules allow it; just dice and prices are left aside.
"""

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from companion.games.roll_into_town.marks import Building, Icon
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.position import Player, Position, Sheet
from tests.games.roll_into_town.oracle_build import COSTS, ONCE, once_faults, raised, site_faults
from tests.games.roll_into_town.oracle_draw import LETTER, place_faults, shapes
from tests.games.roll_into_town.oracle_map import (
    Map,
    Square,
    around,
    cells_of,
    flooded,
    growing_ends,
    is_coast,
    map_of,
    name_of,
    open_sides,
    sides_of,
)

Kind = TypeVar("Kind", Icon, Building)

Wish = tuple[Mapping[Icon, int], Mapping[Building, int]]
"""How often each icon and each building is tried to be drawn."""

LATE: Wish = (
    {"river": 7, "coast": 4, "farm": 3, "mountain": 4, "tree": 7},
    {
        "house": 3, "pickaxe": 2, "lumberjack": 2, "harbor": 1, "watermill": 2,
        "tavern": 1, "fountain": 1, "market": 1, "lighthouse": 1, "cathedral": 1,
    },
)  # fmt: skip
"""A half-full map."""

MIDDLE: Wish = (
    {"river": 3, "coast": 3, "farm": 2, "mountain": 2, "tree": 4},
    {"pickaxe": 1, "lumberjack": 2, "harbor": 1, "market": 1, "fountain": 1},
)  # fmt: skip

FULL: Wish = (
    {"farm": 14, "mountain": 8, "river": 16, "coast": 6, "tree": 18},
    {**dict.fromkeys(COSTS, 1), "house": 7, "tavern": 2, "lumberjack": 4, "pickaxe": 3, "watermill": 3},
)
"""Hardly any square is free."""


def squares_for(here: Map, rng: Random, icon: Icon) -> list[Square]:
    """Tell where an icon could go: a river if it goes on, most trees next to trees, most coasts
    near coasts.
    """
    squares = [square for square, token in here.items() if token == "."]
    if icon == "river" and any(open_sides(token) for token in here.values()):
        squares = [square for square, _ in growing_ends(here)]
    wanted: list[Square] = []
    if icon == "tree":
        wanted = [one for one in squares if any(here[near] == "T" for near in sides_of(here, one))]
    if icon == "coast":
        wanted = [one for one in squares if any(is_coast(here[near]) for near in around(here, one))]
    squares = wanted if wanted and rng.random() < 0.7 else squares
    rng.shuffle(squares)
    return squares


def icon_drawn(here: Map, rng: Random, icon: Icon, ocean: str) -> Map:
    """Return a map with one more icon, anywhere it may be. The same if it may not.

    Rivers mostly go on for long.
    """
    for square in squares_for(here, rng, icon):
        ways = [sides for sides in shapes(icon) if not place_faults(here, icon, sides, square)]
        maps = [{**here, square: LETTER[icon] + sides} for sides in ways]
        if icon == "river" and rng.random() < 0.95:
            maps = [one for one in maps if growing_ends(one)] or maps
        if maps:
            return flooded(rng.choice(maps), ocean) if icon == "coast" else rng.choice(maps)
    return here


def building_raised(position: Position, here: Map, rng: Random, building: Building) -> Map:
    """Return a map with one more building, anywhere it may be. The same if it may not."""
    mirrored = building == "cathedral" and rng.random() < 0.5

    def fits(square: Square) -> bool:
        return not site_faults(position, here, building, square, mirrored)

    squares = [square for square in here if fits(square)]
    if not squares or once_faults(here, building):
        return here
    if building == "lighthouse":
        squares = [square for square in squares if is_coast(here[square])] or squares
    return raised(position, here, Build(building, name_of(rng.choice(squares)), mirrored))


def shuffled(rng: Random, wish: Mapping[Kind, int]) -> list[Kind]:
    """Return everything that is wished for, as often as it is, in some order."""
    every = [one for one, times in wish.items() for _ in range(times)]
    rng.shuffle(every)
    return every


def town(position: Position, seat: int, rng: Random, wish: Wish) -> Map:
    """Return a map on which icons and buildings were put in any order. Some have no river yet."""
    here = map_of(position, seat)
    icons, buildings = wish
    dry = rng.random() < 0.15
    for icon in shuffled(rng, icons):
        if icon == "river" and dry:
            continue
        here = icon_drawn(here, rng, icon, position.rulings.ocean)
    for building in shuffled(rng, buildings):
        if building not in ONCE or rng.random() < 0.7:
            here = building_raised(position, here, rng, building)
    return here


def living(position: Position, seat: int, rng: Random, wish: Wish) -> Player:
    """Return a seat with such a map, some resources, and some uses of Town Hall and Fountain behind it."""
    here = town(position, seat, rng, wish)
    food, stone, wood = (rng.choice((0, 1, 2, 4, 5, 7, 8, 9, 9)) for _ in range(3))
    fountain = rng.choice((0, 0, 2, 3)) if "f" in here.values() else 0
    sheet = Sheet(cells_of(here), food, stone, wood, rng.choice((0, 0, 1, 2, 3)), fountain)
    return replace(position.players[seat], sheet=sheet)


def opened(position: Position, number: int) -> Position:
    """Six of seven tables begin late: in the middle of the game, near its end, or on full maps."""
    seats = len(position.players)
    kind = (number + seats) % 7
    if kind == 0 or position.phase != "roll":
        return position
    rng = Random(f"opened/{seats}/{number}")
    wish = (LATE, MIDDLE, LATE, FULL, LATE, MIDDLE)[kind - 1]
    players = tuple(living(position, seat, rng, wish) for seat in range(seats))
    return replace(position, players=players, round=rng.choice((5, 7, 9, 10, 10, 11, 12)))
