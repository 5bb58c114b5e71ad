"""A sheet from below on a phone, a panel on a wide screen: reasons, corrections, choices."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from views.device.phone import Phone
from views.device.press import Place
from views.device.theme import RADIUS, TOUCH
from views.flet_adapter.back_button import CLOSES
from views.kit.dialog import Dialog, DialogHost
from views.kit.focus_ring import AROUND
from views.kit.layout import join_words
from views.kit.piece_groups import group_parts
from views.kit.scrolling import gather_stops, rewind_on_focus
from views.kit.tap import handler
from views.widgets.message import EDGE as MESSAGE_EDGE
from views.widgets.message import message_layer

MAX_WIDTH = 560

MARGIN, EDGE = 20, 12
"""Pixels beside the content of a sheet, and beside its cross, which has air of its own."""

SIDE = 384
"""Width of what stands beside the board on a wide screen, in pixels, and of a sheet that lies over it."""

AWAY = 28
"""Pixels between a place and the sheet beside it: a finger's half."""

HOST = "dialogs"
"""Key of the host of dialogs among the layers of a page, of which some come and go."""


def sheet(
    phone: Phone,
    title: str,
    body: Sequence[ft.Control],
    on_close: Callable[[], object],
    *,
    foot: Sequence[ft.Control] = (),
    highest: float | None = None,
    widest: float = SIDE,
    at: Place | None = None,
    told: Sequence[str] = (),
) -> Dialog:
    """Draw a titled sheet over the lower part of the page, closed by its cross, a tap beside it, or Esc.

    Its title, its cross and its foot stay in sight. The parts between them scroll if they are too high.

    Args:
        phone: the phone that shows it.
        title: title of the sheet.
        body: parts of the sheet, from top to bottom.
        on_close: called on the cross, on a tap beside the sheet, and on Esc.
        foot: parts below the others that stay in sight.
        highest: greatest height of the sheet, in pixels; None for nearly the height of the window.
        widest: greatest width on a wide screen, in pixels. Up to `SIDE` the sheet stands at the right edge,
            else in the middle.
        at: place beside the sheet on a wide screen, in pixels; None for that of the tap.
        told: sentences that a screen reader tells after the title when the sheet opens.
    """
    close = rewind_on_focus(icon_button(ft.Icons.CLOSE, phone.say("close"), on_close))
    heading = ft.Semantics(
        header=True,
        expand=True,
        content=ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE, expand=True),
    )
    aside = phone.wide or phone.lying
    if highest is None:
        highest = phone.height * (1 if phone.lying else 0.9 if phone.wide else 0.8)
    beside = aside and widest <= SIDE
    stretch = ft.CrossAxisAlignment.STRETCH
    inside = ft.Column(group_parts(phone, body), spacing=10, tight=True, horizontal_alignment=stretch)
    parts = ft.Column(
        [ft.Container(inside, padding=ft.Padding.only(left=AROUND, right=MARGIN - EDGE, bottom=AROUND))],
        tight=True,
        expand=True,
        expand_loose=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=stretch,
    )
    top = ft.Container(ft.Row([heading, close]), padding=ft.Padding.only(left=AROUND))
    below = ft.Padding.only(left=AROUND, right=MARGIN - EDGE, bottom=AROUND)
    pinned = [rewind_on_focus(part, end=True) for part in group_parts(phone, foot)]
    beneath = [ft.Container(part, padding=below) for part in pinned]
    content = ft.Column(
        [top, gather_stops(phone, parts, loose=True), *beneath],
        spacing=10,
        tight=True,
        horizontal_alignment=stretch,
    )
    width = sheet_width(phone, widest)
    dim = ft.Colors.with_opacity(0.04 if aside else 0.1, "#000000")
    shade = ft.Container(bgcolor=dim, on_click=handler(on_close), expand=True, data=CLOSES)
    veil = ft.Semantics(exclude_semantics=True, content=shade, expand=True)  # the cross is named, and enough
    lower = ft.Alignment.BOTTOM_RIGHT if beside else ft.Alignment.BOTTOM_CENTER
    corners = ft.BorderRadius.only(top_left=24, top_right=0 if beside else 24)

    def draw_at(tapped: Place | None) -> ft.Control:
        there = (at or tapped) if phone.wide and widest <= MAX_WIDTH else None
        place = align_beside(phone, there, width) if there else lower
        panel = _draw_panel(content, width, 24 if there else corners)
        room = ft.Container(panel, height=min(highest, phone.height), alignment=place)
        return ft.Stack([veil, ft.Container(room, alignment=place, expand=True)], fit=ft.StackFit.EXPAND)

    return Dialog(join_words(phone, (title, *told), by="and-then"), draw_at, on_close)


