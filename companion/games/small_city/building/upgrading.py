"""Laying the next level over a tile: free, in any number (upgrade)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from companion.engine.memo import cache_by_identity
from companion.engine.rules import KEPT, Findings, Rule, keeps_all
from companion.games.small_city.building.build import find_off_board, find_shapeless
from companion.games.small_city.building.needs import NEEDS, Need, need_of
from companion.games.small_city.building.placing import (
    APART,
    AREA,
    COVERED,
    GRAVE,
    OBSTACLE,
    SIDES,
    STREET,
    WATER,
    Lot,
    Where,
    seat_lot,
    tile_word,
)
from companion.games.small_city.building.supply import WHOSE, single_finding, stock_name
from companion.games.small_city.moves import Upgrade
from companion.games.small_city.phases.common_rules import Check
from companion.games.small_city.plan import arrange_tile, layings_on, names_of, plausible_laying
from companion.games.small_city.position import Laid, Position
from companion.games.small_city.printed import Kind, Printed, family_of, level_of
from companion.games.small_city.shapes import Laying
from companion.geometry.bits import Mask, union
from companion.geometry.cached import cached_property
from companion.geometry.square import Grid

UPGRADED = ("R", "C", "F")
"""The families whose tiles can be upgraded."""

NEXT: dict[Kind, Kind] = {
    "R1": "R2", "R2": "R3", "R3": "R4", "R4": "R5",
    "C1": "C2", "C2": "C3", "C3": "C4",
    "F1": "F2", "F2": "F3",
}  # fmt: skip
"""The next level of every tile that has one."""


@dataclass(frozen=True, eq=False)
class Step:
    """An upgrade move together with the town it is made in.

    Attributes:
        lot: the town.
        move: the upgrade as it was named.
    """

    lot: Lot
    move: Upgrade

    @cached_property
    def number(self) -> int | None:
        """The number of the old tile, None if there is no tile."""
        return self.lot.plan.tile_numbers_by_cell.get(self.move.origin)

    @cached_property
    def old(self) -> Laid | None:
        """The old tile."""
        return None if self.number is None else self.lot.plan.tiles[self.number]

    @cached_property
    def covered(self) -> Mask:
        """The old tile's squares."""
        return 0 if self.number is None else self.lot.plan.masks[self.number]

    @cached_property
    def laying(self) -> Laying | None:
        """The laying of the new tile, chosen so that the old squares keep their functions if possible."""
        plan = self.lot.plan
        listed = plausible_laying(plan, self.move.tile, self.move.cells)
        if listed is None or self.old is None:
            return listed
        every = (listed, *layings_on(plan, self.move.tile, listed.mask))
        old, kind = self.old, self.move.tile
        found = next(
            (each for each in every if not changed_cells(plan.box, plan.grid, old, kind, each)), None
        )
        return found or arrange_keeping_cells(plan.box, plan.grid, old, kind, listed.mask) or listed


def changed_cells(box: Printed, grid: Grid, old: Laid, kind: Kind, laying: Laying) -> Mask:
    """Compute the mask of the squares of an old tile that would change their function under a new one."""
    index = grid.index
    new = dict(zip(laying.cells, box.functions[kind], strict=False))
    before = zip(old.cells, box.functions[old.kind], strict=False)
    return sum(1 << index[cell] for cell, does in before if new.get(index[cell], does) != does)


def arrange_keeping_cells(box: Printed, grid: Grid, old: Laid, kind: Kind, mask: Mask) -> Laying | None:
    """Arrange a larger tile so that the old squares keep their functions, or return None.

    Only a tile with an assumed drawing can be arranged so.
    """
    if kind not in box.assumed or len(old.cells) != len(box.functions[old.kind]):
        return None
    before = zip(old.cells, box.functions[old.kind], strict=True)
    does = {grid.index[cell]: letter for cell, letter in before}
    return arrange_tile(box, kind, mask, does) if all(mask >> cell & 1 for cell in does) else None


@cache_by_identity(64)
def upgrade_step(position: Position, seat: int, move: Upgrade) -> Step:
    """Return the cached step of an upgrade move."""
    return Step(seat_lot(position, seat), move)


# Which tile -------------------------------------------------------------------------------------------------


def _check_tile_exists(position: Position, seat: int, move: Upgrade) -> Findings:
    return KEPT if upgrade_step(position, seat, move).old else (({"cell": move.origin}, ()),)


def _check_same_family(position: Position, seat: int, move: Upgrade) -> Findings:
    old = upgrade_step(position, seat, move).old
    if old is None or (family_of(old.kind) in UPGRADED and family_of(old.kind) == family_of(move.tile)):
        return KEPT
    return (({"old": tile_word(old.kind), "tile": tile_word(move.tile)}, old.cells),)


