"""Limits of sessions. Flet keeps each for a while after its phone has gone, and counts none."""

from typing import Any

from companion.hosting.attempts import network_key
from views.flet_adapter.bridge import network_address_of
from views.flet_adapter.web_server import end_session, sessions

SESSIONS = 300
"""Sessions at a time, sleeping ones included."""

SESSIONS_PER_HOME = 150
"""Sessions that one of several homes may have, so that none takes the place of all."""

SESSIONS_PER_ADDRESS = 24
"""Sessions that one network address may have: those of its lines, and some that sleep."""

SESSION_TIMEOUT = 900
"""Seconds a session is kept for a phone that went away."""


def home_key_prefix(home: str) -> str:
    """Return the prefix of the session keys of a home. No name of a home has a slash.

    Args:
        home: its name; empty if there is one home only.
    """
    return f"{home}/" if home else ""


async def make_room(most: int, home: str = "", address: str = "") -> None:
    """End the sessions that have slept longest, until at most `most` remain.

    A session with a line is never ended. A phone whose session is gone begins a new one when it wakes.

    Args:
        most: greatest number that stays.
        home: home of the counted sessions; empty for all.
        address: neighbourhood of the counted sessions; empty for all.
    """
    own = {
        key: session
        for key, session in sessions().items()
        if key.startswith(home_key_prefix(home)) and (not address or _is_from_address(session, address))
    }
    sleeping = [(session.expires_at, key) for key, session in own.items() if session.connection is None]
    too_many = max(0, len(own) - most)
    for _, key in sorted(sleeping)[:too_many]:
        await end_session(key)


async def end_all(home: str) -> None:
    """End every session of a home, awake or not.

    Args:
        home: its name.
    """
    for key in [key for key in sessions() if key.startswith(home_key_prefix(home))]:
        await end_session(key)


def _is_from_address(session: Any, address: str) -> bool:
    return network_key(network_address_of(session.page)) == address
