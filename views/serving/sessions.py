"""How many sessions there may be: Flet keeps each for a while after its phone has gone, and counts none."""

from typing import Any

from flet_web.fastapi import app_manager  # type: ignore[import-untyped]

SESSIONS = 300
"""Sessions at a time, sleeping ones included."""


async def make_room(most: int) -> None:
    """Let go of the sessions that have slept longest, until there are at most so many.

    A session with a line is never ended. A phone whose session is gone begins a new one when it wakes.

    Args:
        most: how many may stay.
    """
    sessions: dict[str, Any] = app_manager._FletAppManager__sessions
    sleeping = [(session.expires_at, key) for key, session in sessions.items() if session.connection is None]
    too_many = max(0, len(sessions) - most)
    for _, key in sorted(sleeping)[:too_many]:
        await app_manager.delete_session(key)
