"""Nothing to do for the seat looked at now: the table says itself for whom it waits."""

import flet as ft

from views.boards.sweet_lands.state import Screen


def draw(screen: Screen, width: float) -> ft.Control | None:
    """Nothing: the map has the page."""
    return None
