"""Marks of seats: colour, shape and name, the same everywhere."""

import flet as ft

from companion.engine.setup import Colour, Seat
from views.device.phone import Phone
from views.device.theme import GAP, MARKS, TIGHT
from views.kit.layout import tag_text
from views.models.short_names import MOST
from views.widgets.seats.names import name_text


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


def mark_ink(phone: Phone) -> str:
    """Return the colour of letters on a ground in a seat's colour."""
    return ink_on_marks(dark=phone.dark)


def ink_on_marks(*, dark: bool) -> str:
    """Return the colour of letters on a ground in a seat's colour, by day or by night."""
    return "#12171C" if dark else "#FFFFFF"


def draw_plain_mark(colour: Colour, size: float, ink: str) -> ft.Control:
    """Draw a seat's shape in the colour of the letters."""
    return ft.Icon(MARKS[colour].shape, size=size, color=ink)
