"""The whole table: everybody's city side by side, the deck and the supply in the middle."""

from functools import partial
from typing import Literal

import flet as ft

from companion.games.card_city.moves import SetPile
from companion.games.card_city.position import CARDS, Card, Pile
from views.boards.card_city.cards import face, spoken, ui
from views.boards.card_city.city import Picture, city_board
from views.boards.card_city.facts import facts
from views.boards.card_city.state import Screen
from views.kit.amounts import ask, counted, figure
from views.theme import CENTER
from views.widgets.seats import seat_name
from views.widgets.sheet import card


def overview(screen: Screen, width: float) -> ft.Control:
    """Every city, then the piles; a number is corrected by tapping it."""
    columns = max(1, min(len(screen.seats), int(width // 320)))
    each = (width - 16 * (columns - 1)) / columns
    cities: list[ft.Control] = [
        ft.Container(_city(screen, seat, each), width=each) for seat in range(len(screen.seats))
    ]
    return ft.Column(
        [
            ft.Row(cities, wrap=True, spacing=16, run_spacing=16),
            _pile(screen, "deck", screen.position.deck),
            _pile(screen, "supply", screen.position.supply),
        ],
        spacing=16,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _city(screen: Screen, seat: int, width: float) -> ft.Control:
    position = screen.position
    town = position.towns[seat]
    picture = Picture(town.city, built=town.built, hold=partial(screen.ask_about, seat=seat))
    hand = ft.Row([face(kind, 26) for kind in town.hand or ()], spacing=4, tight=True)
    return card(
        ft.Row([ft.Container(seat_name(screen.phone, screen.seats[seat], strong=True), expand=True), hand]),
        ft.Container(
            city_board(screen, picture, width - 32, 320, ring=0, where=("overview", seat)),
            alignment=CENTER,
        ),
        facts(screen, seat),
    )


def _pile(screen: Screen, name: Literal["deck", "supply"], pile: Pile) -> ft.Control:
    phone = screen.phone
    hidden = name == "deck" and screen.position.rulings.deck == "count"
    parts: list[ft.Control] = [
        ft.Text(ui(phone, f"{name}-of", count=pile.total), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    ]
    if not hidden:
        parts.append(ft.Row([_count(screen, name, kind, pile[kind]) for kind in CARDS], wrap=True, spacing=4))
    return card(*parts)


def _count(screen: Screen, name: Literal["deck", "supply"], kind: Card, count: int) -> ft.Control:
    phone = screen.phone

    def change() -> None:
        title = ui(phone, f"{name}-holds", card=spoken(phone, kind))
        ask(screen, title, count, partial(SetPile, name, kind), steps=(1, 5))

    label, hold = f"{spoken(phone, kind)} {count}", partial(screen.ask_about, kind)
    return counted(label, face(kind, 28), figure(phone, count), change, hold=hold)
