"""Draw of the starting player by fingers on the glass. ``assets/glass.js`` does it in the browser.

The client tells of one finger at a time, or of how many there are, and never where each of several lies.
"""

import logging

import flet as ft

from views.flet_adapter.page_script import ask_page

log = logging.getLogger(__name__)

TOUCHES, GLASS = "companion.touches", "companion.glass"


async def can_touch_screen() -> bool:
    """Check that fingers can touch the screen of this page."""
    try:
        return await ft.SharedPreferences().get(TOUCHES) is True
    except Exception as error:
        log.info("a browser does not say whether it is touched: %s", error)
        return False


async def open_glass(hint: str, chosen: str, close: str, *, language: str, dark: bool) -> None:
    """Lay a glass over the page for fingers to touch, until a person closes it.

    Args:
        hint: the instruction.
        chosen: said once one finger is left.
        close: written on the button that leads back.
        language: of these texts.
        dark: True if it is shown by night.
    """
    await ask_page(GLASS, hint=hint, chosen=chosen, close=close, language=language, dark=dark)
