"""A QR code on the screen: crisp, and white around it by night as well."""

import base64
from functools import lru_cache

import flet as ft

from companion.sharing.qr import Level, symbol
from views.device.theme import RADIUS


@lru_cache(maxsize=64)
def _png(text: str, level: Level) -> str:
    """The code as a picture of one pixel a module; bytes would not show on a page without HTTPS."""
    return base64.b64encode(symbol(text, level=level).png()).decode()


def qr_code(text: str, side: float, label: str, *, level: Level = "M") -> ft.Control:
    """A text as a QR code.

    Args:
        text: what a reader gets.
        side: the width and height of the code with its white edge, in pixels.
        label: what a screen reader says.
        level: how much of it may be lost to dirt; a screen has none.
    """
    picture = ft.Image(
        src=_png(text, level),
        width=side,
        height=side,
        fit=ft.BoxFit.FILL,
        filter_quality=ft.FilterQuality.NONE,
        semantics_label=label,
        gapless_playback=True,
    )
    return ft.Container(
        picture,
        width=side,
        height=side,
        bgcolor="#FFFFFF",
        border_radius=RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
