"""The requirements of residences, shops and factories, and every laying that meets them."""

from dataclasses import dataclass
from functools import lru_cache

from companion.engine.memo import cache_by_identity
from companion.engine.words import Params
from companion.games.small_city.building.pieces import Piece, piece_on
from companion.games.small_city.building.placing import Lot, closed_cells, tile_word
from companion.games.small_city.printed import KINDS, Kind, family_of, level_of
from companion.games.small_city.shapes import Laying
from companion.geometry.bits import Mask, bits
from companion.geometry.square import Grid

_LEVELS = 5
"""Most tiles that a requirement asks for."""


@dataclass(frozen=True)
class Need:
    """A rule about the influence that a tile requires.

    Attributes:
        id: names the rule.
        section: the rulebook section it cites.
        family: the family it is about, from level 2 on; shops from level 1 on.
    """

    id: str
    section: str
    family: str

    def missing_params(self, lot: Lot, kind: Kind, solid: Mask, whole: bool) -> Params | None:
        """Describe the missing influence of a tile on these solid squares, or return None.

        Args:
            lot: the town.
            kind: the tile.
            solid: its squares.
            whole: True if all squares count together, instead of the best one alone.
        """
        if family_of(kind) != self.family:
            return None
        if not whole and solid & self.squares_meeting_need(lot, kind):
            return None
        have = self.count_influencing(lot, solid, whole)
        return (
            self.sentence_params(kind, have)
            if not whole or self._count_influencing(have) < self.tiles_needed(kind)
            else None
        )

    def count_influencing(self, lot: Lot, solid: Mask, whole: bool) -> int:
        """Count the tiles that influence some squares.

        Factories count 1 for the refinery plus 2 for the harbor.
        """
        if self.family == "F":
            return bool(lot.refinery & solid) + 2 * bool(lot.harbor & solid)
        if whole:
            halos = lot.culture_halos if self.family == "R" else lot.homes_halos
            return sum(1 for halo in halos if halo & solid)
        return self._count_most(lot, solid, _LEVELS)

    def count_influencing_below(self, lot: Lot, solid: Mask, least: int) -> int:
        """Count likewise on squares that are known to have fewer than `least` each."""
        if self.family == "F":
            return self.count_influencing(lot, solid, whole=False)
        return self._count_most(lot, solid, least - 1)

    def _count_most(self, lot: Lot, solid: Mask, count: int) -> int:
        """Count the tiles that influence the best of some squares, at most `count`."""
        layers = lot.culture_layers if self.family == "R" else lot.homes_layers
        while count and not layers[count] & solid:
            count -= 1
        return count

    def sentence_params(self, kind: Kind, have: int) -> Params:
        """Build the sentence's parameters: the number of tiles required, and the number `have` found."""
        return {"tile": tile_word(kind), "needed": self.tiles_needed(kind), "have": have}

    def _count_influencing(self, have: int) -> int:
        return have.bit_count() if self.family == "F" else have

    def tiles_needed(self, kind: Kind) -> int:
        """Count the tiles that must influence this level: none for an R1, refinery or harbor for an F2."""
        if self.family == "F":
            return level_of(kind) - 1
        return 0 if kind == "R1" else level_of(kind)

    def squares_meeting_need(self, lot: Lot, kind: Kind) -> Mask:
        """Compute the mask of the squares where a tile of one square would have the required influence."""
        if self.tiles_needed(kind) == 0:
            return lot.plan.grid.full
        if self.family == "F":
            return lot.refinery | lot.harbor if level_of(kind) == 2 else lot.refinery & lot.harbor
        return (lot.culture_layers if self.family == "R" else lot.homes_layers)[level_of(kind)]


NEEDS = (
    Need("culture", "tiles.residence", "R"),
    Need("homes", "tiles.commerce", "C"),
    Need("industry", "tiles.factory", "F"),
)
"""The requirements of residences, shops and factories."""


_NEEDED = {kind: need for kind in KINDS for need in NEEDS if need.family == family_of(kind)}


def need_of(kind: Kind) -> Need | None:
    """Look up the requirement of a tile, or None for a tile without any."""
    return _NEEDED.get(kind)


def judges_whole_tile(lot: Lot) -> bool:
    """Check that the table judges the finished tile, not its best square (build.direct)."""
    return lot.position.rulings.direct == "whole"


# All at once ------------------------------------------------------------------------------------------------


def find_layings(lot: Lot, kind: Kind, *, needs: bool = True) -> Mask:
    """Find the layings of a tile that keep every rule about squares and the tile's requirement.

    Args:
        lot: the town.
        kind: the tile.
        needs: True if the tile's requirement is checked.

    Returns:
        The mask of the layings' numbers in the tile's `Piece`.
    """
    shut, solid = closed_cells(lot, kind)
    need = need_of(kind) if needs else None
    bases = (
        need.squares_meeting_need(lot, kind) & ~shut & ~solid
        if need and not judges_whole_tile(lot)
        else lot.plan.grid.full
    )
    if not bases:
        return 0
    piece = piece_on(lot, kind)
    never = shut & (lot.squares_opening_later | lot.plan.ground.obstacles)
    free = _layings_never_on_town(piece, never) & ~(
        piece.layings_over(shut & ~never) | piece.layings_solid_over(solid & ~shut)
    )
    if need is None or not free or not need.tiles_needed(kind):
        return free
    if judges_whole_tile(lot):
        short = (i for i in bits(free) if need.missing_params(lot, kind, piece.layings[i].solid, whole=True))
        return free & ~sum(1 << number for number in short)
    return free & piece.layings_solid_over(bases)


@lru_cache(maxsize=512)
def _layings_never_on_town(piece: Piece, never: Mask) -> Mask:
    """Compute the mask of the layings off the squares that a town of this size never covers.

    There are few such masks, as there are few sizes.
    """
    return piece.all_layings & ~piece.layings_over(never)


@cache_by_identity(64)
def warehouse_placements(lot: Lot) -> Mask:
    """Find the layings of a warehouse anywhere in a town, numbered as by `find_ways`."""
    return find_layings(lot, "WA")


def legal_warehouses(lot: Lot, laying: Laying) -> list[Laying]:
    """List the legal layings of the warehouse that comes with a factory, all in the factory's halo."""
    return piece_on(lot, "WA").layings_of(warehouse_placements(lot) & warehouse_mask(lot, laying))


def warehouse_layings(lot: Lot, laying: Laying) -> list[Laying]:
    """List the layings of a warehouse in a tile's halo but not on the tile, free or not."""
    return piece_on(lot, "WA").layings_of(warehouse_mask(lot, laying))


def warehouse_mask(lot: Lot, laying: Laying) -> Mask:
    """Compute the mask of the same layings, numbered as by `find_ways`."""
    return _cached_warehouse_mask(piece_on(lot, "WA"), lot.plan.grid, laying.mask, laying.solid)


@lru_cache(maxsize=4096)
def _cached_warehouse_mask(store: Piece, grid: Grid, mask: Mask, solid: Mask) -> Mask:
    return store.layings_over(grid.halo(solid)) & ~store.layings_over(mask)
