"""A map of hexes on the screen: what lies on it, what is pointed out, and which hexes or edges are tapped."""

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass, field
from functools import partial
from math import sqrt

import flet as ft
import flet.canvas as cv

from companion.geometry.hexes import HexGrid
from companion.geometry.naming import is_edge
from views.kit import hex_glows, zoom
from views.kit.hex_glows import Glow, Named, Tones, tones
from views.kit.hex_looks import HexLook, Shapes, hex_face
from views.kit.hexes import Box, HexLayout, Point, layout_for
from views.kit.hold import Hold, holdable
from views.kit.retained import Keep, anew
from views.kit.tap import handler, tappable
from views.kit.viewer import Viewer

LARGEST = 60.0
"""A side of a hex is never longer than this, in pixels."""

TARGET = 44.0
"""What a finger taps measures at least so many pixels; where it is less, the first tap comes near."""

POINTED = 24.0
"""What a mouse points at measures at least so many pixels."""

LEGIBLE = 20.0
"""Names are written into hexes whose sides measure at least so many pixels."""

NEAR_HEX, NEAR_EDGE = 36.0, 60.0
"""The side of a hex seen from near by, in pixels, where hexes or where edges are tapped."""

Tap = Callable[[str], object]
"""What a tap on a hex or an edge does, by its name."""


