"""A game's sample, opened as a table of its own in mid-game."""

import asyncio

import flet as ft

from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.hosting.samples import MARK, sample_record
from views.device.phone import Phone


async def open_sample(phone: Phone, game_id: str) -> str:
    """Copy a game's sample to a new table and go there. The host's right.

    Returns:
        A sentence that says why not; empty if the table is open.
    """
    page = ft.context.page
    if not phone.hosting:
        return phone.say("only-the-host")
    try:
        data = await asyncio.to_thread(sample_record, game_id, phone.locale)
        session = await asyncio.to_thread(phone.house.tables.copy_record, game_id, data, mark=MARK)
    except CompanionError as error:
        return phone.trouble_words(error)
    except (OSError, WireError, Diverged):
        return phone.say("sample-broken")
    page.navigate(f"/t/{session.id}")
    return ""
