"""Rules about a tile's squares, whatever lays it: room, area, separation, requirements.

Each rule answers for all squares at once, as masks: a laying breaks it when it covers one of them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import msgspec

from companion.engine.memo import cache_by_position
from companion.engine.verdict import Kind as Severity
from companion.engine.verdict import Violation
from companion.engine.words import NO_PARAMS, Params, Word
from companion.games.small_city.plan import INDUSTRY, Plan, reach_by_size, seat_plan
from companion.games.small_city.position import Position, Town
from companion.games.small_city.printed import CULTURE, KINDS, Kind, family_of
from companion.games.small_city.shapes import Laying
from companion.geometry.bits import Mask, bits, union
from companion.geometry.cached import cached_property
from companion.geometry.cells import mask_within

_LEVELS = 6


class Lot(msgspec.Struct, frozen=True, eq=False, dict=True):
    """One seat's town as the rules of building see it.

    Attributes:
        position: the table.
        seat: the owner of the town.
        town: that town.
        plan: its tiles on its board.
    """

    position: Position
    seat: int
    town: Town
    plan: Plan

    @cached_property
    def graves(self) -> Mask:
        """The squares of graves."""
        return mask_within(self.plan.grid, (grave.at for grave in self.town.graves))

    @cached_property
    def squares_beside_mayor(self) -> Mask:
        """The squares beside the mayor's street, where the mayor is in this town."""
        beside = self.position.street if self.position.mayor == self.seat else ()
        return mask_within(self.plan.grid, beside)

    @cached_property
    def area(self) -> Mask:
        """The squares that a town of this size may be built on, obstacles and water left out."""
        return self.plan.area(self.town.size)

    @cached_property
    def squares_opening_later(self) -> Mask:
        """The squares that open when the town grows, with printed water if a harbor's has to wait."""
        ground, anywhere = self.plan.ground, self.position.rulings.water == "anywhere"
        now = self.area | ground.water if anywhere else self.plan.reach(self.town.size)
        return self.plan.grid.full & ~(now | ground.obstacles)

    @cached_property
    def homes_reach(self) -> Mask:
        """The squares influenced by a residence."""
        return self.plan.influence("R")

    @cached_property
    def industry_reach(self) -> Mask:
        """The squares influenced by a factory, a warehouse, the refinery or the harbor."""
        return self.plan.influence(*INDUSTRY)

    @cached_property
    def culture_halos(self) -> tuple[Mask, ...]:
        """The areas of influence of the cultural tiles, City Hall included."""
        return self.halos_of(*CULTURE)

    @cached_property
    def homes_halos(self) -> tuple[Mask, ...]:
        """The areas of influence of the residences."""
        return self.halos_of("R")

    @cached_property
    def culture_layers(self) -> tuple[Mask, ...]:
        """By a number of tiles, the squares influenced by at least that many cultural ones."""
        return halo_layers(self.culture_halos, self.plan.grid.full)

    @cached_property
    def homes_layers(self) -> tuple[Mask, ...]:
        """By a number of tiles, the squares influenced by at least that many residences."""
        return halo_layers(self.homes_halos, self.plan.grid.full)

    @cached_property
    def refinery(self) -> Mask:
        """The squares influenced by the refinery."""
        return self.plan.influence("RF")

    @cached_property
    def harbor(self) -> Mask:
        """The squares influenced by the harbor's building."""
        return self.plan.influence("HB")

    @cached_property
    def word_at(self) -> Mapping[int, Word]:
        """The name of the tile on every covered square, by the square's number."""
        index = self.plan.grid.index
        return {index[cell]: tile_word(tile.kind) for tile in self.town.tiles for cell in tile.cells}

    @cached_property
    def violation_cache(self) -> "dict[Saying, dict[Mask, Violation]]":
        """Cache of the violations found here, so that equal ones are one object."""
        return _shared_violations(self.plan, self.town.size)

    @cached_property
    def closed_cells_cache(self) -> dict[str, tuple[Mask, Mask]]:
        """Cache of `closed_cells`, by side."""
        return {}

    @cached_property
    def forbidding_rules_cache(self) -> dict[str, tuple[tuple["Where", Mask], ...]]:
        """Cache of `forbidding_rules`, by side."""
        return {}

    @cached_property
    def standing_violations_cache(
        self,
    ) -> "dict[tuple[Side, bool], dict[tuple[Mask, Mask], tuple[Violation, ...]]]":
        """Cache of `violations_of_layings`: by side, for warehouses apart, by all squares and solid ones."""
        return {}

    def halos_of(self, *families: str) -> tuple[Mask, ...]:
        """List the areas of influence of the tiles of some families."""
        return tuple(self.plan.halos[number] for number in self.plan.numbers_of(*families))


