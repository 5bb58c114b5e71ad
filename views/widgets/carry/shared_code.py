"""Code of something small to share, on a sheet: its pictures, and its text and link to copy."""

from collections.abc import Sequence

import flet as ft

from companion.sharing.code import make_link
from views.device.phone import Phone
from views.models.carry_packed import Packed
from views.widgets.carry.code import code_picture
from views.widgets.carry.other_ways import app_address, copyable_field
from views.widgets.frame import faint_text
from views.widgets.sheet import sheet_width

WIDEST = 320.0
"""Greatest width of a code on its sheet, in pixels."""

MARGINS, TITLE = 64.0, 100.0
"""Pixels beside the code, and above and below it."""


def draw_shared_code(phone: Phone, packed: Packed, about: str) -> Sequence[ft.Control]:
    """Draw the pictures of a code, a sentence about it, and its text and link to copy.

    Args:
        phone: the phone that shows it.
        packed: the code.
        about: the sentence.
    """
    room = min(WIDEST, sheet_width(phone) - MARGINS, phone.height - TITLE)
    link = make_link(app_address(phone), packed.text)
    return [
        *(code_picture(phone, packed, part, room) for part in range(packed.parts)),
        faint_text(about),
        copyable_field(phone, "carry-as-text", "carry-as-text-about", packed.text),
        copyable_field(phone, "carry-as-link", "carry-as-link-about", link),
    ]
