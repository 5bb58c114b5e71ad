"""Parts of the Citadels controls alone: the move in hand, and the way back."""

from functools import partial
from typing import Any

import flet as ft

from views.boards.citadels.look import Sign, ui_text
from views.boards.citadels.marks import draw_sign
from views.boards.citadels.state import Screen
from views.kit.actions import Mark
from views.kit.choice_panel import Offer, offer
from views.kit.play_move import put_down_button


def sign_mark(which: Sign) -> Mark:
    """Return a sign as the picture on a button."""
    return which if isinstance(which, ft.IconData) else partial(draw_sign, which)


def back_button(screen: Screen) -> ft.Control:
    """Draw the square button that clears the selection."""
    return put_down_button(screen, ui_text(screen.phone, "back"))


def moves_in_hand(screen: Screen, move: Any, mark: Sign) -> tuple[Offer, ...]:
    """Offer the move in hand under a sign, or nothing if no move is in hand."""
    return (offer(screen, move, mark=sign_mark(mark)),) if move else ()
