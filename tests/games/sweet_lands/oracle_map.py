"""The witness's map of one seat: hexes as pairs of numbers, six offsets, dicts and sets."""

from collections.abc import Iterable
from functools import lru_cache

from companion.games.sweet_lands.position import Player, Position, Spot
from tests.games.sweet_lands import oracle_box as box

Hex = tuple[int, int]
Edge = frozenset[Hex]

OFFSETS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CAPITAL = (0, 0)
FARTHEST = 6


def hex_of(name: str) -> Hex:
    """Return the hex of a name such as ``1,-1``."""
    q, r = name.split(",")
    return int(q), int(r)


def name_of(here: Hex) -> str:
    """Return the name of a hex."""
    return f"{here[0]},{here[1]}"


def around(here: Hex) -> list[Hex]:
    """Return the six hexes beside one."""
    return [(here[0] + q, here[1] + r) for q, r in OFFSETS]


def edge_of(name: str) -> Edge:
    """Return the two hexes that an edge parts."""
    one, other = name.split("|")
    return frozenset((hex_of(one), hex_of(other)))


def edge_name(edge: Edge) -> str:
    """Return the name of an edge: its upper hex first, of two in a row the left one."""
    one, other = sorted(edge, key=lambda each: (each[1], each[0]))
    return f"{name_of(one)}|{name_of(other)}"


def sides(here: Hex) -> list[Edge]:
    """Return the six edges of a hex."""
    return [frozenset((here, other)) for other in around(here)]


def joining(edge: Edge) -> set[Edge]:
    """Return the four edges that meet an edge at one of its two corners."""
    one, other = edge
    found = set()
    for third in set(around(one)) & set(around(other)):
        found |= {frozenset((one, third)), frozenset((other, third))}
    return found


def spots(player: Player) -> dict[Hex, Spot]:
    """Return what lies on every hex of a map."""
    return {hex_of(spot.at): spot for spot in player.spots}


def roads(player: Player) -> set[Edge]:
    """Return the edges with roads."""
    return {edge_of(name) for name in player.roads}


def hexes(position: Position, side: str) -> tuple[Hex, ...]:
    """Return every hex that a map has. Of one nobody has drawn, all that it can have."""
    return _hexes(position.own, side)


@lru_cache(maxsize=64)
def _hexes(own: tuple[tuple[str, str], ...], side: str) -> tuple[Hex, ...]:
    near = range(-FARTHEST, FARTHEST + 1)
    found = []
    for here in ((q, r) for r in near for q in near if abs(q + r) <= FARTHEST):
        printed = box.ground_of(own, side, name_of(here))
        if printed is None or printed[0] != "off":
            found.append(here)
    return tuple(found)


def edges(position: Position, side: str) -> set[Edge]:
    """Return every edge of a map, its rim included."""
    return {edge for here in hexes(position, side) for edge in sides(here)}


def with_tile(player: Player) -> set[Hex]:
    """Return the hexes with a terrain tile."""
    return {here for here, spot in spots(player).items() if spot.tile != "none"}


def spread(start: Iterable[Hex], among: set[Hex]) -> set[Hex]:
    """Return everything that can be reached from some hexes over others, step by step."""
    found, new = set(start), list(start)
    while new:
        for near in around(new.pop()):
            if near in among and near not in found:
                found.add(near)
                new.append(near)
    return found


def joined(player: Player) -> set[Hex]:
    """Return the capital and every tile that is connected with it."""
    return spread([CAPITAL], with_tile(player))


def groups(player: Player) -> list[list[str]]:
    """Return the types of every maximal group of adjacent properties."""
    here = {at: spot.property for at, spot in spots(player).items() if spot.property}
    found, left = [], set(here)
    while left:
        group = spread([left.pop()], set(here))
        left -= group
        found.append([str(here[at]) for at in group])
    return found


def cities(position: Position, player: Player) -> int:
    """Count how many groups are cities: three types at least. Or three properties at least, all different."""
    found = 0
    for group in groups(player):
        if position.rulings.city == "all_different":
            found += len(group) >= 3 and len(set(group)) == len(group)
        else:
            found += len(set(group)) >= 3
    return found


def ports(position: Position, player: Player) -> int:
    """Count how many ports bear a tile that is connected with the capital."""
    found = 0
    for here in joined(player) - {CAPITAL}:
        printed = box.ground(position, player.side, name_of(here)) or ()
        found += "port" in printed[1:]
    return found


def draw_areas(position: Position, player: Player) -> int:
    """Count how many extra-draw areas are active."""
    return len(active(position, player))


def _opens(position: Position, player: Player, here: Hex) -> bool:
    """Tell if an extra-draw area on a hex would be active."""
    tile = any(near in with_tile(player) for near in around(here))
    road = any(edge in roads(player) for edge in sides(here))
    return (tile and road) if position.rulings.extra_draw == "both" else (tile or road)


def unread_draws(position: Position, player: Player) -> list[str]:
    """Return the prints of hexes that nobody has read, and that would be active if they were extra-draw
    areas.
    """
    near = {here for tile in with_tile(player) for here in around(tile)}
    near |= {here for edge in roads(player) for here in edge}
    return [
        f"{player.side}:{name_of(here)}"
        for here in hexes(position, player.side)
        if here in near
        and box.ground(position, player.side, name_of(here)) is None
        and _opens(position, player, here)
    ]


def active(position: Position, player: Player) -> set[str]:
    """Return the extra-draw areas that are active: a tile beside them and a road on their edge.

    Or one of these.
    """
    found = set()
    for here in hexes(position, player.side):
        printed = box.ground(position, player.side, name_of(here)) or ()
        if "draw" in printed and _opens(position, player, here):
            found.add(name_of(here))
    return found
