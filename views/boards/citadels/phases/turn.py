"""A character's turn: the desk of whoever plays, with what is in hand; others watch."""

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
from views.kit.panels import Panel

PANELS: dict[str, Panel] = {
    "desk": Panel(desk.work, desk.hands),
    "watching": Panel(watching.work, watching.hands),
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


def plays(screen: Screen) -> bool:
    """Whether it is the turn of the seat looked at."""
    turn = screen.position.turn
    return turn is not None and turn.seat == screen.seat


def panel(screen: Screen) -> str:
    """What is in hand in the turn of the seat looked at; its desk, or that it watches."""
    if not plays(screen):
        return "watching"
    return screen.piece if screen.acting and screen.piece in PANELS else "desk"
