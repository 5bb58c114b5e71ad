"""A backup of a home as one file, and the restoring of a home from such a file.

The file is a zip of the home's files. It is put into the home first, as one file that lasts; only the next
start takes its content over, before anything is read, and begins again if it is interrupted. What was in the
home until then is kept in it, as one file, too.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.bounds import HOME_CONTENT, HOME_FILE, TooLarge, check_length, unzip
from companion.history.disk import Disk
from companion.history.errors import HomeFileRefused, Report, Reporter
from companion.history.files import name_aside
from companion.history.stores import ROOMS, StoreKind, store_id, store_of
from companion.history.trouble import is_in_the_way, reading_trouble

WAITING = "taken-over.zip"
"""Backup in the home that is taken over at the next start."""

_BEGUN = "taking-over.zip"

BEFORE = "before.zip"
"""Backup of the home from before something was taken over last."""

MOST_FILES = 400_000
"""Most files of a backup: one for each finished game, and a few."""

_ABOUT = "table-companion-home-1"
_NAME = re.compile(rf"({'|'.join(ROOMS)})/[A-Za-z0-9][A-Za-z0-9._-]{{0,150}}")


def kept_files(disk: Disk, home: Path) -> Iterator[tuple[str, StoreKind]]:
    """Yield ``room/name`` and the store of every file of a home, room by room.

    Args:
        disk: the disk of the home.
        home: Its folder.

    Raises:
        OSError: A room cannot be read.
    """
    for room in ROOMS:
        for name in sorted(disk.names(home / room)):
            yield f"{room}/{name}", store_of(room, name)


def make_backup(disk: Disk, home: Path, report: Reporter = lambda _: None) -> bytes:
    """Back up all files of a home.

    Args:
        disk: the disk of the home.
        home: Its folder.
        report: Told of each file that is left out because it cannot be read.

    Returns:
        A zip, for ``store_waiting_backup`` here or elsewhere.

    Raises:
        OSError: A room cannot be read, or the disk is away.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(_ABOUT), b"")
        for name, store in kept_files(disk, home):
            if _is_saved(name, store):
                try:
                    data = disk.read(home / name)
                except OSError as error:
                    if not is_in_the_way(error):
                        raise
                    report(skipped_file_report(home / name, error))
                    continue
                about = zipfile.ZipInfo(name)
                about.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(about, data)
    return made.getvalue()


def skipped_file_report(path: Path, error: OSError) -> Report:
    """Build the report of a file that a backup lacks, because it cannot be read.

    Args:
        path: The file.
        error: The error of reading it.
    """
    params = {"path": str(path), "store": store_id(path), **reading_trouble(error)}
    return Report("history-left-out", params)


def count_tables_in(data: bytes) -> int:
    """Count the tables in a backup, open and finished.

    Raises:
        TooLarge: It is too large to be taken over, or holds too much.
        HomeFileRefused: It is something else, or damaged.
    """
    return sum(name.endswith(".journal") for name in _read_backup(data))


def store_waiting_backup(disk: Disk, home: Path, data: bytes) -> None:
    """Leave a backup in a home, to be taken over at its next start.

    Args:
        disk: the disk of the home.
        home: Its folder.
        data: A backup from ``make_backup``, made here or elsewhere.

    Raises:
        TooLarge: It is too large to be taken over, or holds too much.
        HomeFileRefused: It is something else, or damaged.
        OSError: It cannot be written.
    """
    _read_backup(data)
    disk.replace(home / WAITING, data)


def restore_waiting_backup(disk: Disk, home: Path) -> None:
    """Restore the backup that waits in a home, if there is one: at every start, before anything is read.

    Raises:
        OSError: Something cannot be read or written; it begins again at the next start.
    """
    waiting, begun = home / WAITING, home / _BEGUN
    if not disk.exists(begun):
        if not disk.exists(waiting) or not _clear_place(disk, waiting):
            return
        _clear_place(disk, home / BEFORE)
        disk.replace(home / BEFORE, make_backup(disk, home))  # what cannot be read stays where it is
        disk.move(waiting, begun)
    if not _clear_place(disk, begun):
        return
    try:
        found = _read_backup(disk.read(begun))
    except (HomeFileRefused, TooLarge):  # it was sound when it was put there: what it lies on was damaged
        found = {}
    for name, content in found.items():
        _clear_place(disk, home / name)
        disk.replace(home / name, content)
    if found:
        for name, store in list(kept_files(disk, home)):
            if name not in found and _is_saved(name, store) and _is_readable(disk, home / name):
                disk.remove(home / name)
        for room in ROOMS:
            disk.flush_folder(home / room)
    disk.remove(begun)
    disk.flush_folder(home)


def _is_saved(name: str, store: StoreKind) -> bool:
    """Check that a backup holds a file, if it can be read."""
    return store.saved and _NAME.fullmatch(name) is not None


def _clear_place(disk: Disk, path: Path) -> bool:
    """Rename an unreadable thing in the place of a file, as it may be the only copy of something.

    Returns:
        True if nothing was in the way.
    """
    if not disk.exists(path) or _is_readable(disk, path):
        return True
    disk.rename(path, name_aside(path, disk.exists))
    return False


def _is_readable(disk: Disk, path: Path) -> bool:
    try:
        disk.read(path)
    except OSError as error:
        if not is_in_the_way(error):
            raise
        return False
    return True


def _read_backup(data: bytes) -> Mapping[str, bytes]:
    """Read the files in a backup, by their names in the home.

    Raises:
        TooLarge: It is too large to be taken over, or holds too much.
        HomeFileRefused: It is something else, or damaged.
    """
    check_length(data, HOME_FILE)
    try:
        found = unzip(data, HOME_CONTENT, accepts=_is_known, most_files=MOST_FILES)
    except ValueError as error:
        raise HomeFileRefused() from error
    if found.pop(_ABOUT, None) is None:
        raise HomeFileRefused()
    return found


def _is_known(name: str) -> bool:
    return name == _ABOUT or bool(_NAME.fullmatch(name))
