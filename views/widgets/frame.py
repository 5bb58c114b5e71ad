"""The frame of a page: its title, the way back, and content no wider than is good to read."""

from collections.abc import Callable, Sequence

import flet as ft

from views.device.phone import LARGE, Phone
from views.device.theme import MARGIN, RADIUS, UNIT
from views.kit.dialog import Dialog
from views.kit.piece_groups import group_parts, group_pieces
from views.kit.scrolling import gather_stops, rewind_on_focus
from views.widgets.copyable import copyable
from views.widgets.low_page import (
    EDGE,
    arrange_low_page,
    draw_back_arrow,
    draw_page_rail,
    draw_page_title,
    rail_width,
)
from views.widgets.message import message_layer
from views.widgets.sheet import draw_dialog, icon_button

READING = 720
"""The greatest width of a page's content, in pixels."""

SPREAD = 1120
"""The greatest width of a page with two columns."""

LEADING = 56
"""Pixels of the bar from top to bottom, and of the arrow's place in it."""

BETWEEN = 4 * UNIT
"""Pixels between two columns."""


def frame_page(
    phone: Phone,
    route: str,
    title: str,
    body: Sequence[ft.Control],
    *,
    back: str | None = "/",
    actions: Sequence[ft.Control] = (),
    beside: Sequence[ft.Control] = (),
    footer: ft.Control | None = None,
    over: Dialog | None = None,
    widest: int = READING,
    scroller: ft.Ref[ft.Column] | None = None,
) -> ft.View:
    """Draw a page: a bar with its title, scrolling content below, and the phone's message over it.

    On a phone on its side the bar becomes icons at the edge, and the footer stands in a rail.

    Args:
        phone: the phone that shows it.
        route: the page's address.
        title: title of the page.
        body: its content, from top to bottom.
        back: address that the arrow leads to; None for no arrow.
        actions: buttons at the end of the bar.
        beside: controls above the content; in the rail of a phone on its side.
        footer: control that stays at the bottom, such as the main button.
        over: sheet over the page.
        widest: the greatest width of the content, in pixels.
        scroller: set to the column that scrolls.
    """
    body, beside = group_parts(phone, body), group_parts(phone, beside)
    footer = footer and rewind_on_focus(group_pieces(phone, footer), end=True)
    railed = phone.lying and bool(footer or beside)
    top: list[ft.Control] = [draw_page_title(title)] if phone.lying and not railed else []
    shown = [*top, *body] if railed else [*top, *beside, *body]
    content: ft.Control = ft.Column(
        [_centre_content(ft.Column(shown, spacing=20, horizontal_alignment=STRETCH), widest)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        ref=scroller,
    )
    content = gather_stops(phone, content)
    if actions and not back:
        rewind_on_focus(actions[0])  # the first button of the page
    if phone.lying:
        rail = draw_page_rail(phone, title, beside, footer) if railed else None
        page = arrange_low_page(phone, content, back, actions, rail)
    else:
        foot = [_draw_footer(footer, widest)] if footer else []
        page = ft.Column([title_bar(phone, title, back, actions), content, *foot], spacing=0, expand=True)
    layers: list[ft.Control] = [page, draw_dialog(phone, over)]
    if phone.message and not over:
        layers.append(message_layer(phone))
    return ft.View(route=route, padding=0, controls=[ft.SafeArea(ft.Stack(layers, expand=True), expand=True)])


STRETCH = ft.CrossAxisAlignment.STRETCH


def frame_columns(
    phone: Phone,
    route: str,
    title: str,
    left: Sequence[ft.Control],
    right: Sequence[ft.Control],
    *,
    back: str = "/",
    over: Dialog | None = None,
) -> ft.View:
    """Draw a page in two columns if there is room for them, else in a single column.

    Args:
        phone: the phone that shows it.
        route: the page's address.
        title: title of the page.
        left: controls of the left column, the first in a single column.
        right: controls of the right column.
        back: address that the arrow leads to.
        over: layer over the page, such as a sheet.
    """
    body = [two_columns(left, right)] if phone.roomy else [*left, *right]
    widest = SPREAD if phone.roomy else READING
    return frame_page(phone, route, title, body, back=back, over=over, widest=widest)


def two_columns(
    left: Sequence[ft.Control], right: Sequence[ft.Control], *, shares: tuple[int, int] = (1, 1)
) -> ft.Control:
    """Lay out two columns of a page that has the width for them.

    Args:
        left: controls of the left column, from top to bottom.
        right: controls of the right column, from top to bottom.
        shares: shares of the width.
    """
    columns: list[ft.Control] = [
        ft.Column(list(shown), spacing=20, horizontal_alignment=STRETCH, expand=share)
        for shown, share in zip((left, right), shares, strict=True)
    ]
    return ft.Row(columns, spacing=BETWEEN, vertical_alignment=ft.CrossAxisAlignment.START)


def content_width(phone: Phone, *, railed: bool = False) -> float:
    """Measure the room of a page's content between its margins, in pixels.

    Args:
        phone: the phone that shows the page.
        railed: True if the page has a rail on a phone on its side.
    """
    taken = (EDGE + (rail_width(phone) if railed else 0)) if phone.lying else 0
    return phone.width - taken - 2 * MARGIN


def column_width(phone: Phone) -> float:
    """Measure a column of a page that has two columns if there is room, in pixels."""
    if not phone.roomy:
        return min(content_width(phone), READING)
    return (min(content_width(phone), SPREAD) - BETWEEN) / 2


def title_bar(phone: Phone, title: str, back: str | None, actions: Sequence[ft.Control] = ()) -> ft.Control:
    """Draw the bar at the top of a page, as a part of it: a sheet covers the bar as well.

    In large text a title beside several buttons would be broken; it stands below them.
    """
    leading: list[ft.Control] = []
    if back:
        arrow = draw_back_arrow(phone, back)
        leading.append(ft.Container(arrow, width=LEADING, alignment=ft.Alignment.CENTER))
    if phone.scale >= LARGE and len(actions) > 1 and not phone.roomy:
        upper = [*leading, ft.Container(height=LEADING, expand=True), *actions, ft.Container(width=4)]
        lower = ft.Container(draw_page_title(title), padding=ft.Padding.only(left=MARGIN + 4, right=MARGIN))
        return ft.Container(
            ft.Column([ft.Row(upper, spacing=0), lower], spacing=0), bgcolor=ft.Colors.SURFACE
        )
    named, air = draw_page_title(title), ft.Padding.only(left=0 if back else MARGIN + 4, top=4, bottom=4)
    end = ft.Container(width=4, height=LEADING)  # the least height of the bar
    return ft.Container(
        ft.Row([*leading, ft.Container(named, expand=True, padding=air), *actions, end], spacing=0),
        bgcolor=ft.Colors.SURFACE,
    )


def heading(phone: Phone, text: str, *, level: int = 2) -> ft.Control:
    """Draw the title of a part of a page."""
    size = ft.TextThemeStyle.TITLE_MEDIUM if level == 2 else ft.TextThemeStyle.TITLE_SMALL
    return ft.Semantics(header=True, heading_level=level, content=ft.Text(text, theme_style=size))


def page_part(
    phone: Phone, title: str, *content: ft.Control, about: str = "", icon: ft.IconData | None = None
) -> ft.Control:
    """Draw a part of a page: its title, a sentence about it, and its content.

    Args:
        phone: the phone that shows it.
        title: title of the part.
        content: controls of the part, from top to bottom.
        about: sentence that explains the part, if needed.
        icon: picture before the title, as a help to find it.
    """
    head = heading(phone, title)
    if icon:
        sign = ft.Icon(icon, size=phone.size(20), color=ft.Colors.ON_SURFACE_VARIANT)
        head = ft.Row([sign, head], spacing=8)
    top: list[ft.Control] = [head]
    if about:
        top.append(faint_text(about))
    return ft.Column(
        [ft.Column(top, spacing=2, horizontal_alignment=STRETCH), *content],
        spacing=10,
        horizontal_alignment=STRETCH,
    )


def faint_text(text: str, *, lines: int | None = None) -> ft.Text:
    """Draw a quiet text that explains."""
    return ft.Text(
        text,
        theme_style=ft.TextThemeStyle.BODY_MEDIUM,
        color=ft.Colors.ON_SURFACE_VARIANT,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
    )


def closable_note(
    phone: Phone, text: str, on_close: Callable[[], None] | None, *, bad: bool = False
) -> ft.Control:
    """Draw a remark at the top of a page, closed by its cross.

    Args:
        phone: the phone that shows it.
        text: words of the remark.
        on_close: called on the cross; None for no cross.
        bad: True if the remark reports a fault. Such words can be copied.
    """
    back, ink = (
        (ft.Colors.ERROR_CONTAINER, ft.Colors.ON_ERROR_CONTAINER)
        if bad
        else (ft.Colors.TERTIARY_CONTAINER, ft.Colors.ON_TERTIARY_CONTAINER)
    )
    sign = ft.Icons.ERROR_OUTLINE if bad else ft.Icons.INFO_OUTLINE
    inside: list[ft.Control] = [
        ft.Container(ft.Icon(sign, color=ink, size=phone.size(20)), padding=ft.Padding.only(top=12)),
        ft.Container(
            copyable(text, alert=True, color=ink)
            if bad
            else ft.Semantics(live_region=True, content=ft.Text(text, color=ink)),
            expand=True,
            padding=ft.Padding.symmetric(vertical=12),
        ),
    ]
    if on_close:
        inside.append(icon_button(ft.Icons.CLOSE, phone.say("close"), on_close))
    return ft.Container(
        ft.Row(inside, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START),
        bgcolor=back,
        border_radius=RADIUS,
        padding=ft.Padding.only(left=14, right=4 if on_close else 14),
    )


def _draw_footer(footer: ft.Control, widest: int) -> ft.Control:
    """Draw the footer of an upright page, below a line."""
    return ft.Container(
        _centre_content(footer, widest),
        bgcolor=ft.Colors.SURFACE,
        border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )


def _centre_content(content: ft.Control, widest: int) -> ft.Control:
    return ft.Container(
        ft.Container(content, width=widest),
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=MARGIN),
    )
