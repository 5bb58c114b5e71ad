"""Placements: the ways to lay a piece of several cells on a board, named by its cells as in ``a1+b1``."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property
from companion.geometry.cells import Cells


@dataclass(frozen=True, slots=True)
class Placement:
    """Placement of a piece on a board.

    Attributes:
        mask: all cells it covers.
        cells: every cell's number, in the order of the piece's parts.
    """

    mask: Mask
    cells: tuple[int, ...]


W = TypeVar("W", bound=Placement)


def placement_name(cells: Iterable[str]) -> str:
    """Name a placement by its cells, in the order of the piece's parts.

    >>> placement_name(("a1", "b1"))
    'a1+b1'
    """
    return "+".join(cells)


def cells_in(name: str) -> tuple[str, ...]:
    """Split the name of a placement into its cells, or into the single cell of a piece of one cell.

    >>> cells_in("a1+b1")
    ('a1', 'b1')
    """
    return tuple(name.split("+"))


@dataclass(frozen=True, eq=False)
class Placements(Generic[W]):
    """Placements of a piece on a board.

    Attributes:
        ways: the placements, in the order in which they are named and tried.
        cells: the names of each way's cells, in the order of the piece's parts.
    """

    ways: tuple[W, ...]
    cells: tuple[tuple[str, ...], ...]

    @classmethod
    def on(cls, board: Cells, ways: Iterable[W]) -> "Placements[W]":
        """List placements with the names that the board gives to their cells."""
        names = {number: name for name, number in board.index.items()}
        listed = tuple(ways)
        return cls(listed, tuple(tuple(names[cell] for cell in way.cells) for way in listed))

    @cached_property
    def by_name(self) -> Mapping[str, W]:
        """Index of the placements by their names, in their order."""
        return dict(zip(map(placement_name, self.cells), self.ways, strict=True))

    @cached_property
    def named(self) -> Mapping[tuple[int, ...], tuple[str, ...]]:
        """Names of a placement's cells, by their numbers."""
        return dict(zip((way.cells for way in self.ways), self.cells, strict=True))

    def names(self, fits: Callable[[W], bool]) -> tuple[str, ...]:
        """List the names of the placements that pass a test, in their order."""
        return tuple(name for name, way in self.by_name.items() if fits(way))
