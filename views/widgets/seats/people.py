"""Names with their marks, small, for lists of tables."""

from collections.abc import Sequence

import flet as ft

from companion.engine.setup import COLOURS
from views.device.phone import Phone
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import seat_mark


def mark_of(phone: Phone, colour: str, size: float = 18) -> ft.Control:
    """Draw a colour's shape in that colour, or nothing for a colour this app does not know."""
    known = next((each for each in COLOURS if each == colour), None)
    return seat_mark(phone, known, size) if known else ft.Container()


def person_tag(phone: Phone, name: str, colour: str, *, strong: bool = False) -> ft.Control:
    """Draw a name with the shape of its colour. An unknown colour has no shape."""
    inside: list[ft.Control] = [mark_of(phone, colour, 16)]
    text = name_text(name, phone.size(15), weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_400)
    inside.append(ft.Container(text, expand=True, expand_loose=True))
    return ft.Row(inside, spacing=6, tight=True)


def people_row(phone: Phone, people: Sequence[tuple[str, str]]) -> ft.Control:
    """Draw all people at a table, given as names and colours, in as many lines as they need."""
    tags = [person_tag(phone, name, colour) for name, colour in people]
    return ft.Row(list(tags), wrap=True, spacing=14, run_spacing=4)
