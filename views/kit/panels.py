"""Panels of a game for each phase: a body to look at, and the actions below or beside it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from views.device.phone import LARGE, Phone
from views.kit.actions import FAINT
from views.kit.layout import with_least_height

ROOMY = 700
"""Width of a page, in pixels, from which the actions may stand beside the body."""

LEAST = 110.0
"""Least height of a body, in pixels; the page scrolls where there is less room."""

PAINTING = "painting"

Body = Callable[[Any, float, float], ft.Control]
"""Draws the area of a screen's seat, in a width and height in pixels."""

Actions = Callable[[Any, float], ft.Control | None]
"""Draws the actions of a screen's seat, in a width in pixels; None where there are none."""


def no_actions(screen: Any, width: float) -> None:
    """Draw no actions."""


@dataclass(frozen=True, slots=True)
class Panel:
    """Contents of the screen in a phase.

    Attributes:
        body: draws the area of the seat looked at.
        actions: draws the actions of that seat.
        above: draws the line above the body, in place of the usual line; None for the usual line.
    """

    body: Body
    actions: Actions = no_actions
    above: Actions | None = None


@dataclass(frozen=True, slots=True)
class Panels:
    """Panels of a game.

    Attributes:
        phases: panels by the name of the phase.
        default: panel of a phase that has none of its own.
        painting: panel while the mirror is corrected.
        phase: the name of the phase that a screen's seat is in.
        above: the line above most bodies: what the seat has, and its progress; None for none.
        beside: pixels of the actions where they stand beside the body, on wide screens; 0 where never.
        widest: maximum width of the actions, in pixels.
        part: part of the room that a board takes at most above its actions.
    """

    phases: Mapping[str, Panel]
    default: Panel
    painting: Panel
    phase: Callable[[Any], str]
    above: Actions = no_actions
    beside: float = 0
    widest: float = 640
    part: float = 0.65

    def name(self, screen: Any) -> str:
        """Name the panel that a screen shows now."""
        return PAINTING if screen.painting else self.phase(screen)

    def of(self, screen: Any) -> Panel:
        """Select the panel that a screen shows now."""
        return self.painting if screen.painting else self.phases.get(self.phase(screen), self.default)


class Looker(Protocol):
    """Screen of a table, as far as the layout of its page needs it."""

    stage: tuple[int, str]
    seat: int

    @property
    def phone(self) -> Phone:
        """Phone whose screen it is."""

    @property
    def acting(self) -> bool:
        """Whether this phone may act for the seat looked at."""

    def redraw(self) -> None:
        """Redraw whatever shows the screen."""


@dataclass(frozen=True, slots=True)
class BoardParts:
    """Parts of a panel, to be laid out.

    Attributes:
        body: the area of the seat looked at.
        told: the line of what the seat has, to read.
        acts: the actions.
    """

    body: ft.Control
    told: tuple[ft.Control, ...]
    acts: tuple[ft.Control, ...]


def draw_board_parts(
    screen: Looker, panels: Panels, panel: Panel, width: float, height: float, across: float
) -> BoardParts:
    """Draw the parts of a panel. The body has the same place whatever the actions are.

    Args:
        screen: the phone's.
        panels: the panels of the game.
        panel: panel to draw.
        width: of the body, in pixels.
        height: of the body, in pixels.
        across: width of the actions, in pixels.
    """
    above = (panel.above or panels.above)(screen, across)
    actions = _fade_or_drop_actions(screen, panel.actions(screen, across))
    drawn = ft.Column(
        [with_least_height(panel.body(screen, width, height), height)],
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return BoardParts(drawn, (above,) if above else (), (actions,) if actions else ())


def _fade_or_drop_actions(screen: Looker, actions: ft.Control | None) -> ft.Control | None:
    """Draw actions faintly if this phone may only look. Leave them out if room is dear."""
    if screen.acting or actions is None:
        return actions
    return None if screen.phone.scale >= LARGE else fade_if_watching(screen, actions)


def fade_if_watching(screen: Looker, control: ft.Control) -> ft.Control:
    """Draw an action faintly if this phone may only look. A tap still tells why."""
    return control if screen.acting else ft.Container(control, opacity=FAINT)
