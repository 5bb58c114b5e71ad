"""A board on the screen: pieces on its cells, marks, and taps.

A game says what a cell and a piece look like. Their places, the marks, the meaning of a touch, the words of a
screen reader and the updates sent are the same for every board: squares, hexes, and the edges between hexes.
"""

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, cast

import flet as ft

from companion.geometry.naming import is_edge
from views.device.phone import Phone
from views.flet_adapter.memo import Keep
from views.kit import zoom
from views.kit.board_keys import BoardKeys, KeyCells
from views.kit.hold import answer_touches
from views.kit.labels import label_board
from views.kit.layers import Picture, draw_picture, kept_parts
from views.kit.layouts import Layout, Window
from views.kit.marks import Marks
from views.kit.named_places import Named, draw_place_group, group_cells
from views.kit.squares import Squares
from views.kit.touch_layer import Meaning, Touch, draw_touch_layer
from views.kit.viewer import Bystander, Viewer
from views.models.zoom import zoom_near

TARGET = 44.0
"""Least room for a finger, in pixels; where a cell has less, the first tap zooms in."""

POINTED = 24.0
"""Least room for a mouse, in pixels."""

Tap = Callable[[str], object]
"""Action of a tap on a cell, called with the cell's name."""


@dataclass(frozen=True)
class Taps:
    """Cells of a board that can be tapped and held.

    Attributes:
        words: cells that can be tapped, each with the words of a screen reader.
        tap: called with a cell; None where nothing can be tapped.
        hold: called with a cell that is held for a while, whether it can be tapped or not.
        roads: edges that can be held.
        where: names this board among those of the page; two that stand there together differ.
        small: room of a finger, in pixels, below which the first tap zooms in.
        only_near: whether that first tap does nothing else.
        pinch: label of the button that shows the whole board again; empty where two fingers do not zoom.
        describe: describes a cell to the cursor of a keyboard, where no cell is among the `words`.
        tells: whether the words tell by themselves which cells may be chosen now.
    """

    words: Mapping[str, str] = field(default_factory=dict)
    tap: Tap | None = None
    hold: Tap | None = None
    roads: frozenset[str] = frozenset()
    where: Hashable = ""
    small: float = 0.0
    only_near: bool = True
    pinch: str = ""
    describe: Callable[[str], str] | None = None
    tells: bool = False


NOTHING = Taps()
"""Nothing is tapped or held."""


def board(
    viewer: Viewer,
    window: Window,
    picture: Picture,
    taps: Taps = NOTHING,
    *,
    label: str = "",
    names: bool = False,
) -> ft.Control:
    """Draw a board on the screen.

    Args:
        viewer: the screen it stands on; a `Bystander` if it is only looked at.
        window: layout of its cells, and the part that is seen.
        picture: layers to draw.
        taps: cells that can be tapped and held.
        label: words of a screen reader if no cell has a name of its own.
        names: True if the names of columns and rows stand beside it.
    """
    layout, phone = window.layout, viewer.phone
    taps = _tell_open_cells(phone, taps, picture.marks)
    keep = viewer.keep("board", taps.where, window, phone.locale, phone.dark)
    drawn = draw_picture(picture, window, dark=phone.dark, keep=keep)
    reached = _find_cells_for_keys(viewer, layout, taps)
    if taps.words:
        layers = [
            ft.Semantics(exclude_semantics=True, content=drawn),
            *_draw_named_places(viewer, taps, window, keep, picture.marks.pointed),
        ]
        drawn = ft.Stack(layers, width=layout.width, height=layout.height)
    else:
        said = "" if reached else label  # the stop of the keyboard has that name
        drawn = ft.Container(ft.Semantics(label=said, exclude_semantics=True, content=drawn))
    if reached:
        drawn = _add_keys(viewer, drawn, reached, window, taps, label)
    if taps.hold is not None and not (taps.words and taps.tap):
        drawn = answer_touches(drawn, partial(_cell_under, layout, taps), taps.hold)
    if isinstance(layout, Squares) and (names or taps.pinch):
        drawn = label_board(phone, drawn, layout, keep, shown=names)
    if taps.tap is None or not taps.pinch:
        return drawn
    if not isinstance(layout, Squares):  # whole or not: a finger that is down stays on the same control
        drawn = zoom.crop_board(drawn, window.width, window.height, window.corner)
    left = _is_lower_right(viewer.zoom.near, window)
    return zoom.zoomable(viewer, drawn, taps.pinch, close=window.near, left=left)


def _tell_open_cells(phone: Phone, taps: Taps, marks: Marks) -> Taps:
    """Add to the words of every cell marked as open that it may be chosen now, if no words tell that."""
    if taps.tap is None or taps.tells:
        return taps
    opened = [at for at in marks.glowing_cells("open") if at in taps.words]
    told = {at: phone.say("board-open", cell=taps.words[at]) for at in opened}
    return replace(taps, words={**taps.words, **told}) if told else taps


