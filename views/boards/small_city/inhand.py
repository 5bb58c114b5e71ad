"""The tile in hand: how it could lie, which way it lies now, and the move that lays it."""

import dataclasses
from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.memo import by_identity
from companion.games.small_city.building.needing import warehouses
from companion.games.small_city.building.paying import missing_cubes, name_payment, payments
from companion.games.small_city.building.pieces import piece_on
from companion.games.small_city.building.placing import lot
from companion.games.small_city.building.survey import Places, placement
from companion.games.small_city.moves import Build
from companion.games.small_city.plan import laying_of, names_of
from companion.games.small_city.position import CellName, Cells, Position
from companion.games.small_city.printed import KINDS, Kind
from companion.games.small_city.shapes import Laying
from companion.geometry.placements import cells_in, placement_name
from views.boards.small_city.state import Screen, hand_of, have
from views.kit.doing import least_refused
from views.models.choices import next_way

LOOKED_AT = 80
"""So many ways to lay a tile are judged at most to find the one with the fewest reasons against it."""


def kind_in_hand(screen: Screen) -> Kind | None:
    """The kind of tile in hand, if one is."""
    return next((kind for kind in KINDS if kind == screen.piece), None)


@by_identity(256)
def open_ways(position: Position, seat: int, kind: Kind) -> tuple[Cells, ...]:
    """The squares of every way a seat may lay a tile now, in the order of the tile's functions."""
    return tuple(map(cells_in, Places(position, seat, kind).legal))


def ways(screen: Screen, kind: Kind) -> tuple[Cells, ...]:
    """Every way the seat looked at may lay a tile now."""
    return open_ways(screen.position, screen.seat, kind)


def covered_cells(every: Iterable[Cells]) -> frozenset[CellName]:
    """The squares that any of some ways covers."""
    return frozenset(cell for cells in every for cell in cells)


def turn_tile(screen: Screen, kind: Kind, at: CellName) -> Cells | None:
    """The squares of the next way to lay a tile over a square; None where there is no legal one.

    Tapped first, the tile lies with its first square there if it can; tapped again, it turns.
    """
    fitting = [cells for cells in ways(screen, kind) if at in cells]
    if not fitting:
        return None
    fitting.sort(key=lambda cells: cells[0] != at)
    return next_way(fitting, hand_of(screen).cells if screen.target == at else None)


def best_refused(screen: Screen, kind: Kind, at: CellName | None) -> Build:
    """The move that tells why a tile may not lie on a square, or anywhere: with the fewest reasons."""
    here = lot(screen.position, screen.seat)
    piece = piece_on(here, kind)
    pairs = [pair for pair in zip(piece.layings, piece.cells, strict=True) if at is None or at in pair[1]]
    blocked = here.here.covered | here.graves
    pairs.sort(
        key=lambda pair: (pair[0].mask & blocked).bit_count() + (pair[0].mask & ~here.area).bit_count()
    )
    names = (placement_name(cells) for _, cells in pairs[:LOOKED_AT])
    return least_refused(screen, (placement(screen.position, screen.seat, kind, name) for name in names))


def laying_move(screen: Screen) -> Build | None:
    """The move that lays the tile in hand as it is held now; None where nothing is held."""
    kind, cells = kind_in_hand(screen), hand_of(screen).cells
    if kind is None or not cells or cells not in piece_on(lot(screen.position, screen.seat), kind).cells:
        return None
    move = placement(screen.position, screen.seat, kind, placement_name(cells))
    chosen = hand_of(screen).store
    if chosen and move.warehouse:
        other = replace(move, warehouse=chosen)
        move = other if screen.judge(other).legal else move
    return _paid(screen, move)


def _paid(screen: Screen, move: Build) -> Build:
    """With the payment chosen; else the Architect saves a cube, where that can be paid."""
    position, seat = screen.position, screen.seat
    choices = payments(position, seat, move.tile)
    if len(choices) == 1 or position.errand:
        return move
    chosen = hand_of(screen).paid
    town = position.towns[seat]
    payable = [way for way in choices if not missing_cubes(town, way)] or list(choices)
    wanted = (way for way in choices if way == chosen)
    return replace(move, pay=name_payment(position, seat, move.tile, next(wanted, payable[-1])))


def _stores(screen: Screen, move: Build) -> list[Laying]:
    here = lot(screen.position, screen.seat)
    laying = laying_of(here.here, move.tile, move.cells)
    return warehouses(here, laying) if laying and move.warehouse else []


def stores_for(screen: Screen, move: Build) -> frozenset[CellName]:
    """The squares where the warehouse of a factory could lie."""
    here = lot(screen.position, screen.seat).here
    return covered_cells(names_of(here, one) for one in _stores(screen, move))


def store_at(screen: Screen, move: Build, at: CellName) -> Cells:
    """The squares of a warehouse for a factory that covers a square; empty where none can."""
    here = lot(screen.position, screen.seat).here
    square = here.grid.mask(at)
    return next((names_of(here, one) for one in _stores(screen, move) if one.mask & square), ())


def hold(screen: Screen, at: CellName, cells: Cells) -> None:
    """Hold the tile in hand over some squares."""
    screen.close()
    hand = hand_of(screen).with_nothing_over()
    have(screen, dataclasses.replace(hand, cells=cells, store=()))
    screen.target = at
