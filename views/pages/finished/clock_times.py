"""Time that everybody took by the clocks of a finished table."""

from collections.abc import Sequence

import flet as ft

from companion.history.summary import Summary
from views.device.phone import Phone
from views.device.theme import GAP
from views.models.time_words import clock_text
from views.widgets.frame import page_part
from views.widgets.seats.names import name_text
from views.widgets.seats.people import mark_of
from views.widgets.sheet import card

SECOND = 1000
"""In milliseconds."""


def draw_clock_times(phone: Phone, summary: Summary, seconds: Sequence[int]) -> list[ft.Control]:
    """Draw the time of each seat, or nothing for a table without clocks.

    Args:
        phone: the phone that shows it.
        summary: summary of the table.
        seconds: time of each seat, in the order of the seats.
    """
    if not seconds:
        return []
    rows = [
        ft.Row(
            [
                mark_of(phone, seat.colour, 16),
                ft.Container(name_text(seat.name), expand=True),
                ft.Text(clock_text(taken * SECOND, left=False), weight=ft.FontWeight.W_600),
            ],
            spacing=GAP,
        )
        for seat, taken in zip(summary.seats, seconds, strict=False)
    ]
    return [page_part(phone, phone.say("clock-times"), card(*rows))]
