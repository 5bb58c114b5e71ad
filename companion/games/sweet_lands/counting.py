"""Counts of each element of a seat, for conditions, prosperity tracks, final tiles and tiebreaks."""

from collections.abc import Callable, Mapping

from companion.engine.gains import Gain
from companion.games.sweet_lands.land import Land, seat_land
from companion.games.sweet_lands.position import Counts, Player, Position
from companion.games.sweet_lands.vocabulary import ELSE, MARKS, ON_MAP, PROPERTIES


def count(position: Position, seat: int, element: str) -> int:
    """Count an element of a seat.

    Args:
        position: the current position.
        seat: the counted seat.
        element: one of `vocabulary.NEEDED`. What only the players can count is 0.
    """
    if element == ELSE:
        return 0
    player = position.players[seat]
    if player.counted is not None and element in _COUNTED:
        return _COUNTED[element](player.counted)
    if element in ON_MAP:
        return player.count_properties(ON_MAP[element])
    if element in MARKS:
        return player.marks[MARKS.index(element)]
    if element in _HELD:
        return _HELD[element](player)
    return _ON_LAND[element](position, seat)


def meets(position: Position, seat: int, needs: tuple[Gain, ...]) -> bool:
    """Check that a seat satisfies every part of a condition."""
    return not missing_gains(position, seat, needs)


def missing_gains(position: Position, seat: int, needs: tuple[Gain, ...]) -> tuple[tuple[Gain, int], ...]:
    """List the unmet parts of a condition, each with the number that the seat has.

    The players judge what the app cannot count.
    """
    found = ((need, count(position, seat, need.kind)) for need in needs if need.kind != ELSE)
    return tuple((need, there) for need, there in found if there < need.count)


def city_groups(position: Position, seat: int) -> tuple[int, ...]:
    """Find the groups of properties that are cities, as masks.

    A group is all connected properties. With three types among them it is a city. A large city never counts
    as two small ones.
    """
    land = seat_land(position, seat)
    apart = position.rulings.city == "all_different"
    return tuple(group for group in land.cities if is_city(land, group, all_different=apart))


def is_city(land: Land, group: int, *, all_different: bool) -> bool:
    """Check that a group of properties is a city. With ``all_different``, no type may occur twice."""
    kinds = [(land.with_kind(kind) & group).bit_count() for kind in PROPERTIES]
    return sum(number > 0 for number in kinds) >= 3 and not (all_different and max(kinds) > 1)


def ports(position: Position, seat: int) -> int:
    """Find the ports of a seat's map that terrain tiles join to its capital, as a mask."""
    land = seat_land(position, seat)
    return land.cells_with("port") & land.tiles & land.joined


def unread_ports(position: Position, seat: int) -> tuple[str, ...]:
    """List the unread entries of the hexes that would be joined ports if a port is printed there."""
    side, land = position.players[seat].side, seat_land(position, seat)
    if position.players[seat].counted is not None or position.printed.is_drawn(side):
        return ()
    names = spots_of(position, seat, land.tiles & land.joined)
    return tuple(f"{side}:{name}" for name in names if land.grounds[name] is None)


def active_draws(position: Position, seat: int) -> int:
    """Find the active extra-draw areas of a seat's map, as a mask.

    The area needs a tile beside it and a road on one of its edges, or one of both, by the table's ruling.
    """
    return seat_land(position, seat).cells_with("draw") & _opens_draws(position, seat)


def _opens_draws(position: Position, seat: int) -> int:
    """Find the hexes that would be active if they were extra-draw areas, as a mask."""
    land = seat_land(position, seat)
    both = position.rulings.extra_draw == "both"
    return land.beside_tiles & land.by_roads if both else land.beside_tiles | land.by_roads


def unread_draws(position: Position, seat: int) -> tuple[str, ...]:
    """List the unread entries of the hexes that would be active if they were extra-draw areas."""
    side, land = position.players[seat].side, seat_land(position, seat)
    if position.printed.is_drawn(side):
        return ()
    names = spots_of(position, seat, _opens_draws(position, seat))
    return tuple(f"{side}:{name}" for name in names if land.grounds[name] is None)


UNREAD = "unread"
"""Detail of a ground due: the unread hex may be an extra-draw area that has just become active."""


def spots_of(position: Position, seat: int, mask: int) -> tuple[str, ...]:
    """Name the hexes of a mask."""
    return seat_land(position, seat).grid.names_of(mask)


_COUNTED: Mapping[str, Callable[[Counts], int]] = {
    "terrain": lambda counts: counts.terrain,
    "roads": lambda counts: counts.roads,
    "rabbits": lambda counts: counts.rabbits,
    "tents": lambda counts: counts.tents,
    "houses": lambda counts: counts.houses,
    "buildings": lambda counts: counts.buildings,
    "labs": lambda counts: counts.labs,
    "coffees": lambda counts: counts.coffees,
    "tower": lambda counts: counts.tower,
    "ports": lambda counts: counts.ports,
    "properties": lambda counts: sum(getattr(counts, name) for name in ON_MAP),
    "cities": lambda counts: counts.cities,
}

_HELD: Mapping[str, Callable[[Player], int]] = {
    "roads": lambda player: len(player.roads),
    "automated": lambda player: len(player.automated),
    "industry": lambda player: player.industry_points,
    "city": lambda player: player.city_points,
    "gold": lambda player: player.gold,
    "diamonds": lambda player: player.diamonds,
    "wheat": lambda player: player.wheat,
    "wood": lambda player: player.wood,
    "iron": lambda player: player.iron,
    "cards": lambda player: player.hand,
    "discs": lambda player: player.discs,
    "food": lambda player: player.food,
    "skills": lambda player: len(player.skills),
    "milestones": lambda player: len(player.milestones),
    "wonder": lambda player: int(player.wonder),
    "properties": lambda player: sum(spot.property is not None for spot in player.spots),
    "terrain": lambda player: sum(spot.tile != "none" for spot in player.spots),
    "rabbits": lambda player: sum(spot.rabbit for spot in player.spots),
}

_ON_LAND: Mapping[str, Callable[[Position, int], int]] = {
    "cities": lambda position, seat: len(city_groups(position, seat)),
    "ports": lambda position, seat: ports(position, seat).bit_count(),
}
