"""Income: each seat's dollars from the bank, with the districts they come from."""

from functools import partial

import flet as ft

from companion.games.card_city.city import GRID, compute_layout, district_worth, split_districts
from companion.games.card_city.moves import Collect
from companion.games.card_city.phases.income import compute_income
from views.boards.card_city.cards import ui_text
from views.boards.card_city.city import Picture, city_board, tell_nothing_to_lay
from views.boards.card_city.state import Screen
from views.kit.choice_panel import Choice, offer
from views.widgets.seats.seat_marks import draw_seat_sum
from views.widgets.sheet import card


def draw_facts(screen: Screen, width: float) -> ft.Control:
    """Draw every seat's income."""
    return card(*(_draw_income_row(screen, seat) for seat in range(len(screen.seats))), padding=12)


def ask(screen: Screen) -> Choice:
    """Offer the only move: `Collect`, once every seat has taken its income."""
    taken = offer(screen, Collect(), ui_text(screen.phone, "income-taken"))
    return Choice(picture=partial(_draw_city, screen), moves=[taken])


def _draw_city(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the city with its shops lit."""
    town = screen.position.towns[screen.seat]
    picture = Picture(
        town.city,
        lit=GRID.names_of(compute_layout(town.city).C),
        why=partial(tell_nothing_to_lay, screen),
        hold=screen.rules.ask_about,
        built=town.built,
    )
    return city_board(screen, picture, width, height, ring=1, key=screen.seat)


def _draw_income_row(screen: Screen, seat: int) -> ft.Control:
    phone, town = screen.phone, screen.position.towns[seat]
    sizes = [district.bit_count() for district in split_districts(compute_layout(town.city).C)]
    parts = ["1", *(str(district_worth(size)) for size in sizes)]
    return draw_seat_sum(phone, screen.seats[seat], " + ".join(parts), f"+${compute_income(town)}")
