"""Room of a page of a turn: what its dock leaves above the bar with the names of the pages or the button."""

from views.boards.sweet_lands import parts
from views.boards.sweet_lands.state import Screen
from views.kit import layout

NAMES = 56
"""Height of the names of the pages above a page of a desk, in pixels."""


def has_acted(screen: Screen) -> bool:
    """Check that the seat looked at has taken its main action: only free actions are left."""
    acted: bool = screen.position.players[screen.seat].acted
    return acted


def shares_bar(screen: Screen) -> bool:
    """Check that the names of the pages share the bar with the button: before the main action, on a phone."""
    return not screen.panes.desk and not has_acted(screen)


def page_room(screen: Screen) -> float:
    """Compute the height of a page, in pixels."""
    names = [] if has_acted(screen) or shares_bar(screen) else [layout.around(screen.phone, NAMES)]
    return parts.room_below(screen, *names, parts.button_height(screen))
