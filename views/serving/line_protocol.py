"""Lines as uvicorn holds them, except that none takes more than its share and each can be cut."""

import asyncio
import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from companion.hosting.rate_limit import TokenBucket
from views.serving.addresses import address_key
from views.serving.counted_frames import EXTRA_PER_LINE, CountedFrames
from views.serving.seldom_log import SeldomLog

CUT = "companion.cut"
"""The name of a scope's extension: a function that ends the line at once, unsent data and all."""

END = "companion.end"
"""The name of a scope's extension: a function that ends a line which asks too much, with a close code."""

LOST = "companion.lost"
"""The name of a scope's extension: an event that is set once the line is no more, though unread."""

SHARE = "companion.share"
"""The name of a scope's extension: a function that has the line's frames also taken from a shared bucket."""

UNREAD = "companion.unread"
"""The name of a scope's extension: a function that tells how many bytes were written and not taken."""

BACKLOG = 1024 * 1024
"""Bytes that may wait for a phone; one that is further behind is cut off, and drawn anew when it returns."""

LINGER = 5.0
"""Seconds a line that the app is done with has for its last words."""

CODE_LINGER = 1.0
"""Seconds a line that is cut off has to take its close code."""

PIECE = 1536
"""Bytes that are parsed at a time: at most 256 frames. What came with them waits until the app took those."""

_log = SeldomLog(logging.getLogger(__name__))


class LineProtocol(WebSocketsSansIOProtocol):
    """Line that can be cut at once, and is parsed no faster than the app takes its messages.

    uvicorn closes lines politely: first everything has to be sent. Towards a phone that takes nothing more
    that is never, and line, session and everything drawn for it would stay for as long as the phone's system
    goes on saying that it is there. It also parses all that came in one go, tens of thousands of frames; so
    what it is handed are pieces, and frames that bring no message are counted.
    """

    _lost: asyncio.Event | None = None
    neighbours = ""

    def __init__(self, *args: Any, **settings: Any) -> None:
        """Begin, with a parser that counts."""
        super().__init__(*args, **settings)
        self._unparsed = bytearray()
        self.conn: CountedFrames = CountedFrames(
            TokenBucket(EXTRA_PER_LINE),
            now=self.loop.time,
            extensions=self.conn.available_extensions,
            max_size=self.config.ws_max_size,
            logger=self.conn.logger,
        )

    def connection_made(self, transport: Any) -> None:
        """Take over from the request that asked for the line."""
        super().connection_made(transport)
        self.neighbours = address_key(self)

    def handle_connect(self, event: Any) -> None:
        """Begin, and put the functions that end and measure the line into the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[CUT], extensions[END] = self._cut_line, self._end
            extensions[LOST] = self._lost = asyncio.Event()
            extensions[SHARE] = self.conn.share
            extensions[UNREAD] = self.transport.get_write_buffer_size

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and set the event of the lost line."""
        self._unparsed.clear()
        self.conn.parser_exc = None  # its traceback holds the line, and what the last frame was unpacked to
        super().connection_lost(exc)
        if self._lost:
            self._lost.set()

    # What comes

    def data_received(self, data: bytes) -> None:
        """Accept data. Data between the request for a line and the answer to it ends the line."""
        if self.handshake_initiated and not self.handshake_complete:
            self._cut_line()
            return
        self._unparsed += data
        self._parse_waiting_data()

    def _parse_waiting_data(self) -> None:
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._unparsed[:PIECE])
            del self._unparsed[:PIECE]
            super().data_received(piece)
            if self.conn.excess:
                self._end(f"too many {self.conn.excess}")

    def handle_ping(self) -> None:
        """Answer, unless too many answers wait to be taken."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > BACKLOG:
            self._end("too many answers that it does not take")

    def handle_parser_exception(self) -> None:
        """End a line that speaks no web socket."""
        if self.conn.close_sent is None:  # it said goodbye already
            self._cut_line()
        else:
            super().handle_parser_exception()

    async def receive(self) -> Any:
        """Give the app the next message, and parse on once it has taken all of them."""
        message = await (self.queue.get() if self.close_sent else super().receive())
        self._parse_waiting_data()
        return message

    async def send(self, message: Any) -> None:
        """Send for the app, and look for the answer to its goodbye."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self._parse_waiting_data()

    # The end

    def keepalive_timeout(self) -> None:
        """Cut the line: no sign of life came."""
        super().keepalive_timeout()
        self._cut_line()

    def on_task_complete(self, task: Any) -> None:
        """Cut the line soon, since the app is done with it."""
        super().on_task_complete(task)
        self.loop.call_later(LINGER, self._cut_line)

    def _end(self, reason: str) -> None:
        """End the line with a close code, and cut it a little later. Data until then is not read."""
        if self.close_sent or self.transport.is_closing():
            return
        _log.warn((self.neighbours, reason), "a line sends %s: it is cut off", reason)
        self._unparsed.clear()
        self.stop_keepalive()
        self.read_paused = True
        self.transport.pause_reading()
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(CODE_LINGER, self._cut_line)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})

    def _cut_line(self) -> None:
        self.transport.abort()
