"""The app as a small web server, with the defaults that a shared Wi-Fi needs."""

import contextlib
import ipaddress
import secrets
import signal
import socket
import threading
from collections.abc import Callable, Collection
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from companion.hosting.server_address import PublicUrl
from views.flet_adapter.bridge import PageMain
from views.flet_adapter.uploads import Uploads
from views.models.garbage import collect_less_often
from views.serving.by_host import ByHost
from views.serving.door_protocol import CONNECTIONS, DoorProtocol
from views.serving.guard import LINES_IN_ALL, LINES_PER_ADDRESS, Guard
from views.serving.line_protocol import LineProtocol
from views.serving.openings import Openings
from views.serving.operations import Operations
from views.serving.sessions import SESSION_TIMEOUT, SESSIONS
from views.serving.site import Assets, build_site
from views.serving.websocket import Lines
from views.transport.inbound_filter import MESSAGE_LIMIT

DEFAULT_PORT = 8550
TRIES = 20
"""Number of ports tried, from the default one upwards, when no port was given."""

PULSE = 15.0
"""Seconds between two questions whether a phone is still there, and seconds it has for the answer."""

BACKLOG = 128
"""Connections the system holds until they are taken up, which are taken up in one go."""

_FAREWELL = 1  # seconds open lines get when the server stops


class PortBusyError(OSError):
    """The wanted port is taken, or every port that was tried.

    Attributes:
        id: message id, ``server-port-busy``.
        params: ``port``, the first port that was tried.
    """

    id = "server-port-busy"

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is taken")
        self.params: dict[str, int | str] = {"port": port}


class HostUnknownError(OSError):
    """The wanted address is none of this machine's.

    Attributes:
        id: message id, ``server-host-unknown``.
        params: ``host``, as it was given.
    """

    id = "server-host-unknown"

    def __init__(self, host: str) -> None:
        super().__init__(f"{host} is no address of this machine")
        self.params: dict[str, int | str] = {"host": host}


def build_guarded_app(
    main: PageMain,
    hosts: Collection[str] = (),
    *,
    session_timeout: int = SESSION_TIMEOUT,
    lines_per_address: int = LINES_PER_ADDRESS,
    sessions: int = SESSIONS,
    public: PublicUrl | None = None,
    operations: Operations | None = None,
) -> Guard:
    """Build the whole app as ASGI: files, line and guard.

    Args:
        main: called once for each new session, with its page.
        hosts: names besides this machine's own under which pages may be opened, such as ``study.local``;
            plain addresses of this machine need no mention.
        session_timeout: seconds a session is kept without its phone.
        lines_per_address: web sockets one network address may hold at a time.
        sessions: sessions there may be at a time, sleeping ones included.
        public: the public address of a proxy in front, if there is one; then no page is taken for the host's.
        operations: its monitoring and draining, if it is one of several that serve the same.
    """
    uploads = Uploads()
    lines = Lines(main, uploads, session_timeout=session_timeout, sessions=sessions, public=public)
    if operations:
        operations.phones = lambda: lines.count
    site = build_site(lines, uploads, Assets.of(secrets.token_hex(8)), operations)
    return Guard(site, hosts, lines_per_address, in_all=LINES_IN_ALL, public=public)


def build_server_config(app: Guard | ByHost, pulse: float = PULSE) -> uvicorn.Config:
    """Build the settings of the web server: size limits, no boasting headers, no trust in proxies.

    Args:
        app: as `build_guarded_app` makes it, or for many homes one by host name.
        pulse: seconds between two questions whether a phone is still there, and seconds it has to answer.
    """
    door: Any = partial(DoorProtocol, openings=Openings())
    return uvicorn.Config(
        app,
        http=door,
        ws=LineProtocol,
        ws_max_size=MESSAGE_LIMIT,
        ws_ping_interval=pulse,
        ws_ping_timeout=pulse,
        limit_concurrency=CONNECTIONS + 1,
        backlog=BACKLOG,
        timeout_graceful_shutdown=_FAREWELL,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )


def open_socket(host: str, port: int | None) -> socket.socket:
    """Open the listening socket.

    Args:
        host: the address to listen at; ``0.0.0.0`` or ``::`` for all.
        port: the wanted port, 0 for any free one; None for the default one or one of the next.

    Raises:
        PortBusyError: taken.
        HostUnknownError: no such address here.
    """
    candidates = range(DEFAULT_PORT, DEFAULT_PORT + TRIES) if port is None else (port,)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in candidates:
        try:
            return socket.create_server((host, candidate), family=family, backlog=BACKLOG)
        except OSError as error:
            if _host_is_wrong(host, family):
                raise HostUnknownError(host) from error
    raise PortBusyError(candidates[0])


def serve_one_home(
    main: PageMain,
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    hosts: Collection[str] = (),
    on_ready: Callable[[str], None] = lambda url: None,
) -> None:
    """Serve the app until Ctrl-C, then end within about a second, open pages or not.

    Args:
        main: called once for each new session, with its page.
        host: the address to listen at; by default only this machine can reach it.
        port: as for `open_socket`.
        hosts: as for `build_guarded_app`.
        on_ready: called with the address to open, once pages can be opened.

    Raises:
        PortBusyError: taken.
        HostUnknownError: no such address here.
    """
    with open_socket(host, port) as door:
        serve_at_socket(door, build_guarded_app(main, hosts), lambda: on_ready(page_address(door)))


def serve_at_socket(
    door: socket.socket,
    app: Guard | ByHost,
    on_ready: Callable[[], None] = lambda: None,
    operations: Operations | None = None,
) -> None:
    """Serve an app at a listening socket until Ctrl-C. One of several workers drains before it ends.

    Args:
        door: as `open_socket` opens it; stays open.
        app: as `build_guarded_app` makes it, or for many homes one by host name.
        on_ready: called once pages can be opened.
        operations: as for `build_guarded_app`.
    """
    collect_less_often()
    server = _Server(build_server_config(app), on_ready, operations)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[door])


def page_address(door: socket.socket) -> str:
    """Build the address of a listening socket for this machine's own browser, with a final slash."""
    host, port = door.getsockname()[:2]
    address = ipaddress.ip_address(host)
    if address.is_unspecified:
        address = ipaddress.ip_address("::1" if address.version == 6 else "127.0.0.1")
    return f"http://{f'[{address}]' if address.version == 6 else address}:{port}/"


class _Server(uvicorn.Server):
    def __init__(
        self, settings: uvicorn.Config, on_ready: Callable[[], None], operations: Operations | None
    ) -> None:
        super().__init__(settings)
        self._on_ready = on_ready
        self._operations = operations

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._on_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End now, or as one of several workers drain first, until the proxy sends no more phones.

        A second signal ends at once. uvicorn never gets the signal: it would kill the process by it in the
        end, before open files are closed.
        """
        operations = self._operations
        if operations is None or sig != signal.SIGTERM:
            super().handle_exit(sig, frame)
        elif operations.draining:
            self.should_exit = True
        else:
            operations.begin_to_end()
            ending = threading.Timer(operations.drain, setattr, (self, "should_exit", True))
            ending.daemon = True
            ending.start()


def _host_is_wrong(host: str, family: socket.AddressFamily) -> bool:
    try:
        socket.create_server((host, 0), family=family).close()
    except OSError:
        return True
    return False
