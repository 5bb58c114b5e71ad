"""Buttons with words on them."""

from collections.abc import Callable

import flet as ft

from views.device.phone import Phone
from views.device.theme import APART, GAP, RADIUS, TIGHT, TOUCH
from views.kit.tap import handler

Action = Callable[[], object]
"""Action of a tap; a coroutine function is awaited."""

LINE = 1.45
"""The height of a line of Chinese, in heights of its characters; Latin lines are lower."""


def main_button(
    phone: Phone, text: str, action: Action, *, icon: ft.IconData | None = None, second: bool = False
) -> ft.Control:
    """Draw the main button of a page, or the second button beside it."""
    kind = ft.OutlinedButton if second else ft.FilledButton
    return kind(
        ft.Text(text, size=phone.size(16), weight=ft.FontWeight.W_600, text_align=ft.TextAlign.CENTER),
        icon=ft.Icon(icon, size=phone.size(22)) if icon else None,
        style=ft.ButtonStyle(
            shape=ft.RoundedRectangleBorder(radius=RADIUS),
            padding=ft.Padding.symmetric(horizontal=20, vertical=17),
        ),
        on_click=handler(action),
    )


def abreast_buttons(*buttons: ft.Control) -> ft.Control:
    """Lay buttons for rare actions side by side, as many as there is room for."""
    return ft.Row(
        list(buttons), wrap=True, spacing=GAP, run_spacing=TIGHT, alignment=ft.MainAxisAlignment.CENTER
    )


def text_button(
    phone: Phone,
    text: str,
    action: Action,
    *,
    icon: ft.IconData | None = None,
    danger: bool = False,
    dim: bool = False,
) -> ft.Control:
    """Draw a button for a rare action, in as many lines as its words need.

    A dim button is tappable, too: the tap tells why the action is impossible.
    """
    ink = ft.Colors.ERROR if danger else ft.Colors.ON_SURFACE_VARIANT if dim else ft.Colors.PRIMARY
    air = (max(TOUCH, phone.size(44)) - LINE * phone.size(15)) / 2
    return ft.TextButton(
        ft.Text(
            text, size=phone.size(15), weight=ft.FontWeight.W_600, color=ink, text_align=ft.TextAlign.CENTER
        ),
        icon=ft.Icon(icon, size=phone.size(20), color=ink) if icon else None,
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=APART, vertical=air)),
        on_click=handler(action),
    )
