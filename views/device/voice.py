"""Reading aloud and dictation, where the browser can do them. ``assets/voice.js`` does them there.

The client has no service for either. The script is asked as any is (`views.flet_adapter.page_script`), and
says by two entries of the browser's storage what the browser can do.
"""

import asyncio
import logging
from dataclasses import dataclass

import flet as ft

from views.flet_adapter.page_script import ask_page

log = logging.getLogger(__name__)

SPEAKS, HEARS, READ, LISTEN = "companion.speaks", "companion.hears", "companion.read", "companion.listen"

TAGS = {"en": "en-US", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}
"""Browsers' tags of the app's languages."""

LONGEST = 2_000
"""Characters that are read aloud at most."""

_TAPPED = 0.3
"""Seconds after which a button that was tapped has taken the focus, and can be asked to give it away."""


@dataclass(frozen=True)
class Voice:
    """Abilities of a browser in speaking and dictation.

    Attributes:
        speaks: the languages it can read aloud, such as ``en-GB``.
        hears: whether it can be dictated to, as far as it knows itself.
    """

    speaks: frozenset[str] = frozenset()
    hears: bool = False

    def reads(self, locale: str) -> bool:
        """Check that the browser can read one of the app's languages aloud.

        Any English or Chinese will do.
        """
        return any(tag.partition("-")[0] == locale.partition("-")[0] for tag in self.speaks)


MUTE = Voice()
"""A browser that can do neither."""


async def load_voice_abilities() -> Voice:
    """Load the abilities of this page's browser."""
    storage = ft.SharedPreferences()
    try:
        speaks, hears = await asyncio.gather(storage.get(SPEAKS), storage.get(HEARS))
    except Exception as error:
        log.info("a browser does not say what it can do: %s", error)
        return MUTE
    return Voice(frozenset(speaks.split()) if isinstance(speaks, str) else frozenset(), hears is True)


async def read_aloud(text: str, locale: str) -> None:
    """Read a text aloud. The same text again before its end stops the reading."""
    await ask_page(READ, text=text[:LONGEST], language=TAGS[locale])


async def dictate(field: ft.TextField, locale: str) -> None:
    """Dictate into a field, replacing its text."""
    await asyncio.sleep(_TAPPED)
    await field.focus()  # type: ignore[no-untyped-call]
    await ask_page(LISTEN, language=TAGS[locale])
