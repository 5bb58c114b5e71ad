"""Controls that replace a part of the screen that could not be drawn, because a game raised an exception."""

import flet as ft

from views.device.phone import Phone
from views.device.theme import RADIUS
from views.flet_adapter.bridge import instead_of
from views.flet_adapter.observables import drop_silently
from views.widgets.buttons import main_button
from views.widgets.frame import frame_page


def fault_line(phone: Phone, text: str) -> ft.Control:
    """Draw a line that reports a missing text, to stand among others."""
    return ft.Row(
        [
            ft.Icon(ft.Icons.WARNING_AMBER, color=ft.Colors.TERTIARY, size=phone.size(20)),
            ft.Text(text, size=phone.size(15), color=ft.Colors.TERTIARY, expand=True),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def fault_card(phone: Phone, text: str, *ways: ft.Control) -> ft.Control:
    """Draw a card that reports a part that could not be drawn, with buttons for the ways on."""
    said = ft.Semantics(
        live_region=True,
        expand=True,
        content=ft.Text(text, size=phone.size(15), color=ft.Colors.ON_TERTIARY_CONTAINER),
    )
    sign = ft.Icon(ft.Icons.WARNING_AMBER, color=ft.Colors.ON_TERTIARY_CONTAINER, size=phone.size(22))
    parts: list[ft.Control] = [
        ft.Row([sign, said], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    ]
    if ways:
        parts.append(ft.Row(list(ways), wrap=True, spacing=0, run_spacing=0))
    return ft.Container(
        ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=ft.Padding.only(left=16, top=14, right=16, bottom=6 if ways else 14),
        border_radius=RADIUS,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
    )


def away_page(phone: Phone) -> ft.View:
    """Draw the page that replaces an unreadable page. The app redraws the page by itself."""
    body = [fault_card(phone, phone.say("store-away"))]
    return frame_page(phone, instead_of(ft.context.page.route), phone.say("title"), body)


def fault_page(phone: Phone) -> ft.View:
    """Draw the page that replaces a page that could not be drawn, with buttons to retry or leave."""
    page = ft.context.page

    def draw_again() -> None:
        drop_silently(phone.screens, page.route)
        phone.beat += 1

    ways = [
        main_button(phone, phone.say("try-again"), draw_again, icon=ft.Icons.REFRESH),
        main_button(phone, phone.say("to-the-start"), lambda: page.navigate("/"), second=True),
    ]
    body = [fault_card(phone, phone.say("stumbled-page")), *ways]
    back = None if page.route == "/" else "/"
    return frame_page(phone, instead_of(page.route), phone.say("title"), body, back=back)
