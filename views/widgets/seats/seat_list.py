"""List of the seats of a table: their people, their holders, and the actions on each."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.engine.setup import Seat
from companion.errors import CompanionError
from companion.hosting.client import TableClient
from companion.hosting.errors import SeatTaken
from views.device.keyring import keep_key
from views.device.phone import Phone
from views.device.theme import RADIUS
from views.flet_adapter.worker_threads import run_beside
from views.kit.layout import join_words
from views.kit.tap import tappable
from views.widgets.buttons import Action
from views.widgets.seats.names import name_text
from views.widgets.seats.presence import Who, presence_icon, seat_presence
from views.widgets.seats.seat_marks import seat_mark

Sat = Callable[[], object]
"""Callback after a seat was taken."""


def seat_list(phone: Phone, client: TableClient, on_sat: Sat) -> ft.Control:
    """Draw the list of seats. A tap takes a free seat.

    Args:
        phone: the phone that shows it.
        client: the phone's place at the table.
        on_sat: called when the seat is taken, and its key kept.
    """
    rows = [
        seat_row(
            phone,
            seat,
            seat_presence(client, number),
            partial(take_seat, phone, client, number, on_sat),
            client.rights.hosting and not client.rights.held,
        )
        for number, seat in enumerate(client.view.setup.seats)
    ]
    return ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


async def take_seat(phone: Phone, client: TableClient, seat: int, on_sat: Sat) -> None:
    """Take a seat and store its key. Shows a message if another phone was faster."""
    if seat in client.rights.held:
        on_sat()
        return
    try:
        key = await run_beside(lambda: client.sit(seat))
    except SeatTaken:
        phone.tell(phone.say("seat-taken", name=client.view.names[seat]))
        return
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))
        return
    await keep_key(phone, client.id, key)
    on_sat()


def seat_row(
    phone: Phone,
    seat: Seat,
    presence: Who,
    on_tap: Action,
    played_here: bool = False,
    buttons: Sequence[ft.Control] = (),
    *,
    opens: bool = False,
) -> ft.Control:
    """Draw a seat: its mark, its name, and its holder.

    Args:
        phone: the phone that shows it.
        seat: the seat.
        presence: holder of the seat.
        on_tap: called on a tap, even if the seat is not free.
        played_here: True if this phone plays the seats without a holder.
        buttons: further actions, below.
        opens: True if a tap shows the actions, rather than doing the only action.
    """
    said = presence_word(phone, presence, played_here)
    free = presence == "nobody"
    name = name_text(
        seat.name, phone.size(17), lines=2, weight=ft.FontWeight.W_600, color=ft.Colors.ON_SURFACE
    )
    sign = presence_icon(phone, presence, 16)
    line = ft.Row(
        [
            *([sign] if sign else []),
            ft.Text(
                said,
                size=phone.size(14),
                color=ft.Colors.PRIMARY if free else ft.Colors.ON_SURFACE_VARIANT,
                weight=ft.FontWeight.W_600 if free else ft.FontWeight.W_400,
                expand=True,
            ),
        ],
        spacing=6,
    )
    way = (ft.Icons.EXPAND_LESS if buttons else ft.Icons.EXPAND_MORE) if opens else ft.Icons.CHEVRON_RIGHT
    leads = opens or presence in ("nobody", "mine")
    go = [ft.Icon(way, color=ft.Colors.PRIMARY if free else ft.Colors.ON_SURFACE_VARIANT)] if leads else []
    row = tappable(
        join_words(phone, (seat.name, said), by="and-about"),
        ft.Row(
            [
                ft.Container(seat_mark(phone, seat.colour, 26), width=phone.size(40)),
                ft.Column([name, line], spacing=2, expand=True),
                *go,
            ],
            spacing=8,
        ),
        on_tap,
        expanded=bool(buttons) if opens else None,
        padding=ft.Padding.only(left=16, right=12, top=10, bottom=10),
        border_radius=RADIUS,
        ink=True,
    )
    below = [
        ft.Container(ft.Row(list(buttons), wrap=True, spacing=0), padding=ft.Padding.only(left=48, bottom=6))
    ]
    return ft.Container(
        ft.Column(
            [row, *(below if buttons else [])], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        ),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(1, ft.Colors.PRIMARY if free else ft.Colors.OUTLINE_VARIANT),
    )


def presence_word(phone: Phone, presence: Who, played_here: bool = False) -> str:
    """Name the holder of a seat in a word."""
    return phone.say("seat-is-played-here" if played_here and presence == "nobody" else f"seat-is-{presence}")
