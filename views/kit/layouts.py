"""What every way to lay cells on the screen answers, be they squares or hexes and the edges between them."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import flet.canvas as cv

Point = tuple[float, float]
"""x to the right and y downwards, in pixels from the upper left corner of the board."""

Box = tuple[float, float, float, float]
"""A rectangle: left, top, width, height, in pixels."""


class Layout(Protocol):
    """Where the cells of a board lie, and those between them that can be pointed at; hashable."""

    @property
    def size(self) -> float:
        """The side of a cell, in pixels."""

    @property
    def width(self) -> float:
        """Of the whole board, in pixels."""

    @property
    def height(self) -> float:
        """Of the whole board, in pixels."""

    @property
    def names(self) -> tuple[str, ...]:
        """The cells that are laid out, in the board's order."""

    @property
    def cells(self) -> Collection[str]:
        """Whatever can be pointed at: the cells, and the edges between them where it has any."""

    @property
    def clear(self) -> float:
        """Rings keep so many pixels away from the sides of a cell."""

    def middle(self, cell: str) -> Point:
        """The middle of a cell."""

    def corner(self, cell: str) -> Point:
        """Where a small mark stands, at the upper right of a cell."""

    def target(self, cell: str) -> Box:
        """The rectangle that is tapped for a cell."""

    def face(self, cell: str) -> Box:
        """The rectangle in which a cell is drawn."""

    def finger(self, cell: str) -> float:
        """How many pixels a finger has for a cell."""

    def cell_at(self, x: float, y: float, wanted: Collection[str]) -> str | None:
        """The one of some cells that a finger means at a place; None where it means none of them."""

    def under(self, x: float, y: float, edges: Collection[str] = ()) -> str | None:
        """What lies at a place: one of some edges, or a cell; None beside the board."""

    def outline(
        self, cells: Iterable[str], inset: float, *, joined: bool = False
    ) -> list[cv.Path.PathElement]:
        """Around cells, so many pixels within their sides; joined, around all that hang together."""


@dataclass(frozen=True)
class Window:
    """The part of a board that is seen.

    Attributes:
        layout: where everything lies.
        corner: where the part begins, in pixels.
        width: of the part, in pixels.
        height: of the part, in pixels.
        near: whether it is seen from nearer than all of it would be.
    """

    layout: Layout
    corner: Point
    width: float
    height: float
    near: bool = False

    @cached_property
    def seen(self) -> frozenset[str]:
        """The cells and edges of which at least a bit is seen."""
        return frozenset(cell for cell in self.layout.cells if self._shows(cell))

    @classmethod
    def whole(cls, layout: Layout) -> "Window":
        """All that is laid out."""
        return cls(layout, (0.0, 0.0), layout.width, layout.height)

    def _shows(self, cell: str) -> bool:
        (x, y), (left, top), reach = self.layout.middle(cell), self.corner, self.layout.size
        return -reach < x - left < self.width + reach and -reach < y - top < self.height + reach
