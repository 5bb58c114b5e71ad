"""The field of a sheet that is made in which a number is typed."""

from collections.abc import Callable

import flet as ft

from views.device.phone import Phone
from views.kit.focus_ring import field_border


def number_field(
    phone: Phone, label: str, value: int | None, change: Callable[[int | None], None], least: int, most: int
) -> ft.Control:
    """Draw a text field for a number.

    Args:
        phone: the phone that shows it.
        label: names the field.
        value: the present number; None for nothing.
        change: called with a number within bounds, or None if nothing is typed.
        least: the smallest number.
        most: the largest number.
    """

    def on_typed(event: ft.Event[ft.TextField]) -> None:
        text = (event.control.value or "").strip().replace("−", "-")
        if not text:
            change(None)
        elif text.removeprefix("-").isdecimal() and len(text) < 8:
            change(min(most, max(least, int(text))))

    return ft.TextField(
        label=label,
        value="" if value is None else str(value),
        on_change=on_typed,
        keyboard_type=ft.KeyboardType.NUMBER,
        dense=True,
        expand=True,
        text_size=phone.size(16),
        border=field_border(),
    )
