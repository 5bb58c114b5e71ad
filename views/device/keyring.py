"""Keys that a browser keeps: one for each table it sits at, and perhaps a host's.

They lie in the browser's own storage, which is all a phone needs to come back to its seat. What comes out of
it is a stranger's word: its form is checked here, what it opens is decided in `companion.hosting`.
"""

import asyncio
import logging
import re
from collections.abc import Callable
from typing import Any

import flet as ft

from companion.hosting.keys import is_key
from companion.hosting.open_home import current_millis
from views.device.phone import Phone

log = logging.getLogger(__name__)

PREFIX = "companion.key."
"""Prefix of a table's id in the browser's storage."""

HOST = "companion.host"
"""Under which name the key lies that makes a browser a host."""

KEPT = 30
"""Maximum of tables at which a browser keeps its seat; the oldest keys make room."""

PATIENCE = 4.0
"""Seconds a browser has to put something into its storage."""

READ = 4 * KEPT
"""Maximum of entries read from a browser's storage."""

_TABLE = re.compile(r"[0-9A-Za-z-]{1,40}")
_STAMPED = re.compile(r"([0-9]{1,15})\.([0-9A-Z]{1,64})")


async def load_keys(phone: Phone) -> None:
    """Load the keys that the browser keeps into a phone. None if it keeps none or does not answer."""
    storage = ft.SharedPreferences()
    try:
        names = await storage.get_keys(PREFIX)
        tables = [name[len(PREFIX) :] for name in names or () if _is_name(name)][:READ]
        said = await asyncio.gather(
            storage.get(HOST), *(storage.get(PREFIX + table) for table in tables), return_exceptions=True
        )
    except Exception as error:
        log.warning("a browser keeps no keys: %s", error)
        return
    if any(isinstance(value, BaseException) for value in said):
        log.warning("a browser does not say which keys it keeps")
        return
    host, *values = said
    found = {
        table: key for table, value in zip(tables, values, strict=True) if (key := _parse_stored_key(value))
    }
    newest = sorted(found, key=lambda table: found[table][0])[-KEPT:]
    phone.keys = {table: found[table][1] for table in newest}
    phone.host_key = str(host) if is_key(host) else None
    for table in set(tables) - set(newest):
        await _run_quietly(storage.remove, PREFIX + table)


async def keep_key(phone: Phone, table: str, key: str, clock: Callable[[], int] = current_millis) -> None:
    """Keep the key of a table, in the phone at once and in its browser for the next time.

    Args:
        phone: owner of the key.
        table: the table's id.
        key: the key of a seat there.
        clock: milliseconds since 1970, to tell later that keys are the newest.
    """
    others = {name: kept for name, kept in phone.keys.items() if name != table}
    oldest = list(others)[: max(0, len(others) + 1 - KEPT)]
    phone.keys = {name: kept for name, kept in others.items() if name not in oldest} | {table: key}
    if await _run_quietly(ft.SharedPreferences().set, PREFIX + table, f"{clock()}.{key}"):
        phone.unkept.discard(table)
    else:
        phone.unkept.add(table)
    for name in oldest:
        await _run_quietly(ft.SharedPreferences().remove, PREFIX + name)


async def retry_keeping_key(phone: Phone, table: str) -> None:
    """Retry storing the key of a table, after a failure such as a lost line."""
    if table in phone.unkept and table in phone.keys:
        await keep_key(phone, table, phone.keys[table])


async def forget_key(phone: Phone, table: str) -> None:
    """Delete a key that no longer gives any right."""
    phone.keys = {name: kept for name, kept in phone.keys.items() if name != table}
    await _run_quietly(ft.SharedPreferences().remove, PREFIX + table)


async def keep_host_key(phone: Phone, key: str) -> None:
    """Keep the key that makes this browser a host."""
    phone.host_key = key
    await _run_quietly(ft.SharedPreferences().set, HOST, key)


def _is_name(name: object) -> bool:
    return isinstance(name, str) and bool(_TABLE.fullmatch(name.removeprefix(PREFIX)))


def _parse_stored_key(value: object) -> tuple[int, str] | None:
    """Parse a stored key and the moment it was stored. None if the value is no key."""
    found = _STAMPED.fullmatch(value) if isinstance(value, str) else None
    return (int(found[1]), found[2]) if found and is_key(found[2]) else None


async def _run_quietly(act: Callable[..., Any], *args: Any) -> bool:
    """Run a storage action and return True if it succeeded.

    A browser whose line is lost meanwhile never answers.
    """
    try:
        await asyncio.wait_for(act(*args), PATIENCE)
    except Exception as error:
        log.warning("a browser's storage: %s", error or type(error).__name__)
        return False
    return True
