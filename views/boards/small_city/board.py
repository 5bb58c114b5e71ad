"""Small City on the screen: the town in the middle, what can be done below it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import COLOURS, Seat
from companion.engine.verdict import Repair
from companion.games.small_city.plan import plan
from companion.games.small_city.position import Position
from views.boards.small_city import painting
from views.boards.small_city.aiming import aim, point
from views.boards.small_city.facts import facts
from views.boards.small_city.look import ui
from views.boards.small_city.notes import setup_notes
from views.boards.small_city.overview import overview
from views.boards.small_city.panels import in_a_row
from views.boards.small_city.phases import (
    action,
    build,
    council,
    counting,
    death,
    income,
    move,
    opening,
    ring,
    staff,
    street,
)
from views.boards.small_city.picture import Picture
from views.boards.small_city.room import hands_height
from views.boards.small_city.showing import picture_of
from views.boards.small_city.state import Screen
from views.boards.small_city.town import town_board, town_drawing
from views.phone import Phone
from views.widgets.buttons import text_button
from views.widgets.printed import ask_printed, unanswered


@dataclass(frozen=True)
class Part:
    """What one phase shows.

    Attributes:
        work: what the seat looked at has before it, in so much room.
        hands: what it can do now.
    """

    work: Callable[[Screen, float, float], ft.Control]
    hands: Callable[[Screen], ft.Control | None]


PARTS: dict[str, Part] = {
    "setup": Part(opening.work, opening.hands),
    "street": Part(street.work, street.hands),
    "ring": Part(ring.work, ring.hands),
    "action": Part(action.work, action.hands),
    "build": Part(build.work, build.hands),
    "move": Part(move.work, move.hands),
    "income": Part(income.work, income.hands),
    "votes": Part(counting.work, counting.hands),
    "pollution": Part(counting.work, counting.hands),
    "death": Part(death.work, death.hands),
    "council": Part(council.work, council.hands),
    "staff": Part(staff.work, staff.hands),
}
"""What each phase shows, by its id; an errand shows what it is about."""


class SmallCityBoard:
    """See `views.boards.Board`."""

    def work(self, screen: Screen, width: float, height: float) -> ft.Control:
        """The seat's town, or whatever its phase asks to look at."""
        return _part(screen).work(screen, width, height)

    def hands(self, screen: Screen, width: float) -> ft.Control | None:
        """The tiles, prices and buttons of the phase."""
        return _part(screen).hands(screen)

    def overview(self, screen: Screen, width: float) -> ft.Control:
        """Every town, the council, and what lies in the middle."""
        return overview(screen, width)

    def picture(
        self,
        phone: Phone,
        game: Game[Any, Any, Any],
        position: Position,
        seat: int,
        lit: tuple[str, ...],
        width: float,
        seats: tuple[Seat, ...] = (),
    ) -> ft.Control:
        """One town, some of its squares lit; people in the colours of the seats, where those are known."""
        colours = tuple(one.colour for one in seats) or COLOURS
        here = plan(position, seat)
        shown = tuple(cell for cell in lit if cell in here.grid.index)
        picture = Picture(
            here,
            position.towns[seat],
            seat,
            colours,
            lit=shown,
            faint=bool(shown),
        )
        names = tuple(str(number + 1) for number in range(len(position.towns)))
        return town_drawing(phone, picture, names, width, width)

    def lights(self, position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
        """The squares of the town among them."""
        index = plan(position, seat).grid.index
        return tuple(cell for cell in cells if cell in index)

    def ways(
        self, screen: Screen, seat: int, move: Any, repair: Repair
    ) -> Sequence[tuple[str, Callable[[], None]]]:
        """A button that takes in hand what a repair proposes, where it can be shown."""
        show = aim(screen, seat, move, repair)
        return [(screen.say("repair-show"), show)] if show else []

    def point(self, screen: Screen, move: Any) -> Callable[[], None] | None:
        """See `point`."""
        return point(screen, move)

    def setup_notes(self, phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
        """What goes on the table, and what stays in the box."""
        return setup_notes(phone, seats)


def _part(screen: Screen) -> Part:
    if screen.painting:
        return Part(painting.work, painting.hands)
    errand = screen.position.errand
    if errand:
        return PARTS[errand.what]
    return PARTS.get(screen.position.phase, Part(_town, _facts))


def _town(screen: Screen, width: float, height: float) -> ft.Control:
    picture = picture_of(screen)
    below = hands_height(screen, 136 if _guessed(screen) else 80)
    return town_board(screen, picture, width, height - below, where="town")


def _guessed(screen: Screen) -> tuple[str, ...]:
    """The promise cards that lie open at the end, and whose votes nobody has read off them yet."""
    if screen.position.phase != "scoring":
        return ()
    kept = {card for town in screen.position.towns for card in (town.promise, *town.more) if card}
    return unanswered(screen, [f"promise-{card}" for card in sorted(kept)])


def _facts(screen: Screen) -> ft.Control:
    """The tracks; and a way to tell what votes the promise cards show."""
    cards = _guessed(screen)
    if not cards:
        return facts(screen, screen.seat)
    label = ui(screen.phone, "promise-worths")
    ask = text_button(screen.phone, label, lambda: ask_printed(screen, cards, screen.close))
    return ft.Column(
        [facts(screen, screen.seat), in_a_row(ask)],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
