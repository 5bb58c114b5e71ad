"""The shapes in Small City's box: town boards, and every laying of a tile on one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.geometry.bits import Mask
from companion.geometry.shapes import Step
from companion.geometry.square import Grid

LETTERS = "#~wgb$mvx"
"""The letters of a drawing's squares, in the order in which a laid tile lists its squares."""

MOST_SIDE = 12
"""Most columns or rows of a board."""


@dataclass(frozen=True)
class Laying:
    """One laying of a tile on a grid.

    Attributes:
        mask: all squares it covers.
        solid: the squares that count: all but the water of a harbor.
        cells: every square's number, in the order of the tile's functions, alike ones row by row.
    """

    mask: Mask
    solid: Mask
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Ground:
    """One printed town board.

    Attributes:
        grid: its squares.
        areas: by the size of the town, the squares that may be built on.
        obstacles: squares closed to everything.
        water: printed water, closed to everything but a harbor's water.
    """

    grid: Grid
    areas: tuple[Mask, ...]
    obstacles: Mask
    water: Mask


@dataclass(frozen=True)
class Drawing:
    """One shape of a tile: the function of each of its steps."""

    steps: Mapping[Step, str]

    @classmethod
    def read(cls, picture: str) -> "Drawing":
        """Parse a picture whose rows are parted by ``/``. A dot is no square."""
        rows = picture.split("/")
        return cls({(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."})

    @property
    def functions(self) -> str:
        """The letters of its squares, in the order of `LETTERS`."""
        return "".join(sorted(self.steps.values(), key=LETTERS.index))

    def orientations(self) -> Iterator[Mapping[Step, str]]:
        """Yield every different orientation: up to four turns, and their mirrors."""
        seen: list[Mapping[Step, str]] = []
        for flip in (1, -1):
            steps: Mapping[Step, str] = {(x * flip, y): mark for (x, y), mark in self.steps.items()}
            for _ in range(4):
                steps = {(-y, x): mark for (x, y), mark in steps.items()}
                left, top = min(x for x, _ in steps), min(y for _, y in steps)
                steps = {(x - left, y - top): mark for (x, y), mark in steps.items()}
                if steps not in seen:
                    seen.append(steps)
                    yield steps


@lru_cache(maxsize=512)
def list_layings(drawings: tuple[str, ...], grid: Grid) -> tuple[Laying, ...]:
    """List every laying of a tile of these shapes on a grid, over all turns and mirrors."""
    found: dict[tuple[int, ...], Laying] = {}
    for picture in drawings:
        for steps in Drawing.read(picture).orientations():
            for laying in _shift_shape(steps, grid):
                found.setdefault(laying.cells, laying)
    return tuple(found.values())


def _shift_shape(steps: Mapping[Step, str], grid: Grid) -> Iterator[Laying]:
    width, height = max(x for x, _ in steps) + 1, max(y for _, y in steps) + 1
    ordered = sorted(steps, key=lambda step: (LETTERS.index(steps[step]), step[1], step[0]))
    for row in range(grid.rows - height + 1):
        for column in range(grid.columns - width + 1):
            cells = tuple((row + y) * grid.columns + column + x for x, y in ordered)
            mask = sum(1 << cell for cell in cells)
            water = sum(1 << cell for cell, step in zip(cells, ordered, strict=True) if steps[step] == "~")
            yield Laying(mask, mask & ~water, cells)


@lru_cache(maxsize=64)
def parse_ground(picture: str) -> Ground:
    """Parse the drawing of a board."""
    rows = picture.split("/")
    grid = Grid(len(rows[0]), len(rows))
    marks = [(1 << i, mark) for i, mark in enumerate("".join(rows))]
    steps = max((int(mark) for _, mark in marks if mark.isdigit()), default=0)
    areas = tuple(
        sum(bit for bit, mark in marks if mark.isdigit() and int(mark) <= size) for size in range(steps + 1)
    )
    obstacles, water = (sum(bit for bit, mark in marks if mark == what) for what in "#~")
    return Ground(grid, areas, obstacles, water)
