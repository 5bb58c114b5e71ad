"""Many homes in one process: a request goes to the home that its host name leads to, and to no other."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from companion.errors import CompanionError
from companion.history.errors import StoreHomeUnknown
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import EveryHost, PublicUrl
from companion.locale.texts import Texts
from views.flet_adapter.bridge import PageMain
from views.flet_adapter.uploads import Uploads
from views.flet_adapter.web_server import forget
from views.serving.guard import LINES_IN_ALL, LINES_PER_ADDRESS, LINES_PER_HOME, Guard
from views.serving.headers import security_headers
from views.serving.operations import Operations
from views.serving.refusal import build_refusal
from views.serving.sessions import SESSION_TIMEOUT, SESSIONS_PER_HOME, end_all
from views.serving.site import Assets, build_site, run_beside, watch_routes
from views.serving.visitor import host_name, read_header
from views.serving.websocket import Lines

LOOK = 5.0
"""Seconds between two reloads of the host names, and between two searches for idle homes."""

RESPITE = 1.0
"""Seconds for which an unknown host name is cached."""

IDLE = float(SESSION_TIMEOUT)
"""Seconds after which a home without visits is closed: no page sleeps there any longer."""

MOST_HOMES = 256
"""Homes that are open at once."""

_log = logging.getLogger(__name__)

Names = Callable[[], Mapping[str, str]]
"""Asks for the name of the home that each host name leads to; may wait, and raises `CompanionError`."""


@dataclass(frozen=True)
class Furnished:
    """Opened home with its app.

    Attributes:
        house: the home.
        main: called once for each new session there, with its page.
    """

    house: OpenHome
    main: PageMain


class Crowded(Exception):
    """The maximum of homes is open, and each has visitors."""


class _Place:
    """Open home with a door of its own. Nothing behind the door knows of another home.

    Attributes:
        name: the home's name.
        host: the host name it is found by.
        furnished: the opened home with its app.
        visits: requests and lines that are not over.
        left: when the last visit was over.
    """

    def __init__(
        self, name: str, public: PublicUrl, furnished: Furnished, assets: Assets, others: Callable[[], int]
    ) -> None:
        self.name, self.host, self.furnished = name, public.host, furnished
        self.visits, self.left = 0, time.monotonic()
        self.uploads = Uploads(others)
        self.lines = Lines(
            furnished.main,
            self.uploads,
            session_timeout=SESSION_TIMEOUT,
            sessions=SESSIONS_PER_HOME,
            public=public,
            home=name,
        )
        site = build_site(self.lines, self.uploads, assets)
        self._door = Guard(site, (self.host,), LINES_PER_ADDRESS, in_all=LINES_PER_HOME, public=public)

    async def visit(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request (ASGI 3)."""
        self.visits += 1
        try:
            await self._door(scope, receive, send)
        finally:
            self.visits -= 1
            self.left = time.monotonic()

    async def close(self) -> None:
        """End every line and session, and let go of the home."""
        self.lines.cut()
        await end_all(self.name)
        forget(self.furnished.main)
        await asyncio.to_thread(self.furnished.house.close)


