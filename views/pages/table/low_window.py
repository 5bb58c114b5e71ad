"""Table on a phone that lies on its side: the board in the full height, and a rail beside it for the rest."""

from collections.abc import Callable

import flet as ft

from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import APART, GAP, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.height_probe import measure_content
from views.kit.panels import Panel, draw_low_panes
from views.pages.table.coach import draw_coach, shows_instruction
from views.play.screen import TABS, Screen, Tab
from views.widgets.table.banners import draw_banners
from views.widgets.table.bars import last_event, seats_and_tasks
from views.widgets.table.rail import EDGE, draw_rail_head, draw_tab_edge
from views.widgets.tools.at_table import tool_strip

SHARE, NARROWEST, WIDEST = 0.4, 260.0, 360.0
"""Part of the window's width that the rail takes, and its least and greatest width, in pixels."""

HEAD = TOUCH
"""Height of the rail's head, in pixels."""

STRETCH = ft.CrossAxisAlignment.STRETCH


def rail_width(phone: Phone) -> float:
    """Measure the rail beside a board, in pixels."""
    return min(WIDEST, max(NARROWEST, phone.width * SHARE))


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
    tab = screen.tab
    rail = rail_width(screen.phone) if tab == "board" else NARROWEST
    width = screen.phone.width - rail - EDGE
    told: list[ft.Control] = [
        *seats_and_tasks(screen, rail, told=tab == "board" and shows_instruction(screen)),
        *tool_strip(screen),
        *draw_banners(screen),
    ]
    acts: list[ft.Control] = []
    if tab == "board":
        panels, height = board_of(screen.game.id).panels, screen.phone.height - 2 * GAP
        panes = draw_low_panes(screen, panels, panel, width - 2 * GAP, height, rail - 2 * APART)
        main: ft.Control = ft.Container(panes.body, padding=GAP, expand=True)
        told += [*draw_coach(screen), *map(_pad_part, panes.told)]
        acts = [*map(_pad_part, panes.acts), *ways_on]
    else:
        main = draw_page(tab, width)
    parts = [draw_rail_head(screen), _draw_scrolling([*told, last_event(screen)])]
    if acts:
        parts.append(_draw_actions(screen, acts, rail))
    side = ft.Container(
        ft.Column(parts, spacing=0, expand=True), width=rail, bgcolor=ft.Colors.SURFACE_CONTAINER_LOW
    )
    return ft.Row(
        [main, side, draw_tab_edge(screen, TABS)],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _draw_actions(screen: Screen, acts: list[ft.Control], width: float) -> ft.Control:
    """Draw the actions at the foot of the rail, as high as they are. Higher ones scroll.

    Args:
        screen: the phone's.
        acts: the actions.
        width: of the rail, in pixels.
    """
    phone = screen.phone
    panels = board_of(screen.game.id).panels
    place = (screen.game.id, panels.name(screen), width, phone.scale, phone.locale)

    def tell(height: float) -> None:
        if phone.rail_heights.measure(place, height):
            screen.redraw()

    height = phone.rail_heights.height(place, phone.height - HEAD)
    inside = measure_content(
        place, tell, ft.Column(acts, spacing=0, tight=True, horizontal_alignment=STRETCH)
    )
    return ft.Container(_draw_scrolling([inside]), height=height)


def _draw_scrolling(parts: list[ft.Control]) -> ft.Control:
    """Draw parts of the rail, which scroll if they are too long."""
    return ft.Column(parts, spacing=0, expand=True, scroll=ft.ScrollMode.AUTO, horizontal_alignment=STRETCH)


def _pad_part(part: ft.Control) -> ft.Control:
    """Leave room beside and below a part of the rail."""
    return ft.Container(part, padding=write_value(ft.Padding.only, left=APART, right=APART, bottom=APART))
