"""Tapes whose plug is pulled, and tapes that are full."""

from __future__ import annotations

import errno
from pathlib import Path

from companion.history.logdisk import LogDisk, MemoryTape

FOLDER = Path("/home")


class Plugged(MemoryTape):
    """A tape that knows what is safe: what was flushed."""

    def __init__(self, data: bytes = b"") -> None:
        super().__init__(data)
        self.safe = data
        self.flushes = 0

    def flush(self) -> None:
        self.flushes += 1
        self.safe = self.read()


class Full(MemoryTape):
    """A tape that takes so many bytes in all, and may tear what is beyond."""

    def __init__(self, data: bytes = b"", *, room: int = 1 << 30, stuck: bool = False) -> None:
        super().__init__(data)
        self.room = room
        self.stuck = stuck

    def write(self, at: int, data: bytes) -> None:
        fitting = max(0, self.room - at)
        super().write(at, data[:fitting])
        if fitting < len(data):
            raise OSError(errno.ENOSPC, "full")

    def cut(self, size: int) -> None:
        if self.stuck:
            raise OSError(errno.EIO, "stuck")
        super().cut(size)


def clock() -> int:
    return 1_790_000_000_000


def disk_of(first: bytes = b"", second: bytes = b"") -> LogDisk:
    return LogDisk((MemoryTape(first), MemoryTape(second)), FOLDER, clock=clock)


def files_of(disk: LogDisk) -> dict[str, bytes]:
    return {name: disk.read(FOLDER / name) for name in sorted(disk.names(FOLDER))}
