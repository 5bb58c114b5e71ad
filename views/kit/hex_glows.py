"""What is pointed out on a map of hexes for the moment; each kind has a form as well as a colour."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

import flet as ft
import flet.canvas as cv

from companion.geometry.naming import is_edge
from views.kit.hex_looks import Shapes, outline
from views.kit.hexes import HexLayout, Point
from views.kit.pens import fill, pen
from views.theme import CENTER

Glow = Literal["open", "chosen", "lit", "asked"]
"""How a hex or an edge is pointed out: it may be tapped now; it is in hand; it is why not; it was asked about
and refused."""

KINDS: tuple[Glow, ...] = ("open", "chosen", "lit", "asked")

BESIDE = 0.12
"""Rings keep so many sides of a hex, and a little more, away from its edges, where roads lie."""

FEW = 24
"""So many cells can glow without the map becoming a wall; with more of them each glows less."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of what is pointed out.

    Attributes:
        paper: around every line, so that it is seen on whatever lies below.
        glow: what may be tapped, and what is in hand.
        lit: why not.
        asked: refused.
    """

    paper: str
    glow: str
    lit: str
    asked: str


DAY = Tones("#FFFBF0", "#1F7A5E", "#A35A00", "#B3261E")
NIGHT = Tones("#1F2931", "#6FD9B4", "#F2B25C", "#FF8A80")


def tones(*, dark: bool) -> Tones:
    """The colours by day or by night."""
    return NIGHT if dark else DAY


def roads(colours: Mapping[str, str], layout: HexLayout, paper: str) -> Shapes:
    """A road along every edge that has one, in its colour, a little apart from the next."""
    by_colour: dict[str, list[cv.Path.PathElement]] = {}
    for edge, colour in colours.items():
        by_colour.setdefault(colour, []).extend(_line(layout.ends(edge, layout.size * 0.14)))
    size = layout.size
    return [
        cv.Path(path, paint=pen(paint, width))
        for colour, path in by_colour.items()
        for paint, width in ((paper, size * 0.2 + 3), (colour, max(3.0, size * 0.2)))
    ]


def veil(cells: Iterable[str], layout: HexLayout, paper: str) -> Shapes:
    """Over hexes that fade."""
    path = [element for at in cells for element in outline(layout.corners(at))]
    return [cv.Path(path, paint=_tint(paper, 0.62))] if path else []


def glows(cells: Mapping[str, Glow], layout: HexLayout, colours: Tones) -> Shapes:
    """Rings in hexes and lines along edges, over everything else; what is refused lies over the rest."""
    found: Shapes = []
    for kind in KINDS:
        hexes = [cell for cell, glow in cells.items() if glow == kind and not is_edge(cell)]
        edges = [cell for cell, glow in cells.items() if glow == kind and is_edge(cell)]
        if hexes:
            found += _rings(kind, hexes, layout, colours)
        if edges:
            found += _lines(kind, edges, layout, colours)
        if kind == "asked":
            found += [shape for cell in (*hexes, *edges) for shape in _cross(cell, layout, colours)]
    return found


def _rings(kind: Glow, hexes: list[str], layout: HexLayout, colours: Tones) -> Shapes:
    """Open: a slim ring, clear of the roads around; chosen: a strong one; why not: dashes."""
    few = kind != "open" or len(hexes) <= FEW
    wide = {"open": 2.2 if few else 1.5, "chosen": 4.6, "lit": 3.4, "asked": 3.0}[kind]
    inset = layout.size * BESIDE + 2 + wide / 2
    path = [element for at in hexes for element in outline(layout.corners(at, inset))]
    ink = ft.Colors.with_opacity(1 if few else 0.7, _ink(kind, colours))
    return [
        cv.Path(path, paint=pen(colours.paper, wide + 2)),
        cv.Path(path, paint=pen(ink, wide, _dashes(layout.size) if kind == "lit" else None)),
    ]


def _lines(kind: Glow, edges: list[str], layout: HexLayout, colours: Tones) -> Shapes:
    """Open: two slim lines side by side, as a road not yet laid; chosen: a strong line; why not: dashes."""
    size = layout.size
    path = [element for edge in edges for element in _line(layout.ends(edge, size * 0.22))]
    ink = _ink(kind, colours)
    if kind == "open":
        few = len(edges) <= FEW
        wide = max(5.0, size * (0.24 if few else 0.18))
        return [
            cv.Path(path, paint=pen(colours.paper, wide + 2)),
            cv.Path(path, paint=pen(ft.Colors.with_opacity(1 if few else 0.75, ink), wide)),
            cv.Path(path, paint=pen(colours.paper, wide - (4.0 if few else 2.8))),
        ]
    wide = max(5.0, size * 0.2)
    return [
        cv.Path(path, paint=pen(colours.paper, wide + 4)),
        cv.Path(path, paint=pen(ink, wide, [wide * 0.5, wide * 1.5] if kind == "lit" else None)),
    ]


def _cross(cell: str, layout: HexLayout, colours: Tones) -> Shapes:
    """A disc with a cross, at the upper right of a hex or in the middle of an edge: refused."""
    radius = max(6.0, layout.size * 0.2)
    x, y = layout.middles[cell] if is_edge(cell) else layout.corners(cell, layout.size * 0.3)[1]
    arm = radius * 0.42
    lines = [
        *_line(((x - arm, y - arm), (x + arm, y + arm))),
        *_line(((x - arm, y + arm), (x + arm, y - arm))),
    ]
    return [
        cv.Circle(round(x, 1), round(y, 1), radius + 1.5, fill(colours.paper)),
        cv.Circle(round(x, 1), round(y, 1), radius, fill(colours.asked)),
        cv.Path(lines, paint=pen(colours.paper, max(1.6, radius * 0.22))),
    ]


Named = tuple[str, str, str]
"""A hex, what is written into it, and the ink."""


def names(labels: Iterable[Named], ringed: Collection[str], layout: HexLayout, paper: str) -> Shapes:
    """Names at the top of hexes; those of hexes with a ring stand on a slip of paper."""
    size = max(9, round(layout.size * 0.24))
    styles: dict[str, ft.TextStyle] = {}
    found: Shapes = []
    for at, label, ink in labels:
        x, y = layout.middles[at]
        y -= layout.size * 0.48
        if at in ringed:
            wide, high = size * (0.62 * len(label) + 0.5), size + 2
            found.append(cv.Rect(round(x - wide / 2, 1), round(y - high / 2, 1), wide, high, 4, fill(paper)))
        style = styles.setdefault(ink, ft.TextStyle(size=size, color=ink, weight=ft.FontWeight.W_600))
        found.append(cv.Text(round(x, 1), round(y, 1), label, style, alignment=CENTER))
    return found


def ghost_hex(cell: str, layout: HexLayout, colours: Tones) -> Shapes:
    """The dashed frame around a hex that would be so, but is not agreed yet."""
    path = outline(layout.corners(cell, layout.size * BESIDE + 3))
    return [
        cv.Path(path, paint=pen(colours.paper, 4.6)),
        cv.Path(path, paint=pen(colours.glow, 2.4, _dashes(layout.size))),
    ]


def ghost_road(cell: str, colour: str, layout: HexLayout, colours: Tones) -> Shapes:
    """A road that is not agreed yet: pale, in a frame of dots."""
    size, path = layout.size, _line(layout.ends(cell, layout.size * 0.18))
    wide = max(5.0, size * 0.24)
    return [
        cv.Path(path, paint=pen(colours.paper, wide + 6)),
        cv.Path(path, paint=pen(colours.glow, wide + 3)),
        cv.Path(path, paint=pen(colours.paper, wide)),
        cv.Path(path, paint=pen(colour, wide * 0.5, [size * 0.08, size * 0.2])),
    ]


def _ink(kind: Glow, colours: Tones) -> str:
    return {"open": colours.glow, "chosen": colours.glow, "lit": colours.lit, "asked": colours.asked}[kind]


def _dashes(size: float) -> list[float]:
    return [round(size * 0.2, 1), round(size * 0.22, 1)]


def _tint(colour: str, strength: float) -> ft.Paint:
    return fill(ft.Colors.with_opacity(strength, colour))


def _line(ends: tuple[Point, Point]) -> list[cv.Path.PathElement]:
    (x, y), (u, v) = ends
    return [cv.Path.MoveTo(round(x, 1), round(y, 1)), cv.Path.LineTo(round(u, 1), round(v, 1))]
