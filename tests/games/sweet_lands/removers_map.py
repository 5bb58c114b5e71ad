"""The map and the boards beside it: for every rule, how the cause that a violation names is taken away."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position, Spot
from tests.conformance.parts import Changed, Remover
from tests.games.sweet_lands import oracle_map as maps
from tests.games.sweet_lands.tables import changed, cleared, printed

Violations = Sequence[Violation]


def on_map(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that it is about a place that every map has."""
    return position, replace(move, at="0,0|1,0" if isinstance(move, moves.Road) else "0,0")


def elsewhere(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that it is about another hex."""
    return position, replace(move, at="1,0" if move.at == "0,0" else "0,0")


def uncovered(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that no tile lies on the hex."""
    return cleared(position, seat, move.at), move


def reached(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Lay tiles all the way from the capital to the hex."""
    side, goal = position.players[seat].side, maps.hex_of(move.at)
    among = set(maps.hexes(position, side))
    way = {maps.CAPITAL: maps.CAPITAL}
    new = [maps.CAPITAL]
    while goal not in way:
        here = new.pop(0)
        for near in maps.around(here):
            if near in among and near not in way:
                way[near] = here
                new.append(near)
    here = way[goal]
    while here != maps.CAPITAL:
        if position.players[seat].spot(maps.name_of(here)) is None:
            position = position.with_spot(seat, Spot(maps.name_of(here)))
        here = way[here]
    return position, move


def special_tile(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that it is a special tile."""
    return position, moves.Special(move.at)


def plain_tile(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that it is a tile of the ground that is there."""
    return position, moves.Terrain(move.at)


def no_road(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that no road lies on the edge."""
    kept = [name for name in position.players[seat].roads if maps.edge_of(name) != maps.edge_of(move.at)]
    return position.with_player(seat, roads=tuple(kept)), move


def road_beside(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that a road lies on an edge that joins this one."""
    player = position.players[seat]
    near = maps.joining(maps.edge_of(move.at)) & maps.edges(position, player.side)
    there = {*player.roads, min(map(maps.edge_name, near))}
    return position.with_player(seat, roads=tuple(sorted(there))), move


def spot(**changes: Any) -> Remover:
    """Replace fields of the tile on the hex."""

    def remove(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
        return changed(position, seat, move.at, **changes), move

    return remove


def another_kind(position: Position, _seat: int, move: moves.Property, _violations: Violations) -> Changed:
    """Change the case so that it is a property that is bought."""
    return position, replace(move, kind="tent")


def _without(position: Position, seat: int, gone: Callable[[Spot], bool]) -> Position:
    spots = [replace(one, property=None) if gone(one) else one for one in position.players[seat].spots]
    return position.with_player(seat, spots=tuple(spots))


def that_coffee(position: Position, seat: int, move: moves.Property, _violations: Violations) -> Changed:
    """Change the case so that it is a coffee shop that is left, by its number.

    Of other types no number is said.
    """
    if move.kind != "coffee":
        return position, replace(move, number=0)
    number = move.number or 1
    near = _without(position, seat, lambda one: one.property == "coffee" and one.number == number)
    return near, replace(move, number=number)


def some_left(position: Position, seat: int, move: moves.Property, _violations: Violations) -> Changed:
    """Remove all properties of the type from the map. Let the box hold nine of them if it counts them."""
    near = _without(position, seat, lambda one: one.property == move.kind)
    entry = {"lab": "labs", "coffee": "coffees"}.get(move.kind)
    return printed(near, entry, "9") if entry else near, move


def capital_free(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that nothing stands on the capital."""
    return changed(position, seat, "0,0", property=None), move


def no_tower(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that the clock tower does not stand yet."""
    return _without(position, seat, lambda one: one.property == "tower"), move


def first_place(position: Position, _seat: int, move: moves.Rabbit, _violations: Violations) -> Changed:
    """Change the case so that it is a rabbit from a place that there is."""
    return position, replace(move, place=1)


def place_full(position: Position, seat: int, move: moves.Rabbit, _violations: Violations) -> Changed:
    """Change the case so that the rabbit is still on its place."""
    taken = tuple(place for place in position.players[seat].taken if place != move.place)
    return position.with_player(seat, taken=taken), move


def fed(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Change the case so that the food marker has come so far."""
    return position.with_player(seat, food=violations[0].params["column"]), move


def rabbit_and_place(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Build a tent on the capital, or let the food marker reach every rabbit, as is lacking."""
    lacking = {one.params["lacks"] for one in violations}
    if "place" in lacking:
        position = changed(position, seat, "0,0", property="tent", number=1, rabbit=False)
    if "rabbit" in lacking:
        position = position.with_player(seat, food=40, taken=())
    return position, move


def rabbits_gone(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Change the case so that every place is empty."""
    return position.with_player(seat, taken=tuple(range(1, 41))), move


REMOVERS: Mapping[str, Remover] = {
    "off_map": on_map,
    "capital": elsewhere,
    "no_tile": on_map,
    "covered": uncovered,
    "apart": reached,
    "special_ground": special_tile,
    "no_ground": elsewhere,
    "not_special": plain_tile,
    "road_there": no_road,
    "no_road_beside": road_beside,
    "face_down": spot(tile="flipped"),
    "just_flipped": spot(fresh=False),
    "built": spot(property=None),
    "no_property": spot(property="tent", number=1),
    "rabbit_there": spot(rabbit=False),
    "tower_free": another_kind,
    "which_coffee": that_coffee,
    "none_left": some_left,
    "nowhere_to_build": capital_free,
    "no_rabbit_place": rabbit_and_place,
    "tower_stands": no_tower,
    "no_place": first_place,
    "place_taken": place_full,
    "place_ahead": fed,
    "rabbit_left": rabbits_gone,
}
"""By rule id."""
