"""A one-time pass, large enough to be scanned off this phone by another."""

from collections.abc import Callable

import flet as ft

from companion.hosting.server_address import ticket_url
from views.device.phone import Phone
from views.kit.dialog import Dialog
from views.widgets.copyable import copyable
from views.widgets.frame import faint_text
from views.widgets.joining.qr import qr_code
from views.widgets.sheet import sheet, sheet_width


def ticket_sheet(phone: Phone, title: str, about: str, ticket: str, on_close: Callable[[], object]) -> Dialog:
    """Draw the sheet that shows a ticket.

    Args:
        phone: the phone that shows it.
        title: name of the right that the ticket gives.
        about: instructions.
        ticket: the ticket.
        on_close: called when the sheet is closed.
    """
    return sheet(phone, title, ticket_parts(phone, title, about, ticket), on_close)


def ticket_parts(phone: Phone, title: str, about: str, ticket: str) -> list[ft.Control]:
    """Draw a ticket as a code to scan, with instructions and its address. See `ticket_sheet`."""
    server_address = phone.server_address
    if server_address is None or not server_address.reaches_others:
        return [ft.Text(phone.say("unreachable"))]
    width = sheet_width(phone) - 48
    side = min(width, phone.height * 0.5, 320)
    code = qr_code(ticket_url(server_address.base, ticket), side, title)
    return [
        ft.Row([code], alignment=ft.MainAxisAlignment.CENTER),
        faint_text(about),
        copyable(
            ticket_url(server_address.url.rstrip("/"), ticket),
            size=phone.size(13),
            color=ft.Colors.ON_SURFACE_VARIANT,
        ),
    ]
