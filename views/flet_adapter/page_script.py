"""Requests to scripts in the page; ``assets/asked.js`` hands each to the script that carries it out.

The client has no call for them: an entry that the app seems to put into the browser's storage is carried out,
and never kept.
"""

import json
import logging

import flet as ft

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
