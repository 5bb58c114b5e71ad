"""The game is over: the finished map, what it is worth, and how to keep it."""

import flet as ft

from views.boards.roll_into_town.keeping import keep_row
from views.boards.roll_into_town.parts import paper
from views.boards.roll_into_town.state import Screen


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """The finished map."""

    def tap(_: str) -> None:
        screen.show("score")

    return paper(screen, width, height, tap)


def actions(screen: Screen, width: float) -> ft.Control:
    """The sheet as a picture or on paper."""
    return keep_row(screen, screen.seat)
