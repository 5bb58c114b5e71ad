"""Who holds which seat of which table, and whose browsers are the host's. Only fingerprints are kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from tinydb import TinyDB

from companion.engine.record import SeatNumber
from companion.history.disk import DISK, Disk
from companion.history.errors import Clock, Reporter
from companion.history.storage import AtomicStorage
from companion.hosting.errors import SeatTaken
from companion.hosting.keys import among, same

MOST_TABLES = 1000
"""Tables whose seating is remembered; beyond it the finished one of longest ago is forgotten."""

MOST_HOSTS = 32
"""Browsers that are the host's at once; beyond it the one let in first is not any more."""

SEATED, HOSTS = "seated", "hosts"

Fingerprint = Annotated[str, Meta(pattern=r"^[0-9a-f]{40}$")]
"""A fingerprint of a key: see `companion.hosting.keys.fingerprint`."""


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at one table.

    Attributes:
        table: its id.
        at: when that changed last, in milliseconds since 1970.
        seats: the fingerprint of the key that holds each seat; free seats are left out.
    """

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    at: Annotated[int, Meta(ge=0)]
    seats: dict[SeatNumber, Fingerprint]


class HostFingerprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that is the host's.

    Attributes:
        fingerprint: the fingerprint of its key.
    """

    fingerprint: Fingerprint = msgspec.field(name="mark")


