"""Completing a typed move: the tourist's town, the warehouse's place, the payment."""

from msgspec.structs import replace

from companion.games.small_city import moves
from companion.games.small_city.building.needs import legal_warehouses
from companion.games.small_city.building.placing import seat_lot
from companion.games.small_city.building.staffing import STATIONS
from companion.games.small_city.building.survey import placement
from companion.games.small_city.citizens.trading import possible_drops
from companion.games.small_city.phases.rows import LAST_STEP
from companion.games.small_city.plan import hall_cells, laying_of, names_of, seat_plan
from companion.games.small_city.position import CellName, Position
from companion.games.small_city.printed import CULTURE
from companion.games.small_city.turn import stage_of, verdict
from companion.geometry.placements import placement_name


def resolve_move(position: Position, seat: int, move: moves.Move) -> moves.Move:
    """Complete a typed move with the parts that the table implies.

    A citizen not found at home on the named square is a tourist in the named town, or in the only one
    possible. A citizen who moves when a station may be staffed at once moves into it. A citizen who moves out
    of the City Hall into a legal home settles. An F1 without a warehouse comes with the first that fits. A
    cultural building without a price is paid in full, or at the Architect's price if the store holds no
    more. A disc that enters a row while both are in play is the only one that may leave its own row. Goods
    without room are given up if there is no choice.
    """
    match move:
        case moves.MoveCitizen(out_of=None):
            return _complete_walk(position, seat, move)
        case moves.Trade(town=None):
            abroad = _towns_of_tourist(position, seat, move.at)
            return move if len(abroad) != 1 else replace(move, town=abroad[0])
        case moves.Build() if move.tile == "F1" and not move.warehouse:
            return _complete_build(position, seat, move)
        case moves.Build() if move.tile in CULTURE and not move.pay:
            return _complete_build(position, seat, move)
        case moves.Advance(leaves=0):
            return _complete_advance(position, seat, move)
        case moves.Produce(drop=()) if position.phase == "income":
            ways = tuple(possible_drops(position, seat))
            return replace(move, drop=ways[0]) if len(ways) == 1 else move
    return move


def _complete_advance(position: Position, seat: int, move: moves.Advance) -> moves.Advance:
    """Move the only disc that may leave its row, if both are in play and neither is in the named row."""
    discs = position.towns[seat].discs
    free = [disc.row for disc in discs if disc.step < LAST_STEP]
    there = any(disc.row == move.row for disc in discs)
    return replace(move, leaves=free[0]) if len(discs) == 2 and len(free) == 1 and not there else move


def _towns_of_tourist(position: Position, seat: int, cell: CellName) -> tuple[int, ...]:
    """List the towns where a seat's tourist stands on a square, none if a citizen stands there at home."""
    hosts = tuple(
        host
        for host, town in enumerate(position.towns)
        if any(one.seat == seat and one.at == cell for one in town.people)
    )
    return () if seat in hosts else hosts


def _complete_walk(position: Position, seat: int, move: moves.MoveCitizen) -> moves.Move:
    plan = seat_plan(position, seat)
    if move.town in (None, seat):
        if (
            moves.Staff in stage_of(position).rules
            and (tile := plan.tile_at(move.to))
            and tile.kind in STATIONS
        ):
            return moves.Staff(move.origin, move.to)
        settling = moves.Settle(move.to)
        if move.origin in hall_cells(plan) and verdict(position, seat, settling).legal:
            return settling
    abroad = _towns_of_tourist(position, seat, move.origin)
    if move.town in abroad:
        return replace(move, out_of=move.town, town=None)
    return replace(move, out_of=abroad[0]) if len(abroad) == 1 else move


def _complete_build(position: Position, seat: int, move: moves.Build) -> moves.Build:
    plan = seat_plan(position, seat)
    laying = laying_of(plan, move.tile, move.cells)
    if laying is None or (move.tile == "F1" and not legal_warehouses(seat_lot(position, seat), laying)):
        return move
    found = placement(position, seat, move.tile, placement_name(names_of(plan, laying)))
    return replace(move, warehouse=found.warehouse, pay=found.pay)
