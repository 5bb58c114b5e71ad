"""Putting bytes on a disk so that they are still there after the plug is pulled."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

DRAFT = ".draft"
"""How the name of a file ends while it is being written. Nothing in it was ever promised to anybody."""

_ASIDE = re.compile(r".+\.(?:damaged|torn)-\d{8}T\d{6}Z(?:-\d+)?")


def write_fully(descriptor: int, data: bytes) -> None:
    """Write all the bytes, however many calls it takes.

    Args:
        descriptor: An open file.
        data: What to write at its current place.

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
    """Write a new file beside the one it is to become.

    Args:
        path: The file it is to become.
        data: All of its content.
        fsync: Whether to wait for the disk.

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


def replace_file(path: Path, data: bytes, *, fsync: bool = True) -> None:
    """Write a file so that at any moment either the old or the new content is there, whole.

    Args:
        path: The file.
        data: All of its content.
        fsync: Whether to wait for the disk.

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
    if fsync:
        sync_folder(path.parent)


def move_file(source: Path, target: Path, *, fsync: bool = True) -> None:
    """Move a file within one disk, in one step, and make both folders last.

    The target's folder is flushed first, so that a power cut can leave two names, never none.

    Args:
        source: The file.
        target: Its new name, which must be free.
        fsync: Whether to wait for the disk.

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
        label: What it is: ``"damaged"``, or ``"torn"`` for a line that was broken off.
        now: Milliseconds since 1970.
        taken: Whether there is a file of that name.

    Returns:
        ``<name>.<label>-20261121T112716Z``, with a number behind it if that is taken.
    """
    stamp = datetime.fromtimestamp(now / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")
    wanted = path.with_name(f"{path.name}.{label}-{stamp}")
    candidate, number = wanted, 2
    while taken(candidate):
        candidate, number = wanted.with_name(f"{wanted.name}-{number}"), number + 1
    return candidate


def is_aside(name: str) -> bool:
    """Whether a file was set aside because it was damaged or broken off, by its name: see ``free_name``."""
    return _ASIDE.fullmatch(name) is not None


def clear_drafts(folder: Path) -> None:
    """Remove what an interrupted write left behind: drafts, which nobody was ever promised.

    Args:
        folder: Where to look; not in its subfolders.
    """
    for draft in folder.glob(f"*{DRAFT}"):
        with contextlib.suppress(OSError):
            draft.unlink()
