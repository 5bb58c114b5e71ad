"""Title, theme and window size of a page, kept in line with its phone."""

from functools import partial
from typing import Any

import flet as ft

from views.device.phone import Phone
from views.device.theme import build_theme
from views.flet_adapter.bridge import run_in
from views.flet_adapter.observables import set_silently, set_together
from views.flet_adapter.page_script import SHOWN, ask_page


def sync_window(phone: Phone, page: ft.Page) -> None:
    """Keep a page's look and the phone's record of its window equal."""

    def update_size(_: Any) -> None:
        set_together(phone, width=page.width or phone.width, height=page.height or phone.height)

    def update_theme(_: Any) -> None:
        apply_theme(phone, page)

    # Otherwise the client paints its own colours first, and fades to these for a fifth of a second.
    page.theme_animation_style = ft.AnimationStyle.no_animation()
    page.on_resize = update_size
    page.on_platform_brightness_change = update_theme
    update_size(None)
    apply_theme(phone, page)


def measure_window(phone: Phone, page: ft.Page) -> None:
    """Note the size of a page's window during a drawing: it may have changed while the phone was away.

    Does not trigger a redraw: the page is being drawn anyway.
    """
    set_silently(phone, width=page.width or phone.width, height=page.height or phone.height)


def apply_theme(phone: Phone, page: ft.Page) -> None:
    """Give a page the title and the theme its phone prefers."""
    phone.dark = phone.theme == "dark" or (
        phone.theme == "system" and page.platform_brightness == ft.Brightness.DARK
    )
    run_in(page, partial(ask_page, SHOWN, locale=phone.locale))
    page.title = phone.say("title")
    page.theme, page.dark_theme = (
        build_theme(False, phone.scale, phone.locale),
        build_theme(True, phone.scale, phone.locale),
    )
    page.theme_mode = ft.ThemeMode.DARK if phone.dark else ft.ThemeMode.LIGHT
