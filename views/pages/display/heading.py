"""Heading and foot of a table's display: the round and the phase, whose turn it is, and the last event."""

from typing import Any

import flet as ft

from views.device.theme import RADIUS
from views.models.display_layout import fit_lines
from views.pages.display.display import Display
from views.widgets.seats.seat_marks import colour_of, draw_plain_mark, mark_ink
from views.widgets.tools.face import ClockReading, TimeFace

TITLE = 0.36
"""Part of a wide window's width for the title."""

TITLE_HEIGHT = 0.41
"""Part of the heading's height for the title in a tall window."""

CLOSE = 1.15
"""Height of a line in letters: what stands in the heading must not grow with the script."""


def draw_line(text: str, size: float, colour: str = ft.Colors.ON_SURFACE_VARIANT, **style: Any) -> ft.Text:
    """Draw a text with close lines, cut short if it does not fit.

    Args:
        text: the text.
        size: of the letters, in pixels.
        colour: of the letters.
        style: further arguments of `ft.Text`.
    """
    close = ft.TextStyle(height=CLOSE)
    return ft.Text(text, size=size, color=colour, overflow=ft.TextOverflow.ELLIPSIS, style=close, **style)


def draw_heading(display: Display) -> ft.Control:
    """Draw the title and the request: side by side, or one above the other in a tall window."""
    layout, width = display.layout, display.phone.width
    if layout.upright:
        title, high = _draw_title(display, width), layout.heading * TITLE_HEIGHT
        request = _draw_request(display, width - 2 * layout.gap)
        parts: list[ft.Control] = [ft.Container(title, height=high), ft.Container(request, expand=True)]
        inside: ft.Control = ft.Column(parts, spacing=0)
    else:
        across = width * TITLE
        request = _draw_request(display, width - across - 2 * layout.gap)
        inside = ft.Row(
            [ft.Container(_draw_title(display, across), width=across), ft.Container(request, expand=True)],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    return ft.Container(
        inside,
        height=layout.heading,
        padding=ft.Padding.only(left=layout.gap, right=layout.gap, top=layout.gap),
    )


def _draw_title(display: Display, width: float) -> ft.Control:
    """Draw the name of the game and the round and phase, with the time that runs out."""
    phone, letter, clock = display.phone, display.layout.letter, display.countdown
    name, headline = phone.game_name(display.game.id, display.client.view.variant), display.headline
    room = width - 3 * display.layout.gap - (letter * 4 if clock else 0)
    large = draw_line(
        headline,
        fit_lines(headline, room, letter * 1.15, lines=1),
        ft.Colors.ON_SURFACE,
        weight=ft.FontWeight.W_700,
        max_lines=1 if display.layout.upright else 2,
    )
    words = ft.Column(
        [
            draw_line(name, letter * 0.8, max_lines=1),
            ft.Semantics(header=True, live_region=True, content=large),
        ],
        spacing=0,
        expand=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    parts: list[ft.Control] = [words]
    if clock:
        size = letter * 1.5 / phone.scale
        parts.append(TimeFace(phone, ClockReading(clock), display.client.tools.now, size=size, strong=True))
    sides = ft.Padding.symmetric(horizontal=display.layout.gap)
    return ft.Container(ft.Row(parts, spacing=display.layout.gap), padding=sides)


def _draw_request(display: Display, width: float) -> ft.Control:
    """Draw the turn on a ground in the seat's colour, and the task below."""
    phone, letter, asked = display.phone, display.layout.letter, display.asked
    one = display.seats[asked[0]] if len(asked) == 1 else None
    ground: str = colour_of(one.colour, phone.dark) if one else ft.Colors.SURFACE_CONTAINER_HIGHEST
    ink: str = mark_ink(phone) if one else ft.Colors.ON_SURFACE
    room = width - 2 * letter - (letter * 2.2 if one else 0)
    request, details = display.request, " · ".join(display.details)
    words: list[ft.Control] = [
        draw_line(
            request,
            fit_lines(request, room, letter * 1.5, lines=1, least=0.7),
            ink,
            weight=ft.FontWeight.W_700,
            max_lines=1 if details else 2,
        )
    ]
    if details:
        size = fit_lines(details, room, letter * 0.9, lines=1, least=0.75)
        words.append(draw_line(details, size, ink, max_lines=1))
    said = ft.Column(words, spacing=0, alignment=ft.MainAxisAlignment.CENTER, expand=True)
    mark = [draw_plain_mark(one.colour, letter * 1.7, ink)] if one else []
    return ft.Container(
        ft.Semantics(live_region=True, content=ft.Row([*mark, said], spacing=letter * 0.5)),
        padding=ft.Padding.symmetric(horizontal=letter * 0.8),
        border_radius=RADIUS,
        bgcolor=ground,
        expand=True,
    )


def draw_foot(display: Display) -> ft.Control:
    """Draw the last event in a sentence."""
    layout, event = display.layout, display.event
    width = display.phone.width - 4 * layout.gap
    size = fit_lines(event, width, layout.letter * 0.8, lines=2, least=0.7)
    return ft.Container(
        ft.Semantics(
            live_region=True,
            content=draw_line(event, size, max_lines=2, text_align=ft.TextAlign.CENTER),
        ),
        height=layout.foot,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=2 * layout.gap),
    )
