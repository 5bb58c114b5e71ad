"""A disk for browsers, which have no file system to wait for: files in memory, changes in one log.

A browser gives its pages files of their own that can be written and flushed at once, and nothing else that
can. So every change goes to the end of a log, is flushed, and only then counts; whoever opens the log again
reads it from the start. A log that is mostly past is written anew into a second tape, whose head, written
last, says that it counts now.
"""

from __future__ import annotations

import contextlib
import errno
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from companion.bounds import LOG, TooLarge
from companion.history.disk import Growing, Release
from companion.history.errors import Clock, HomeInUse, Report
from companion.history.files import free_name
from companion.history.log import (
    HEAD_LENGTH,
    Change,
    Copy,
    Cut,
    LogReading,
    Put,
    Remove,
    Rename,
    Write,
    encode_change,
    encode_changes,
    encode_head,
    read_generation,
    read_log,
)

SPARE = 512 * 1024
"""Bytes of outdated changes that a log may hold before it is written anew at the next start."""

_NOTHING = b"\0" * HEAD_LENGTH


class Tape(Protocol):
    """Bytes that outlive the process once they were flushed. Every method raises `OSError` where it fails."""

    def size(self) -> int:
        """Count the bytes."""

    def read(self) -> bytes:
        """Read all the bytes."""

    def write(self, at: int, data: bytes) -> None:
        """Write bytes at a place that is at most the end. They are safe once flushed."""

    def cut(self, size: int) -> None:
        """Cut the tape to ``size`` bytes."""

    def flush(self) -> None:
        """Wait until all earlier writes are safe."""


class MemoryTape:
    """Tape of which nothing outlives the process."""

    def __init__(self, data: bytes = b"") -> None:
        """Begin with the given bytes."""
        self._data = bytearray(data)

    def size(self) -> int:
        """See ``Tape.size``."""
        return len(self._data)

    def read(self) -> bytes:
        """See ``Tape.read``."""
        return bytes(self._data)

    def write(self, at: int, data: bytes) -> None:
        """See ``Tape.write``."""
        self._data[at : at + len(data)] = data

    def cut(self, size: int) -> None:
        """See ``Tape.cut``."""
        del self._data[size:]

    def flush(self) -> None:
        """Do nothing: there is nothing to wait for."""


@dataclass(slots=True)
class _File:
    data: bytearray
    touched: int


