"""A seat's cells as they lie, the things on them in words, and the legal places of the piece in hand."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
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
from views.boards.plain.faces import NO_FACE, PLAIN_LOOK, Face, draw_face
from views.device.phone import Phone
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
class AreaMarks:
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
    viewer: Viewer,
    area: Area,
    marks: AreaMarks,
    width: float,
    height: float,
    *,
    key: Hashable = "",
    whole: bool = False,
) -> ft.Control:
    """Draw the cells of an area as large as they fit. On small cells the first tap zooms in.

    Args:
        viewer: the screen they stand on.
        area: the area to draw.
        marks: its marks and acts.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        key: which board of the page it is: two that stand there together differ.
        whole: True if also cells that cannot be used now are shown, if they are large enough to tap.
    """
    near = viewer.zoom.near if marks.tap else ""
    window, phone = _choose_window(area, near, width, max(height, LOW), whole=whole), viewer.phone
    cells, layout = window.layout.names, window.layout
    words = {name: tuple(map(marks.called, area.things.get(name, ()))) for name in cells}
    taps = board.Taps(
        {name: _describe_cell(phone, marks, name, words[name]) for name in cells},
        marks.tap,
        partial(_handle_hold, area, marks) if marks.hold else None,
        where=key,
        small=TOO_SMALL,
        pinch=phone.say("whole-map"),
    )
    taken = tuple(name for name in cells if words[name])
    pieces = _group_pieces(area, taken)
    boxes = {name: layout.face(name) for name in cells}
    faces = {name: _choose_face(area, marks, name, words[name]) for name in cells}
    for piece in pieces:
        alike = len({faces[cell] for cell in piece}) == 1 and not faces[piece[0]].look.colour
        if alike and (box := _rectangle_of_piece(boxes, piece)):
            boxes[piece[0]] = box
            faces |= dict.fromkeys(piece[1:], NO_FACE)
    held = area.ghost(marks.target) if marks.target else {}
    ghost = {name: _make_face(area, marks, thing) for name, thing in held.items() if name in faces}
    faces |= dict.fromkeys(ghost, NO_FACE)
    shown = {name: (face, boxes[name]) for name, face in faces.items()}
    picture = layers.Picture(
        [layers.Drawn("ground", (taken, pieces), lambda: draw_ground(layout, taken, pieces))],
        [layers.Faces("things", shown, lambda name: draw_face(phone, shown[name][1], faces[name]))],
        _make_marks(marks, taken),
        [
            layers.Faces(
                "ghost", ghost, lambda name: draw_face(phone, layout.face(name), ghost[name], pale=True)
            )
        ],
    )
    return board.board(viewer, window, picture, taps, names=isinstance(area.board, Grid))


def _choose_face(area: Area, marks: AreaMarks, name: str, words: tuple[str, ...]) -> Face:
    """Choose the face of a cell: that of the top thing there, or the name of a cell that is open."""
    if words:
        *lower, top = area.things[name]
        under = tuple(area.looks.get(thing, PLAIN_LOOK).sign or marks.called(thing) for thing in lower)
        return replace(_make_face(area, marks, top), under=under)
    return Face(marks.called(name)) if name in marks.legal else NO_FACE


def _make_face(area: Area, marks: AreaMarks, thing: str) -> Face:
    return Face(marks.called(thing), True, area.looks.get(thing, PLAIN_LOOK))


def _choose_window(area: Area, near: str, width: float, height: float, *, whole: bool = False) -> Window:
    """Lay out the cells that can be used, or those around `near` if these would be too small.

    A grid and a hex map keep their form. Other cells stand in rows. If `whole`, all cells of a grid are laid
    out as long as none is too small.
    """
    cells: Cells = area.board
    if isinstance(cells, HexGrid):
        hexes = layout_for(cells, width, height, LONGEST)
        if near not in cells.index or hexes.across >= TOO_SMALL:
            return Window.whole(hexes)
        closer = HexLayout(cells, NEAR_HEX)
        return window_around(closer, closer.middles[near], width, height)
    if isinstance(cells, Grid):
        squares = fit_squares(cells, width, height)
        if not (whole and squares.size >= TOO_SMALL):
            squares = fit_squares(cells, width, height, mask=area.seen)
        return window_on(squares, near, TOO_SMALL, width, height)[0]
    rows = Grid(ABREAST, -(-cells.cells // ABREAST))
    return Window.whole(fit_squares(rows, width, height, labels=0, called=cells.names))


def _make_marks(marks: AreaMarks, names: tuple[str, ...]) -> Marks:
    glows: dict[str, Glow] = dict.fromkeys(marks.legal, "open")
    ghosts = (cells_in(marks.target),) if marks.target else ()
    return Marks({**glows, **marks.blamed}, frozenset(names), ghosts=ghosts)


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
        cv.Path(full, paint=area_paint(ft.Colors.SECONDARY_CONTAINER)),
        cv.Path(full, paint=line_paint(ft.Colors.OUTLINE, 1)),
    ]


def _describe_cell(phone: Phone, marks: AreaMarks, name: str, words: tuple[str, ...]) -> str:
    return " · ".join([marks.called(name), *(words or [phone.say("plain-empty")])])


def _handle_hold(area: Area, marks: AreaMarks, name: str) -> object:
    return marks.hold(name, *area.things.get(name, ())) if marks.hold else None
