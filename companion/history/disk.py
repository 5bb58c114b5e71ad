"""Disks of journals and stores: the file system of a computer, or its replacement."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol, runtime_checkable

from companion.history.errors import HomeInUse, Report
from companion.history.files import (
    clear_drafts,
    move_file,
    open_plain,
    read_plain,
    replace_file,
    set_aside,
    sync_folder,
    write_fully,
)
from companion.history.stores import bound_of

Release = Callable[[], None]
"""Lets go of a folder; further calls do nothing."""


class Growing(Protocol):
    """File that is held open to grow at its end. Every method raises `OSError` where it fails."""

    def length(self) -> int:
        """Count its bytes."""

    def put(self, at: int, data: bytes) -> None:
        """Write bytes at a place. They are safe when this returns."""

    def cut(self, length: int) -> None:
        """Cut the file to ``length`` bytes. The cut lasts when this returns."""

    def close(self) -> None:
        """Close the file. Closing twice is no mistake."""


class Disk(Protocol):
    """Files by their paths. Every method raises `OSError` where it fails.

    What is said to last is safe when the call returns: it is there after the plug is pulled. What is not said
    to last is safe once its folder was settled.
    """

    def hold(self, folder: Path) -> Release:
        """Lock a folder against everybody else, making it if it is not there.

        Raises:
            HomeInUse: Somebody else holds it.
        """

    def prepare(self, folder: Path) -> None:
        """Make a folder, prove that it can be written in, and clear interrupted writes away."""

    def read(self, path: Path) -> bytes:
        """Read a file. Raise `FileNotFoundError` if there is none, `TooLarge` if it exceeds its bound."""

    def exists(self, path: Path) -> bool:
        """Check that anything has that name, even if it cannot be read."""

    def names(self, folder: Path) -> Mapping[str, int]:
        """List the files of a folder, each with a number that grows with the time of its last change.

        One that cannot be read is among them.
        """

    def replace(self, path: Path, data: bytes) -> None:
        """Write a file so that it lasts, and at any moment either the old or the new content is there."""

    def write(self, path: Path, data: bytes) -> None:
        """Write a file as `replace` does, to last once the folder was settled."""

    def move(self, source: Path, target: Path) -> None:
        """Rename a file in one step that lasts. At any moment it has one of the two names."""

    def rename(self, source: Path, target: Path) -> None:
        """Rename a file as `move` does, to last once the folder was settled."""

    def copy(self, source: Path, target: Path) -> None:
        """Store the content of a file under a second name as well, as `replace` would put it there."""

    def remove(self, path: Path) -> None:
        """Delete a file, if it is there, to last once the folder was settled."""

    def flush_folder(self, folder: Path) -> None:
        """Make the names in a folder last."""

    def grow(self, path: Path) -> Growing:
        """Open a file to write at its end. Raise `FileNotFoundError` if there is none."""

    def reports(self) -> tuple[Report, ...]:
        """List the damage that was found, and set aside, when the disk was opened."""


@runtime_checkable
class SharedDisk(Disk, Protocol):
    """Disk on which other processes change the same files."""

    def lock_file(self, path: Path) -> AbstractContextManager[None]:
        """Lock a file against other processes, so that it can be read and then written."""


class FileDisk:
    """File system of this computer."""

    def __init__(self, *, fsync: bool = True) -> None:
        """Prepare the disk. Nothing is touched yet.

        Args:
            fsync: True to wait for the disk. Only tests turn it off.
        """
        self._fsync = fsync

    def hold(self, folder: Path) -> Release:
        """See ``Disk.hold``. If the process dies, the system releases the lock."""
        from filelock import FileLock, Timeout  # a browser has none

        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = folder / "in-use.lock"
        if os.path.lexists(path) and not stat.S_ISREG(path.lstat().st_mode):
            set_aside(path)  # nobody can hold a folder or a link
        lock = FileLock(path, thread_local=False)
        try:
            lock.acquire(timeout=0)
        except Timeout as error:
            raise HomeInUse(folder) from error
        return lock.release

    def prepare(self, folder: Path) -> None:
        """See ``Disk.prepare``."""
        folder.mkdir(exist_ok=True)
        clear_drafts(folder)
        probe = folder / "probe.draft"
        probe.touch()
        probe.unlink()

    def read(self, path: Path) -> bytes:
        """See ``Disk.read``."""
        return read_plain(path, bound_of(path))

    def exists(self, path: Path) -> bool:
        """See ``Disk.exists``."""
        return os.path.lexists(path)

    def names(self, folder: Path) -> Mapping[str, int]:
        """See ``Disk.names``."""
        with os.scandir(folder) as entries:
            return {entry.name: _modified_at(entry) for entry in entries}

    def replace(self, path: Path, data: bytes) -> None:
        """See ``Disk.replace``."""
        replace_file(path, data, fsync=self._fsync)

    def write(self, path: Path, data: bytes) -> None:
        """See ``Disk.write``."""
        replace_file(path, data, fsync=self._fsync, settle=False)

    def move(self, source: Path, target: Path) -> None:
        """See ``Disk.move``."""
        move_file(source, target, fsync=self._fsync)

    def rename(self, source: Path, target: Path) -> None:
        """See ``Disk.rename``."""
        source.replace(target)

    def copy(self, source: Path, target: Path) -> None:
        """See ``Disk.copy``. If the system has second names, nothing is written twice."""
        link = target.with_name(f"{target.name}.draft")
        link.unlink(missing_ok=True)
        try:
            os.link(source, link)
        except OSError:  # a disk without second names
            replace_file(target, self.read(source), fsync=self._fsync)
        else:
            link.replace(target)

    def remove(self, path: Path) -> None:
        """See ``Disk.remove``."""
        path.unlink(missing_ok=True)

    def flush_folder(self, folder: Path) -> None:
        """See ``Disk.flush_folder``."""
        if self._fsync:
            sync_folder(folder)

    def grow(self, path: Path) -> Growing:
        """See ``Disk.grow``."""
        return _GrowingFile(path, fsync=self._fsync)

    def reports(self) -> tuple[Report, ...]:
        """Report nothing: each file is examined by its reader."""
        return ()


def _modified_at(entry: os.DirEntry[str]) -> int:
    try:
        return entry.stat(follow_symlinks=False).st_mtime_ns
    except OSError:  # it is gone again, or the system does not say
        return 0


class _GrowingFile:
    def __init__(self, path: Path, *, fsync: bool) -> None:
        self._file: int | None = open_plain(path, os.O_RDWR)
        self._fsync = fsync

    def length(self) -> int:
        return os.fstat(self._descriptor()).st_size

    def put(self, at: int, data: bytes) -> None:
        file = self._descriptor()
        os.lseek(file, at, os.SEEK_SET)
        write_fully(file, data)
        if self._fsync:
            os.fsync(file)

    def cut(self, length: int) -> None:
        os.ftruncate(self._descriptor(), length)
        if self._fsync:
            os.fsync(self._descriptor())

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _descriptor(self) -> int:
        if self._file is None:
            raise OSError("closed")
        return self._file


DISK = FileDisk()
"""The file system of this computer, waited for."""
