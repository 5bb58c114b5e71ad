"""A table's journal: every accepted entry, on the disk before anybody is told."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import msgspec

from companion.history.errors import (
    Clock,
    DamagedJournal,
    JournalClosed,
    JournalExists,
    JournalMissing,
    JournalUnwritable,
    LineRefused,
    reason_of,
)
from companion.history.files import free_name, replace_file, write_fully
from companion.history.lines import LINE_LIMIT, SEED, Reading, is_line, read_lines, seal


class Journal(Protocol):
    """Lines that only ever grow. The first is the table's header. Safe to use from several threads."""

    def append(self, payload: bytes) -> None:
        """Add a line; when this returns, it is safe.

        Args:
            payload: JSON without line feeds.

        Raises:
            LineRefused: It is no line.
            JournalUnwritable: It could not be kept; the journal is as before.
            JournalClosed: The journal is closed.
        """

    def lines(self) -> tuple[bytes, ...]:
        """All payloads so far, the header first."""

    def set_header(self, header: bytes) -> None:
        """Replace the first line; the others stay. When this returns, it is safe.

        Raises:
            LineRefused: It is no line.
            JournalUnwritable: It could not be kept; the journal is as before.
            JournalClosed: The journal is closed.
        """

    def close(self) -> None:
        """Let go of it. Closing twice is no mistake."""


def _check(payload: bytes) -> bytes:
    if not is_line(payload):
        raise LineRefused(len(payload), LINE_LIMIT)
    return payload


def _sealed(payloads: Iterable[bytes]) -> bytes:
    """A whole journal's bytes."""
    lines, checksum = [], SEED
    for payload in payloads:
        line, checksum = seal(_check(payload), checksum)
        lines.append(line)
    return b"".join(lines)


class MemoryJournal:
    """A journal where there is no disk. Forgotten with the process."""

    def __init__(self, header: bytes, *entries: bytes) -> None:
        """Start with a header and, if the table was carried here, its entries.

        Raises:
            LineRefused: One of them is no line.
        """
        self._lines = [_check(payload) for payload in (header, *entries)]
        self._lock = threading.Lock()
        self._closed = False

    def append(self, payload: bytes) -> None:
        """Add a line. See ``Journal.append``."""
        with self._lock:
            if self._closed:
                raise JournalClosed()
            self._lines.append(_check(payload))

    def lines(self) -> tuple[bytes, ...]:
        """All payloads so far, the header first."""
        with self._lock:
            return tuple(self._lines)

    def set_header(self, header: bytes) -> None:
        """Replace the first line. See ``Journal.set_header``."""
        with self._lock:
            if self._closed:
                raise JournalClosed()
            self._lines[0] = _check(header)

    def close(self) -> None:
        """Let go of it; its lines can still be read."""
        self._closed = True


