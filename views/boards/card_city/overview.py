"""The whole table: all cities side by side, and the deck and the supply below."""

from functools import partial
from typing import Literal

import flet as ft

from companion.games.card_city.corrections import CORRECTIONS
from companion.games.card_city.moves import SetPile
from companion.games.card_city.position import CARDS, Card, Pile
from views.boards.card_city.cards import card_face, card_name, ui_text
from views.boards.card_city.city import Picture, city_board
from views.boards.card_city.facts import facts
from views.boards.card_city.round import draw_round_settings
from views.boards.card_city.state import Screen
from views.device.theme import CENTER
from views.kit.amounts import counter_button, number_text
from views.kit.layout import areas_side_by_side
from views.widgets.seats.seat_marks import seat_row
from views.widgets.sheet import card
from views.widgets.table.correcting import ask_number

EACH = 320
"""A city in the overview is at least so wide, in pixels, where two lie side by side."""


def overview(screen: Screen, width: float) -> ft.Control:
    """Draw every city, then the piles. A tap on a number corrects it."""
    return ft.Column(
        [
            *draw_round_settings(screen),
            areas_side_by_side(len(screen.seats), width, EACH, partial(_draw_city, screen)),
            _draw_pile(screen, "deck", screen.position.deck),
            _draw_pile(screen, "supply", screen.position.supply),
        ],
        spacing=16,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _draw_city(screen: Screen, seat: int, width: float) -> ft.Control:
    position = screen.position
    town = position.towns[seat]
    picture = Picture(town.city, built=town.built, hold=partial(screen.rules.ask_about, seat=seat))
    hand = ft.Row([card_face(kind, 26) for kind in town.hand or ()], spacing=4, tight=True)
    return card(
        seat_row(screen.phone, screen.seats[seat], hand, strong=True),
        ft.Container(
            city_board(screen, picture, width - 32, 320, ring=0, key=("overview", seat)),
            alignment=CENTER,
        ),
        facts(screen, seat),
    )


def _draw_pile(screen: Screen, name: Literal["deck", "supply"], pile: Pile) -> ft.Control:
    phone = screen.phone
    hidden = name == "deck" and screen.position.rulings.deck == "count"
    parts: list[ft.Control] = [
        ft.Text(ui_text(phone, f"{name}-of", count=pile.total), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    ]
    if not hidden:
        parts.append(
            ft.Row([_draw_card_count(screen, name, kind, pile[kind]) for kind in CARDS], wrap=True, spacing=4)
        )
    return card(*parts)


def _draw_card_count(screen: Screen, name: Literal["deck", "supply"], kind: Card, count: int) -> ft.Control:
    phone = screen.phone
    change = partial(ask_number, screen, CORRECTIONS.kind_of(SetPile), pile=name, card=kind)
    label, hold = f"{card_name(phone, kind)} {count}", partial(screen.rules.ask_about, kind)
    return counter_button(label, card_face(kind, 28), number_text(phone, count), change, hold=hold)
