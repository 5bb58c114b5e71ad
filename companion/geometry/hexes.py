"""Hex maps on int bit masks: any set of hexes lies in a padded parallelogram, where a step is a shift.

Hexes have axial coordinates and a pointy top: ``q`` counts to the east, ``r`` to the south-east, and ``q,r``
is a hex's name.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Literal

from companion.geometry.bits import Mask, bits
from companion.geometry.cached import cached_property
from companion.geometry.cells import SparseCells

Axial = tuple[int, int]
"""The coordinates of a hex: q, r."""

Direction = Literal["e", "ne", "nw", "w", "sw", "se"]
"""A side of a hex with a pointy top: east is to the right."""

STEPS: Mapping[Direction, Axial] = MappingProxyType(
    {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
)
"""One step in each of the six directions, counterclockwise from the east."""

_NAME = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")


def hex_name(at: Axial) -> str:
    """Format the name of a hex.

    >>> hex_name((1, -1))
    '1,-1'
    """
    return f"{at[0]},{at[1]}"


def parse_hex(name: str) -> Axial:
    """Parse the name of a hex to its coordinates. No other code reads them from text.

    >>> parse_hex("1,-1")
    (1, -1)

    Raises:
        ValueError: the text is no hex's name.
    """
    match = _NAME.fullmatch(name)
    if match is None:
        raise ValueError(f"a hex is named by two whole numbers such as 1,-1, not {name!r}")
    return int(match[1]), int(match[2])


def steps_out(at: Axial) -> int:
    """Count the steps from 0,0 to a hex."""
    q, r = at
    return max(abs(q), abs(r), abs(q + r))


def nearest_first(hexes: Iterable[Axial]) -> tuple[Axial, ...]:
    """Sort hexes by their distance from 0,0, and equally far ones by their coordinates."""
    return tuple(sorted(hexes, key=lambda at: (steps_out(at), at)))


@lru_cache(maxsize=8)
def hexes_within(distance: int) -> tuple[Axial, ...]:
    """List the hexes at most ``distance`` steps from 0,0, the nearest first."""
    near = range(-distance, distance + 1)
    return nearest_first((q, r) for q in near for r in near if abs(q + r) <= distance)


@dataclass(frozen=True)
class HexGrid(SparseCells):
    """Map of hexes, in one piece or several, with or without holes.

    Cells are numbered by row, then by q, as they lie in the parallelogram around the map. Its rows end in a
    place that is never a cell: a step that leaves a row ends there, or outside, and is masked away. A mask
    has a bit for every place of the parallelogram.

    Attributes:
        hexes: the coordinates of its cells; at least one.
    """

    hexes: frozenset[Axial]

    def __post_init__(self) -> None:
        if not self.hexes:
            raise ValueError("a map has at least one hex")

    @cached_property
    def _first_corner(self) -> Axial:
        """Least q and least r: the first place of the parallelogram."""
        return min(q for q, _ in self.hexes), min(r for _, r in self.hexes)

    @cached_property
    def stride(self) -> int:
        """Difference of the numbers of a cell and of its south-eastern neighbour."""
        return max(q for q, _ in self.hexes) - self._first_corner[0] + 2

    @cached_property
    def numbers(self) -> dict[Axial, int]:
        """Numbers of all cells, by their coordinates."""
        left, top = self._first_corner
        ordered = sorted(self.hexes, key=lambda at: (at[1], at[0]))
        return {(q, r): (r - top) * self.stride + q - left for q, r in ordered}

    @cached_property
    def index(self) -> dict[str, int]:
        """Numbers of all cells by name, row by row."""
        return {hex_name(at): number for at, number in self.numbers.items()}

    @cached_property
    def _parallelogram_mask(self) -> Mask:
        """Places of the parallelogram that a map without holes would have as cells."""
        row = (1 << (self.stride - 1)) - 1
        rows = max(self.numbers.values()) // self.stride + 1
        return sum(row << (number * self.stride) for number in range(rows))

    @cached_property
    def _shift_by_direction(self) -> dict[Direction, int]:
        return {side: r * self.stride + q for side, (q, r) in STEPS.items()}

    def mask_at(self, hexes: Iterable[Axial]) -> Mask:
        """Make the mask of the hexes at some coordinates.

        Raises:
            KeyError: a hex is not on this map.
        """
        total = 0
        for at in hexes:
            total |= 1 << self.numbers[at]
        return total

    def coordinates(self, mask: Mask) -> tuple[Axial, ...]:
        """List the coordinates of a mask's cells, row by row."""
        (left, top), stride = self._first_corner, self.stride
        return tuple((number % stride + left, number // stride + top) for number in bits(mask))

    def toward(self, mask: Mask, side: Direction) -> Mask:
        """Move a mask one step in a direction, without the cells that would leave the map."""
        shift = self._shift_by_direction[side]
        return (mask << shift if shift > 0 else mask >> -shift) & self.full

    def neighbours(self, mask: Mask) -> Mask:
        """Find the cells that share an edge with a cell of the mask, without the mask's own."""
        return self._widen_mask(mask) & self.full & ~mask

    def _widen_mask(self, mask: Mask) -> Mask:
        """Widen a mask by all six steps, padding included: two steps west and east, then a row each."""
        row = self.stride - 1
        east, west = mask | mask << 1, mask | mask >> 1
        return east | east << row | west | west >> row

    def disc(self, mask: Mask, distance: int) -> Mask:
        """Find the cells at most ``distance`` steps from a cell of the mask, counted straight over holes.

        The parallelogram holds a shortest way between any two of its places, so no way need leave it.
        """
        for _ in range(distance):
            mask = self._widen_mask(mask) & self._parallelogram_mask
        return mask & self.full

    def ring(self, mask: Mask, distance: int) -> Mask:
        """Find the cells ``distance`` steps from their nearest cell of the mask, straight over holes."""
        inside = 0
        for _ in range(distance):
            inside, mask = mask, self._widen_mask(mask) & self._parallelogram_mask
        return mask & self.full & ~inside

    def distance(self, cell: int, other: int) -> int:
        """Count the steps between two cells, by their numbers, straight over holes."""
        down = cell // self.stride - other // self.stride
        across = cell % self.stride - other % self.stride
        return max(abs(down), abs(across), abs(down + across))

    def border(self, mask: Mask) -> Mask:
        """Find the mask's cells with fewer than six neighbours in the mask: of the whole map, its rim."""
        row = self.stride - 1
        east, west = mask & mask << 1, mask & mask >> 1
        return mask & ~(east & east << row & west & west >> row)
