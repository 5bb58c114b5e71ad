"""A map of hexes, with roads along their edges: its drawing, and the part of it that is seen."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt

import flet as ft
import flet.canvas as cv

from companion.geometry.hexes import HexGrid
from companion.geometry.naming import is_edge
from views.device.phone import Phone
from views.device.theme import CENTER
from views.kit.board import TARGET, Taps, board
from views.kit.hex_looks import HexLook, hex_face
from views.kit.hexes import HexLayout, layout_for
from views.kit.layers import Drawn, Faces, Layer, Picture
from views.kit.layouts import Box, Point, Window
from views.kit.marks import Glow, Marks, draw_ghost_road, draw_roads, mark_tones
from views.kit.pens import Shapes, area_paint
from views.kit.viewer import Bystander, Viewer
from views.models.zoom import window_start

LARGEST = 60.0
"""Greatest side of a hex, in pixels."""

LEGIBLE = 20.0
"""Names are written into hexes whose sides measure at least so many pixels."""

NEAR_HEX, NEAR_EDGE = 36.0, 60.0
"""The side of a hex seen from near by, in pixels, where hexes or where edges are tapped."""

PALE = 0.7
"""Opacity of a hex that is not agreed yet."""


@dataclass(frozen=True)
class HexPicture:
    """Picture of a map for the moment.

    Attributes:
        grid: the map.
        hexes: looks of its hexes.
        roads: the colours of the roads, by edge; edges are called as in `edges_of`.
        glows: hexes and edges that are pointed out.
        ghosts: pieces that are not agreed yet: the look of a hex, or the colour of a road.
        faint: whether all other hexes fade.
        rim: whether the outer sides of its outermost hexes are edges, too.
    """

    grid: HexGrid
    hexes: Mapping[str, HexLook]
    roads: Mapping[str, str] = field(default_factory=dict)
    glows: Mapping[str, Glow] = field(default_factory=dict)
    ghosts: Mapping[str, HexLook | str] = field(default_factory=dict)
    faint: bool = False
    rim: bool = False

    @property
    def marks(self) -> Marks:
        """Marks of the map. Every hex counts as taken."""
        fading: dict[str, Glow] = {at: "faint" for at, look in self.hexes.items() if look.faint}
        ghosts = tuple((at,) for at in self.ghosts)
        return Marks({**fading, **self.glows}, frozenset(self.grid.names), faint=self.faint, ghosts=ghosts)


def hex_board(
    viewer: Viewer, picture: HexPicture, width: float, height: float, taps: Taps, *, label: str
) -> ft.Control:
    """Draw a map as large as it fits. If its targets are small, the first tap zooms in.

    A phone begins zoomed in where all cells that glow as open can be seen from there.

    Args:
        viewer: the screen it stands on.
        picture: picture to draw.
        width: width available, in pixels.
        height: height available, in pixels.
        taps: the hexes, or else the edges, that may be tapped.
        label: words of a screen reader for a map without taps.
    """
    fitting = layout_for(picture.grid, width, height, LARGEST, rim=picture.rim)
    words = taps.words if taps.tap else {}
    finger = fitting.finger(next(iter(words))) if words else TARGET
    near = _zoom_near_targets(viewer, picture, words, width, height) if finger < TARGET else None
    window, layout = near or (Window.whole(fitting), fitting)
    pinch = viewer.phone.say("whole-map")
    taps = replace(taps, words=words, roads=frozenset(picture.roads), small=TARGET, pinch=pinch)
    return board(viewer, window, _compose_layers(picture, layout, viewer.phone.dark), taps, label=label)


def hex_drawing(phone: Phone, picture: HexPicture, width: float, height: float, *, label: str) -> ft.Control:
    """Draw a map that is only looked at, as large as it fits.

    Args:
        phone: the phone that shows it.
        picture: picture to draw.
        width: width available, in pixels.
        height: height available, in pixels.
        label: words of a screen reader.
    """
    layout = layout_for(picture.grid, width, height, LARGEST, rim=picture.rim)
    drawn = _compose_layers(picture, layout, phone.dark)
    return board(Bystander(phone), Window.whole(layout), drawn, label=label)


def hex_sheet(viewer: Viewer, picture: HexPicture, across: float, taps: Taps) -> ft.Control:
    """Draw a whole map whose hexes are `across` pixels wide, however large the map becomes.

    Args:
        viewer: the screen it stands on.
        picture: the thing to draw.
        across: width of a hex, in pixels.
        taps: cells that can be tapped.
    """
    layout = HexLayout(picture.grid, across / sqrt(3))
    return board(viewer, Window.whole(layout), _compose_layers(picture, layout, viewer.phone.dark), taps)


# The part that is seen ------------------------------------------------------------------------------------


def _zoom_near_targets(
    viewer: Viewer, picture: HexPicture, targets: Collection[str], width: float, height: float
) -> tuple[Window, HexLayout] | None:
    """Choose the zoomed part of a map and its layout, or None if all of the map is seen.

    A phone begins zoomed in where all cells that glow as open fit there, large enough for a finger.
    """
    size = NEAR_EDGE if any(map(is_edge, targets)) else NEAR_HEX
    layout = HexLayout(picture.grid, size, picture.rim)
    if viewer.zoom.near in layout.middles:
        return window_around(layout, layout.middles[viewer.zoom.near], width, height), layout
    glowing = [at for at, glow in picture.glows.items() if glow == "open"]
    if not glowing or viewer.phone.wide or viewer.zoom.whole:
        return None
    _, _, wide, high = _box_around(layout, glowing)
    fitting = int(size * min(1, width / wide, height / high) * 4) / 4
    layout = HexLayout(picture.grid, fitting, picture.rim)
    if layout.finger(glowing[0]) < TARGET:
        return None
    left, top, wide, high = _box_around(layout, glowing)
    return window_around(layout, (left + wide / 2, top + high / 2), width, height), layout


def _box_around(layout: HexLayout, cells: Collection[str]) -> Box:
    """Bound the targets of hexes or edges by a rectangle."""
    boxes = [layout.target(at) for at in cells]
    left, top = (min(box[axis] for box in boxes) for axis in (0, 1))
    right, bottom = (max(box[axis] + box[axis + 2] for box in boxes) for axis in (0, 1))
    return left, top, right - left, bottom - top


def window_around(layout: HexLayout, middle: Point, width: float, height: float) -> Window:
    """Cut the part of a map around a place, at most `width` by `height` pixels."""
    wide, high = min(width, layout.width), min(height, layout.height)
    x, y = middle
    corner = window_start(x, layout.width, wide), window_start(y, layout.height, high)
    return Window(layout, corner, wide, high, near=True)


# What is drawn --------------------------------------------------------------------------------------------


def _compose_layers(picture: HexPicture, layout: HexLayout, dark: bool) -> Picture:
    """Compose the layers of a map: hexes, fading, roads, ghosts, marks, names."""
    colours, nothing = mark_tones(dark=dark), HexLook()
    looks = {at: picture.hexes.get(at, nothing) for at in picture.grid.names}
    laid, planned = tuple(sorted(picture.roads.items())), tuple(picture.ghosts.items())
    hexes = {at: look for at, look in planned if isinstance(look, HexLook)}
    dotted = tuple((at, colour) for at, colour in planned if isinstance(colour, str))

    def draw_face(shown: Mapping[str, HexLook], at: str) -> ft.Control:
        return hex_face(shown[at], layout.size, colours.paper, dark)

    def draw_pale(at: str) -> ft.Control:
        drawn = hex_face(hexes[at], layout.size, colours.paper, dark)
        drawn.opacity = PALE
        return drawn

    def draw_dots() -> Shapes:
        return [shape for at, colour in dotted for shape in draw_ghost_road(at, colour, layout)]

    ghosts: list[Layer] = [
        Drawn("roads", laid, lambda: draw_roads(picture.roads, layout, colours.paper)),
        Faces("ghosts", hexes, draw_pale),
    ]
    return Picture(
        pieces=[Faces("faces", looks, partial(draw_face, looks))],
        marks=picture.marks,
        ghosts=ghosts,
        signs=[Drawn("dots", dotted, draw_dots), *_draw_names(picture, layout, colours.paper)],
    )


def _draw_names(picture: HexPicture, layout: HexLayout, paper: str) -> list[Layer]:
    """Draw the names at the top of hexes. A name in a hex with a ring stands on a slip of paper."""
    if layout.size < LEGIBLE:
        return []
    named = tuple((at, look.label, look.ink) for at, look in picture.hexes.items() if look.label)
    ringed = tuple(at for at, glow in picture.glows.items() if glow != "faint")
    return [Drawn("names", (named, ringed), lambda: _draw_labels(named, ringed, layout, paper))]


Named = tuple[str, str, str]
"""A hex, its name, and the ink of the name."""


def _draw_labels(labels: tuple[Named, ...], ringed: Collection[str], layout: HexLayout, paper: str) -> Shapes:
    size = max(9, round(layout.size * 0.24))
    styles: dict[str, ft.TextStyle] = {}
    found: Shapes = []
    for at, label, ink in labels:
        x, y = layout.middles[at]
        y -= layout.size * 0.48
        if at in ringed:
            wide, high = size * (0.62 * len(label) + 0.5), size + 2
            found.append(
                cv.Rect(round(x - wide / 2, 1), round(y - high / 2, 1), wide, high, 4, area_paint(paper))
            )
        style = styles.setdefault(ink, ft.TextStyle(size=size, color=ink, weight=ft.FontWeight.W_600))
        found.append(cv.Text(round(x, 1), round(y, 1), label, style, alignment=CENTER))
    return found
