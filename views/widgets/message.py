"""A sentence shown for a moment."""

import asyncio

import flet as ft

from views.phone import Phone

MOMENT = 5.0
"""Seconds a sentence stays."""

MARGIN = 16
"""Pixels between a sentence and the edges of the page."""


@ft.component
def Fading(phone: Phone) -> ft.Control:
    """Nothing to see: lets the phone's message go after a moment."""
    shown = phone.message

    async def fade() -> None:
        if shown:
            await asyncio.sleep(MOMENT)
            if phone.message == shown:
                phone.message = ""

    ft.use_effect(fade, [shown])
    return ft.Container(width=0, height=0)


def message(phone: Phone, *, above: bool = False) -> ft.Control:
    """The phone's message over the lower part of the page; it goes after a moment, or with a tap.

    Args:
        phone: whose screen.
        above: whether it lies at the top instead, as where a sheet lies below.
    """

    def dismiss() -> None:
        phone.message = ""

    words = ft.Container(
        ft.Text(phone.message, color=ft.Colors.ON_INVERSE_SURFACE, size=phone.size(15)),
        bgcolor=ft.Colors.INVERSE_SURFACE,
        border_radius=12,
        padding=16,
        width=min(phone.width - 2 * MARGIN, 480),
        on_click=lambda _: dismiss(),
    )
    return ft.Row(
        [ft.Semantics(live_region=True, content=words), Fading(phone)],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
        left=0,
        right=0,
        top=MARGIN if above else None,
        bottom=None if above else phone.size(84),
    )
