"""Card City on the screen: the city in the middle, what can be done below it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat, Setup, seated
from companion.engine.verdict import Repair
from companion.games.card_city import GAME
from companion.games.card_city.city import GRID
from companion.games.card_city.moves import Build, Buy, Develop
from companion.games.card_city.position import CARDS, Position
from views.boards.card_city import dividing, income, painting, placing
from views.boards.card_city.cards import count_row, ui
from views.boards.card_city.city import Picture, city_board
from views.boards.card_city.overview import overview
from views.boards.card_city.state import Screen
from views.kit.viewer import Bystander
from views.phone import Phone


class CardCityBoard:
    """See `views.boards.Board`."""

    def work(self, screen: Screen, width: float, height: float) -> ft.Control:
        """The seat's city, or whatever its phase asks to look at."""
        if screen.painting:
            return painting.work(screen, width, height)
        match screen.position.phase:
            case "divide":
                return dividing.work(screen, width, height)
            case "income":
                return income.work(screen, width, height)
            case "build" | "develop" | "buy":
                return placing.work(screen, width, height)
            case _:
                city = screen.position.towns[screen.seat].city
                picture = Picture(city, hold=screen.ask_about)
                return city_board(screen, picture, width, height, ring=0, where=screen.seat)

    def hands(self, screen: Screen, width: float) -> ft.Control | None:
        """The cards, prices and buttons of the phase."""
        if screen.painting:
            return painting.hands(screen)
        match screen.position.phase:
            case "divide":
                return dividing.hands(screen)
            case "income":
                return income.hands(screen)
            case "build" | "develop" | "buy":
                return placing.hands(screen)
            case _:
                return None

    def overview(self, screen: Screen, width: float) -> ft.Control:
        """Every city, the deck and the supply."""
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
        """One city, some of its cards lit; nobody stands in it."""
        city = position.towns[seat].city
        return city_board(Bystander(phone), Picture(city, lit=lit), width, width, ring=0)

    def lights(self, position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
        """The squares of the city among them."""
        return tuple(cell for cell in cells if cell in GRID.index)

    def ways(
        self, screen: Screen, seat: int, move: Any, repair: Repair
    ) -> Sequence[tuple[str, Callable[[], None]]]:
        """A button for each cell a repair proposes for the same card."""

        def aim(at: str) -> None:
            screen.close()
            screen.look(seat)
            screen.piece, screen.target = getattr(move, "card", None), at

        return [(at, partial(aim, at)) for at in repair.cells] if repair.id == "cell" else []

    def point(self, screen: Screen, move: Any) -> Callable[[], None] | None:
        """The card in hand, held over its square."""
        return partial(placing.hold, screen, move) if isinstance(move, Build | Develop | Buy) else None

    def setup_notes(self, phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
        """The cards of the deck and of the supply."""
        position = GAME.start(Setup(seated(*(str(seat) for seat in range(1, seats + 1)))))
        size = phone.size(26)
        piles = {"deck": position.deck, "supply": position.supply}
        return ft.Column(
            [
                part
                for name, pile in piles.items()
                for part in (
                    ft.Text(
                        ui(phone, f"{name}-of", count=pile.total), theme_style=ft.TextThemeStyle.LABEL_LARGE
                    ),
                    count_row(phone, {card: pile[card] for card in CARDS}, size),
                )
            ],
            spacing=8,
        )
