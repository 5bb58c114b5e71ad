"""The game is over: the finished map, what it is worth, and how to keep it."""

import flet as ft

from views.boards.roll_into_town.keeping import keep_row
from views.boards.roll_into_town.look import ui
from views.boards.roll_into_town.parts import paper
from views.boards.roll_into_town.state import Screen
from views.kit.actions import primary
from views.kit.layout import column, row


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """The finished map."""

    def tap(_: str) -> None:
        screen.show("score")

    return paper(screen, width, height, tap)


def hands(screen: Screen, width: float) -> ft.Control:
    """The way to the points, on a wide screen beside the map anyway; the sheet as a picture or on paper."""
    keep = keep_row(screen, screen.seat)
    if screen.phone.wide:
        return column(keep)
    button = primary(
        screen.phone, ui(screen.phone, "see-score"), lambda: screen.show("score"), mark=ft.Icons.STAR
    )
    return column(keep, row(button))