class LogDisk:
    """Disk that keeps all files of a home in memory, and on a tape before anybody is told. See ``Disk``.

    Folders are there as soon as they are named. Safe to use from several threads.
    """

    def __init__(self, tapes: tuple[Tape, Tape], folder: Path, *, clock: Clock) -> None:
        """Read the log.

        A torn end is dropped: nobody was ever promised it. Damage before the end is set aside as
        ``log.damaged-<time>`` in the folder and told by ``reports``; everything sound before and after it is
        used. A file's own checksum shows damage to the file.

        Args:
            tapes: The two tapes; the log is on one of them.
            folder: The folder for damaged parts.
            clock: Tells the time that the names of damaged files carry.

        Raises:
            OSError: The tapes cannot be read or written.
        """
        self._tapes, self._folder, self._clock = tapes, folder, clock
        self._files: dict[Path, _File] = {}
        self._held: set[Path] = set()
        self._reports: list[Report] = []
        self._lock = threading.RLock()
        self._number = 0
        self._dirty = False
        self._open_tapes()

    def reports(self) -> tuple[Report, ...]:
        """See ``Disk.reports``."""
        return tuple(self._reports)

    def hold(self, folder: Path) -> Release:
        """See ``Disk.hold``. Locks against this process only: the opener of the tapes excludes others."""
        with self._lock:
            if folder in self._held:
                raise HomeInUse(folder)
            self._held.add(folder)
        return lambda: self._held.discard(folder)

    def prepare(self, folder: Path) -> None:
        """See ``Disk.prepare``. Nothing here is ever half written, so there is nothing to clear away."""
        with self._lock:
            self._tape.flush()

    def read(self, path: Path) -> bytes:
        """See ``Disk.read``."""
        with self._lock:
            return bytes(self._existing_file(path).data)

    def exists(self, path: Path) -> bool:
        """See ``Disk.exists``."""
        return path in self._files

    def names(self, folder: Path) -> Mapping[str, int]:
        """See ``Disk.names``."""
        with self._lock:
            return {path.name: file.touched for path, file in self._files.items() if path.parent == folder}

    def replace(self, path: Path, data: bytes) -> None:
        """See ``Disk.replace``."""
        self.write_change(Put(path.as_posix(), data))

    def write(self, path: Path, data: bytes) -> None:
        """See ``Disk.write``. Here it lasts at once."""
        self.replace(path, data)

    def move(self, source: Path, target: Path) -> None:
        """See ``Disk.move``."""
        with self._lock:
            self._existing_file(source)
            self.write_change(Rename(source.as_posix(), target.as_posix()))

    def rename(self, source: Path, target: Path) -> None:
        """See ``Disk.rename``. Here it lasts at once."""
        self.move(source, target)

    def copy(self, source: Path, target: Path) -> None:
        """See ``Disk.copy``."""
        with self._lock:
            self._existing_file(source)
            self.write_change(Copy(source.as_posix(), target.as_posix()))

    def remove(self, path: Path) -> None:
        """See ``Disk.remove``. Here it lasts at once."""
        with self._lock:
            if path in self._files:
                self.write_change(Remove(path.as_posix()))

    def flush_folder(self, folder: Path) -> None:
        """Do nothing: every change lasts when its call returns."""

    def grow(self, path: Path) -> Growing:
        """See ``Disk.grow``."""
        with self._lock:
            return _GrowingPart(self, path, self._existing_file(path))

    def check_same_file(self, path: Path, file: _File) -> None:
        """Check that a file that is held open is still the one of its name.

        Raises:
            OSError: It was replaced or removed since.
        """
        if self._files.get(path) is not file:
            raise OSError(errno.ENOENT, "replaced", str(path))

    def write_change(self, change: Change) -> None:
        """Write a change to the tape, wait until it is safe, and apply it.

        Raises:
            OSError: It could not be kept; everything is as before.
        """
        with self._lock:
            if self._dirty:
                self._cut_unacknowledged()
            line = encode_change(self._number + 1, change)
            if self._end + len(line) > LOG.most:
                raise TooLarge(LOG)  # it would not be read again
            self._dirty = True
            try:
                self._tape.write(self._end, line)
                self._tape.flush()
            except OSError:
                with contextlib.suppress(OSError):  # if even this fails, the next change begins with it
                    self._cut_unacknowledged()
                raise
            self._dirty = False
            self._end += len(line)
            self._number += 1
            _apply_change(self._files, self._number, change)

    def _existing_file(self, path: Path) -> _File:
        """Return the file at a path.

        Raises:
            FileNotFoundError: there is no such file.
        """
        found = self._files.get(path)
        if found is None:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(path))
        return found

    def _cut_unacknowledged(self) -> None:
        """Cut the tape to the acknowledged changes."""
        self._tape.cut(self._end)
        self._tape.flush()
        self._dirty = False

    def _open_tapes(self) -> None:
        if any(tape.size() > LOG.most for tape in self._tapes):
            raise TooLarge(LOG)
        blobs = [tape.read() for tape in self._tapes]
        chosen = max(range(2), key=lambda n: (read_generation(blobs[n]), _is_begun(blobs[n]), len(blobs[n])))
        self._tape, data = self._tapes[chosen], blobs[chosen]
        self._generation = read_generation(data)
        reading = read_log(data)
        for number, change in reading.changes:
            _apply_change(self._files, number, change)
            self._number = number
        self._end = reading.length
        damaged = self._collect_damaged(data, reading)
        if damaged:
            self._set_aside(damaged)
        live = sum(len(file.data) for file in self._files.values())
        if damaged or self._generation == 0 or reading.length - live > max(SPARE, live):
            self._write_anew()
            return
        if self._tape.size() > self._end:
            self._cut_unacknowledged()
        other = self._other_tape()
        if other.size():  # a rewriting that never came to its end, or one whose end was not tidied up
            other.cut(0)
            other.flush()

    def _other_tape(self) -> Tape:
        return self._tapes[1] if self._tape is self._tapes[0] else self._tapes[0]

    def _collect_damaged(self, data: bytes, reading: LogReading) -> bytes:
        """Collect the damaged bytes of a log, its head included. A log that was never begun has none."""
        begun = _is_begun(data) and read_generation(data) == 0
        if begun and not reading.changes:
            return data
        return (data[:HEAD_LENGTH] if begun else b"") + b"".join(reading.damaged)

    def _set_aside(self, damaged: bytes) -> None:
        kept = free_name(self._folder / "log", "damaged", self._clock(), self.exists)
        self._files[kept] = _File(bytearray(damaged), 0)
        self._reports.append(Report("history-log-damaged", {"bytes": len(damaged), "kept": str(kept)}))

    def _write_anew(self) -> None:
        """Write all files to the other tape, and go on there."""
        other = self._other_tape()
        oldest_first = sorted(self._files.items(), key=lambda item: item[1].touched)
        lines = encode_changes(Put(path.as_posix(), bytes(file.data)) for path, file in oldest_first)
        other.cut(0)
        other.write(0, _NOTHING + lines)
        other.flush()
        other.write(0, encode_head(self._generation + 1))
        other.flush()
        for number, (_, file) in enumerate(oldest_first, 1):
            file.touched = number
        self._tape.cut(0)
        self._tape.flush()
        self._tape, self._generation = other, self._generation + 1
        self._number, self._end, self._dirty = len(oldest_first), HEAD_LENGTH + len(lines), False


class _GrowingPart:
    """File of a log, held open."""

    def __init__(self, disk: LogDisk, path: Path, file: _File) -> None:
        self._disk, self._path, self._file = disk, path, file

    def length(self) -> int:
        self._disk.check_same_file(self._path, self._file)
        return len(self._file.data)

    def put(self, at: int, data: bytes) -> None:
        self._disk.check_same_file(self._path, self._file)
        self._disk.write_change(Write(self._path.as_posix(), at, data))

    def cut(self, length: int) -> None:
        self._disk.check_same_file(self._path, self._file)
        if length < len(self._file.data):
            self._disk.write_change(Cut(self._path.as_posix(), length))

    def close(self) -> None:
        pass


def _is_begun(data: bytes) -> bool:
    """Check that a log was ever in use: its head is written last."""
    return data[:HEAD_LENGTH].strip(b"\0") != b""


def _apply_change(files: dict[Path, _File], number: int, change: Change) -> None:
    """Apply a change to the files, or as much of it as fits after another was lost."""
    match change:
        case Put(path, data):
            files[Path(path)] = _File(bytearray(data), number)
        case Write(path, at, data):
            file = files.setdefault(Path(path), _File(bytearray(), number))
            file.data.extend(b"\0" * (at - len(file.data)))
            file.data[at : at + len(data)] = data
            file.touched = number
        case Cut(path, length) if Path(path) in files:
            del files[Path(path)].data[length:]
            files[Path(path)].touched = number
        case Rename(source, target) if Path(source) in files:
            files[Path(target)] = files.pop(Path(source))
        case Copy(source, target) if Path(source) in files:
            files[Path(target)] = _File(bytearray(files[Path(source)].data), number)
        case Remove(path):
            files.pop(Path(path), None)
