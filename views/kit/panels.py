"""Panels of a game for each phase: a body to look at, and the actions below or beside it."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from views.device.phone import LARGE, Phone
from views.device.theme import APART, GAP, MARGIN
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.actions import FAINT
from views.kit.height_probe import measure_height
from views.kit.layout import grow, with_least_height
from views.kit.recent_taps import call_when_quiet, is_tapped

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
        kept: minimum height in pixels of the actions, in text of the usual size; pieces in hand come and go
            within it, and the board stands still. Where height is dear they keep nothing.
        above: draws the line above the body, in place of the usual line; None for the usual line.
    """

    body: Body
    actions: Actions = no_actions
    kept: float = 0
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
    """

    phases: Mapping[str, Panel]
    default: Panel
    painting: Panel
    phase: Callable[[Any], str]
    above: Actions = no_actions
    beside: float = 0
    widest: float = 640

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


def lay_out_panel(screen: Looker, panels: Panels, panel: Panel, width: float, key: Hashable) -> ft.Control:
    """Lay out the page of a panel: the body as large as there is room, the actions below or beside it.

    Args:
        screen: the phone's.
        panels: the panels of the game.
        panel: panel to draw.
        width: of the page, in pixels.
        key: other inputs that decide the room besides the phone: the phase, the line above.
    """
    beside = _width_beside_body(screen, panels, width)
    across = beside or min(width, panels.widest)
    actions = _fade_or_drop_actions(screen, panel.actions(screen, across))
    above = (panel.above or panels.above)(screen, across)
    if beside:
        body = _draw_measured_body(screen, panel.body, width - beside - 2 * GAP, 0, (key, "beside"))
        desk = ft.Column([part for part in (above, actions) if part], spacing=MARGIN, tight=True)
        return ft.Row(
            [body, ft.Container(desk, width=beside)],
            spacing=2 * GAP,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    kept = grow(screen.phone, panel.kept) if actions and not screen.phone.short else 0
    place = (key, bool(actions))
    crowded = above is None or screen.phone.board_heights.is_crowded(_scroll_place(screen, place))
    body = _draw_measured_body(
        screen, panel.body, width, kept, place, above if crowded else None, apart=not crowded
    )
    top = [] if crowded else [above, ft.Container(height=GAP)]
    parts = [*top, body, actions and _place_below(actions, across, kept)]
    return ft.Column(
        [part for part in parts if part],
        spacing=0,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


@dataclass(frozen=True, slots=True)
class LowPanes:
    """Parts of a panel for a window so low that the board takes its full height.

    Attributes:
        body: the area of the seat looked at.
        told: the line that stands above the body elsewhere, to read.
        acts: the actions.
    """

    body: ft.Control
    told: tuple[ft.Control, ...]
    acts: tuple[ft.Control, ...]


def draw_low_panes(
    screen: Looker, panels: Panels, panel: Panel, width: float, height: float, across: float
) -> LowPanes:
    """Draw the parts of a panel for a low window. The body has the same place whatever the actions are.

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
    return LowPanes(drawn, (above,) if above else (), (actions,) if actions else ())


def _width_beside_body(screen: Looker, panels: Panels, width: float) -> float:
    """Measure the width of actions beside the body, in pixels, or 0 if they stand below."""
    phone = screen.phone
    return panels.beside if phone.wide and width >= ROOMY and phone.width > phone.height else 0


def _fade_or_drop_actions(screen: Looker, actions: ft.Control | None) -> ft.Control | None:
    """Draw actions faintly if this phone may only look. Leave them out if room is dear."""
    if screen.acting or actions is None:
        return actions
    return None if screen.phone.scale >= LARGE else fade_if_watching(screen, actions)


def fade_if_watching(screen: Looker, control: ft.Control) -> ft.Control:
    """Draw an action faintly if this phone may only look. A tap still tells why."""
    return control if screen.acting else ft.Container(control, opacity=FAINT)


def _place_below(actions: ft.Control, width: float, kept: float) -> ft.Control:
    held = with_least_height(actions, kept) if kept else actions
    return ft.Container(held, width=width, padding=write_value(ft.Padding.only, top=GAP, bottom=APART))


def _scroll_place(screen: Looker, key: Hashable) -> Hashable:
    phone = screen.phone
    return key, phone.width, phone.height, phone.scale, phone.locale


def _draw_measured_body(
    screen: Looker,
    body: Body,
    width: float,
    kept: float,
    key: Hashable,
    above: ft.Control | None = None,
    *,
    apart: bool = False,
) -> ft.Control:
    """Draw the body, as high as there is room for it.

    Args:
        screen: the phone's.
        body: draws it.
        width: width available, in pixels.
        kept: pixels that the actions below reserve.
        key: key of the room that was measured.
        above: control that scrolls with the body.
        apart: True if a control stands above the body that does not scroll with it yet.
    """
    heights, page = screen.phone.board_heights, screen.phone.height
    alone = _scroll_place(screen, key)
    place = (alone, above is not None)
    turn = (place, screen.stage, screen.seat)

    def store_height(height: float) -> None:
        crowded = apart and heights.mark_crowded(alone, height)
        if heights.store_height(place, kept, height, held=is_tapped()) or crowded:
            screen.redraw()
        elif heights.is_owed:
            call_when_quiet(screen.redraw)

    height = heights.choose_height(place, turn, kept, page, scene=_body_scene(screen, body), held=is_tapped())
    drawn = body(screen, width, max(LEAST, height))
    shown = ft.Column(
        [part for part in (above, drawn) if part],
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    inside = ft.Column([with_least_height(shown, height)], scroll=ft.ScrollMode.AUTO)
    return measure_height(turn, store_height, ft.Container(inside, alignment=ft.Alignment.TOP_CENTER))


def _body_scene(screen: Looker, body: Body) -> Hashable:
    """Return a key that stays equal while a body may keep its place."""
    return body, screen.stage, screen.seat, _scroll_place(screen, None)
