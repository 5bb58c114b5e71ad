"""The line to one phone: a web socket, handed to Flet in a shape that cannot stay open for ever."""

import asyncio
import contextlib
import logging
from typing import Any

import flet as ft
from flet_web.fastapi import FletApp, app_manager  # type: ignore[import-untyped]
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from views.bridge import PageMain, welcome
from views.serving.languages import wanted_languages

_log = logging.getLogger(__name__)
GREETING = 10.0
"""Seconds a browser has for its first word, and Flet to take it in."""

FAREWELL = 5.0
"""Seconds Flet has to let a lost line go."""


class _Phone(WebSocket):
    """A web socket that knows when nothing more will come.

    Flet waits for ever on a line that closes, or talks nonsense, before it has registered; ``gone`` ends
    that. And it never lets go of a session whose line broke while something was being sent; so sending to a
    line that broke is no error here, since hearing from it will tell.
    """

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.gone = asyncio.Event()
        self._introduced = False
        self._patience = asyncio.get_running_loop().call_later(GREETING, self.gone.set)

    async def receive_bytes(self) -> bytes:
        if self._introduced:  # Flet took the first message in: it has a session now
            self._patience.cancel()
        try:
            frame = await super().receive_bytes()
        except (WebSocketDisconnect, KeyError, RuntimeError) as error:
            self._patience.cancel()
            self.gone.set()
            raise WebSocketDisconnect(getattr(error, "code", 1008)) from error
        self._introduced = self._introduced or frame.startswith(b"\x00")
        return frame

    async def send_bytes(self, data: bytes) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await super().send_bytes(data)


class Lines:
    """The web socket endpoint: every connection becomes a Flet session, or resumes one."""

    def __init__(self, main: PageMain, session_timeout: int) -> None:
        self._main = main
        self._session_timeout = session_timeout

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hold one line until its end (ASGI 3)."""
        phone = _Phone(scope, receive, send)
        languages = wanted_languages(phone.headers.get("accept-language", ""))

        def before_main(page: ft.Page) -> None:
            welcome(page, languages)

        app: Any = FletApp(
            loop=asyncio.get_running_loop(),
            executor=app_manager.executor,
            main=self._main,
            before_main=before_main,
            session_timeout_seconds=self._session_timeout,
        )
        await _until_gone(asyncio.create_task(app.handle(phone)), phone)


async def _until_gone(talk: "asyncio.Task[None]", phone: _Phone) -> None:
    leaving = asyncio.create_task(phone.gone.wait())
    try:
        await asyncio.wait({talk, leaving}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait({talk}, timeout=FAREWELL)
    finally:
        leaving.cancel()
        talk.cancel()
    if talk.done() and not talk.cancelled() and (error := talk.exception()):
        _log.warning("a line ended badly: %r", error)
