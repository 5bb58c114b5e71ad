"""Layers of a board: a ground, pieces, marks and signs, of which only what changed is drawn and sent anew."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast
from weakref import WeakValueDictionary

import flet as ft
import flet.canvas as cv

from views.flet_adapter.memo import Keep
from views.flet_adapter.sparse_diff.sending import Sent, write_once
from views.kit import marks as drawn_marks
from views.kit.layouts import Layout, Window
from views.kit.marks import Marks, mark_tones
from views.kit.pens import Shapes

Part = TypeVar("Part", bound=Hashable)


@dataclass(frozen=True)
class Drawn:
    """Layer of shapes over all of a board, redrawn whole when `shown` changes.

    Attributes:
        name: unique name of the layer on its board.
        shown: everything the shapes depend on besides the window, and day or night.
        draw: gives the shapes.
    """

    name: str
    shown: Hashable
    draw: Callable[[], Shapes]


@dataclass(frozen=True)
class Faces:
    """Layer of faces, a control for each cell. Only changed faces are sent again.

    Attributes:
        name: unique name of the layer on its board.
        shown: by cell, everything its face depends on besides the window; None for an empty place.
        draw: gives the face of a cell, as large as `Layout.face` says.
    """

    name: str
    shown: Mapping[str, Hashable]
    draw: Callable[[str], ft.Control]


Layer = Drawn | Faces


@dataclass(frozen=True)
class Picture:
    """Layers of a board, from the bottom up.

    Attributes:
        ground: the board itself; marks of open cells lie on it.
        pieces: pieces on the board.
        marks: cells that are pointed out.
        ghosts: pieces that are not agreed yet; over what fades, below rings and frames.
        signs: names and numbers, over everything else.
    """

    ground: Sequence[Layer] = ()
    pieces: Sequence[Layer] = ()
    marks: Marks = field(default_factory=Marks)
    ghosts: Sequence[Layer] = ()
    signs: Sequence[Layer] = ()


def draw_picture(picture: Picture, window: Window, *, dark: bool, keep: Keep) -> ft.Control:
    """Draw all layers of a picture, each anew only if it changed."""
    layout, colours, marks = window.layout, mark_tones(dark=dark), picture.marks.among(window.seen)
    free, halo = marks.free, marks.halo
    fading = marks.fading_cells(at for at in layout.names if at in window.seen)
    rings = tuple(sorted(marks.glows.items())), free, halo, marks.ghosts, marks.bold
    layers: list[Layer] = [
        *picture.ground,
        Drawn("under", (free, halo), lambda: drawn_marks.draw_marks_below(marks, layout, colours)),
        *picture.pieces,
        Drawn("veil", fading, lambda: drawn_marks.draw_veil(fading, layout, colours.paper)),
        *picture.ghosts,
        Drawn("over", rings, lambda: drawn_marks.draw_marks_above(marks, layout, colours)),
        *picture.signs,
    ]
    return ft.Stack(
        [_draw_layer(layer, window, keep, dark=dark) for layer in layers],
        width=layout.width,
        height=layout.height,
    )


def _draw_layer(layer: Layer, window: Window, keep: Keep, *, dark: bool) -> ft.Control:
    """Draw a layer. A changed canvas replaces the old canvas, since comparing shapes takes longer."""
    layout = window.layout
    if isinstance(layer, Faces):
        return _draw_faces(layer, window, keep, dark=dark)
    mark = (layer.name, layer.shown)
    key = f"{layer.name} {hash((window, dark, mark))}"

    def draw_canvas() -> ft.Control:
        return cv.Canvas(
            _draw_shapes_once(layer, window, dark=dark), width=layout.width, height=layout.height, key=key
        )

    return keep(mark, draw_canvas)


_drawings: WeakValueDictionary[Hashable, Sent] = WeakValueDictionary()
"""Drawings in use, by their function and all they depend on; shared by phones that show the same."""


def _draw_shapes_once(layer: Drawn, window: Window, *, dark: bool) -> Any:
    mark = (layer.draw.__module__, layer.name, layer.shown, window, dark)
    drawn = _drawings.get(mark)
    if drawn is None:
        drawn = _drawings[mark] = write_once(layer.draw())
    return drawn


class Parts:
    """Cache of the controls of a layer as drawn last, by part."""

    def __init__(self) -> None:
        self._shown: Mapping[Any, Hashable] = {}
        self._controls: dict[Any, ft.Control] = {}
        self._stack: ft.Control = ft.Stack()

    def draw(
        self,
        shown: Mapping[Part, Hashable],
        make: Callable[[Part], ft.Control],
        stack: Callable[[list[ft.Control]], ft.Control],
    ) -> ft.Control:
        """Draw the parts in a stack, only changed parts anew. If nothing has changed, the stack is cached."""
        if shown != self._shown or not shown:
            last, nothing = self._shown, object()
            self._controls = {
                part: self._controls[part] if last.get(part, nothing) == look else make(part)
                for part, look in shown.items()
            }
            self._shown, self._stack = shown, stack(list(self._controls.values()))
        return self._stack


def kept_parts(keep: Keep, name: Hashable) -> Parts:
    """Return the cached controls of a layer of the board that `keep` belongs to, by the layer's name."""
    held: Parts = cast(Any, keep)(("parts", name), Parts)
    return held


def _draw_faces(layer: Faces, window: Window, keep: Keep, *, dark: bool) -> ft.Control:
    layout = window.layout
    shown = {at: look for at, look in layer.shown.items() if at in window.seen}
    key = f"{layer.name} {hash((window, dark, tuple(shown)))}"
    return kept_parts(keep, layer.name).draw(
        shown,
        lambda at: _place_face(layer, at, shown[at], layout),
        lambda faces: ft.Stack(faces, width=layout.width, height=layout.height, key=key),
    )


def _place_face(layer: Faces, at: str, look: Hashable, layout: Layout) -> ft.Control:
    """Draw the face of a cell in its place. An empty place has a face, too, so that nothing moves."""
    left, top, width, height = (round(value, 1) for value in layout.face(at))
    inside = None if look is None else layer.draw(at)
    if isinstance(inside, ft.LayoutControl):
        inside.left, inside.top, inside.key = left, top, f"{at} {hash(look)}"
        return inside
    return ft.Container(inside, left=left, top=top, width=width, height=height, key=f"{at} {hash(look)}")
