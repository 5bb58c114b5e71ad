"""Room of the sheet with the reasons against a move: the board stays in sight beside or above it."""

from views.boards import board_of
from views.models.sheets import Why
from views.pages.table.panes import low_rail_width
from views.play.screen import Screen
from views.widgets.low_page import EDGE
from views.widgets.sheet import MAX_WIDTH, SIDE
from views.widgets.table.bars import bars_height

HALF = 0.5
"""Part of the window that the sheet takes at most: of its height, or of its width where it is low."""

LEAST = 0.35
"""Part of the window's height that the sheet may take even if the board has to give way."""


def side_width(screen: Screen) -> float:
    """Measure the width beside the board, in pixels: the rail or the side; or a phone's whole width."""
    phone = screen.phone
    if phone.lying:
        return low_rail_width(phone, board_of(screen.game.id).panels) + EDGE
    return SIDE if phone.wide else min(phone.width, MAX_WIDTH)


def choose_refusal_width(screen: Screen) -> float:
    """Choose the width of the sheet, in pixels: that beside the board, or half of a low window."""
    width, phone = min(SIDE, side_width(screen)), screen.phone
    return min(width, phone.width * HALF) if phone.lying else width


def choose_refusal_height(screen: Screen) -> float:
    """Choose the greatest height of the sheet, in pixels. In a low window it has the height of the rail."""
    phone = screen.phone
    if phone.lying:
        return phone.height
    half = phone.height * HALF
    if not _shares_height(screen):
        return half
    return max(phone.height * LEAST, min(half, phone.height - screen.panes.height))


def measure_page_shift(screen: Screen) -> float:
    """Measure the shift of the page in pixels that puts the board above the sheet."""
    if not isinstance(screen.sheet, Why) or not _shares_height(screen):
        return 0
    bars = bars_height(screen, screen.phone.width, tabs=False)
    below = bars + screen.panes.height - (screen.phone.height - choose_refusal_height(screen))
    return min(bars, max(0.0, below))


def _shares_height(screen: Screen) -> bool:
    """Check that the sheet would lie over the board: on an upright phone or tablet that shows it."""
    return screen.tab == "board" and not (screen.phone.lying or screen.phone.wide)
