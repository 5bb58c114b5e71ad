"""What is said on a line, before Flet hears it: one introduction, reports and taps, nothing else."""

from typing import Any

import flet as ft
from flet.messaging.protocol import Message, MessageAction
from flet_web.fastapi import FletApp  # type: ignore[import-untyped]
from starlette.websockets import WebSocketDisconnect

from views.client_patches import introduce
from views.serving.throttle import BEGINNING, EVENT, Throttle

_REFUSED = 1008  # RFC 6455, section 7.4.1: against the rules
_OURS = frozenset({"connect", "disconnect", "close"})
_PAGE = 1  # every session's page has this id


class FletConnection(FletApp):  # type: ignore[misc]
    """Flet's end of a line, which takes only what its own client would say.

    Flet itself makes a session at every introduction, lets one set any property of a new page, and believes a
    page that says it was disconnected. And between the end of a line and the moment its session hears of it,
    it stumbles over whatever is to be sent.
    """

    def __init__(self, throttle: Throttle, **settings: Any) -> None:
        super().__init__(**settings)
        self._throttle = throttle
        self._introduced = False
        self._timeout: int = settings["session_timeout_seconds"]

    async def _FletApp__on_message(self, data: Any) -> None:  # a private method of Flet's, by its full name
        action, body = _read(data)
        if (action is MessageAction.REGISTER_CLIENT) is self._introduced:
            raise WebSocketDisconnect(_REFUSED)
        if action is MessageAction.REGISTER_CLIENT:
            self._introduced = True
            await self._throttle.pay(BEGINNING)
            body = {**body, "page": introduce(body.get("page"))}
        elif action is MessageAction.CONTROL_EVENT:
            await self._throttle.pay(EVENT)
            if body.get("target") == _PAGE and body.get("name") in _OURS:
                return
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


def _read(data: Any) -> tuple[MessageAction, dict[str, Any]]:
    try:
        action, body = data
        if isinstance(body, dict):
            return MessageAction(action), body
    except (TypeError, ValueError):
        pass
    raise WebSocketDisconnect(_REFUSED)
