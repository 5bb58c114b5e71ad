"""Writing of files so that they are still there after the plug is pulled."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from companion.bounds import Bound, TooLarge, read_stream

DRAFT = ".draft"
"""Suffix of a file's name while it is being written. Nothing in it was ever promised to anybody."""

_ASIDE = re.compile(r".+\.(?:damaged|torn)-\d{8}T\d{6}Z(?:-\d+)?")


_OPENING = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Follow no link, wait for no pipe, change no line feed."""


def open_plain(path: Path, flags: int) -> int:
    """Open an ordinary file, and nothing else that may stand under its name.

    Args:
        path: The file.
        flags: As for ``os.open``.

    Returns:
        The descriptor.

    Raises:
        OSError: It cannot be opened, or is a folder (``EISDIR``), a link (``ELOOP``), a pipe or a device
            (``EINVAL``). Links are not followed and pipes are not waited for.
    """
    _refuse_other(path, path.lstat().st_mode)
    descriptor = os.open(path, flags | _OPENING)
    try:
        _refuse_other(path, os.fstat(descriptor).st_mode)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _refuse_other(path: Path, mode: int) -> None:
    if stat.S_ISREG(mode):
        return
    kinds = {stat.S_IFDIR: errno.EISDIR, stat.S_IFLNK: errno.ELOOP}
    raise OSError(kinds.get(stat.S_IFMT(mode), errno.EINVAL), "no ordinary file", str(path))


def read_plain(path: Path, bound: Bound) -> bytes:
    """Read an ordinary file, as far as its bound.

    Args:
        path: The file.
        bound: The largest size allowed.

    Raises:
        TooLarge: It is larger.
        OSError: It cannot be read, or is no ordinary file: see ``open_plain``.
    """
    with os.fdopen(open_plain(path, os.O_RDONLY), "rb", buffering=0) as file:
        if os.fstat(file.fileno()).st_size > bound.most:
            raise TooLarge(bound)
        return read_stream(file, bound)


def write_fully(descriptor: int, data: bytes) -> None:
    """Write all the bytes, in as many calls as they take.

    Args:
        descriptor: An open file.
        data: The bytes to write at its current place.

    Raises:
        OSError: The disk is full, or gone; a part may have been written.
    """
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Make the names in a folder last: a renamed or new file is only safe once its folder is flushed.

    Args:
        folder: The folder. Systems that cannot flush folders keep the names safe by themselves.

    Raises:
        OSError: The disk failed.
    """
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_draft(path: Path, data: bytes, *, fsync: bool = True) -> Path:
    """Write a complete draft beside the file it is to become.

    Args:
        path: The file it is to become.
        data: All of its content.
        fsync: True to wait for the disk.

    Returns:
        The draft, complete. Whoever asked for it renames it.

    Raises:
        OSError: It could not be written; no draft is left.
    """
    descriptor, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=DRAFT, dir=path.parent)
    try:
        try:
            write_fully(descriptor, data)
            if fsync:
                os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    return Path(name)


def replace_file(path: Path, data: bytes, *, fsync: bool = True, settle: bool = True) -> None:
    """Write a file so that at any moment either the old or the new content is there, whole.

    Args:
        path: The file.
        data: All of its content.
        fsync: True to wait for the disk.
        settle: True if its name lasts then; else once its folder is flushed.

    Raises:
        OSError: It could not be written; the old content is still there.
    """
    draft = write_draft(path, data, fsync=fsync)
    try:
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
    if fsync and settle:
        sync_folder(path.parent)


def move_file(source: Path, target: Path, *, fsync: bool = True) -> None:
    """Move a file within one disk, in one step, and make both folders last.

    The target's folder is flushed first, so that a power cut can leave two names, never none.

    Args:
        source: The file.
        target: Its new name; it must be free.
        fsync: True to wait for the disk.

    Raises:
        OSError: It could not be moved.
    """
    source.replace(target)
    if fsync:
        sync_folder(target.parent)
        if source.parent != target.parent:
            sync_folder(source.parent)


def free_name(path: Path, label: str, now: int, taken: Callable[[Path], bool]) -> Path:
    """Find a free name for a copy that is kept aside.

    Args:
        path: The file it is a copy of.
        label: The kind of copy: ``"damaged"``, or ``"torn"`` for a line that was broken off.
        now: Milliseconds since 1970.
        taken: Tells if there is a file of that name.

    Returns:
        ``<name>.<label>-20261121T112716Z``, with a number behind it if that is taken.
    """
    stamp = datetime.fromtimestamp(now / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")
    wanted = path.with_name(f"{path.name}.{label}-{stamp}")
    candidate, number = wanted, 2
    while taken(candidate):
        candidate, number = wanted.with_name(f"{wanted.name}-{number}"), number + 1
    return candidate


def name_aside(path: Path, taken: Callable[[Path], bool]) -> Path:
    """Find a free name, with the present time, for a thing in the place of a file.

    Args:
        path: The file.
        taken: Tells if there is a file of that name.
    """
    return free_name(path, "damaged", time.time_ns() // 1_000_000, taken)


def is_aside(name: str) -> bool:
    """Recognise a file set aside as damaged or broken off, by its name: see ``free_name``."""
    return _ASIDE.fullmatch(name) is not None


def clear_drafts(folder: Path) -> None:
    """Remove the drafts of interrupted writes. No reader knows of them.

    Args:
        folder: The folder to clear, without its subfolders. A draft that cannot be removed is renamed.
    """
    for draft in folder.glob(f"*{DRAFT}"):
        try:
            draft.unlink()
        except OSError:
            with contextlib.suppress(OSError):
                set_aside(draft)


def set_aside(path: Path) -> Path:
    """Rename anything that stands under a name.

    Args:
        path: A file, or the thing in its place.

    Returns:
        The new path: see ``free_name``.

    Raises:
        OSError: It could not be renamed.
    """
    return path.rename(name_aside(path, os.path.lexists))
