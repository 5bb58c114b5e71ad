"""Raw lines to a running server, as a phone holds them: polite ones, and one that takes nothing."""

import socket
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgpack  # type: ignore[import-untyped]
from flet.messaging.protocol import MessageAction
from websockets.sync.client import ClientConnection, connect

from tests.browser.app_server import AppServer
from tests.patience import patient


def dial(house: AppServer, **headers: str) -> ClientConnection:
    """Return a line from a page of the house."""
    return dial_url(house.url, headers)


def dial_url(url: str, headers: dict[str, str]) -> ClientConnection:
    """Return a line from a page at an address. Headers may replace the page's own."""
    door = urlsplit(url)
    further = {"Origin": url.rstrip("/"), **headers}
    name = further.pop("Host", door.netloc)
    line = socket.create_connection((door.hostname, door.port))
    return connect(f"ws://{name}/ws", sock=line, additional_headers=further)


def register(session_id: str = "") -> bytes:
    """Return a phone's first message: a new session, or one it had."""
    body = {"session_id": session_id, "page_name": "", "page": {"route": "/", "width": 390, "height": 844}}
    message: bytes = b"\x00" + msgpack.packb([MessageAction.REGISTER_CLIENT.value, body])
    return message


def hear_messages(phone: ClientConnection, messages: int) -> str:
    """Return the next messages, as text with everything else in between."""
    return "".join(repr(phone.recv(timeout=patient(5))) for _ in range(messages))


def register_phone(phone: ClientConnection, session_id: str = "") -> str:
    """Introduce a phone. Returns the name of its session."""
    phone.send(register(session_id))
    frame = phone.recv(timeout=patient(5))
    assert isinstance(frame, bytes)
    body: dict[str, Any] = msgpack.unpackb(frame[1:], strict_map_key=False)[1]
    name: str = body["session_id"]
    return name


def until(happened: Callable[[], bool], seconds: float = 10) -> None:
    """Wait for what happens in the server's thread."""
    end = time.monotonic() + patient(seconds)
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


class Deaf:
    """A phone that introduces itself and then reads nothing, although its system keeps the line open."""

    def __init__(self, house: AppServer) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.connect(("127.0.0.1", house.port))
        authority = house.url.split("/")[2]
        handshake = (
            f"GET /ws HTTP/1.1\r\nHost: {authority}\r\nOrigin: http://{authority}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        self._socket.sendall(handshake.encode())
        begun = b""
        while b"\r\n\r\n" not in begun:
            begun += self._socket.recv(1)
        assert begun.startswith(b"HTTP/1.1 101"), begun
        self._socket.sendall(_mask_frame(register()))

    def ended(self, seconds: float) -> bool:
        """Tell if the server cuts the line within so many seconds. Reads nothing that counts until then."""
        self._socket.settimeout(seconds)
        try:
            while self._socket.recv(1 << 20):
                pass
        except ConnectionResetError:
            return True
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


def _mask_frame(payload: bytes) -> bytes:
    """Return a binary web socket frame as clients send it (RFC 6455, section 5.2), with a mask of zeros."""
    assert len(payload) < 65536
    return b"\x82" + bytes([0x80 | 126]) + len(payload).to_bytes(2, "big") + b"\0\0\0\0" + payload
