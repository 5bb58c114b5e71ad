"""A map on the screen, square by square: what is drawn, what may be tapped, what is in hand, and why not."""

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft
import flet.canvas as cv

from companion.games.roll_into_town.marks import EMPTY, Token
from companion.games.roll_into_town.position import CellName
from companion.geometry.square import Grid
from views.boards.roll_into_town.look import pencils, said, square_name, things_on
from views.boards.roll_into_town.overlay import (
    Frame,
    Glow,
    Shown,
    names_shapes,
    over_shapes,
    under_shapes,
    veil_shapes,
)
from views.boards.roll_into_town.pencil.canvas import Shapes, shapes
from views.boards.roll_into_town.pencil.tokens import joins, square, way_of
from views.boards.roll_into_town.state import Screen
from views.kit import zoom
from views.kit.hold import holdable
from views.kit.pens import pen
from views.kit.tap import tappable
from views.memo import Keep
from views.phone import Phone
from views.theme import CENTER, TOUCH

LABELS = 13
"""Pixels kept for the letters of the columns and the numbers of the rows."""

LARGEST = 76.0
"""A square is never larger than this, in pixels."""

LEAST = 18.0
"""A square is never smaller than this, in pixels."""

HANDY = 40.0
"""Squares are not made smaller than this for letters and numbers beside them, in pixels."""

TOO_SMALL = 30.0
"""Squares smaller than this, in pixels, are not tapped well: the first tap comes closer."""

SLACK = 10
"""A map of small squares is at most so many pixels higher than its room: the page scrolls instead."""

CLEAR: Mapping[CellName, Glow] = {}
NO_GHOSTS: Mapping[CellName, Token] = {}
NO_BADGES: Mapping[CellName, str] = {}


def map_view(
    screen: Screen,
    width: float,
    height: float,
    *,
    seat: int | None = None,
    glows: Mapping[CellName, Glow] = CLEAR,
    ghosts: Mapping[CellName, Token] = NO_GHOSTS,
    on_tap: Callable[[CellName], object] | None = None,
    faint: bool = False,
    where: str = "work",
    says: Callable[[CellName], str] | None = None,
    badges: Mapping[CellName, str] = NO_BADGES,
) -> ft.Control:
    """A seat's map as large as it fits; two fingers make it larger.

    Args:
        screen: the phone's.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        seat: whose map; of the seat looked at by default.
        glows: squares to point out. What an open sheet of reasons blames is pointed out by itself.
        ghosts: what is drawn in pencil over squares: not agreed yet.
        on_tap: called with a square's name; it must depend on nothing but the screen. None: nothing to tap.
        faint: whether squares without a glow or a ghost fade.
        where: what a tap does here, in a word; squares are made anew where it is another.
        says: what a tap on a square would do, as a screen reader says it after what it shows.
        badges: a short text in the corner of a square.
    """
    position = screen.position
    seat = screen.seat if seat is None else seat
    grid, phone = position.printed.grid, screen.phone
    fitting = frame_of(grid, width, height)
    near = screen.zoom.near if fitting.size < TOO_SMALL else ""
    close = on_tap is not None and near in grid.index
    frame = Frame(grid, TOUCH) if close else fitting
    corner = _corner(frame, fitting, near) if close else (0.0, 0.0)
    pointed = {at: glow for at, glow in {**glows, **_blamed(screen, seat)}.items() if at in grid.index}
    shown = Shown(position.sheet(seat).cells, pointed, ghosts, badges, faint)
    keep = screen.keep("map", where, seat, phone.locale)
    layers = _layers(phone, shown, frame, keep, corner)
    if on_tap is None:
        drawn: ft.Control = ft.Stack(layers, width=frame.width, height=frame.height)
        label = said(phone, "map-of", name=screen.names[seat])
        drawn = ft.Container(ft.Semantics(label=label, exclude_semantics=True, content=drawn))
    else:
        tapped = _first_close(screen, on_tap) if fitting.size < TOO_SMALL else on_tap
        layers.append(_squares(phone, shown, frame, keep, tapped, says))
        drawn = ft.Stack(layers, width=frame.width, height=frame.height)
    drawn = holdable(drawn, partial(_under, shown, frame), partial(screen.ask_about, seat=seat))
    whole = _labelled(drawn, frame, keep)
    if on_tap is None or fitting.size >= TOUCH:
        return whole
    seen = zoom.part(whole, fitting.width, fitting.height, corner) if close else whole
    return zoom.zoomable(screen, seen, said(phone, "whole-map"), close=bool(screen.zoom.near))


