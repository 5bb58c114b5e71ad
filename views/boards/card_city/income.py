"""Income: what everybody takes from the bank, and from which districts it comes."""

import flet as ft

from companion.games.card_city.city import GRID, districts, layout, triangular
from companion.games.card_city.moves import Collect
from companion.games.card_city.phases.income import income
from views.boards.card_city.cards import ui
from views.boards.card_city.city import Picture, city_board
from views.boards.card_city.state import Screen
from views.widgets.buttons import main_button
from views.widgets.seats import seat_name
from views.widgets.sheet import card


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """Everybody's income, and the city with its shops lit."""
    position = screen.position
    town = position.towns[screen.seat]
    shops = GRID.named(layout(town.city).C)
    picture = Picture(town.city, lit=shops, hold=screen.ask_about)
    rows = [_row(screen, seat) for seat in range(len(screen.seats))]
    room = max(180.0, height - (len(rows) * 58 + 90) * screen.phone.scale)
    return ft.Column(
        [
            card(*rows, padding=12),
            city_board(screen, picture, width, room, ring=0, where=screen.seat),
        ],
        spacing=14,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def hands(screen: Screen) -> ft.Control:
    """The one button: everybody has taken it."""
    return main_button(
        screen.phone, ui(screen.phone, "income-taken"), lambda: screen.play(Collect()), icon=ft.Icons.CHECK
    )


def _row(screen: Screen, seat: int) -> ft.Control:
    phone, town = screen.phone, screen.position.towns[seat]
    sizes = [district.bit_count() for district in districts(layout(town.city).C)]
    parts = ["1", *(str(triangular(size)) for size in sizes)]
    return ft.Row(
        [
            ft.Container(seat_name(phone, screen.seats[seat]), expand=True),
            ft.Text(" + ".join(parts), size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Text(f"+${income(town)}", size=phone.size(18), weight=ft.FontWeight.W_700),
        ],
        spacing=12,
    )
