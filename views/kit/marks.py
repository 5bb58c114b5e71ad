"""Marks on a board for the moment. Each kind has a form as well as a colour."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

import flet as ft
import flet.canvas as cv

from companion.geometry.naming import is_edge
from views.kit.hexes import HexLayout
from views.kit.layouts import Layout, Point
from views.kit.pens import Shapes, area_paint, line_paint

Glow = Literal["open", "chosen", "lit", "asked", "faint"]
"""Kinds of mark: open to a tap, in hand, cause of a refusal, asked about and refused, fading."""

KINDS: tuple[Glow, ...] = ("open", "chosen", "lit", "asked")

FEW = 24
"""Number of cells that can glow strongly; with more of them each glows less."""

INSET = 1.5
"""Distance in pixels of lines around cells within their sides."""


@dataclass(frozen=True, slots=True)
class Tones:
    """Colours of marks.

    Attributes:
        paper: around every line, so that it stands out from whatever lies below.
        glow: cells that may be tapped, and cells in hand.
        lit: cells that are the cause of a refusal.
        asked: refused.
    """

    paper: str
    glow: str
    lit: str
    asked: str


DAY = Tones("#FFFBF0", "#1F7A5E", "#A35A00", "#B3261E")
NIGHT = Tones("#1F2931", "#6FD9B4", "#F2B25C", "#FF8A80")


def mark_tones(*, dark: bool) -> Tones:
    """Select the colours for day or night."""
    return NIGHT if dark else DAY


@dataclass(frozen=True)
class Marks:
    """Marks on a board: cells that are pointed out.

    Attributes:
        glows: cells, each with its kind of glow.
        taken: cells on which something lies: a ring shows that they may be tapped, others glow.
        faint: whether all cells fade that are not pointed out.
        halo: cells of an area around something.
        ghosts: the cells of each piece that is not agreed yet, in a dashed frame.
        bold: whether they lie among cardboard of any colour: rings and frames are white, however many glow.
    """

    glows: Mapping[str, Glow] = field(default_factory=dict)
    taken: frozenset[str] = frozenset()
    faint: bool = False
    halo: tuple[str, ...] = ()
    ghosts: tuple[tuple[str, ...], ...] = ()
    bold: bool = False

    def among(self, cells: Collection[str]) -> "Marks":
        """Restrict the marks to `cells`."""
        glows = {at: glow for at, glow in self.glows.items() if at in cells}
        ghosts = tuple(found for ghost in self.ghosts if (found := tuple(at for at in ghost if at in cells)))
        halo = tuple(at for at in self.halo if at in cells)
        return replace(self, glows=glows, ghosts=ghosts, halo=halo)

    def glowing_cells(self, kind: Glow) -> tuple[str, ...]:
        """List the cells that glow as `kind`."""
        return tuple(at for at, glow in self.glows.items() if glow == kind)

    @property
    def pointed(self) -> frozenset[str]:
        """Cells in hand, causes of a refusal, and cells that were asked about."""
        return frozenset(at for at, glow in self.glows.items() if glow not in ("open", "faint"))

    @property
    def free(self) -> tuple[str, ...]:
        """Cells, not edges, that may be tapped and on which nothing lies."""
        return tuple(at for at in self.glowing_cells("open") if at not in self.taken and not is_edge(at))

    def fading_cells(self, names: Iterable[str]) -> tuple[str, ...]:
        """Select those of `names` that fade."""
        faint = self.glowing_cells("faint")
        clear = {*self.glows, *self.halo, *(cell for ghost in self.ghosts for cell in ghost)} - {*faint}
        return tuple(at for at in names if (at not in clear if self.faint else at in faint))


def cause_glows(causes: Iterable[str], asked: Iterable[str]) -> dict[str, Glow]:
    """Mark the cells of an open sheet of reasons: causes as `lit`, cells asked about as `asked`."""
    found: dict[str, Glow] = dict.fromkeys(causes, "lit")
    found.update(dict.fromkeys(asked, "asked"))
    return found


# Below what lies on the cells -----------------------------------------------------------------------------


def draw_marks_below(marks: Marks, layout: Layout, colours: Tones) -> Shapes:
    """Draw the empty cells that may be tapped, and the halo, below the pieces."""
    found: Shapes = []
    if marks.halo:
        found.append(
            cv.Path(layout.outline(marks.halo, 0, joined=True), paint=_tint_paint(colours.lit, 0.16))
        )
    if free := marks.free:
        few, path = marks.bold or len(free) <= FEW, layout.outline(free, layout.size * 0.07)
        found.append(cv.Path(path, paint=_tint_paint(colours.glow, 0.22 if few else 0.14)))
        line = ft.Colors.with_opacity(1 if few else 0.55, colours.glow)
        found.append(cv.Path(path, paint=line_paint(line, 1.6 if few else 1.1)))
    return found


def draw_veil(cells: Iterable[str], layout: Layout, paper: str) -> Shapes:
    """Draw the veil over the cells that fade."""
    path = layout.outline(cells, 0, joined=True)
    return [cv.Path(path, paint=_tint_paint(paper, 0.62))] if path else []


# Over everything ------------------------------------------------------------------------------------------


def draw_marks_above(marks: Marks, layout: Layout, colours: Tones) -> Shapes:
    """Draw rings around cells and lines along edges. Marks of a refusal lie above the others."""
    found: Shapes = []
    if marks.halo:
        around = layout.outline(marks.halo, 0, joined=True)
        found.append(cv.Path(around, paint=line_paint(colours.lit, 2.0, (4.0, 4.0))))
    free = {*marks.free}
    for kind in KINDS:
        pointed = [cell for cell in marks.glowing_cells(kind) if kind != "open" or cell not in free]
        if cells := [cell for cell in pointed if not is_edge(cell)]:
            found += _draw_rings(kind, cells, layout, colours, bold=marks.bold)
        if isinstance(layout, HexLayout) and (edges := [cell for cell in pointed if is_edge(cell)]):
            found += _draw_edge_lines(kind, edges, layout, colours)
        if kind == "open":
            for ghost in marks.ghosts:
                found += _draw_ghost_frame(ghost, layout, colours, bold=marks.bold)
        if kind == "asked" and pointed:
            found += _draw_refusal_cross(pointed[0], layout, colours)
    return found


def _draw_rings(kind: Glow, cells: list[str], layout: Layout, colours: Tones, *, bold: bool) -> Shapes:
    """Draw a slim ring in each open cell, a strong ring around all chosen cells, dashes around causes."""
    few = kind != "open" or len(cells) <= FEW
    wide = {"open": 2.2 if few else 1.5, "chosen": 3.6, "lit": 3.2, "asked": 3.2}[kind]
    inset = layout.clear + wide / 2 if layout.clear else layout.size * 0.08 if kind == "open" else INSET
    path = layout.outline(cells, inset, joined=kind != "open")
    if kind == "open" and bold:
        return [
            cv.Path(path, paint=_tint_paint("#FFFFFF", 0.14)),
            cv.Path(path, paint=line_paint("#10151A", 3.4)),
            cv.Path(path, paint=line_paint("#FFFFFF", 1.9, (5.0, 3.0))),
        ]
    ink = _glow_ink(kind, colours) if few else ft.Colors.with_opacity(0.7, _glow_ink(kind, colours))
    return [
        cv.Path(path, paint=line_paint(colours.paper, wide + 2)),
        cv.Path(path, paint=line_paint(ink, wide, _dash_lengths(layout.size) if kind == "lit" else ())),
    ]


def _draw_ghost_frame(cells: tuple[str, ...], layout: Layout, colours: Tones, *, bold: bool) -> Shapes:
    """Draw the dashed frame around a ghost, or for a road two lines with paper between."""
    if isinstance(layout, HexLayout) and is_edge(cells[0]):
        path, wide = _trace_line(layout.ends(cells[0], layout.size * 0.18)), max(5.0, layout.size * 0.24)
        return [
            cv.Path(path, paint=line_paint(colours.paper, wide + 6)),
            cv.Path(path, paint=line_paint(colours.glow, wide + 3)),
            cv.Path(path, paint=line_paint(colours.paper, wide)),
        ]
    inset = layout.clear + 1 if layout.clear else INSET if not bold else layout.size * 0.05
    path = layout.outline(cells, inset, joined=True)
    edge, line = ("#10151A", "#FFFFFF") if bold else (colours.paper, colours.glow)
    return [
        cv.Path(path, paint=line_paint(edge, 4.2)),
        cv.Path(path, paint=line_paint(line, 2.2, _dash_lengths(layout.size))),
    ]


def _draw_refusal_cross(cell: str, layout: Layout, colours: Tones) -> Shapes:
    """Draw a disc with a cross for a refusal, at the upper right of a cell or in the middle of an edge."""
    radius = max(6.0, layout.size * (0.2 if isinstance(layout, HexLayout) else 0.15))
    (x, y), arm = layout.corner(cell), radius * 0.42
    lines = [
        *_trace_line(((x - arm, y - arm), (x + arm, y + arm))),
        *_trace_line(((x - arm, y + arm), (x + arm, y - arm))),
    ]
    return [
        cv.Circle(round(x, 1), round(y, 1), radius + 1.5, area_paint(colours.paper)),
        cv.Circle(round(x, 1), round(y, 1), radius, area_paint(colours.asked)),
        cv.Path(lines, paint=line_paint(colours.paper, max(1.6, radius * 0.22))),
    ]


# Edges between hexes --------------------------------------------------------------------------------------


def draw_roads(colours: Mapping[str, str], layout: HexLayout, paper: str) -> Shapes:
    """Draw a road along every edge that has one, in its colour, a little apart from the next."""
    by_colour: dict[str, list[cv.Path.PathElement]] = {}
    for edge, colour in colours.items():
        by_colour.setdefault(colour, []).extend(_trace_line(layout.ends(edge, layout.size * 0.14)))
    size = layout.size
    return [
        cv.Path(path, paint=line_paint(paint, width))
        for colour, path in by_colour.items()
        for paint, width in ((paper, size * 0.2 + 3), (colour, max(3.0, size * 0.2)))
    ]


def draw_ghost_road(cell: str, colour: str, layout: HexLayout) -> Shapes:
    """Draw a proposed road: dots of its colour within its frame."""
    size = layout.size
    path = _trace_line(layout.ends(cell, size * 0.18))
    return [cv.Path(path, paint=line_paint(colour, max(5.0, size * 0.24) * 0.5, (size * 0.08, size * 0.2)))]


def _draw_edge_lines(kind: Glow, edges: list[str], layout: HexLayout, colours: Tones) -> Shapes:
    """Draw two slim lines along open edges, a strong line along chosen edges, dashes along causes."""
    size = layout.size
    path = [element for edge in edges for element in _trace_line(layout.ends(edge, size * 0.22))]
    ink = _glow_ink(kind, colours)
    if kind == "open":
        few = len(edges) <= FEW
        wide = max(5.0, size * (0.24 if few else 0.18))
        return [
            cv.Path(path, paint=line_paint(colours.paper, wide + 2)),
            cv.Path(path, paint=line_paint(ft.Colors.with_opacity(1 if few else 0.75, ink), wide)),
            cv.Path(path, paint=line_paint(colours.paper, wide - (4.0 if few else 2.8))),
        ]
    wide = max(5.0, size * 0.2)
    return [
        cv.Path(path, paint=line_paint(colours.paper, wide + 4)),
        cv.Path(path, paint=line_paint(ink, wide, (wide * 0.5, wide * 1.5) if kind == "lit" else ())),
    ]


def _glow_ink(kind: Glow, colours: Tones) -> str:
    return {"open": colours.glow, "chosen": colours.glow, "lit": colours.lit, "asked": colours.asked}[kind]


def _dash_lengths(size: float) -> tuple[float, float]:
    return (round(max(4.0, size * 0.14), 1), round(max(4.0, size * 0.14), 1))


def _tint_paint(colour: str, strength: float) -> ft.Paint:
    return area_paint(ft.Colors.with_opacity(strength, colour))


def _trace_line(ends: tuple[Point, Point]) -> list[cv.Path.PathElement]:
    (x, y), (u, v) = ends
    return [cv.Path.MoveTo(round(x, 1), round(y, 1)), cv.Path.LineTo(round(u, 1), round(v, 1))]
