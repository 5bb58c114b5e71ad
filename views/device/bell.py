"""Bell of one phone when time is up: a sound, and the phone shakes. ``assets/bell.js`` rings it."""

import logging

import flet as ft

from views.flet_adapter.page_script import ask_page

log = logging.getLogger(__name__)

RING, QUIET = "companion.ring", "companion.quiet"
"""Action of the page's script, and the key of this phone's choice in its browser."""


async def ring_bell(*, loud: bool) -> None:
    """Ring the bell of this page's phone, or only shake the phone."""
    await ask_page(RING, loud=loud)


async def load_quiet() -> bool:
    """Load the choice of this page's browser: True if its bell makes no sound."""
    try:
        return await ft.SharedPreferences().get(QUIET) is True
    except Exception as error:
        log.info("a browser does not say if it is quiet: %s", error)
        return False


async def keep_quiet(quiet: bool) -> None:
    """Store in this page's browser that its bell makes no sound, or that it does."""
    try:
        await ft.SharedPreferences().set(QUIET, quiet)
    except Exception as error:
        log.info("a browser does not keep if it is quiet: %s", error)
