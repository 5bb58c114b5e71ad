"""A sheet from below on a phone, a panel on a wide screen: reasons, corrections, choices."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from views.phone import Phone
from views.theme import RADIUS, TOUCH

MAX_WIDTH = 560

SIDE = 420
"""Width of what stands beside the board on a wide screen, in pixels."""

PART = 88
"""About so many pixels each part of a sheet is high; one with too many for the screen scrolls."""


def sheet(phone: Phone, title: str, body: Sequence[ft.Control], on_close: Callable[[], object]) -> ft.Control:
    """A titled sheet over the lower part of the page, closed by its cross or by a tap beside it."""
    close = icon_button(ft.Icons.CLOSE, phone.say("close"), on_close)
    heading = ft.Semantics(
        header=True,
        expand=True,
        content=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE, expand=True),
    )
    highest = phone.height * (0.9 if phone.wide else 0.8)
    tall = len(body) * phone.size(PART) > highest
    panel = ft.Container(
        ft.Column(
            [ft.Row([heading, close], vertical_alignment=ft.CrossAxisAlignment.START), *body],
            spacing=10,
            tight=True,
            scroll=ft.ScrollMode.AUTO if tall else None,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=SIDE if phone.wide else min(phone.width, MAX_WIDTH),
        height=highest if tall else None,
        padding=ft.Padding.only(left=20, top=12, right=12, bottom=20),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border_radius=ft.BorderRadius.only(top_left=24, top_right=0 if phone.wide else 24),
        shadow=ft.BoxShadow(blur_radius=24, color=ft.Colors.with_opacity(0.25, ft.Colors.SHADOW)),
    )
    dim = ft.Colors.with_opacity(0.04 if phone.wide else 0.1, "#000000")

    def veil(**room: Any) -> ft.Container:
        """Beside the panel, never under it: a tap into the panel is not a tap on the veil."""
        return ft.Container(bgcolor=dim, on_click=lambda _: on_close(), **room)

    foot = ft.Row(
        [veil(expand=True, height=1), panel] if phone.wide else [panel],
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.END,
        spacing=0,
    )
    return ft.Column([veil(expand=True), foot], spacing=0, left=0, right=0, top=0, bottom=0)


def icon_button(
    icon: ft.IconData, label: str, on_click: Callable[[], object] | None, *, dim: bool = False
) -> ft.Control:
    """A round button with a picture and a spoken name."""
    colour = ft.Colors.OUTLINE if dim else ft.Colors.ON_SURFACE
    return ft.MergeSemantics(
        content=ft.IconButton(
            icon,
            tooltip=label,
            icon_color=colour,
            width=TOUCH,
            height=TOUCH,
            on_click=(lambda _: on_click()) if on_click else None,
        )
    )


def card(*content: ft.Control, padding: int = 16, on_click: Callable[[], None] | None = None) -> ft.Control:
    """A sheet of paper on the table: a raised area that belongs together."""
    return ft.Container(
        ft.Column(list(content), spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=padding,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        ink=on_click is not None,
        on_click=(lambda _: on_click()) if on_click else None,
    )
