"""Boards of cells as bits of an int: what every board answers, and which cells hang together."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from companion.geometry.bits import bits
from companion.geometry.cached import cached_property

Neighbours = Callable[[int], int]
"""The cells beside those of a mask, the mask's own left out."""


class Cells(Protocol):
    """The cells of a board: squares, hexes, or the edges between hexes.

    Every cell has a name and a number, and is the bit of that number in a mask. Numbers may have gaps: a bit
    that is not in ``full`` is no cell.
    """

    @property
    def full(self) -> int:
        """The mask of all cells."""

    @property
    def cells(self) -> int:
        """How many cells there are."""

    @property
    def names(self) -> tuple[str, ...]:
        """Every cell's name, in the order of the numbers."""

    @property
    def index(self) -> Mapping[str, int]:
        """Every cell's number, by name, in the order of the numbers."""

    def names_of(self, mask: int) -> tuple[str, ...]:
        """The names of a mask's cells, in the order of the numbers."""


def mask_within(board: Cells, names: Iterable[str]) -> int:
    """The mask of some cells; names that the board does not have are left out."""
    index, total = board.index, 0
    for name in names:
        if name in index:
            total |= 1 << index[name]
    return total


def flood_fill(neighbours: Neighbours, seed: int, within: int) -> int:
    """All cells of ``within`` that are connected with the seed."""
    found = seed & within
    while grown := neighbours(found) & within:
        found |= grown
    return found


def components(neighbours: Neighbours, mask: int) -> tuple[int, ...]:
    """The mask's connected parts, by their first cell."""
    parts = []
    while mask:
        part = flood_fill(neighbours, mask & -mask, mask)
        parts.append(part)
        mask &= ~part
    return tuple(parts)


class SparseCells(ABC):
    """Cells whose numbers have gaps, known by their index and by which of them are neighbours."""

    @property
    @abstractmethod
    def index(self) -> Mapping[str, int]:
        """Every cell's number, by name, in the order of the numbers."""

    @abstractmethod
    def neighbours(self, mask: int) -> int:
        """The cells beside those of a mask, the mask's own left out."""

    @property
    def cells(self) -> int:
        """How many cells there are."""
        return len(self.index)

    @cached_property
    def full(self) -> int:
        """The mask of all cells."""
        return sum(1 << number for number in self.index.values())

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Every cell's name, in the order of the numbers; as those have gaps, not by number."""
        return tuple(self.index)

    @cached_property
    def _name_of(self) -> dict[int, str]:
        return {number: name for name, number in self.index.items()}

    def number(self, name: str) -> int:
        """The number of the named cell.

        Raises:
            KeyError: there is no such cell.
        """
        return self.index[name]

    def mask(self, *names: str) -> int:
        """The mask of the named cells.

        Raises:
            KeyError: there is no cell of one of the names.
        """
        total = 0
        for name in names:
            total |= 1 << self.number(name)
        return total

    def names_of(self, mask: int) -> tuple[str, ...]:
        """The names of a mask's cells, in the order of the numbers."""
        names = self._name_of
        return tuple(names[number] for number in bits(mask))

    def region(self, seed: int, within: int) -> int:
        """All cells of ``within`` that are connected with the seed."""
        return flood_fill(self.neighbours, seed, within)

    def regions(self, mask: int) -> tuple[int, ...]:
        """The mask's connected parts, by their first cell."""
        return components(self.neighbours, mask)
