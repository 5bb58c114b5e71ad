"""Every laying of a tile: as moves, by name, and the legal ones."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from companion.engine.rows import Row
from companion.engine.rules import keeps_all
from companion.games.small_city.building.needs import (
    find_layings,
    warehouse_layings,
    warehouse_mask,
    warehouse_placements,
)
from companion.games.small_city.building.paying import Paid, can_pay, name_payment, payable_tiles, ways_to_pay
from companion.games.small_city.building.pieces import index_pairs, index_piece, piece_on
from companion.games.small_city.building.placing import Lot, seat_lot
from companion.games.small_city.building.supply import NOW, OF_EACH_TILE
from companion.games.small_city.moves import Build
from companion.games.small_city.position import Position
from companion.games.small_city.printed import CULTURE, KINDS, Kind, Printed
from companion.games.small_city.shapes import Laying
from companion.geometry.bits import Mask
from companion.geometry.square import Grid

_UNLAID: Mapping[Kind, Build] = {kind: Build(kind, ()) for kind in KINDS}
"""Moves that build a tile without squares yet, by kind."""


@lru_cache(maxsize=256)
def _builds_with_payment(box: Printed, kind: Kind, grid: Grid, pay: Paid) -> tuple[Build, ...]:
    """List the moves that build a tile with one payment, by the laying's number."""
    return tuple(Build(kind, names, pay=pay) for names in index_piece(box, kind, grid).cells)


@lru_cache(maxsize=64)
def _builds_with_warehouse(box: Printed, kind: Kind, grid: Grid) -> tuple[Build, ...]:
    """List the moves that build a factory with its warehouse, by the numbers of its `Pairs`."""
    cells, stores_at = index_piece(box, kind, grid).cells, index_piece(box, "WA", grid).cells
    numbers = index_pairs(box, kind, grid).numbers
    return tuple(Build(kind, cells[way], warehouse=stores_at[store]) for way, store in numbers)


def unpaid_builds(lot: Lot, kind: Kind) -> tuple[Build, ...]:
    """List the moves that lay a tile in a town and name no cubes, by the laying's number."""
    return _builds_with_payment(lot.plan.box, kind, lot.plan.grid, ())


def builds_with_stores(lot: Lot, numbers: Mask, free: Mask) -> Row[Build]:
    """List the moves for some factory layings, each with every free warehouse laying."""
    box, grid = lot.plan.box, lot.plan.grid
    return _builds_with_warehouse(box, "F1", grid), index_pairs(box, "F1", grid).pairs_among(numbers, free)


def build_rows(position: Position, seat: int, kinds: Iterable[Kind]) -> Iterator[Row[Build]]:
    """Yield every legal way to build tiles in the building phase, with all warehouses and payments.

    The seat must be known to keep `NOW`.
    """
    lot, paid = seat_lot(position, seat), payable_tiles(position, seat)
    for kind in kinds:
        if kind in paid and (ways := _legal_layings_mask(lot, kind)):
            yield from _build_rows_of_kind(lot, kind, ways)


def _build_rows_of_kind(lot: Lot, kind: Kind, numbers: Mask) -> Iterator[Row[Build]]:
    """Yield the moves for some layings of a tile, with every possible warehouse and payment."""
    if kind == "F1":
        yield builds_with_stores(lot, numbers, warehouse_placements(lot))
    elif kind not in CULTURE:
        yield unpaid_builds(lot, kind), numbers
    else:
        box, grid, position, seat = lot.plan.box, lot.plan.grid, lot.position, lot.seat
        for paid in ways_to_pay(position, seat, kind):
            if can_pay(lot.town, paid):
                yield _builds_with_payment(box, kind, grid, name_payment(position, seat, kind, paid)), numbers


def candidate_builds(position: Position, seat: int, kind: Kind) -> Iterator[Build]:
    """Yield every move that names a laying of a tile, legal or not."""
    lot = seat_lot(position, seat)
    names = piece_on(lot, "WA").names_by_squares
    pays = tuple(name_payment(position, seat, kind, paid) for paid in ways_to_pay(position, seat, kind))
    for laying, cells in zip(piece_on(lot, kind).layings, piece_on(lot, kind).cells, strict=True):
        if kind == "F1":
            yield Build(kind, cells)
            yield from (
                Build(kind, cells, warehouse=names[each.cells]) for each in warehouse_layings(lot, laying)
            )
        else:
            yield from (Build(kind, cells, pay=pay) for pay in pays)


def legal_layings(position: Position, seat: int, kind: Kind) -> list[Laying]:
    """List every legal laying of a tile in the building phase, in the order of the board.

    A factory that brings a warehouse has a place for it.
    """
    if kind not in payable_tiles(position, seat) or not keeps_all(NOW, position, seat, _UNLAID[kind]):
        return []
    lot = seat_lot(position, seat)
    found = piece_on(lot, kind).layings_of(_legal_layings_mask(lot, kind))
    return (
        found
        if kind != "F1"
        else [each for each in found if warehouse_placements(lot) & warehouse_mask(lot, each)]
    )


def _legal_layings_mask(lot: Lot, kind: Kind) -> Mask:
    """Compute the mask of the same layings, including factories without a place for their warehouse.

    The seat must be known to keep `NOW` and to be able to pay for the tile.
    """
    if not keeps_all(OF_EACH_TILE[kind], lot.position, lot.seat, _UNLAID[kind]):
        return 0
    return find_layings(lot, kind)
