"""A character's turn: the desk of whoever plays, with what is in hand; others watch."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from views.boards.citadels.phases import (
    building,
    desk,
    destroying,
    ending,
    keeping,
    magician,
    naming,
    watching,
)
from views.boards.citadels.state import Screen


@dataclass(frozen=True)
class Panel:
    """What lies open while something is in hand.

    Attributes:
        work: what is chosen from, in so much room.
        hands: the button that does it, and the way back.
    """

    work: Callable[[Screen, float, float], ft.Control]
    hands: Callable[[Screen, float], ft.Control]


DESK = Panel(desk.work, desk.hands)

PANELS: dict[str, Panel] = {
    "build": Panel(building.work, building.hands),
    "kill": Panel(naming.work, naming.hands),
    "rob": Panel(naming.work, naming.hands),
    "magic": Panel(magician.work, magician.hands),
    "destroy": Panel(destroying.work, destroying.hands),
    "laboratory": Panel(keeping.work, keeping.hands),
    "keep-take": Panel(keeping.work, keeping.hands),
    "keep-draw": Panel(keeping.work, keeping.hands),
    "keep-workshop": Panel(keeping.work, keeping.hands),
    "end": Panel(ending.work, ending.hands),
}
"""What lies open, by what is in hand."""


def work(screen: Screen, width: float, height: float) -> ft.Control:
    """What the seat looked at has before it."""
    if not plays(screen):
        return watching.work(screen, width, height)
    return _panel(screen).work(screen, width, height)


def hands(screen: Screen, width: float) -> ft.Control | None:
    """What it can do now."""
    if not plays(screen):
        return watching.hands(screen, width)
    return _panel(screen).hands(screen, width)


def plays(screen: Screen) -> bool:
    """Whether it is the turn of the seat looked at."""
    turn = screen.position.turn
    return turn is not None and turn.seat == screen.seat


def _panel(screen: Screen) -> Panel:
    return PANELS.get(screen.piece or "", DESK) if screen.acting else DESK
