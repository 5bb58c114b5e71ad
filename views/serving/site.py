"""Web site: a start page, its files, and the line."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from companion.locale.texts import Texts
from views.flet_adapter import web_server
from views.flet_adapter.uploads import DROP, Uploads
from views.models.page_links import page_name
from views.serving.client_files import FIRST, client_files, start_page
from views.serving.file_cache import FileCache, PackedFile
from views.serving.operations import Operations
from views.serving.refusal import build_refusal
from views.serving.upload_endpoint import answer_upload
from views.serving.websocket import Lines

_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


@dataclass(frozen=True)
class Assets:
    """Files that every browser is given before it has a line. All homes of a process share them.

    Attributes:
        files: all that a browser may ask for.
        start: the page that every route of the app is answered with.
        server: a name for this run of the server, different at every start.
        texts: the sentences of every language.
    """

    files: FileCache
    start: PackedFile
    server: str
    texts: Mapping[str, Texts]

    @classmethod
    def of(cls, server: str, texts: Mapping[str, Texts] | None = None) -> "Assets":
        """Find the files.

        Args:
            server: a name for this run of the server, different at every start.
            texts: the sentences of every language, if they were read already.
        """
        files = client_files()
        page = start_page(files.version, server)
        tag = f'"{hashlib.sha256(page).hexdigest()[:24]}"'
        return cls(
            files,
            PackedFile(page, "text/html; charset=utf-8", tag, packed=False, varies=False),
            server,
            texts or Texts.load_all(),
        )


@asynccontextmanager
async def run_beside(assets: Assets, *beside: Coroutine[object, object, None]) -> AsyncIterator[None]:
    """Run background tasks while a process serves, once for all its homes.

    Args:
        assets: of these the heavy ones are packed before the first request.
        beside: further tasks that run until the end.
    """
    await web_server.start()
    tasks = [asyncio.create_task(each) for each in (assets.files.warm(FIRST), *beside)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await web_server.shut_down()


def build_site(
    lines: Lines, uploads: Uploads, assets: Assets, operations: Operations | None = None
) -> Starlette:
    """Build the ASGI app without its guard.

    Args:
        lines: the web socket endpoint.
        uploads: the doors for files from phones.
        assets: the files that every browser is given.
        operations: how it is watched, if it is one of several: then ``/healthz`` and ``/metrics`` tell.

    ``/_/<version>/<file>`` never changes and is kept by the browser for good; ``/<file>`` is the same file,
    checked again at each use; ``/ws`` is the line; ``/alive`` tells the server's name, and True if it
    still holds the lines that a page believes to have; an expected file is put at ``/drop/<ticket>``; every
    other path that begins like a page's, or has no dot, is a route of the app and gets the start page. Any
    path besides is answered as not found, in the reader's language.
    """
    pages = _Pages(assets, lines)

    def lifespan(_: Starlette) -> AbstractAsyncContextManager[None]:
        return run_beside(assets, *([operations.watch()] if operations else []))

    return Starlette(
        routes=[
            *watch_routes(operations),
            WebSocketRoute("/ws", lines),
            Route("/alive", pages.alive),
            Route(DROP + "{ticket}", partial(answer_upload, uploads), methods=["GET", "PUT"]),
            Route("/{path:path}", pages.answer),
        ],
        lifespan=lifespan,
    )


def watch_routes(operations: Operations | None) -> list[Route]:
    """Build the routes for monitoring. Empty if this is not one of several workers."""
    if operations is None:
        return []
    return [Route("/healthz", operations.health), Route("/metrics", operations.numbers)]


class _Pages:
    """Answers every request for a file or a route."""

    def __init__(self, assets: Assets, lines: Lines) -> None:
        self._assets, self._files, self._lines = assets, assets.files, lines

    async def alive(self, request: Request) -> Response:
        held = all(map(self._lines.holds, request.query_params.getlist("line")))
        return JSONResponse(
            {"server": self._assets.server, "held": held}, headers={"cache-control": "no-store"}
        )

    async def answer(self, request: Request) -> Response:
        path = request.url.path.lstrip("/")
        prefix = f"_/{self._files.version}/"
        name = path.removeprefix(prefix)
        if name in self._files:
            gzip = "gzip" in request.headers.get("accept-encoding", "")
            packed_file = await self._files.pack(name, accepts_gzip=gzip)
            return _respond(request, packed_file, _FOR_EVER if path.startswith(prefix) else _ASK_AGAIN)
        # A dot may be a messenger's full stop, or stand in a section of a rulebook, such as build.where.
        if path.startswith("_/") or ("." in path.rpartition("/")[2] and not page_name(path)):
            return build_refusal(self._assets.texts, request.scope, "link-nobody", 404)
        return _respond(request, self._assets.start, _ASK_AGAIN)


def _respond(request: Request, packed_file: PackedFile, keeping: str) -> Response:
    headers = {"etag": packed_file.tag, "cache-control": keeping}
    if packed_file.varies:
        headers["vary"] = "accept-encoding"
    if packed_file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if packed_file.packed:
        headers["content-encoding"] = "gzip"
    return Response(packed_file.body, headers=headers, media_type=packed_file.media_type)
