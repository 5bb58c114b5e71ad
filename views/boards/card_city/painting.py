"""Painting a city as it lies on the table: to correct the mirror, or to score a game played without it."""

from typing import Any

import flet as ft

from companion.games.card_city.city import GRID
from companion.games.card_city.moves import SetCell
from companion.games.card_city.position import CARDS, Position
from views.boards.card_city.cards import face, spoken
from views.boards.card_city.city import Picture, city_board
from views.boards.card_city.facts import facts
from views.screen import Screen
from views.theme import TOUCH
from views.widgets.tap import tappable

ERASER = "."


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """The city to paint."""
    position: Position = screen.position
    brush = screen.piece or "R"
    picture = Picture(position.towns[screen.seat].city, tap=lambda at: _paint(screen, brush, at))
    return city_board(screen.phone, picture, width, height - 150 * screen.phone.scale)


def hands(screen: Screen) -> ft.Control:
    """The facts, and the cards to paint with."""
    brush = screen.piece or "R"
    return ft.Column(
        [
            facts(screen, screen.seat),
            ft.Row(
                [_brush(screen, kind, kind == brush) for kind in (*CARDS, ERASER)],
                alignment=ft.MainAxisAlignment.CENTER,
                wrap=True,
                spacing=4,
                run_spacing=4,
            ),
        ],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _paint(screen: Screen, brush: Any, at: str) -> None:
    present = screen.position.towns[screen.seat].city[GRID.index[at]]
    if present == "H":
        screen.phone.tell(screen.say("hall-stays"))
        return
    wanted = None if brush in (ERASER, present) else brush
    if wanted is not None or present != ".":
        screen.correct(SetCell(screen.seat, at, wanted))


def _brush(screen: Screen, kind: str, chosen: bool) -> ft.Control:
    phone = screen.phone
    size = max(TOUCH - 8, phone.size(46))
    erase = ft.Container(
        ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=size * 0.5),
        width=size,
        height=size,
        alignment=ft.Alignment.CENTER,
    )
    label = phone.say("eraser") if kind == ERASER else spoken(phone, kind)
    return tappable(
        label,
        erase if kind == ERASER else face(kind, size),
        lambda: setattr(screen, "piece", kind),
        selected=chosen,
        padding=4,
        border_radius=12,
        border=ft.Border.all(3, ft.Colors.PRIMARY if chosen else ft.Colors.TRANSPARENT),
    )
