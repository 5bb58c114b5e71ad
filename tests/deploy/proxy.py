"""The real HAProxy with the configuration as it is shipped, before whatever listens."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import TracebackType

import pytest
from filelock import FileLock

from tests.patience import patient

ROOT = Path(__file__).parents[2]
CONFIGURATION = ROOT / "deploy" / "haproxy.cfg"
PATIENCE = patient(20.0)
_PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))


@cache
def haproxy() -> str:
    """Return the path of HAProxy.

    Whoever asks is skipped if there is none, and none can be installed unasked.
    """
    named = os.environ.get("HAPROXY") or shutil.which("haproxy", path=_PLACES)
    if named is None and os.environ.get("CI"):
        with FileLock(Path(tempfile.gettempdir()) / "companion-haproxy.lock"):
            found = subprocess.run([ROOT / ".ci" / "haproxy"], capture_output=True, text=True, check=False)
        named = found.stdout.strip() or None
    if named is None:
        pytest.skip("there is no HAProxy; .ci/haproxy installs it")
    return named


def free_port() -> int:
    """Return a port of this machine that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Proxy:
    """HAProxy before up to three workers; use it as a context manager.

    Attributes:
        port: where browsers come in.
    """

    def __init__(self, workers: Sequence[int], port: int = 0) -> None:
        self.port = port or free_port()
        places = [f"127.0.0.1:{worker}" for worker in workers]
        self._environment = os.environ | {
            "COMPANION_BIND": f"127.0.0.1:{self.port}",
            **{f"WORKER_{number}": place for number, place in enumerate(places, 1)},
        }

    def __enter__(self) -> "Proxy":
        self._running = subprocess.Popen(
            [haproxy(), "-db", "-f", CONFIGURATION], env=self._environment, stdout=subprocess.DEVNULL
        )
        until(lambda: self._running.poll() is not None or _answers(self.port))
        assert self._running.poll() is None, "HAProxy has ended"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._running.kill()
        self._running.wait(patient(10))


def until(so: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait until something is so.

    Raises:
        AssertionError: it never was.
    """
    end = time.monotonic() + patience
    while not so():
        assert time.monotonic() < end, "it never was so"
        time.sleep(0.02)


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
