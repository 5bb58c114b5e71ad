"""Connections as uvicorn holds them, except that idle ones end and none keeps others out."""

import contextlib
import logging
import socket
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from companion.hosting.rate_limit import Rate
from views.serving.addresses import address_key
from views.serving.openings import Openings
from views.serving.seldom_log import SeldomLog
from views.serving.visitor import is_loopback, is_nearby

CONNECTIONS = 400
"""Connections there may be at a time, lines included."""

FOR_THIS_MACHINE = 40
"""Number of them reserved for this machine's own browsers."""

UNFINISHED = 96
"""Connections at a time that have not asked for anything whole; beyond it the oldest of them is ended."""

PER_ADDRESS = 48
"""Connections one network address may hold: its lines, and what a few pages load at a time."""

PER_LOOPBACK_ADDRESS = 200
"""The same for an address of this machine."""

OPENINGS = Rate(burst=96, per_second=16)
"""Rate of new connections of one network address. A page opens six and keeps them."""

HEAD = 32 * 1024
"""Bytes of a request until it is whole, its body left out."""

PIPELINE = 8
"""Requests that may wait behind one that is being answered. Browsers let none wait."""

SILENCE = 10.0
"""Seconds between two looks whether a connection is used; one that was not since the last is ended."""

LOOKS = 30
"""Looks that may find the same request unanswered."""

_log = SeldomLog(logging.getLogger(__name__))


class DoorProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP connection that ends unless a request arrives soon.

    uvicorn waits for ever for a request to begin and takes heads of any length. It answers no request while
    it holds too many connections, and reads requests that come together in one go. So connections are
    counted, each has a time and a size for its request, and where there are too many, waiting ones end first.
    """

    def __init__(self, *args: Any, openings: Openings, **settings: Any) -> None:
        """Begin.

        Args:
            args: as uvicorn gives them.
            openings: the register that all connections of this server share.
            settings: as uvicorn gives them.
        """
        super().__init__(*args, **settings)
        self._openings = openings

    def connection_made(self, transport: Any) -> None:
        """Begin, or end at once if there are too many already."""
        super().connection_made(transport)
        _disable_send_delay(transport)
        self.neighbours = address_key(self)
        self.is_local = self.client is not None and is_loopback(self.client[0])
        self._seen: Any = None
        self._looks = self._unasked = 0
        if self._too_many():
            self.end()
        else:
            self._openings.begin(self)
            self.loop.call_later(SILENCE, self._end_if_unfinished)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._openings.forget(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Accept data for as long as it leads to a request."""
        before = self.cycle
        super().data_received(data)
        if self not in self.connections:  # it is a line now
            self._openings.forget(self)
        elif self.answering or self.cycle is not before:
            self._unasked = 0
        else:
            self._unasked += len(data)
            if self._unasked > HEAD:
                _log.warn(self.neighbours, "a connection sends a request without end: it is cut off")
                self.end()

    def on_message_begin(self) -> None:
        """Read the next request, unless too many wait."""
        if len(getattr(self, "pipeline", ())) >= PIPELINE:
            self.end()
            raise ValueError("too many requests wait")
        super().on_message_begin()

    @property
    def answering(self) -> bool:
        """True if a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    @property
    def unfinished(self) -> bool:
        """True before the first whole request."""
        return self.cycle is None

    def end(self) -> None:
        """End the connection at once and stop counting it, so that a burst of them keeps no phone out."""
        self._openings.forget(self)
        self.connections.discard(self)
        self.transport.abort()

    def _too_many(self) -> bool:
        """Make room among connections that wait. Return True if there are still too many."""
        if self.client is None:  # lost already
            return True
        trusted = getattr(self.config.app, "behind_proxy", False) and is_nearby(self.client[0])
        if not trusted:
            held = sum(each.neighbours == self.neighbours for each in self.connections)
            if held > (PER_LOOPBACK_ADDRESS if self.is_local else PER_ADDRESS):
                return True
            if not self.is_local and self._openings.too_often(self.neighbours, OPENINGS, self.loop.time()):
                _log.warn(self.neighbours, "an address opens too many connections: they are cut off")
                return True
        self._openings.make_room(UNFINISHED)
        most = CONNECTIONS - (0 if self.is_local else FOR_THIS_MACHINE)
        return len(self.connections) > most and not self._openings.give_way()

    def _end_if_unfinished(self) -> None:
        if self not in self.connections:  # lost, or a line by now
            return
        asked, self._seen = self.cycle is not self._seen, self.cycle
        self._looks = 0 if asked else self._looks + 1
        if asked or (self.answering and self._looks < LOOKS):
            self.loop.call_later(SILENCE, self._end_if_unfinished)
        else:
            self.end()


def _disable_send_delay(transport: Any) -> None:
    """Send written data without waiting for the other end to acknowledge earlier data.

    Otherwise the second of two writes waits up to 40 ms: a body for its headers, a message of a line for the
    one before it. asyncio sets this option by itself only if it opened the listening socket.
    """
    with contextlib.suppress(OSError):  # lost already
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
