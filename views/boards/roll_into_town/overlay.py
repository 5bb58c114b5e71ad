"""What is laid over a map for the moment: squares that glow, what is drawn in guess, edges; and its names."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import flet as ft
import flet.canvas as cv

from companion.games.roll_into_town.marks import EMPTY, Token
from companion.games.roll_into_town.position import CellName, Cells
from companion.geometry.square import Grid
from views.boards.roll_into_town.pencil.canvas import Shapes, guessed
from views.boards.roll_into_town.pencil.strokes import Drawing
from views.boards.roll_into_town.pencil.tokens import joins, square
from views.boards.roll_into_town.pencil.tones import Palette
from views.kit.pens import pen

Glow = Literal["open", "chosen", "lit", "asked", "faint"]
"""How a square is pointed out: it may be tapped now; it is in hand; it is why not; it was asked about and
refused; it fades."""

FEW = 24
"""So many squares can glow without the map becoming a wall; with more of them each glows less."""


@dataclass(frozen=True)
class Frame:
    """Where the squares lie on the screen.

    Attributes:
        grid: the squares.
        size: of each, in pixels.
        named: whether letters and numbers stand beside them; where room is dear they stand in them.
    """

    grid: Grid
    size: float
    named: bool = False

    @property
    def width(self) -> float:
        """Of all squares, in pixels."""
        return self.grid.columns * self.size

    @property
    def height(self) -> float:
        """Of all squares, in pixels."""
        return self.grid.rows * self.size

    def corner(self, number: int) -> tuple[float, float]:
        """The upper left corner of a square, in pixels."""
        return number % self.grid.columns * self.size, number // self.grid.columns * self.size


@dataclass(frozen=True)
class Shown:
    """What is drawn of a map for the moment.

    Attributes:
        cells: what its squares show.
        glows: squares that are pointed out.
        ghosts: what is drawn in pencil.
        badges: short texts in the corners of squares.
        faint: whether all other squares fade.
    """

    cells: Cells
    glows: Mapping[CellName, Glow] = field(default_factory=dict)
    ghosts: Mapping[CellName, Token] = field(default_factory=dict)
    badges: Mapping[CellName, str] = field(default_factory=dict)
    faint: bool = False

    def glowing(self, *kinds: Glow) -> tuple[CellName, ...]:
        """The squares that are pointed out so."""
        return tuple(at for at, glow in self.glows.items() if glow in kinds)

    def open(self, grid: Grid, *, free: bool) -> tuple[CellName, ...]:
        """The squares that may be tapped, and on which nothing is drawn, or something is."""
        return tuple(at for at in self.glowing("open") if (self.cells[grid.index[at]] == EMPTY) == free)

    def veiled(self, grid: Grid) -> tuple[CellName, ...]:
        """The squares that fade."""
        faint = self.glowing("faint")
        if not self.faint:
            return faint
        clear = {*self.glows, *self.ghosts} - set(faint)
        return tuple(at for at in grid.names if at not in clear)

    def as_guessed(self, grid: Grid) -> Cells:
        """The squares as they would be with what is drawn in pencil."""
        return tuple(self.ghosts.get(at, token) for at, token in zip(grid.names, self.cells, strict=True))


def names_shapes(tones: Palette, frame: Frame, corner: tuple[float, float] = (0, 0)) -> Shapes:
    """The letters of the columns and the numbers of the rows, small, in the squares at the edges.

    Args:
        tones: the colours.
        frame: where the squares lie.
        corner: where that begins which is seen of the map, in pixels of the whole.
    """
    size = max(7.5, frame.size * 0.22)
    style = ft.TextStyle(size=size, color=tones["soft"], weight=ft.FontWeight.W_600)
    clear = ft.Paint(color=ft.Colors.with_opacity(0.75, tones["paper"]), style=ft.PaintingStyle.FILL)
    columns, step = frame.grid.columns, frame.size
    found: Shapes = []

    def name(x: float, y: float, text: str) -> None:
        wide = size * (0.75 if len(text) < 2 else 1.3)
        found.append(cv.Rect(x, y, wide, size + 1, 3, clear))
        found.append(cv.Text(x + wide / 2, y + size / 2, text, style, alignment=ft.Alignment.CENTER))

    for column, cell in enumerate(frame.grid.names[:columns]):
        name(column * step + 2.5, corner[1] + 2, cell[0])
    for row in range(frame.grid.rows):
        name(corner[0] + 2.5, (row + 1) * step - size - 3, str(row + 1))
    return found


def _rounded(frame: Frame, at: CellName, inset: float) -> cv.Path.PathElement:
    """A square with round corners, so many pixels within its edges."""
    left, top = frame.corner(frame.grid.index[at])
    side = round(frame.size - 2 * inset, 1)
    return cv.Path.Rect(
        round(left + inset, 1), round(top + inset, 1), side, side, border_radius=round(frame.size * 0.16)
    )


def _around(frame: Frame, cells: tuple[CellName, ...], inset: float) -> list[cv.Path.PathElement]:
    return [_rounded(frame, at, inset) for at in cells]


def _fill(colour: str, strength: float) -> ft.Paint:
    return ft.Paint(color=ft.Colors.with_opacity(strength, colour), style=ft.PaintingStyle.FILL)


def under_shapes(tones: Palette, free: tuple[CellName, ...], frame: Frame) -> Shapes:
    """Below the pencil: empty squares that may be tapped glow."""
    if not free:
        return []
    path, few = _around(frame, free, frame.size * 0.07), len(free) <= FEW
    ring = ft.Colors.with_opacity(1 if few else 0.38, tones["glow"])
    return [
        cv.Path(path, paint=_fill(tones["glow"], 0.22 if few else 0.1)),
        cv.Path(path, paint=pen(ring, 1.6 if few else 1.1)),
    ]


def veil_shapes(tones: Palette, veiled: tuple[CellName, ...], frame: Frame) -> Shapes:
    """Over the pencil: squares that fade."""
    return [cv.Path(_around(frame, veiled, 0.5), paint=_fill(tones["paper"], 0.62))] if veiled else []


def over_shapes(tones: Palette, shown: Shown, frame: Frame) -> Shapes:
    """Over all that: what is drawn in guess, and edges around what is pointed out."""
    found: Shapes = []
    joined = joins(frame.grid, shown.as_guessed(frame.grid))
    for at, token in shown.ghosts.items():
        if at in frame.grid.index:
            found += _ghost(tones, frame, at, square(token, joined[frame.grid.index[at]]))
    edges = (
        (shown.open(frame.grid, free=False), tones["glow"], frame.size * 0.06, 2.2),
        (shown.glowing("chosen"), tones["glow"], 1.5, 3.2),
        (shown.glowing("lit"), tones["lit"], 1.5, 3.2),
        (shown.glowing("asked"), tones["asked"], 1.5, 3.2),
    )
    for cells, colour, inset, width in edges:
        if cells:
            path = _around(frame, cells, inset)
            found += [
                cv.Path(path, paint=pen(tones["paper"], width + 2)),
                cv.Path(path, paint=pen(colour, width)),
            ]
    return found


def _ghost(tones: Palette, frame: Frame, at: CellName, drawing: Drawing) -> Shapes:
    """What would be drawn there: in grey on clean paper, in a dashed frame."""
    size = frame.size
    left, top = frame.corner(frame.grid.index[at])
    return [
        cv.Path([_rounded(frame, at, 1)], paint=_fill(tones["paper"], 1)),
        *guessed(drawing, size, tones, left=left, top=top),
        cv.Path([_rounded(frame, at, 1.5)], paint=pen(tones["glow"], 2.2, [size * 0.12, size * 0.1])),
    ]
