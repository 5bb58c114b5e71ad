"""Everything that a game gives to the pages of the app: panels, pictures, and taking a move in hand."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from views.device.phone import Phone
from views.kit.box_painter import BY_FORM, BoxPainter
from views.kit.dialog import Dialog
from views.kit.panels import Panels
from views.play.drafts import TypedDraft
from views.play.screen import Screen
from views.play.setup_draft import SetupScreen

PICTURE = 320.0
"""Width and height of the room in which the words on a square picture have their usual size, in pixels."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Area of a seat at a table, to be looked at only.

    Attributes:
        phone: whose screen.
        game: the game.
        position: position of the table.
        seat: whose area.
        lit: cells to point out; the others fade.
        width: width available, in pixels.
        seats: all seats, where they are known: people have their colours.
        height: height available, in pixels; 0 where the picture is as high as it needs.
        scored: whether it may tell points.
    """

    phone: Phone
    game: Game[Any, Any, Any]
    position: Any
    seat: int
    lit: tuple[str, ...]
    width: float
    seats: tuple[Seat, ...] = ()
    height: float = 0
    scored: bool = True

    @property
    def depth(self) -> float:
        """Height available to the board itself, in pixels: the width where no height is given."""
        return self.height or self.width

    @classmethod
    def of(cls, screen: Screen, seat: int, lit: tuple[str, ...], width: float) -> "Snapshot":
        """Make the snapshot of a seat's area as a screen shows it now."""
        return cls(screen.phone, screen.game, screen.position, seat, lit, width, screen.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def name(self) -> str:
        """Name of the seat, or its number if the name is unknown."""
        if self.seat < len(self.seats):
            return self.seats[self.seat].name
        return self.phone.texts[self.phone.locale].say("seat-number", number=self.seat + 1)


class TableLook(Protocol):
    """Table to be looked at: a screen, or a snapshot of a seat's area."""

    @property
    def phone(self) -> Phone:
        """Phone that shows it."""

    @property
    def position(self) -> Any:
        """Position of the table."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Seats of the table."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the people, by seat."""


@dataclass(frozen=True, slots=True)
class Middle:
    """Things in the middle of the table, common to all seats, to be looked at only.

    Attributes:
        content: draws them.
        width: width that they need, in pixels at the usual size of text.
        height: height that they need.
    """

    content: ft.Control
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class FormPage:
    """Page on which something is made for a setup, such as a sheet.

    Attributes:
        title: title of the page.
        form: its fields, from top to bottom.
        preview: draws the outcome so far in a width in pixels.
        button: uses the outcome.
        close: leaves the page, and the setup as it was.
    """

    title: str
    form: Sequence[ft.Control]
    preview: Callable[[float], ft.Control]
    button: ft.Control
    close: Callable[[], None]


@dataclass(frozen=True, slots=True)
class SetupForm:
    """Questions of a game at setup, besides seats and rulings.

    Attributes:
        draw: draws a part of the page, which changes the draft.
        over: draws the sheet over the page while something is shown or read; None otherwise.
        page: returns the page in the place of the setup's own while something is made; None otherwise.
    """

    draw: Callable[[Phone, SetupScreen], ft.Control]
    over: Callable[[Phone, SetupScreen], Dialog | None]
    page: Callable[[Phone, SetupScreen], FormPage | None]


def no_cells(*_asked: object) -> tuple[()]:
    """Light no cells."""
    return ()


def whole_position(position: Hashable, _seat: int) -> Hashable:
    """Return the position: the picture may depend on any part of it."""
    return position


def square_room(*_asked: object) -> tuple[float, float]:
    """Return the room of a picture that is about as high as it is wide."""
    return PICTURE, PICTURE


def return_none(*_asked: object) -> None:
    """Return None: nothing to take in hand, and nothing to tell."""


def category_icons(**icons: ft.IconData) -> Callable[[Any, str], ft.IconData | None]:
    """Make the look-up of the icons of categories that are the same at every table."""
    return lambda _, category: icons.get(category)


@dataclass(frozen=True, slots=True)
class Board:
    """Drawing and taps of a game. Fields with a default can be left out.

    Attributes:
        panels: panels of the phases.
        overview: draws the whole table in a width in pixels: all areas, and the middle. Asked for the page
            Table.
        picture: draws a seat's area, some of its cells lit; nothing to tap. Asked for answers, the score,
            replays, displays and the neighbours' areas.
        lights: selects those of some cells that lie in a seat's area and can be lit there. Asked for answers.
        point: returns the function that takes the pieces of a legal move in hand, so that one more tap makes
            the move; None where one tap does. Asked for the buttons of repairs, of answers and of a lesson.
        ask: returns the function that opens the sheet for the number of a correction; None where there is
            none. Asked for the button of a repair by correction.
        setup_notes: draws what to take out of the box for a number of seats and changed rulings; or None.
            Asked while a table is set up.
        apart: whether each seat has an area of its own, worth seeing beside another's on a wide screen.
        setup_form: questions at setup besides seats and rulings; None for none.
        draft: storage of the text being typed; None where nothing is typed.
        printed: draws box entries as the board does, where that differs from the pictures of forms.
        keys: finds the action of a key of the keyboard, by its name; None where the key does nothing. Asked
            when a key is pressed.
        room: returns the least width and height in which `picture` fits with words of their usual size, in
            pixels. Asked for replays and displays.
        category_icon: returns the icon of a category of points at a position; None where there is none.
            The position is None where only the result is known. Asked for the score.
        middle: draws the things in the middle of a snapshot's table; None for nothing. Asked for displays.
        shown: returns all of a position that the unlit picture of a seat depends on, as a hashable key. Asked
            by displays, which draw a picture again when its key differs.
    """

    panels: Panels
    overview: Callable[[Any, float], ft.Control]
    picture: Callable[[Snapshot], ft.Control]
    lights: Callable[[Any, int, Sequence[str]], tuple[str, ...]] = no_cells
    point: Callable[[Any, Any], Callable[[], None] | None] = return_none
    ask: Callable[[Any, Any], Callable[[], None] | None] = return_none
    setup_notes: Callable[[Phone, int, Mapping[str, str]], ft.Control | None] = return_none
    apart: bool = True
    setup_form: SetupForm | None = None
    draft: TypedDraft | None = None
    printed: BoxPainter = BY_FORM
    keys: Callable[[Any, str], Callable[[], object] | None] = return_none
    room: Callable[[Phone, Any], tuple[float, float]] = square_room
    category_icon: Callable[[Any, str], ft.IconData | None] = return_none
    middle: Callable[[Snapshot], Middle | None] = return_none
    shown: Callable[[Any, int], Hashable] = whole_position
