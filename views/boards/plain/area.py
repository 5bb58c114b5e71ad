"""A seat's cells as they lie, the things on them in words, and the legal places of the piece in hand."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from math import isclose
from operator import mul

import flet as ft
import flet.canvas as cv

from companion.engine.area import Area
from companion.geometry.cells import Cells
from companion.geometry.hexes import HexGrid
from companion.geometry.placements import cells_in
from companion.geometry.square import Grid
from views.device.phone import Phone
from views.device.theme import CENTER
from views.kit import board, layers
from views.kit.hex_board import NEAR_HEX, window_around
from views.kit.hexes import HexLayout, layout_for
from views.kit.layouts import Box, Layout, Window
from views.kit.marks import Glow, Marks
from views.kit.pens import Shapes, area_paint, line_paint
from views.kit.squares import TOO_SMALL, fit_squares, window_on
from views.kit.viewer import Viewer

GAP = 2.0
"""Pixels between cells."""

LONGEST = 48.0
"""Longest side of a hex, in pixels."""

LOW = 120.0
"""Least height of the cells, in pixels."""

ABREAST = 6
"""Number of cells side by side where their layout is unknown."""


@dataclass(frozen=True)
class Looks:
    """Marks and acts to draw over an area.

    Attributes:
        called: returns the name of a cell or a thing.
        legal: cells where the piece in hand may lie.
        target: the placement pointed at.
        blamed: cells that are the cause of a refusal, or of a refused question.
        tap: called with a cell's name; None where nothing can be tapped.
        hold: called with a cell's name and the things there when a finger stays on it.
    """

    called: Callable[[str], str]
    legal: frozenset[str] = frozenset()
    target: str | None = None
    blamed: dict[str, Glow] = field(default_factory=dict)
    tap: Callable[[str], object] | None = None
    hold: Callable[..., object] | None = None


def draw_area(
    viewer: Viewer, area: Area, looks: Looks, width: float, height: float, *, key: Hashable = ""
) -> ft.Control:
    """Draw the cells of an area as large as they fit. On small cells the first tap zooms in.

    Args:
        viewer: the screen they stand on.
        area: the area to draw.
        looks: its marks and acts.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        key: which board of the page it is: two that stand there together differ.
    """
    window = _choose_window(area.board, viewer.zoom.near if looks.tap else "", width, max(height, LOW))
    cells, layout, phone = window.layout.names, window.layout, viewer.phone
    words = {name: tuple(map(looks.called, area.things.get(name, ()))) for name in cells}
    taps = board.Taps(
        {name: _describe_cell(phone, looks, name, words[name]) for name in cells},
        looks.tap,
        partial(_handle_hold, area, looks) if looks.hold else None,
        where=key,
        small=TOO_SMALL,
        pinch=phone.say("whole-map"),
    )
    written = {
        name: (words[name][-1:] or ((looks.called(name),) if name in looks.legal else ()), bool(words[name]))
        for name in cells
    }
    taken = tuple(name for name in cells if words[name])
    pieces = _group_pieces(area, taken)
    boxes = {name: layout.face(name) for name in cells}
    for piece in pieces:
        if len({written[cell] for cell in piece}) == 1 and (box := _rectangle_of_piece(boxes, piece)):
            boxes[piece[0]] = box
            written |= dict.fromkeys(piece[1:], ((), True))
    picture = layers.Picture(
        [layers.Drawn("ground", (taken, pieces), lambda: draw_ground(layout, taken, pieces))],
        [layers.Faces("words", written, lambda name: _draw_cell_face(phone, boxes[name], *written[name]))],
        _make_marks(looks, taken),
    )
    return board.board(viewer, window, picture, taps, names=isinstance(area.board, Grid))


def _choose_window(cells: Cells, near: str, width: float, height: float) -> Window:
    """Lay out all cells, or those around `near` if all would be too small.

    A grid and a hex map keep their form. Other cells stand in rows.
    """
    if isinstance(cells, HexGrid):
        hexes = layout_for(cells, width, height, LONGEST)
        if near not in cells.index or hexes.across >= TOO_SMALL:
            return Window.whole(hexes)
        closer = HexLayout(cells, NEAR_HEX)
        return window_around(closer, closer.middles[near], width, height)
    if isinstance(cells, Grid):
        return window_on(fit_squares(cells, width, height), near, TOO_SMALL, width, height)[0]
    rows = Grid(ABREAST, -(-cells.cells // ABREAST))
    return Window.whole(fit_squares(rows, width, height, labels=0, called=cells.names))


def _make_marks(looks: Looks, names: tuple[str, ...]) -> Marks:
    glows: dict[str, Glow] = dict.fromkeys(looks.legal, "open")
    ghosts = (cells_in(looks.target),) if looks.target else ()
    return Marks({**glows, **looks.blamed}, frozenset(names), ghosts=ghosts)


def _group_pieces(area: Area, names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """List the shown cells of each thing that lies on several cells, from its first cell on."""
    seen = (tuple(cell for cell in names if cell in piece) for piece in area.pieces)
    return tuple(piece for piece in seen if len(piece) > 1)


def _rectangle_of_piece(boxes: dict[str, Box], piece: tuple[str, ...]) -> Box | None:
    """Return the rectangle that a piece fills, or None if the piece is bent or not of squares."""
    lefts, tops, widths, heights = zip(*(boxes[cell] for cell in piece), strict=True)
    width = max(map(sum, zip(lefts, widths, strict=True))) - min(lefts)
    height = max(map(sum, zip(tops, heights, strict=True))) - min(tops)
    filled = sum(map(mul, widths, heights))
    return (min(lefts), min(tops), width, height) if isclose(width * height, filled) else None


def draw_ground(layout: Layout, names: tuple[str, ...], pieces: tuple[tuple[str, ...], ...]) -> Shapes:
    """Draw all cells. Taken cells have another colour, and the cells of one piece are joined."""
    every, single = layout.outline(layout.names, GAP / 2), set(names).difference(*pieces)
    full = layout.outline([cell for cell in names if cell in single], GAP / 2)
    for piece in pieces:
        full = full + layout.outline(piece, GAP, joined=True)
    return [
        cv.Path(every, paint=area_paint(ft.Colors.SURFACE_CONTAINER_LOWEST)),
        cv.Path(every, paint=line_paint(ft.Colors.OUTLINE_VARIANT, 1)),
        cv.Path(full, paint=area_paint(ft.Colors.PRIMARY_CONTAINER)),
        cv.Path(full, paint=line_paint(ft.Colors.PRIMARY, 1)),
    ]


def _draw_cell_face(phone: Phone, box: tuple[float, ...], words: tuple[str, ...], taken: bool) -> ft.Control:
    """Draw the things on a cell, or the name of a cell that is legal for the piece in hand."""
    _, _, width, height = box
    letters = max(3, *(len(part) for word in words for part in word.split()), 0)
    text = ft.Text(
        "".join(words),
        size=max(8, min(phone.size(14), width * 1.5 / letters)),
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        weight=ft.FontWeight.W_600 if taken else ft.FontWeight.W_400,
        color=ft.Colors.ON_PRIMARY_CONTAINER if taken else ft.Colors.PRIMARY,
    )
    return ft.Container(text if words else None, width=width, height=height, alignment=CENTER)


def _describe_cell(phone: Phone, looks: Looks, name: str, words: tuple[str, ...]) -> str:
    return " · ".join([looks.called(name), *(words or [phone.say("plain-empty")])])


def _handle_hold(area: Area, looks: Looks, name: str) -> object:
    return looks.hold(name, *area.things.get(name, ())) if looks.hold else None
