"""Requests to scripts in the page; ``assets/asked.js`` hands each to the script that carries it out.

The client has no call for them: an entry that the app seems to put into the browser's storage is carried out,
and never kept.
"""

import json
import logging

import flet as ft

STANDING = "companion.standing"
"""Action of ``boot.js``: the first page was sent, and the start icon goes once it is drawn."""

SHOWN = "companion.language"
"""Action of ``boot.js``: keep the language of the page, whose fonts the next start begins with."""

log = logging.getLogger(__name__)


async def ask_page(action: str, **details: str | bool) -> None:
    """Request an action of a script in the page.

    Args:
        action: the action's name in the browser's storage.
        details: its arguments.
    """
    try:
        await ft.SharedPreferences().set(action, json.dumps(details))
    except Exception as error:
        log.info("this device does not do that: %s", error)
