"""Card City on the screen: the city in the middle, and the controls below."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.setup import Setup, make_seats
from companion.games.card_city import GAME
from companion.games.card_city.city import GRID
from companion.games.card_city.moves import Build, Buy, Develop, SetMoney
from companion.games.card_city.position import CARDS, Position
from views.boards.card_city import corrections, divide, income, placing
from views.boards.card_city.cards import count_row, ui_text
from views.boards.card_city.city import Picture, city_board, tell_nothing_to_lay
from views.boards.card_city.facts import ask_money, facts
from views.boards.card_city.middle import draw_middle
from views.boards.card_city.overview import overview
from views.boards.card_city.state import Screen
from views.device.phone import Phone
from views.kit.choice_panel import choice_panel
from views.kit.game_board import Board, Snapshot, category_icons
from views.kit.panels import Panel, Panels
from views.kit.viewer import Bystander


def _draw_city(screen: Screen, width: float, height: float) -> ft.Control:
    town = screen.position.towns[screen.seat]
    why = partial(tell_nothing_to_lay, screen)
    picture = Picture(town.city, town.built, why=why, hold=screen.rules.ask_about)
    return city_board(screen, picture, width, height, ring=1, key=screen.seat)


def _draw_facts(screen: Screen, width: float) -> ft.Control:
    """Draw the facts of the town looked at."""
    return facts(screen, screen.seat)


_PLACING = Panel(placing.body, placing.acts, sentences=placing.draw_sentences)

PANELS = Panels(
    {
        "divide": Panel(_draw_city, divide.acts, divide.draw_facts),
        "income": choice_panel(income.ask, facts=income.draw_facts),
        **dict.fromkeys(("build", "develop", "buy"), _PLACING),
    },
    default=Panel(_draw_city),
    painting=Panel(corrections.body, corrections.acts),
    phase=lambda screen: screen.position.phase,
    facts=_draw_facts,
)
"""Panels of the phases, by id."""


def _draw_picture(snapshot: Snapshot) -> ft.Control:
    """Draw one city with some of its cards lit, to look at only."""
    drawn = Picture(snapshot.position.towns[snapshot.seat].city, lit=snapshot.lit)
    return city_board(Bystander(snapshot.phone), drawn, snapshot.width, snapshot.depth, ring=0)


def _shown_city(position: Position, seat: int) -> Hashable:
    """Return the cards of a seat's city: nothing else is on its picture."""
    return position.towns[seat].city


def _lit_cells(position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
    """Select the cells that are squares of the city."""
    return tuple(cell for cell in cells if cell in GRID.index)


def _pointing_action(screen: Screen, move: Any) -> Callable[[], None] | None:
    """Return the act that holds the card of `move` over its square, or None for other moves."""
    return partial(placing.hold_card, screen, move) if isinstance(move, Build | Develop | Buy) else None


def _correction_sheet_action(screen: Screen, correction: Any) -> Callable[[], None] | None:
    """Return the act that opens the sheet for the money, or None for other corrections."""
    return partial(ask_money, screen, correction.seat) if isinstance(correction, SetMoney) else None


def _draw_setup_notes(phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
    """Draw the cards of the deck and of the supply for this number of seats."""
    position = GAME.start(Setup(make_seats(*(str(seat) for seat in range(1, seats + 1)))))
    size = phone.size(26)
    piles = {"deck": position.deck, "supply": position.supply}
    return ft.Column(
        [
            part
            for name, pile in piles.items()
            for part in (
                ft.Text(
                    ui_text(phone, f"{name}-of", count=pile.total), theme_style=ft.TextThemeStyle.LABEL_LARGE
                ),
                count_row(phone, {card: pile[card] for card in CARDS}, size),
            )
        ],
        spacing=8,
    )


BOARD = Board(
    PANELS,
    overview,
    _draw_picture,
    _lit_cells,
    _pointing_action,
    _correction_sheet_action,
    _draw_setup_notes,
    category_icon=category_icons(
        residential=ft.Icons.HOME,
        empty=ft.Icons.CHECK_BOX_OUTLINE_BLANK,
        money=ft.Icons.PAID,
    ),
    middle=draw_middle,
    shown=_shown_city,
)
