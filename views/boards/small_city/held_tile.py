"""The tile in hand: its possible placements, its present one, and the move that lays it."""

import dataclasses
from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.memo import cache_by_identity
from companion.games.small_city.building.needs import legal_warehouses
from companion.games.small_city.building.paying import missing_cubes, name_payment, ways_to_pay
from companion.games.small_city.building.pieces import piece_on
from companion.games.small_city.building.placing import seat_lot
from companion.games.small_city.building.survey import Places, placement
from companion.games.small_city.moves import Build
from companion.games.small_city.plan import laying_of, names_of
from companion.games.small_city.position import CellName, Cells, Position
from companion.games.small_city.printed import KINDS, Kind
from companion.games.small_city.shapes import Laying
from companion.geometry.placements import cells_in, placement_name
from views.boards.small_city.state import Screen, hand_of, have
from views.kit.play_move import least_refused_move
from views.models.choices import way_after

LOOKED_AT = 80
"""Most placements of a tile that are judged to find the one with the fewest violations."""


def kind_in_hand(screen: Screen) -> Kind | None:
    """Return the kind of tile in hand, or None."""
    return next((kind for kind in KINDS if kind == screen.piece), None)


@cache_by_identity(256)
def legal_placements(position: Position, seat: int, kind: Kind) -> tuple[Cells, ...]:
    """List the squares of every legal placement of a tile, in the order of the tile's functions."""
    return tuple(map(cells_in, Places(position, seat, kind).legal))


def legal_layings(screen: Screen, kind: Kind) -> tuple[Cells, ...]:
    """List every legal placement of a tile for the seat looked at."""
    return legal_placements(screen.position, screen.seat, kind)


def covered_cells(layings: Iterable[Cells]) -> frozenset[CellName]:
    """Return the squares that any of the placements covers."""
    return frozenset(cell for cells in layings for cell in cells)


def next_placement(screen: Screen, kind: Kind, cell: CellName) -> Cells | None:
    """Return the squares of the next legal placement over a square, or None without one.

    The first tap lays the first square of the tile there if possible, and the next tap turns the tile.
    """
    fitting = [cells for cells in legal_layings(screen, kind) if cell in cells]
    if not fitting:
        return None
    fitting.sort(key=lambda cells: cells[0] != cell)
    return way_after(fitting, hand_of(screen).cells if screen.target == cell else None)


def best_refused(screen: Screen, kind: Kind, cell: CellName | None) -> Build:
    """Return the refused move with the fewest violations, on a square or anywhere."""
    lot = seat_lot(screen.position, screen.seat)
    piece = piece_on(lot, kind)
    pairs = [pair for pair in zip(piece.layings, piece.cells, strict=True) if cell is None or cell in pair[1]]
    blocked = lot.plan.covered | lot.graves
    pairs.sort(key=lambda pair: (pair[0].mask & blocked).bit_count() + (pair[0].mask & ~lot.area).bit_count())
    names = (placement_name(cells) for _, cells in pairs[:LOOKED_AT])
    return least_refused_move(screen, (placement(screen.position, screen.seat, kind, name) for name in names))


def laying_move(screen: Screen) -> Build | None:
    """Return the move that lays the tile in hand as it is held now, or None while none is held."""
    kind, cells = kind_in_hand(screen), hand_of(screen).cells
    if kind is None or not cells or cells not in piece_on(seat_lot(screen.position, screen.seat), kind).cells:
        return None
    move = placement(screen.position, screen.seat, kind, placement_name(cells))
    chosen = hand_of(screen).store
    if chosen and move.warehouse:
        other = replace(move, warehouse=chosen)
        move = other if screen.judge(other).legal else move
    return _add_payment(screen, move)


def _add_payment(screen: Screen, move: Build) -> Build:
    """Return the move with the chosen payment. By default the Architect saves a cube, if that can be paid."""
    position, seat = screen.position, screen.seat
    choices = ways_to_pay(position, seat, move.tile)
    if len(choices) == 1 or position.errand:
        return move
    chosen = hand_of(screen).paid
    town = position.towns[seat]
    payable = [way for way in choices if not missing_cubes(town, way)] or list(choices)
    wanted = (way for way in choices if way == chosen)
    return replace(move, pay=name_payment(position, seat, move.tile, next(wanted, payable[-1])))


def _possible_stores(screen: Screen, move: Build) -> list[Laying]:
    lot = seat_lot(screen.position, screen.seat)
    laying = laying_of(lot.plan, move.tile, move.cells)
    return legal_warehouses(lot, laying) if laying and move.warehouse else []


def squares_for_store(screen: Screen, move: Build) -> frozenset[CellName]:
    """Return the possible squares of a factory's warehouse."""
    plan = seat_lot(screen.position, screen.seat).plan
    return covered_cells(names_of(plan, one) for one in _possible_stores(screen, move))


def store_at(screen: Screen, move: Build, cell: CellName) -> Cells:
    """Find the squares of a factory's warehouse that covers a square, or an empty tuple without one."""
    plan = seat_lot(screen.position, screen.seat).plan
    square = plan.grid.mask(cell)
    return next((names_of(plan, one) for one in _possible_stores(screen, move) if one.mask & square), ())


def hold_tile(screen: Screen, cell: CellName, cells: Cells) -> None:
    """Hold the tile in hand over some squares."""
    screen.close()
    hand = hand_of(screen).without_ghosts()
    have(screen, dataclasses.replace(hand, cells=cells, store=()))
    screen.target = cell