class Torn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An unfinished last line that was cut off a journal.

    Attributes:
        length: How many bytes it had.
        kept: The file that holds them now, ``<name>.torn-<time>``.
    """

    length: int
    kept: Path


class FileJournal:
    """A journal in a file of its own.

    Attributes:
        path: The file.
        torn: The unfinished last line that was cut off when it was opened, if there was one.
    """

    def __init__(self, path: Path, *, clock: Clock, fsync: bool = True) -> None:
        """Open a journal, cutting off an unfinished last line, whose bytes are kept in a file beside it.

        Args:
            path: The file.
            clock: Tells the time that the name of that file carries.
            fsync: Whether ``append`` waits for the disk. Only tests turn it off.

        Raises:
            JournalMissing: There is no such file.
            DamagedJournal: It is damaged otherwise than by an unfinished last line; it is left as it is.
            JournalUnwritable: The system does not let it be read or written.
        """
        self.path = path
        self._fsync = fsync
        self._lock = threading.Lock()
        self._file: int | None = None
        self._dirty = False
        self.torn: Torn | None = None
        try:
            reading = _trusted(path)
            self._length, self._checksum = reading.length, reading.checksum
            self._file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
            if reading.torn:
                kept = free_name(path, "torn", clock())
                replace_file(kept, reading.torn, fsync=fsync)
                self._take_back(self._file)
                self.torn = Torn(len(reading.torn), kept)
        except OSError as error:
            self.close()
            raise JournalUnwritable(path, reason_of(error)) from error

    @classmethod
    def create(
        cls, path: Path, header: bytes, entries: Iterable[bytes] = (), *, clock: Clock, fsync: bool = True
    ) -> FileJournal:
        """Begin a journal. It is there with all it begins with, or not at all.

        Args:
            path: The file, which must not exist; its folder must.
            header: The first line.
            entries: The lines after it, if the table was carried here.
            clock: As for opening, as is ``fsync``.
            fsync: Whether to wait for the disk.

        Returns:
            The journal, open.

        Raises:
            JournalExists: There is such a file.
            LineRefused: One of them is no line.
            JournalUnwritable: It could not be written.
        """
        data = _sealed((header, *entries))
        if path.exists():
            raise JournalExists(path)
        try:
            replace_file(path, data, fsync=fsync)
        except OSError as error:
            raise JournalUnwritable(path, reason_of(error)) from error
        return cls(path, clock=clock, fsync=fsync)

    def append(self, payload: bytes) -> None:
        """Add a line and wait until the disk has it. See ``Journal.append``.

        Raises:
            LineRefused: It is no line.
            JournalUnwritable: The disk is full or failed; the journal has its old length, and the same line
                may be tried again.
            JournalClosed: It was closed, or something else wrote to the file.
        """
        _check(payload)
        with self._lock:
            if self._file is None:
                raise JournalClosed()
            line, checksum = seal(payload, self._checksum)
            try:
                self._write(self._file, line)
            except OSError as error:
                with contextlib.suppress(OSError):  # if even this fails, the next append begins with it
                    self._take_back(self._file)
                raise JournalUnwritable(self.path, reason_of(error)) from error
            self._length, self._checksum = self._length + len(line), checksum

    def lines(self) -> tuple[bytes, ...]:
        """All payloads, read back from the disk and checked.

        Raises:
            DamagedJournal: The file was damaged since.
            JournalUnwritable: The system does not let it be read.
        """
        with self._lock:
            try:
                return _trusted(self.path).payloads
            except OSError as error:
                raise JournalUnwritable(self.path, reason_of(error)) from error

    def set_header(self, header: bytes) -> None:
        """Replace the first line; at any moment the file is whole. See ``Journal.set_header``.

        Raises:
            DamagedJournal: The file was damaged since.
        """
        _check(header)
        with self._lock:
            if self._file is None:
                raise JournalClosed()
            try:
                if os.fstat(self._file).st_size != self._length:
                    raise JournalClosed()
                _, *entries = _trusted(self.path).payloads
                replace_file(self.path, _sealed((header, *entries)), fsync=self._fsync)
                self._reopen()
            except OSError as error:
                raise JournalUnwritable(self.path, reason_of(error)) from error

    def close(self) -> None:
        """Close the file. Closing twice is no mistake."""
        with self._lock:
            if self._file is not None:
                os.close(self._file)
                self._file = None

    def _reopen(self) -> None:
        """Go on in the file that has taken this one's place."""
        reading = _trusted(self.path)
        file = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        if self._file is not None:
            os.close(self._file)
        self._file, self._dirty = file, False
        self._length, self._checksum = reading.length, reading.checksum

    def _write(self, file: int, line: bytes) -> None:
        if self._dirty:
            self._take_back(file)
        if os.fstat(file).st_size != self._length:
            raise JournalClosed()
        self._dirty = True
        os.lseek(file, self._length, os.SEEK_SET)
        write_fully(file, line)
        if self._fsync:
            os.fsync(file)
        self._dirty = False

    def _take_back(self, file: int) -> None:
        """Cut the file to what was acknowledged."""
        os.ftruncate(file, self._length)
        if self._fsync:
            os.fsync(file)
        self._dirty = False


def read_journal(path: Path) -> tuple[bytes, ...]:
    """Read a journal without changing it: an unfinished last line is left out.

    Args:
        path: The file.

    Returns:
        Its payloads, header first.

    Raises:
        JournalMissing: There is no such file.
        DamagedJournal: It is damaged.
        JournalUnwritable: The system does not let it be read.
    """
    try:
        return _trusted(path).payloads
    except OSError as error:
        raise JournalUnwritable(path, reason_of(error)) from error


def _trusted(path: Path) -> Reading:
    """Read a journal and refuse it if it is damaged."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise JournalMissing(path) from error
    reading = read_lines(data)
    if reading.damage:
        raise DamagedJournal(path, len(reading.payloads) + 1, reading.damage)
    if not reading.payloads:
        raise DamagedJournal(path, 1, "empty")
    return reading
