"""What a panel is: how it is drawn, and how much of the page it takes from the map."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from views.boards.sweet_lands.parts import GAP
from views.boards.sweet_lands.state import Screen
from views.theme import TOUCH

LIST = 196.0
"""Pixels of a list of tiles on a phone: three lines, and a bit of the next one to be pushed up."""

SHORT = 760
"""On a phone less high than this, in pixels, lists are shorter."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What can be done at one moment.

    Attributes:
        draw: gives it, for so many pixels of width; None where there is nothing to do.
        height: about how many pixels it takes below the map, in text of the usual size.
    """

    draw: Callable[[Screen, float], ft.Control | None]
    height: Callable[[Screen], float]


def fixed(pixels: float) -> Callable[[Screen], float]:
    """A height that is always the same."""
    return lambda _: pixels


def lines(number: int, more: float = 0) -> float:
    """The height of so many lines of tiles, and of so many pixels more."""
    return number * (TOUCH + GAP) + more


def list_height(screen: Screen) -> float:
    """Pixels of a list of tiles on this screen."""
    phone = screen.phone
    if phone.wide:
        return max(LIST, phone.height - 470 * phone.scale)
    return LIST - (48 if phone.height < SHORT else 0)
