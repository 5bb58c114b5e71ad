"""Nothing to do for the seat looked at now: the table says itself for whom it waits."""

import flet as ft

from views.screen import Screen


def draw(screen: Screen, width: float) -> ft.Control | None:
    """Nothing: the map has the page."""
    return None
