"""Rows of the moves that an answer offers, each of which a tap makes or takes in hand."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.asking import OfferedMove
from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import RADIUS, TOUCH
from views.kit.tap import tappable
from views.play.screen import Screen
from views.widgets.table.repair_buttons import may_carry_out, take_or_make

FACE = 0.45
"""Opacity of the face of a row, which sets it off from the card."""


def offer_action(screen: Screen, offer: OfferedMove, seat: int) -> Callable[[], None] | None:
    """Make the action of an offered move, or None if this phone may not move for the seat.

    The board takes the move in hand where it can. Otherwise a single move is made, and a group leads to the
    board, where one of its moves is chosen.
    """
    if not may_carry_out(screen, seat):
        return None
    board = board_of(screen.game.id)
    if offer.count > 1 and board.point(screen, offer.move) is None:
        return partial(_turn_to_board, screen, seat)
    return partial(take_or_make, screen, board, seat, offer.move)


def _turn_to_board(screen: Screen, seat: int) -> None:
    """Close the rules and look at the board of a seat."""
    screen.close()
    screen.look(seat)


def draw_offer_row(phone: Phone, words: str, act: Callable[[], None]) -> ft.Control:
    """Draw the row of an offered move."""
    ink = ft.Colors.ON_PRIMARY_CONTAINER
    return tappable(
        words,
        ft.Row(
            [
                ft.Text(words, size=phone.size(16), color=ink, expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, size=phone.size(22), color=ink),
            ],
            spacing=8,
        ),
        act,
        padding=ft.Padding.symmetric(vertical=(TOUCH - phone.size(22)) / 2, horizontal=12),
        border_radius=RADIUS,
        bgcolor=ft.Colors.with_opacity(FACE, ft.Colors.SURFACE),
        ink=True,
    )
