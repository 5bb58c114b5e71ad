"""Every kind of flood that a stranger can send, without a seat, a key or a code, in one list."""

import socket
import struct
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import msgpack  # type: ignore[import-untyped]
from flet.messaging.protocol import MessageAction

from views.serving import door_protocol, guard, visitor, websocket

TEXT, BINARY, CLOSE, PING, PONG, CONT = 1, 2, 8, 9, 10, 0
COMPRESSED = 0x40
LONGEST = 256 * 1024
"""Bytes of the longest message that is taken."""

BREATH = 0.001
"""Seconds between two sendings of whoever does not pause: the processor is not the stranger's alone."""

Begins = Literal["connection", "line", "session"]


def frame(payload: bytes = b"", opcode: int = BINARY, *, fin: bool = True, bits: int = 0) -> bytes:
    """Encode a frame as clients do (RFC 6455, section 5.2), with a mask of zeros."""
    return head(len(payload), opcode, fin=fin, bits=bits) + payload


def head(length: int, opcode: int = BINARY, *, fin: bool = True, bits: int = 0) -> bytes:
    """Encode the head of a frame whose payload has a length."""
    first = bytes([(0x80 if fin else 0) | bits | opcode])
    if length < 126:
        return first + bytes([0x80 | length]) + bytes(4)
    if length < 65_536:
        return first + b"\xfe" + struct.pack(">H", length) + bytes(4)
    return first + b"\xff" + struct.pack(">Q", length) + bytes(4)


def message(action: MessageAction, body: Any) -> bytes:
    """Encode a frame with a message of Flet's."""
    return frame(b"\0" + msgpack.packb([action.value, body]))


def event(target: int, name: str, data: Any = None) -> bytes:
    """Encode an event of a control."""
    return message(MessageAction.CONTROL_EVENT, {"target": target, "name": name, "data": data})


def turn(route: str) -> bytes:
    """Encode what a phone says when it turns to another page."""
    return message(MessageAction.UPDATE_CONTROL_PROPS, {"id": 1, "props": {"route": route}}) + event(
        1, "route_change", {"route": route}
    )


def registration(route: str = "/") -> bytes:
    """Encode a phone's first message."""
    page = {"route": route, "width": 390, "height": 844}
    return message(MessageAction.REGISTER_CLIENT, {"session_id": "", "page_name": "", "page": page})


