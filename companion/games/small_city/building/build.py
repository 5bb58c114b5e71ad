"""Laying a new tile: the rules of building, and its effects."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.engine.memo import cache_by_identity
from companion.engine.rules import KEPT, Finding, Findings, Rule
from companion.games.small_city.building.needs import NEEDS, Need, judges_whole_tile, legal_warehouses
from companion.games.small_city.building.paying import (
    cube_words,
    full_price,
    missing_cubes,
    resolve_payment,
    tile_price,
    ways_to_pay,
)
from companion.games.small_city.building.placing import WHERE, Lot, Where, seat_lot, tile_word
from companion.games.small_city.building.supply import BEFORE, single_finding, stock_names
from companion.games.small_city.citizens.people import evict_tourists, leave_hall, spend_goods
from companion.games.small_city.moves import Build
from companion.games.small_city.phases.common_rules import Check
from companion.games.small_city.plan import SIZES_TOLD, plausible_laying
from companion.games.small_city.position import CellName, Cells, Laid, Position
from companion.games.small_city.printed import Kind, family_of
from companion.games.small_city.shapes import Laying
from companion.geometry.cached import cached_property


@dataclass(frozen=True, eq=False)
class Case:
    """A build move together with the town it is made in.

    Attributes:
        lot: the town.
        move: the move as it was named.
    """

    lot: Lot
    move: Build

    @cached_property
    def laying(self) -> Laying | None:
        """The tile's laying, or None if its squares do not fit it."""
        return self._find_laying(self.move.tile, self.move.cells)

    @cached_property
    def warehouse_laying(self) -> Laying | None:
        """The laying of the warehouse that comes with the tile.

        None if no warehouse is named or its squares do not fit it.
        """
        return self._find_laying("WA", self.move.warehouse) if self.move.warehouse else None

    def _find_laying(self, kind: Kind, cells: Cells) -> Laying | None:
        return plausible_laying(self.lot.plan, kind, cells, on_board=True)

    @cached_property
    def squares_to_pay(self) -> int:
        """Number of squares to pay for, without a harbor's water, or as drawn if the tile does not fit."""
        return self.laying.solid.bit_count() if self.laying else self.lot.plan.box.size(self.move.tile)

    @cached_property
    def footprints(self) -> tuple[tuple[Kind, Laying], ...]:
        """The layings of the move by tile, only those that fit."""
        both: tuple[tuple[Kind, Laying | None], ...] = (
            (self.move.tile, self.laying),
            ("WA", self.warehouse_laying),
        )
        return tuple((kind, laying) for kind, laying in both if laying)


@cache_by_identity(64)
def build_case(position: Position, seat: int, move: Build) -> Case:
    """Return the cached case of a build move."""
    return Case(seat_lot(position, seat), move)


# Its squares ------------------------------------------------------------------------------------------------


def _check_on_board(position: Position, seat: int, move: Build) -> Findings:
    return find_off_board(seat_lot(position, seat), (*move.cells, *move.warehouse))


def find_off_board(lot: Lot, cells: Iterable[CellName]) -> Findings:
    """Report squares that are not on the board."""
    index = lot.plan.grid.index
    off = tuple(cell for cell in cells if cell not in index)
    return (({"cells": off}, ()),) if off else KEPT


def _check_shape(position: Position, seat: int, move: Build) -> Findings:
    it = build_case(position, seat, move)
    found: list[Finding] = []
    if not it.laying:
        found += find_shapeless(it.lot, move.tile, move.cells)
    if move.warehouse and not it.warehouse_laying:
        found += find_shapeless(it.lot, "WA", move.warehouse)
    return found


def find_shapeless(lot: Lot, kind: Kind, cells: Cells) -> Findings:
    """Report squares on the board that do not make up the tile."""
    if any(cell not in lot.plan.grid.index for cell in cells):
        return KEPT
    box = lot.plan.box
    size = len(box.functions[kind])
    drawn = tuple(picture.replace(".", "·").replace("/", " / ") for picture in box.drawings[kind])
    known = family_of(kind) in SIZES_TOLD
    params = {"size": size, "count": len(cells), "drawn": drawn, "known": int(known)}
    return single_finding(
        tile=tile_word(kind), assumed=int(kind in box.assumed and (size > 1 or not known)), **params
    )


def _square_rule(rule: Where) -> Check:
    def check(position: Position, seat: int, move: Build) -> Findings:
        it = build_case(position, seat, move)
        found: list[Finding] = []
        for kind, laying in it.footprints:
            if hit := rule.hit_mask(it.lot, kind, laying):
                violation = rule.violation(it.lot, kind, hit)
                found.append((violation.params, violation.cells))
        return found

    return Rule(rule.id, rule.section, check, rule.kind)


def _requirement_rule(need: Need) -> Check:
    def check(position: Position, seat: int, move: Build) -> Findings:
        it = build_case(position, seat, move)
        if not it.laying:
            return KEPT
        params = need.missing_params(it.lot, move.tile, it.laying.solid, judges_whole_tile(it.lot))
        return ((params, ()),) if params else KEPT

    return Rule(need.id, need.section, check)


SHAPE: tuple[Check, ...] = (
    Rule("off_board", "build.area", _check_on_board, "impossible"),
    Rule("shape", "contents.tiles", _check_shape, "impossible"),
)
PLACES: tuple[Check, ...] = tuple(_square_rule(rule) for rule in WHERE)
REQUIRED: tuple[Check, ...] = tuple(_requirement_rule(need) for need in NEEDS)


