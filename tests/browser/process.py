"""The app in a process of its own, which can be killed as by a power cut, and started again where it was."""

import os
import secrets
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.engine.game import Game
from companion.history.journal_format import read_lines
from companion.hosting.loading import table_from
from companion.hosting.timeline import AnyTable
from tests.patience import patient

PROGRAM = """if True:
    import sys
    from pathlib import Path
    from companion.hosting.open_home import OpenHome
    from views.entry import server
    from views.entry.app import address_at_socket
    from views.entry.main import make_main

    with OpenHome.open(Path(sys.argv[1])) as house, server.open_socket("127.0.0.1", int(sys.argv[2])) as door:
        main = make_main(house, address_at_socket(door))
        app = server.build_guarded_app(main, {"lan.test"}, lines_per_address=64)
        server.serve_at_socket(door, app, lambda: print("ready", flush=True))
"""


def free_port() -> int:
    """Return a port that a process may be told to listen at.

    None that systems give to outgoing connections.
    """
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Process:
    """The host's machine: its home folder, its address, and the process that serves it while it runs."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.port = free_port()
        self._running: subprocess.Popen[str] | None = None

    def start(self) -> "Process":
        """Serve, and wait until pages can be opened."""
        arguments = [sys.executable, "-c", PROGRAM, str(self._home), str(self.port)]
        self._running = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        assert self._running.stdout
        assert self._running.stdout.readline() == "ready\n"
        return self

    def kill(self) -> None:
        """End without a chance to put anything in order: kill -9."""
        if self._running:
            os.kill(self._running.pid, signal.SIGKILL)
            self._running.wait(patient(10))
            self._running = None

    def host_url(self, path: str = "") -> str:
        """Return a page as the host's own browser opens it."""
        return f"http://127.0.0.1:{self.port}/{path}"

    def url(self, path: str = "") -> str:
        """Return a page as somebody's phone opens it."""
        return f"http://lan.test:{self.port}/{path}"

    def tables(self) -> "tuple[OnDisk, ...]":
        """Return the tables that are open, as they lie on the disk."""
        return tuple(OnDisk(path) for path in sorted((self._home / "tables").glob("*.journal")))


@dataclass(frozen=True)
class OnDisk:
    """A table as its journal has it at this very moment, whoever holds it.

    Attributes:
        path: the journal.
    """

    path: Path

    @property
    def table(self) -> AnyTable:
        """What was acknowledged so far."""
        return table_from(read_lines(self.path.read_bytes()).payloads)

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game that is played."""
        return self.table.game

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names, by seat."""
        return tuple(seat.name for seat in self.table.header.setup.seats)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.header.id

    @property
    def over(self) -> bool:
        """True if the game has come to its end."""
        return not self.game.actors(self.table.position)
