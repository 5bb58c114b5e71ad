"""Connections as uvicorn holds them, except that none is held for nothing and a line can be cut."""

import asyncio
import contextlib
import socket
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from companion.hosting.attempts import neighbourhood
from views.serving.visitor import is_loopback, near

CUT = "companion.cut"
"""The name of a scope's extension: a function that ends the line at once, unsent data and all."""

LOST = "companion.lost"
"""The name of a scope's extension: an event that is set once the line is no more, though unread."""

LINGER = 5.0
"""Seconds a line that the app is done with has for its last words."""


class LineProtocol(WebSocketsSansIOProtocol):
    """A line that ends when it is told to.

    uvicorn closes lines politely: first everything has to be sent. Towards a phone that takes nothing more
    that is never, and line, session and everything drawn for it would stay for as long as the phone's system
    goes on saying that it is there.
    """

    _lost: asyncio.Event | None = None
    neighbours = ""

    def connection_made(self, transport: Any) -> None:
        """Take over from the request that asked for the line."""
        super().connection_made(transport)
        self.neighbours = _neighbours(self)

    def handle_connect(self, event: Any) -> None:
        """Begin, with the function in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[CUT] = self._cut
            extensions[LOST] = self._lost = asyncio.Event()

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and tell whoever is not listening just now."""
        super().connection_lost(exc)
        if self._lost:
            self._lost.set()

    def keepalive_timeout(self) -> None:
        """No sign of life came: end."""
        super().keepalive_timeout()
        self._cut()

    def on_task_complete(self, task: Any) -> None:
        """The app is done with the line: end, soon."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self._cut)

    def _cut(self) -> None:
        self.transport.abort()


CONNECTIONS = 400
"""Connections there may be at a time, lines included."""

FOR_THIS_MACHINE = 40
"""How many of them only this machine's own browsers get."""

PER_ADDRESS = 48
"""Connections one network address may hold: its lines, and what a few pages load at a time."""

PER_LOOPBACK_ADDRESS = 200
"""The same for an address of this machine."""

SILENCE = 10.0
"""Seconds between two looks whether a connection is used; one that was not since the last is ended."""

LOOKS = 30
"""Looks that may find the same request unanswered."""


class DoorProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that asks for something, and soon, or ends.

    uvicorn waits for ever for a request to begin, and answers nobody while it holds too many connections.
    """

    def connection_made(self, transport: Any) -> None:
        """Begin, or end at once where there are too many already."""
        super().connection_made(transport)
        _send_at_once(transport)
        self.neighbours = _neighbours(self)
        self._seen: Any = None
        self._looks = 0
        if self._crowded():
            self.connections.discard(self)  # not only once it is lost: a burst keeps nobody out
            transport.abort()
        else:
            self.loop.call_later(SILENCE, self._look)

    def _crowded(self) -> bool:
        if self.client is None:  # lost already
            return True
        here = is_loopback(self.client[0])
        if len(self.connections) > CONNECTIONS - (0 if here else FOR_THIS_MACHINE):
            return True
        if getattr(self.config.app, "behind_proxy", False) and near(self.client[0]):
            return False
        held: int = sum(each.neighbours == self.neighbours for each in self.connections)
        return held > (PER_LOOPBACK_ADDRESS if here else PER_ADDRESS)

    def _look(self) -> None:
        if self not in self.connections:  # lost, or a line by now
            return
        asked, self._seen = self.cycle is not self._seen, self.cycle
        self._looks = 0 if asked else self._looks + 1
        answering = self.cycle is not None and not self.cycle.response_complete
        if asked or (answering and self._looks < LOOKS):
            self.loop.call_later(SILENCE, self._look)
        else:
            self.transport.abort()


def _send_at_once(transport: Any) -> None:
    """Send what is written without waiting for the other end to acknowledge what was sent before.

    Otherwise the second of two writes waits up to 40 ms: a body for its headers, a message of a line for the
    one before it. asyncio asks for this by itself only where it opened the listening socket.
    """
    with contextlib.suppress(OSError):  # lost already
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _neighbours(connection: Any) -> str:
    """Whom a connection is counted for."""
    return neighbourhood(connection.client[0]) if connection.client else ""
