"""Seats of a home's tables, and the host's browsers, as rows that workers share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from companion.history.errors import StoreAway
from companion.postgres.database import Work
from companion.postgres.home_rows import HomeRows

FRESH = 5.0
"""Seconds for which what was read is believed, unless a hint says otherwise."""

HOSTS = "/hosts"
"""The hint that the host's browsers have changed."""

_SEATS = "select seats from companion.seated where home = %s and board = %s"

_PUT = """
    insert into companion.seated (home, board, at, seats) values (%s, %s, %s, %s)
        on conflict (home, board) do update set at = excluded.at, seats = excluded.seats
"""

_REVISE = "update companion.board set revision = revision + 1 where home = %s and id = %s"
"""Makes the next write of a host with outdated seats fail as overtaken."""

_LOCK = "select from companion.home where id = %s for update"

_BROWSERS = "select fingerprint from companion.host where home = %s order by number"


class SeatRows:
    """See ``SharedSeats``. Safe to use from several threads."""

    def __init__(self, rows: HomeRows) -> None:
        """Begin with an empty cache."""
        self._rows = rows
        self._seats: dict[str, tuple[float, Mapping[int, str]]] = {}
        self._hosts: tuple[float, Sequence[str]] | None = None

    def seats(self, table_id: str) -> Mapping[int, str]:
        """Look up the fingerprint that holds each seat of a table.

        Uses the cache, however old, on an event loop, since it must not wait, and while the database is away.

        Raises:
            StoreAway: It was never heard.
        """
        kept = self._seats.get(table_id)
        if kept is not None and (kept[0] > time.monotonic() or on_a_loop()):
            return kept[1]
        try:
            found = self._rows.select(_SEATS, self._rows.home, table_id)
        except StoreAway:
            if kept is None:
                raise
            return kept[1]
        return self._keep(table_id, _read(found[0][0]) if found else {})

    def change_seats(
        self, table_id: str, at: int, act: Callable[[Mapping[int, str]], Mapping[int, str]]
    ) -> None:
        """Replace a table's seats by the result of a function, in one step. See ``SharedSeats.change_seats``.

        Raises:
            StoreAway: The database cannot be reached.
        """

        def change(work: Work) -> Mapping[int, str]:
            key = self._rows.home, table_id
            work.execute("select pg_advisory_xact_lock(%s, hashtext(%s))", key)
            found = work.execute(_SEATS, key).fetchone()
            before = _read(found[0]) if found else {}
            after = dict(sorted(act(before).items()))
            if after != before:
                if after:
                    work.execute(_PUT, (*key, at, msgspec.json.encode(after).decode()))
                else:
                    work.execute("delete from companion.seated where home = %s and board = %s", key)
                work.execute(_REVISE, key)
            return after

        self._keep(table_id, self._rows.transact(change))
        self._rows.tell(table_id)

    def hosts(self) -> Sequence[str]:
        """List the fingerprints of the host's browsers, the first admitted first.

        Raises:
            StoreAway: The database cannot be reached, and they were never heard.
        """
        kept = self._hosts
        if kept is not None and (kept[0] > time.monotonic() or on_a_loop()):
            return kept[1]
        try:
            found = tuple(row[0] for row in self._rows.select(_BROWSERS, self._rows.home))
        except StoreAway:
            if kept is None:
                raise
            return kept[1]
        self._hosts = time.monotonic() + FRESH, found
        return found

    def change_hosts(self, act: Callable[[Sequence[str]], Sequence[str]]) -> None:
        """Replace the host's browsers by the result of a function, in one step.

        Raises:
            StoreAway: The database cannot be reached.
        """

        def change(work: Work) -> None:
            home = (self._rows.home,)
            work.execute(_LOCK, home)
            before = tuple(row[0] for row in work.execute(_BROWSERS, home).fetchall())
            after = tuple(act(before))
            if after != before:
                work.execute("delete from companion.host where home = %s", home)
                for fingerprint in after:
                    work.execute(
                        "insert into companion.host (home, fingerprint) values (%s, %s)", (*home, fingerprint)
                    )

        self._rows.transact(change)
        self._hosts = None
        self._rows.tell(HOSTS)

    def hear(self, hint: str) -> None:
        """Drop the cache of a table's seats, or of the host's browsers."""
        if hint == HOSTS:
            self._hosts = None
        else:
            self._seats.pop(hint, None)

    def _keep(self, table_id: str, seats: Mapping[int, str]) -> Mapping[int, str]:
        self._seats[table_id] = time.monotonic() + FRESH, seats
        while len(self._seats) > MOST_KNOWN:
            self._seats.pop(next(iter(self._seats)), None)
        return seats


MOST_KNOWN = 4096
"""Tables whose seats are kept in memory."""


def on_a_loop() -> bool:
    """Check that this thread runs an event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def _read(text: str) -> Mapping[int, str]:
    return msgspec.json.decode(text, type=dict[int, str])
