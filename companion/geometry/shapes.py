"""Shapes made of square cells, and their placements on a grid."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from companion.geometry.bits import Mask
from companion.geometry.square import Grid

Step = tuple[int, int]
"""A cell of a shape: columns to the right, rows down."""


@dataclass(frozen=True)
class Shape:
    """Outline of a tile, moved to the top left corner so that equal outlines are equal values."""

    steps: frozenset[Step]

    @classmethod
    def of(cls, steps: Iterable[Step]) -> "Shape":
        """Make the shape of some cells, wherever they lie.

        Raises:
            ValueError: there are no cells.
        """
        cells = list(steps)
        if not cells:
            raise ValueError("a shape has at least one cell")
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        return cls(frozenset((x - left, y - top) for x, y in cells))

    @classmethod
    def from_picture(cls, picture: str) -> "Shape":
        r"""Parse the shape of the ``#`` in a picture whose lines are rows.

        >>> sorted(Shape.from_picture("##\n#.").steps)
        [(0, 0), (0, 1), (1, 0)]
        """
        return cls.of(
            (x, y) for y, line in enumerate(picture.split()) for x, mark in enumerate(line) if mark == "#"
        )

    def turn(self) -> "Shape":
        """Turn the shape by a quarter, clockwise."""
        return Shape.of((-y, x) for x, y in self.steps)

    def mirror(self) -> "Shape":
        """Flip the shape left to right."""
        return Shape.of((-x, y) for x, y in self.steps)

    def orientations(self, *, mirrors: bool = True) -> tuple["Shape", ...]:
        """List the different orientations: up to four turns, and their mirrors when it may be flipped."""
        found: list[Shape] = []
        for start in (self, self.mirror()) if mirrors else (self,):
            shape = start
            for _ in range(4):
                if shape not in found:
                    found.append(shape)
                shape = shape.turn()
        return tuple(found)


@lru_cache(maxsize=4096)
def placements(shape: Shape, grid: Grid) -> tuple[Mask, ...]:
    """List every mask that the shape can cover on the grid in this one orientation, row by row."""
    width, height = max(x for x, _ in shape.steps) + 1, max(y for _, y in shape.steps) + 1
    first = sum(1 << (y * grid.columns + x) for x, y in shape.steps)
    return tuple(
        first << (row * grid.columns + column)
        for row in range(grid.rows - height + 1)
        for column in range(grid.columns - width + 1)
    )