def halo_layers(halos: Iterable[Mask], full: Mask) -> tuple[Mask, ...]:
    """Compute, for each number from 0 to 5, the mask of the squares that lie in at least that many halos."""
    found = [full] + [0] * (_LEVELS - 1)
    for halo in halos:
        for count in range(_LEVELS - 1, 0, -1):
            found[count] |= found[count - 1] & halo
    return tuple(found)


@cache_by_position(64)
def seat_lot(position: Position, seat: int) -> Lot:
    """Return the cached town of a seat, as the rules of building see it."""
    return Lot(position, seat, position.towns[seat], seat_plan(position, seat))


@lru_cache(maxsize=64)
def _shared_violations(plan: Plan, size: int) -> "dict[Saying, dict[Mask, Violation]]":
    """Share the cache of violations among positions with the same tiles and the same size of town."""
    return {}


_WORDS: Mapping[Kind, Word] = {kind: Word(f"tile-{kind}") for kind in KINDS}


def tile_word(kind: Kind) -> Word:
    """Name a tile, for a sentence."""
    return _WORDS[kind]


Side = Literal["homes", "industry", ""]
"""The side of a tile in the rule that keeps residences and industry apart (build.apart)."""

SIDES: Mapping[Kind, Side] = {
    kind: "homes" if family_of(kind) == "R" else "industry" if family_of(kind) in INDUSTRY else ""
    for kind in KINDS
}


Saying = tuple[str, Side, bool]
"""Key of cached violations: the rule, the tile's side, and whether the tile is a warehouse."""


# Squares ----------------------------------------------------------------------------------------------------


def _no_further_params(_lot: Lot, _mask: Mask) -> Params:
    return NO_PARAMS


def _covered_mask(_lot: Lot, _side: Side, mask: Mask) -> Mask:
    return mask


@dataclass(frozen=True)
class Where:
    """A rule about the squares that a tile may not cover.

    Attributes:
        id: names the rule.
        section: the rulebook section it cites.
        forbids: the squares that tiles of a side may not cover.
        kind: whether the table may overrule it.
        solid: whether only a tile's solid squares count, and a harbor's water does not.
        causes: the squares to blame, from the covered ones among the forbidden.
        more: further parameters of the sentence, given the squares to blame.
    """

    id: str
    section: str
    forbids: Callable[[Lot, Side], Mask]
    kind: Severity = "breaks"
    solid: bool = False
    causes: Callable[[Lot, Side, Mask], Mask] = _covered_mask
    more: Callable[[Lot, Mask], Params] = _no_further_params

    def hit_mask(self, lot: Lot, kind: Kind, laying: Laying) -> Mask:
        """Compute the mask of the squares at which a laying breaks the rule, 0 if it keeps the rule."""
        return (laying.solid if self.solid else laying.mask) & self.forbids(lot, SIDES[kind])

    def violation(self, lot: Lot, kind: Kind, mask: Mask) -> Violation:
        """Return the cached violation of a tile that covers these forbidden squares."""
        said = lot.violation_cache.setdefault((self.id, SIDES[kind], kind == "WA"), {})
        found = said.get(mask)
        if found is None:
            found = said[mask] = self._build_violation(lot, kind, mask)
        return found

    def _build_violation(self, lot: Lot, kind: Kind, mask: Mask) -> Violation:
        side = SIDES[kind]
        blamed = self.causes(lot, side, mask)
        cells = lot.plan.grid.names_of(blamed)
        params: Params = {
            "warehouse": int(kind == "WA"),
            "homes": int(side == "homes"),
            "cells": cells,
            **self.more(lot, blamed),
        }
        return Violation(self.id, self.section, self.kind, params, cells)


