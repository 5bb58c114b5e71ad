"""What each game's table looks like. Registering a board is one line."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from companion.engine.verdict import Repair
from views.boards.card_city import BOARD as CARD_CITY
from views.boards.citadels import BOARD as CITADELS
from views.boards.plain import PLAIN
from views.boards.roll_into_town import BOARD as ROLL_INTO_TOWN
from views.boards.small_city import BOARD as SMALL_CITY
from views.boards.sweet_lands import BOARD as SWEET_LANDS
from views.kit.panels import Panels
from views.phone import Phone
from views.screen import Screen

Way = tuple[str, Callable[[], None]]
"""What a button says, and what a tap on it does."""


class Board(Protocol):
    """How one game is drawn and played by tapping."""

    @property
    def panels(self) -> Panels:
        """What each phase shows, and what can be done in it."""
        ...

    def overview(self, screen: Screen, width: float) -> ft.Control:
        """The whole table: everybody's area and what lies in the middle."""
        ...

    def picture(
        self,
        phone: Phone,
        game: Game[Any, Any, Any],
        position: Any,
        seat: int,
        lit: tuple[str, ...],
        width: float,
        seats: tuple[Seat, ...] = (),
    ) -> ft.Control:
        """One seat's area, some of its cells lit; nothing to tap. People have the seats' colours."""
        ...

    def lights(self, position: Any, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
        """Those of some cells that lie in a seat's area and can be lit there."""
        ...

    def ways(self, screen: Screen, seat: int, move: Any, repair: Repair) -> Sequence[Way]:
        """The buttons below a repair: what each says, and how it points at what would make it right."""
        ...

    def point(self, screen: Screen, move: Any) -> Callable[[], None] | None:
        """What takes in hand what makes a legal move, so that one tap more makes it; None where one does."""
        ...

    def setup_notes(self, phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control | None:
        """What to take out of the box for so many seats, with rulings read otherwise; None for nothing."""
        ...


BOARDS: Mapping[str, Board] = {
    "card_city": CARD_CITY,
    "small_city": SMALL_CITY,
    "citadels": CITADELS,
    "roll_into_town": ROLL_INTO_TOWN,
    "sweet_lands": SWEET_LANDS,
}
"""The boards of games that have one of their own, by the game's id."""


def board_of(game_id: str) -> Board:
    """The board of a game; the plain one where nobody has drawn it."""
    return BOARDS.get(game_id, PLAIN)
