"""A folder in a web space: a plain server of files, which can be taken away."""

import contextlib
import functools
import gzip
import http.server
import os
import threading
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from subprocess import CalledProcessError
from typing import Any

import pytest
from filelock import FileLock

from views.site.build import build_site_folder
from views.site.compiling import LEVELS

FOLDER = "games/companion"
"""Where in a web space the site lies."""

WHEELS = Path(__file__).resolve().parents[2] / "build" / "wheels"


def web_space(temp: pytest.TempPathFactory) -> Path:
    """Return a web space with the site in one of its folders, as `make site` makes it but larger, once for a
    run.
    """
    base = temp.getbasetemp()
    root = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "space"
    with FileLock(f"{root}.lock"):
        try:
            if not root.exists():
                build_site_folder(root / FOLDER, WHEELS, level=LEVELS[-1])
        except CalledProcessError as error:  # without the packages nothing is proved about them
            pytest.skip(f"the packages of the site cannot be fetched here: {error}")
    return root


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


class _Stuck(_Quiet):
    """Never answers whoever asks for one of the files."""

    stuck: str

    def do_GET(self) -> None:
        if self.path.endswith(self.stuck):
            threading.Event().wait()  # a daemon's thread: it ends with the process
        super().do_GET()


class _Packing(_Quiet):
    """Sends what gets smaller by it as gzip, as most web spaces do."""

    packed: dict[str, bytes]
    sent: list[int]

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        data = path.read_bytes()
        if str(path) not in self.packed:
            self.packed[str(path)] = gzip.compress(data, 6)
        small = self.packed[str(path)]
        shrinks = len(small) < 0.95 * len(data)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        if shrinks:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(small if shrinks else data)))
        self.end_headers()
        self.wfile.write(small if shrinks else data)
        self.sent.append(len(small if shrinks else data))


class Standing:
    """A folder, served as any web space serves one; use it as a context manager.

    Attributes:
        url: the address of a folder in it, with a final slash.
        sent: how many bytes were sent for each file so far, where they are counted.
    """

    def __init__(self, root: Path, folder: str, *, packing: bool = False, stuck: str = "") -> None:
        self.sent: list[int] = []
        kind: Any = _Quiet
        if packing:
            kind = type("Handler", (_Packing,), {"packed": {}, "sent": self.sent})
        elif stuck:
            kind = type("Handler", (_Stuck,), {"stuck": stuck})
        self._handler = functools.partial(kind, directory=str(root))
        self._begin(0)
        self.url = f"http://localhost:{self._server.server_port}/{folder}/"

    def __enter__(self) -> "Standing":
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    @contextlib.contextmanager
    def gone(self) -> Iterator[None]:
        """Take the server away, and put it back if it was."""
        self._end()
        yield
        self._begin(self._server.server_port)

    def _begin(self, port: int) -> None:
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", port), self._handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def _end(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(10)
