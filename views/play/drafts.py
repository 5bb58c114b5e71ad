"""Drafts typed on a board, kept by the browser until they are entered, also while the app is away."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.faults import attempt
from views.play.screen import Screen

log = logging.getLogger(__name__)

PREFIX = "companion.typing."
"""Prefix of a table's id in the browser's storage."""

LONGEST = 200
"""Letters of a draft at most; a browser may hand out anything."""

PATIENCE = 4.0
"""Seconds a browser has to answer."""


@dataclass(frozen=True, slots=True)
class TypedDraft:
    """Draft typed on a board, as a text that outlives the app's end.

    Attributes:
        write: returns a screen's text that is typed and not entered yet; empty for none.
        read: types it again on a screen, where it can still be entered.
    """

    write: Callable[[Any], str]
    read: Callable[[Any, str], None]


@dataclass
class _Kept:
    """Draft in the browser's storage; None until the browser has answered."""

    text: str | None = None


def use_draft(screen: Screen, draft: TypedDraft | None) -> None:
    """Hook: save the draft at each change, and restore the saved draft once."""
    held: Any = ft.use_ref(_Kept)
    text = attempt(screen.client.id, lambda: draft.write(screen), "") if draft else ""

    async def restore_draft() -> None:
        if draft:
            kept = held.current = _Kept(await _read_draft(screen.client.id))
            if kept.text and not draft.write(screen):
                draft.read(screen, kept.text)

    async def save_draft() -> None:
        kept = held.current
        if draft and kept.text is not None and kept.text != text:
            kept.text = text
            await _write_draft(screen.client.id, text)

    ft.use_effect(restore_draft, [screen.client.id])
    ft.use_effect(save_draft, [text])


async def _read_draft(table: str) -> str:
    try:
        found = await asyncio.wait_for(ft.SharedPreferences().get(PREFIX + table), PATIENCE)
    except Exception as error:
        log.info("a browser keeps no draft: %s", error or type(error).__name__)
        return ""
    return found if isinstance(found, str) and len(found) <= LONGEST else ""


async def _write_draft(table: str, text: str) -> None:
    storage = ft.SharedPreferences()
    try:
        put = storage.set(PREFIX + table, text) if text else storage.remove(PREFIX + table)
        await asyncio.wait_for(put, PATIENCE)
    except Exception as error:
        log.info("a browser keeps no draft: %s", error or type(error).__name__)
