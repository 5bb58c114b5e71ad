"""A table's journal: every accepted entry, on the disk before anybody is told."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Protocol

import msgspec

from companion.bounds import JOURNAL, TooLarge
from companion.history.disk import DISK, Disk, Growing
from companion.history.errors import (
    Clock,
    DamagedJournal,
    JournalClosed,
    JournalExists,
    JournalMissing,
    JournalUnreadable,
    JournalUnwritable,
    LineRefused,
    reason_of,
)
from companion.history.files import free_name
from companion.history.journal_format import (
    LINE_LIMIT,
    JournalReading,
    is_line,
    journal_bytes,
    read_lines,
    seal_line,
)


class News(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines that others wrote to a journal.

    Attributes:
        lines: The payloads they added, in order; where all is told anew, every payload, the header first.
        anew: Whether what was known is no longer what is there: another header, or other lines.
    """

    lines: tuple[bytes, ...]
    anew: bool = False


class Journal(Protocol):
    """Append-only lines, the table's header first. Safe to use from several threads.

    Several hosts may hold the same journal, where it is of a kind that can be shared. Each writes only after
    what it knows, which is what it began with, wrote itself, or was told by ``news``.
    """

    def append(self, payload: bytes) -> None:
        """Add a line after those that are known. When this returns, it is safe.

        Args:
            payload: JSON without line feeds.

        Raises:
            Overtaken: Others wrote in between; nothing was added, and ``news`` tells their lines.
            LineRefused: It is no line.
            JournalUnwritable: It could not be kept; the journal is as before.
            JournalClosed: The journal is closed.
        """

    def news(self) -> News | None:
        """Fetch the lines that others wrote since the last call, or None. From then on they are known.

        Raises:
            JournalUnwritable: It cannot be read.
            JournalClosed: The journal is closed.
        """

    def lines(self) -> tuple[bytes, ...]:
        """List all payloads that are known, the header first."""

    def set_header(self, header: bytes) -> None:
        """Replace the first line, keeping the others. When this returns, it is safe.

        Raises:
            Overtaken: Others wrote in between; nothing was changed, and ``news`` tells their lines.
            LineRefused: It is no line.
            JournalUnwritable: It could not be kept; the journal is as before.
            JournalClosed: The journal is closed.
        """

    def close(self) -> None:
        """Close the journal. Closing twice is no mistake."""


def check_line(payload: bytes) -> bytes:
    """Check that a payload is a line, and return it.

    Raises:
        LineRefused: It is no line.
    """
    if not is_line(payload):
        raise LineRefused(len(payload), LINE_LIMIT)
    return payload


