"""A real PostgreSQL, made for the tests and thrown away after them. It keeps its promises: fsync is on."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from tests.patience import patient

ROOT = Path(__file__).parents[2]

SETTINGS = {
    "fsync": "on",
    "listen_addresses": "127.0.0.1",
    "max_connections": "120",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


class Missing(Exception):
    """There is no PostgreSQL on this machine, and none can be installed."""


def programs() -> Path:
    """Return the folder of PostgreSQL's programs.

    Raises:
        Missing: There is none.
    """
    try:
        found = subprocess.run([ROOT / ".ci" / "postgres"], capture_output=True, text=True)
    except OSError as error:
        raise Missing(str(error)) from error
    if found.returncode:
        raise Missing(found.stderr.strip())
    return Path(found.stdout.strip())


def free_port() -> int:
    """Return a port of this machine that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def _nobody_special() -> dict[str, Any]:
    """Tell whom the server runs as: it refuses to be root."""
    if os.name != "posix" or os.geteuid() != 0:
        return {}
    import pwd

    names = {each.pw_name for each in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """A server with a folder of its own, on a port of this machine."""

    def __init__(self, folder: Path | None = None, port: int | None = None) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="companion-pg-"))
        self.port = port or free_port()
        self._bin, self._as = programs(), _nobody_special()
        self._server: subprocess.Popen[bytes] | None = None
        if self._as:
            os.chown(self.folder, self._as["user"], self._as["group"])

    @property
    def address(self) -> str:
        """Where its database is."""
        return f"postgresql://companion@127.0.0.1:{self.port}/postgres"

    @property
    def data(self) -> Path:
        """Where it keeps what it knows."""
        return self.folder / "data"

    def make(self) -> None:
        """Make it, empty."""
        how = ("-A", "trust", "-U", "companion", "-E", "UTF8", "--no-locale")
        self.run("initdb", *how, "--no-sync", "-D", self.data)  # there is no power cut

    def run(self, program: str, *args: str | Path) -> None:
        """Run one of PostgreSQL's programs to its end."""
        done = subprocess.run(
            [self._bin / program, *args], capture_output=True, text=True, cwd=self.folder, **self._as
        )
        assert done.returncode == 0, done.stderr

    def start(self, **settings: str) -> None:
        """Start it, and wait until it answers."""
        said = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self.folder)} | settings
        options = [f"--{name}={value}" for name, value in said.items()]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._bin / "postgres", "-D", self.data, *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as,
            )
        until = time.monotonic() + 30
        while True:
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.address, connect_timeout=2).close()
                return
            assert self._server.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.02)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: at once but in order, or with SIGQUIT as it would be by a crash."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(patient(30))
            self._server = None

    def crash(self) -> None:
        """Stop it as a fault would, in the middle of everything, and start it again."""
        self.stop(signal.SIGQUIT)
        self.start()

    def database(self, name: str) -> str:
        """Make another database in it, empty. Says where it is."""
        self.ask(f"create database {name}")
        return self.address.rpartition("/")[0] + f"/{name}"

    def ask(self, statement: str, *params: object) -> list[tuple[Any, ...]]:
        """Return the rows of a statement, by a connection of its own."""
        with psycopg.connect(self.address, autocommit=True) as line:
            done = line.execute(statement.encode(), params)
            return done.fetchall() if done.description else []

    def close(self) -> None:
        """Stop it and throw it away."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def running() -> Iterator[Cluster]:
    """Provide a cluster of one's own."""
    cluster = Cluster()
    try:
        cluster.make()
        cluster.start()
        yield cluster
    finally:
        cluster.close()
