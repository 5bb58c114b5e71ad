"""Layer of the strip that asks for an unread print: over the dock, beside or below the board."""

import flet as ft

from views.boards import board_of
from views.models.sheets import Printing
from views.pages.table.refusal_room import side_width
from views.play.screen import Screen
from views.widgets.box_editor.print_question import draw_print_strip

LEAST = 0.15
"""Part of the page above the highest strip."""


def lay_strip_over(screen: Screen, page: ft.Control) -> ft.Control:
    """Draw the page of a table, with the strip that asks for a print over its dock, if one asks.

    The rest of the page keeps its light and its taps.
    """
    phone, asking, layers = screen.phone, screen.sheet, [page]
    aside = phone.wide or phone.lying
    if isinstance(asking, Printing):
        strip = draw_print_strip(screen, asking, board_of(screen.game.id).printed, side_width(screen))
        place = ft.Alignment.BOTTOM_RIGHT if aside else ft.Alignment.BOTTOM_CENTER
        top = 0 if phone.lying else phone.height * LEAST
        if strip:
            layers.append(ft.Container(strip, alignment=place, left=0, right=0, top=top, bottom=0))
    return ft.Stack(layers, fit=ft.StackFit.EXPAND, expand=True)
