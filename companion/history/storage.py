"""A storage for TinyDB that never leaves a half-written file.

TinyDB's own storage writes over the file and cuts it afterwards: a kill in between leaves it unreadable. This
one writes a draft, flushes it, and renames it. Other processes are kept out by ``companion.history.home``.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tinydb.storages import Storage

from companion.bounds import STORE, check_length
from companion.errors import Params
from companion.history.disk import DISK, Disk, SharedDisk
from companion.history.errors import (
    Clock,
    Report,
    Reporter,
    StoreUnreadable,
    StoreUnwritable,
    reason_of,
)
from companion.history.files import free_name
from companion.history.sealing import Schema, Tables, seal_data, unseal_data, usable_part
from companion.history.stores import store_id
from companion.history.trouble import is_in_the_way, reading_trouble

_SENTENCES = {
    "partly": ("history-store-partly", "history-store-partly"),
    "restored": ("history-store-restored", "history-barred-restored"),
    "lost": ("history-store-lost", "history-barred-lost"),
}
"""Messages about the fate of a file that was damaged, and of one that could not be read."""


def _count_documents(tables: Tables) -> tuple[int, int]:
    """Count the tables and documents of a database."""
    return len(tables), sum(map(len, tables.values()))


class CacheStorage(Storage):
    """Storage of one database in a JSON file that can be made anew. A damaged file counts as missing."""

    def __init__(self, path: Path, *, disk: Disk = DISK) -> None:
        """Prepare the storage. Nothing is read yet.

        Args:
            path: The file; its folder must exist.
            disk: the disk that keeps it.
        """
        self.path, self._disk = path, disk

    def read(self) -> Tables | None:
        """Read the database, or return None if there is none that can be read."""
        try:
            return unseal_data(self._disk.read(self.path))
        except (OSError, ValueError, RecursionError):
            return None

    def write(self, data: Mapping[str, Any]) -> None:
        """Replace the database by another.

        Raises:
            StoreUnwritable: The disk is full or failed; the file is as before.
        """
        try:
            self._disk.replace(self.path, seal_data(data))
        except OSError as error:
            raise StoreUnwritable(self.path, reason_of(error)) from error


@dataclass(frozen=True, slots=True)
class _Found:
    """Result of reading one file.

    Attributes:
        path: The file.
        tables: The part of it that can be used.
        kept: Where it was moved if it is not sound.
        trouble: The error of reading it, if there was one.
    """

    path: Path
    tables: Tables | None = None
    kept: Path | None = None
    trouble: OSError | None = None

    def make_report(self, damaged: str, barred: str) -> Report:
        """Build the report: ``damaged`` for a file that is not sound, ``barred`` for an unreadable one."""
        params: Params = {"path": str(self.path), "kept": str(self.kept), "store": store_id(self.path)}
        if self.trouble is None:
            return Report(damaged, params)
        return Report(barred, {**params, **reading_trouble(self.trouble)})


class AtomicStorage(Storage):
    """Storage of one database in a JSON file, with the version before it in ``<name>.bak``.

    A file is moved aside as ``<name>.damaged-<time>`` and reported if it is not exactly what was written, if
    it holds something else than the schema says, or if the system does not let it be read, such as a folder
    in its place. Of a sound file everything that is of the schema is carried over into a new one; failing
    that, the version before it is used.

    Reading hands out fresh objects every time, so nothing a caller does to a document can reach the database.
    Safe to use from several threads, one operation at a time; a caller that reads and then writes holds
    ``lock`` around both.

    Attributes:
        path: The file.
        lock: Held during every operation; re-entrant.
    """

    def __init__(
        self,
        path: Path,
        *,
        schema: Schema,
        clock: Clock,
        report: Reporter | None = None,
        disk: Disk = DISK,
    ) -> None:
        """Prepare the storage. Nothing is read yet.

        Args:
            path: The file; its folder must exist.
            schema: The types of its tables.
            clock: Tells the time that the name of a damaged file carries.
            report: Told of files that were set aside.
            disk: the disk that keeps the file.
        """
        self.path = path
        self.lock = threading.RLock()
        self._schema = schema
        self._report: Reporter = report or (lambda _: None)
        self._clock, self._disk = clock, disk
        self._shared = disk if isinstance(disk, SharedDisk) else None
        self._blob: bytes | None = None
        self._loaded = False

    @contextlib.contextmanager
    def hold(self) -> Iterator[None]:
        """Lock the storage for reading and then writing, against other threads and processes that share it.

        Raises:
            StoreUnwritable: The disk cannot be reached.
        """
        with self.lock:
            if self._shared is None:
                yield
                return
            try:
                with self._shared.lock_file(self.path):
                    yield
            except OSError as error:
                raise StoreUnwritable(self.path, reason_of(error)) from error

    def read(self) -> Tables | None:
        """Read the database, or return None if there is none yet.

        Raises:
            StoreUnreadable: The disk cannot be reached, or an unreadable file cannot be moved aside.
        """
        with self.lock:
            if not self._loaded or self._shared is not None:
                return self._first_read()
            return None if self._blob is None else unseal_data(self._blob)

    def check(self) -> None:
        """Read the file and the version before it now, to set aside and report damage to either.

        Raises:
            StoreUnreadable: The disk cannot be reached, or an unreadable file cannot be moved aside.
        """
        with self.lock:
            if not self._loaded:
                self._first_read()
            try:
                found = self._examine_file(self.previous)
                if found.kept is not None:
                    self._report_copy(found)
                    self._keep_previous()
            except OSError as error:
                raise StoreUnreadable(self.previous, error) from error

    def write(self, data: Mapping[str, Any]) -> None:
        """Replace the database by another.

        Raises:
            TypeError: Something in it has no JSON form; the file is as before.
            StoreUnwritable: The disk is full or failed; the file is as before.
        """
        blob = seal_data(data)
        with self.lock:
            try:
                check_length(blob, STORE)
                self._keep_previous()
                self._disk.replace(self.path, blob)
            except OSError as error:
                raise StoreUnwritable(self.path, reason_of(error)) from error
            self._blob, self._loaded = blob, True

    @property
    def previous(self) -> Path:
        """Path of the version before the last write."""
        return self.path.with_name(f"{self.path.name}.bak")

    def _first_read(self) -> Tables | None:
        try:
            tables = self._load_file()
        except OSError as error:
            raise StoreUnreadable(self.path, error) from error
        self._blob, self._loaded = None if tables is None else seal_data(tables), True
        return tables

    def _load_file(self) -> Tables | None:
        """Load the file, or its replacement if it is not sound. Return None if there is neither."""
        found = self._examine_file(self.path)
        if found.kept is None and found.tables is not None:
            return found.tables
        tables, way = found.tables, "partly"
        if tables is None:
            previous = self._examine_file(self.previous)
            if previous.kept is not None:
                self._report_copy(previous)
            tables, way = previous.tables, "restored"
        if tables is None:
            way = "lost"
        else:
            with contextlib.suppress(OSError):  # what was read is used all the same
                self._disk.replace(self.path, seal_data(tables))
        self._report_repair(found, way)
        return tables

    def _examine_file(self, path: Path) -> _Found:
        """Read the usable part of a file, and move the file aside if it is not sound or cannot be read."""
        trouble, part = None, Tables()
        try:
            blob = self._disk.read(path)
        except FileNotFoundError:
            return _Found(path)
        except OSError as error:
            if not is_in_the_way(error):
                raise
            trouble = error
        else:
            with contextlib.suppress(ValueError, RecursionError):
                tables = unseal_data(blob)
                part = usable_part(tables, self._schema)
                if _count_documents(part) == _count_documents(tables):
                    return _Found(path, tables)
        kept = free_name(path, "damaged", self._clock(), self._disk.exists)
        self._disk.rename(path, kept)
        return _Found(path, part if any(part.values()) else None, kept, trouble)

    def _report_repair(self, found: _Found, outcome: str) -> None:
        """Report the new place of a damaged file, or that a missing one was restored."""
        if found.kept is not None:
            self._report(found.make_report(*_SENTENCES[outcome]))
        elif outcome == "restored":
            params: Params = {"path": str(self.path), "store": store_id(self.path)}
            self._report(Report("history-store-missing", params))

    def _report_copy(self, found: _Found) -> None:
        self._report(found.make_report("history-copy-damaged", "history-barred-copy"))

    def _keep_previous(self) -> None:
        """Give the present version a second name, so that replacing it does not remove it.

        A shared disk is a database. It keeps its files whole by itself.
        """
        if self._shared is None and self._disk.exists(self.path):
            self._disk.copy(self.path, self.previous)
