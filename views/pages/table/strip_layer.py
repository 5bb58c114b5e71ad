"""Layer of the strip that asks for an unread print: over the dock, beside or below the board."""

import flet as ft

from views.boards import board_of
from views.models.sheets import Printing
from views.pages.table.panes import low_rail_width
from views.play.screen import Screen
from views.widgets.box_editor.print_question import draw_print_strip
from views.widgets.low_page import EDGE
from views.widgets.sheet import MAX_WIDTH, SIDE

LEAST = 0.15
"""Part of the page above the highest strip."""


def lay_strip_over(screen: Screen, page: ft.Control) -> ft.Control:
    """Draw the page of a table, with the strip that asks for a print over its dock, if one asks.

    The rest of the page keeps its light and its taps.
    """
    phone, asking, layers = screen.phone, screen.sheet, [page]
    aside = phone.wide or phone.lying
    if isinstance(asking, Printing):
        strip = draw_print_strip(screen, asking, board_of(screen.game.id).printed, _strip_width(screen))
        place = ft.Alignment.BOTTOM_RIGHT if aside else ft.Alignment.BOTTOM_CENTER
        top = 0 if phone.lying else phone.height * LEAST
        if strip:
            layers.append(ft.Container(strip, alignment=place, left=0, right=0, top=top, bottom=0))
    return ft.Stack(layers, fit=ft.StackFit.EXPAND, expand=True)


def _strip_width(screen: Screen) -> float:
    """Measure the strip: as wide as the rail or the side, or a phone."""
    phone = screen.phone
    if phone.lying:
        return low_rail_width(phone, board_of(screen.game.id).panels) + EDGE
    return SIDE if phone.wide else min(phone.width, MAX_WIDTH)
