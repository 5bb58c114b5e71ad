"""Line to a phone that is reached without any server, from browser to browser."""

import asyncio
import logging
from collections.abc import Callable

import flet as ft

from companion.hosting.rate_limit import TokenBucket
from views.flet_adapter.bridge import PageMain
from views.flet_adapter.messages import BYTES
from views.flet_adapter.packet_line import Hub, PacketLine
from views.transport.frames import BEAT, HELLO, Reassembly, cut_frames
from views.transport.inbound_filter import MESSAGE_LIMIT, Hearing, unpack
from views.transport.languages import wanted_languages
from views.transport.throttle import FRAME, PER_BYTE, PER_LINE, LineEnded, Throttle

BEATS = 1.0
"""Seconds between two signs of life."""

SILENCE = 60
"""So many that do not come mean that the other phone is gone, whatever the browser says of the line. A phone
whose screen was dark for a moment comes back without being scanned again."""

GREETING = 90
"""Maximum of beats before the first message: a phone may still have to load the renderer."""

WAITING = 4 * MESSAGE_LIMIT
"""Bytes that may wait to be heard; a phone that sends more is cut off."""

_EACH = 64  # bytes that a waiting frame counts for besides its own
_LONGEST_HELLO = 1_000

_log = logging.getLogger(__name__)

Welcome = Callable[[ft.Page, tuple[str, ...]], None]
"""Prepares the page of a new session, for a browser that asks for these languages."""


class PeerConnection:
    """Phone at the other end of a data channel, filtered as strictly as one in the network."""

    def __init__(
        self,
        send: Callable[[bytes], object],
        cut: Callable[[], object],
        *,
        main: PageMain,
        welcome: Welcome,
        hub: Hub,
        url: str = "",
        route: str = "/",
    ) -> None:
        """Begin before any frame has arrived.

        Args:
            send: sends a frame.
            cut: ends the channel; called once at most.
            main: called by Flet with the page of a new session.
            welcome: called with it before.
            hub: the sessions of the app hear of each other through it.
            url: the address of the app's first page.
            route: the page the phone shows first, in place of the one it asks for.
        """
        self._send, self._cut = send, cut
        self._flet = PacketLine(
            self._send_packet,
            main=main,
            welcome=lambda page: welcome(page, self._languages),
            hub=hub,
            url=url,
            route=route,
        )
        self._lost = asyncio.Event()
        self._throttle = Throttle(TokenBucket(PER_LINE), lost=self._lost, cut=self._lost.set)
        self._hearing, self._gathering = Hearing(self._throttle), Reassembly(MESSAGE_LIMIT)
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0
        self._silent = self._beats = 0
        self._languages: tuple[str, ...] = ()

    # What comes

    def queue_frame(self, frame: bytes) -> None:
        """Queue a frame that came on the channel."""
        if self._lost.is_set():
            return
        self._silent = 0
        self._waiting += len(frame) + _EACH
        if self._waiting > WAITING:
            _log.warning("a phone says more than can be heard: its line is cut")
            self.mark_lost()
        else:
            self._frames.put_nowait(frame)

    def mark_lost(self) -> None:
        """Mark the channel as lost, or end it."""
        self._lost.set()

    async def hold_until_end(self) -> None:
        """Hold the line until either side ends it."""
        works = [
            asyncio.create_task(work)
            for work in (self._read_frames(), self._send_heartbeats(), self._lost.wait())
        ]
        try:
            await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.mark_lost()
            for work in works:
                work.cancel()
            for done in await asyncio.gather(*works, return_exceptions=True):
                if isinstance(done, Exception) and not isinstance(done, LineEnded):
                    _log.warning("a line ended badly: %r", done)
            self._cut()
            await self._flet.end()

    async def _read_frames(self) -> None:
        while True:
            frame = await self._frames.get()
            self._waiting -= len(frame) + _EACH
            await self._throttle.pay(FRAME + len(frame) * PER_BYTE)
            if frame == bytes((BEAT,)):
                continue
            if frame[:1] == bytes((HELLO,)):
                self._answer_greeting(frame[1:])
                continue
            packet = self._gathering.add(frame)
            if packet is not None:
                await self._handle_packet(packet)

    async def _send_heartbeats(self) -> None:
        """Send heartbeats, and notice when the other phone is gone.

        Beats are counted, as a host may be busy.
        """
        while self._silent < SILENCE and (self._flet.begun or self._beats < GREETING):
            self._send(bytes((BEAT,)))
            self._silent += 1
            self._beats += 1
            await asyncio.sleep(BEATS)

    def _answer_greeting(self, said: bytes) -> None:
        if self._languages or self._flet.begun or len(said) > _LONGEST_HELLO:
            raise LineEnded
        self._languages = wanted_languages(said.decode("ascii", "replace"))

    async def _handle_packet(self, packet: bytes) -> None:
        if packet[:1] == bytes((BYTES,)):  # no page here opens a channel for bytes
            return
        said = await self._hearing.admit_message(unpack(packet))
        if said:
            try:
                self._flet.carry_out(said)
            except (TypeError, KeyError, ValueError) as error:  # a message of another form
                raise LineEnded from error

    # What goes

    def _send_packet(self, packet: bytes) -> None:
        """Send a packet to the phone, unless the phone has left."""
        if self._lost.is_set():
            return
        self._throttle.charge_answer(len(packet))
        for frame in cut_frames(packet):
            self._send(frame)
