"""Table on a phone that lies on its side: the board in the full height, and a rail beside it for the rest."""

from collections.abc import Callable

import flet as ft

from views.boards import board_of
from views.device.theme import GAP, TOUCH
from views.kit.panels import Panel
from views.pages.score.ending import draw_rail_ways
from views.pages.table.coach import coach_height, is_coached
from views.pages.table.dock import draw_board_and_dock
from views.pages.table.panes import choose_low_panes, low_rail_width
from views.play.screen import TABS, Screen, Tab
from views.widgets.low_page import EDGE, NARROWEST
from views.widgets.table.banners import draw_rematch_offer
from views.widgets.table.bars import seats_height
from views.widgets.table.rail import draw_rail_head, draw_tab_edge
from views.widgets.table.seat_tabs import seat_tabs


def draw_low_window(
    screen: Screen, panel: Panel, draw_page: Callable[[Tab, float], ft.Control], ways_on: list[ft.Control]
) -> ft.Control:
    """Draw the page in sight in the full height, and the rail beside it.

    Args:
        screen: the phone's.
        panel: panel of the board.
        draw_page: draws a page other than the board, in a width in pixels.
        ways_on: buttons below the actions.
    """
    if screen.tab == "board":
        panels = board_of(screen.game.id).panels
        rail = low_rail_width(screen.phone, panels)
        bars = TOUCH + seats_height(screen, rail) + is_coached(screen) * coach_height(screen.phone)
        panes = choose_low_panes(screen.phone, panels, EDGE, bars)
        board, dock = draw_board_and_dock(screen, panel, panes, ways_on)
        main: ft.Control = ft.Container(board, padding=GAP, expand=True)
        parts = [*seat_tabs(screen, rail), dock]
    else:
        rail = NARROWEST
        main = draw_page(screen.tab, screen.phone.width - rail - EDGE)
        parts = [*seat_tabs(screen, rail), *draw_rematch_offer(screen)]
        if screen.tab == "score":
            parts += draw_rail_ways(screen)
    side = ft.Container(
        ft.Column([draw_rail_head(screen), *parts], spacing=0, expand=True),
        width=rail,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )
    return ft.Row(
        [main, side, draw_tab_edge(screen, TABS)],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