@dataclass(frozen=True)
class HexPicture:
    """What is drawn of a map for the moment.

    Attributes:
        grid: the map.
        hexes: what its hexes show.
        roads: the colours of the roads, by edge; edges are called as in `edges_of`.
        glows: hexes and edges that are pointed out.
        ghosts: what is not agreed yet: how a hex would look, or the colour of a road.
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

    def fading(self) -> tuple[str, ...]:
        """The hexes that fade."""
        clear = {*self.glows, *self.ghosts} if self.faint else set(self.grid.names)
        return tuple(
            at for at in self.grid.names if at not in clear or (at in self.hexes and self.hexes[at].faint)
        )


@dataclass(frozen=True)
class _Window:
    """The part of a map that is seen.

    Attributes:
        layout: where everything lies.
        corner: where the part begins, in pixels.
        width: of the part, in pixels.
        height: of the part, in pixels.
        dark: whether it is drawn by night.
    """

    layout: HexLayout
    corner: tuple[float, float]
    width: float
    height: float
    dark: bool

    def shows(self, cell: str) -> bool:
        """Whether at least a bit of a hex or an edge is seen."""
        (x, y), (left, top), reach = self.layout.middles[cell], self.corner, self.layout.size
        return -reach < x - left < self.width + reach and -reach < y - top < self.height + reach


def hex_board(
    screen: Viewer,
    picture: HexPicture,
    width: float,
    height: float,
    *,
    label: str,
    targets: Mapping[str, str] | None = None,
    on_tap: Tap | None = None,
    on_hold: Hold | None = None,
    where: Hashable = "work",
) -> ft.Control:
    """A map as large as it fits. Where its targets are small, the first tap comes near.

    A phone is near from the beginning where all that glows as open can be seen from there.

    Args:
        screen: the phone's.
        picture: what to draw.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        label: what a screen reader calls a map on which nothing is tapped.
        targets: the hexes, or else the edges, that may be tapped, and what a screen reader calls each.
        on_tap: called with the name of a target; it must depend on nothing but the screen. None: nothing to
            tap.
        on_hold: called with what is held for a while: a hex, an edge with a road, or one that is a target.
        where: what a tap does here; targets are made anew where it is another.
    """
    phone, targets = screen.phone, targets if on_tap and targets else {}
    fitting = layout_for(picture.grid, width, height, LARGEST, rim=picture.rim)
    finger = fitting.finger(next(iter(targets))) if targets else TARGET
    near = _near(screen, picture, targets, width, height) if finger < TARGET else None
    window = near or _Window(fitting, (0.0, 0.0), fitting.width, fitting.height, phone.dark)
    keep = screen.keep("hexes", where, window, phone.locale)
    drawn = _drawn(picture, window, keep)
    under = partial(_under, window.layout, {*picture.roads, *filter(is_edge, targets)})
    if on_tap is None or not targets:
        still = ft.Container(ft.Semantics(label=label, exclude_semantics=True, content=drawn))
        return holdable(still, under, on_hold)
    tap = partial(_tapped, screen, on_tap, TARGET if near else finger)
    layers = [
        ft.Semantics(exclude_semantics=True, content=drawn),
        _targets(targets, window, keep, tap),
        _hand(tuple(targets), window, keep, tap),
    ]
    board: ft.Control = ft.Stack(layers, width=window.layout.width, height=window.layout.height)
    board = holdable(board, under, on_hold)
    if near:
        board = zoom.part(board, window.width, window.height, window.corner)
    return zoom.zoomable(screen, board, phone.say("whole-map"), close=near is not None)


def hex_drawing(
    picture: HexPicture, width: float, height: float, *, label: str, dark: bool, keep: Keep = anew
) -> ft.Control:
    """A map to be looked at only, as large as it fits.

    Args:
        picture: what to draw.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        label: what a screen reader calls it.
        dark: whether it is drawn by night.
        keep: gives the controls of the last drawing again.
    """
    layout = layout_for(picture.grid, width, height, LARGEST, rim=picture.rim)
    drawn = _drawn(picture, _Window(layout, (0.0, 0.0), layout.width, layout.height, dark), keep)
    return ft.Semantics(label=label, exclude_semantics=True, content=drawn)


def blamed(screen: Viewer) -> dict[str, Glow]:
    """What an open sheet of reasons is about."""
    found: dict[str, Glow] = dict.fromkeys(screen.causes, "lit")
    found.update(dict.fromkeys(screen.asked_cells, "asked"))
    return found


def _near(
    screen: Viewer, picture: HexPicture, targets: Collection[str], width: float, height: float
) -> _Window | None:
    """The part that is seen from near by; None where all of the map is seen.

    A phone begins near by itself where all that glows as open can be seen from there, and a finger meets it.
    """
    size = NEAR_EDGE if any(map(is_edge, targets)) else NEAR_HEX
    layout = HexLayout(picture.grid, size, picture.rim)
    if screen.zoom.near in layout.middles:
        return _part(layout, layout.middles[screen.zoom.near], width, height, screen.phone.dark)
    glowing = [at for at, glow in picture.glows.items() if glow == "open"]
    if not glowing or screen.phone.wide or screen.zoom.whole:
        return None
    _, _, wide, high = _around(layout, glowing)
    fitting = int(size * min(1, width / wide, height / high) * 4) / 4
    layout = HexLayout(picture.grid, fitting, picture.rim)
    if layout.finger(glowing[0]) < TARGET:
        return None
    left, top, wide, high = _around(layout, glowing)
    return _part(layout, (left + wide / 2, top + high / 2), width, height, screen.phone.dark)


def _around(layout: HexLayout, cells: Collection[str]) -> Box:
    """The rectangle around all that is tapped for some hexes or edges."""
    boxes = [layout.target(at) for at in cells]
    left, top = (min(box[axis] for box in boxes) for axis in (0, 1))
    right, bottom = (max(box[axis] + box[axis + 2] for box in boxes) for axis in (0, 1))
    return left, top, right - left, bottom - top


def _part(layout: HexLayout, middle: Point, width: float, height: float, dark: bool) -> _Window:
    """The part around a place."""
    wide, high = min(width, layout.width), min(height, layout.height)
    x, y = middle
    corner = zoom.beginning(x, layout.width, wide), zoom.beginning(y, layout.height, high)
    return _Window(layout, corner, wide, high, dark)


def _tapped(screen: Viewer, on_tap: Tap, finger: float, at: str, *, exact: bool = False) -> object:
    """Come near where targets are too small for a finger; a mouse is more exact than that."""
    if finger < (POINTED if exact else TARGET) and zoom.come_near(screen, at):
        return None
    return on_tap(at)


def _under(layout: HexLayout, edges: Collection[str], x: float, y: float) -> tuple[str, ...]:
    """The one of some edges at a place of the map, else the hex."""
    at = layout.on_edge(x, y, edges) or layout.hex_at(x, y)
    return (at,) if at else ()


# Layers ---------------------------------------------------------------------------------------------------


def _drawn(picture: HexPicture, window: _Window, keep: Keep) -> ft.Control:
    """Hexes, what fades, roads, what is not agreed yet, what is pointed out; anew only where it changed."""
    layout, colours = window.layout, tones(dark=window.dark)
    known = {cell for cell in layout.middles if window.shows(cell)}

    def layer(name: str, shown: tuple[Hashable, ...], draw: Callable[[], Shapes]) -> ft.Control:
        mark = (name, shown)
        key = f"{name} {hash((window, mark))}"
        return keep(mark, lambda: cv.Canvas(draw(), width=layout.width, height=layout.height, key=key))

    fading = tuple(at for at in picture.fading() if at in known)
    roads = tuple(sorted(road for road in picture.roads.items() if road[0] in known))
    glows = tuple(sorted(glow for glow in picture.glows.items() if glow[0] in known))
    ringed = tuple(at for at, _ in glows if not is_edge(at))
    names = _names(picture, known) if layout.size >= LEGIBLE else ()
    ghosts = tuple((at, ghost) for at, ghost in picture.ghosts.items() if at in known)
    layers = [
        _faces(picture, window, keep, [at for at in picture.grid.names if at in known]),
        layer("veil", (fading,), lambda: hex_glows.veil(fading, layout, colours.paper)),
        layer("roads", (roads,), lambda: hex_glows.roads(dict(roads), layout, colours.paper)),
        keep(("ghosts", ghosts), lambda: _ghosts(ghosts, window)),
        layer("over", (glows, ghosts), partial(_over, glows, ghosts, layout, colours)),
        layer("names", (names, ringed), lambda: hex_glows.names(names, ringed, layout, colours.paper)),
    ]
    return ft.Stack(layers, width=layout.width, height=layout.height)


def _names(picture: HexPicture, known: set[str]) -> tuple[Named, ...]:
    """What is written into the hexes that are seen."""
    named = ((at, look) for at, look in picture.hexes.items() if look.label and at in known)
    return tuple((at, look.label, look.ink) for at, look in named)


def _faces(picture: HexPicture, window: _Window, keep: Keep, shown: list[str]) -> ft.Control:
    """A canvas for each hex; only changed ones are sent again."""
    nothing = HexLook()
    faces = []
    for at in shown:
        look = picture.hexes.get(at, nothing)
        faces.append(keep(("face", at, look), partial(_face, at, look, window)))
    layout = window.layout
    return ft.Stack(faces, width=layout.width, height=layout.height, key=f"faces {hash(window)}")


def _face(at: str, look: HexLook, window: _Window) -> ft.Control:
    layout, paper = window.layout, tones(dark=window.dark).paper
    face = hex_face(look, layout.size, paper, window.dark)
    x, y = layout.middles[at]
    face.left, face.top = round(x - sqrt(3) / 2 * layout.size, 1), round(y - layout.size, 1)
    face.key = f"{at} {hash(look)}"
    return face


def _ghosts(ghosts: tuple[tuple[str, HexLook | str], ...], window: _Window) -> ft.Control:
    """Hexes as they would look, pale; one layer that is always there."""
    faces = [_face(at, look, window) for at, look in ghosts if isinstance(look, HexLook)]
    for face in faces:
        face.opacity = 0.7
    layout = window.layout
    return ft.Stack(faces, width=layout.width, height=layout.height, key=f"ghosts {hash((window, ghosts))}")


def _over(
    glows: tuple[tuple[str, Glow], ...],
    ghosts: tuple[tuple[str, HexLook | str], ...],
    layout: HexLayout,
    colours: Tones,
) -> Shapes:
    found: Shapes = []
    for at, ghost in ghosts:
        if isinstance(ghost, HexLook):
            found += hex_glows.ghost_hex(at, layout, colours)
        else:
            found += hex_glows.ghost_road(at, ghost, layout, colours)
    return found + hex_glows.glows(dict(glows), layout, colours)


# What is tapped -------------------------------------------------------------------------------------------


def _targets(targets: Mapping[str, str], window: _Window, keep: Keep, tap: Tap) -> ft.Control:
    """A named place for everything that is tapped, unseen, over all that is drawn."""
    layout = window.layout

    def target(at: str, words: str) -> ft.Control:
        left, top, width, height = layout.target(at)
        place = tappable(words, None, partial(tap, at), width=width, height=height)
        return ft.Container(place, left=round(left, 1), top=round(top, 1), key=f"{at} {words}")

    shown = [
        keep(("target", at, words), partial(target, at, words))
        for at, words in targets.items()
        if window.shows(at)
    ]
    return ft.Stack(shown, width=layout.width, height=layout.height, key=f"targets {hash(window)}")


def _hand(targets: tuple[str, ...], window: _Window, keep: Keep, tap: Callable[..., object]) -> ft.Control:
    """Over all named places, whose corners stick out: a finger or a mouse means what is nearest to it."""
    layout, edges = window.layout, any(map(is_edge, targets))
    wanted = frozenset(targets)

    async def tapped(event: ft.TapEvent[ft.GestureDetector]) -> None:
        place = event.local_position
        if place is None:
            return
        at = layout.edge_at(place.x, place.y) if edges else layout.hex_at(place.x, place.y)
        if at in wanted:
            exact = event.kind == ft.PointerDeviceType.MOUSE
            await handler(partial(tap, at, exact=exact))(event)

    return keep(
        ("hand", wanted),
        lambda: ft.GestureDetector(
            ft.Container(width=layout.width, height=layout.height, bgcolor=ft.Colors.TRANSPARENT),
            on_tap_up=tapped,
            exclude_from_semantics=True,
            mouse_cursor=ft.MouseCursor.CLICK,
            key=f"hand {hash((window, wanted))}",
        ),
    )
