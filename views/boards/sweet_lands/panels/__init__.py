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
from views.kit.panels import Panel, Part


def _show_map(actions: Part) -> Panel:
    return Panel(map.body, actions)


def _ask_on_map(ask: Callable[[Screen], Choice]) -> Panel:
    """Return the panel of a choice, with the map as its picture."""

    def on_map(screen: Screen) -> Choice:
        return replace(ask(screen), picture=partial(map.body, screen), most=MOST_LINES)

    return choice_panel(on_map)


_LAID = _show_map(pieces.draw_plain)

PANELS: Mapping[str, Panel] = {
    "reading": choice_panel(reading.ask),
    "setup": _ask_on_map(setup.ask_choose),
    "reveal": _ask_on_map(setup.ask_reveal),
    "action": _ask_on_map(action.ask),
    "waiting": _ask_on_map(action.ask_while_waiting),
    **dict.fromkeys(("due-terrain", "due-special", "due-road"), _LAID),
    "due-property": _show_map(pieces.draw_property),
    "due-rabbit": _show_map(pieces.draw_rabbit),
    "due-choose": _ask_on_map(choosing.ask_choose),
    **dict.fromkeys(("due-cost", "due-price"), _ask_on_map(choosing.ask_cost)),
    "due-pay": _ask_on_map(choosing.ask_pay),
    "due-which": _ask_on_map(choosing.ask_which),
    "due-endless": _ask_on_map(choosing.ask_endless),
    "due-basic": _ask_on_map(choosing.ask_basic),
    "due-track": _ask_on_map(choosing.ask_track),
    "due-prosperity": _ask_on_map(tracks.ask),
    "due-skill": _ask_on_map(choosing.ask_skill),
    "due-automate": _ask_on_map(choosing.ask_automate),
    "due-ahead": _ask_on_map(choosing.ask_ahead),
    "due-helper": _ask_on_map(choosing.ask_helper),
    "due-income": _ask_on_map(income.ask),
}
"""Panels by phase, and for owed pieces by the kind of the first one."""


def name(screen: Screen) -> str:
    """Name the panel of the seat looked at."""
    if screen.seat not in screen.client.view.actors(screen.seat):
        return "waiting"
    if reading.asked_entries(screen):
        return "reading"
    if kind := due_kind(screen):
        return f"due-{kind}"
    return setup.phase_of(screen)
