"""Layout of the hexes of a map, and of the edges between them, on the screen."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import dist, hypot, sqrt

import flet.canvas as cv

from companion.geometry.edges import EdgeGrid
from companion.geometry.hexes import STEPS, Axial, HexGrid, parse_hex
from companion.geometry.naming import is_edge, sides
from views.kit.layouts import Box, Point
from views.kit.outline import closed_path

CORNERS: tuple[Point, ...] = tuple(
    (x * sqrt(3) / 2, y) for x, y in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
)
"""The corners of a hex with sides of length 1 around its middle, clockwise from the top."""


BESIDE = 0.25
"""Distance in sides of a hex within which a place counts as on an edge."""

CLEAR = 0.12
"""Rings keep so many sides of a hex, and a little more, away from its edges, where roads lie."""

RIM = 0.2
"""Around a map whose rim has edges of its own, so many sides of a hex are kept free for them."""


@dataclass(frozen=True)
class HexLayout:
    """Layout of a map at some size: hexes have a pointy top, and the map begins at (0, 0).

    Attributes:
        grid: the map.
        size: length of a side, in pixels; equal to the distance from the middle to a corner.
        rim: whether the outer sides of its outermost hexes are edges, too.
    """

    grid: HexGrid
    size: float
    rim: bool = False

    @cached_property
    def across(self) -> float:
        """Width of a hex, in pixels."""
        return sqrt(3) * self.size

    @property
    def width(self) -> float:
        """Width of the whole map, in pixels."""
        return _map_extent(self.grid)[0] * self.across + 2 * self._room_within

    @property
    def height(self) -> float:
        """Height of the whole map, in pixels."""
        return _map_extent(self.grid)[1] * self.size + 2 * self._room_within

    @property
    def names(self) -> tuple[str, ...]:
        """Hexes, in the map's order."""
        return self.grid.names

    @property
    def cells(self) -> Collection[str]:
        """Hexes and edges."""
        return self.middles

    @property
    def clear(self) -> float:
        """Distance in pixels that rings keep from the sides of a hex, where roads lie."""
        return self.size * CLEAR + 2

    @property
    def _room_within(self) -> float:
        return RIM * self.size if self.rim else 0.0

    @cached_property
    def edges(self) -> tuple[str, ...]:
        """Names of the edges, those of the rim among them if it has any."""
        return edges_of(self.grid, rim=self.rim)

    @cached_property
    def middles(self) -> dict[str, Point]:
        """Middle of every hex and of every edge, by name: hexes first, each kind in the map's order."""
        numbers = zip(self.grid.names, self.grid.numbers, strict=True)
        found = {name: self._middle_of_hex(at) for name, at in numbers}
        for edge in self.edges:
            (x, y), (u, v) = self._middles_beside(edge)
            found[edge] = (x + u) / 2, (y + v) / 2
        return found

    @cached_property
    def _corner(self) -> Point:
        """Leftmost column (half columns count) and topmost row of the map."""
        hexes = self.grid.hexes
        return min(q + r / 2 for q, r in hexes), min(r for _, r in hexes)

    def _middle_of_hex(self, at: Axial) -> Point:
        (q, r), (left, top) = at, self._corner
        x, y = self.across * (q + r / 2 - left + 0.5), self.size * (1.5 * (r - top) + 1)
        return x + self._room_within, y + self._room_within

    def _middles_beside(self, edge: str) -> tuple[Point, Point]:
        """Locate the middles of the two hexes beside an edge, even if one lies beyond the map."""
        one, other = map(parse_hex, sides(edge))
        return self._middle_of_hex(one), self._middle_of_hex(other)

    def middle(self, cell: str) -> Point:
        """Locate the middle of a hex or an edge."""
        return self.middles[cell]

    def corner(self, cell: str) -> Point:
        """Locate a small mark: at the upper right of a hex, in the middle of an edge."""
        return self.middles[cell] if is_edge(cell) else self.corners(cell, self.size * 0.3)[1]

    def corners(self, at: str, inset: float = 0) -> list[Point]:
        """List the six corners of a hex, clockwise from the top, `inset` pixels within its sides."""
        (x, y), reach = self.middles[at], self.size - inset * 2 / sqrt(3)
        return [(x + reach * right, y + reach * down) for right, down in CORNERS]

    def ends(self, edge: str, inset: float = 0) -> tuple[Point, Point]:
        """Locate the two ends of an edge, the higher first, each `inset` pixels nearer to the other."""
        x, y = self.middles[edge]
        (a, b), (c, d) = self._middles_beside(edge)
        half = self.size / 2 - inset
        across, down = (d - b) / self.across * half, (a - c) / self.across * half
        one, other = sorted([(y + down, x + across), (y - down, x - across)])
        return one[::-1], other[::-1]

    def target(self, cell: str) -> Box:
        """Measure the rectangle that is tapped for a hex or an edge. Two of a kind never overlap."""
        x, y = self.middles[cell]
        part = 0.5 if is_edge(cell) else 1.0
        width, height = self.across * part, self.size * 1.5 * part
        return x - width / 2, y - height / 2, width, height

    def face(self, cell: str) -> Box:
        """Measure the rectangle around all of a hex, corners included."""
        x, y = self.middles[cell]
        return x - self.across / 2, y - self.size, self.across, 2 * self.size

    def outline(
        self, cells: Iterable[str], inset: float, *, joined: bool = False
    ) -> list[cv.Path.PathElement]:
        """Trace the outline of each hex by itself, `inset` pixels within its sides."""
        return [element for at in cells for element in closed_path(self.corners(at, inset))]

    def finger(self, cell: str) -> float:
        """Measure the room that a finger has for a hex or an edge, in pixels.

        For a hex this is its width, since the nearest middle wins.
        """
        return min(self.target(cell)[2:]) if is_edge(cell) else self.across

    def hex_at(self, x: float, y: float) -> str | None:
        """Find the hex with its middle nearest to (x, y), or None if all are farther than `size`."""
        return self._nearest_cell(self.grid.names, (x, y), lambda at: dist(self.middles[at], (x, y)))

    def edge_at(self, x: float, y: float) -> str | None:
        """Find the edge nearest to (x, y), its ends included, or None if all are farther than `size`."""
        return self._nearest_cell(
            self.edges, (x, y), lambda edge: _distance_to_segment((x, y), *self.ends(edge))
        )

    def _edge_beside(self, x: float, y: float, edges: Collection[str]) -> str | None:
        """Find the edge of `edges` at or beside a place, or None for a place within a hex."""
        edge = self.edge_at(x, y)
        if edge is None or edge not in edges:
            return None
        return edge if _distance_to_segment((x, y), *self.ends(edge)) <= self.size * BESIDE else None

    def cell_at(self, x: float, y: float, wanted: Collection[str]) -> str | None:
        """Find the hex or edge of `wanted` at (x, y), or None if another is nearer or all are too far."""
        found = self.edge_at(x, y) if any(map(is_edge, wanted)) else self.hex_at(x, y)
        return found if found in wanted else None

    def under(self, x: float, y: float, edges: Collection[str] = ()) -> str | None:
        """Find the edge of `edges` at a place of the map, else the hex."""
        return self._edge_beside(x, y, edges) or self.hex_at(x, y)

    def _nearest_cell(self, cells: Iterable[str], at: Point, away: Callable[[str], float]) -> str | None:
        found = min(cells, key=away, default=None)
        return found if found is not None and away(found) <= self.size else None


