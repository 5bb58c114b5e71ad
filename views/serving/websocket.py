"""Line to one phone: a web socket, handed to Flet so that it neither stays open nor fills up for ever."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from companion.hosting.attempts import network_key
from companion.hosting.rate_limit import TokenBucket, TokenBuckets
from companion.hosting.server_address import PublicUrl
from views.flet_adapter.bridge import PageMain, welcome
from views.flet_adapter.file_picking import offer_doors
from views.flet_adapter.messages import Said
from views.flet_adapter.uploads import Uploads
from views.flet_adapter.web_server import Hear, WebSocketLine
from views.serving.counted_frames import EXTRA_PER_ADDRESS
from views.serving.line_protocol import BACKLOG, CUT, END, LOST, SHARE, UNREAD
from views.serving.seldom_log import SeldomLog
from views.serving.sessions import SESSIONS, SESSIONS_PER_ADDRESS, home_key_prefix, make_room
from views.serving.visitor import Visitor, is_loopback, read_visitor
from views.transport.inbound_filter import Hearing, unpack
from views.transport.throttle import (
    BEGINNINGS,
    FRAME,
    PER_ADDRESS,
    PER_BYTE,
    PER_LINE,
    LineEnded,
    Throttle,
)

_log = SeldomLog(logging.getLogger(__name__))
GREETING = 10.0
"""Seconds a browser has for its first word, and Flet to take it in."""

FAREWELL = 5.0
"""Seconds Flet has to let a lost line go."""

_LONGEST_NAME = 40


@dataclass(frozen=True)
class _Shares:
    """Token buckets that all lines of an address share. Lines of this machine and of a proxy share none.

    Attributes:
        messages: pays for messages.
        frames: pays for frames that bring none.
        beginnings: pays for sessions.
    """

    messages: tuple[TokenBucket, ...] = ()
    frames: TokenBucket | None = None
    beginnings: TokenBucket | None = None


class _Phone(WebSocket):
    """Web socket that knows its end, and counts the bytes still to be sent.

    Flet waits for ever on a line that closes, or talks nonsense, before it has registered: ``gone`` ends that
    wait. Flet never lets go of a session whose line broke during sending: sending to a broken line is no
    error here, since reading from the line will fail. Flet queues without end for a phone that takes nothing:
    its messages are queued here, where they are counted. Flet reads messages as fast as they come: each is
    charged here.
    """

    def __init__(self, scope: Scope, receive: Receive, send: Send, shares: _Shares) -> None:
        super().__init__(scope, receive, send)
        self.gone = asyncio.Event()
        extensions: dict[str, Any] = scope.get("extensions", {})
        lost: asyncio.Event = extensions.get(LOST) or asyncio.Event()
        buckets = (TokenBucket(PER_LINE), *shares.messages)
        self.throttle = Throttle(*buckets, lost=lost, cut=self.end, beginnings=shares.beginnings)
        if shares.frames and SHARE in extensions:
            extensions[SHARE](shares.frames)
        self._unread: Callable[[], int] = extensions.get(UNREAD, lambda: 0)
        self._introduced = False
        self._patience = asyncio.get_running_loop().call_later(GREETING, self.gone.set)
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0

    async def receive_bytes(self) -> bytes:
        if self._introduced:  # Flet took the first message in: it has a session now
            self._patience.cancel()
        try:
            frame = await super().receive_bytes()
            await self.throttle.pay(FRAME + len(frame) * PER_BYTE)
            self._check(frame)
        except (WebSocketDisconnect, LineEnded, KeyError, RuntimeError) as error:
            self._patience.cancel()
            self.gone.set()
            raise WebSocketDisconnect(getattr(error, "code", 1008)) from error
        self._introduced = self._introduced or frame.startswith(b"\x00")
        return frame

    def _check(self, frame: bytes) -> None:
        """End the line at a message that Flet cannot unpack: Flet logs each of those at length."""
        if not frame.startswith(b"\x00"):
            return
        try:
            unpack(frame)
        except LineEnded:
            self.end("nonsense")
            raise

    async def send_bytes(self, data: bytes) -> None:
        if self.gone.is_set():
            return
        if self._waiting + self._unread() > BACKLOG:
            _log.warn(self.client and self.client.host, "too much waits for a phone: its line is cut off")
            self.cut()
            return
        self.throttle.charge_answer(len(data))
        self._waiting += len(data)
        self._outgoing.put_nowait(data)

    async def deliver(self) -> None:
        """Send Flet's messages at the phone's pace until cancelled."""
        while True:
            data = await self._outgoing.get()
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await super().send_bytes(data)
            self._waiting -= len(data)

    def cut(self) -> None:
        """End the line at once, without sending the rest."""
        self.gone.set()
        cut: Callable[[], None] | None = self.scope.get("extensions", {}).get(CUT)
        if cut:
            cut()

    def end(self, reason: str = "too much for too long") -> None:
        """End the line with a close code, because it sends more than any page does."""
        self.gone.set()
        end: Callable[[str], None] | None = self.scope.get("extensions", {}).get(END)
        if end:
            end(reason)


class Lines:
    """Web socket endpoint: every connection becomes a Flet session, or resumes one."""

    def __init__(
        self,
        main: PageMain,
        uploads: Uploads,
        *,
        session_timeout: int,
        sessions: int = SESSIONS,
        public: PublicUrl | None = None,
        home: str = "",
    ) -> None:
        """Begin with no lines.

        Args:
            main: called once for each new session, with its page.
            uploads: the doors for files from phones.
            session_timeout: seconds a session is kept without its phone.
            sessions: sessions there may be at a time, sleeping ones included.
            public: the public address of a proxy in front, if there is one.
            home: the name of the home, if the process serves several.
        """
        self._main = main
        self._sessions = sessions
        self._home = home
        self._held: set[str] = set()
        self._phones: set[_Phone] = set()
        self._session_timeout = session_timeout
        self._uploads = uploads
        self._public = public
        self._messages = TokenBuckets(PER_ADDRESS, most=512)
        self._frames = TokenBuckets(EXTRA_PER_ADDRESS, most=512)
        self._beginnings = TokenBuckets(BEGINNINGS, most=512)

    @property
    def count(self) -> int:
        """Number of lines."""
        return len(self._phones)

    def cut(self) -> None:
        """End every line, at once."""
        for phone in tuple(self._phones):
            phone.cut()

    def holds(self, name: str) -> bool:
        """Check that a line of a page with this name stands. Names are no secret and give no right."""
        return name in self._held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hold one line until its end (ASGI 3)."""
        client = read_visitor(scope, self._public)
        alone = client.proxied or is_loopback(client.address)
        phone = _Phone(scope, receive, send, _Shares() if alone else self._shares(client))

        async def before_main(page: ft.Page) -> None:
            if not alone:
                await make_room(SESSIONS_PER_ADDRESS, self._home, network_key(client.address))
            await make_room(self._sessions, self._home)
            await make_room(SESSIONS)
            welcome(page, client.languages, address=client.address, local=client.local)
            offer_doors(page, self._uploads)

        talk = WebSocketLine(
            _make_filter(Hearing(phone.throttle)),
            self._main,
            before_main,
            key=home_key_prefix(self._home),
            timeout=self._session_timeout,
        )
        name = phone.query_params.get("line", "")[:_LONGEST_NAME]
        delivering = asyncio.create_task(phone.deliver())
        self._held.add(name)
        self._phones.add(phone)
        try:
            await _wait_until_gone(asyncio.create_task(talk.handle(phone)), phone)
        finally:
            self._held.discard(name)
            self._phones.discard(phone)
            delivering.cancel()
            await talk.end()

    def _shares(self, client: Visitor) -> _Shares:
        key = network_key(client.address)
        return _Shares(
            (self._messages.find_bucket(key),),
            self._frames.find_bucket(key),
            self._beginnings.find_bucket(key),
        )


def _make_filter(hearing: Hearing) -> Hear:
    async def hear(data: Any) -> Said | None:
        try:
            return await hearing.admit_message(data)
        except LineEnded as error:
            raise WebSocketDisconnect(error.code) from error

    return hear


async def _wait_until_gone(talk: "asyncio.Task[None]", phone: _Phone) -> None:
    leaving = asyncio.create_task(phone.gone.wait())
    try:
        await asyncio.wait({talk, leaving}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait({talk}, timeout=FAREWELL)
    finally:
        leaving.cancel()
        talk.cancel()
    if talk.done() and not talk.cancelled() and (error := talk.exception()):
        _log.warn("", "a line ended badly: %r", error)
