"""Start of the served app: a computer hosts, and devices on its network are guests."""

import ipaddress
import secrets
import socket
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from companion.hosting.measures import Measures
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import EveryHost, PublicUrl, ServerAddress, ticket_url
from companion.locale.texts import Texts
from companion.postgres.opening import FIRST_HOME, open_store
from views.entry import server
from views.entry.main import make_main
from views.serving.by_host import ByHost, Furnished
from views.serving.json_log import log_as_json
from views.serving.operations import Operations, measure_repaints
from views.serving.site import Assets


@dataclass(frozen=True)
class Opened:
    """Opened app with its address, home and host link.

    Attributes:
        url: where this machine's own browser finds it, with a final slash.
        server_address: where others do.
        house: the open home.
        host_link: makes a link that gives one browser the host's rights, once.
    """

    url: str
    server_address: ServerAddress
    house: OpenHome
    host_link: Callable[[], str]


def serve_app(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    home: Path | None = None,
    store: str | None = None,
    name: str = FIRST_HOME,
    public: PublicUrl | None = None,
    worker: str | None = None,
    on_ready: Callable[[Opened], None] = lambda opened: None,
) -> None:
    """Open a home and serve the app until Ctrl-C.

    Args:
        host: the address to listen at, ``0.0.0.0`` for all; by default only this machine can reach it.
        port: the wanted port; None for the usual one or one of the next.
        home: the folder to keep everything in; None for the usual one.
        store: the address of the database to keep everything in; None for a folder.
        name: the home's name there.
        public: the public address of a proxy in front, if there is one; then whoever comes from this machine
            is no host for that, and only the host link makes one.
        worker: its name, if it is one of several that serve the same store behind a proxy.
        on_ready: called once pages can be opened.

    Raises:
        CompanionError: the home is in use, or cannot be read or written.
        PortBusyError: the port is taken.
        HostUnknownError: the address is none of this machine's.
    """
    with server.open_socket(host, port) as door, OpenHome.open(home, store=store, name=name) as house:
        server_address = address_at_socket(door, public)

        def host_link() -> str:
            return ticket_url(server_address.url.rstrip("/"), house.joining.host_ticket())

        opened = Opened(server.page_address(door), server_address, house, host_link)
        operations = _set_up_operations(worker, house.tables.measures) if worker else None
        if operations:
            operations.now = lambda: {"tables": house.tables.in_memory}
        app = server.build_guarded_app(make_main(house, server_address), public=public, operations=operations)
        server.serve_at_socket(door, app, lambda: on_ready(opened), operations)


def serve_homes(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    store: str,
    every: EveryHost,
    worker: str | None = None,
    on_ready: Callable[[tuple[str, ...]], None] = lambda urls: None,
) -> None:
    """Serve every home of a store, each at its own host name, until Ctrl-C.

    Args:
        host: the address to listen at, ``0.0.0.0`` for all; by default only this machine can reach it.
        port: the wanted port; None for the usual one or one of the next.
        store: the address of the database.
        every: the form of the public addresses of a proxy in front.
        worker: its name, if it is one of several that serve the same store.
        on_ready: called with the addresses of the homes, once pages can be opened.

    Raises:
        CompanionError: the database cannot be reached.
        PortBusyError: the port is taken.
        HostUnknownError: the address is none of this machine's.
    """
    with server.open_socket(host, port) as door, closing(open_store(store)) as kept:
        measures, texts, at = Measures(), Texts.load_all(), door.getsockname()[1]

        def furnish(name: str, public: PublicUrl) -> Furnished:
            house = OpenHome.open_in_store(kept, name, make=False, measures=measures)
            return Furnished(house, make_main(house, ServerAddress(at, fixed=public), texts=texts))

        operations = _set_up_operations(worker, measures) if worker else None
        app = ByHost(kept.hosts, furnish, every, Assets.of(secrets.token_hex(8), texts), texts, operations)
        if operations:
            operations.phones = lambda: app.phones
            operations.now = lambda: {"tables": app.tables, "homes": app.homes}
        urls = tuple(sorted(f"{every.public_url_at(each).origin}/" for each in kept.hosts()))
        server.serve_at_socket(door, app, lambda: on_ready(urls), operations)


def _set_up_operations(worker: str, measures: Measures) -> Operations:
    """Set up a worker's operations. From now on its log is written as JSON."""
    log_as_json(worker)
    measure_repaints(measures.repaints)
    return Operations(worker, measures)


def address_at_socket(door: socket.socket, public: PublicUrl | None = None) -> ServerAddress:
    """Build the address of an app that listens at a socket, as others open it."""
    host, port = door.getsockname()[:2]
    everywhere = ipaddress.ip_address(host).is_unspecified
    return ServerAddress(port, fixed=public or (None if everywhere else str(host)))