def _draw_panel(content: ft.Control, width: float, corners: ft.BorderRadiusValue) -> ft.Control:
    """Draw the ground of a sheet and its shadow."""
    return ft.Container(
        content,
        width=width,
        padding=ft.Padding.only(left=MARGIN - AROUND, top=12, right=EDGE, bottom=20 - AROUND),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border_radius=corners,
        shadow=ft.BoxShadow(blur_radius=24, color=ft.Colors.with_opacity(0.25, ft.Colors.SHADOW)),
    )


def align_beside(phone: Phone, at: Place, width: float) -> ft.Alignment:
    """Align a sheet in the window so that it stands beside a place, and within the window.

    Args:
        phone: the phone.
        at: the place, in pixels.
        width: of the sheet, in pixels.
    """
    x, y = at
    room = max(1.0, phone.width - width)
    right, left = x + AWAY, x - AWAY - width
    start = right if right <= room or left < 0 else left
    high = min(max(0.0, y / phone.height), 1.0)
    return ft.Alignment(2 * min(max(0.0, start), room) / room - 1, 2 * high - 1)


def draw_dialog(phone: Phone, dialog: Dialog | None) -> ft.Control:
    """Draw a dialog over a page, with the phone's message on it. Of the page itself it takes no room.

    Args:
        phone: the phone that shows it.
        dialog: sheet that is open; None while none is. Asked for in every drawing of a page.
    """
    host: Any = DialogHost  # Flet's type of a component knows of no key
    shown = None
    if dialog:
        shown = Dialog(dialog.title, partial(_draw_in_window, phone, dialog), dialog.on_close)
    drawn: ft.Control = host(shown, phone.press.recent() if phone.wide else None, key=HOST)
    return drawn


def _draw_in_window(phone: Phone, dialog: Dialog, at: Place | None) -> ft.Control:
    """Draw a dialog and the phone's message, as large as the window or the part above a keyboard."""
    layers = [dialog.draw(at)]
    if phone.message:
        layers.append(message_layer(phone, top=None if phone.wide else MESSAGE_EDGE))
    layer = ft.Stack(layers, fit=ft.StackFit.EXPAND)
    return ft.Container(layer, width=phone.width, height=phone.height)


def sheet_width(phone: Phone, widest: float = SIDE) -> float:
    """Measure a sheet, in pixels.

    Args:
        phone: the phone that shows it.
        widest: its greatest width beside the page.
    """
    return min(phone.width, widest if phone.wide or phone.lying else MAX_WIDTH)


def icon_button(
    icon: ft.IconData, label: str, on_click: Callable[[], object] | None, *, dim: bool = False
) -> ft.Control:
    """Draw a round button with a picture and a spoken name."""
    colour = ft.Colors.OUTLINE if dim else ft.Colors.ON_SURFACE
    return ft.MergeSemantics(
        content=ft.IconButton(
            icon,
            tooltip=label,
            icon_color=colour,
            width=TOUCH,
            height=TOUCH,
            on_click=handler(on_click) if on_click else None,
        )
    )


def card(
    *content: ft.Control, padding: ft.PaddingValue = 16, on_click: Callable[[], None] | None = None
) -> ft.Control:
    """Draw a raised area around content that belongs together."""
    return ft.Container(
        ft.Column(list(content), spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=padding,
        border_radius=RADIUS,
        clip_behavior=ft.ClipBehavior.NONE,  # the ring of the focus lies outside
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        ink=on_click is not None,
        on_click=handler(on_click) if on_click else None,
    )
