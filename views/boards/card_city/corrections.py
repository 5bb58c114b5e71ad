"""Painting a city as it lies on the table: to correct the mirror, or to score a game played without it."""

from functools import partial
from typing import Any

import flet as ft

from companion.games.card_city.city import GRID
from companion.games.card_city.moves import SetCell, SetHand
from companion.games.card_city.position import CARDS
from views.boards.card_city.cards import card_face, card_name, ui_text
from views.boards.card_city.city import Picture, city_board
from views.boards.card_city.round import draw_round_chips
from views.boards.card_city.state import Screen
from views.device.theme import CENTER, GAP, TOUCH
from views.kit.actions import brush_button
from views.kit.layout import middle_column
from views.kit.tap import tappable

ERASER = "."


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the city to paint."""
    position = screen.position
    city = position.towns[screen.seat].city
    picture = Picture(city, tap=partial(_paint_cell, screen), hold=screen.rules.ask_about)
    return city_board(screen, picture, width, height, key=screen.seat)


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the cards to paint with, and the hand in the build phase."""
    brush = screen.piece or "R"
    hand: list[ft.Control] = [_draw_hand(screen, brush)] if screen.position.phase == "build" else []
    return middle_column(
        *hand,
        ft.Row(
            [_draw_brush(screen, kind, kind == brush) for kind in (*CARDS, ERASER)],
            alignment=ft.MainAxisAlignment.CENTER,
            wrap=True,
            spacing=4,
            run_spacing=4,
        ),
        *draw_round_chips(screen),
        spacing=12,
    )


def _draw_hand(screen: Screen, brush: str) -> ft.Control:
    """Draw the cards still to build: a tap removes one, the plus adds one of the brush's kind."""
    phone, seat = screen.phone, screen.seat
    cards: tuple[Any, ...] = screen.position.towns[seat].hand or ()
    size = max(TOUCH - 8, phone.size(40))

    def draw_card(i: int) -> ft.Control:
        return tappable(
            phone.say("hand-drop", card=card_name(phone, cards[i])),
            card_face(cards[i], size),
            lambda: screen.acts.correct(SetHand(seat, cards[:i] + cards[i + 1 :])),
            padding=4,
        )

    more: list[ft.Control] = []
    if brush in CARDS:
        more.append(
            tappable(
                ui_text(phone, "hand-add", card=card_name(phone, brush)),
                ft.Icon(ft.Icons.ADD, size=size * 0.6),
                lambda: screen.acts.correct(SetHand(seat, (*cards, brush))),
                width=size + 8,
                height=size + 8,
                border_radius=12,
                border=ft.Border.all(1, ft.Colors.OUTLINE),
                alignment=CENTER,
            )
        )
    title = ft.Text(ui_text(phone, "hand-of"), size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT)
    return ft.Row(
        [title, *(draw_card(i) for i in range(len(cards))), *more],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=6,
    )


def _paint_cell(screen: Screen, cell: str) -> None:
    brush: Any = screen.piece or "R"
    present = screen.position.towns[screen.seat].city[GRID.index[cell]]
    if present == "H":
        screen.phone.tell(ui_text(screen.phone, "hall-stays"))
        return
    wanted = None if brush in (ERASER, present) else brush
    if wanted is not None or present != ".":
        screen.acts.correct(SetCell(screen.seat, cell, wanted))


def _draw_brush(screen: Screen, kind: str, chosen: bool) -> ft.Control:
    phone = screen.phone
    size = max(TOUCH - 8, phone.size(41))
    erase = ft.Container(
        ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=size * 0.5),
        width=size,
        height=size,
        alignment=CENTER,
    )
    label = phone.say("eraser") if kind == ERASER else card_name(phone, kind)
    shown, take = erase if kind == ERASER else card_face(kind, size), partial(setattr, screen, "piece", kind)
    return brush_button(label, shown, take, chosen=chosen, width=size + GAP, height=size + GAP)
