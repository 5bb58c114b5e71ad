"""What the seat looked at can do now: one panel for each phase, and for each kind of thing owed."""

from collections.abc import Mapping

from views.boards.sweet_lands import map
from views.boards.sweet_lands.laying import due_kind
from views.boards.sweet_lands.panels import (
    action,
    choosing,
    income,
    pieces,
    reading,
    setup,
    tracks,
)
from views.boards.sweet_lands.state import Screen
from views.kit.panels import Actions, Panel


def _shown(actions: Actions) -> Panel:
    return Panel(map.body, actions)


_LAID = _shown(pieces.draw_plain)

PANELS: Mapping[str, Panel] = {
    "reading": Panel(reading.body, reading.draw),
    "setup": _shown(setup.draw_choose),
    "reveal": _shown(setup.draw_reveal),
    "action": _shown(action.draw),
    **dict.fromkeys(("due-terrain", "due-special", "due-road"), _LAID),
    "due-property": _shown(pieces.draw_property),
    "due-rabbit": _shown(pieces.draw_rabbit),
    "due-choose": _shown(choosing.draw_choose),
    "due-basic": _shown(choosing.draw_basic),
    "due-track": _shown(choosing.draw_track),
    "due-prosperity": _shown(tracks.draw),
    "due-skill": _shown(choosing.draw_skill),
    "due-automate": _shown(choosing.draw_automate),
    "due-ahead": _shown(choosing.draw_ahead),
    "due-helper": _shown(choosing.draw_helper),
    "due-income": _shown(income.draw),
}
"""By phase; and where something is owed, by the kind of what is owed first."""


def name(screen: Screen) -> str:
    """What names the panel of the seat looked at; while it has nothing to do, the map has the page."""
    if screen.seat not in screen.client.view.actors(screen.seat):
        return "action" if screen.position.phase == "action" and screen.phone.wide else "waiting"
    if reading.asked_entries(screen):
        return "reading"
    if kind := due_kind(screen):
        return f"due-{kind}"
    return setup.phase_of(screen)
