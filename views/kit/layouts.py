"""Geometry that every layout of cells offers, for squares, for hexes and for the edges between hexes."""

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
    """Hashable geometry of a board: where its cells, and the edges between them, lie on the screen."""

    @property
    def size(self) -> float:
        """Side of a cell, in pixels."""

    @property
    def width(self) -> float:
        """Width of the whole board, in pixels."""

    @property
    def height(self) -> float:
        """Height of the whole board, in pixels."""

    @property
    def names(self) -> tuple[str, ...]:
        """Cells that are laid out, in the board's order."""

    @property
    def cells(self) -> Collection[str]:
        """Everything that can be pointed at: the cells, and the edges between them, if any."""

    @property
    def clear(self) -> float:
        """Distance in pixels that rings keep from the sides of a cell."""

    def middle(self, cell: str) -> Point:
        """Locate the middle of a cell."""

    def corner(self, cell: str) -> Point:
        """Locate a small mark of a cell, at its upper right."""

    def target(self, cell: str) -> Box:
        """Measure the rectangle that is tapped for a cell."""

    def face(self, cell: str) -> Box:
        """Measure the rectangle around a drawn cell."""

    def finger(self, cell: str) -> float:
        """Measure the room that a finger has for a cell, in pixels."""

    def cell_at(self, x: float, y: float, wanted: Collection[str]) -> str | None:
        """Find the cell of `wanted` that a touch at (x, y) means, or None."""

    def under(self, x: float, y: float, edges: Collection[str] = ()) -> str | None:
        """Find the edge of `edges`, else the cell, at (x, y), or None beside the board."""

    def outline(
        self, cells: Iterable[str], inset: float, *, joined: bool = False
    ) -> list[cv.Path.PathElement]:
        """Trace the outline of cells, `inset` pixels within their sides.

        With `joined`, the outline runs around connected cells.
        """


@dataclass(frozen=True)
class Window:
    """Part of a board that is seen.

    Attributes:
        layout: where everything lies.
        corner: where the part begins, in pixels.
        width: of the part, in pixels.
        height: of the part, in pixels.
        near: whether the part is drawn larger than the whole board would be.
    """

    layout: Layout
    corner: Point
    width: float
    height: float
    near: bool = False

    @cached_property
    def seen(self) -> frozenset[str]:
        """Cells and edges of which at least a part is seen."""
        if (self.width, self.height) == (self.layout.width, self.layout.height):
            return frozenset(self.layout.cells)
        return frozenset(cell for cell in self.layout.cells if self._is_in_view(cell))

    def __hash__(self) -> int:
        """Return the cached hash. Every cell kept between two drawings is looked up by it."""
        return self._cached_hash

    @cached_property
    def _cached_hash(self) -> int:
        return hash((self.layout, self.corner, self.width, self.height, self.near))

    @classmethod
    def whole(cls, layout: Layout) -> "Window":
        """Make the window that shows all of a layout."""
        return cls(layout, (0.0, 0.0), layout.width, layout.height)

    def _is_in_view(self, cell: str) -> bool:
        (x, y), (left, top), reach = self.layout.middle(cell), self.corner, self.layout.size
        return -reach < x - left < self.width + reach and -reach < y - top < self.height + reach
