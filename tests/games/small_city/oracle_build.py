"""What the rules of phase 2 allow, told square by square."""

from collections import Counter
from itertools import permutations

from companion.games.small_city.moves import Build, Demolish, Grow, Staff, Upgrade
from companion.games.small_city.position import Position
from tests.games.small_city.oracle import (
    CULTURE,
    DIRTY,
    LEVELLED,
    Cell,
    Place,
    around,
    assumed,
    cell_of,
    in_order,
    lain,
    text,
    ways,
)

ONCE = (*CULTURE, "RF", "HB", "PO", "FI")
LIMITED = ("ME", "CL", "UN", "PO", "FI")
OWN = ("SC", "LI", "MU", "RF", "HB")


def pool(kind: str) -> str:
    """Name the stock that a tile is taken from."""
    return kind[0] if kind[1:].isdigit() else kind


def apart(here: Place, kind: str, solid: set[Cell]) -> bool:
    """Residences and industry do not influence each other."""
    foes = DIRTY if kind[0] == "R" and kind[1:].isdigit() else ("R1", "R2", "R3", "R4", "R5")
    if kind not in DIRTY and foes is not DIRTY:
        return True
    return not any(around(here.solid(tile)) & solid for tile in here.tiles if tile.kind in foes)


def reaches(here: Place, kind: str, cells: set[Cell]) -> bool:
    """Tell if a tile on these cells touches everything that its level asks for."""
    level = int(kind[1:]) if kind[1:].isdigit() else 0
    match kind[0]:
        case "R" if kind[1:].isdigit():
            return level == 1 or here.touching(cells, CULTURE) >= level
        case "C" if kind[1:].isdigit():
            return here.touching(cells, ("R1", "R2", "R3", "R4", "R5")) >= level
        case "F" if kind[1:].isdigit():
            works = bool(here.touching(cells, ("RF",))) + bool(here.touching(cells, ("HB",)))
            return works >= level - 1
    return True


def direct(here: Place, kind: str, cells: set[Cell]) -> bool:
    """Apply the rule: a level may be built at once if one square of it would do.

    Or all of it, as the table reads it.
    """
    if here.position.rulings.direct == "whole":
        return reaches(here, kind, cells)
    return any(reaches(here, kind, {cell}) for cell in cells)


def fits(here: Place, way: dict[Cell, str], *, over: set[Cell] = frozenset()) -> bool:  # type: ignore[assignment]
    """Apply the rule: every square is free, inside the area.

    A harbor's water may also lie on printed water there.
    """
    for cell, mark in way.items():
        if cell in over:
            continue
        wet = mark == "~" and cell in here.wet
        if not wet and cell not in here.area:
            return False
        if cell in here.covered or cell in here.graves or cell in here.street:
            return False
    return True


def in_stock(here: Place, kind: str) -> bool:
    """Tell if the stock has a tile of the kind for this seat."""
    if kind in OWN:
        return kind not in here.town.gone
    return here.position.stock[pool(kind)] > 0


def solid_of(way: dict[Cell, str]) -> set[Cell]:
    """Collect the squares that are not water."""
    return {cell for cell, mark in way.items() if mark != "~"}


def slots_left(here: Place) -> int:
    """Count the tiles that the seat may still build or demolish: three, or one beside a bigger town."""
    return (1 if here.town.grown else 3) - here.town.built


def payments(here: Place, kind: str) -> set[tuple[str, ...]]:
    """Collect the sorted sets of cubes that pay for a cultural building."""
    price = tuple(sorted(text(here.own, f"cost-{kind}")))
    found = {price}
    if here.town.action == "B" and not here.town.helped:
        found |= {price[:i] + price[i + 1 :] for i in range(len(price))}
    return found


def affords(here: Place, kind: str, way: dict[Cell, str], pay: tuple[str, ...]) -> bool:
    """Tell if the seat can pay for a tile, and pays exactly its price."""
    if kind in CULTURE:
        wanted = tuple(sorted(pay)) if pay else tuple(sorted(text(here.own, f"cost-{kind}")))
        asked = payments(here, kind)
        if not pay and wanted not in asked:
            return False
        have = Counter(here.cubes)
        free_of_charge = not pay and () in asked
        return free_of_charge or (
            wanted in asked and all(have[one] >= n for one, n in Counter(wanted).items())
        )
    price = len(solid_of(way))
    if here.town.action == "C":
        price = max(1, price - 1)
    return not pay and here.town.money >= price


def warehouse_fits(here: Place, way: dict[Cell, str], cells: tuple[str, ...]) -> bool:
    """Tell if an F1's warehouse lies beside it, on free squares, away from residences, and in stock."""
    yard = lain(here.own, "WA", cells)
    if yard is None or set(yard) & set(way) or not fits(here, yard):
        return False
    return bool(set(yard) & around(way)) and apart(here, "WA", set(yard)) and here.position.stock.WA > 0


def building(position: Position, seat: int, move: Build) -> bool:
    """Tell if a seat may build a tile in phase 2."""
    here = Place(position, seat)
    if position.phase != "build" or here.town.done or here.town.out or slots_left(here) < 1:
        return False
    if position.rulings.emergency == "council_only" and move.tile in ("PO", "FI"):
        return False
    way = lain(here.own, move.tile, move.cells)
    return (
        way is not None
        and layable(here, move, way)
        and direct(here, move.tile, solid_of(way))
        and warehouse_right(here, move, way)
        and affords(here, move.tile, way, move.pay)
        and not others_first(position, seat, move.tile)
    )


