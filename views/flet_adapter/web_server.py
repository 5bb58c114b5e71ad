"""Sessions of Flet's web server, and its end of a web socket. Written for Flet 1.0.5."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft
from flet.messaging.protocol import Message
from flet_web.fastapi import FletApp, app_manager  # type: ignore[import-untyped]

from views.flet_adapter.bridge import PageMain
from views.flet_adapter.messages import Said, pack
from views.flet_adapter.worker_threads import acting_queue

Hear = Callable[[Any], Awaitable[Said | None]]
"""Checks a message that came in, and returns the part that Flet may have, or None."""


async def start() -> None:
    """Start the task that ends sessions without a connection when their time is up."""
    await app_manager.start()


async def shut_down() -> None:
    """End every session."""
    await app_manager.shutdown()


def sessions() -> dict[str, Any]:
    """Return the sessions of this process by their keys, those without a connection included."""
    kept: dict[str, Any] = app_manager._FletAppManager__sessions
    return kept


async def end_session(key: str) -> None:
    """End a session."""
    await app_manager.delete_session(key)


def forget(main: Any) -> None:
    """Drop the hub that Flet keeps for a function that was called for each new session."""
    app_manager._FletAppManager__pubsubhubs.pop(main, None)


class WebSocketLine(FletApp):  # type: ignore[misc]
    """Flet's end of a web socket, limited to messages of its own client.

    Between the end of a line and the moment its session hears of it, Flet fails on any message that is to be
    sent.
    """

    def __init__(
        self,
        hear: Hear,
        main: PageMain,
        before_main: Callable[[ft.Page], Awaitable[None]],
        *,
        key: str = "",
        timeout: int,
    ) -> None:
        """Attach to a socket, without a session yet.

        Args:
            hear: checks each message.
            main: the function that Flet calls with the page of a new session.
            before_main: called with it before.
            key: the prefix of the keys of its sessions.
            timeout: seconds a session is kept without its phone.
        """
        super().__init__(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=main,
            before_main=before_main,
            session_timeout_seconds=timeout,
        )
        self._key, self._hear, self._timeout = key, hear, timeout

    def _FletApp__get_unique_session_id(self, session_id: str) -> str:
        """Prefix a session's id with this home's key, so that no other home finds the session."""
        own: str = super()._FletApp__get_unique_session_id(session_id)
        return self._key + own

    async def _FletApp__on_message(self, data: Any) -> None:  # a private method of Flet's, by its full name
        message_parts = await self._hear(data)
        if message_parts:
            action, body = message_parts
            await super()._FletApp__on_message([action.value, body])

    def send_message(self, message: Message) -> None:
        """Send to the phone, from any thread. Drop the message if it has left: its return draws all anew."""
        if self._FletApp__send_queue is None:
            return
        if acting_queue() is None:
            super().send_message(message)
            return
        self.loop.call_soon_threadsafe(self._put, pack(message))

    def _put(self, packet: bytes) -> None:
        if self._FletApp__send_queue is not None:
            self._FletApp__send_queue.put_nowait(packet)

    async def end(self) -> None:
        """Disconnect the session that still has this line, if any."""
        session: ft.Session | None = self._FletApp__session
        if session is not None and session.connection is self:
            await session.disconnect(self._timeout)
