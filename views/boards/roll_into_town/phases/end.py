"""The end of the game: the finished map, its points, and the buttons to save it."""

from functools import partial

import flet as ft

from views.boards.roll_into_town.parts import paper
from views.boards.roll_into_town.sheet_export import keep_row
from views.boards.roll_into_town.state import Screen
from views.kit.choice_panel import Choice


def ask(screen: Screen) -> Choice:
    """Offer the sheet as a picture or on paper."""
    return Choice(picture=partial(_map, screen), tools=lambda width: keep_row(screen, screen.seat))


def _map(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the finished map. A tap leads to the score."""

    def tap(_: str) -> None:
        screen.show("score")

    return paper(screen, width, height, tap)
