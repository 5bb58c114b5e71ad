"""Buttons: the one that goes on, the quiet ones, and numbers that can be tapped."""

from collections.abc import Callable

import flet as ft

from views.phone import Phone
from views.theme import TOUCH
from views.widgets.tap import tappable


def primary(
    phone: Phone, label: str, on_click: Callable[[], object], *, icon: ft.IconData | None = None
) -> ft.Control:
    """The button that does what the screen is for; at most one on a screen."""
    return ft.FilledButton(
        ft.Text(label, size=phone.size(16), weight=ft.FontWeight.W_600),
        icon=icon,
        height=max(TOUCH + 4, phone.size(52)),
        style=ft.ButtonStyle(padding=ft.Padding.symmetric(horizontal=24)),
        on_click=lambda _: _do(on_click),
    )


def quiet(phone: Phone, label: str, on_click: Callable[[], object]) -> ft.Control:
    """A button beside the main one."""
    return ft.TextButton(
        ft.Text(label, size=phone.size(15)),
        height=max(TOUCH, phone.size(48)),
        on_click=lambda _: _do(on_click),
    )


def fact(
    phone: Phone, icon: ft.IconData, value: str, label: str, on_click: Callable[[], object]
) -> ft.Control:
    """A small number with a picture; tapping it tells more, or corrects it."""
    return tappable(
        label,
        ft.Row(
            [
                ft.Icon(icon, size=phone.size(18), color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Text(value, size=phone.size(16), weight=ft.FontWeight.W_600),
            ],
            spacing=5,
            tight=True,
        ),
        on_click,
        height=TOUCH,
        padding=ft.Padding.symmetric(horizontal=12),
        border_radius=24,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
    )


def _do(action: Callable[[], object]) -> None:
    action()
