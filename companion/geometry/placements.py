"""Pieces of several cells: every way to lay one on a board, each named by its cells, such as ``a1+b1``."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.geometry.cached import cached_property
from companion.geometry.cells import Cells


@dataclass(frozen=True, slots=True)
class Placement:
    """One way to lay a piece on a board.

    Attributes:
        mask: all cells it covers.
        cells: every cell's number, in the order of the piece's parts.
    """

    mask: int
    cells: tuple[int, ...]


W = TypeVar("W", bound=Placement)


def placement_name(cells: Iterable[str]) -> str:
    """What a placement is called: its cells' names, in the order of the piece's parts.

    >>> placement_name(("a1", "b1"))
    'a1+b1'
    """
    return "+".join(cells)


def cells_in(name: str) -> tuple[str, ...]:
    """The names of a placement's cells, or of the one cell that a piece of one cell covers.

    >>> cells_in("a1+b1")
    ('a1', 'b1')
    """
    return tuple(name.split("+"))


@dataclass(frozen=True, eq=False)
class Placements(Generic[W]):
    """Every way to lay a piece on a board.

    Attributes:
        ways: the placements, in the order in which they are named and tried.
        cells: by way, the names of its cells, in the order of the piece's parts.
    """

    ways: tuple[W, ...]
    cells: tuple[tuple[str, ...], ...]

    @classmethod
    def on(cls, board: Cells, ways: Iterable[W]) -> "Placements[W]":
        """Some ways to lay a piece, with the names that the board gives to their cells."""
        names = {number: name for name, number in board.index.items()}
        listed = tuple(ways)
        return cls(listed, tuple(tuple(names[cell] for cell in way.cells) for way in listed))

    @cached_property
    def by_name(self) -> Mapping[str, W]:
        """The ways by their names, in their order."""
        return dict(zip(map(placement_name, self.cells), self.ways, strict=True))

    @cached_property
    def named(self) -> Mapping[tuple[int, ...], tuple[str, ...]]:
        """The names of a way's cells, by their numbers."""
        return dict(zip((way.cells for way in self.ways), self.cells, strict=True))

    def names(self, fits: Callable[[W], bool]) -> tuple[str, ...]:
        """The names of the ways that fit somehow, in their order."""
        return tuple(name for name, way in self.by_name.items() if fits(way))
