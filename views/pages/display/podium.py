"""Podium of a finished game on its table's display, once the result was revealed to the table."""

from collections.abc import Sequence

import flet as ft

from companion.engine.certainty import is_certain
from companion.engine.points import format_known
from companion.engine.scoresheet import Standing
from views.device.theme import RADIUS
from views.pages.display.display import Display
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import colour_of, draw_plain_mark, mark_ink

STEPS = 3
"""Ranks that stand on the podium."""

LOWEST = 0.5
"""Height of the third step as a part of the first."""

LETTER = 0.092
"""Size of the letters as a part of the podium's height: the lowest step holds its points and its rank."""

ORDER = (1, 0, 2)
"""Steps from left to right, by their place in the ranking."""


def draw_podium(display: Display) -> ft.Control:
    """Draw the first three on steps and the others in a line below."""
    layout, ranking = display.layout, display.sheet.ranking
    first, others = ranking[:STEPS], ranking[STEPS:]
    rest = layout.letter * 2.4 if others else 0.0
    width = display.phone.width - 4 * layout.gap
    height = display.phone.height - layout.heading - layout.foot - 2 * layout.gap - rest
    order = [first[place] for place in ORDER if place < len(first)]
    across = min(width / len(order) - layout.gap, height * 0.9)
    steps = [_draw_step(display, standing, across, height) for standing in order]
    parts: list[ft.Control] = [
        ft.Container(
            ft.Row(
                steps,
                spacing=layout.gap,
                alignment=ft.MainAxisAlignment.CENTER,
                vertical_alignment=ft.CrossAxisAlignment.END,
            ),
            height=height,
        )
    ]
    if others:
        parts.append(_draw_others(display, others, width))
    return ft.Container(ft.Column(parts, spacing=0), padding=layout.gap, expand=True)


def _draw_step(display: Display, standing: Standing, width: float, height: float) -> ft.Control:
    """Draw a seat on its step, the higher the better its rank, with a cup for a certain winner."""
    phone, who = display.phone, display.seats[standing.seat]
    tone, ink = colour_of(who.colour, phone.dark), mark_ink(phone)
    part = 1 - (1 - LOWEST) * min(standing.rank - 1, STEPS - 1) / (STEPS - 1)
    letter = min(width * 0.16, height * LETTER)
    won = standing.rank == 1 and is_certain(display.game, display.position)
    points = _format_points(display, standing)
    above: list[ft.Control] = [ft.Icon(ft.Icons.EMOJI_EVENTS, size=letter * 1.4, color=ink)] if won else []
    total = ft.Text(points, size=letter * 1.5, weight=ft.FontWeight.W_700, color=ink, no_wrap=True)
    rank = ft.Text(str(standing.rank), size=letter, weight=ft.FontWeight.W_700, color=ink)
    name = name_text(
        who.name, letter, room=width * 0.9, weight=ft.FontWeight.W_700, color=ft.Colors.ON_SURFACE
    )
    step = ft.Container(
        ft.Column(
            [*above, *([total] if points else []), rank],
            spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=width,
        height=(height - letter * 3.2) * part,
        bgcolor=tone,
        border_radius=ft.BorderRadius.only(top_left=RADIUS, top_right=RADIUS),
    )
    return ft.Column(
        [draw_plain_mark(who.colour, letter * 1.3, tone), name, step],
        spacing=letter * 0.2,
        tight=True,
        width=width,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _draw_others(display: Display, others: Sequence[Standing], width: float) -> ft.Control:
    """Draw the seats behind the podium in a line: rank, mark, name and points."""
    letter, phone = display.layout.letter, display.phone
    room = width / len(others)

    def draw_other(standing: Standing) -> ft.Control:
        who, size = display.seats[standing.seat], min(letter, room * 0.1)
        words = f"{standing.rank}  {who.name}"
        points = _format_points(display, standing)
        parts = [
            draw_plain_mark(who.colour, size, colour_of(who.colour, phone.dark)),
            ft.Container(name_text(words, size, room=room * 0.6), expand=True, expand_loose=True),
            ft.Text(points, size=size, weight=ft.FontWeight.W_700, no_wrap=True),
        ]
        return ft.Container(
            ft.Row(parts, spacing=size * 0.4, alignment=ft.MainAxisAlignment.CENTER), expand=True
        )

    return ft.Container(ft.Row([draw_other(each) for each in others], spacing=0), height=letter * 2.4)


def _format_points(display: Display, standing: Standing) -> str:
    """Format the points of a seat, or return an empty text if nobody has any."""
    sheet = display.sheet
    return format_known(sheet.points_of(standing)) if sheet.has_points else ""
