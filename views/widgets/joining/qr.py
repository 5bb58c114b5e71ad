"""A QR code on the screen: crisp, and white around it by night as well."""

import base64
from functools import lru_cache

import flet as ft

from companion.sharing.qr import Level, make_symbol
from views.device.theme import RADIUS


@lru_cache(maxsize=64)
def _encode_qr_png(text: str, level: Level) -> str:
    """Encode a QR code as a base-64 PNG of one pixel a module.

    Bytes would not show on a page without HTTPS.
    """
    return base64.b64encode(make_symbol(text, level=level).png()).decode()


def qr_code(text: str, side: float, label: str, *, level: Level = "M") -> ft.Control:
    """Draw a text as a QR code.

    Args:
        text: text that a reader gets.
        side: width and height of the code with its white edge, in pixels.
        label: words of a screen reader.
        level: level of error correction, against dirt; a screen has none.
    """
    picture = ft.Image(
        src=_encode_qr_png(text, level),
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
