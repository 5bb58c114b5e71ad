"""What only a script in the page can do; ``assets/asked.js`` hands it on to those who do it there.

The client has no door to them: an entry that the app seems to put into the browser's storage is carried out,
and never kept.
"""

import json
import logging

import flet as ft

log = logging.getLogger(__name__)


async def ask_page(what: str, **details: str | bool) -> None:
    """Have a script in the page do something.

    Args:
        what: its name in the browser's storage.
        details: what it is told.
    """
    try:
        await ft.SharedPreferences().set(what, json.dumps(details))
    except Exception as error:
        log.info("this device does not do that: %s", error)
