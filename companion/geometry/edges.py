"""Edges between the hexes of a map, on int bit masks: roads, walls, borders.

An edge lies between two hexes of the map and is named by both, the first in the order of the cells first:
``0,0|1,0``. The rim of the map, where a hex has nothing beside it, has no edges; for edges there too, take a
map that is one ring wider.
"""

from dataclasses import dataclass

from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property
from companion.geometry.cells import SparseCells
from companion.geometry.hexes import STEPS, HexGrid, hex_name

_LATER = (STEPS["e"], STEPS["sw"], STEPS["se"])
"""The neighbours that come after a hex in the order of the cells, in that order."""


def _spread_bits(hexes: Mask) -> Mask:
    """Spread every bit three places apart: binary digits read as octal ones."""
    return int(f"{hexes:b}", 8)


def _gather_bits(spread: Mask) -> Mask:
    """Gather the bits of `_spread_bits` side by side again."""
    return int(f"{spread:o}", 2)


@dataclass(frozen=True)
class EdgeGrid(SparseCells):
    """Edges of a map of hexes.

    The three edges of a hex to its later neighbours are one octal digit of a mask: 1 is the edge to the east,
    2 to the south-west, 4 to the south-east. So edges are numbered by their first hex, then by their second.

    Attributes:
        grid: the map.
    """

    grid: HexGrid

    @cached_property
    def index(self) -> dict[str, int]:
        """Numbers of all edges by name, in the order of the first hex, then of the second."""
        numbers = self.grid.numbers
        return {
            f"{hex_name((q, r))}|{hex_name((q + across, r + down))}": 3 * number + digit
            for (q, r), number in numbers.items()
            for digit, (across, down) in enumerate(_LATER)
            if (q + across, r + down) in numbers
        }

    @cached_property
    def _eastern_edges(self) -> Mask:
        """Bit of the edge to the east of every hex, even if that edge is none."""
        return _spread_bits(self.grid.full)

    def _by_direction(self, mask: Mask) -> tuple[Mask, Mask, Mask]:
        """Split a mask into the first hexes of its edges to the east, south-west and south-east, spread."""
        firsts = self._eastern_edges
        return mask & firsts, mask >> 1 & firsts, mask >> 2 & firsts

    def number(self, name: str) -> int:
        """Look up the number of the edge between two hexes, named in either order.

        Raises:
            KeyError: there is no such edge.
        """
        if (number := self.index.get(name)) is not None:
            return number
        one, _, other = name.partition("|")
        if (number := self.index.get(f"{other}|{one}")) is not None:
            return number
        raise KeyError(name)

    def between(self, hexes: Mask, other: Mask) -> Mask:
        """Find the edges with a hex of one mask on this side and a hex of the other mask on that.

        The edges inside an area are ``between(area, area)``, those around it ``between(area, full & ~area)``.
        """
        hexes, other, row = _spread_bits(hexes), _spread_bits(other), 3 * self.grid.stride
        east = hexes & other >> 3 | other & hexes >> 3
        south_west = hexes & other >> (row - 3) | other & hexes >> (row - 3)
        south_east = hexes & other >> row | other & hexes >> row
        return east | south_west << 1 | south_east << 2

    def beside(self, hexes: Mask) -> Mask:
        """Find the edges with a hex of the mask on at least one side."""
        return self.between(hexes, self.grid.full)

    def hexes(self, mask: Mask) -> Mask:
        """Find the hexes on both sides of the mask's edges."""
        row = 3 * self.grid.stride
        east, south_west, south_east = self._by_direction(mask)
        seconds = east << 3 | south_west << (row - 3) | south_east << row
        return _gather_bits(east | south_west | south_east | seconds)

    def neighbours(self, mask: Mask) -> Mask:
        """Find the edges that share a corner with an edge of the mask, without the mask's own.

        Every corner is either below a hex, where its south-western and south-eastern neighbours meet, or at
        its side, where its eastern and south-eastern neighbours do; three edges end there.
        """
        row = 3 * self.grid.stride
        east, south_west, south_east = self._by_direction(mask)
        below = south_west | south_east | east >> (row - 3)
        side = east | south_east | south_west >> 3
        reached = side | below << (row - 3) | (below | side << 3) << 1 | (below | side) << 2
        return reached & self.full & ~mask
