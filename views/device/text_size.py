"""Size of the text: as chosen in the app, times the browser's own. ``assets/text.js`` measures that one."""

import logging

import flet as ft

log = logging.getLogger(__name__)

TEXT = "companion.text"

LEAST, MOST = 1.0, 2.0
"""Text is never smaller than designed, and never more than twice as large."""


async def read_browser_scale() -> float:
    """Read the size of this browser's text as a factor of the usual, or 1.0 if it is not told."""
    try:
        found = await ft.SharedPreferences().get(TEXT)
    except Exception as error:
        log.info("a browser does not say how large its text is: %s", error)
        return 1.0
    if isinstance(found, bool) or not isinstance(found, int | float):
        return 1.0
    return min(MOST, max(LEAST, float(found)))


def multiply_scales(chosen: float, browser: float) -> float:
    """Return the scale of all text from the size chosen in the app and the browser's own."""
    return round(min(MOST, max(LEAST, chosen * browser)), 2)
