"""One line about a town: the start marker, its money, its room, its points. Tap a number to correct it."""

from functools import partial

import flet as ft

from companion.games.card_city.city import compute_layout
from companion.games.card_city.corrections import CORRECTIONS
from companion.games.card_city.moves import SetMoney
from companion.games.card_city.placing import card_limit, count_limited_cards
from views.boards.card_city.cards import ui_text
from views.boards.card_city.round import marker_pill, shows_marker
from views.boards.card_city.state import Screen
from views.kit.amounts import fact_pill, hides_points, pill_lines, points
from views.widgets.table.correcting import ask_number


def facts(screen: Screen, seat: int) -> ft.Control:
    """Draw the start marker, money, cards under the limit, cards on the square, and points so far."""
    position = screen.position
    town = position.towns[seat]
    city = compute_layout(town.city)
    room = count_limited_cards(position, city), card_limit(city), city.all.bit_count()
    marked = shows_marker(screen, seat)
    total = screen.client.view.scoresheet(screen.eyes).standings[seat].total

    def draw_facts() -> ft.Control:
        start = [marker_pill(screen, seat)] if marked else []
        return pill_lines(
            [
                *start,
                _draw_money(screen, seat, town.money),
                *_draw_card_limit(screen, *room),
                points(screen, seat),
            ]
        )

    shown = (marked, town.money, room, total, hides_points(screen))
    return screen.again(("facts", seat), shown, draw_facts)


def _draw_money(screen: Screen, seat: int, money: int) -> ft.Control:
    words = ui_text(screen.phone, "fact-money", money=money)
    about = partial(screen.rules.ask_about, "score.money", "income")
    act = partial(ask_money, screen, seat)
    return fact_pill(screen.phone, ft.Icons.PAID, f"${money}", words, act, hold=about, plain=True)


def _draw_card_limit(screen: Screen, count: int, most: int, built: int) -> list[ft.Control]:
    """Draw the number of cards that count against the limit, and the number of built squares."""
    phone = screen.phone

    def draw_fact(icon: ft.IconData, value: str, words: str, section: str) -> ft.Control:
        about = partial(screen.rules.ask_about, section)
        return fact_pill(phone, icon, value, words, partial(phone.tell, words), hold=about, plain=True)

    limited = ui_text(phone, "fact-limit", count=count, limit=most)
    squares = ui_text(phone, "fact-square", count=built)
    return [
        draw_fact(ft.Icons.LOCATION_CITY, f"{count}/{most}", limited, "build.limit"),
        draw_fact(ft.Icons.GRID_ON, f"{built}/25", squares, "build.square"),
    ]


def ask_money(screen: Screen, seat: int) -> None:
    """Open the sheet that corrects a seat's money."""
    ask_number(screen, CORRECTIONS.kind_of(SetMoney), unit="$", seat=seat)
