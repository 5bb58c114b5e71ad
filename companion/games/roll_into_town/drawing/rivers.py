"""Rivers of a map: their squares, their ends, and the squares where they can go on."""

from dataclasses import dataclass
from functools import lru_cache

from companion.games.roll_into_town.land import Land
from companion.games.roll_into_town.marks import OPPOSITE, SIDES
from companion.geometry.bits import Mask, bits
from companion.geometry.square import Grid, Side

End = tuple[int, Side]
"""A square, by its number, and one of its sides."""


@dataclass(frozen=True)
class River:
    """Sequence of river squares, each open toward the next.

    A map has one at most unless the table has allowed or corrected something.

    Attributes:
        cells: the squares' numbers in order, from where it leaves the map if it does.
        ends: its open sides that face a square of the map, each with its own square; two at most.
        border_sides: the borders at which it leaves the map, in the order of ``cells``; two at most.
    """

    cells: tuple[int, ...]
    ends: tuple[End, ...] = ()
    border_sides: tuple[Side, ...] = ()

    @property
    def joins_borders(self) -> bool:
        """True if it joins opposite borders: left and right, or top and bottom."""
        if len(self.border_sides) != 2:
            return False
        one, other = self.border_sides
        return OPPOSITE[one] == other

    @property
    def is_finished(self) -> bool:
        """True if it leaves the map at both ends."""
        return len(self.border_sides) == 2


@lru_cache(maxsize=1024)
def find_rivers(land: Land) -> tuple[River, ...]:
    """List the rivers of a map by their first squares, row by row."""
    found, done = [], 0
    for cell in bits(land.squares_of("R")):
        if not done >> cell & 1:
            river = _trace_river(land, cell)
            found.append(river)
            done |= sum(1 << one for one in river.cells)
    return tuple(found)


@lru_cache(maxsize=1024)
def growable_ends(land: Land) -> tuple[End, ...]:
    """List the free squares where a river can go on, each with the side of it that must be open."""
    found = dict.fromkeys(
        (to, OPPOSITE[side])
        for river in find_rivers(land)
        for cell, side in river.ends
        if (to := neighbour_square(land.grid, cell, side)) is not None and land.free >> to & 1
    )
    return tuple(sorted(found))


def river_through(land: Land, cell: int) -> River:
    """Find the river through a square, by its number.

    Raises:
        StopIteration: there is none.
    """
    return next(river for river in find_rivers(land) if cell in river.cells)


def cells_led_to(land: Land, river: River) -> Mask:
    """Compute the mask of squares that a river's ends lead to, free or not."""
    found = 0
    for cell, side in river.ends:
        found |= land.grid.toward(1 << cell, side)
    return found


def neighbour_square(grid: Grid, cell: int, side: Side) -> int | None:
    """Find the square next to a square by their numbers, or None if that would be off the map."""
    mask = grid.toward(1 << cell, side)
    return mask.bit_length() - 1 if mask else None


@lru_cache(maxsize=256)
def cells_leading_off(grid: Grid, sides: str) -> Mask:
    """Compute the mask of border squares that have one of these sides on the border."""
    found = 0
    for side in SIDES:
        if side in sides:
            found |= grid.full & ~grid.toward(grid.full, OPPOSITE[side])
    return found


@lru_cache(maxsize=1024)
def continuing_cells(land: Land, sides: str) -> Mask:
    """Compute the mask of squares where a river with these open sides goes on from an end."""
    return sum({1 << cell for cell, side in growable_ends(land) if side in sides})


def _trace_river(land: Land, start: int) -> River:
    """Trace the river through a square."""
    one, other = land.open_sides(start)
    ahead, front = _follow_river(land, start, one)
    if front is None:
        return River((start, *ahead))
    behind, back = _follow_river(land, start, other)
    assert back is not None
    cells, loose = (*reversed(behind), start, *ahead), (back, front)
    off = tuple(neighbour_square(land.grid, *end) is None for end in loose)
    if (off[1], -cells[-1]) > (off[0], -cells[0]):
        cells, loose, off = cells[::-1], loose[::-1], off[::-1]
    ends = tuple(end for end, leaves in zip(loose, off, strict=True) if not leaves)
    sides = tuple(side for (_, side), leaves in zip(loose, off, strict=True) if leaves)
    return River(cells, ends, sides)


def _follow_river(land: Land, start: int, side: Side) -> tuple[list[int], End | None]:
    """List the river squares through a side of a square, and the open side at their end.

    The open side is None if they lead back to their start.
    """
    cells: list[int] = []
    cell = start
    while True:
        to = neighbour_square(land.grid, cell, side)
        if to is None or OPPOSITE[side] not in land.open_sides(to):
            return cells, (cell, side)
        if to == start:
            return cells, None
        one, other = land.open_sides(to)
        cells.append(to)
        cell, side = to, other if one == OPPOSITE[side] else one
