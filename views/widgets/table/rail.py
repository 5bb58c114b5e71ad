"""Rail of a phone on its side: way back, headline and undo on top, the pages as pictures at its edge."""

import flet as ft

from views.device.theme import CENTER, TOUCH
from views.kit.scrolling import rewind_on_focus
from views.kit.tap import tappable
from views.models.sheets import Menu
from views.play.screen import Screen, Tab
from views.widgets.low_page import EDGE
from views.widgets.sheet import icon_button
from views.widgets.table.bars import ICONS, draw_headline, draw_mend_button, draw_undo


def draw_rail_head(screen: Screen) -> ft.Control:
    """Draw the way back, the headline, the menu and undo, side by side."""
    phone, page = screen.phone, ft.context.page

    def draw_back() -> ft.Control:
        arrow = icon_button(ft.Icons.ARROW_BACK, phone.say("back"), lambda: page.navigate("/"))
        return rewind_on_focus(arrow)

    def draw_menu() -> ft.Control:
        return icon_button(ft.Icons.MORE_VERT, screen.say("menu"), lambda: setattr(screen, "sheet", Menu()))

    return ft.Row(
        [
            screen.again("back", None, draw_back),
            draw_headline(screen, TOUCH),
            *draw_mend_button(screen),
            screen.again("menu", None, draw_menu),
            draw_undo(screen),
        ],
        spacing=0,
    )


def draw_tab_edge(screen: Screen, tabs: tuple[Tab, ...]) -> ft.Control:
    """Draw the tabs that lead to the pages of the table as pictures above each other."""

    def draw() -> ft.Control:
        return ft.Container(
            ft.Semantics(
                container=True, content=ft.Column([_draw_tab(screen, tab) for tab in tabs], spacing=0)
            ),
            width=EDGE,
            bgcolor=ft.Colors.SURFACE_CONTAINER,
        )

    return screen.again("edge", (tabs, screen.tab), draw)


def _draw_tab(screen: Screen, tab: Tab) -> ft.Control:
    """Draw the picture of a page, marked at the window's edge if the page is in sight."""
    phone, chosen = screen.phone, tab == screen.tab
    words = phone.texts[phone.locale].say_for(screen.game.id, f"tab-{tab}")
    colour = ft.Colors.PRIMARY if chosen else ft.Colors.ON_SURFACE_VARIANT
    return tappable(
        words,
        ft.Container(ft.Icon(ICONS[tab], color=colour, size=24), alignment=CENTER),
        lambda: screen.show(tab),
        role="tab",
        selected=chosen,
        expand=True,
        width=EDGE,
        border=ft.Border(right=ft.BorderSide(3, colour if chosen else ft.Colors.TRANSPARENT)),
    )
