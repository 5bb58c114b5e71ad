"""Connections to PostgreSQL. No other module knows the driver."""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from companion.history.errors import StoreAddressRefused, StoreAway, StoreUnreached

Row = tuple[Any, ...]
Work = psycopg.Connection[Row]
"""Connection on which statements are sent."""

T = TypeVar("T")

PATIENCE = 1.0
"""Seconds until something that was asked of the database is given up."""

STARTING = 30.0
"""Seconds that a start waits for the database, and for another worker that changes the tables."""

RESPITE = 0.5
"""Seconds for which a database that cannot be reached is not tried again."""

MOST_LINES = 8
"""Connections of one process, besides those that hear hints and send them."""

CONFIRM = "select pg_logical_emit_message(true, 'companion', '')"
"""A commit that changes nothing, and is only done once all before it is safe, on a standby as well."""

_CHECK_LINE = "set client_connection_check_interval = '1s'"
"""Makes a server stop waiting for a lock once the client's connection was cut."""

LOST = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)
"""Errors of a database that is away, restarts, or has become a standby."""

_DEFAULTS = {"connect_timeout": 2, "keepalives_idle": 5, "keepalives_interval": 1, "keepalives_count": 3}


class Database:
    """Connections to one database. Safe to use from several threads.

    A request is given up after ``patience`` seconds, for whichever reason it waits: an answer, a lock, a
    standby. The connection is cut then, and the request does not count as done.
    """

    def __init__(self, address: str, *, patience: float | None = None) -> None:
        """Parse the address without connecting yet.

        Args:
            address: The database's address, as PostgreSQL writes it: ``postgresql://...``.
            patience: Seconds until a request is given up; by default ``PATIENCE``.

        Raises:
            StoreAddressRefused: It is no such address.
        """
        try:
            self._options: dict[str, Any] = _DEFAULTS | conninfo_to_dict(address)
        except psycopg.ProgrammingError as error:
            raise StoreAddressRefused() from error
        self.patience = PATIENCE if patience is None else patience
        self._lock = threading.Lock()
        self._room = threading.BoundedSemaphore(MOST_LINES)
        self._idle: list[Work] = []
        self._busy: dict[Work, float] = {}
        self._away_until = 0.0
        self._closed = threading.Event()
        self._guard: threading.Thread | None = None

    def __str__(self) -> str:
        """Format the database's place, without the secrets of its address."""
        options = self._options
        return f"{options.get('host', 'localhost')}/{options.get('dbname', options.get('user', ''))}"

    def reach(self, patience: float) -> None:
        """Connect for the first time. Retries until `patience` is over, since the database may be starting.

        Raises:
            StoreUnreached: It cannot be reached.
        """
        until = time.monotonic() + patience
        while True:
            try:
                self._return_connection(self._open_connection(insist=True))
                return
            except LOST as error:
                if time.monotonic() >= until:
                    raise StoreUnreached(str(self), _refusal_reason(error)) from error
                self._closed.wait(min(RESPITE, patience))

    def select(self, statement: str, *params: object) -> list[Row]:
        """Fetch the rows of a statement that may be sent twice.

        Raises:
            StoreAway: The database cannot be reached.
        """
        return self._run_with_retry(lambda line: line.execute(statement, params).fetchall())

    def change(self, statement: str, *params: object) -> int:
        """Send a statement that may be done twice, and count the rows it changed.

        Raises:
            StoreAway: The database cannot be reached; perhaps it was done.
        """
        return self._run_with_retry(lambda line: line.execute(statement, params).rowcount)

    def once(self, change: tuple[str, Row], ours: tuple[str, Row]) -> bool:
        """Send a statement that is done once at most. Returns True if this call did it.

        If the answer is lost, the statement is sent again. If it turns out to have been done before, True is
        returned only after a further commit, since a visible row may not be on a standby yet.

        Args:
            change: The statement and its parameters; it changes no row if it cannot or need not be done.
            ours: A statement that finds a row if this very call had done it.

        Raises:
            StoreAway: The database cannot be reached; perhaps it was done.
        """

        def change_row(line: Work) -> bool:
            return line.execute(*change).rowcount > 0

        def send_again(line: Work) -> bool:
            if change_row(line):
                return True
            if line.execute(*ours).fetchone() is None:
                return False
            line.execute(CONFIRM)
            return True

        return self._run_with_retry(change_row, send_again)

    def transact(
        self,
        act: Callable[[Work], T],
        done: Callable[[Work], T | None] = lambda _: None,
        patience: float | None = None,
    ) -> T:
        """Run several statements in one transaction.

        Args:
            act: Sends statements; if it raises, all of them are rolled back.
            done: Called if the answer to the commit was lost; returns the result of ``act`` if it had
                been done, else None.
            patience: Seconds until it is given up, if not the usual ones.

        Raises:
            StoreAway: The database cannot be reached; perhaps it was done.
        """

        def attempt(line: Work) -> T:
            with line.transaction():
                return act(line)

        def confirm_or_retry(line: Work) -> T:
            found = done(line)
            if found is None:
                return attempt(line)
            line.execute(CONFIRM)
            return found

        return self._run_with_retry(attempt, confirm_or_retry, patience)

    @contextlib.contextmanager
    def hold(self) -> Iterator[Work]:
        """Open a transaction for several statements that depend on each other. Never retried.

        Raises:
            StoreAway: The database cannot be reached; perhaps it was done.
        """
        try:
            with self._lend_connection(time.monotonic() + self.patience) as line, line.transaction():
                yield line
        except LOST as error:
            self._drop_idle()
            raise StoreAway() from error

    def listen(self, channel: str, on_hint: Callable[[str], None], idle: Callable[[bool], None]) -> None:
        """Receive hints until the database is closed. Pauses if the database cannot be reached.

        Args:
            channel: The name they are sent under.
            on_hint: Called with the text of each hint.
            idle: Called several times a second; True is passed if hints may have been missed before.
        """
        while not self._closed.is_set():
            with contextlib.suppress(*LOST, StoreAway), self._open_connection() as line:
                line.execute(f"listen {channel}".encode())
                idle(True)
                while not self._closed.is_set():
                    for hint in line.notifies(timeout=0.2, stop_after=100):
                        on_hint(hint.payload)
                    idle(False)
            self._closed.wait(RESPITE)

    def close(self) -> None:
        """Close every connection. May be called twice."""
        self._closed.set()
        self._drop_idle()

    def _run_with_retry(
        self,
        act: Callable[[Work], T],
        retry: Callable[[Work], T] | None = None,
        patience: float | None = None,
    ) -> T:
        """Run an action, and retry it on another connection if one was lost, until patience is over."""
        until, lost = time.monotonic() + (patience or self.patience), False
        while True:
            try:
                with self._lend_connection(until, insist=lost) as line:
                    return (retry or act)(line) if lost else act(line)
            except LOST as error:
                self._drop_idle()
                lost = True
                if time.monotonic() >= until:
                    raise StoreAway() from error
                self._closed.wait(0.02)

    @contextlib.contextmanager
    def _lend_connection(self, until: float, *, insist: bool = False) -> Iterator[Work]:
        """Lend a connection. It is cut when its use takes too long.

        Args:
            until: The moment when it is cut.
            insist: True to try although the database could not be reached a moment ago: the call that
                found it away goes on trying, and all others fail at once.
        """
        if not self._room.acquire(timeout=max(0.0, until - time.monotonic())):
            raise StoreAway()
        try:
            with self._lock:
                line = self._idle.pop() if self._idle else None
            line = line or self._open_connection(insist=insist)
            self._watch_connection(line, until)
            try:
                yield line
            finally:
                self._return_connection(line)
        finally:
            self._room.release()

    def _return_connection(self, line: Work) -> None:
        """Return a connection to the pool, or close it if it is broken."""
        sound = not line.closed and line.info.transaction_status is TransactionStatus.IDLE
        with self._lock:
            self._busy.pop(line, None)
            if sound and not self._closed.is_set():
                self._idle.append(line)
                return
        line.close()

    def _open_connection(self, *, insist: bool = False) -> Work:
        if self._closed.is_set() or (not insist and time.monotonic() < self._away_until):
            raise StoreAway()
        try:
            line = psycopg.connect(autocommit=True, **self._options)
        except LOST:
            self._away_until = time.monotonic() + RESPITE
            raise
        with contextlib.suppress(psycopg.errors.InvalidParameterValue, psycopg.errors.UndefinedObject):
            line.execute(_CHECK_LINE)  # some systems cannot
        return line

    def _drop_idle(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for line in idle:
            line.close()

    # patience

    def _watch_connection(self, line: Work, until: float) -> None:
        with self._lock:
            self._busy[line] = until
            if self._guard is None:
                self._guard = threading.Thread(target=self._cut_late, name="store-patience", daemon=True)
                self._guard.start()

    def _cut_late(self) -> None:
        """Cut connections that take too long, so that waiting threads fail at once."""
        while not self._closed.wait(self.patience / 10):
            now = time.monotonic()
            with self._lock:
                for line, until in self._busy.items():
                    if until < now:
                        _cut_connection(line)


def _refusal_reason(error: Exception) -> str:
    """Extract the reason for a refused connection from its error. Contains no password."""
    said = [line.strip() for line in str(error).splitlines() if line.strip()]
    return next((line for line in said if "FATAL" in line), said[0] if said else type(error).__name__)


def _cut_connection(line: Work) -> None:
    with contextlib.suppress(OSError, psycopg.Error):
        door = socket.socket(fileno=os.dup(line.fileno()))
        with door:
            door.shutdown(socket.SHUT_RDWR)
