"""A city on the screen: the cards on its squares, the legal squares, and a label for each."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.games.card_city.city import GRID, cells_within_frame, compute_layout
from companion.games.card_city.position import Cells
from views.boards.card_city.cards import card_face, card_name
from views.device.phone import Phone
from views.device.theme import CENTER
from views.kit import board, layers
from views.kit.layouts import Window
from views.kit.marks import Glow, Marks, cause_glows
from views.kit.pens import Shapes, area_paint, line_paint
from views.kit.recent_taps import call_when_quiet, is_tapped
from views.kit.squares import LABELS, TOUCHABLE, Squares, fit_squares
from views.kit.viewer import Viewer
from views.models.still_window import StillWindow

GAP = 4
"""Pixels between two cards."""

LEAST = 5
"""Least number of columns and rows that are shown."""

SMALLEST, LARGEST = 16.0, 128.0
"""A square is never smaller and never larger than this, in pixels."""

PLUS = "+"
"""Mark of a square where the card in hand may lie."""


@dataclass(frozen=True)
class Picture:
    """Data to draw a city from.

    Attributes:
        city: its cards.
        built: squares built in this round.
        piece: the card in hand, if its squares are to be told apart.
        legal: the squares where it may lie.
        target: the square pointed at; shows the card as a ghost.
        lit: squares to point out; all others fade.
        asked: squares of a refused question.
        tap: called with a square's name; None where there is nothing to lay.
        why: called instead where there is nothing to lay: tells so.
        hold: called with a square that is held for a while, and the card that lies there.
    """

    city: Cells
    built: tuple[str, ...] = ()
    piece: str | None = None
    legal: frozenset[str] = frozenset()
    target: str | None = None
    lit: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    tap: Callable[[str], object] | None = None
    why: Callable[[str], object] | None = None
    hold: Callable[..., object] | None = None

    def card(self, name: str) -> str:
        """Return the letter of the card on a square, or a full stop for an empty square."""
        return self.city[GRID.index[name]]

    @property
    def marks(self) -> Marks:
        """Glows, ghosts and taken squares to draw over the cards."""
        glows: dict[str, Glow] = dict.fromkeys(self.legal if self.piece else (), "open")
        ghosts = ((self.target,),) if self.target and self.piece else ()
        taken = frozenset(name for name in GRID.names if self.card(name) != ".")
        glows.update(cause_glows(self.lit, self.asked))
        return Marks(glows, taken, faint=bool(self.lit), ghosts=ghosts)


def tell_nothing_to_lay(screen: Any, _cell: str) -> None:
    """Tell that there is no card to lay now."""
    screen.phone.tell(screen.say("nothing-to-lay"))


def city_board(
    viewer: Viewer,
    picture: Picture,
    width: float,
    height: float,
    *,
    ring: int = 1,
    key: Hashable = "",
    stage: Hashable = None,
) -> ft.Control:
    """Draw the city as large as it fits.

    Args:
        viewer: the screen it stands on.
        picture: the thing to draw.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        ring: number of empty squares to show around the city.
        key: names the board on its page. Two that stand there together have different names.
        stage: round and phase. During these the squares keep their place.
    """
    squares = wanted = choose_window(picture, width, height, ring=ring)
    if picture.tap:
        kept: Any = viewer.remember("window", key)
        still: StillWindow[Squares] = kept("window", StillWindow)
        squares = still.choose((width, height, ring, stage), wanted, held=is_tapped())
    if squares != wanted:
        call_when_quiet(viewer.redraw)
    taps = board.Taps(
        {name: _describe_square(viewer.phone, picture, name) for name in squares.names},
        picture.tap or picture.why,
        partial(_handle_hold, picture) if picture.hold else None,
        where=key,
        tells=True,
    )
    return board.board(viewer, Window.whole(squares), _draw_layers(picture, squares), taps, names=True)


def choose_window(picture: Picture, width: float, height: float, *, ring: int) -> Squares:
    """Choose the squares to show: the city, with a ring around it if the squares stay touchable.

    The window is that of the beginning of the round, unless cards were laid beyond it. It never has fewer
    than `LEAST` columns and rows.
    """
    city = compute_layout(picture.city).all
    before = (city & ~GRID.mask(*picture.built) or city) if ring else city
    mask = before | (GRID.orthogonal(before) & cells_within_frame(before) if ring else 0)
    whole = partial(fit_squares, GRID, width, height, largest=LARGEST, least=LEAST, smallest=SMALLEST)
    found = whole(mask=mask, ring=ring)
    if (width - LABELS) / len(found.columns) < TOUCHABLE:
        found = whole(mask=mask)
    return found if found.visible.issuperset(GRID.names_of(city)) else whole(mask=mask | city)


def _handle_hold(picture: Picture, name: str) -> object:
    return picture.hold(name, *picture.card(name).replace(".", "")) if picture.hold else None


def _draw_layers(picture: Picture, squares: Squares) -> layers.Picture:
    """Draw the empty squares as ground, and the cards on the others."""
    shown = {name: _shown_card(picture, name) for name in squares.names}
    empty = tuple(name for name in squares.names if picture.card(name) == ".")
    return layers.Picture(
        [layers.Drawn("ground", empty, lambda: _draw_ground(empty, squares))],
        [
            layers.Faces(
                "cards",
                shown,
                lambda name: _draw_square(*shown[name], squares.size),
            )
        ],
        picture.marks,
    )


def _draw_ground(empty: tuple[str, ...], squares: Squares) -> Shapes:
    path = squares.outline(empty, GAP / 2)
    return [
        cv.Path(path, paint=area_paint(ft.Colors.SURFACE_CONTAINER)),
        cv.Path(path, paint=line_paint(ft.Colors.OUTLINE_VARIANT, 1)),
    ]


def _shown_card(picture: Picture, name: str) -> tuple[str, bool, bool]:
    """Return the card to draw on a square, its ghost flag and its flag for "built in this round".

    A ghost is a card that is pointed at but not laid yet.
    """
    card = picture.card(name)
    if card != ".":
        return card, False, name in picture.built
    if name == picture.target and picture.piece:
        return picture.piece, True, False
    return PLUS if picture.piece and name in picture.legal else "", False, False


def _draw_square(card: str, ghost: bool, fresh: bool, size: float) -> ft.Control:
    """Draw a square. A card laid in this round carries a small white dot in its corner."""
    inside: ft.Control | None = None
    if card == PLUS:
        inside = ft.Icon(ft.Icons.ADD, size=size * 0.4, color=ft.Colors.PRIMARY)
    elif card:
        inside = card_face(card, size - GAP, ghost=ghost)
    if fresh and inside:
        dot = ft.Container(width=8, height=8, border_radius=4, bgcolor="#FFFFFF", right=5, top=5)
        inside = ft.Stack([inside, dot], width=size - GAP, height=size - GAP)
    return ft.Container(inside, width=size, height=size, alignment=CENTER)


def _describe_square(phone: Phone, picture: Picture, name: str) -> str:
    texts, letter = phone.texts[phone.locale], picture.card(name)
    if letter != ".":
        return texts.say("card_city-cell-card", at=name, card=card_name(phone, letter))
    if picture.piece is None:
        return texts.say("card_city-cell-empty", at=name)
    kind = "may" if name in picture.legal else "may_not"
    return texts.say(f"card_city-cell-{kind}", at=name, card=card_name(phone, picture.piece))