def layable(here: Place, move: Build, way: dict[Cell, str]) -> bool:
    """Tell if a new tile, paid or free, may be laid this way."""
    kind = move.tile
    if kind in ("CH", "WA") or (kind in ONCE and any(tile.kind == kind for tile in here.tiles)):
        return False
    return in_stock(here, kind) and fits(here, way) and apart(here, kind, solid_of(way))


def warehouse_right(here: Place, move: Build, way: dict[Cell, str]) -> bool:
    """Apply the rule: an F1 comes with its warehouse, nothing else does."""
    if move.tile != "F1":
        return not move.warehouse
    return bool(move.warehouse) and warehouse_fits(here, way, move.warehouse)


def others_first(position: Position, seat: int, kind: str) -> bool:
    """Of the last tiles of a kind those before in seat order, who have not finished, take first."""
    if kind not in LIMITED:
        return False
    order = in_order(position)
    ahead = [
        other
        for other in order[: order.index(seat)]
        if not position.towns[other].done
        and all(tile.kind != kind for tile in position.towns[other].tiles)
        and slots_left(Place(position, other)) > 0
    ]
    return position.stock[kind] <= len(ahead)


def granted(position: Position, seat: int, move: Build) -> bool:
    """Tell if a seat may lay the free tile of the construction row."""
    errand, here = position.errand, Place(position, seat)
    if errand is None or errand.what != "build" or errand.seat != seat or move.pay or move.tile in CULTURE:
        return False
    way = lain(here.own, move.tile, move.cells)
    if way is None or not layable(here, move, way):
        return False
    size = len(solid_of(way))
    if errand.size == 0:
        allowed = size <= 4
    elif position.rulings.council_size == "up_to":
        allowed = size <= errand.size
    else:
        allowed = size == errand.size
    if not allowed:
        return False
    if errand.size == 0:
        if not move.warehouse:
            return True
        return warehouse_right(here, move, way)
    return direct(here, move.tile, solid_of(way)) and warehouse_right(here, move, way)


def upgrading(position: Position, seat: int, move: Upgrade) -> bool:
    """Tell if a tile may become the next level."""
    here = Place(position, seat)
    old = here.tile_on.get(move.origin)
    if position.phase != "build" or here.town.done or here.town.out or old is None or old.fresh:
        return False
    letter, level = old.kind[0], old.kind[1:]
    if letter not in LEVELLED or not level.isdigit() or move.tile != f"{letter}{int(level) + 1}":
        return False
    before = here.cells(old)
    if before - here.area or not reaches(here, move.tile, before) or not in_stock(here, move.tile):
        return False
    return any(
        before <= set(way)
        and all(way[cell_of(name)] == here.does[name] for name in old.cells)
        and fits(here, way, over=before)
        and apart(here, move.tile, set(way))
        for way in meant(here, move)
    )


def meant(here: Place, move: Upgrade) -> list[dict[Cell, str]]:
    """List the ways in which a tile named by its squares can lie, in any order if its print is not known."""
    found = ways(here.own, move.tile, move.cells)
    if found and assumed(here.own, move.tile):
        orders = {tuple(order) for order in permutations(found[0].values())}
        return [dict(zip(found[0], order, strict=True)) for order in orders]
    return found


def demolishing(position: Position, seat: int, move: Demolish) -> bool:
    """Tell if a seat may demolish a tile."""
    here = Place(position, seat)
    if position.phase != "build" or here.town.done or here.town.out or slots_left(here) < 1:
        return False
    tiles = [here.tile_on.get(name) for name in move.cells]
    if not tiles or None in tiles or len({id(tile) for tile in tiles}) != 1:
        return False
    tile = tiles[0]
    assert tile is not None
    if tile.kind == "CH" or here.town.money < len(here.solid(tile)):
        return False
    inside = sum(here.people.get(name) == seat for name in tile.cells)
    return position.rulings.demolition == "career" or inside <= here.hall_room


def growing(position: Position, seat: int, _move: Grow) -> bool:
    """Tell if a seat may make its town bigger: once, and beside one tile at most."""
    here = Place(position, seat)
    free = position.phase == "build" and not here.town.done and not here.town.out
    return free and not here.town.grown and here.town.built <= 1 and here.town.size < here.biggest


def staffing(position: Position, seat: int, move: Staff) -> bool:
    """Tell if a citizen may go into a police or fire station built just now, or just laid by the council."""
    here, errand = Place(position, seat), position.errand
    goal, start = here.tile_on.get(move.to), here.tile_on.get(move.origin)
    if here.town.out or goal is None or start is None or goal.kind not in ("PO", "FI"):
        return False
    if errand:
        offered = errand.what == "staff" and errand.seat == seat and errand.at in goal.cells
    else:
        newcomer = start.kind not in ("PO", "FI") or not start.fresh
        offered = position.phase == "build" and not here.town.done and goal.fresh and newcomer
    if not offered:
        return False
    mine = here.people.get(move.origin) == seat and start.kind != "CH" and start is not goal
    inside = any(name in here.people for name in goal.cells)
    return mine and move.to not in here.people and not inside


__all__ = ["building", "demolishing", "granted", "growing", "permutations", "staffing", "upgrading"]
