"""Panels of a game for each phase: the board, the part to read, and the part that acts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from views.device.phone import LARGE, Phone
from views.kit.actions import FAINT
from views.kit.layout import with_least_height

ROOMY = 700
"""Width of a page, in pixels, from which the dock may stand beside the board."""

LEAST = 110.0
"""Least height of a board, in pixels; the page scrolls where there is less room."""

PAINTING = "painting"

Body = Callable[[Any, float, float], ft.Control]
"""Draws the area of a screen's seat, in a width and height in pixels."""

Part = Callable[[Any, float], ft.Control | None]
"""Draws a part of the dock for a screen's seat, in a width in pixels; None for nothing."""


def draw_nothing(screen: Any, width: float) -> None:
    """Draw no part."""


@dataclass(frozen=True, slots=True)
class Panel:
    """Contents of the screen in a phase.

    Attributes:
        board: draws the area of the seat looked at. Asked whenever the table is drawn.
        acts: draws everything that acts for that seat. It is pinned: all of it is always in sight. Asked
            whenever the table is drawn.
        facts: draws what the seat has, in place of the usual facts; None for the usual ones. It scrolls.
            Asked whenever the table is drawn.
        sentences: draws what is said of the move in hand, before the facts. It scrolls. Asked whenever the
            table is drawn.
        part: part of the room that the board takes at most; None for that of the game.
    """

    board: Body
    acts: Part = draw_nothing
    facts: Part | None = None
    sentences: Part = draw_nothing
    part: float | None = None


@dataclass(frozen=True, slots=True)
class Panels:
    """Panels of a game.

    Attributes:
        phases: panels by the name of the phase.
        default: panel of a phase that has none of its own.
        painting: panel while the mirror is corrected.
        phase: the name of the phase that a screen's seat is in. Asked whenever the table is drawn.
        facts: of most panels: what the seat has, and its progress. Asked whenever the table is drawn.
        beside: pixels of the dock where it stands beside the board, on wide screens; 0 where never.
        widest: maximum width of the dock, in pixels.
        part: part of the room that a board takes at most above its dock.
        least: least height of a board, in pixels.
        rail: least width of the dock beside the board of a phone on its side, in pixels.
    """

    phases: Mapping[str, Panel]
    default: Panel
    painting: Panel
    phase: Callable[[Any], str]
    facts: Part = draw_nothing
    beside: float = 0
    widest: float = 640
    part: float = 0.65
    least: float = 160.0
    rail: float = 0.0

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
        board: the area of the seat looked at.
        reading: the parts to read.
        acts: the parts that act.
    """

    board: ft.Control
    reading: tuple[ft.Control, ...]
    acts: tuple[ft.Control, ...]


def draw_board_parts(
    screen: Looker, panels: Panels, panel: Panel, width: float, height: float, across: float
) -> BoardParts:
    """Draw the parts of a panel. The board has the same place whatever the others are.

    Args:
        screen: the phone's.
        panels: the panels of the game.
        panel: panel to draw.
        width: of the board, in pixels.
        height: of the board, in pixels.
        across: width of the other parts, in pixels.
    """
    reading = panel.sentences(screen, across), (panel.facts or panels.facts)(screen, across)
    acts = _fade_or_drop_acts(screen, panel.acts(screen, across))
    drawn = ft.Column(
        [with_least_height(panel.board(screen, width, height), height)],
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return BoardParts(drawn, tuple(filter(None, reading)), (acts,) if acts else ())


def _fade_or_drop_acts(screen: Looker, acts: ft.Control | None) -> ft.Control | None:
    """Draw actions faintly if this phone may only look. Leave them out if room is dear."""
    if screen.acting or acts is None:
        return acts
    return None if screen.phone.scale >= LARGE else fade_if_watching(screen, acts)


def fade_if_watching(screen: Looker, control: ft.Control) -> ft.Control:
    """Draw an action faintly if this phone may only look. A tap still tells why."""
    return control if screen.acting else ft.Container(control, opacity=FAINT)
