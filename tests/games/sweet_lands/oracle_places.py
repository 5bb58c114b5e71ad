"""Where the witness lets pieces lie, told from the rules hex by hex and edge by edge."""

from collections.abc import Iterator
from typing import Any

from companion.games.sweet_lands.moves import Placing, Property, Rabbit, Road, Special, Terrain
from companion.games.sweet_lands.position import Player, Position
from tests.games.sweet_lands import oracle_box as box
from tests.games.sweet_lands import oracle_map as maps
from tests.games.sweet_lands.oracle_counts import standing

COLUMNS = ("tent", "house", "building")
TERRAINS = ("wheat", "forest", "vein", "sea")


def _tile_sites(position: Position, player: Player, grounds: tuple[str, ...]) -> Iterator[str]:
    """Free hexes beside the capital's area whose ground is one of some, or is not known."""
    area, lying = maps.joined(player), maps.with_tile(player)
    for here in maps.hexes(position, player.side):
        if here == maps.CAPITAL or here in lying:
            continue
        printed = box.ground(position, player.side, maps.name_of(here))
        fits = printed is None or printed[0] in grounds
        if fits and any(near in area for near in maps.around(here)):
            yield maps.name_of(here)


def terrain(position: Position, player: Player) -> set[Placing]:
    """Terrain tiles: on their ground, joined with the capital, where no tile lies."""
    return {Terrain(at) for at in _tile_sites(position, player, TERRAINS)}


def special(position: Position, player: Player) -> set[Placing]:
    """Special terrain tiles: on special ground only. Any of those that somebody has read, or one of none."""
    numbers = [0, *box.known(position, "special")]
    return {Special(at, tile) for at in _tile_sites(position, player, ("special",)) for tile in numbers}


def road(position: Position, player: Player) -> set[Placing]:
    """Roads: on an edge of the capital, or one that meets another road. One on each edge."""
    there = maps.roads(player)
    found: set[Placing] = set()
    for edge in maps.edges(position, player.side) - there:
        if maps.CAPITAL in edge or any(other in there for other in maps.joining(edge)):
            found.add(Road(maps.edge_name(edge)))
    return found


def building_sites(player: Player) -> list[str]:
    """Return the capital, and every tile that was flipped before the action. Where nothing stands."""
    found = []
    lying = maps.spots(player)
    capital = lying.get(maps.CAPITAL)
    if capital is None or capital.property is None:
        found.append("0,0")
    for here, spot in lying.items():
        if here != maps.CAPITAL and spot.tile == "flipped" and not spot.fresh and spot.property is None:
            found.append(spot.at)
    return found


def discount(position: Position, player: Player) -> int:
    """Tell how much wood the food track saves: a tile at space 7 and one at space 11."""
    first = box.value(position, "discount-1") or 0 if player.food >= 7 else 0
    second = box.value(position, "discount-2") or 0 if player.food >= 11 else 0
    return int(first + second)


def price(position: Position, player: Player, kind: str, number: int) -> list[dict[str, int]]:
    """Return what a property costs, less the wood that is saved. Every way to pay it.

    Nothing if nobody knows.
    """
    if kind in COLUMNS:
        printed = box.value(position, f"row-{number}")
    elif kind == "lab":
        printed = box.value(position, f"lab-{number}")
    else:
        printed = box.part(position, f"coffee-{number}", 0)
    if printed is None:
        return [{}]
    found = []
    for option in range(len(printed.options)):
        cost = box.amounts(printed, option)
        cost["wood"] = max(0, cost.get("wood", 0) - discount(position, player))
        found.append(cost)
    return found


def price_print(kind: str, number: int) -> str:
    """Tell where it is printed what a property costs."""
    return f"row-{number}" if kind in COLUMNS else f"{kind}-{number}"


def next_numbers(position: Position, player: Player, kind: str) -> list[int]:
    """Tell which pieces of a type can be taken: the next one. Of coffee shops, any that is left."""
    if kind == "coffee":
        most = box.value(position, "coffees")
        taken = {spot.number for spot in player.spots if spot.property == "coffee"}
        if most is None:
            most = 4
        return [number for number in range(1, most + 1) if number not in taken]
    most = 5 if kind in COLUMNS else box.value(position, "labs")
    if most is None:
        most = 9
    number = standing(player, kind) + 1
    return [number] if number <= most else []


def properties(position: Position, player: Player) -> set[Placing]:
    """Return every property that is left and can be paid, on every place where one may stand."""
    found: set[Placing] = set()
    for kind in (*COLUMNS, "lab", "coffee"):
        for number in next_numbers(position, player, kind):
            ways = price(position, player, kind, number)
            if any(box.can_pay(position, player, cost) for cost in ways):
                said = number if kind == "coffee" else 0
                found |= {Property(kind, at, said) for at in building_sites(player)}  # type: ignore[arg-type]
    return found


def reachable(position: Position, player: Player) -> list[int] | None:
    """Return the rabbit places that still have one, above or left of the food marker. None: unknown."""
    most = box.value(position, "rabbits")
    if most is None:
        return None
    found = []
    for place in range(1, most + 1):
        column = box.part(position, f"rabbit-{place}", 0)
        if place not in player.taken and (column is None or column <= player.food):
            found.append(place)
    return found


def rabbits_left(position: Position, player: Player) -> bool:
    """Tell if there is a rabbit left that is not on the map yet. So if nobody knows how many there are."""
    most = box.value(position, "rabbits")
    return most is None or any(place not in player.taken for place in range(1, most + 1))


def may_be_none(position: Position, player: Player) -> bool:
    """Tell if a seat can say that no rabbit is left: not while the box knows one that can be taken."""
    for place in range(1, 1 + (box.value(position, "rabbits") or 20)):
        column = box.part(position, f"rabbit-{place}", 0)
        if place not in player.taken and column is not None and column <= player.food:
            return False
    return box.value(position, "rabbits") is None or not rabbits_left(position, player)


def rabbit(position: Position, player: Player) -> set[Placing]:
    """Rabbits: where a property stands and no other rabbit lives."""
    places = reachable(position, player)
    return {
        Rabbit(spot.at, place)
        for spot in player.spots
        if spot.property and not spot.rabbit
        for place in ([0] if places is None else places)
    }


def tower(player: Player) -> list[str]:
    """Tell where a clock tower may stand. There is one only."""
    return [] if standing(player, "tower") else building_sites(player)


def anything(position: Position, player: Player) -> set[Any]:
    """Return every piece wherever it may lie, owed and paid or not: for tables that are about a map alone."""
    special_ground = {Special(at) for at in _tile_sites(position, player, ("special",))}
    kinds = (*COLUMNS, "lab", "coffee", "tower")
    built: set[Placing] = {Property(kind, at) for kind in kinds for at in building_sites(player)}  # type: ignore[arg-type]
    homes = {Rabbit(spot.at) for spot in player.spots if spot.property and not spot.rabbit}
    return {*terrain(position, player), *special_ground, *road(position, player), *built, *homes}


def pieces(position: Position, player: Player, piece: str) -> set[Placing]:
    """Return every place for a piece that is owed."""
    match piece:
        case "terrain":
            return terrain(position, player) | special(position, player)
        case "special":
            return special(position, player)
        case "road":
            return road(position, player)
        case "property":
            return properties(position, player)
    return rabbit(position, player)
