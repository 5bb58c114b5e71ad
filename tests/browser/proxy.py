"""A proxy that speaks HTTPS to browsers and plain HTTP to the app, as in front of a public address."""

import asyncio
import contextlib
import socket
import ssl
import threading

import trustme

from companion.hosting.server_address import PublicUrl, parse_public_url
from tests.patience import patient


class HttpsProxy:
    """Relays connections on this machine; use it as a context manager, once the app's port is known.

    Attributes:
        public: the address that browsers open; its certificate is signed by nobody they know.
    """

    def __init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        self.public: PublicUrl = parse_public_url(f"https://127.0.0.1:{self._door.getsockname()[1]}")
        self._secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        trustme.CA().issue_cert("127.0.0.1").configure_cert(self._secure)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._port = 0

    def lead_to(self, port: int) -> "HttpsProxy":
        """Relay to a port of this machine."""
        self._port = port
        return self

    def __enter__(self) -> "HttpsProxy":
        self._thread.start()
        serving = asyncio.start_server(self._relay, sock=self._door, ssl=self._secure)
        self._server = asyncio.run_coroutine_threadsafe(serving, self._loop).result(patient(10))
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    async def _relay(self, browser: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        app, forth = await asyncio.open_connection("127.0.0.1", self._port)
        await asyncio.gather(_pump(browser, forth), _pump(app, back))


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while chunk := await source.read(65536):
            target.write(chunk)
            await target.drain()
    target.close()
