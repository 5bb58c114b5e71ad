"""Seats of a table, to be looked at: a row of chips, each with its state."""

from collections.abc import Callable
from math import ceil

import flet as ft

from companion.engine.agenda import SeatState
from views.device.theme import TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.play.screen import Screen
from views.widgets.seats.marker_icons import add_marker_names
from views.widgets.seats.presence import seat_label, seat_presence
from views.widgets.seats.seat_chip import ChipLook, seat_chip, state_label

MARGIN = 12
"""Pixels left free on both sides."""


def seat_tabs(screen: Screen, width: float) -> list[ft.Control]:
    """Draw the seats, each with its state while a game is played.

    Args:
        screen: the phone's.
        width: width available, in pixels.
    """
    agenda = screen.agenda
    unknown = screen.only_scored or agenda.over
    return seat_chips(screen, lambda seat: None if unknown else agenda.state_of(seat), width)


def seat_chips(screen: Screen, state_of: Callable[[int], SeatState | None], width: float) -> list[ft.Control]:
    """Draw the chips of all seats, in a row or in two if one has no room. A seat alone has none.

    Args:
        screen: the phone's.
        state_of: tells the state of a seat; None if that cannot be told.
        width: width available, in pixels.
    """
    if len(screen.seats) == 1:
        return []
    room = width - 2 * MARGIN
    most = count_chips_per_row(len(screen.seats), room)
    narrow = room / most < TOUCH + 12
    chips = [
        _draw_seat_chip(screen, seat, state_of(seat), room / most - 6, narrow=narrow)
        for seat in range(len(screen.seats))
    ]
    spacing = 2 if narrow else 6
    rows = [ft.Row(chips[first : first + most], spacing=spacing) for first in range(0, len(chips), most)]
    return [ft.Container(row, padding=write_value(ft.Padding.symmetric, horizontal=MARGIN)) for row in rows]


def count_chips_per_row(count: int, room: float) -> int:
    """Count the chips of a row: all, or half of them if a finger has too little room.

    Args:
        count: number of seats.
        room: width of a row, in pixels.
    """
    return count if room >= count * (TOUCH - 8) else ceil(count / 2)


def _draw_seat_chip(
    screen: Screen, seat: int, state: SeatState | None, room: float, *, narrow: bool
) -> ft.Control:
    """Draw the chip of a seat.

    Args:
        screen: the phone's.
        seat: its number.
        state: its state; None if that cannot be told.
        room: width of the chip, in pixels.
        narrow: True if that is hardly wide enough for a finger.
    """
    name, who = screen.names[seat], seat_presence(screen.client, seat)
    signs = screen.client.tools.list_signs(seat)
    label = add_marker_names(screen.phone, state_label(screen.phone, name, state), signs)
    look = ChipLook(seat == screen.seat, state, who, narrow, room, signs)

    def draw_chip() -> ft.Control:
        return seat_chip(
            screen.phone,
            screen.seats[seat],
            look,
            label=seat_label(screen.phone, label, who),
            on_click=lambda: screen.look(seat),
        )

    inputs = (label, look, screen.seats[seat])
    return screen.again(("seat", seat), inputs, draw_chip)
