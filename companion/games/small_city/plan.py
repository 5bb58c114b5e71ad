"""A town as sets of squares, on which the rules about places are checked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.engine.memo import cache_by_position
from companion.games.small_city.position import CellName, Cells, Laid, Meeple, Position, Town
from companion.games.small_city.printed import (
    MOST_SQUARES,
    Kind,
    Printed,
    Side,
    family_of,
    printed_values,
)
from companion.games.small_city.shapes import Ground, Laying, parse_ground
from companion.geometry.bits import Mask, bits, union
from companion.geometry.cached import cached_property
from companion.geometry.square import Grid

SIZES_PLAIN = ("R", "C", "F", "HB")
"""Families of tiles whose number of squares the rules state."""

SIZES_TOLD = (*SIZES_PLAIN, "WA")
"""`SIZES_PLAIN` and the families whose size follows from the rules: a warehouse fits any empty square."""

INDUSTRY = ("F", "WA", "RF", "HB")
"""Families that residences must not be influenced by, and the other way round."""


@lru_cache(maxsize=4096)
def _mask_of_cells(grid: Grid, cells: Cells) -> Mask:
    return grid.mask(*cells)


@lru_cache(maxsize=64)
def reach_by_size(ground: Ground) -> tuple[Mask, ...]:
    """Compute the building area by the size of the town, with its printed water.

    A drawing does not tell from which size on water may be used. Each size includes the water within the
    bounding rectangle of its squares.
    """
    frames = (ground.grid.rectangle(*ground.grid.span(area)) if area else 0 for area in ground.areas)
    return tuple(area | ground.water & frame for area, frame in zip(ground.areas, frames, strict=True))


@dataclass(frozen=True, eq=False)
class Plan:
    """The tiles of one town on its board, the same object for the same tiles.

    Attributes:
        box: the printed values.
        ground: the board.
        tiles: the tiles on it.
    """

    box: Printed
    ground: Ground
    tiles: tuple[Laid, ...]

    @property
    def grid(self) -> Grid:
        """The board's squares."""
        return self.ground.grid

    @cached_property
    def masks(self) -> tuple[Mask, ...]:
        """Every tile's squares, in the order of `tiles`."""
        grid = self.grid
        return tuple([_mask_of_cells(grid, tile.cells) for tile in self.tiles])

    @cached_property
    def solids(self) -> tuple[Mask, ...]:
        """Every tile's squares that count for influence: all but a harbor's water."""
        return tuple(
            mask if tile.kind != "HB" else self.grid.mask(*tile.cells[:2])
            for tile, mask in zip(self.tiles, self.masks, strict=True)
        )

    @cached_property
    def halos(self) -> tuple[Mask, ...]:
        """Every tile's area of influence: the ring around its solid squares."""
        return tuple(self.grid.halo(solid) for solid in self.solids)

    @cached_property
    def covered(self) -> Mask:
        """All squares under tiles."""
        return union(self.masks)

    @cached_property
    def tile_numbers_by_cell(self) -> Mapping[CellName, int]:
        """The number of the tile on every covered square."""
        return {cell: number for number, tile in enumerate(self.tiles) for cell in tile.cells}

    @cached_property
    def functions_by_cell(self) -> Mapping[CellName, str]:
        """The function of every covered square: a letter of `companion.games.small_city.printed`."""
        found = {}
        for tile in self.tiles:
            functions = self.box.functions[tile.kind]
            for i, cell in enumerate(tile.cells):
                found[cell] = functions[i] if i < len(functions) else "#"
        return found

    @cached_property
    def water(self) -> Mask:
        """The squares of a harbor's water."""
        index = self.grid.index
        return sum(1 << index[cell] for cell, does in self.functions_by_cell.items() if does == "~")

    def numbers_of(self, *families: str) -> tuple[int, ...]:
        """List the numbers of the tiles of some families or kinds."""
        return tuple(sorted({number for name in families for number in self._numbers_by_kind.get(name, ())}))

    @cached_property
    def _numbers_by_kind(self) -> Mapping[str, list[int]]:
        """Numbers of tiles by kind, and by family if its name differs."""
        found: dict[str, list[int]] = {}
        for number, tile in enumerate(self.tiles):
            for name in {tile.kind, family_of(tile.kind)}:
                found.setdefault(name, []).append(number)
        return found

    @cache_by_position(1024)
    def squares(self, *families: str) -> Mask:
        """Compute the mask of the solid squares of the tiles of some families or kinds."""
        solids, numbers = self.solids, self._numbers_by_kind
        return union([solids[number] for name in families for number in numbers.get(name, ())])

    @cache_by_position(1024)
    def influence(self, *families: str) -> Mask:
        """Compute the mask of the squares around any tile of some families or kinds."""
        halos, numbers = self.halos, self._numbers_by_kind
        return union([halos[number] for name in families for number in numbers.get(name, ())])

    @cached_property
    def residences(self) -> Mask:
        """The squares of residences."""
        return self.squares("R")

    @cached_property
    def industry(self) -> Mask:
        """The squares of factories, warehouses, refinery and harbor building."""
        return self.squares(*INDUSTRY)

    @cached_property
    def kinds(self) -> frozenset[Kind]:
        """The kinds of tile in the town."""
        return frozenset(tile.kind for tile in self.tiles)

    def tile_at(self, cell: CellName) -> Laid | None:
        """Find the tile on a square."""
        number = self.tile_numbers_by_cell.get(cell)
        return None if number is None else self.tiles[number]

    def area(self, size: int) -> Mask:
        """Compute the mask of the squares a town of this size may use, obstacles and water left out."""
        return self.ground.areas[min(size, len(self.ground.areas) - 1)]

    def reach(self, size: int) -> Mask:
        """Compute the mask of the same squares, with the printed water among them."""
        return reach_by_size(self.ground)[min(size, len(self.ground.areas) - 1)]