# The warehouse of an F1 -------------------------------------------------------------------------------------


def _check_warehouse_needed(position: Position, seat: int, move: Build) -> Findings:
    if move.tile != "F1" or move.warehouse:
        return KEPT
    it = build_case(position, seat, move)
    return single_finding(room=int(it.laying is None or bool(legal_warehouses(it.lot, it.laying))))


def _check_warehouse_not_needed(_position: Position, _seat: int, move: Build) -> Findings:
    return single_finding(tile=tile_word(move.tile)) if move.tile != "F1" and move.warehouse else KEPT


def _check_overlap(position: Position, seat: int, move: Build) -> Findings:
    it = build_case(position, seat, move)
    if it.laying and it.warehouse_laying and (both := it.laying.mask & it.warehouse_laying.mask):
        cells = it.lot.plan.grid.names_of(both)
        return (({"tile": tile_word(move.tile), "cells": cells}, cells),)
    return KEPT


def _check_warehouse_near(position: Position, seat: int, move: Build) -> Findings:
    it = build_case(position, seat, move)
    if not it.laying or not it.warehouse_laying:
        return KEPT
    grid = it.lot.plan.grid
    halo = grid.halo(it.laying.solid)
    if halo & it.warehouse_laying.mask:
        return KEPT
    return (({"tile": tile_word(move.tile), "cells": grid.names_of(halo)}, grid.names_of(it.laying.solid)),)


WAREHOUSE_NEEDED: Check = Rule("warehouse_needed", "tiles.warehouse", _check_warehouse_needed)
WAREHOUSE: tuple[Check, ...] = (
    Rule("warehouse_extra", "tiles.warehouse", _check_warehouse_not_needed),
    Rule("warehouse_on_it", "tiles.warehouse", _check_overlap, "impossible"),
    Rule("warehouse_near", "tiles.warehouse", _check_warehouse_near),
)


# What it costs ----------------------------------------------------------------------------------------------


def find_short_money(money: int, costs: int) -> Findings:
    """Report a price in dollars that exceeds the money."""
    return single_finding(price=costs, money=money, missing=costs - money) if costs > money else KEPT


def _check_money(position: Position, seat: int, move: Build) -> Findings:
    return find_short_money(position.towns[seat].money, money_due(position, seat, move))


def money_due(position: Position, seat: int, move: Build) -> int:
    """Compute the money that a tile costs on the squares of a move."""
    return tile_price(position, seat, move.tile, build_case(position, seat, move).squares_to_pay)


def _check_payment(position: Position, seat: int, move: Build) -> Findings:
    ways = ways_to_pay(position, seat, move.tile)
    if resolve_payment(position, seat, move.tile, move.pay) in ways:
        return KEPT
    full = full_price(position, move.tile)
    return single_finding(
        tile=tile_word(move.tile), goods=cube_words(full), count=len(full), helped=int(len(ways) > 1)
    )


def _check_goods(position: Position, seat: int, move: Build) -> Findings:
    paid = resolve_payment(position, seat, move.tile, move.pay)
    lacking = missing_cubes(position.towns[seat], paid)
    if not lacking or paid not in ways_to_pay(position, seat, move.tile):
        return KEPT
    return single_finding(tile=tile_word(move.tile), goods=cube_words(paid), missing=cube_words(lacking))


COSTS: tuple[Check, ...] = (
    Rule("money", "build.cost", _check_money),
    Rule("payment", "tiles.culture.cost", _check_payment),
    Rule("goods", "tiles.culture.cost", _check_goods),
)

BUILD: tuple[Check, ...] = (*BEFORE, *SHAPE, *PLACES, *REQUIRED, WAREHOUSE_NEEDED, *WAREHOUSE, *COSTS)
"""The rules of building a tile in the building phase, in the order of the rulebook."""


# What it changes --------------------------------------------------------------------------------------------


def build(position: Position, seat: int, move: Build) -> Position:
    """Apply `Build`: charge for the tile, use up a slot, and lay the tile."""
    paid = resolve_payment(position, seat, move.tile, move.pay)
    saved = len(paid) < len(full_price(position, move.tile))
    town = position.towns[seat]
    money = max(0, town.money - money_due(position, seat, move))
    position = position.with_town(
        seat, money=money, built=town.built + 1, helped=town.helped or (saved and town.action == "B")
    )
    return lay_tile(spend_goods(position, seat, paid), seat, move, fresh=True)


def lay_tile(position: Position, seat: int, move: Build, *, fresh: bool) -> Position:
    """Lay a tile with its consequences: the warehouse, the R1's citizen, the police."""
    it = Case(seat_lot(position, seat), move)
    index = it.lot.plan.grid.names
    tiles = tuple(
        Laid(kind, tuple(index[cell] for cell in laying.cells), fresh) for kind, laying in it.footprints
    )
    taken = (name for tile in tiles for name in stock_names(tile.kind)[:1])
    position = position.with_stock(*taken, count=-1)
    position = position.with_town(seat, tiles=(*position.towns[seat].tiles, *tiles))
    if move.tile == "R1":
        return leave_hall(position, seat, tiles[0].cells[0])
    return evict_tourists(position, seat) if move.tile == "PO" else position
