"""The web site: a start page, its files, and the line."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from flet_web.fastapi import app_manager  # type: ignore[import-untyped]
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from views.parcels import DROP, Parcels
from views.serving.client import FIRST, client_files, start_page
from views.serving.drop import receive
from views.serving.line import Lines
from views.serving.shelf import Parcel

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


def build_site(lines: Lines, parcels: Parcels, server: str) -> Starlette:
    """The ASGI app without its guard.

    Args:
        lines: the web socket endpoint.
        parcels: the doors for files from phones.
        server: a name for this run of the server, different at every start.

    ``/_/<version>/<file>`` never changes and is kept by the browser for good; ``/<file>`` is the same file,
    checked again at each use; ``/ws`` is the line; ``/alive`` tells the server's name, and whether it still
    holds the lines that a page believes to have; an expected file is put at ``/drop/<ticket>``; every other
    path without a dot is a route of the app and gets the start page.
    """
    pages = _Pages(server, lines)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await app_manager.start()
        warming = asyncio.create_task(pages.shelf.warm(FIRST))
        try:
            yield
        finally:
            warming.cancel()
            await app_manager.shutdown()

    return Starlette(
        routes=[
            WebSocketRoute("/ws", lines),
            Route("/alive", pages.alive),
            Route(DROP + "{ticket}", partial(receive, parcels), methods=["GET", "PUT"]),
            Route("/{path:path}", pages.answer),
        ],
        lifespan=lifespan,
    )


SECTIONS = "rules/"
"""Where a dot in an address is no file's: sections of rulebooks are called like ``build.where``."""


class _Pages:
    """Answers every request for a file or a route."""

    def __init__(self, server: str, lines: Lines) -> None:
        self._lines = lines
        self.shelf = client_files()
        self._server = server
        page = start_page(self.shelf.version, server)
        tag = f'"{hashlib.sha256(page).hexdigest()[:24]}"'
        self._start = Parcel(page, "text/html; charset=utf-8", tag, packed=False, varies=False)

    async def alive(self, request: Request) -> Response:
        held = all(map(self._lines.holds, request.query_params.getlist("line")))
        return JSONResponse({"server": self._server, "held": held}, headers={"cache-control": "no-store"})

    async def answer(self, request: Request) -> Response:
        path = request.url.path.lstrip("/")
        prefix = f"_/{self.shelf.version}/"
        name = path.removeprefix(prefix)
        if name in self.shelf:
            gzip = "gzip" in request.headers.get("accept-encoding", "")
            parcel = await self.shelf.parcel(name, accepts_gzip=gzip)
            return _respond(request, parcel, _FOR_EVER if path.startswith(prefix) else _ASK_AGAIN)
        if path.startswith("_/") or ("." in path.rpartition("/")[2] and not path.startswith(SECTIONS)):
            return Response(status_code=404)
        return _respond(request, self._start, _ASK_AGAIN)


def _respond(request: Request, parcel: Parcel, keeping: str) -> Response:
    headers = {"etag": parcel.tag, "cache-control": keeping}
    if parcel.varies:
        headers["vary"] = "accept-encoding"
    if parcel.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if parcel.packed:
        headers["content-encoding"] = "gzip"
    return Response(parcel.body, headers=headers, media_type=parcel.media_type)
