"""The app, served as it is in earnest, in a thread of the test process."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from typing import Any, Self
from unittest.mock import patch

import uvicorn

from tests.patience import patient
from views.entry.server import PULSE, build_guarded_app, build_server_config, open_socket, page_address
from views.flet_adapter.bridge import PageMain
from views.serving import site
from views.serving.by_host import ByHost
from views.serving.client_files import client_files
from views.serving.file_cache import FileCache, PackedFile
from views.serving.guard import Guard
from views.serving.site import Assets


class Packed(FileCache):
    """The client's files, packed once for all servers of this process; it takes a second each time."""

    async def pack(self, name: str, accepts_gzip: bool) -> PackedFile:
        """Return a file in the best form the browser takes."""
        return await asyncio.to_thread(_file, name, accepts_gzip)


@cache
def _file(name: str, accepts_gzip: bool) -> PackedFile:
    return asyncio.run(client_files().pack(name, accepts_gzip))


def _packed_files() -> FileCache:
    return Packed(client_files()._files)


def assets(server: str) -> Assets:
    """Pack the files of every browser once for all servers of this process."""
    with patch.object(site, "client_files", _packed_files):
        return Assets.of(server)


class Serving:
    """A running server; use it as a context manager.

    Attributes:
        url: the address to open, with a final slash.
        port: its port.
    """

    def __init__(self, app: Guard | ByHost, pulse: float = PULSE) -> None:
        self._door = open_socket("127.0.0.1", 0)
        self.url = page_address(self._door)
        self.port: int = self._door.getsockname()[1]
        self._server = uvicorn.Server(build_server_config(app, pulse))
        self._thread = threading.Thread(target=asyncio.run, args=(self._serve(),), daemon=True)
        self._loop: Future[asyncio.AbstractEventLoop] = Future()

    def __enter__(self) -> Self:
        # The socket listens already: whoever connects now is answered once the server has started.
        self._thread.start()
        return self

    async def _serve(self) -> None:
        self._loop.set_result(asyncio.get_running_loop())
        await self._server.serve(sockets=[self._door])

    def in_its_thread(self, act: Callable[[], Any]) -> Any:
        """Do something if the server does everything: never in the middle of a drawing."""

        async def done() -> Any:
            return act()

        if threading.current_thread() is self._thread:
            return act()
        return asyncio.run_coroutine_threadsafe(done(), self._loop.result()).result(patient(30))

    def sockets(self) -> list[Any]:
        """Return the sockets of all who are connected, lines included."""
        return [each.transport.get_extra_info("socket") for each in self.connections()]

    def connections(self) -> list[Any]:
        """Return the protocols of all who are connected, lines included."""
        return list(self._server.server_state.connections)

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(10)
        self._door.close()


class AppServer(Serving):
    """A running server for one ``main``.

    Attributes:
        app: what is served.
    """

    def __init__(
        self,
        main: PageMain,
        lines_per_address: int = 64,
        *,
        pulse: float = PULSE,
        **settings: Any,
    ) -> None:
        with patch.object(site, "client_files", _packed_files):
            self.app = build_guarded_app(main, {"lan.test"}, lines_per_address=lines_per_address, **settings)
        super().__init__(self.app, pulse)

    def lan_url(self) -> str:
        """Return the address as a phone uses it: a plain name, over http, which browsers do not trust."""
        return f"http://lan.test:{self.port}/"
