"""A folder in a web space: a plain server of files, which can be taken away."""

import functools
import http.server
import os
import threading
from pathlib import Path
from subprocess import CalledProcessError

import pytest
from filelock import FileLock

from views.site.build import build

FOLDER = "games/companion"
"""Where in a web space the site lies."""

WHEELS = Path(__file__).resolve().parents[2] / "build" / "wheels"


def web_space(temp: pytest.TempPathFactory) -> Path:
    """A web space with the site in one of its folders, made as `make site` does, once for a whole run."""
    base = temp.getbasetemp()
    root = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "space"
    with FileLock(f"{root}.lock"):
        try:
            if not root.exists():
                build(root / FOLDER, WHEELS)
        except CalledProcessError as error:  # without the packages nothing is proved about them
            pytest.skip(f"the packages of the site cannot be fetched here: {error}")
    return root


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Standing:
    """A folder, served as any web space serves one; use it as a context manager.

    Attributes:
        url: the address of a folder in it, with a final slash.
    """

    def __init__(self, root: Path, folder: str) -> None:
        handler = functools.partial(_Quiet, directory=str(root))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://localhost:{self._server.server_port}/{folder}/"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> "Standing":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(10)