def frame_of(grid: Grid, width: float, height: float) -> Frame:
    """Where the squares of a map lie that may take so many pixels; names beside them where there is room."""
    beside = min((width - LABELS) / grid.columns, (height - LABELS) / grid.rows, LARGEST)
    across, down = width / grid.columns, height / grid.rows
    inside = min(across, max(down, min(HANDY, (height + SLACK) / grid.rows)), LARGEST)
    roomy = (width - LABELS) / grid.columns >= inside
    named = beside >= TOUCH or (beside >= HANDY and roomy)
    return Frame(grid, max(LEAST, int((beside if named else inside) * 4) / 4), named)


def _blamed(screen: Screen, seat: int) -> dict[CellName, Glow]:
    """The squares an open sheet of reasons is about, on the map of the seat looked at."""
    if seat != screen.seat:
        return {}
    found: dict[CellName, Glow] = dict.fromkeys(screen.causes, "lit")
    if screen.asked_at:
        found[screen.asked_at] = "asked"
    return found


def _first_close(screen: Screen, on_tap: Callable[[CellName], object]) -> Callable[[CellName], object]:
    """The first tap on a map of tiny squares shows the part around it; taps there do what they do."""
    return lambda at: zoom.come_near(screen, at) or on_tap(at)


def _corner(frame: Frame, room: Frame, near: CellName) -> tuple[float, float]:
    """Where the part of a map begins that is seen around a square, in pixels of the whole."""

    def start(corner: float, whole: float, seen: float) -> float:
        half = (seen - frame.size) / 2
        return max(0.0, min(whole - seen, round((corner - half) / frame.size) * frame.size))

    left, top = frame.corner(frame.grid.index[near])
    return start(left, frame.width, room.width), start(top, frame.height, room.height)


# Layers ---------------------------------------------------------------------------------------------------


def _layers(
    phone: Phone, shown: Shown, frame: Frame, keep: Keep, corner: tuple[float, float]
) -> list[ft.Control]:
    """Paper, what glows, the drawings, what lies over them; each is made anew only where it changed."""
    where = (frame, phone.dark)

    def layer(name: str, key: tuple[object, ...], draw: Callable[[], Shapes]) -> ft.Control:
        kept = (name, where, *key)
        return keep(
            kept,
            lambda: cv.Canvas(draw(), width=frame.width, height=frame.height, key=f"{name} {hash(kept)}"),
        )

    tones, grid = pencils(phone), frame.grid
    free, veiled = shown.open(grid, free=True), shown.veiled(grid)
    others = tuple(sorted(shown.glows.items() - {(at, "open") for at in free}))
    ghosts = tuple(sorted(shown.ghosts.items())), shown.as_guessed(grid) if shown.ghosts else ()
    return [
        layer("paper", (), lambda: _paper(phone, frame)),
        layer("under", (free,), lambda: under_shapes(tones, free, frame)),
        _drawings(phone, shown, frame, keep),
        layer("veil", (veiled,), lambda: veil_shapes(tones, veiled, frame)),
        layer("over", (others, ghosts), lambda: over_shapes(tones, shown, frame)),
        layer("names", (corner,), lambda: [] if frame.named else names_shapes(tones, frame, corner)),
        _badges(shown, frame, keep),
    ]


def _paper(phone: Phone, frame: Frame) -> Shapes:
    """The sheet, with thin lines between its squares and a stronger one around them."""
    tones, size = pencils(phone), frame.size
    lines: list[cv.Path.PathElement] = []
    for column in range(1, frame.grid.columns):
        lines += [cv.Path.MoveTo(column * size, 0), cv.Path.LineTo(column * size, frame.height)]
    for row in range(1, frame.grid.rows):
        lines += [cv.Path.MoveTo(0, row * size), cv.Path.LineTo(frame.width, row * size)]
    fill = ft.Paint(color=tones["paper"], style=ft.PaintingStyle.FILL)
    return [
        cv.Rect(0, 0, frame.width, frame.height, 4, fill),
        cv.Path(lines, paint=pen(tones["grid"], 1)),
        cv.Rect(0, 0, frame.width, frame.height, 4, pen(tones["soft"], 1.6)),
    ]


