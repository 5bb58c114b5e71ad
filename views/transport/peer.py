"""Flet's end of a line to a phone that is reached without any server, from browser to browser."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import flet as ft
import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page, context
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    ControlEventBody,
    InvokeMethodResponseBody,
    Message,
    MessageAction,
    RegisterClientRequestBody,
    RegisterClientResponseBody,
    UpdateControlPropsBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.hosting.rate_limit import TokenBucket
from views.flet_adapter.bridge import PageMain
from views.transport.frames import BEAT, HELLO, Reassembly, frames
from views.transport.inbound_filter import MESSAGE_LIMIT, Hearing, Said, unpack
from views.transport.languages import wanted_languages
from views.transport.throttle import FRAME, PER_BYTE, PER_LINE, LineEnded, Throttle

BEATS = 1.0
"""Seconds between two signs of life."""

SILENCE = 60
"""So many that do not come mean that the other phone is gone, whatever the browser says of the line. A phone
whose screen was dark for a moment comes back without being scanned again."""

GREETING = 90
"""So many may come before the first word: a phone may still have to load what draws the pages."""

WAITING = 4 * MESSAGE_LIMIT
"""Bytes that may wait to be heard; a phone that sends more is cut off."""

_EACH = 64  # bytes that a waiting frame counts for besides its own
_LONGEST_HELLO = 1_000

_log = logging.getLogger(__name__)
_encode: Any = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]

Welcome = Callable[[ft.Page, tuple[str, ...]], None]
"""Prepares the page of a new session, for a browser that asks for these languages."""


class PeerConnection(Connection):
    """A phone at the other end of a data channel, heard as strictly as one in the network."""

    def __init__(
        self,
        send: Callable[[bytes], object],
        cut: Callable[[], object],
        *,
        main: PageMain,
        welcome: Welcome,
        hub: PubSubHub,
        url: str = "",
        route: str = "/",
    ) -> None:
        """Begin, before anything was heard.

        Args:
            send: sends a frame.
            cut: ends the channel; called once at most.
            main: what Flet calls with the page of a new session.
            welcome: called with it before.
            hub: through which the sessions of the app hear of each other.
            url: the address of the app's first page.
            route: which of its pages the phone shows first, whatever it asks for.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        self.loop, self.pubsubhub, self.page_url = asyncio.get_running_loop(), hub, url
        self._send, self._cut = send, cut
        self._main, self._welcome, self._route = main, welcome, route
        self._lost = asyncio.Event()
        self._throttle = Throttle(TokenBucket(PER_LINE), lost=self._lost, cut=self._lost.set)
        self._hearing, self._gathering = Hearing(self._throttle), Reassembly(MESSAGE_LIMIT)
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0
        self._silent = self._beats = 0
        self._languages: tuple[str, ...] = ()
        self._session: Session | None = None
        self._running: set[asyncio.Task[Any]] = set()

    # What comes

    def hear(self, frame: bytes) -> None:
        """Take what came on the channel; it is looked at in its turn."""
        if self._lost.is_set():
            return
        self._silent = 0
        self._waiting += len(frame) + _EACH
        if self._waiting > WAITING:
            _log.warning("a phone says more than can be heard: its line is cut")
            self.lose()
        else:
            self._frames.put_nowait(frame)

    def lose(self) -> None:
        """The channel is no more, or shall be none."""
        self._lost.set()

    async def hold(self) -> None:
        """Hold the line until its end, whoever ends it."""
        works = [asyncio.create_task(work) for work in (self._listen(), self._beat(), self._lost.wait())]
        try:
            await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.lose()
            for work in works:
                work.cancel()
            for done in await asyncio.gather(*works, return_exceptions=True):
                if isinstance(done, Exception) and not isinstance(done, LineEnded):
                    _log.warning("a line ended badly: %r", done)
            self._cut()
            await self._end()

    async def _listen(self) -> None:
        while True:
            frame = await self._frames.get()
            self._waiting -= len(frame) + _EACH
            await self._throttle.pay(FRAME + len(frame) * PER_BYTE)
            if frame == bytes((BEAT,)):
                continue
            if frame[:1] == bytes((HELLO,)):
                self._greet(frame[1:])
                continue
            packet = self._gathering.add(frame)
            if packet is not None:
                await self._take(packet)

    async def _beat(self) -> None:
        """Tell that this phone is there, and notice when the other is not; counted, as a host may be busy."""
        while self._silent < SILENCE and (self._session or self._beats < GREETING):
            self._send(bytes((BEAT,)))
            self._silent += 1
            self._beats += 1
            await asyncio.sleep(BEATS)

    def _greet(self, said: bytes) -> None:
        if self._languages or self._session or len(said) > _LONGEST_HELLO:
            raise LineEnded
        self._languages = wanted_languages(said.decode("ascii", "replace"))

    async def _take(self, packet: bytes) -> None:
        if packet[:1] == b"\x01":  # Flet's own channels for bytes; no page here opens one
            return
        said = await self._hearing.hear(unpack(packet))
        if said:
            try:
                self._carry_out(said)
            except (TypeError, KeyError, ValueError) as error:  # a message of another form
                raise LineEnded from error

    def _carry_out(self, said: Said) -> None:
        action, body = said
        if action is MessageAction.REGISTER_CLIENT:
            self._register(RegisterClientRequestBody(**body))
            return
        session = self._session
        assert session is not None  # nothing is heard before the introduction
        if action is MessageAction.CONTROL_EVENT:
            event = ControlEventBody(**body)
            self._start(session.dispatch_event(event.target, event.name, event.data))
        elif action is MessageAction.UPDATE_CONTROL_PROPS:
            update = UpdateControlPropsBody(**body)
            session.apply_patch(update.id, update.props)
        elif action is MessageAction.INVOKE_METHOD:
            answer = InvokeMethodResponseBody(**body)
            session.handle_invoke_method_results(
                answer.control_id, answer.call_id, answer.result, answer.error
            )
        else:
            raise LineEnded

    def _register(self, request: RegisterClientRequestBody) -> None:
        session = self._session = Session(self)
        session.apply_page_patch({**request.page, "route": self._route})
        self._welcome(session.page, self._languages)
        answer = RegisterClientResponseBody(
            session_id=session.id,
            page_patch=session.get_page_patch(),  # type: ignore[no-untyped-call]
            error="",
        )
        self.send_message(Message(MessageAction.REGISTER_CLIENT, answer))
        self._start(self._open(session))

    async def _open(self, session: Session) -> None:
        _context_page.set(session.page)
        context.reset_auto_update()  # type: ignore[no-untyped-call]
        self._main(session.page)
        await session.after_event(session.page)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    # What goes

    def send_message(self, message: Message) -> None:
        """Send to the phone; to one that has left, nothing."""
        if self._lost.is_set():
            return
        packet = b"\x00" + msgpack.packb([message.action, message.body], default=_encode)
        self._throttle.charge_answer(len(packet))
        for frame in frames(packet):
            self._send(frame)

    async def _end(self) -> None:
        """Let the session go: a phone that comes back begins a new one, and has its seat by its key."""
        session = self._session
        if session is not None:
            await session.disconnect(0)
            session.close()  # type: ignore[no-untyped-call]
