"""Places of a board and its dock on the page of a table, decided by the window alone."""

from views.device.phone import LARGE, ROOMY, Phone
from views.device.theme import GAP
from views.kit.panels import Panel, Panels
from views.models.panes import Panes
from views.pages.table.coach import coach_height
from views.widgets.low_page import rail_width

LABELS = 24
"""Pixels that the labels of a square board need besides its width."""

HALF = 0.5
"""Part of the room that a board keeps at least; and that it takes at most in large text and in a lesson."""

DOCK = 184.0
"""Height of a dock for a request and two rows of things to tap, in pixels, which a board leaves it."""

ROOM = 240.0
"""Height of a dock below which it is tight, in pixels, in text of the usual size."""


def low_rail_width(phone: Phone, panels: Panels) -> float:
    """Measure the rail beside a board on a phone that lies on its side, in pixels."""
    return max(panels.rail, rail_width(phone))


def choose_low_panes(phone: Phone, panels: Panels, edge: float, bars: float) -> Panes:
    """Choose the panes of a phone that lies on its side: the board takes the full height.

    Args:
        phone: the phone.
        panels: the panels of the game.
        edge: width of the pictures of the pages, in pixels.
        bars: height of the bars above the dock, in pixels.
    """
    rail, depth = low_rail_width(phone, panels), phone.height - bars
    width, height = phone.width - rail - edge - 2 * GAP, phone.height - 2 * GAP
    return Panes(width, height, rail, depth, beside=True, tight=_is_tight(phone, depth))


def choose_panes(
    phone: Phone, panels: Panels, panel: Panel, width: float, height: float, *, taught: bool = False
) -> Panes:
    """Choose the panes of an upright phone, a tablet or a desk.

    Args:
        phone: the phone.
        panels: the panels of the game.
        panel: the panel in sight.
        width: of the room below the bars, in pixels.
        height: of the room below the bars, in pixels.
        taught: True if the dock holds the coach of a lesson besides, with its buttons.
    """
    beside = panels.beside
    if beside and phone.wide and width >= ROOMY and phone.width > phone.height:
        return Panes(width - beside - 2 * GAP, height, beside, height, beside=True, desk=True)
    part = panel.part or panels.part
    if taught or phone.scale >= LARGE:
        part = min(part, HALF)
    most = max(height * HALF, height - DOCK) if part > HALF else height
    least = min(panels.least, height * part if phone.tiny else height)
    board = max(least, min(width + LABELS, height * part, most))
    depth = max(0.0, height - board - (coach_height(phone) if taught else 0))
    return Panes(width, board, min(width, panels.widest), depth, tight=_is_tight(phone, depth))


def _is_tight(phone: Phone, depth: float) -> bool:
    """Check that a dock of this height is too low for more than two rows of things to tap."""
    return depth < ROOM * phone.scale