def _check_next_level(position: Position, seat: int, move: Upgrade) -> Findings:
    old = upgrade_step(position, seat, move).old
    if (
        old is None
        or family_of(old.kind) != family_of(move.tile)
        or level_of(move.tile) == level_of(old.kind) + 1
    ):
        return KEPT
    return (({"old": tile_word(old.kind), "tile": tile_word(move.tile)}, old.cells),)


def _check_not_fresh(position: Position, seat: int, move: Upgrade) -> Findings:
    old = upgrade_step(position, seat, move).old
    return (({"tile": tile_word(old.kind)}, old.cells),) if old and old.fresh else KEPT


def _check_stock(position: Position, _seat: int, move: Upgrade) -> Findings:
    name = stock_name(move.tile)
    return KEPT if not name or position.stock[name] else single_finding(tile=tile_word(move.tile))


# Where it goes ----------------------------------------------------------------------------------------------


def _check_on_board(position: Position, seat: int, move: Upgrade) -> Findings:
    return find_off_board(seat_lot(position, seat), move.cells)


def _check_shape(position: Position, seat: int, move: Upgrade) -> Findings:
    it = upgrade_step(position, seat, move)
    return KEPT if it.laying else find_shapeless(it.lot, move.tile, move.cells)


def _check_covers_old_tile(position: Position, seat: int, move: Upgrade) -> Findings:
    it = upgrade_step(position, seat, move)
    if it.laying is None or not (bare := it.covered & ~it.laying.mask):
        return KEPT
    cells = it.lot.plan.grid.names_of(bare)
    return (({"tile": tile_word(move.tile), "cells": cells}, cells),)


def _check_functions_kept(position: Position, seat: int, move: Upgrade) -> Findings:
    it = upgrade_step(position, seat, move)
    if it.laying is None or it.old is None:
        return KEPT
    plan = it.lot.plan
    cells = plan.grid.names_of(changed_cells(plan.box, plan.grid, it.old, move.tile, it.laying))
    return (({"tile": tile_word(move.tile), "cells": cells}, cells),) if cells else KEPT


ADDED = (COVERED, GRAVE, STREET)
"""Rules about the added squares alone, those the old tile does not cover."""

ALL = (OBSTACLE, WATER, AREA, APART)
"""Rules about the whole new tile."""


def _square_rule(rule: Where) -> Check:
    def check(position: Position, seat: int, move: Upgrade) -> Findings:
        it = upgrade_step(position, seat, move)
        if it.laying is None:
            return KEPT
        hit = rule.hit_mask(it.lot, move.tile, it.laying)
        if rule in ADDED:
            hit &= ~it.covered
        if not hit:
            return KEPT
        violation = rule.violation(it.lot, move.tile, hit)
        return ((violation.params, violation.cells),)

    return Rule(rule.id, rule.section, check, rule.kind)


def _requirement_rule(need: Need) -> Check:
    def check(position: Position, seat: int, move: Upgrade) -> Findings:
        it = upgrade_step(position, seat, move)
        if it.old is None or it.number is None or family_of(it.old.kind) != family_of(move.tile):
            return KEPT
        params = need.missing_params(it.lot, move.tile, it.lot.plan.solids[it.number], whole=True)
        return (({**params, "old": tile_word(it.old.kind)}, it.old.cells),) if params else KEPT

    return Rule(f"upgrade_{need.id}", "upgrade.level", check)


UPGRADE: tuple[Check, ...] = (
    *WHOSE,
    Rule("upgrade_nothing", "upgrade.level", _check_tile_exists, "impossible"),
    Rule("upgrade_kind", "upgrade.level", _check_same_family, "impossible"),
    Rule("next_level", "upgrade.level", _check_next_level),
    Rule("stock", "build.limited", _check_stock, "impossible"),
    Rule("off_board", "build.area", _check_on_board, "impossible"),
    Rule("shape", "contents.tiles", _check_shape, "impossible"),
    Rule("uncovers", "upgrade.cover", _check_covers_old_tile, "impossible"),
    *(_square_rule(rule) for rule in (*ADDED, *ALL)),
    Rule("changes", "upgrade.cells", _check_functions_kept),
    *(_requirement_rule(need) for need in NEEDS),
    Rule("fresh", "upgrade.fresh", _check_not_fresh),
)
"""The rules of upgrading, in the order of the rulebook."""


