"""Page of a phone on its side: content in the full height, a rail for the main button, icons at the edge."""

from collections.abc import Sequence

import flet as ft

from views.device.phone import Phone
from views.device.theme import GAP, MARGIN, TOUCH
from views.kit.scrolling import gather_stops, rewind_on_focus
from views.widgets.sheet import icon_button

EDGE = TOUCH + 4
"""Width of the icons at the edge, in pixels."""

RAIL, NARROWEST, WIDEST = 0.4, 260.0, 360.0
"""Part of a low window's width that its rail takes, and the rail's least and greatest width, in pixels."""

STRETCH = ft.CrossAxisAlignment.STRETCH


def rail_width(phone: Phone) -> float:
    """Measure the rail of a phone that lies on its side, in pixels."""
    return min(WIDEST, max(NARROWEST, phone.width * RAIL))


def arrange_low_page(
    phone: Phone,
    content: ft.Control,
    back: str | None,
    actions: Sequence[ft.Control],
    rail: ft.Control | None = None,
) -> ft.Control:
    """Lay out the edge, the content and the rail beside each other in the full height.

    Args:
        phone: the phone, on its side.
        content: content of the page. It scrolls.
        back: address that the arrow leads to; None for no arrow.
        actions: icons of the page, below the arrow.
        rail: rail with the main button, if there is one.
    """
    edge = _draw_edge(phone, back, actions)
    return ft.Row(
        [edge, content, *([rail] if rail else [])], spacing=0, expand=True, vertical_alignment=STRETCH
    )


def draw_page_rail(
    phone: Phone, title: str, parts: Sequence[ft.Control], footer: ft.Control | None = None
) -> ft.Control:
    """Draw the rail: the page's title, parts that scroll, and the footer at its foot.

    Args:
        phone: the phone, on its side.
        title: title of the page.
        parts: controls below the title.
        footer: control that stays at the foot, such as the main button.
    """
    upper = gather_stops(
        phone,
        ft.Column(
            [draw_page_title(title), *parts],
            spacing=MARGIN,
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            horizontal_alignment=STRETCH,
        ),
    )
    return ft.Container(
        ft.Column([upper, *([footer] if footer else [])], spacing=GAP, horizontal_alignment=STRETCH),
        width=rail_width(phone),
        padding=MARGIN,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )


def draw_page_title(title: str) -> ft.Control:
    """Draw the title of a page, in as many lines as it needs."""
    words = ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_LARGE)
    return ft.Semantics(header=True, heading_level=1, content=words)


def draw_back_arrow(phone: Phone, back: str) -> ft.Control:
    """Draw the arrow that leads to an address."""
    navigate = ft.context.page.navigate
    return rewind_on_focus(icon_button(ft.Icons.ARROW_BACK, phone.say("back"), lambda: navigate(back)))


def _draw_edge(phone: Phone, back: str | None, actions: Sequence[ft.Control]) -> ft.Control:
    """Draw the way back and the icons of the page above each other."""
    arrow = [draw_back_arrow(phone, back)] if back else []
    return ft.Container(
        ft.Column([*arrow, *actions], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
        width=EDGE,
        padding=ft.Padding.only(top=GAP),
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )
