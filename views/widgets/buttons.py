"""Buttons with words on them, and numbers that can be tapped."""

from collections.abc import Callable

import flet as ft

from views.kit.tap import handler, tappable
from views.phone import LARGE, Phone
from views.theme import RADIUS, TOUCH

Action = Callable[[], object]
"""What a tap does; a coroutine function is waited for."""


def main_button(
    phone: Phone, text: str, action: Action, *, icon: ft.IconData | None = None, second: bool = False
) -> ft.Control:
    """The button a page is there for; or the second one, beside it."""
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


def text_button(
    phone: Phone,
    text: str,
    action: Action,
    *,
    icon: ft.IconData | None = None,
    danger: bool = False,
    dim: bool = False,
) -> ft.Control:
    """A button for what is done now and then; dim where a tap only tells why not."""
    ink = ft.Colors.ERROR if danger else ft.Colors.ON_SURFACE_VARIANT if dim else ft.Colors.PRIMARY
    return ft.TextButton(
        ft.Text(text, size=phone.size(15), weight=ft.FontWeight.W_600, color=ink),
        icon=ft.Icon(icon, size=phone.size(20), color=ink) if icon else None,
        height=max(TOUCH, phone.size(44)),
        on_click=handler(action),
    )


def fact(
    phone: Phone,
    icon: ft.IconData,
    value: str,
    label: str,
    on_click: Callable[[], object],
    on_hold: Callable[[], object],
) -> ft.Control:
    """A small number with a picture; tapping it tells more, or corrects it; held, it leads to its rules."""
    parts: list[ft.Control] = [ft.Text(value, size=phone.size(16), weight=ft.FontWeight.W_600)]
    if phone.scale < LARGE:
        parts.insert(0, ft.Icon(icon, size=phone.size(18), color=ft.Colors.ON_SURFACE_VARIANT))
    return pill(label, parts, on_click, on_hold=on_hold, height=TOUCH)


def pill(
    label: str,
    parts: list[ft.Control],
    on_click: Callable[[], object],
    *,
    on_hold: Callable[[], object] | None = None,
    height: float = TOUCH - 4,
    padding: float = 10,
    spacing: float = 5,
    colour: str = ft.Colors.SURFACE_CONTAINER_HIGH,
) -> ft.Control:
    """Something small with round ends, to be tapped, in a line with others.

    Args:
        label: what a screen reader says.
        parts: what stands in it, side by side.
        on_click: what a tap does.
        on_hold: called when a finger stays on it for a while.
        height: of it, in pixels.
        padding: left and right of its parts, in pixels.
        spacing: between its parts, in pixels.
        colour: of its ground.
    """
    return tappable(
        label,
        ft.Row(parts, spacing=spacing, tight=True),
        on_click,
        on_hold=on_hold,
        height=height,
        padding=ft.Padding.symmetric(horizontal=padding),
        border_radius=height / 2,
        bgcolor=colour,
    )
