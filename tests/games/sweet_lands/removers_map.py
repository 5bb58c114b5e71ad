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


def move_onto_map(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Move the piece to a place that every map has."""
    return position, replace(move, at="0,0|1,0" if isinstance(move, moves.Road) else "0,0")


def move_to_another_hex(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Move the piece to another hex."""
    return position, replace(move, at="1,0" if move.at == "0,0" else "0,0")


def clear_hex(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Clear the hex."""
    return cleared(position, seat, move.at), move


def lay_way(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
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


def lay_special_instead(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Lay a special tile instead."""
    return position, moves.Special(move.at)


def lay_terrain_instead(position: Position, _seat: int, move: Any, _violations: Violations) -> Changed:
    """Lay a tile of the hex's own ground instead."""
    return position, moves.Terrain(move.at)


def remove_road(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Remove the road on the edge."""
    kept = [name for name in position.players[seat].roads if maps.edge_of(name) != maps.edge_of(move.at)]
    return position.with_player(seat, roads=tuple(kept)), move


def lay_road_beside(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Lay a road on an edge that joins this one."""
    player = position.players[seat]
    near = maps.joining(maps.edge_of(move.at)) & maps.edges(position, player.side)
    there = {*player.roads, min(map(maps.edge_name, near))}
    return position.with_player(seat, roads=tuple(sorted(there))), move


def set_spot(**changes: Any) -> Remover:
    """Replace fields of the tile on the hex."""

    def remove(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
        return changed(position, seat, move.at, **changes), move

    return remove


def build_tent_instead(
    position: Position, _seat: int, move: moves.Property, _violations: Violations
) -> Changed:
    """Build a tent, which is bought, instead."""
    return position, replace(move, kind="tent")


def _remove_properties(position: Position, seat: int, gone: Callable[[Spot], bool]) -> Position:
    spots = [replace(one, property=None) if gone(one) else one for one in position.players[seat].spots]
    return position.with_player(seat, spots=tuple(spots))


def name_free_coffee(position: Position, seat: int, move: moves.Property, _violations: Violations) -> Changed:
    """Name a coffee shop that is left by its number, and no number for other types.

    Of other types no number is said.
    """
    if move.kind != "coffee":
        return position, replace(move, number=0)
    number = move.number or 1
    near = _remove_properties(position, seat, lambda one: one.property == "coffee" and one.number == number)
    return near, replace(move, number=number)


def leave_some(position: Position, seat: int, move: moves.Property, _violations: Violations) -> Changed:
    """Remove all properties of the type from the map. Let the box hold nine of them if it counts them."""
    near = _remove_properties(position, seat, lambda one: one.property == move.kind)
    entry = {"lab": "labs", "coffee": "coffees"}.get(move.kind)
    return printed(near, entry, "9") if entry else near, move


def clear_capital(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Clear the capital."""
    return changed(position, seat, "0,0", property=None), move


def remove_tower(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Remove the clock tower from the map."""
    return _remove_properties(position, seat, lambda one: one.property == "tower"), move


def take_first_rabbit(position: Position, _seat: int, move: moves.Rabbit, _violations: Violations) -> Changed:
    """Take the rabbit from place 1."""
    return position, replace(move, place=1)


def put_rabbit_back(position: Position, seat: int, move: moves.Rabbit, _violations: Violations) -> Changed:
    """Put the rabbit back on its place."""
    taken = tuple(place for place in position.players[seat].taken if place != move.place)
    return position.with_player(seat, taken=taken), move


def advance_food(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Advance the food marker to the named column."""
    return position.with_player(seat, food=violations[0].params["column"]), move


def give_rabbit_or_place(position: Position, seat: int, move: Any, violations: Violations) -> Changed:
    """Build a tent on the capital, or let the food marker reach every rabbit, as is lacking."""
    lacking = {one.params["lacks"] for one in violations}
    if "place" in lacking:
        position = changed(position, seat, "0,0", property="tent", number=1, rabbit=False)
    if "rabbit" in lacking:
        position = position.with_player(seat, food=40, taken=())
    return position, move


def take_all_rabbits(position: Position, seat: int, move: Any, _violations: Violations) -> Changed:
    """Take the rabbits from every place."""
    return position.with_player(seat, taken=tuple(range(1, 41))), move


REMOVERS: Mapping[str, Remover] = {
    "off_map": move_onto_map,
    "capital": move_to_another_hex,
    "no_tile": move_onto_map,
    "covered": clear_hex,
    "apart": lay_way,
    "special_ground": lay_special_instead,
    "no_ground": move_to_another_hex,
    "not_special": lay_terrain_instead,
    "road_there": remove_road,
    "no_road_beside": lay_road_beside,
    "face_down": set_spot(tile="flipped"),
    "just_flipped": set_spot(fresh=False),
    "built": set_spot(property=None),
    "no_property": set_spot(property="tent", number=1),
    "rabbit_there": set_spot(rabbit=False),
    "tower_free": build_tent_instead,
    "which_coffee": name_free_coffee,
    "none_left": leave_some,
    "nowhere_to_build": clear_capital,
    "no_rabbit_place": give_rabbit_or_place,
    "tower_stands": remove_tower,
    "no_place": take_first_rabbit,
    "place_taken": put_rabbit_back,
    "place_ahead": advance_food,
    "rabbit_left": take_all_rabbits,
}
"""By rule id."""
