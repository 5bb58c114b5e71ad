"""Panels for the moves of the seat looked at, by phase, and by kind of owed piece."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

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
from views.boards.sweet_lands.parts import MOST_LINES
from views.boards.sweet_lands.state import Screen
from views.kit.choice_panel import Choice, choice_panel
from views.kit.panels import Actions, Panel


def _shown(actions: Actions) -> Panel:
    return Panel(map.body, actions)


def _asked(ask: Callable[[Screen], Choice]) -> Panel:
    """Return the panel of a choice, with the map as its picture."""

    def on_map(screen: Screen) -> Choice:
        return replace(ask(screen), picture=partial(map.body, screen), most=MOST_LINES)

    return choice_panel(on_map)


_LAID = _shown(pieces.draw_plain)

PANELS: Mapping[str, Panel] = {
    "reading": choice_panel(reading.ask),
    "setup": _asked(setup.ask_choose),
    "reveal": _asked(setup.ask_reveal),
    "action": _asked(action.ask),
    **dict.fromkeys(("due-terrain", "due-special", "due-road"), _LAID),
    "due-property": _shown(pieces.draw_property),
    "due-rabbit": _shown(pieces.draw_rabbit),
    "due-choose": _asked(choosing.ask_choose),
    "due-basic": _asked(choosing.ask_basic),
    "due-track": _asked(choosing.ask_track),
    "due-prosperity": _asked(tracks.ask),
    "due-skill": _asked(choosing.ask_skill),
    "due-automate": _asked(choosing.ask_automate),
    "due-ahead": _asked(choosing.ask_ahead),
    "due-helper": _asked(choosing.ask_helper),
    "due-income": _asked(income.ask),
}
"""Panels by phase, and for owed pieces by the kind of the first one."""


def name(screen: Screen) -> str:
    """Name the panel of the seat looked at. While it has nothing to do, the map takes the page."""
    if screen.seat not in screen.client.view.actors(screen.seat):
        return "action" if screen.position.phase == "action" and screen.phone.wide else "waiting"
    if reading.asked_entries(screen):
        return "reading"
    if kind := due_kind(screen):
        return f"due-{kind}"
    return setup.phase_of(screen)
