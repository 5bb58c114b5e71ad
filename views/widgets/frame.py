"""The frame of a page: its title, the way back, and content no wider than is good to read."""

from collections.abc import Callable, Sequence

import flet as ft

from views.device.phone import Phone
from views.device.theme import RADIUS, UNIT
from views.widgets.copyable import copyable
from views.widgets.message import EDGE, message_layer
from views.widgets.sheet import icon_button, page_beneath

READING = 720
"""The greatest width of a page's content, in pixels."""

SPREAD = 1120
"""The greatest width of a page with two columns."""

MARGIN = 2 * UNIT

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
    footer: ft.Control | None = None,
    over: ft.Control | None = None,
    widest: int = READING,
    scroller: ft.Ref[ft.Column] | None = None,
) -> ft.View:
    """Draw a page: a bar with its title, scrolling content below, and the phone's message over it.

    Args:
        phone: the phone that shows it.
        route: the page's address.
        title: title of the page.
        body: its content, from top to bottom.
        back: address that the arrow leads to; None for no arrow.
        actions: buttons at the end of the bar.
        footer: control that stays at the bottom, such as the main button.
        over: layer over the page, such as a sheet.
        widest: the greatest width of the content, in pixels.
        scroller: set to the column that scrolls.
    """
    content = ft.Column(
        [_centre_content(ft.Column(list(body), spacing=20, horizontal_alignment=STRETCH), widest)],
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        ref=scroller,
    )
    rows: list[ft.Control] = [content]
    if footer:
        rows.append(
            ft.Container(
                _centre_content(footer, widest),
                bgcolor=ft.Colors.SURFACE,
                border=ft.Border.only(top=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
            )
        )
    # A page stays where it was scrolled to, and keeps what was typed, when something comes to lie over it.
    layers = [
        page_beneath(
            ft.Column([title_bar(phone, title, back, actions), *rows], spacing=0, expand=True), over
        ),
        *([over] if over else []),
    ]
    if phone.message:
        layers.append(message_layer(phone, top=EDGE if over and not phone.wide else None))
    page = ft.Stack(layers, expand=True)
    return ft.View(route=route, padding=0, controls=[ft.SafeArea(page, expand=True)])


STRETCH = ft.CrossAxisAlignment.STRETCH


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
        ft.Column(list(shown), spacing=16, horizontal_alignment=STRETCH, expand=share)
        for shown, share in zip((left, right), shares, strict=True)
    ]
    return ft.Row(columns, spacing=BETWEEN, vertical_alignment=ft.CrossAxisAlignment.START)


def column_width(phone: Phone) -> float:
    """Measure a column of a page that has two columns if there is room, in pixels."""
    if not phone.roomy:
        return min(phone.width - 2 * MARGIN, READING)
    return (min(phone.width - 2 * MARGIN, SPREAD) - BETWEEN) / 2


def title_bar(phone: Phone, title: str, back: str | None, actions: Sequence[ft.Control] = ()) -> ft.Control:
    """Draw the bar at the top of a page, as a part of it: a sheet covers the bar as well."""
    navigate = ft.context.page.navigate

    def leave_page() -> None:
        navigate(back or "/")

    words = ft.Text(
        title, theme_style=ft.TextThemeStyle.TITLE_LARGE, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS
    )
    named = ft.Semantics(header=True, heading_level=1, content=words)
    leading: list[ft.Control] = []
    if back:
        arrow = icon_button(ft.Icons.ARROW_BACK, phone.say("back"), leave_page)
        leading.append(ft.Container(arrow, width=LEADING, alignment=ft.Alignment.CENTER))
    place = ft.Container(named, expand=True, padding=ft.Padding.only(left=0 if back else MARGIN + 4))
    return ft.Container(
        ft.Row([*leading, place, *actions, ft.Container(width=4)], spacing=0),
        height=max(LEADING, phone.size(LEADING)),
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


def _centre_content(content: ft.Control, widest: int) -> ft.Control:
    return ft.Container(
        ft.Container(content, width=widest),
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=MARGIN),
    )
