"""What a game hands to the pages of the app: its panels, its pictures, and how a move is taken in hand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from views.device.phone import Phone
from views.kit.box_painter import BY_FORM, BoxPainter
from views.kit.panels import Panels
from views.play.drafts import TypedDraft
from views.play.screen import Screen
from views.play.setup_draft import SetupScreen


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One seat's area of a table, to be looked at only.

    Attributes:
        phone: whose screen.
        game: the game.
        position: what the table shows.
        seat: whose area.
        lit: cells to point out; the others fade.
        width: that it may take, in pixels.
        seats: everybody, where they are known: people have their colours.
    """

    phone: Phone
    game: Game[Any, Any, Any]
    position: Any
    seat: int
    lit: tuple[str, ...]
    width: float
    seats: tuple[Seat, ...] = ()

    @classmethod
    def of(cls, screen: Screen, seat: int, lit: tuple[str, ...], width: float) -> "Snapshot":
        """The area of a seat of a table as a screen shows it now."""
        return cls(screen.phone, screen.game, screen.position, seat, lit, width, screen.seats)

    @property
    def name(self) -> str:
        """The seat's name, or its number where nobody knows it."""
        if self.seat < len(self.seats):
            return self.seats[self.seat].name
        return self.phone.texts[self.phone.locale].say("seat-number", number=self.seat + 1)


@dataclass(frozen=True, slots=True)
class SetupForm:
    """What a game asks when a table is set up, besides seats and rulings.

    Attributes:
        draw: a part of the page, which changes the draft.
        over: what lies over the page while something is made; None while nothing is.
    """

    draw: Callable[[Phone, SetupScreen], ft.Control]
    over: Callable[[Phone, SetupScreen], ft.Control | None]


def nothing(*_asked: object) -> tuple[()]:
    """Nothing can be lit."""
    return ()


def none(*_asked: object) -> None:
    """There is nothing to take in hand, and nothing to say."""


@dataclass(frozen=True, slots=True)
class Board:
    """How one game is drawn and played by tapping; what has a default can be left out.

    Attributes:
        panels: what each phase shows, and what can be done in it.
        overview: draws the whole table, so many pixels wide: everybody's area and what lies in the middle.
        picture: draws one seat's area, some of its cells lit; nothing to tap.
        lights: of a position and a seat, those of some cells that lie in its area and can be lit there.
        point: what takes in hand what makes a legal move, so that one tap more makes it; None where one does.
        ask: what opens the sheet on which the number of a correction is set; None where there is none.
        setup_notes: what to take out of the box for so many seats, with rulings read otherwise; or None.
        apart: whether each seat has an area of its own, worth seeing beside another's on a wide screen.
        setup_form: what a table is asked when it is set up, besides seats and rulings; None for nothing.
        draft: how what is being typed is kept; None where nothing is typed.
        printed: draws what the box says as the board does, where that differs from the pictures of forms.
    """

    panels: Panels
    overview: Callable[[Any, float], ft.Control]
    picture: Callable[[Snapshot], ft.Control]
    lights: Callable[[Any, int, Sequence[str]], tuple[str, ...]] = nothing
    point: Callable[[Any, Any], Callable[[], None] | None] = none
    ask: Callable[[Any, Any], Callable[[], None] | None] = none
    setup_notes: Callable[[Phone, int, Mapping[str, str]], ft.Control | None] = none
    apart: bool = True
    setup_form: SetupForm | None = None
    draft: TypedDraft | None = None
    printed: BoxPainter = BY_FORM
