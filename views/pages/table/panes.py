"""Places of a board and its dock on the page of a table, decided by the window alone."""

from dataclasses import dataclass

from views.device.phone import LARGE, ROOMY, Phone
from views.device.theme import GAP, TOUCH
from views.kit.panels import Panels
from views.widgets.low_page import rail_width

LABELS = 24
"""Pixels that the labels of a square board need besides its width."""

CROWDED = 0.5
"""Part of the room that a board takes at most in large text, and in a lesson."""

LEAST = 160.0
"""Least height of a board, in pixels; a lower window scrolls."""


@dataclass(frozen=True, slots=True)
class Panes:
    """Sizes of a board and its dock, in pixels.

    Attributes:
        width: of the board.
        height: of the board.
        across: width of the dock.
        depth: height of the dock.
        beside: True if the dock stands beside the board, else below.
    """

    width: float
    height: float
    across: float
    depth: float
    beside: bool = False


def choose_low_panes(phone: Phone, edge: float) -> Panes:
    """Choose the panes of a phone that lies on its side: the board takes the full height.

    Args:
        phone: the phone.
        edge: width of the pictures of the pages, in pixels.
    """
    rail = rail_width(phone)
    width, height = phone.width - rail - edge - 2 * GAP, phone.height - 2 * GAP
    return Panes(width, height, rail, phone.height - TOUCH, beside=True)


def choose_panes(phone: Phone, panels: Panels, width: float, height: float, *, taught: bool = False) -> Panes:
    """Choose the panes of an upright phone, a tablet or a desk.

    Args:
        phone: the phone.
        panels: the panels of the game.
        width: of the room below the bars, in pixels.
        height: of the room below the bars, in pixels.
        taught: True if the dock holds the coach of a lesson besides.
    """
    beside = panels.beside
    if beside and phone.wide and width >= ROOMY and phone.width > phone.height:
        return Panes(width - beside - 2 * GAP, height, beside, height, beside=True)
    part = min(panels.part, CROWDED) if taught or phone.scale >= LARGE else panels.part
    board = max(min(LEAST, height), min(width + LABELS, height * part))
    return Panes(width, board, min(width, panels.widest), max(0.0, height - board))
