"""A map on the screen, square by square: drawings, taps, pencil, and reasons of a refusal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.games.roll_into_town.marks import EMPTY, Token
from companion.games.roll_into_town.position import CellName, Cells
from companion.geometry.square import Grid
from views.boards.roll_into_town.look import screen_pencils, sheet_text, square_name, things_on
from views.boards.roll_into_town.pencil.canvas import cached_shapes, guess_shapes
from views.boards.roll_into_town.pencil.tokens import draw_square, joined_sides_of_map, variant_of_square
from views.boards.roll_into_town.pencil.tones import Palette
from views.boards.roll_into_town.state import Screen
from views.device.phone import Phone
from views.device.theme import TOUCH
from views.kit import board, layers
from views.kit.labels import draw_labels_inside
from views.kit.marks import Glow, Marks, cause_glows
from views.kit.pens import Shapes, area_paint, line_paint
from views.kit.squares import LABELS, TOO_SMALL, Squares, window_on

LARGEST = 76.0
"""A square is never larger than this, in pixels."""

LEAST = 18.0
"""A square is never smaller than this, in pixels."""

HANDY = 40.0
"""Squares are not made smaller than this for letters and numbers beside them, in pixels."""

NONE: Mapping[CellName, Any] = {}
"""No glows, no ghosts, no badges."""


@dataclass(frozen=True)
class Shown:
    """Momentary state of a map to draw.

    Attributes:
        grid: its squares.
        cells: their tokens.
        glows: squares that are pointed out.
        ghosts: tokens in pencil: not agreed yet.
        badges: short texts in the corners of squares.
        faint: whether all other squares fade.
    """

    grid: Grid
    cells: Cells
    glows: Mapping[CellName, Glow] = field(default_factory=dict)
    ghosts: Mapping[CellName, Token] = field(default_factory=dict)
    badges: Mapping[CellName, str] = field(default_factory=dict)
    faint: bool = False

    @property
    def marks(self) -> Marks:
        """Glows, ghosts and taken squares. A square with any drawing is taken."""
        drawn = zip(self.grid.names, self.cells, strict=True)
        taken = frozenset(at for at, token in drawn if token != EMPTY)
        ghosts = (tuple(self.ghosts),) if self.ghosts else ()
        return Marks(self.glows, taken, faint=self.faint, ghosts=ghosts)

    @property
    def as_guessed(self) -> Cells:
        """Tokens of all squares, with those in pencil."""
        return tuple(
            self.ghosts.get(at, token) for at, token in zip(self.grid.names, self.cells, strict=True)
        )


def map_view(
    screen: Screen,
    width: float,
    height: float,
    on_tap: Callable[[CellName], object],
    *,
    glows: Mapping[CellName, Glow] = NONE,
    ghosts: Mapping[CellName, Token] = NONE,
    faint: bool = False,
    says: Callable[[CellName], str] | None = None,
    badges: Mapping[CellName, str] = NONE,
) -> ft.Control:
    """Draw the map of the seat looked at as large as it fits. Two fingers make it larger.

    Args:
        screen: the phone's.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        on_tap: called with a square's name.
        glows: squares to point out. The causes in an open sheet of reasons are added.
        ghosts: tokens in pencil over squares: not agreed yet.
        faint: True if squares without a glow or a ghost fade.
        says: describes the effect of a tap on a square, read out after its token.
        badges: a short text in the corner of a square.
    """
    position, phone, seat = screen.position, screen.phone, screen.seat
    cells, grid = position.sheet(seat).cells, position.printed.grid
    glows = {**glows, **cause_glows(screen.causes, screen.asked_cells)}
    whole, named = fit_map(grid, width, height)
    window, squares = window_on(whole, screen.zoom.near, TOO_SMALL, width, height)
    named = named or window.near

    def square_words(cell: CellName) -> str:
        name, does = square_name(phone, cell, cells[grid.index[cell]]), says(cell) if says else ""
        return sheet_text(phone, "square-says", square=name, does=does) if does else name

    def show_rules(cell: CellName) -> object:
        return screen.rules.ask_about(cell, *things_on(cells[grid.index[cell]]), seat=seat)

    return board.board(
        screen,
        window,
        _draw_layers(phone, Shown(grid, cells, glows, ghosts, badges, faint), squares, named),
        board.Taps(
            {at: square_words(at) for at in squares.names},
            on_tap,
            show_rules,
            where=seat,
            tells=says is not None,
            small=TOO_SMALL,
            pinch=sheet_text(phone, "whole-map") if whole.size < TOUCH else "",
        ),
        label=sheet_text(phone, "map-of", name=screen.names[seat]),
        names=named,
    )


def fit_map(grid: Grid, width: float, height: float) -> tuple[Squares, bool]:
    """Lay out the squares of a map. The second value is True if names have room beside them."""
    beside = min((width - LABELS) / grid.columns, (height - LABELS) / grid.rows, LARGEST)
    across, down = width / grid.columns, height / grid.rows
    alone = min(across, down, LARGEST)
    roomy = (width - LABELS) / grid.columns >= alone
    named = beside >= TOUCH or (beside >= HANDY and roomy)
    size = max(LEAST, int((beside if named else alone) * 4) / 4)
    return Squares(grid, range(grid.columns), range(grid.rows), size), named


def _draw_layers(phone: Phone, map_view: Shown, squares: Squares, named: bool) -> layers.Picture:
    """Draw the paper, the tokens, the pencil, the badges, and names inside if there is no room beside."""
    tones = screen_pencils(phone)
    ghosts = tuple(sorted(map_view.ghosts.items())), map_view.as_guessed if map_view.ghosts else ()
    names = (
        []
        if named
        else [layers.Drawn("names", (), lambda: draw_labels_inside(squares, tones["soft"], tones["paper"]))]
    )
    return layers.Picture(
        [layers.Drawn("paper", (), lambda: _draw_paper(tones, squares))],
        [_draw_tokens(map_view, squares, dark=phone.dark)],
        map_view.marks,
        [layers.Drawn("ghosts", ghosts, lambda: _draw_ghosts(tones, map_view, squares))],
        [
            *names,
            layers.Faces(
                "badges", map_view.badges, lambda at: _draw_badge(map_view.badges[at], squares.size)
            ),
        ],
    )


def _draw_paper(tones: Palette, squares: Squares) -> Shapes:
    """Draw the sheet, with thin lines between its squares and a stronger one around them."""
    size, width, height = squares.size, squares.width, squares.height
    lines: list[cv.Path.PathElement] = []
    for column in range(1, len(squares.columns)):
        lines += [cv.Path.MoveTo(column * size, 0), cv.Path.LineTo(column * size, height)]
    for row in range(1, len(squares.rows)):
        lines += [cv.Path.MoveTo(0, row * size), cv.Path.LineTo(width, row * size)]
    return [
        cv.Rect(0, 0, width, height, 4, area_paint(tones["paper"])),
        cv.Path(lines, paint=line_paint(tones["grid"], 1)),
        cv.Rect(0, 0, width, height, 4, line_paint(tones["soft"], 1.6)),
    ]


def _draw_tokens(map_view: Shown, squares: Squares, *, dark: bool) -> layers.Faces:
    """Draw a canvas for each square with a token."""
    grid, size = map_view.grid, squares.size
    joined = joined_sides_of_map(grid, map_view.cells)
    looks = {
        at: (token, joined[number]) if token != EMPTY else None
        for number, (at, token) in enumerate(zip(grid.names, map_view.cells, strict=True))
    }

    def draw_token(cell: CellName) -> ft.Control:
        number = grid.index[cell]
        drawn = draw_square(map_view.cells[number], joined[number], variant_of_square(grid, number))
        strokes: Any = cached_shapes(drawn, size, dark=dark)
        return cv.Canvas(strokes, width=size, height=size)

    return layers.Faces("drawn", looks, draw_token)


def _draw_ghosts(tones: Palette, map_view: Shown, squares: Squares) -> Shapes:
    """Draw the tokens in pencil: in grey, on clean paper."""
    joined, found = joined_sides_of_map(map_view.grid, map_view.as_guessed), list[cv.Shape]()
    for at in squares.shown_among(map_view.ghosts):
        drawing = draw_square(map_view.ghosts[at], joined[map_view.grid.index[at]])
        left, top = squares.upper_left(at)
        found.append(cv.Path(squares.outline([at], 1), paint=area_paint(tones["paper"])))
        found += guess_shapes(drawing, squares.size, tones, left=left, top=top)
    return found


def _draw_badge(text: str, size: float) -> ft.Control:
    """Draw a short text in the lower right corner of a square."""
    word = ft.Text(text, size=max(10, size * 0.26), weight=ft.FontWeight.W_700, color=ft.Colors.ON_PRIMARY)
    badge = ft.Container(
        word, padding=ft.Padding.symmetric(horizontal=4), border_radius=8, bgcolor=ft.Colors.PRIMARY
    )
    return ft.Container(badge, width=size, height=size, alignment=ft.Alignment.BOTTOM_RIGHT)
