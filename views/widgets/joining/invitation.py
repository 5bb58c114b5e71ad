"""The way to a table for other phones: the code to scan, the letters to type, the address to read."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.hosting.client import TableClient
from companion.hosting.server_address import ServerAddress, join_url
from views.device.phone import Phone
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips
from views.widgets.copyable import copyable
from views.widgets.frame import closable_note, faint_text
from views.widgets.joining.qr import qr_code

LARGEST = 340.0
"""The greatest width of the code, in pixels."""

LETTERS = 140
"""Height in pixels of the words around the code, in text of the usual size."""


def invitation(
    phone: Phone, client: TableClient, choosing: bool, choose: Callable[[bool], object]
) -> ft.Control:
    """Draw the QR code of a table, its short code, and its address.

    Args:
        phone: the phone that shows it.
        client: the phone's place at the table.
        choosing: True if the host is choosing another address.
        choose: called with the new value of `choosing`.
    """
    server_address = phone.server_address
    if server_address is None or not server_address.reaches_others:
        return closable_note(phone, phone.say("near-guest" if phone.near else "unreachable"), None)
    room = phone.height - phone.size(LETTERS) if phone.lying else phone.height * 0.46
    side = min(phone.width - 64, room, LARGEST)
    code = client.code
    letters = ft.Semantics(
        label=phone.say("code-spoken", code=" ".join(code)),
        content=ft.Semantics(
            exclude_semantics=True,
            content=ft.Text(
                code,
                size=phone.size(40),
                weight=ft.FontWeight.W_700,
                style=ft.TextStyle(letter_spacing=8),
                color=ft.Colors.ON_SURFACE,
            ),
        ),
    )
    shown: list[ft.Control] = [
        faint_text(phone.say("scan-to-join")),
        qr_code(join_url(server_address.base, code), side, phone.say("join-qr")),
        letters,
        copyable(
            join_url(server_address.url.rstrip("/"), code),
            size=phone.size(14),
            color=ft.Colors.ON_SURFACE_VARIANT,
            text_align=ft.TextAlign.CENTER,
        ),
    ]
    if client.rights.hosting and len(server_address.choices) > 1:
        shown += _draw_address_choice(phone, server_address, choosing, choose)
    return ft.Column(shown, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _draw_address_choice(
    phone: Phone, server_address: ServerAddress, choosing: bool, choose: Callable[[bool], object]
) -> list[ft.Control]:
    if not choosing:
        return [text_button(phone, phone.say("another-address"), partial(choose, True))]

    def choose_address(number: int) -> None:
        choices = server_address.choices
        if number < len(choices):
            server_address.choose(choices[number])
        choose(False)

    found = [
        chip(
            phone,
            " · ".join(filter(None, (address.ip, address.interface))),
            partial(choose_address, number),
            chosen=address == server_address.address,
        )
        for number, address in enumerate(server_address.choices)
    ]
    return [faint_text(phone.say("which-address")), chips(*found)]