def layout_for(grid: HexGrid, width: float, height: float, largest: float, *, rim: bool = False) -> HexLayout:
    """Lay out a map as large as it fits.

    Args:
        grid: the map.
        width: width available, in pixels.
        height: height available, in pixels.
        largest: upper bound of a side, in pixels.
        rim: True if the outer sides of its outermost hexes are edges, too.
    """
    wide, high = _map_extent(grid)
    free = 2 * RIM if rim else 0.0
    fitting = min(width / (wide * sqrt(3) + free), height / (high + free), largest)
    return HexLayout(grid, max(4.0, int(fitting * 4) / 4), rim)


@lru_cache(maxsize=32)
def edges_of(grid: HexGrid, *, rim: bool = False) -> tuple[str, ...]:
    """List the names of the edges between the hexes of a map, with ``rim`` also of those around the map."""
    if not rim:
        return EdgeGrid(grid).names
    around = {(q + x, r + y) for q, r in grid.hexes for x, y in STEPS.values()}
    wider = EdgeGrid(HexGrid(grid.hexes | around)).names
    return tuple(edge for edge in wider if any(side in grid.index for side in sides(edge)))


@lru_cache(maxsize=16)
def _map_extent(grid: HexGrid) -> tuple[float, float]:
    """Measure a map: width in widths of a hex, height in sides of a hex."""
    across = [q + r / 2 for q, r in grid.hexes]
    down = [r for _, r in grid.hexes]
    return max(across) - min(across) + 1, 1.5 * (max(down) - min(down)) + 2


def _distance_to_segment(at: Point, start: Point, end: Point) -> float:
    """Measure the distance of a place from the segment between two points."""
    (x, y), (a, b), (c, d) = at, start, end
    along = ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)
    along = max(0.0, min(1.0, along))
    return hypot(x - a - along * (c - a), y - b - along * (d - b))
