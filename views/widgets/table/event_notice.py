"""Notice of the last event: it lies over the headline for a moment, and tells how to undo it."""

import asyncio
from typing import Any

import flet as ft

from companion.engine.log import LogLine
from views.device.theme import RADIUS
from views.kit.layout import around
from views.kit.tap import handler
from views.play.screen import Screen

MOMENT = 5.0
"""Seconds that the notice stays."""

SIZE = 13
"""Size of its words, in pixels, in text of the usual size."""


def draw_event_notice(screen: Screen) -> list[ft.Control]:
    """Draw the notice as a layer over the headline, or nothing once its time is over.

    It tells nothing secret, and a screen reader tells it once. It is no stop of a
    keyboard, since undo has a button of its own.
    """
    line = find_event(screen)
    if line is None:
        return []
    host: Any = EventTimer  # Flet's type of a component knows of no key
    words = screen.undoing.describe(line, brief=True)
    face = ft.Container(
        _draw_words(screen, words),
        bgcolor=ft.Colors.INVERSE_SURFACE,
        border_radius=RADIUS,
        padding=ft.Padding.symmetric(horizontal=10, vertical=2),
        alignment=ft.Alignment.CENTER_LEFT,
        on_click=handler(screen.undoing.undo) if _is_undoable(screen) else None,
    )
    silent = ft.Semantics(exclude_semantics=True, content=face, expand=True)
    spoken = ft.Semantics(label=words, live_region=True, content=silent)
    return [
        ft.Container(spoken, left=0, right=0, top=2, bottom=2, key="event"),
        host(screen, line.seq, key="timer"),
    ]


def find_event(screen: Screen) -> LogLine | None:
    """Find the last event unless this phone has shown it. An event that undo uncovers does not count."""
    line = screen.client.view.undo_line(screen.undoing.eyes)
    if line is None or line.seq <= screen.noticed or screen.undoing.to_redo is not None:
        return None
    return line


def _is_undoable(screen: Screen) -> bool:
    """Check that undo at this phone takes the last event back, and no other one."""
    undoing = screen.undoing
    return screen.own_undo is None and undoing.to_undo is not None and not screen.client.rights.watching


def _draw_words(screen: Screen, words: str) -> ft.Control:
    phone = screen.phone
    spans = [ft.TextSpan(words)]
    if _is_undoable(screen):
        style = ft.TextStyle(weight=ft.FontWeight.W_700, color=ft.Colors.INVERSE_PRIMARY)
        spans += [ft.TextSpan("  "), ft.TextSpan(screen.say("undo-now"), style)]
    return ft.Text(
        spans=spans,
        size=around(phone, SIZE),
        color=ft.Colors.ON_INVERSE_SURFACE,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )


@ft.component
def EventTimer(screen: Screen, event: int) -> ft.Control:
    """Draw nothing, but end the notice of an event after a moment.

    Args:
        screen: the phone's.
        event: number of the event's entry.
    """

    async def end_after_pause() -> None:
        await asyncio.sleep(MOMENT)
        screen.noticed = max(screen.noticed, event)

    ft.use_effect(end_after_pause, [event])
    return ft.Container(width=0, height=0)
