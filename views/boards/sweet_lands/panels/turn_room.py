"""Room of a page of a turn: what its dock leaves beside the names of the pages and the button."""

from views.boards.sweet_lands import parts
from views.boards.sweet_lands.state import Screen
from views.device.theme import TOUCH
from views.kit import layout

HEAD = 56
"""Height of the row above a page, in pixels, where there is room; else that of anything to tap."""


def has_acted(screen: Screen) -> bool:
    """Check that the seat looked at has taken its main action: only free actions are left."""
    acted: bool = screen.position.players[screen.seat].acted
    return acted


def is_headed(screen: Screen) -> bool:
    """Check that a turn's buttons stand above its page: before the main action, except on a desk."""
    return not screen.panes.desk and not has_acted(screen)


def head_height(screen: Screen) -> float:
    """Measure the row above a page, in pixels."""
    return TOUCH if screen.panes.tight else layout.around(screen.phone, HEAD)


def page_room(screen: Screen) -> float:
    """Compute the height of a page, in pixels."""
    above = [] if has_acted(screen) else [head_height(screen)]
    below = [] if is_headed(screen) else [parts.button_height(screen)]
    return parts.room_below(screen, *above, *below)
