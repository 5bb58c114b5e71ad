"""List of the keys of a keyboard that do something at a table."""

import flet as ft

from views.device.phone import Phone
from views.kit.dialog import Dialog
from views.play.screen import Screen
from views.widgets.sheet import sheet

KEYS = (
    ("tab", "Tab"),
    ("arrows", "← ↑ ↓ →"),
    ("ends", "Home End"),
    ("enter", "Enter"),
    ("escape", "Esc"),
    ("choose", "1-9 A-Z"),
    ("ask", "?"),
    ("undo", "Ctrl+Z"),
    ("redo", "Ctrl+Y"),
    ("board", "B"),
)
"""Names of the keys' sentences, each with its keys."""

PAD_KEYS = (("pad", "0-9 + - * /"), ("pad-enter", "Enter"), ("pad-back", "Backspace"))
"""The same at a number pad."""

KEY = 112
"""Width of the names of keys, in pixels."""


def key_sheet(screen: Screen, *, typed: bool) -> Dialog:
    """Draw the sheet that lists the keys.

    Args:
        screen: the phone's.
        typed: True if numbers are typed at this table.
    """
    rows = [_draw_row(screen.phone, name, keys) for name, keys in (*KEYS, *(PAD_KEYS if typed else ()))]
    return sheet(screen.phone, screen.say("keys"), rows, screen.close)


def _draw_row(phone: Phone, name: str, keys: str) -> ft.Control:
    style = ft.TextThemeStyle.BODY_LARGE
    names = ft.Text(keys, theme_style=style, weight=ft.FontWeight.W_600, width=phone.size(KEY))
    words = ft.Text(phone.say(f"keys-{name}"), theme_style=style, expand=True)
    return ft.Row([names, words], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
