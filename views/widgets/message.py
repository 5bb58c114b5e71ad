"""Message of the phone, shown for a moment."""

import asyncio

import flet as ft

from views.device.phone import Phone

MOMENT = 5.0
"""Seconds a sentence stays."""

EDGE = 16
"""Pixels between a sentence and the edges of the page."""

UNDER_HEADER = 66
"""Pixels from the top of a table's page to the end of its header."""


@ft.component
def MessageTimer(phone: Phone) -> ft.Control:
    """Draw nothing, but clear the phone's message after a moment."""
    shown = phone.message

    async def clear_after_pause() -> None:
        if shown:
            await asyncio.sleep(MOMENT)
            if phone.message == shown:
                phone.message = ""

    ft.use_effect(clear_after_pause, [shown])
    return ft.Container(width=0, height=0)


def message_layer(phone: Phone, *, top: float | None = None) -> ft.Control:
    """Draw the phone's message over the lower part of the page. A moment or a tap clears it.

    Args:
        phone: the phone that shows it.
        top: distance in pixels from the upper edge instead, where the next tap falls on the lower part.
    """

    def dismiss_message() -> None:
        phone.message = ""

    words = ft.Container(
        ft.Text(phone.message, color=ft.Colors.ON_INVERSE_SURFACE, size=phone.size(15)),
        bgcolor=ft.Colors.INVERSE_SURFACE,
        border_radius=12,
        padding=16,
        width=min(phone.width - 2 * EDGE, 480),
        on_click=lambda _: dismiss_message(),
    )
    shown = ft.Row(
        [ft.Semantics(live_region=True, content=words), MessageTimer(phone)],
        spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    if top is None:
        return ft.Container(shown, left=0, right=0, bottom=phone.size(84))
    return ft.SafeArea(shown, left=0, right=0, top=top)
