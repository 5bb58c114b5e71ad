"""Boards of cells as bits of an int: the protocol of every board, and connected regions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from companion.geometry.bits import Mask, bits
from companion.geometry.cached import cached_property

Neighbours = Callable[[Mask], Mask]
"""The cells beside those of a mask, the mask's own left out."""


class Cells(Protocol):
    """Cells of a board: squares, hexes, or the edges between hexes.

    Every cell has a name and a number, and is the bit of that number in a mask. Numbers may have gaps: a bit
    that is not in ``full`` is no cell.
    """

    @property
    def full(self) -> Mask:
        """Mask of all cells."""

    @property
    def cells(self) -> int:
        """Number of cells."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all cells, in the order of their numbers."""

    @property
    def index(self) -> Mapping[str, int]:
        """Numbers of all cells by name, in the order of the numbers."""

    def names_of(self, mask: Mask) -> tuple[str, ...]:
        """List the names of a mask's cells, in the order of their numbers."""


def mask_within(board: Cells, names: Iterable[str]) -> Mask:
    """Make the mask of some cells, without the names that the board does not have."""
    index, total = board.index, 0
    for name in names:
        if name in index:
            total |= 1 << index[name]
    return total


def flood_fill(neighbours: Neighbours, seed: Mask, within: Mask) -> Mask:
    """Find all cells of ``within`` that are connected with the seed."""
    found = seed & within
    while grown := neighbours(found) & within:
        found |= grown
    return found


def components(neighbours: Neighbours, mask: Mask) -> tuple[Mask, ...]:
    """Split a mask into its connected parts, ordered by their first cell."""
    parts = []
    while mask:
        part = flood_fill(neighbours, mask & -mask, mask)
        parts.append(part)
        mask &= ~part
    return tuple(parts)


class SparseCells(ABC):
    """Cells whose numbers have gaps, defined by their index and their neighbours."""

    @property
    @abstractmethod
    def index(self) -> Mapping[str, int]:
        """Numbers of all cells by name, in the order of the numbers."""

    @abstractmethod
    def neighbours(self, mask: Mask) -> Mask:
        """Find the cells beside those of a mask, without the mask's own."""

    @property
    def cells(self) -> int:
        """Number of cells."""
        return len(self.index)

    @cached_property
    def full(self) -> Mask:
        """Mask of all cells."""
        return sum(1 << number for number in self.index.values())

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Names of all cells, in the order of their numbers, which have gaps: not an index by number."""
        return tuple(self.index)

    @cached_property
    def _name_of(self) -> dict[int, str]:
        return {number: name for name, number in self.index.items()}

    def number(self, name: str) -> int:
        """Look up the number of a cell.

        Raises:
            KeyError: there is no such cell.
        """
        return self.index[name]

    def mask(self, *names: str) -> Mask:
        """Make the mask of the named cells.

        Raises:
            KeyError: there is no cell of one of the names.
        """
        total = 0
        for name in names:
            total |= 1 << self.number(name)
        return total

    def names_of(self, mask: Mask) -> tuple[str, ...]:
        """List the names of a mask's cells, in the order of their numbers."""
        names = self._name_of
        return tuple(names[number] for number in bits(mask))

    def region(self, seed: Mask, within: Mask) -> Mask:
        """Find all cells of ``within`` that are connected with the seed."""
        return flood_fill(self.neighbours, seed, within)

    def regions(self, mask: Mask) -> tuple[Mask, ...]:
        """Split a mask into its connected parts, ordered by their first cell."""
        return components(self.neighbours, mask)
