"""Influence from both sides: on a square, and of a tile."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.engine.words import Word
from companion.games.small_city.building.needs import NEEDS, need_of
from companion.games.small_city.building.placing import SIDES, Lot, seat_lot, tile_word
from companion.games.small_city.building.upgrading import NEXT
from companion.games.small_city.citizens.people import police_zone
from companion.games.small_city.plan import INDUSTRY, laying_of
from companion.games.small_city.position import CellName, Cells, Laid, Position
from companion.games.small_city.printed import CULTURE, Kind, family_of
from companion.games.small_city.shapes import Laying
from companion.geometry.bits import Mask

GROUPS: Mapping[str, tuple[str, ...]] = {
    "culture": CULTURE,
    "homes": ("R",),
    "shops": ("C",),
    "industry": INDUSTRY,
    "police": ("PO",),
    "others": ("FI", "P"),
}
"""Tiles grouped by the effect of their influence."""


@dataclass(frozen=True)
class Influence:
    """Influence on one square, or on the whole tile that lies there.

    Attributes:
        cell: the square.
        tiles: the tiles with a halo around it, in the order they were laid.
        groups: those tiles by `GROUPS`; groups without any are left out.
        forbids: ``homes`` and ``industry``, where those may not lie here; ``tourists``, where the police does
            not let any stand.
        levels: the highest level of residence, shop and factory that a single square here would allow: ``R``,
            ``C`` and ``F``, 0 for none.
    """

    cell: CellName
    tiles: tuple[Laid, ...]
    groups: Mapping[str, tuple[Laid, ...]]
    forbids: tuple[str, ...]
    levels: Mapping[str, int]


def influence_on(position: Position, seat: int, cell: CellName) -> Influence:
    """Collect the influence on a square of a seat's town, or on the tile that covers the square.

    Raises:
        KeyError: the board has no such square.
    """
    lot = seat_lot(position, seat)
    bit = 1 << lot.plan.grid.index[cell]
    number = lot.plan.tile_numbers_by_cell.get(cell)
    tiles = _tiles_influencing(lot, bit if number is None else lot.plan.solids[number], number)
    groups = {
        name: tuple(one for one in tiles if _is_of_kind_or_family(one.kind, kinds))
        for name, kinds in GROUPS.items()
    }
    forbids = []
    if lot.industry_reach & bit:
        forbids.append("homes")
    if lot.homes_reach & bit:
        forbids.append("industry")
    if police_zone(position, seat) & bit:
        forbids.append("tourists")
    levels = {need.family: _highest_level(lot, need.family, bit) for need in NEEDS}
    return Influence(
        cell, tiles, {name: found for name, found in groups.items() if found}, tuple(forbids), levels
    )


def _tiles_influencing(lot: Lot, squares: Mask, skipped: int | None) -> tuple[Laid, ...]:
    halos = enumerate(lot.plan.halos)
    return tuple(lot.town.tiles[i] for i, halo in halos if i != skipped and halo & squares)


def _is_of_kind_or_family(kind: Kind, kinds: Iterable[str]) -> bool:
    return kind in kinds or family_of(kind) in kinds


_LEVELS: Mapping[str, tuple[Kind, ...]] = {
    "R": ("R5", "R4", "R3", "R2", "R1"),
    "C": ("C4", "C3", "C2", "C1"),
    "F": ("F3", "F2", "F1"),
}


def _highest_level(lot: Lot, wanted: str, bit: Mask) -> int:
    if bit & (lot.industry_reach if wanted == "R" else lot.homes_reach if wanted == "F" else 0):
        return 0
    for kind in _LEVELS[wanted]:
        need = need_of(kind)
        if need and need.squares_meeting_need(lot, kind) & bit:
            return int(kind[1])
    return 0


# From the other side ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Helped:
    """A tile that a new one would bring nearer to its next level.

    Attributes:
        tile: the tile.
        kind: its next level.
        needed: the number of tiles that must influence it for that; for factories, 1 or 2.
        before: the number that do now. after: the number that would.
    """

    tile: Laid
    kind: Kind
    needed: int
    before: int
    after: int

    @property
    def is_ready(self) -> bool:
        """True if the new tile makes this one ready for its next level."""
        return self.before < self.needed <= self.after


@dataclass(frozen=True)
class Reach:
    """Influence of a tile on its surroundings.

    Attributes:
        halo: its area of influence, row by row.
        tiles: the tiles that lie in it, in the order they were laid.
        helped: those it would bring nearer to their next level.
        barred: the tiles its halo would be closed to: ``homes`` or ``industry``.
    """

    halo: Cells
    tiles: tuple[Laid, ...]
    helped: tuple[Helped, ...]
    barred: str = ""


def reach_of(position: Position, seat: int, kind: Kind, cells: Cells) -> Reach | None:
    """Compute the influence of a tile on these squares, or None if the tile does not fit on them.

    A tile that lies there already is judged as if it were new.
    """
    lot = seat_lot(position, seat)
    laying = laying_of(lot.plan, kind, cells)
    return None if laying is None else reach(lot, kind, laying)


def reach(lot: Lot, kind: Kind, laying: Laying) -> Reach:
    """Compute the influence of a tile in a given laying."""
    grid = lot.plan.grid
    halo = grid.halo(laying.solid)
    numbers = [
        number
        for number, (mask, solid) in enumerate(zip(lot.plan.masks, lot.plan.solids, strict=True))
        if solid & halo and mask != laying.mask
    ]
    tiles = tuple(lot.town.tiles[number] for number in numbers)
    helped = (_find_helped(lot, kind, laying, number) for number in numbers)
    barred = {"homes": "industry", "industry": "homes"}.get(SIDES[kind], "")
    return Reach(
        grid.names_of(halo),
        tiles,
        tuple(one for one in helped if one),
        barred,
    )


def _find_helped(lot: Lot, kind: Kind, laying: Laying, number: int) -> Helped | None:
    tile = lot.town.tiles[number]
    higher = NEXT.get(tile.kind)
    wants: Mapping[str, tuple[str, ...]] = {"R": CULTURE, "C": ("R",), "F": ("RF", "HB")}
    if higher is None or not _is_of_kind_or_family(kind, wants[family_of(tile.kind)]):
        return None
    kinds = wants[family_of(tile.kind)]
    solid = lot.plan.solids[number]
    mine = [other for other in lot.plan.numbers_of(*kinds) if lot.plan.halos[other] & solid]
    before = len(mine)
    after = sum(1 for other in mine if not _is_upgraded_by(lot, other, laying)) + 1
    needed = int(higher[1]) - (1 if family_of(higher) == "F" else 0)
    return Helped(tile, higher, needed, before, after) if after > before else None


def _is_upgraded_by(lot: Lot, number: int, laying: Laying) -> bool:
    """Check that a laying upgrades a tile, that is, covers all its squares."""
    return lot.plan.masks[number] & ~laying.mask == 0


def tile_words(tiles: Iterable[Laid]) -> tuple[Word, ...]:
    """Name each kind among the tiles once, for a sentence."""
    return tuple(tile_word(kind) for kind in dict.fromkeys(tile.kind for tile in tiles))
