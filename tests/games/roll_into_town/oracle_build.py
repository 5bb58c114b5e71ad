"""Building, told from the rules: what it costs, with which exchanges, and where it may stand."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from companion.games.roll_into_town.marks import Building
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Goods
from tests.games.roll_into_town.oracle_draw import Faults, with_sheet
from tests.games.roll_into_town.oracle_map import (
    FACING,
    STEPS,
    Map,
    Square,
    around,
    cells_of,
    is_coast,
    map_of,
    name_of,
    number_of,
    open_sides,
    square_of,
    stepped,
    topped,
)

Three = tuple[int, int, int]
"""Food, stone, wood."""

COSTS: dict[Building, Three] = {
    "house": (3, 2, 0),
    "pickaxe": (0, 0, 1),
    "lumberjack": (0, 0, 1),
    "harbor": (0, 0, 2),
    "watermill": (0, 0, 3),
    "tavern": (0, 0, 5),
    "fountain": (0, 5, 0),
    "market": (0, 4, 0),
    "lighthouse": (0, 3, 0),
    "cathedral": (0, 0, 7),
}
ONCE = ("fountain", "market", "lighthouse", "cathedral")
SIGN: dict[Building, str] = {
    "house": "h", "pickaxe": "p", "lumberjack": "l", "watermill": "w",
    "tavern": "t", "fountain": "f", "market": "m", "cathedral": "c",
}  # fmt: skip


# Paying ---------------------------------------------------------------------------------------------------


def owned(position: Position, seat: int) -> Three:
    """Return a seat's food, stone and wood."""
    sheet = position.players[seat].sheet
    return sheet.food, sheet.stone, sheet.wood


def lacking(have: Three, building: Building) -> int:
    """Count the missing resources of all kinds."""
    return sum(max(0, costs - has) for has, costs in zip(have, COSTS[building], strict=True))


def spare(have: Three, building: Building) -> list[int]:
    """Count the rest of each resource after the costs, none below zero."""
    return [max(0, has - costs) for has, costs in zip(have, COSTS[building], strict=True)]


def exchanges(have: Three, building: Building) -> list[Three]:
    """List the ways to give away, two for one, exactly enough for all that is missing."""
    food, stone, wood = (range(0, left + 1, 2) for left in spare(have, building))
    needed = 2 * lacking(have, building)
    return [given for given in product(food, stone, wood) if sum(given) == needed]


def pay_faults(here: Map, have: Three, building: Building, given: Three) -> Faults:
    """Map the rules that this way to pay breaks to their kinds."""
    found: Faults = {}
    if any(given) and not number_of(here, "m"):
        found["market"] = "breaks"
    left = spare(have, building)
    needed = 2 * lacking(have, building)
    odd = any(gives % 2 or not 0 <= gives <= has for gives, has in zip(given, left, strict=True))
    if odd or sum(given) > needed:
        found["exchange"] = "impossible"
    if sum(given) < needed and needed > 0:
        found["price"] = "breaks"
    return found


# Places ---------------------------------------------------------------------------------------------------


def outline(position: Position, mirrored: bool) -> list[Square]:
    """List the Cathedral's squares, counted from the first of them, row by row."""
    rows = position.printed.texts["cathedral"].split("/")
    squares = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]
    if mirrored:
        squares = [(-x, y) for x, y in squares]
    first = min(squares, key=lambda one: (one[1], one[0]))
    return [(x - first[0], y - first[1]) for x, y in squares]


def beside_river(here: Map, square: Square) -> bool:
    """Tell if a river passes along an edge of the square without flowing through it."""
    return any(
        open_sides(here.get(stepped(square, side), ""))
        and FACING[side] not in open_sides(here[stepped(square, side)])
        for side in STEPS
    )


def plain_coast(token: str) -> bool:
    """Tell if a coast has nothing on it."""
    return is_coast(token) and "+" not in token


