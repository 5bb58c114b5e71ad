"""The pass in hand: what it brings and what will be gone, and the button that confirms it."""

import flet as ft

from companion.games.sweet_lands import moves
from views.boards.sweet_lands.speech import ui
from views.boards.sweet_lands.state import Screen
from views.kit.choice_panel import Offer, offer
from views.kit.play_move import preview_line


def button(screen: Screen, move: moves.Pass) -> Offer:
    """Offer to pass, now that its effects have been shown."""
    return offer(screen, move, ui(screen.phone, "pass-now"), mark=ft.Icons.BEDTIME)


def note(screen: Screen, move: moves.Pass) -> str:
    """Preview the pass in hand: its points, and the cards and discs that the clean-up takes."""
    return preview_line(screen, move) or ui(screen.phone, "pass-loses-nothing")
