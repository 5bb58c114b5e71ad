"""Flet's end of a line to a phone in the network."""

from typing import Any

import flet as ft
from flet.messaging.protocol import Message
from flet_web.fastapi import FletApp  # type: ignore[import-untyped]
from starlette.websockets import WebSocketDisconnect

from views.lines.hearing import Hearing
from views.lines.throttle import LineEnded, Throttle


class FletConnection(FletApp):  # type: ignore[misc]
    """Flet's end of a line, which takes only what its own client would say.

    Between the end of a line and the moment its session hears of it, Flet stumbles over whatever is to be
    sent.
    """

    def __init__(self, throttle: Throttle, **settings: Any) -> None:
        super().__init__(**settings)
        self._hearing = Hearing(throttle)
        self._timeout: int = settings["session_timeout_seconds"]

    async def _FletApp__on_message(self, data: Any) -> None:  # a private method of Flet's, by its full name
        try:
            said = await self._hearing.hear(data)
        except LineEnded as error:
            raise WebSocketDisconnect(error.code) from error
        if said:
            action, body = said
            await super()._FletApp__on_message([action.value, body])

    def send_message(self, message: Message) -> None:
        """Send to the phone; to one that has left, nothing: its return draws everything anew."""
        if self._FletApp__send_queue is not None:
            super().send_message(message)

    async def end(self) -> None:
        """Make sure that no session believes any longer that it has this line."""
        session: ft.Session | None = self._FletApp__session
        if session is not None and session.connection is self:
            await session.disconnect(self._timeout)
