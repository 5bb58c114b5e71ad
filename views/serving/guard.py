"""The guard at the door: who may ask, how many lines one address may hold, what every answer says."""

import ipaddress
import logging
from collections import Counter
from collections.abc import Collection

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from views.serving.policy import security_headers

_log = logging.getLogger(__name__)
_METHODS = {"GET", "HEAD"}
_ALWAYS = {"localhost", "127.0.0.1", "::1"}


class Guard:
    """ASGI middleware that turns away what a page of this app would never send.

    * A request must name this server: this machine's own names, the very address it arrived at, or one of
      ``hosts``. A page of another site that rebinds its name to our address is refused.
    * A web socket must come from a page of this same server, and one address may hold ``per_address``.
    * Only reading requests are answered, and every answer carries the security headers.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str], per_address: int) -> None:
        self._app = app
        self._hosts = _ALWAYS | {host.lower() for host in hosts}
        self._per_address = per_address
        self._lines: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, refuse or pass on one request (ASGI 3)."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        authority = _header(scope, b"host").lower()
        if not self._knows(authority, scope):
            await _refuse(send, 403)
        elif scope["method"] not in _METHODS:
            await _refuse(send, 405)
        else:
            extra = security_headers(authority, _name(authority), scope.get("scheme", "http"))

            async def sealed(message: Message) -> None:
                if message["type"] == "http.response.start":
                    message = {**message, "headers": [*message["headers"], *extra]}
                await send(message)

            await self._app(scope, receive, sealed)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        authority = _header(scope, b"host").lower()
        address = (scope.get("client") or ("",))[0]
        same_origin = _header(scope, b"origin").lower().partition("://")[2] == authority
        crowded = self._lines[address] >= self._per_address
        if crowded or not (same_origin and self._knows(authority, scope)):
            _log.warning("line from %s refused: %s", address, "too many" if crowded else "foreign page")
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        self._lines[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]

    def _knows(self, authority: str, scope: Scope) -> bool:
        name = _name(authority)
        return name in self._hosts or _is_address(name, (scope.get("server") or ("",))[0])


def _header(scope: Scope, wanted: bytes) -> str:
    values = [value for name, value in scope["headers"] if name == wanted]
    return values[0].decode("latin-1") if len(values) == 1 else ""


def _name(authority: str) -> str:
    name, _, port = authority.rpartition(":")
    return (name if name and port.isdigit() else authority).strip("[]")


def _is_address(name: str, server: str) -> bool:
    try:
        return ipaddress.ip_address(name) == ipaddress.ip_address(server)
    except ValueError:
        return False


async def _refuse(send: Send, status: int) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})
