"""Marks of seats: colour, shape and name, the same everywhere."""

from collections.abc import Callable

import flet as ft

from companion.engine.setup import Colour, Seat
from views.device.phone import Phone
from views.device.theme import GAP, MARKS, TIGHT, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import tag_text
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.models.short_names import MOST
from views.widgets.seats.names import name_text
from views.widgets.seats.presence import Who, presence_icon


def colour_of(colour: Colour, dark: bool) -> str:
    """Look up a seat's colour, readable on the background by day or by night."""
    mark = MARKS[colour]
    return mark.dark if dark else mark.light


def seat_mark(phone: Phone, colour: Colour, size: float = 18) -> ft.Control:
    """Draw a seat's shape in its colour."""
    mark = MARKS[colour]
    drawn = ft.Icon(mark.shape, color=colour_of(colour, phone.dark), size=phone.size(size * mark.grown))
    box, over = phone.size(size), (mark.grown - 1) / 2 * phone.size(size)
    placed = ft.Container(drawn, left=-over, top=-over)
    return ft.Stack([placed], width=box, height=box, clip_behavior=ft.ClipBehavior.NONE)


def seat_name(phone: Phone, seat: Seat, *, strong: bool = False, lines: int = 1) -> ft.Control:
    """Draw a seat's shape and name, cut short if they do not fit in `lines` lines."""
    weight = ft.FontWeight.W_700 if strong else ft.FontWeight.W_500
    name = name_text(seat.name, weight=weight, lines=lines)
    return ft.Row([seat_mark(phone, seat.colour), ft.Container(name, expand=True)], spacing=8)


def seat_face(phone: Phone, seat: Seat, size: float = 17) -> ft.Control:
    """Draw a seat's shape and name in the middle of a tile that chooses it."""
    name = name_text(seat.name, phone.size(size), most=MOST, weight=ft.FontWeight.W_700)
    return ft.Row(
        [seat_mark(phone, seat.colour, 20), ft.Container(name, expand=True, expand_loose=True)],
        spacing=10,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def seat_row(phone: Phone, seat: Seat, *behind: ft.Control, strong: bool = False) -> ft.Row:
    """Draw a seat's name, with further controls at the end of its line."""
    name = ft.Container(seat_name(phone, seat, strong=strong), expand=True)
    return ft.Row([name, *behind], spacing=GAP)


def seat_head(phone: Phone, seat: Seat, *tags: str) -> ft.Control:
    """Draw a seat's name above its area, with its tags in the same line if there is room."""
    text = name_text(seat.name, weight=ft.FontWeight.W_700)
    name = ft.Container(text, expand=True, expand_loose=True)
    return ft.Row(
        [
            ft.Row([seat_mark(phone, seat.colour), name], spacing=GAP, tight=True),
            ft.Row([tag_text(phone, words) for words in tags if words], spacing=TIGHT + 2, tight=True),
        ],
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        run_spacing=TIGHT,
    )


def draw_seat_sum(
    phone: Phone, seat: Seat, parts: str, total: str, *, strong: bool = False, small: float = 14
) -> ft.Control:
    """Draw a row with a seat, the parts of its sum and their total.

    Args:
        phone: the phone that shows it.
        seat: the seat.
        parts: parts of the sum, as text.
        total: the sum, as text.
        strong: True if the seat is the seat looked at.
        small: size of the parts, in pixels at the usual size of text.
    """
    made = ft.Text(parts, size=phone.size(small), color=ft.Colors.ON_SURFACE_VARIANT)
    return seat_row(
        phone, seat, made, ft.Text(total, size=phone.size(18), weight=ft.FontWeight.W_700), strong=strong
    )


HIGHEST = 56
"""Greatest height of a seat's chip, in pixels; its name grows no further either."""


def seat_chip(
    phone: Phone,
    seat: Seat,
    *,
    chosen: bool,
    waiting: bool | None,
    label: str,
    on_click: Callable[[], None],
    presence: Who = "nobody",
    narrow: bool = False,
    room: float = 0,
) -> ft.Control:
    """Draw the chip of a seat to look at: its mark, its name, and a sign while the table waits for it.

    Args:
        phone: the phone that shows it.
        seat: the seat.
        chosen: True if it is the seat looked at.
        waiting: True if it still has a task; None if that cannot be told.
        label: words of a screen reader.
        on_click: called on a tap.
        presence: holder of the seat, and their presence.
        narrow: True if so many seats share the row that there is hardly room for a finger.
        room: width of the chip in pixels, if known.
    """
    tone, mine = colour_of(seat.colour, phone.dark), presence == "mine"
    ground = ft.Colors.SURFACE_CONTAINER_LOWEST if chosen else None
    return tappable(
        label,
        draw_once(phone, _draw_chip_face, seat, waiting, presence, chosen=chosen, narrow=narrow, room=room),
        on_click,
        selected=chosen,
        expand=True,
        height=chip_height(phone),
        padding=write_value(ft.Padding.symmetric, horizontal=1 if narrow else 4),
        border=write_value(ft.Border.all, 2 if chosen else 1, tone if chosen else ft.Colors.OUTLINE_VARIANT),
        border_radius=16,
        bgcolor=ft.Colors.with_opacity(0.18, tone) if mine else ground,
    )


def chip_height(phone: Phone) -> float:
    """Measure the chip of a seat, in pixels."""
    return max(TOUCH, min(phone.size(50), HIGHEST))


def _draw_chip_face(
    phone: Phone, seat: Seat, waiting: bool | None, presence: Who, *, chosen: bool, narrow: bool, room: float
) -> ft.Control:
    """Draw a seat's mark and name, the presence of its phone, and a sign while the table waits for it."""
    strong = waiting or presence == "mine"
    name = name_text(
        seat.name,
        min(phone.size(13), 16),
        most=MOST,
        room=max(0.0, room - 2 * (2 if narrow else 6)),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_400,
        color=ft.Colors.ON_SURFACE if strong or chosen else ft.Colors.ON_SURFACE_VARIANT,
    )
    sign = presence_icon(phone, presence, 10 if narrow else 13)
    state = ft.Icon(
        ft.Icons.MORE_HORIZ if waiting else ft.Icons.CHECK,
        size=12 if narrow else min(phone.size(16), 20),
        color=ft.Colors.ON_SURFACE_VARIANT,
    )
    shown = [seat_mark(phone, seat.colour, 12 if narrow else 15), *([sign] if sign else [])]
    if waiting or not (waiting is None or (narrow and sign)):
        shown.append(state)
    signs = ft.Row(
        shown,
        spacing=1 if narrow else 4 if sign else 6,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Column(
        [signs, name],
        spacing=1,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
