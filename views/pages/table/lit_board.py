"""The board lit for a rule: its cells are lit, all others fade."""

import flet as ft

from views.boards import board_of
from views.kit.game_board import Snapshot
from views.kit.layout import middle_column
from views.kit.panels import Panel
from views.models.sheets import Lit
from views.play.screen import Screen
from views.widgets.buttons import text_button


def build_lit_panel(screen: Screen, lit: Lit) -> Panel:
    """Build the panel of a seat's area with some cells lit and no tappable cell, and the buttons below."""
    return Panel(
        lambda _, width, height: board_of(screen.game.id).picture(
            Snapshot.of(screen, lit.seat, lit.cells, min(width, height))
        ),
        lambda *_: _draw_ways_on(screen),
        sentences=lambda *_: _draw_lit_words(screen, lit),
    )


def _draw_lit_words(screen: Screen, lit: Lit) -> ft.Control:
    """Draw the title of the lit cells, and the name of their seat."""
    phone = screen.phone
    words = ft.Text(
        lit.title, size=phone.size(17), weight=ft.FontWeight.W_600, text_align=ft.TextAlign.CENTER
    )
    whose = ft.Text(
        phone.say("lit-of", name=screen.names[lit.seat]),
        size=phone.size(14),
        color=ft.Colors.ON_SURFACE_VARIANT,
        text_align=ft.TextAlign.CENTER,
    )
    return middle_column(ft.Semantics(live_region=True, content=words), whose, spacing=4)


def _draw_ways_on(screen: Screen) -> ft.Control:
    """Draw the ways on: back to the rules, or on with the game."""
    phone = screen.phone
    ways: list[ft.Control] = [
        text_button(phone, phone.say("lit-back"), screen.rules.go_back_from_board, icon=ft.Icons.MENU_BOOK),
        text_button(phone, phone.say("lit-off"), screen.clear_lit, icon=ft.Icons.GRID_VIEW),
    ]
    return ft.Row(ways, alignment=ft.MainAxisAlignment.CENTER, wrap=True)
