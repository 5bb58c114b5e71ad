"""Notes and photos, read to find damage: the app itself reads them only when somebody looks."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

from companion.errors import Params
from companion.history.disk import Disk
from companion.history.errors import Report
from companion.history.files import name_aside
from companion.history.stores import store_of
from companion.history.trouble import reading_trouble

_BEGINS, _ENDS, _LARGEST_TAIL = b"\xff\xd8\xff", b"\xff\xd9", 64
_THERE = frozenset({errno.EACCES, errno.EPERM, errno.EIO, errno.ENOTCONN})
"""A file is there and may be read another time: it stays where it is."""


def check_albums(disk: Disk, folder: Path) -> Iterator[Report]:
    """Read every note and photo, and set aside damaged ones and anything in their place.

    Args:
        disk: the disk that keeps them.
        folder: Their folder, such as ``home.albums``.

    Yields:
        A report of each that cannot be shown.
    """
    for name in sorted(disk.names(folder)):
        store = store_of(folder.name, name).id
        if store in ("notes", "photos") and disk.exists(folder / name):
            yield from _check_file(disk, folder / name, store)


def _check_file(disk: Disk, path: Path, store: str) -> Iterator[Report]:
    params: Params = {"table": path.name.partition(".")[0], "store": store}
    try:
        data = disk.read(path)
    except OSError as error:
        params = {**params, **reading_trouble(error)}
        if error.errno in _THERE:
            yield Report("history-album-barred", {**params, "path": str(path)})
        else:
            yield Report("history-album-aside", {**params, "kept": _set_aside(disk, path)})
    else:
        if not (_is_note(data) if store == "notes" else _is_photo(data)):
            yield Report("history-album-damaged", {**params, "kept": _set_aside(disk, path)})


def _set_aside(disk: Disk, path: Path) -> str:
    """Rename a damaged file, and with a photo the small one that stands for it."""
    kept = name_aside(path, disk.exists)
    disk.rename(path, kept)
    small = path.with_suffix(".small.jpg")
    if path.suffix == ".jpg" and disk.exists(small):
        disk.rename(small, name_aside(small, disk.exists))
    return str(kept)


def _is_note(data: bytes) -> bool:
    try:
        return bool(data) and "\0" not in data.decode()
    except UnicodeDecodeError:
        return False


def _is_photo(data: bytes) -> bool:
    """Check that a JPEG picture begins and ends as one. Some programs write a few bytes after it."""
    return data.startswith(_BEGINS) and _ENDS in data[-_LARGEST_TAIL:]