def _find_cells_for_keys(viewer: Viewer, layout: Layout, taps: Taps) -> Collection[str]:
    """List the cells that a keyboard reaches: those with words, if the phone has a keyboard."""
    if not viewer.phone.keyed or (isinstance(viewer, Bystander) and taps.tap is None):
        return ()
    return tuple(taps.words) or (layout.names if taps.describe else ())


def _add_keys(
    viewer: Viewer, drawn: ft.Control, cells: Collection[str], window: Window, taps: Taps, label: str
) -> ft.Control:
    """Let a keyboard reach cells of a board."""
    phone, layout, describe = viewer.phone, window.layout, taps.describe
    looked_at = taps.tap is None

    def describe_cell(at: str) -> str:
        return taps.words.get(at) or (describe(at) if describe else at)

    def show_cell(at: str) -> None:
        if at not in window.seen:
            zoom_near(viewer, at, again=True)

    name = label or phone.say("board-looked-at" if looked_at else "board-keys")
    first = not isinstance(viewer, Bystander)
    keys = KeyCells(layout, cells, describe_cell, name, taps.tap, taps.hold, show_cell, first=first)
    return ft.Stack([BoardKeys(phone.keyboard, drawn, keys)], width=layout.width, height=layout.height)


def _is_lower_right(at: str, window: Window) -> bool:
    """Check that a cell is seen in the lower right quarter, the corner of a button."""
    if at not in window.layout.cells:
        return False
    (x, y), (left, top) = window.layout.middle(at), window.corner
    return x - left > window.width / 2 and y - top > window.height / 2


def _cell_under(layout: Layout, taps: Taps, x: float, y: float) -> tuple[str, ...]:
    """Find the cell at a place.

    An edge with a road, or one that can be tapped, comes before the hexes beside it.
    """
    at = layout.under(x, y, {*taps.roads, *filter(is_edge, taps.words)})
    return (at,) if at else ()


# What is tapped -------------------------------------------------------------------------------------------


def _draw_named_places(
    viewer: Viewer, taps: Taps, window: Window, keep: Keep, pointed: Collection[str]
) -> list[ft.Control]:
    """Draw an unseen named place for every cell with a name, over all that is drawn.

    A screen reader tells that a cell is selected if it is pointed out.
    """
    layout, tap = window.layout, taps.tap
    finger = cast(_Finger, cast(Any, keep)("finger", _Finger)) if tap else None
    touched: Callable[[Touch], object] = _ignore_touch
    if tap:
        touched = partial(_tap_cell, viewer, tap, taps, window)
    if finger:
        finger.touched = touched

    named = (Named(at, words, at in pointed or None) for at, words in taps.words.items() if at in window.seen)
    groups = group_cells(named, layout.cells)
    on_tap = finger.tap if finger else None
    places = kept_parts(keep, ("places", tap is None)).draw(
        groups,
        lambda number: draw_place_group(groups[number], window, (taps.where, number), on_tap),
        lambda found: ft.Stack(
            found, width=layout.width, height=layout.height, key=f"places {hash((window, tap is None))}"
        ),
    )
    if not finger:
        return [places]
    hold = partial(_hold_cell, layout, taps) if taps.hold else None
    meaning = Meaning(window, taps.words.keys(), touched, hold)
    return [places, draw_touch_layer(viewer, taps.where, keep, meaning)]


class _Finger:
    """Callback of a tap on the name of a cell. The names stay drawn when the callback is replaced."""

    touched: Callable[[Touch], object]

    def tap(self, at: str) -> object:
        """Call the current callback with a touch of a cell."""
        return self.touched(Touch(at, exact=False, late=False))


def _ignore_touch(_: Touch) -> None:
    """Ignore a touch: there is nothing to tap."""


def _hold_cell(layout: Layout, taps: Taps, x: float, y: float) -> object:
    """Call `taps.hold` with the cell at a place, if there is a cell."""
    found = _cell_under(layout, taps, x, y)
    return taps.hold(*found) if taps.hold and found else None


def _tap_cell(viewer: Viewer, tap: Tap, taps: Taps, window: Window, touch: Touch) -> object:
    """Answer a touch of a cell, zooming in if a finger has too little room.

    A mouse is more exact than a finger, and needs less.
    """
    small, at = min(POINTED, taps.small) if touch.exact else taps.small, touch.at
    if window.layout.finger(at) < small and not window.near:
        came = zoom_near(viewer, at, again=touch.late)
        if came and taps.only_near:
            return None
    return tap(at)
