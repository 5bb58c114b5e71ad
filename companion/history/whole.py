"""Everything that is kept in a home as one file, and a home that becomes what such a file holds.

The file is a zip of the home's files. It is put into the home first, as one file that lasts; only the next
start takes its content over, before anything is read, and begins again if it is interrupted. What was in the
home until then is kept in it, as one file, too.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path

from companion.bounds import HOME_CONTENT, HOME_FILE, TooLarge, check_length, unzip
from companion.history.disk import Disk
from companion.history.errors import HomeFileRefused

ROOMS = ("tables", "records", "store", "boxes", "albums")
"""The folders of a home."""

WAITING = "taken-over.zip"
"""What is to be taken over at the next start, in the home."""

_BEGUN = "taking-over.zip"

BEFORE = "before.zip"
"""What was in the home before something was taken over last."""

MOST_FILES = 400_000
"""Files that such a file may hold: one for each finished game, and a few."""

_ABOUT = "table-companion-home-1"
_NAME = re.compile(rf"({'|'.join(ROOMS)})/[A-Za-z0-9][A-Za-z0-9._-]{{0,150}}")


def everything(disk: Disk, home: Path) -> bytes:
    """All that is kept in a home.

    Args:
        disk: What the home is on.
        home: Its folder.

    Returns:
        A zip, for ``leave_waiting`` here or elsewhere.

    Raises:
        OSError: Something cannot be read.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(_ABOUT), b"")
        for room in ROOMS:
            for name in sorted(disk.names(home / room)):
                if _NAME.fullmatch(f"{room}/{name}") and not name.endswith(".draft"):
                    about = zipfile.ZipInfo(f"{room}/{name}")
                    about.compress_type = zipfile.ZIP_DEFLATED
                    archive.writestr(about, disk.read(home / room / name))
    return made.getvalue()


def tables_in(data: bytes) -> int:
    """How many tables such a file holds, open and finished.

    Raises:
        TooLarge: It is larger than what can be taken over, or holds more.
        HomeFileRefused: It is something else, or damaged.
    """
    return sum(name.endswith(".journal") for name in _content(data))


def leave_waiting(disk: Disk, home: Path, data: bytes) -> None:
    """Have a home become what such a file holds, at its next start.

    Args:
        disk: What the home is on.
        home: Its folder.
        data: What ``everything`` made, here or elsewhere.

    Raises:
        TooLarge: It is larger than what can be taken over, or holds more.
        HomeFileRefused: It is something else, or damaged.
        OSError: It cannot be written.
    """
    _content(data)
    disk.replace(home / WAITING, data)


def take_over(disk: Disk, home: Path) -> None:
    """Let a home become what waits in it, if anything does: at every start, before anything is read.

    Raises:
        OSError: Something cannot be read or written; it begins again at the next start.
    """
    waiting, begun = home / WAITING, home / _BEGUN
    if not disk.exists(begun):
        if not disk.exists(waiting):
            return
        disk.replace(home / BEFORE, everything(disk, home))
        disk.move(waiting, begun)
    try:
        found = _content(disk.read(begun))
    except (HomeFileRefused, TooLarge):  # it was sound when it was put there: what it lies on was damaged
        found = {}
    for name, content in found.items():
        disk.replace(home / name, content)
    for room in ROOMS if found else ():
        for name in disk.names(home / room):
            if f"{room}/{name}" not in found:
                disk.remove(home / room / name)
        disk.settle(home / room)
    disk.remove(begun)
    disk.settle(home)


def _content(data: bytes) -> Mapping[str, bytes]:
    """Read the files in such a file, by their names in the home.

    Raises:
        TooLarge: It is larger than what can be taken over, or holds more.
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
