"""Corrections of a seat's stocks, and of a map that is only counted."""

from collections.abc import Iterable

import flet as ft

from companion.games.sweet_lands.vocabulary import Stock
from views.boards.sweet_lands import asking
from views.boards.sweet_lands.asking import Figure
from views.boards.sweet_lands.goods import GOODS, POINTS, TRACKS
from views.boards.sweet_lands.speech import say
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.steppers import stepper_card
from views.kit.amounts import number_text, pill_button

SCORED: tuple[Stock, ...] = ("gold", "diamonds")
"""The goods that score at the end."""


def body(screen: Screen, width: float) -> ft.Control:
    """Draw points and goods. While a game is played, the spaces of markers follow."""
    phone, seat = screen.phone, screen.seat
    position = screen.position

    def stocks(names: Iterable[Stock]) -> tuple[Figure, ...]:
        return tuple(asking.stock(phone, position, seat, name) for name in names)

    parts: list[ft.Control] = [total_line(screen)] if screen.only_scored else []
    parts.append(stepper_card(screen, seat, "points", stocks(POINTS), width))
    parts.append(stepper_card(screen, seat, "goods", stocks(SCORED if screen.only_scored else GOODS), width))
    if screen.only_scored:
        figures = (*asking.automated_figures(phone, position, seat), asking.places(phone, position, seat)[0])
        parts.append(stepper_card(screen, seat, "also-scored", figures, width))
    else:
        figures = (*stocks(TRACKS), *asking.income(phone, position, seat))
        parts.append(stepper_card(screen, seat, "markers", figures, width))
    return _page(parts)


def counts(screen: Screen, width: float) -> ft.Control:
    """Draw the amounts of all things on a map that is only counted."""
    figures = asking.on_map(screen.phone, screen.position, screen.seat)
    return ft.Container(stepper_card(screen, screen.seat, "on-map", figures, width), width=width)


def total_line(screen: Screen) -> ft.Control:
    """Draw the total of all entries, in a line of its own."""
    return ft.Row([total_pill(screen)], alignment=ft.MainAxisAlignment.CENTER)


def total_pill(screen: Screen, *, short: bool = False) -> ft.Control:
    """Draw the total of all entries. A tap shows the sum. With ``short`` only the number is written."""
    phone = screen.phone
    total = screen.client.view.scoresheet(screen.eyes).standings[screen.seat].total
    words, ink = say(phone, "total", n=total), ft.Colors.ON_PRIMARY_CONTAINER
    star = ft.Icon(ft.Icons.STAR, size=phone.size(18), color=ink)
    parts = [star, number_text(phone, str(total) if short else words)]
    return pill_button(words, parts, lambda: screen.show("score"), colour=ft.Colors.PRIMARY_CONTAINER)


def _page(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
