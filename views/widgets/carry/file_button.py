"""A button that opens the browser's file picker by itself, while the tap is still being handled."""

import flet as ft

from views.device.phone import Phone
from views.device.theme import RADIUS, TOUCH


def door_button(
    phone: Phone, text: str, door: ft.PickFiles, *, icon: ft.IconData, second: bool = False
) -> ft.Control:
    """Draw a button like `main_button`, for picking a file.

    Args:
        phone: the phone that shows it.
        text: words on the button.
        door: file picker that the tap opens, as `use_file_door` gives it.
        icon: the picture before the text.
        second: True if it is the second button, beside the main button of the page.
    """
    kind = ft.OutlinedButton if second else ft.FilledButton
    return kind(
        ft.Text(text, size=phone.size(16), weight=ft.FontWeight.W_600, text_align=ft.TextAlign.CENTER),
        icon=ft.Icon(icon, size=phone.size(22)),
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=RADIUS),
            padding=ft.Padding.symmetric(horizontal=20, vertical=17),
        ),
        action=door,
    )


def text_door(phone: Phone, text: str, door: ft.PickFiles, *, icon: ft.IconData) -> ft.Control:
    """Draw a button like `text_button`, for picking a file. See `door_button`."""
    ink = ft.Colors.PRIMARY
    return ft.TextButton(
        ft.Text(text, size=phone.size(15), weight=ft.FontWeight.W_600, color=ink),
        icon=ft.Icon(icon, size=phone.size(20), color=ink),
        height=max(TOUCH, phone.size(44)),
        action=door,
    )