@lru_cache(maxsize=1024)
def _cached_plan(tiles: tuple[Laid, ...], own: tuple[tuple[str, str], ...], board: str) -> Plan:
    return Plan(printed_values(own), parse_ground(board), tiles)


@cache_by_position(1024)
def _recent_plan(tiles: tuple[Laid, ...], own: tuple[tuple[str, str], ...], board: str, side: Side) -> Plan:
    """Return the cached plan, quicker if the very same tiles were asked about lately."""
    return _cached_plan(tiles, own, board or printed_values(own).texts[f"board-{side}"])


def seat_plan(position: Position, seat: int) -> Plan:
    """Return the cached plan of a seat's town."""
    return plan_of(position, position.towns[seat])


def plan_of(position: Position, town: Town) -> Plan:
    """Return the cached plan of a town's tiles on its board."""
    return _recent_plan(town.tiles, position.own, town.board, town.side)


def laying_of(plan: Plan, kind: Kind, cells: Iterable[CellName]) -> Laying | None:
    """Find the laying of a tile on these squares: as they are listed if it fits, else the first that fits.

    A square that is not on the board, or squares of another shape, give None.
    """
    index = plan.grid.index
    try:
        wanted = tuple(index[cell] for cell in cells)
    except KeyError:
        return None
    listed, by_mask = _layings_by_cells(plan.box, kind, plan.grid)
    if found := listed.get(wanted):
        return found
    fitting = by_mask.get(sum(1 << cell for cell in set(wanted))) if len(set(wanted)) == len(wanted) else None
    return fitting[0] if fitting else None


def plausible_laying(
    plan: Plan, kind: Kind, cells: Iterable[CellName], *, on_board: bool = False
) -> Laying | None:
    """Find the laying of a tile as it is drawn, or on any plausible squares if that is only assumed.

    A tile whose drawing is only assumed may have any shape that hangs together: as many squares as its level,
    a harbor two of its building and then two of water, others up to nine. For a tile still to be laid,
    ``on_board``, conclusions from the rules count as well: a warehouse has one square.
    """
    named = tuple(cells)
    found = laying_of(plan, kind, named)
    if found or kind not in plan.box.assumed:
        return found
    index = plan.grid.index
    wanted = tuple(index[cell] for cell in named if cell in index)
    mask = sum(1 << cell for cell in set(wanted))
    if len(wanted) != len(named) or mask.bit_count() != len(named) or len(plan.grid.regions(mask)) != 1:
        return None
    known = SIZES_TOLD if on_board else SIZES_PLAIN
    exact = plan.box.functions[kind] if family_of(kind) in known else ""
    if len(named) != len(exact) if exact else len(named) > MOST_SQUARES:
        return None
    if kind == "HB":
        wanted = (*sorted(wanted[:2]), *sorted(wanted[2:]))
        return Laying(mask, sum(1 << cell for cell in wanted[:2]), wanted)
    return Laying(mask, mask, wanted if family_of(kind) in ("C", "F") else tuple(sorted(wanted)))