class Torn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unfinished last line that was cut off a journal.

    Attributes:
        length: Number of its bytes.
        kept: The file that holds them now, ``<name>.torn-<time>``.
    """

    length: int
    kept: Path


class FileJournal:
    """Journal in a file of its own. Nobody else writes to it: one process holds a home.

    Attributes:
        path: The file.
        torn: The unfinished last line that was cut off when it was opened, if there was one.
    """

    def __init__(self, path: Path, *, clock: Clock, disk: Disk = DISK) -> None:
        """Open a journal. An unfinished last line is cut off and kept in a file beside it.

        Args:
            path: The file.
            clock: Tells the time that the name of that file carries.
            disk: the disk that keeps it.

        Raises:
            JournalMissing: There is no such file.
            DamagedJournal: It is damaged otherwise than by an unfinished last line; it is left as it is.
            JournalUnreadable: The system does not let it be opened.
            JournalUnwritable: The torn line cannot be kept.
        """
        self.path = path
        self._disk = disk
        self._lock = threading.Lock()
        self._file: Growing | None = None
        self._dirty = False
        self.torn: Torn | None = None
        try:
            reading = _read_undamaged(path, disk)
            self._length, self._checksum = reading.length, reading.checksum
            self._file = _open_to_grow(path, disk)
            if reading.torn:
                kept = free_name(path, "torn", clock(), disk.exists)
                disk.replace(kept, reading.torn)
                self._cut_unacknowledged(self._file)
                self.torn = Torn(len(reading.torn), kept)
        except OSError as error:
            self.close()
            raise JournalUnwritable(path, reason_of(error)) from error

    @classmethod
    def create(
        cls, path: Path, header: bytes, entries: Iterable[bytes] = (), *, clock: Clock, disk: Disk = DISK
    ) -> FileJournal:
        """Begin a journal. It is there with all it begins with, or not at all.

        Args:
            path: The file. It must not exist; its folder must.
            header: The first line.
            entries: The lines after it, if the table was carried here.
            clock: As for opening, as is ``disk``.
            disk: the disk that keeps it.

        Returns:
            The journal, open.

        Raises:
            JournalExists: There is such a file.
            LineRefused: One of them is no line.
            JournalUnwritable: It could not be written.
        """
        data = journal_bytes(map(check_line, (header, *entries)))
        if disk.exists(path):
            raise JournalExists(path)
        try:
            disk.replace(path, data)
        except OSError as error:
            raise JournalUnwritable(path, reason_of(error)) from error
        return cls(path, clock=clock, disk=disk)

    def append(self, payload: bytes) -> None:
        """Add a line and wait until the disk has it. See ``Journal.append``.

        Raises:
            LineRefused: It is no line.
            JournalUnwritable: The disk is full or failed; the journal has its old length, and the same line
                may be tried again.
            JournalClosed: It was closed, or something else wrote to the file.
        """
        check_line(payload)
        with self._lock:
            if self._file is None:
                raise JournalClosed()
            line, checksum = seal_line(payload, self._checksum)
            try:
                if self._length + len(line) > JOURNAL.most:
                    raise TooLarge(JOURNAL)  # it would not be read again
                self._write_line(self._file, line)
            except OSError as error:
                with contextlib.suppress(OSError):  # if even this fails, the next append begins with it
                    self._cut_unacknowledged(self._file)
                raise JournalUnwritable(self.path, reason_of(error)) from error
            self._length, self._checksum = self._length + len(line), checksum

    def news(self) -> None:
        """Return None: nobody else writes to the file. See ``Journal.news``."""

    def lines(self) -> tuple[bytes, ...]:
        """Read all payloads back from the disk and check them.

        Raises:
            DamagedJournal: The file was damaged since.
            JournalUnreadable: The system does not let it be read.
        """
        with self._lock:
            return _read_undamaged(self.path, self._disk).payloads

    def set_header(self, header: bytes) -> None:
        """Replace the first line. At any moment the file is whole. See ``Journal.set_header``.

        Raises:
            DamagedJournal: The file was damaged since.
        """
        check_line(header)
        with self._lock:
            if self._file is None:
                raise JournalClosed()
            try:
                if self._file.length() != self._length:
                    raise JournalClosed()
                _, *entries = _read_undamaged(self.path, self._disk).payloads
                self._disk.replace(self.path, journal_bytes(map(check_line, (header, *entries))))
                self._reopen()
            except OSError as error:
                raise JournalUnwritable(self.path, reason_of(error)) from error

    def close(self) -> None:
        """Close the file. Closing twice is no mistake."""
        with self._lock:
            if self._file is not None:
                self._file.close()
                self._file = None

    def _reopen(self) -> None:
        """Open the file that has taken this one's place."""
        reading = _read_undamaged(self.path, self._disk)
        file = self._disk.grow(self.path)
        if self._file is not None:
            self._file.close()
        self._file, self._dirty = file, False
        self._length, self._checksum = reading.length, reading.checksum

    def _write_line(self, file: Growing, line: bytes) -> None:
        if self._dirty:
            self._cut_unacknowledged(file)
        if file.length() != self._length:
            raise JournalClosed()
        self._dirty = True
        file.put(self._length, line)
        self._dirty = False

    def _cut_unacknowledged(self, file: Growing) -> None:
        """Cut the file to the acknowledged lines."""
        file.cut(self._length)
        self._dirty = False


def read_journal(path: Path, disk: Disk = DISK) -> tuple[bytes, ...]:
    """Read a journal without changing it, leaving out an unfinished last line.

    Args:
        path: The file.
        disk: the disk that keeps it.

    Returns:
        Its payloads, header first.

    Raises:
        JournalMissing: There is no such file.
        DamagedJournal: It is damaged.
        JournalUnreadable: The system does not let it be read.
    """
    return _read_undamaged(path, disk).payloads


def _open_to_grow(path: Path, disk: Disk) -> Growing:
    """Open a journal to write at its end."""
    try:
        return disk.grow(path)
    except OSError as error:
        raise JournalUnreadable(path, error) from error


def _read_undamaged(path: Path, disk: Disk) -> JournalReading:
    """Read a journal and refuse it if it is damaged."""
    try:
        data = disk.read(path)
    except FileNotFoundError as error:
        raise JournalMissing(path) from error
    except OSError as error:
        raise JournalUnreadable(path, error) from error
    reading = read_lines(data)
    if reading.damage:
        raise DamagedJournal(path, len(reading.payloads) + 1, reading.damage)
    if not reading.payloads:
        raise DamagedJournal(path, 1, "empty")
    return reading
