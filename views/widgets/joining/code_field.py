"""The four letters of a table, for those who cannot scan its code."""

from collections.abc import Callable

import flet as ft

from views.device.phone import Phone
from views.kit.focus_ring import field_border
from views.kit.tap import handler
from views.widgets.buttons import main_button

LONGEST = 12
"""Greatest length of a code: longer than usual where two tables begin alike, and thumbs slip."""


def code_field(
    phone: Phone,
    typed: str,
    keep: Callable[[str], object],
    on_nothing: Callable[[], object],
    on_code: Callable[[str], object],
) -> ft.Control:
    """Draw a field for the code, and the button that leads to the table.

    Args:
        phone: the phone that shows it.
        typed: text typed before.
        keep: called with the text as it is typed; must not redraw the page.
        on_nothing: called if the field is empty.
        on_code: called with the code, in upper case.
    """
    latest = [typed]

    def store_code(event: ft.Event[ft.TextField]) -> None:
        latest[0] = str(event.control.value or "")[:LONGEST]
        keep(latest[0])

    def check_code() -> None:
        code = "".join(letter for letter in latest[0] if letter.isalnum())
        if code:
            on_code(code.upper())
        else:
            on_nothing()

    field = ft.TextField(
        label=phone.say("table-code"),
        value=typed,
        on_change=store_code,
        on_submit=handler(check_code),
        max_length=LONGEST,
        counter="",
        capitalization=ft.TextCapitalization.CHARACTERS,
        autocorrect=False,
        enable_suggestions=False,
        text_size=phone.size(26),
        text_style=ft.TextStyle(letter_spacing=6, weight=ft.FontWeight.W_700),
        text_align=ft.TextAlign.CENTER,
        expand=True,
        border=field_border(),
    )
    return ft.Row([field, main_button(phone, phone.say("join-go"), check_code)], spacing=12)
