"""The end of the game: the finished map, its points, and the buttons to save it."""

from functools import partial

import flet as ft

from views.boards.roll_into_town.parts import draw_paper
from views.boards.roll_into_town.sheet_export import keep_row
from views.boards.roll_into_town.state import Screen
from views.kit.choice_panel import Choice


def ask(screen: Screen) -> Choice:
    """Offer the sheet as a picture or on paper."""
    return Choice(picture=partial(_draw_map, screen), tools=lambda width: keep_row(screen, screen.seat))


def _draw_map(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the finished map. A tap leads to the score."""

    def open_score(_: str) -> None:
        screen.show("score")

    return draw_paper(screen, width, height, open_score)