def lighthouse_faults(here: Map, square: Square) -> Faults:
    """Judge a lighthouse: its bottom on or beside a coast, its top north of that."""
    found: Faults = {}
    token, top = here[square], here.get(stepped(square, "n"))
    if token != "." and not plain_coast(token):
        found["built_over"] = "impossible"
    if token == "." and not any(is_coast(here[near]) for near in around(here, square)):
        found["bottom"] = "breaks"
    if top is None or not (top in (".", "O") or plain_coast(top)):
        found["top"] = "impossible"
    return found


def site_faults(position: Position, here: Map, building: Building, square: Square, mirrored: bool) -> Faults:
    """Map the rules that building on a square breaks to their kinds."""
    if building != "cathedral" and mirrored:
        return site_faults(position, here, building, square, mirrored=False) | {"mirror": "impossible"}
    if square not in here:
        return {"off_map": "impossible"}
    if building == "lighthouse":
        return lighthouse_faults(here, square)
    if building == "harbor":
        return {} if plain_coast(here[square]) else {"coast": "impossible"}
    if building == "cathedral":
        covers = [(square[0] + x, square[1] + y) for x, y in outline(position, mirrored)]
        if any(one not in here for one in covers):
            return {"outline": "impossible"}
        return {} if all(here[one] == "." for one in covers) else {"built_over": "impossible"}
    found: Faults = {}
    if here[square] != ".":
        found["built_over"] = "impossible"
    if building == "watermill" and not beside_river(here, square):
        found["beside"] = "breaks"
    return found


def once_faults(here: Map, building: Building) -> Faults:
    """Apply the rule: some buildings are built once."""
    if building not in ONCE:
        return {}
    stands = topped(here, "L") if building == "lighthouse" else number_of(here, SIGN[building])
    return {"once": "breaks"} if stands else {}


def build_faults(position: Position, seat: int, move: Build) -> Faults:
    """Map all rules that a building breaks to their kinds, whatever step the seat is at."""
    here = map_of(position, seat)
    return {
        **once_faults(here, move.building),
        **pay_faults(here, owned(position, seat), move.building, move.given.amounts),
        **site_faults(position, here, move.building, square_of(move.at), move.mirrored),
    }


def builds(position: Position, seat: int) -> Iterator[Build]:
    """Yield every legal building with every way to pay for it."""
    here, have = map_of(position, seat), owned(position, seat)
    for building in COSTS:
        ways = [way for way in exchanges(have, building) if not pay_faults(here, have, building, way)]
        if not ways or once_faults(here, building):
            continue
        for mirrored in (False, True):
            for square in here:
                if not site_faults(position, here, building, square, mirrored):
                    for way in ways:
                        yield Build(building, name_of(square), mirrored, Goods(*way))


# Effects --------------------------------------------------------------------------------------------------


def raised(position: Position, here: Map, move: Build) -> Map:
    """Return the map with the building on it."""
    here = dict(here)
    square = square_of(move.at)
    match move.building:
        case "harbor":
            here[square] += "+b"
        case "lighthouse":
            here[square] += "+L"
            here[stepped(square, "n")] += "+l"
        case "cathedral":
            for x, y in outline(position, move.mirrored):
                here[square[0] + x, square[1] + y] = "c"
        case building:
            here[square] = SIGN[building]
    return here


def built(position: Position, seat: int, move: Build) -> Position:
    """Apply the rule: the building stands and is paid for: who has too little pays what there is."""
    have, given = owned(position, seat), move.given.amounts
    food, stone, wood = (
        left - gives for left, gives in zip(spare(have, move.building), given, strict=True)
    )  # fmt: skip
    here = raised(position, map_of(position, seat), move)
    sheet = replace(
        position.players[seat].sheet, cells=cells_of(here), food=food, stone=stone, wood=wood
    )  # fmt: skip
    return with_sheet(position, seat, sheet)
