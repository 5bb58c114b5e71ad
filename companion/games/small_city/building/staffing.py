"""Moving a citizen into a police or fire station that was laid just now."""

from collections.abc import Iterator, Sequence

from companion.engine.rules import KEPT, Findings, Rule, keeps_all
from companion.games.small_city.building.placing import seat_lot, tile_word
from companion.games.small_city.building.supply import WHOSE
from companion.games.small_city.citizens.people import add_people, evict_tourists, remove_people
from companion.games.small_city.moves import Staff
from companion.games.small_city.phases.common_rules import Check
from companion.games.small_city.position import CellName, Laid, Meeple, Position
from companion.games.small_city.printed import Kind

STATIONS: tuple[Kind, ...] = ("PO", "FI")


def _is_new_station(position: Position, tile: Laid) -> bool:
    """Check that a tile is a new station: laid in this building phase, or by the council."""
    if position.errand:
        return tile.kind in STATIONS and position.errand.at in tile.cells
    return tile.kind in STATIONS and tile.fresh


# Moving in --------------------------------------------------------------------------------------------------


def _find_tile_at(position: Position, seat: int, cell: CellName) -> Laid | None:
    return seat_lot(position, seat).plan.tile_at(cell)


def _check_citizen(position: Position, seat: int, move: Staff) -> Findings:
    people = position.towns[seat].people
    return (
        KEPT
        if any(one.at == move.origin and one.seat == seat for one in people)
        else _cell_finding(move.origin)
    )


def _cell_finding(cell: CellName) -> Findings:
    return (({"cell": cell}, (cell,)),)


def _check_place_free(position: Position, seat: int, move: Staff) -> Findings:
    town = position.towns[seat]
    taken = {one.at for one in town.people} | {one.at for one in town.cubes}
    plan = seat_lot(position, seat).plan
    if plan.tile_at(move.to) and move.to not in taken and plan.functions_by_cell[move.to] != "~":
        return KEPT
    return _cell_finding(move.to) if move.to in plan.grid.index else (({"cell": move.to}, ()),)


def _check_new_station(position: Position, seat: int, move: Staff) -> Findings:
    tile = _find_tile_at(position, seat, move.to)
    return KEPT if tile is None or _is_new_station(position, tile) else _cell_finding(move.to)


def _check_from_hall(position: Position, seat: int, move: Staff) -> Findings:
    tile = _find_tile_at(position, seat, move.origin)
    return _cell_finding(move.origin) if tile is None or tile.kind == "CH" else KEPT


def _check_not_inside(position: Position, seat: int, move: Staff) -> Findings:
    tile = _find_tile_at(position, seat, move.to)
    if tile is None or tile.kind not in STATIONS:
        return KEPT
    inside = tuple(one.at for one in position.towns[seat].people if one.at in tile.cells)
    return (({"tile": tile_word(tile.kind), "cells": inside}, inside),) if inside else KEPT


def _check_not_settled(position: Position, seat: int, move: Staff) -> Findings:
    """Report a citizen who has already moved into a new station.

    Otherwise two new stations could trade a citizen without end.
    """
    tile = _find_tile_at(position, seat, move.origin)
    if tile is None or not _is_new_station(position, tile):
        return KEPT
    return (({"tile": tile_word(tile.kind), "cell": move.origin}, (move.origin,)),)


MOVING_IN: tuple[Check, ...] = (
    Rule("staff_nobody", "move.special", _check_citizen, "impossible"),
    Rule("staff_place", "move.one", _check_place_free, "impossible"),
    Rule("staff_station", "move.special", _check_new_station),
    Rule("staff_from", "tiles.hall", _check_from_hall),
    Rule("staff_inside", "move.special", _check_not_inside),
    Rule("staff_again", "move.special", _check_not_settled),
)
"""The rules of moving a citizen into a station that was laid just now."""

STAFF: tuple[Check, ...] = (*WHOSE, *MOVING_IN)
"""The rules of staffing a station in the building phase."""


def candidate_staffings(position: Position, seat: int) -> Iterator[Staff]:
    """Yield a move of every citizen of a town into every square of its stations, legal or not."""
    town = position.towns[seat]
    places = [cell for tile in town.tiles if tile.kind in STATIONS for cell in tile.cells]
    for one in town.people:
        if one.seat == seat:
            yield from (Staff(one.at, to) for to in places if to != one.at)


def legal_staffings(position: Position, seat: int, rules: Sequence[Check] = STAFF) -> Iterator[Staff]:
    """Yield every move into a station laid just now that keeps the given rules."""
    if any(_is_new_station(position, tile) for tile in position.towns[seat].tiles):
        yield from (
            move for move in candidate_staffings(position, seat) if keeps_all(rules, position, seat, move)
        )


def apply_staff(position: Position, seat: int, move: Staff) -> Position:
    """Apply `Staff`: move the citizen in, and let police that become active send tourists home."""
    town = add_people(remove_people(position.towns[seat], move.origin), Meeple(move.to, seat))
    return evict_tourists(position.put_town(seat, town), seat)
