"""A storage for TinyDB that never leaves a half-written file.

TinyDB's own storage writes over the file and cuts it afterwards: a kill in between leaves it unreadable. This
one writes a draft, flushes it, and renames it. Other processes are kept out by ``companion.history.home``.
"""

from __future__ import annotations

import contextlib
import os
import threading
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from tinydb.storages import Storage

from companion.history.errors import (
    Clock,
    Report,
    Reporter,
    StoreUnreadable,
    StoreUnwritable,
    reason_of,
)
from companion.history.files import free_name, replace_file

Tables = dict[str, dict[str, dict[str, Any]]]
"""What TinyDB keeps: table name, document number as text, document."""

_HEAD = b'{"checksum":"%08x","data":'
_HEAD_LENGTH = len(_HEAD % 0)


def seal_data(data: Mapping[str, Any]) -> bytes:
    """Encode a database as one JSON object that carries the checksum of its data.

    Args:
        data: What TinyDB keeps.

    Returns:
        ``{"checksum":"<crc32>","data":{...}}``.

    Raises:
        TypeError: Something in it has no JSON form.
    """
    body = msgspec.json.encode(data)
    return _HEAD % zlib.crc32(body) + body + b"}\n"


def open_data(blob: bytes) -> Tables:
    """Decode what ``seal_data`` made.

    Args:
        blob: A whole file.

    Returns:
        The database.

    Raises:
        ValueError: It is not exactly what was written.
    """
    body = blob[_HEAD_LENGTH:-2]
    if _HEAD % zlib.crc32(body) != blob[:_HEAD_LENGTH] or blob[-2:] != b"}\n":
        raise ValueError("checksum")
    return msgspec.json.decode(body, type=Tables)


class AtomicStorage(Storage):
    """One database in one JSON file, with the version before it in ``<name>.bak``.

    A file that is not exactly what was written is moved aside as ``<name>.damaged-<time>`` and the version
    before it is used; both are reported. Reading hands out fresh objects every time, so nothing a caller
    does to a document can reach the database. Safe to use from several threads, one operation at a time; a
    caller that reads and then writes holds ``lock`` around both.

    Attributes:
        path: The file.
        lock: Held during every operation; re-entrant.
        reports: Everything that was reported, oldest first.
    """

    def __init__(
        self, path: Path, *, clock: Clock, report: Reporter | None = None, fsync: bool = True
    ) -> None:
        """Prepare the storage; nothing is read yet.

        Args:
            path: The file; its folder must exist.
            clock: Tells the time that the name of a damaged file carries.
            report: Told of every report, besides ``reports``.
            fsync: Whether to wait for the disk. Only tests turn it off.
        """
        self.path = path
        self.lock = threading.RLock()
        self.reports: list[Report] = []
        self._clock, self._report, self._fsync = clock, report, fsync
        self._blob: bytes | None = None
        self._loaded = False

    def read(self) -> Tables | None:
        """The database, or nothing if there is none yet.

        Raises:
            StoreUnreadable: The system does not let the file be read, or the damaged one be moved aside.
        """
        with self.lock:
            if not self._loaded:
                try:
                    self._blob, tables = self._load()
                except OSError as error:
                    raise StoreUnreadable(self.path, reason_of(error)) from error
                self._loaded = True
                return tables
            return None if self._blob is None else open_data(self._blob)

    def write(self, data: Mapping[str, Any]) -> None:
        """Replace the database by another.

        Raises:
            TypeError: Something in it has no JSON form; the file is as before.
            StoreUnwritable: The disk is full or failed; the file is as before.
        """
        blob = seal_data(data)
        with self.lock:
            try:
                self._keep_previous()
                replace_file(self.path, blob, fsync=self._fsync)
            except OSError as error:
                raise StoreUnwritable(self.path, reason_of(error)) from error
            self._blob, self._loaded = blob, True

    def set_aside(self) -> Path:
        """Move the file aside although it is readable, because its content is of no use; nothing remains.

        Returns:
            Its new name.

        Raises:
            StoreUnreadable: The system does not let it be moved.
        """
        with self.lock:
            try:
                kept = self._move_aside(self.path)
            except OSError as error:
                raise StoreUnreadable(self.path, reason_of(error)) from error
            self._blob, self._loaded = None, True
            return kept

    @property
    def previous(self) -> Path:
        """Where the version before the last write is kept."""
        return self.path.with_name(f"{self.path.name}.bak")

    def _load(self) -> tuple[bytes | None, Tables | None]:
        """The content of the file, or of the version before it, as it is and decoded."""
        blob, tables, kept = self._examine(self.path)
        if blob is not None:
            return blob, tables
        blob, tables, _ = self._examine(self.previous)
        if blob is not None:
            with contextlib.suppress(OSError):  # reading from the older file goes on working
                replace_file(self.path, blob, fsync=self._fsync)
            self._tell("history-store-restored", kept)
        elif kept is not None:
            self._tell("history-store-lost", kept)
        return blob, tables

    def _examine(self, path: Path) -> tuple[bytes | None, Tables | None, Path | None]:
        """A file's content if it is sound; where it was moved if it is not."""
        try:
            blob = path.read_bytes()
        except FileNotFoundError:
            return None, None, None
        try:
            return blob, open_data(blob), None
        except (ValueError, RecursionError):
            return None, None, self._move_aside(path)

    def _move_aside(self, path: Path) -> Path:
        kept = free_name(path, "damaged", self._clock())
        path.replace(kept)
        return kept

    def _tell(self, message: str, kept: Path | None) -> None:
        told = Report(message, {"path": str(self.path), "kept": str(kept or self.path)})
        self.reports.append(told)
        if self._report is not None:
            self._report(told)

    def _keep_previous(self) -> None:
        """Give the present version a second name, so that replacing it does not remove it."""
        if not self.path.exists():
            return
        link = self.previous.with_name(f"{self.previous.name}.draft")
        link.unlink(missing_ok=True)
        try:
            os.link(self.path, link)
        except OSError:  # a disk without second names
            replace_file(self.previous, self.path.read_bytes(), fsync=self._fsync)
        else:
            link.replace(self.previous)