class Seating:
    """The seats of all tables. On the disk before anybody is told. Safe to use from several threads.

    Looked at for every tap, so all of it is in memory.
    """

    def __init__(
        self,
        path: Path,
        *,
        clock: Clock,
        report: Reporter | None = None,
        disk: Disk = DISK,
        spared: Callable[[], Collection[str]] = tuple,
    ) -> None:
        """Read who sat where.

        Args:
            path: the file, such as ``home.store / "seats.json"``.
            clock: milliseconds since 1970.
            report: told when a damaged file was moved aside.
            disk: what the file is kept on.
            spared: the open tables, whose seating is never forgotten to make room.

        Raises:
            StoreUnreadable: the system does not let the file be read.
        """
        self._clock, self._spared = clock, spared
        schema = {SEATED: Seated, HOSTS: HostFingerprint}
        self._storage = AtomicStorage(path, schema=schema, clock=clock, report=report, disk=disk)
        self._tables, self._hosts = self._load()

    def check(self) -> None:
        """See `AtomicStorage.check`."""
        self._storage.check()

    # who sits where

    def holder(self, table_id: str, seat: int) -> str:
        """The fingerprint of the key that holds a seat; empty where nobody does."""
        seated = self._tables.get(table_id)
        return seated.seats.get(seat, "") if seated else ""

    def held_seats(self, table_id: str, fingerprint: str) -> frozenset[int]:
        """The seats of a table that a key holds, by its fingerprint."""
        seated = self._tables.get(table_id)
        if seated is None:
            return frozenset()
        return frozenset([seat for seat, holder in seated.seats.items() if same(holder, fingerprint)])

    def taken_seats(self, table_id: str) -> frozenset[int]:
        """The seats of a table that somebody holds."""
        seated = self._tables.get(table_id)
        return frozenset(seated.seats) if seated else frozenset()

    # sitting down and getting up

    def sit(self, table_id: str, seats: Iterable[int], fingerprint: str) -> None:
        """Let a key hold free seats as well.

        Raises:
            SeatTaken: another key holds one of them; nothing has changed.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.lock:
            wanted = tuple(seats)
            for seat in wanted:
                holder = self.holder(table_id, seat)
                if holder and not same(holder, fingerprint):
                    raise SeatTaken(seat)
            self._move(table_id, dict.fromkeys(wanted, fingerprint))

    def give(self, table_id: str, seats: Iterable[int], fingerprint: str) -> None:
        """Let a key hold seats, whoever held them before.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        self._move(table_id, dict.fromkeys(seats, fingerprint))

    def free(self, table_id: str, seats: Iterable[int]) -> None:
        """Let nobody hold seats.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        self._move(table_id, dict.fromkeys(seats, ""))

    def move(self, table_id: str, moved: Mapping[int, int]) -> None:
        """Let everybody who holds a seat hold another; who is not named holds none any more.

        Args:
            table_id: the table.
            moved: the seat after, by the seat before.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.lock:
            before = self._tables.get(table_id)
            seats = before.seats if before else {}
            after = {moved[seat]: fingerprint for seat, fingerprint in seats.items() if seat in moved}
            self._move(table_id, dict.fromkeys(seats, "") | after)

    def forget(self, table_id: str) -> Callable[[], None]:
        """Forget a table, because it was deleted.

        Returns:
            Seats everybody again, should it be put back; raises ``StoreUnwritable`` likewise.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.lock:
            seated = self._tables.get(table_id)
            if seated is not None:
                kept = {name: each for name, each in self._tables.items() if name != table_id}
                self._save(kept, self._hosts)

        def seat_again() -> None:
            with self._storage.lock:
                if seated is not None:
                    self._save({**self._tables, table_id: seated}, self._hosts)

        return seat_again

    # the host's browsers

    def hosts(self, fingerprint: str) -> bool:
        """Whether a fingerprint is one of a browser of the host's."""
        return among(fingerprint, self._hosts)

    def welcome_host(self, fingerprint: str) -> None:
        """Let a browser be the host's as well.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.lock:
            if not self.hosts(fingerprint):
                self._save(self._tables, (*self._hosts, fingerprint)[-MOST_HOSTS:])

    def revoke_hosts(self) -> None:
        """Let no browser be the host's any more.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.lock:
            if self._hosts:
                self._save(self._tables, ())

    # on the disk

    def _move(self, table_id: str, changes: Mapping[int, str]) -> None:
        """Let fingerprints hold seats; an empty one lets nobody."""
        with self._storage.lock:
            before = self._tables.get(table_id)
            seats = dict(before.seats) if before else {}
            seats.update(changes)
            seats = {seat: seats[seat] for seat in sorted(seats) if seats[seat]}
            if seats == (before.seats if before else {}):
                return
            tables = {name: each for name, each in self._tables.items() if name != table_id}
            if seats:
                tables[table_id] = Seated(table_id, self._clock(), seats)
            self._save(self._bounded(tables), self._hosts)

    def _bounded(self, tables: dict[str, Seated]) -> dict[str, Seated]:
        """The tables in the order of their last change, without those there is no room for."""
        spare = len(tables) - MOST_TABLES
        if spare <= 0:
            return tables
        kept = set(self._spared())
        old = [name for name in sorted(tables, key=lambda name: tables[name].at) if name not in kept]
        dropped = set(old[:spare])
        return {name: each for name, each in tables.items() if name not in dropped}

    def _save(self, tables: dict[str, Seated], hosts: tuple[str, ...]) -> None:
        seated = {
            str(i): msgspec.to_builtins(each, str_keys=True) for i, each in enumerate(tables.values(), 1)
        }
        documents = {str(i): {"mark": fingerprint} for i, fingerprint in enumerate(hosts, 1)}
        self._storage.write({SEATED: seated, HOSTS: documents})
        self._tables, self._hosts = tables, hosts

    def _load(self) -> tuple[dict[str, Seated], tuple[str, ...]]:
        database = TinyDB(storage=lambda: self._storage)
        with self._storage.lock:
            seated = [_read(document, Seated) for document in database.table(SEATED).all()]
            hosts = [_read(document, HostFingerprint) for document in database.table(HOSTS).all()]
        return {each.table: each for each in seated}, tuple(host.fingerprint for host in hosts)


def _read(document: Mapping[str, Any], expected: Any) -> Any:
    return msgspec.convert(dict(document), expected, str_keys=True)