def deflate_text(data: bytes) -> bytes:
    """Compress a message as RFC 7692 does."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


@dataclass(frozen=True)
class Flood:
    """One kind of flood.

    Attributes:
        name: what is sent.
        first: sent once, when the connection, line or session stands.
        again: sent without end; nothing means that the connection is ended, and the next one begun.
        begins: how far the stranger comes before.
        at_once: connections that are held at a time from each address.
        addresses: network addresses that it comes from.
        pause: seconds between two sendings.
        reads: whether the stranger reads what it is sent.
        compresses: whether the line is one that takes compressed frames.
        ends: whether each connection is cut off in the end; otherwise it is only slowed down.
        code: the close code of a line that is cut off.
    """

    name: str
    again: bytes = b""
    first: bytes = b""
    begins: Begins = "line"
    at_once: int = 4
    addresses: int = 1
    pause: float = 0.0
    reads: bool = True
    compresses: bool = False
    ends: bool = True
    code: int = 1008


_GET = b"GET /alive HTTP/1.1\r\nHost: {host}\r\n\r\n"
_BOMB = deflate_text(bytes(20_000_000))
_LARGE = b"\0" + msgpack.packb([3, {"target": 99_999, "name": "click", "data": "x" * 200_000}])

_START = b"GET / HTTP/1.1\r\n"
_PAGE = _START + b"Host: {host}\r\n\r\n"
_PUT = b"PUT /drop/x HTTP/1.1\r\nHost: {host}\r\nContent-Length: 999999999\r\n\r\n"
_EMPTY = b"\0\0\0\xff\xff"  # a block of compressed data that holds nothing
_TURNS = turn("/settings") + turn("/")
_CHANGE = message(MessageAction.UPDATE_CONTROL_PROPS, {"id": 1, "props": {"width": 41.0}})

_OF_FRAMES = (
    Flood("fragments of one message", frame(opcode=CONT, fin=False) * 4_000, frame(b"\0", fin=False)),
    Flood("messages in fragments", (frame(b"\1", fin=False) + frame(b"x", CONT)) * 2_000),
    Flood("pings", frame(b"x" * 100, PING) * 600),
    Flood("pings, answers unread", frame(b"x" * 100, PING) * 600, reads=False),
    Flood("pongs", frame(b"x" * 100, PONG) * 600),
    Flood("empty messages", frame() * 4_000, ends=False),
    Flood("texts", frame(b"x", TEXT) * 4_000, ends=False),
    Flood("half a frame, by bytes", b"\0", head(LONGEST), at_once=16, ends=False),
    Flood("half a message", frame(bytes(4_000), CONT, fin=False), frame(b"\0", fin=False)),
    Flood("compressed bombs", frame(_BOMB, bits=COMPRESSED), compresses=True, code=1009),
    Flood(
        "compressed frames that hold nothing",
        frame(_EMPTY * 6_000, CONT, fin=False),
        frame(_EMPTY, fin=False, bits=COMPRESSED),
        compresses=True,
    ),
)

_OF_MESSAGES = (
    Flood(
        "compressed messages",
        frame(deflate_text(_LARGE), bits=COMPRESSED) * 200,
        begins="session",
        compresses=True,
        ends=False,
    ),
    Flood("events", event(99_999, "click") * 600, begins="session", ends=False),
    Flood("changes of a page", _CHANGE * 600, begins="session", ends=False),
    Flood("page turns", _TURNS, begins="session", ends=False),
    Flood("page turns, unread", _TURNS, begins="session", reads=False, ends=False),
    Flood("large messages", frame(_LARGE), begins="session", ends=False),
    Flood("registrations", first=registration()),
    Flood("registrations, answers unread", first=registration(), reads=False),
)

_OF_CONNECTIONS = (
    Flood("openings", begins="connection"),
    Flood(
        "openings that say nothing", first=b"\r\n", begins="connection", at_once=2, addresses=200, pause=1.0
    ),
    Flood("slow openings", b"X-a: b\r\n", _START, begins="connection", at_once=2, addresses=200, pause=0.5),
    Flood("heads without end", b"X-a: " + b"b" * 4_000 + b"\r\n", _START, begins="connection"),
    Flood("requests", _GET, begins="connection", ends=False),
    Flood("requests in one go", _GET * 2_000, begins="connection"),
    Flood("pages unread", _PAGE, begins="connection", reads=False, at_once=16, ends=False),
    Flood("bodies nobody wants", bytes(16_384), _PUT, begins="connection"),
)

FLOODS = (*_OF_FRAMES, *_OF_MESSAGES, *_OF_CONNECTIONS)


def connect(port: int, source: str, flood: Flood, host: str) -> socket.socket:
    """Open a connection, as far as a flood begins.

    Raises:
        OSError: it was cut off meanwhile.
    """
    line = socket.socket()
    if not flood.reads:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.bind((source, 0))
    line.settimeout(5)
    line.connect(("127.0.0.1", port))
    if flood.begins != "connection":
        packed = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if flood.compresses else ""
        line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{packed}\r\n".encode()
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            more = line.recv(1)
            answer += more
            if not more:
                raise ConnectionResetError
    if flood.begins == "session":
        line.sendall(registration())
        line.recv(1)  # the session stands
    line.sendall(flood.first.replace(b"{host}", host.encode()))
    return line


def send(line: socket.socket, flood: Flood, again: bytes, until: Callable[[], bool]) -> bytes:
    """Flood one connection until it is cut off, or until told to stop.

    Returns:
        The last that was read.

    Raises:
        OSError: it was cut off.
    """
    heard, over = b"", False
    line.setblocking(False)
    at = 0
    while not until() and not over:
        try:
            at += line.send(again[at:])
            at %= len(again)
        except BlockingIOError:
            time.sleep(0.01)  # it takes nothing just now
        if flood.reads:
            try:
                more = line.recv(65_536)
                heard, over = (heard + more)[-200:], not more
            except BlockingIOError:
                pass
        time.sleep(flood.pause or BREATH)
    return heard


def is_host(peer: str) -> bool:
    """Tell if an address is the host's: every other loopback address stands for a stranger's."""
    return peer == "127.0.0.1"


def tell_strangers_apart(change: Callable[[Any, str, Any], None]) -> None:
    """Have only one address count as this machine's.

    Args:
        change: sets an attribute, such as `setattr`.
    """
    for module in (visitor, door_protocol, websocket, guard):
        change(module, "is_loopback", is_host)
