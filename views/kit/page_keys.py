"""Keys that a page hears wherever the focus is: also while a person types into a field."""

import flet as ft

from views.device.phone import Phone
from views.kit.tap import handler

WALKING = frozenset({"Tab", "Arrow Left", "Arrow Right", "Arrow Up", "Arrow Down"})
"""Keys that hardly any keyboard on a screen has: whoever presses them has a keyboard of keys."""


def attend_keys(phone: Phone, page: ft.Page) -> None:
    """Let a page hear keys, and run the action of the page on top for them."""

    async def hear_key(event: ft.KeyboardEvent) -> None:
        action = phone.keyboard.find_action(event, page.route)
        if action or event.key in WALKING:
            note_keyboard(phone)
        if action:
            await handler(action)(event)

    page.on_keyboard_event = hear_key


def note_keyboard(phone: Phone) -> None:
    """Note that a phone has a keyboard, and redraw its pages if that was not known yet."""
    known, phone.keyboard.used = phone.keyboard.used, True
    if not known:
        phone.beat += 1
