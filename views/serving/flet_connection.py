"""Flet's end of a line to a phone in the network."""

from typing import Any

import flet as ft
import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.messaging.protocol import Message, configure_encode_object_for_msgpack
from flet_web.fastapi import FletApp  # type: ignore[import-untyped]
from starlette.websockets import WebSocketDisconnect

from views.flet_adapter.worker_threads import acting_hand
from views.serving.sessions import key_of
from views.transport.inbound_filter import Hearing
from views.transport.throttle import LineEnded, Throttle

_encode: Any = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]


class FletConnection(FletApp):  # type: ignore[misc]
    """Flet's end of a line, which takes only what its own client would say.

    Between the end of a line and the moment its session hears of it, Flet stumbles over whatever is to be
    sent.
    """

    def __init__(self, throttle: Throttle, home: str = "", **settings: Any) -> None:
        super().__init__(**settings)
        self._home = home
        self._hearing = Hearing(throttle)
        self._timeout: int = settings["session_timeout_seconds"]

    def _FletApp__get_unique_session_id(self, session_id: str) -> str:
        """What a session is kept under: nobody comes back to one of another home."""
        own: str = super()._FletApp__get_unique_session_id(session_id)
        return key_of(self._home) + own

    async def _FletApp__on_message(self, data: Any) -> None:  # a private method of Flet's, by its full name
        try:
            said = await self._hearing.hear(data)
        except LineEnded as error:
            raise WebSocketDisconnect(error.code) from error
        if said:
            action, body = said
            await super()._FletApp__on_message([action.value, body])

    def send_message(self, message: Message) -> None:
        """Send to the phone, from any thread; to one that has left, nothing: its return draws all anew."""
        if self._FletApp__send_queue is None:
            return
        if acting_hand() is None:
            super().send_message(message)
            return
        packed = msgpack.packb([message.action, message.body], default=_encode)
        self.loop.call_soon_threadsafe(self._put, b"\x00" + packed)

    def _put(self, packed: bytes) -> None:
        if self._FletApp__send_queue is not None:
            self._FletApp__send_queue.put_nowait(packed)

    async def end(self) -> None:
        """Make sure that no session believes any longer that it has this line."""
        session: ft.Session | None = self._FletApp__session
        if session is not None and session.connection is self:
            await session.disconnect(self._timeout)