def arrange_tile(box: Printed, kind: Kind, mask: Mask, does: Mapping[int, str]) -> Laying | None:
    """Arrange a tile on some squares, a few with fixed functions and the rest filled row by row.

    Args:
        box: the printed values.
        kind: a tile without water.
        mask: its squares.
        does: the fixed functions, by the squares' numbers.

    Returns:
        None if the tile has no squares with these functions.
    """
    functions, rest = list(box.functions[kind]), [cell for cell in bits(mask) if cell not in does]
    if len(functions) != mask.bit_count():
        return None if set(functions) | set(does.values()) != {"#"} else Laying(mask, mask, tuple(bits(mask)))
    slots: list[int | None] = [None] * len(functions)
    for cell, letter in does.items():
        free = [i for i, each in enumerate(functions) if each == letter and slots[i] is None]
        if not free:
            return None
        slots[free[0]] = cell
    left = iter(rest)
    return Laying(mask, mask, tuple(next(left) if cell is None else cell for cell in slots))


def layings_on(plan: Plan, kind: Kind, mask: Mask) -> tuple[Laying, ...]:
    """List the layings of a tile on exactly these squares, several if its squares differ in function."""
    return _layings_by_cells(plan.box, kind, plan.grid)[1].get(mask, ())


@lru_cache(maxsize=512)
def _layings_by_cells(
    box: Printed, kind: Kind, grid: Grid
) -> tuple[Mapping[tuple[int, ...], Laying], Mapping[Mask, tuple[Laying, ...]]]:
    listed = {laying.cells: laying for laying in box.layings(kind, grid)}
    by_mask: dict[Mask, tuple[Laying, ...]] = {}
    for laying in listed.values():
        by_mask[laying.mask] = (*by_mask.get(laying.mask, ()), laying)
    return listed, by_mask


def names_of(plan: Plan, laying: Laying) -> tuple[CellName, ...]:
    """Name a laying's squares, in its order."""
    names = plan.grid.names
    return tuple(names[cell] for cell in laying.cells)


# People and stores ----------------------------------------------------------------------------------------


def people_standing(town: Town) -> dict[CellName, Meeple]:
    """Index the people of a town by their squares."""
    return {meeple.at: meeple for meeple in town.people}


def hall_cells(plan: Plan) -> tuple[CellName, ...]:
    """List the squares of the City Hall, none before it is laid."""
    return next((tile.cells for tile in plan.tiles if tile.kind == "CH"), ())


def free_hall_cells(plan: Plan, town: Town) -> tuple[CellName, ...]:
    """List the squares of the City Hall with neither citizen nor cube."""
    taken = {meeple.at for meeple in town.people} | {cube.at for cube in town.cubes}
    return tuple(cell for cell in hall_cells(plan) if cell not in taken)


def free_warehouse_cells(plan: Plan, town: Town) -> tuple[CellName, ...]:
    """List the free warehouse places, a square repeated for each cube it has room for."""
    found: list[CellName] = []
    for tile in plan.tiles:
        if tile.kind == "WA" and tile.cells:
            free = plan.box.warehouse - sum(cube.at in tile.cells for cube in town.cubes)
            found += [tile.cells[i % len(tile.cells)] for i in range(max(0, free))]
    return tuple(found)


def is_active(plan: Plan, town: Town, seat: int, kind: Kind) -> bool:
    """Check that a building is active: a citizen of its owner is inside."""
    tile = next((tile for tile in plan.tiles if tile.kind == kind), None)
    return tile is not None and any(one.seat == seat and one.at in tile.cells for one in town.people)
