"""Guard of the server: permitted requests, lines for each address, and headers of every answer."""

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Collection

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.hosting.addresses import LOOPBACK_NAMES
from companion.hosting.attempts import network_key
from companion.hosting.rate_limit import Rate, TokenBuckets
from companion.hosting.server_address import PublicUrl
from views.flet_adapter.uploads import DROP
from views.serving.headers import security_headers
from views.serving.seldom_log import SeldomLog
from views.serving.visitor import Visitor, host_name, is_loopback, read_header, read_visitor

_log = SeldomLog(logging.getLogger(__name__))
_METHODS = {"GET", "HEAD"}

LINES_PER_ADDRESS = 16
"""Web sockets one network address may hold at a time."""

LINES_IN_ALL = 200
"""Web sockets there may be at a time."""

LINES_PER_HOME = 100
"""Web sockets that one of several homes may hold, so that none takes the place of all."""

REQUESTS = Rate(burst=600, per_second=60)
"""Requests one network address may make at once, and then in a second. The first visit makes some dozens."""

REQUEST_PATIENCE = 15.0
"""Seconds a request may wait for its turn; one that would have to wait longer is refused."""

_FOR_THE_HOST = 8  # lines


class Guard:
    """ASGI middleware that refuses requests that no page of this app would send.

    * A request must name this server: this machine's own names, the very address it arrived at, one of
      ``hosts``, or the public name. A page of another site that rebinds its name to our address is refused.
    * A web socket must come from a page of this same server. One address may hold ``per_address``, except a
      proxy that does not say for whom it asks; all together may hold ``in_all``, and the host's own browser a
      few more.
    * One address may make ``REQUESTS``: further ones are answered later, and in the end not at all.
    * Only reading requests are answered, and files that are expected at a one-time address; every answer
      carries the security headers.
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: Collection[str],
        per_address: int,
        *,
        in_all: int,
        public: PublicUrl | None = None,
    ) -> None:
        self._app = app
        self._public = public
        self._hosts = LOOPBACK_NAMES | {host.lower() for host in hosts} | ({public.host} if public else set())
        self._per_address = per_address
        self._in_all = in_all
        self._lines: Counter[str] = Counter()
        self._requests = TokenBuckets(REQUESTS, most=512)

    @property
    def behind_proxy(self) -> bool:
        """True if many devices may share one address, that of a proxy."""
        return self._public is not None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, refuse or pass on one request (ASGI 3)."""
        if scope["type"] == "http":
            if await self._wait_for_turn(scope):
                await self._answer_http(scope, receive, send)
            else:
                await _send_refusal(send, 429)
        elif scope["type"] == "websocket":
            await self._answer_websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _wait_for_turn(self, scope: Scope) -> bool:
        """Wait until an address may ask again. False if that would take too long."""
        client = read_visitor(scope, self._public)
        if client.proxied or is_loopback(client.address):
            return True
        bucket, now = (
            self._requests.find_bucket(network_key(client.address)),
            asyncio.get_running_loop().time(),
        )
        if bucket.wait(1, now) > REQUEST_PATIENCE:
            _log.warn(client.address, "an address asks for too much: it is refused")
            return False
        if wait := bucket.take(1, now):
            await asyncio.sleep(wait)
        return True

    async def _answer_http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self.knows(scope):
            await _send_refusal(send, 403)
        elif scope["method"] in _METHODS or _brings_a_file(scope):
            if scope["method"] in _METHODS or self._same_origin(scope):
                await self._app(scope, receive, self._add_headers(scope, send))
            else:
                await _send_refusal(send, 403)
        else:
            await _send_refusal(send, 405)

    def _add_headers(self, scope: Scope, send: Send) -> Send:
        authorities = [read_header(scope, b"host").lower()]
        if self._public:
            authorities.append(self._public.authority)
        extra = security_headers(dict.fromkeys(authorities))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        return send_with_headers

    async def _answer_websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = read_visitor(scope, self._public)
        crowded = self._is_crowded(client)
        if crowded or not (self.knows(scope) and self._same_origin(scope)):
            why = "too many" if crowded else "foreign page"
            _log.warn((client.address, why), "line from %s refused: %s", client.address, why)
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        name = network_key(client.address)
        self._lines[name] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._lines[name] -= 1
            if not self._lines[name]:
                del self._lines[name]

    def _is_crowded(self, client: Visitor) -> bool:
        too_many = self._lines[network_key(client.address)] >= self._per_address and not client.proxied
        return too_many or self._lines.total() >= self._in_all + (_FOR_THE_HOST if client.local else 0)

    def knows(self, scope: Scope) -> bool:
        """Check that a request names this server."""
        name = host_name(read_header(scope, b"host").lower())
        return name in self._hosts or _is_server_address(name, (scope.get("server") or ("",))[0])

    def _same_origin(self, scope: Scope) -> bool:
        """Check that a page of this server sent a request. A proxy may know the server by another name."""
        origin = read_header(scope, b"origin").lower()
        if self._public and origin == self._public.origin:
            return True
        authority = read_header(scope, b"host").lower()
        return bool(authority) and origin.partition("://")[2] == authority


def _brings_a_file(scope: Scope) -> bool:
    return scope["method"] == "PUT" and str(scope["path"]).startswith(DROP)


def _is_server_address(name: str, server: str) -> bool:
    try:
        return ipaddress.ip_address(name) == ipaddress.ip_address(server)
    except ValueError:
        return False


async def _send_refusal(send: Send, status: int) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})