# Every upgrade ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Larger:
    """One laying of the next level over a tile.

    Attributes:
        kind: the new tile.
        laying: its laying; the old squares keep their functions where that is possible.
        halo: its area of influence.
    """

    kind: Kind
    laying: Laying
    halo: Mask


@lru_cache(maxsize=4096)
def _cached_larger_layings(box: Printed, grid: Grid, old: Laid) -> tuple[Larger, ...]:
    kind = NEXT.get(old.kind)
    if kind is None:
        return ()
    mask = grid.mask(*old.cells)
    found: dict[int, Laying] = {}
    for laying in box.layings(kind, grid):
        if laying.mask & mask == mask and (
            laying.mask not in found or not changed_cells(box, grid, old, kind, laying)
        ):
            found[laying.mask] = laying
    for covered, laying in found.items():
        if changed_cells(box, grid, old, kind, laying):
            found[covered] = arrange_keeping_cells(box, grid, old, kind, covered) or laying
    return tuple(Larger(kind, laying, grid.halo(laying.solid)) for laying in found.values())


def larger_layings(lot: Lot, old: Laid) -> tuple[Larger, ...]:
    """List the layings of the next level over a tile, one for each set of squares.

    A tile of the highest level has none.
    """
    return _cached_larger_layings(
        lot.plan.box, lot.plan.grid, replace(old, fresh=False) if old.fresh else old
    )


def candidate_upgrades(position: Position, seat: int) -> Iterator[Upgrade]:
    """Yield every laying of the next level over every tile, legal or not."""
    lot = seat_lot(position, seat)
    for tile in lot.town.tiles:
        yield from (_upgrade_move(lot, tile, way) for way in larger_layings(lot, tile))


def _upgrade_move(lot: Lot, tile: Laid, larger_tile: Larger) -> Upgrade:
    return Upgrade(tile.cells[0], larger_tile.kind, names_of(lot.plan, larger_tile.laying))


def legal_upgrades(position: Position, seat: int) -> tuple[Upgrade, ...]:
    """List every upgrade that a seat may make now, tile by tile in the order they were laid."""
    lot = seat_lot(position, seat)
    if not keeps_all(WHOSE, position, seat, None):
        return ()
    return tuple(move for number in range(len(lot.town.tiles)) for move in legal_upgrades_of(lot, number))


def legal_upgrades_of(lot: Lot, number: int) -> list[Upgrade]:
    """List the legal upgrades of one tile by its requirement and the rules about squares."""
    tile = lot.town.tiles[number]
    ways = larger_layings(lot, tile) if is_ready(lot, number) else ()
    if not ways:
        return []
    closed, solid = _masks_closed_to_upgrade(lot, ways[0].kind, lot.plan.masks[number])
    return [
        _upgrade_move(lot, tile, way)
        for way in ways
        if not (way.laying.mask & closed or way.laying.solid & solid)
        and not changed_cells(lot.plan.box, lot.plan.grid, tile, way.kind, way.laying)
    ]


def is_ready(lot: Lot, number: int) -> bool:
    """Check that a tile meets the requirement of its next level, wherever that would lie.

    A fresh tile, or an empty stock of the next level, fails the check.
    """
    tile = lot.town.tiles[number]
    kind = NEXT.get(tile.kind)
    if kind is None or tile.fresh or not lot.position.stock[stock_name(kind)]:
        return False
    need = need_of(kind)
    return need is None or need.missing_params(lot, kind, lot.plan.solids[number], whole=True) is None


def _masks_closed_to_upgrade(lot: Lot, kind: Kind, mask: Mask) -> tuple[Mask, Mask]:
    """Compute the masks of the squares closed to the next level over a tile, and to its solid squares.

    Args:
        lot: the town.
        kind: the next level.
        mask: the squares of the old tile.
    """
    side = SIDES[kind]
    added = union(rule.forbids(lot, side) for rule in ADDED) & ~mask
    always = union(rule.forbids(lot, side) for rule in ALL if not rule.solid)
    return added | always, union(rule.forbids(lot, side) for rule in ALL if rule.solid)


# What it changes --------------------------------------------------------------------------------------------


def upgrade(position: Position, seat: int, move: Upgrade) -> Position:
    """Apply `Upgrade`: put the new tile in the old one's place, where everybody stays.

    The stock stays even.
    """
    it = upgrade_step(position, seat, move)
    assert it.laying is not None
    assert it.number is not None
    cells = names_of(it.lot.plan, it.laying)
    tiles = list(it.lot.town.tiles)
    tiles[it.number] = Laid(move.tile, cells, tiles[it.number].fresh)
    return position.with_town(seat, tiles=tuple(tiles))