def _drawings(phone: Phone, shown: Shown, frame: Frame, keep: Keep) -> ft.Control:
    """A canvas for each square on which something is drawn; only changed ones are sent again."""
    tones, size = pencils(phone), frame.size
    joined = joins(frame.grid, shown.cells)

    def one(number: int, token: Token) -> ft.Control:
        key = f"{number} {token} {''.join(sorted(joined[number]))}"
        if token == EMPTY:
            return ft.Container(key=key)  # every square keeps its place: nothing moves when one is drawn
        drawing = square(token, joined[number], way_of(frame.grid, number))
        left, top = frame.corner(number)
        return cv.Canvas(shapes(drawing, size, tones), width=size, height=size, left=left, top=top, key=key)

    drawn = [
        keep(("drawn", number, token, joined[number], size, phone.dark), partial(one, number, token))
        for number, token in enumerate(shown.cells)
    ]
    return ft.Stack(drawn, width=frame.width, height=frame.height, key=f"drawn {frame.size} {phone.dark}")


def _badges(shown: Shown, frame: Frame, keep: Keep) -> ft.Control:
    """All badges, one layer that is always there: another one takes its place whole."""
    written = tuple((at, text) for at, text in sorted(shown.badges.items()) if at in frame.grid.index)
    said_ = ("badges", frame, written)

    def make() -> ft.Control:
        badges = [_badge(frame, at, text) for at, text in written]
        return ft.Stack(badges, width=frame.width, height=frame.height, key=f"badges {hash(said_)}")

    return keep(said_, make)


def _badge(frame: Frame, at: CellName, text: str) -> ft.Control:
    """A short text in the lower right corner of a square."""
    left, top = frame.corner(frame.grid.index[at])
    word = ft.Text(
        text, size=max(10, frame.size * 0.26), weight=ft.FontWeight.W_700, color=ft.Colors.ON_PRIMARY
    )
    badge = ft.Container(
        word,
        padding=ft.Padding.symmetric(horizontal=4),
        border_radius=8,
        bgcolor=ft.Colors.PRIMARY,
    )
    return ft.Container(
        badge,
        left=left,
        top=top,
        width=frame.size,
        height=frame.size,
        alignment=ft.Alignment.BOTTOM_RIGHT,
    )


def _under(shown: Shown, frame: Frame, x: float, y: float) -> tuple[str, ...]:
    """The square at a place of the map, and what is drawn there."""
    column, row = int(x // frame.size), int(y // frame.size)
    if not (0 <= column < frame.grid.columns and 0 <= row < frame.grid.rows):
        return ()
    number = row * frame.grid.columns + column
    return (frame.grid.names[number], *things_on(shown.cells[number]))


# Squares to tap, letters and numbers ----------------------------------------------------------------------


def _squares(
    phone: Phone,
    shown: Shown,
    frame: Frame,
    keep: Keep,
    on_tap: Callable[[CellName], object],
    says: Callable[[CellName], str] | None,
) -> ft.Control:
    """The squares to tap, unseen, over all that is drawn."""
    names, columns = frame.grid.names, frame.grid.columns

    def cell(number: int) -> ft.Control:
        at = names[number]
        words, does = square_name(phone, at, shown.cells[number]), says(at) if says else ""
        if does:
            words = said(phone, "square-says", square=words, does=does)
        return keep(
            ("square", at, frame.size, words),
            lambda: tappable(words, None, lambda: on_tap(at), width=frame.size, height=frame.size),
        )

    rows: list[ft.Control] = [
        ft.Row([cell(number) for number in range(first, first + columns)], spacing=0, tight=True)
        for first in range(0, len(names), columns)
    ]
    return ft.Column(rows, spacing=0, tight=True, key=f"squares {frame.size}")


def _labelled(board: ft.Control, frame: Frame, keep: Keep) -> ft.Control:
    """The map with the letters of its columns above it and the numbers of its rows beside it."""

    def label(text: str, width: float, height: float) -> ft.Control:
        word = ft.Text(text, size=10, color=ft.Colors.ON_SURFACE_VARIANT, weight=ft.FontWeight.W_600)
        return ft.Container(word, width=width, height=height, alignment=CENTER)

    def letters() -> ft.Control:
        signs = [label(name[0], frame.size, LABELS) for name in frame.grid.names[: frame.grid.columns]]
        row = ft.Row([ft.Container(width=LABELS), *signs], spacing=0, tight=True)
        return ft.Semantics(exclude_semantics=True, content=row)

    def numbers() -> ft.Control:
        signs = [label(str(row + 1), LABELS, frame.size) for row in range(frame.grid.rows)]
        return ft.Semantics(exclude_semantics=True, content=ft.Column(signs, spacing=0, tight=True))

    if not frame.named:
        return board
    shape = (frame,)
    body = ft.Row([keep(("numbers", shape), numbers), board], spacing=0, tight=True)
    return ft.Column([keep(("letters", shape), letters), body], spacing=0, tight=True)


__all__ = ["Frame", "Glow", "Shown", "frame_of", "map_view"]