class ByHost:
    """ASGI app with a home for each host name. Homes open at the first visit and close when idle.

    An unknown host name gets an answer that says so, and no home is made for it. Addresses of the machine
    itself lead to no home: there the app answers with its health and measures.
    """

    behind_proxy = True
    """A proxy passes on what was asked for, so that many come from one address."""

    def __init__(
        self,
        names: Names,
        furnish: Callable[[str, PublicUrl], Furnished],
        every: EveryHost,
        assets: Assets,
        texts: Mapping[str, Texts],
        operations: Operations | None = None,
        *,
        idle: float = IDLE,
    ) -> None:
        """Begin with no open home.

        Args:
            names: maps host names to homes.
            furnish: opens a home of that name, which others find at that address; may wait.
            every: form of all these addresses.
            assets: the files that every browser is given.
            texts: the sentences of every language.
            operations: monitoring of the process, if it is one of several.
            idle: seconds until a home without visits is closed.
        """
        self._names, self._furnish, self._every = names, furnish, every
        self._assets, self._texts, self._idle = assets, texts, idle
        self._hosts: Mapping[str, str] = {}
        self._heard: float | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._places: dict[str, _Place] = {}
        self._opening: dict[tuple[str, str], asyncio.Task[_Place]] = {}
        self._operations = operations
        front = Starlette(
            routes=[*watch_routes(operations), Route("/{path:path}", self._answer_unknown_host)],
            lifespan=self._run_maintenance,
        )
        self._front = Guard(front, (), 0, in_all=0)

    @property
    def phones(self) -> int:
        """Number of lines at all homes."""
        return sum(place.lines.count for place in self._places.values())

    @property
    def homes(self) -> int:
        """Number of open homes."""
        return len(self._places)

    @property
    def tables(self) -> int:
        """Number of tables in memory, of all homes."""
        return sum(place.furnished.house.tables.in_memory for place in self._places.values())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Forward a request to its home (ASGI 3)."""
        host = host_name(read_header(scope, b"host").lower()) if scope["type"] != "lifespan" else ""
        if scope["type"] == "lifespan" or self._front.knows(scope):
            await self._front(scope, receive, send)
            return
        try:
            place = await self._place_at(host)
        except StoreHomeUnknown:
            place = None
        except CompanionError as error:
            _log.warning("a home could not be opened: %s", error.id)
            await self._refuse("app-store-away", 503, scope, receive, send)
            return
        except Crowded:
            await self._refuse("link-crowded", 503, scope, receive, send)
            return
        if place is None:
            await self._refuse("link-nobody", 404, scope, receive, send)
        elif scope["type"] == "websocket" and self.phones >= LINES_IN_ALL:
            await self._refuse("link-crowded", 503, scope, receive, send)
        else:
            await place.visit(scope, receive, send)

    async def _refuse(self, message: str, status: int, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
        else:
            answer = build_refusal(self._texts, scope, message, status)
            answer.raw_headers += security_headers(())
            await answer(scope, receive, send)

    async def _answer_unknown_host(self, request: Request) -> Response:
        return build_refusal(self._texts, request.scope, "link-nobody", 404)

    # which host name leads where

    async def _place_at(self, host: str) -> _Place | None:
        """Find and open the home of a host name, or return None."""
        if host not in self._hosts:
            await self._reload_names()
        name = self._hosts.get(host)
        if name is None:
            return None
        place = self._places.get(name)
        return place if place and place.host == host else await self._open_home(name, host)

    async def _reload_names(self) -> None:
        """Reload the index of host names, unless it is fresh. Concurrent callers share one query."""
        if self._heard is not None and time.monotonic() - self._heard < RESPITE:
            return
        if self._hearing is None:
            self._hearing = asyncio.create_task(self._read_names())
            self._hearing.add_done_callback(self._end_hearing)
        await asyncio.shield(self._hearing)

    def _end_hearing(self, _: "asyncio.Task[None]") -> None:
        self._hearing = None

    async def _read_names(self) -> None:
        self._hosts = await asyncio.to_thread(self._names)
        self._heard = time.monotonic()
        for place in tuple(self._places.values()):
            if self._hosts.get(place.host) != place.name:
                await self._close_home(place)

    # opening and closing

    async def _open_home(self, name: str, host: str) -> _Place:
        """Open a home. Concurrent visitors share one opening."""
        key = name, host
        if key not in self._opening:
            self._opening[key] = asyncio.create_task(self._furnish_place(name, host))
            self._opening[key].add_done_callback(lambda _: self._opening.pop(key, None))
        return await asyncio.shield(self._opening[key])

    async def _furnish_place(self, name: str, host: str) -> _Place:
        if len(self._places) + len(self._opening) > MOST_HOMES:
            await self._make_room()
        if earlier := self._places.get(name):  # it was found by another host name
            await self._close_home(earlier)
        public = self._every.public_url_at(host)
        furnished = await asyncio.to_thread(self._furnish, name, public)
        place = _Place(name, public, furnished, self._assets, partial(self._expected_elsewhere, name))
        self._places[name] = place
        _log.info("a home was opened, %d are open", len(self._places))
        return place

    def _expected_elsewhere(self, name: str) -> int:
        return sum(place.uploads.bytes_expected for place in self._places.values() if place.name != name)

    async def _make_room(self) -> None:
        """Close the home without visits for longest.

        Raises:
            Crowded: each has visitors.
        """
        empty = [place for place in self._places.values() if not place.visits]
        if not empty:
            raise Crowded
        await self._close_home(min(empty, key=lambda place: place.left))

    async def _close_home(self, place: _Place) -> None:
        if self._places.get(place.name) is place:
            del self._places[place.name]
            await place.close()
            _log.info("a home was closed, %d are open", len(self._places))

    async def _maintain_homes(self) -> None:
        """Reload host names and close idle homes, again and again until cancelled."""
        while True:
            with suppress(CompanionError):  # what was heard last holds
                await self._reload_names()
            for place in tuple(self._places.values()):
                if not place.visits and time.monotonic() - place.left >= self._idle:
                    await self._close_home(place)
            await asyncio.sleep(min(LOOK, self._idle))

    @asynccontextmanager
    async def _run_maintenance(self, _: Starlette) -> AsyncIterator[None]:
        beside = [self._operations.watch()] if self._operations else []
        async with run_beside(self._assets, self._maintain_homes(), *beside):
            try:
                yield
            finally:
                for place in tuple(self._places.values()):
                    await self._close_home(place)
