"""What the seat looked at can do now: one panel for each phase, and for each kind of thing owed."""

from collections.abc import Mapping

import flet as ft

from views.boards.sweet_lands.laying import due_kind
from views.boards.sweet_lands.panels import (
    action,
    choosing,
    income,
    pieces,
    reading,
    setup,
    tracks,
    waiting,
)
from views.boards.sweet_lands.panels.panel import Panel, fixed, lines, list_height
from views.boards.sweet_lands.state import Screen

WAITING = Panel(waiting.draw, fixed(0))

READING = Panel(reading.draw, fixed(reading.BELOW))

_LAID = Panel(pieces.draw_plain, pieces.plain_height)

DUES: Mapping[str, Panel] = {
    **dict.fromkeys(("terrain", "special", "road"), _LAID),
    "property": Panel(pieces.draw_property, pieces.property_height),
    "rabbit": Panel(pieces.draw_rabbit, pieces.rabbit_height),
    "choose": Panel(choosing.draw_choose, fixed(lines(2))),
    "basic": Panel(choosing.draw_basic, fixed(lines(1, 30))),
    "track": Panel(choosing.draw_track, fixed(lines(1, 30))),
    "prosperity": Panel(tracks.draw, tracks.height),
    "skill": Panel(choosing.draw_skill, lambda screen: list_height(screen) + lines(1, 20)),
    "automate": Panel(choosing.draw_automate, fixed(lines(3, 20))),
    "ahead": Panel(choosing.draw_ahead, fixed(lines(2, 20))),
    "helper": Panel(choosing.draw_helper, fixed(lines(4, 20))),
    "income": Panel(income.draw, fixed(lines(2, 10))),
}
"""By the kind of what is owed first."""

PHASES: Mapping[str, Panel] = {
    "setup": Panel(setup.draw_choose, setup.choose_height),
    "reveal": Panel(setup.draw_reveal, lambda screen: list_height(screen) + lines(1, 20)),
    "action": Panel(action.draw, action.height),
}
"""By phase, where nothing is owed."""


def panel(screen: Screen) -> Panel:
    """The panel of the seat looked at."""
    if screen.seat not in screen.client.view.actors(screen.seat):
        return PHASES["action"] if screen.position.phase == "action" and screen.phone.wide else WAITING
    if reading.asked_entries(screen):
        return READING
    if kind := due_kind(screen):
        return DUES.get(kind, WAITING)
    return PHASES.get(setup.phase_of(screen), WAITING)


def hands(screen: Screen, width: float) -> ft.Control | None:
    """What the seat looked at can do now."""
    return panel(screen).draw(screen, width)
