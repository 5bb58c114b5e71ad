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

from views.serving.client_files import FIRST, client_files, start_page
from views.serving.file_cache import PackedFile
from views.serving.operations import Operations
from views.serving.upload_endpoint import receive
from views.serving.websocket import Lines
from views.uploads import DROP, Uploads

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


def build_site(
    lines: Lines, uploads: Uploads, server: str, operations: Operations | None = None
) -> Starlette:
    """The ASGI app without its guard.

    Args:
        lines: the web socket endpoint.
        uploads: the doors for files from phones.
        server: a name for this run of the server, different at every start.
        operations: how it is watched, if it is one of several: then ``/healthz`` and ``/metrics`` tell.

    ``/_/<version>/<file>`` never changes and is kept by the browser for good; ``/<file>`` is the same file,
    checked again at each use; ``/ws`` is the line; ``/alive`` tells the server's name, and whether it still
    holds the lines that a page believes to have; an expected file is put at ``/drop/<ticket>``; every other
    path without a dot is a route of the app and gets the start page.
    """
    pages = _Pages(server, lines)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await app_manager.start()
        beside = [asyncio.create_task(pages.files.warm(FIRST))]
        if operations:
            beside.append(asyncio.create_task(operations.watch()))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await app_manager.shutdown()

    watched = (
        [Route("/healthz", operations.health), Route("/metrics", operations.numbers)] if operations else []
    )
    return Starlette(
        routes=[
            *watched,
            WebSocketRoute("/ws", lines),
            Route("/alive", pages.alive),
            Route(DROP + "{ticket}", partial(receive, uploads), methods=["GET", "PUT"]),
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
        self.files = client_files()
        self._server = server
        page = start_page(self.files.version, server)
        tag = f'"{hashlib.sha256(page).hexdigest()[:24]}"'
        self._start = PackedFile(page, "text/html; charset=utf-8", tag, packed=False, varies=False)

    async def alive(self, request: Request) -> Response:
        held = all(map(self._lines.holds, request.query_params.getlist("line")))
        return JSONResponse({"server": self._server, "held": held}, headers={"cache-control": "no-store"})

    async def answer(self, request: Request) -> Response:
        path = request.url.path.lstrip("/")
        prefix = f"_/{self.files.version}/"
        name = path.removeprefix(prefix)
        if name in self.files:
            gzip = "gzip" in request.headers.get("accept-encoding", "")
            packed_file = await self.files.pack(name, accepts_gzip=gzip)
            return _respond(request, packed_file, _FOR_EVER if path.startswith(prefix) else _ASK_AGAIN)
        if path.startswith("_/") or ("." in path.rpartition("/")[2] and not path.startswith(SECTIONS)):
            return Response(status_code=404)
        return _respond(request, self._start, _ASK_AGAIN)


def _respond(request: Request, packed_file: PackedFile, keeping: str) -> Response:
    headers = {"etag": packed_file.tag, "cache-control": keeping}
    if packed_file.varies:
        headers["vary"] = "accept-encoding"
    if packed_file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if packed_file.packed:
        headers["content-encoding"] = "gzip"
    return Response(packed_file.body, headers=headers, media_type=packed_file.media_type)
