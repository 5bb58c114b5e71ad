"""Seats and hosts' browsers in one file, of a home that one process holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from tinydb import TinyDB

from companion.engine.record import SeatNumber
from companion.history.disk import Disk
from companion.history.errors import Clock, Reporter
from companion.history.storage import AtomicStorage

MOST_TABLES = 1000
"""Tables whose seating is remembered; beyond it the finished one of longest ago is forgotten."""

SEATED, HOSTS = "seated", "hosts"

Fingerprint = Annotated[str, Meta(pattern=r"^[0-9a-f]{40}$")]
"""A fingerprint of a key: see `companion.hosting.keys.fingerprint`."""


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats of one table, as the file keeps them.

    Attributes:
        table: its id.
        at: when that changed last, in milliseconds since 1970.
        seats: the fingerprint of the key that holds each seat; free seats are left out.
    """

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    at: Annotated[int, Meta(ge=0)]
    seats: dict[SeatNumber, Fingerprint]


class HostFingerprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fingerprint of a browser that is the host's.

    Attributes:
        fingerprint: the fingerprint of its key.
    """

    fingerprint: Fingerprint = msgspec.field(name="mark")


SCHEMA = {SEATED: Seated, HOSTS: HostFingerprint}
"""Schema of the file."""


class SeatFile:
    """Seats of all tables of a home, in memory and on disk. On the disk before any device is told."""

    def __init__(
        self,
        path: Path,
        *,
        clock: Clock,
        report: Reporter | None,
        disk: Disk,
        spared: Callable[[], Collection[str]],
    ) -> None:
        """Read the seats from the file; see `Seating`.

        Raises:
            StoreUnreadable: the system does not let the file be read.
        """
        self._spared = spared
        self._storage = AtomicStorage(path, schema=SCHEMA, clock=clock, report=report, disk=disk)
        self._tables, self._hosts = self._load()

    def check(self) -> None:
        """See `AtomicStorage.check`."""
        self._storage.check()

    def seats(self, table_id: str) -> Mapping[int, str]:
        """Look up the fingerprint that holds each seat of a table."""
        seated = self._tables.get(table_id)
        return seated.seats if seated else {}

    def change_seats(
        self, table_id: str, at: int, act: Callable[[Mapping[int, str]], Mapping[int, str]]
    ) -> None:
        """Replace a table's seats by the result of a function.

        Args:
            table_id: the table.
            at: the moment, in milliseconds since 1970.
            act: makes the new seats from the old ones; if it raises, nothing changes.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.lock:
            before = self.seats(table_id)
            after = dict(sorted(act(before).items()))
            if after == before:
                return
            tables = {name: each for name, each in self._tables.items() if name != table_id}
            if after:
                tables[table_id] = Seated(table_id, at, after)
            self._save(self._drop_oldest(tables), self._hosts)

    def hosts(self) -> Sequence[str]:
        """List the fingerprints of the host's browsers, the first admitted first."""
        return self._hosts

    def change_hosts(self, act: Callable[[Sequence[str]], Sequence[str]]) -> None:
        """Replace the host's browsers by the result of a function.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.lock:
            after = tuple(act(self._hosts))
            if after != self._hosts:
                self._save(self._tables, after)

    def _drop_oldest(self, tables: dict[str, Seated]) -> dict[str, Seated]:
        """Drop the tables changed longest ago until the rest fits. Spared tables always stay."""
        spare = len(tables) - MOST_TABLES
        if spare <= 0:
            return tables
        kept = set(self._spared())
        old = [name for name in sorted(tables, key=lambda name: tables[name].at) if name not in kept]
        dropped = set(old[:spare])
        return {name: each for name, each in tables.items() if name not in dropped}

    def _save(self, tables: dict[str, Seated], hosts: tuple[str, ...]) -> None:
        self._storage.write(seat_documents(tables.values(), hosts))
        self._tables, self._hosts = tables, hosts

    def _load(self) -> tuple[dict[str, Seated], tuple[str, ...]]:
        database = TinyDB(storage=lambda: self._storage)
        with self._storage.lock:
            seated = [_parse_document(document, Seated) for document in database.table(SEATED).all()]
            hosts = [_parse_document(document, HostFingerprint) for document in database.table(HOSTS).all()]
        return {each.table: each for each in seated}, tuple(host.fingerprint for host in hosts)


def seat_documents(tables: Collection[Seated], hosts: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Build the file's documents, as TinyDB keeps them."""
    seated = {str(i): msgspec.to_builtins(each, str_keys=True) for i, each in enumerate(tables, 1)}
    return {SEATED: seated, HOSTS: {str(i): {"mark": each} for i, each in enumerate(hosts, 1)}}


def _parse_document(document: Mapping[str, Any], expected: Any) -> Any:
    return msgspec.convert(dict(document), expected, str_keys=True)
