"""Preferences of a phone: the host's are kept in its home, a guest's in the guest's browser."""

import asyncio
import logging
from functools import partial
from typing import Any, get_args

import flet as ft
import msgspec

from companion.errors import CompanionError
from companion.history.preferences import Theme
from companion.locale.negotiation import LOCALES
from views.device.bell import load_quiet
from views.device.keyring import load_keys
from views.device.phone import Phone
from views.device.text_size import multiply_scales, read_browser_scale
from views.device.touch_start import can_touch_screen
from views.device.voice import load_voice_abilities
from views.flet_adapter.bridge import is_local, network_address_of
from views.flet_adapter.worker_threads import run_beside

log = logging.getLogger(__name__)

SCALES = (1.0, 1.25, 1.5, 2.0)
"""The sizes of text one can choose from."""

PREFIX = "companion."


def is_host(page: ft.Page) -> bool:
    """Check that the page is shown on the machine that hosts it."""
    return is_local(page)


async def restore_preferences(phone: Phone, page: ft.Page) -> None:
    """Load a phone's language, look, text size and keys of last time."""
    phone.local, phone.address = is_host(page), network_address_of(page)
    _, phone.voice, phone.touches, phone.quiet, phone.browser_scale = await asyncio.gather(
        load_keys(phone), load_voice_abilities(), can_touch_screen(), load_quiet(), read_browser_scale()
    )
    found = await run_beside(partial(host_preferences, phone)) if is_host(page) else await guest_preferences()
    if found.get("locale") in LOCALES:
        phone.locale = found["locale"]
    if found.get("theme") in get_args(Theme):
        phone.theme = found["theme"]
    if found.get("text_scale") in SCALES:
        phone.chosen_scale = found["text_scale"]
    phone.scale = multiply_scales(phone.chosen_scale, phone.browser_scale)


def host_preferences(phone: Phone) -> dict[str, Any]:
    """Load the host's preferences. Empty if they cannot be read."""
    try:
        kept = phone.house.preferences.load()
    except CompanionError as error:
        log.warning("preferences: %s", error)
        return {}
    return msgspec.structs.asdict(kept)


async def guest_preferences() -> dict[str, Any]:
    """Load the preferences that a guest's own browser keeps. Empty if it keeps none."""
    storage = ft.SharedPreferences()
    found: dict[str, Any] = {}
    try:
        for name in ("locale", "theme", "text_scale"):
            found[name] = await storage.get(PREFIX + name)
    except Exception as error:
        log.warning("a browser keeps no preferences: %s", error)
    return found


async def remember_preferences(phone: Phone, page: ft.Page) -> None:
    """Store a phone's language, look and text size for the next time. Tells the host if that fails."""
    chosen: dict[str, str | float] = {
        "locale": phone.locale,
        "theme": phone.theme,
        "text_scale": phone.chosen_scale,
    }
    try:
        if is_host(page):
            await run_beside(lambda: phone.house.preferences.change(**chosen))
            return
        storage = ft.SharedPreferences()
        for name, value in chosen.items():
            await storage.set(PREFIX + name, value)
    except CompanionError as error:
        phone.tell(phone.trouble_words(error))
    except Exception as error:
        log.warning("preferences are not kept: %s", error)
