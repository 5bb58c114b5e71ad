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


def can_make_offer(screen: Screen, offer: OfferedMove, seat: int) -> bool:
    """Tell if a tap of this phone can make an offered move, or take the piece of a group in hand."""
    if not may_carry_out(screen, seat):
        return False
    return offer.count == 1 or board_of(screen.game.id).point(screen, offer.move) is not None


def offer_action(screen: Screen, offer: OfferedMove, seat: int) -> Callable[[], None]:
    """Make the action of an offered move: the board takes it in hand where it can, else it is made."""
    return partial(take_or_make, screen, board_of(screen.game.id), seat, offer.move)


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
        padding=ft.Padding.symmetric(vertical=(TOUCH - phone.size(22)) / 2, horizontal=8),
        border_radius=RADIUS,
        ink=True,
    )