def _params_of_tiles(lot: Lot, squares: Mask) -> Params:
    at = lot.word_at
    return {"others": tuple(dict.fromkeys([at[cell] for cell in bits(squares) if cell in at]))}


def _params_of_growth(lot: Lot, squares: Mask) -> Params:
    sizes = enumerate(reach_by_size(lot.plan.ground))
    size = next((i for i, reach in sizes if not squares & ~reach), lot.town.size)
    return {"steps": max(1, size - lot.town.size)}


def _hostile_squares(lot: Lot, side: Side, mask: Mask) -> Mask:
    enemies = lot.plan.industry if side == "homes" else lot.plan.residences
    return (mask | lot.plan.grid.halo(mask)) & enemies


def _squares_to_keep_apart(lot: Lot, side: Side) -> Mask:
    return {"homes": lot.industry_reach, "industry": lot.homes_reach}.get(side, 0)


COVERED = Where("covered", "build.area", lambda lot, _: lot.plan.covered, "impossible", more=_params_of_tiles)
GRAVE = Where("grave", "pollution.graves", lambda lot, _: lot.graves, "impossible")
OBSTACLE = Where("obstacle", "town.area", lambda lot, _: lot.plan.ground.obstacles)
WATER = Where("water", "town.area", lambda lot, _: lot.plan.ground.water, solid=True)
AREA = Where("area", "build.area", lambda lot, _: lot.squares_opening_later, more=_params_of_growth)
STREET = Where("street", "street.place", lambda lot, _: lot.squares_beside_mayor)
APART = Where(
    "apart", "build.apart", _squares_to_keep_apart, solid=True, causes=_hostile_squares, more=_params_of_tiles
)

WHERE = (COVERED, GRAVE, OBSTACLE, WATER, AREA, STREET, APART)
"""The rules about squares, in the order of the rulebook."""


def closed_cells(lot: Lot, kind: Kind) -> tuple[Mask, Mask]:
    """Compute the masks of the squares closed to any square of a tile, and to its solid squares."""
    side = SIDES[kind]
    found = lot.closed_cells_cache.get(side)
    if found is None:
        every = union(rule.forbids(lot, side) for rule in WHERE if not rule.solid)
        found = lot.closed_cells_cache[side] = (
            every,
            union(rule.forbids(lot, side) for rule in WHERE if rule.solid),
        )
    return found


def forbidding_rules(lot: Lot, side: Side) -> tuple[tuple[Where, Mask], ...]:
    """List the rules that forbid squares to tiles of a side, each with those squares."""
    found = lot.forbidding_rules_cache.get(side)
    if found is None:
        every = ((rule, rule.forbids(lot, side)) for rule in WHERE)
        found = lot.forbidding_rules_cache[side] = tuple((rule, mask) for rule, mask in every if mask)
    return found


def violations_of_layings(lot: Lot, kind: Kind, layings: Iterable[Laying]) -> Iterator[tuple[Violation, ...]]:
    """Yield all violations of the rules about squares, laying by laying.

    They are the same for all tiles of a side, and so cached for them.
    """
    side, store = SIDES[kind], kind == "WA"
    known = lot.standing_violations_cache.setdefault((side, store), {})
    judged = [
        (rule, rule.solid, squares, lot.violation_cache.setdefault((rule.id, side, store), {}))
        for rule, squares in forbidding_rules(lot, side)
    ]
    for laying in layings:
        mask, solid = footprint = laying.mask, laying.solid
        against = known.get(footprint)
        if against is None:
            found = []
            for rule, only_solid, squares, said in judged:
                if hit := (solid if only_solid else mask) & squares:
                    found.append(said.get(hit) or rule.violation(lot, kind, hit))
            against = known[footprint] = tuple(found)
        yield against


def violations_with_warehouse(lot: Lot, kind: Kind, laying: Laying, store: Laying) -> list[Violation]:
    """List the same violations for a factory and the warehouse that comes with it, rule by rule."""
    return [
        rule.violation(lot, each, hit)
        for rule in WHERE
        for each, lies in ((kind, laying), ("WA", store))
        if (hit := rule.hit_mask(lot, each, lies))
    ]
