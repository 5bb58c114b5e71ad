"""How high a long list of tiles is, of which the rest is pushed up."""

from views.boards.sweet_lands.state import Screen

LIST, SHORT = 196.0, 100.0
"""Pixels of a list of tiles on a phone: three lines, and a bit of the next one to be pushed up; where height
is dear one line and more than half of the next: the map needs the rest."""


def list_height(screen: Screen) -> float:
    """Pixels of a list of tiles on this screen."""
    phone = screen.phone
    if phone.wide:
        return max(LIST, phone.height - 470 * phone.scale)
    return SHORT if phone.short else LIST
