"""The folder where everything is kept, held by one process at a time."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

import platformdirs

from companion.history.backup_file import restore_waiting_backup
from companion.history.disk import DISK, Disk, Release
from companion.history.errors import HomeNotWritable, reason_of

APPLICATION = "table-companion"
VARIABLE = "COMPANION_HOME"


def default_home(environ: Mapping[str, str]) -> Path:
    """Find the default home folder.

    Args:
        environ: The environment.

    Returns:
        The folder that ``COMPANION_HOME`` names, or ``table-companion`` in the platform's folder for a
        user's data.
    """
    named = environ.get(VARIABLE, "").strip()
    if named:
        return Path(named).expanduser()
    return Path(platformdirs.user_data_path(APPLICATION, appauthor=False))


class Home:
    """Home folder, while this process holds it.

    Use it as a context manager, or call ``close``.

    Attributes:
        path: The folder, absolute.
        tables: Journals of open tables.
        records: Journals of finished tables.
        store: Summaries, people and preferences.
        boxes: What the owners of boxes have answered.
        albums: Notes and photos of finished tables.
        disk: What all of it is kept on.
    """

    def __init__(self, path: Path, disk: Disk, release: Release) -> None:
        """Take over a folder that is held already. ``Home.open`` is the way in."""
        self.path = path
        self.disk = disk
        self.tables = path / "tables"
        self.records = path / "records"
        self.store = path / "store"
        self.boxes = path / "boxes"
        self.albums = path / "albums"
        self._release = release

    @classmethod
    def open(
        cls, path: Path | None = None, *, environ: Mapping[str, str] | None = None, disk: Disk = DISK
    ) -> Home:
        """Open a home: make the folder if it is missing, and keep every other process out of it.

        Args:
            path: The folder; ``default_home`` if nothing is given.
            environ: The environment that names the default.
            disk: the disk of the folder.

        Returns:
            The home, held until ``close``. If the process dies, the system lets go of it.

        Raises:
            HomeInUse: Another process, or another part of this one, holds it.
            HomeNotWritable: It cannot be made or written in.
        """
        folder = (path or default_home(os.environ if environ is None else environ)).expanduser().absolute()
        try:
            release = disk.hold(folder)
        except (OSError, NotImplementedError) as error:
            raise HomeNotWritable(folder, _refusal_reason(error)) from error
        home = cls(folder, disk, release)
        try:
            home._make_rooms()
        except OSError as error:
            home.close()
            raise HomeNotWritable(folder, _refusal_reason(error)) from error
        return home

    def close(self) -> None:
        """Release the folder to other processes. Closing twice is no mistake."""
        self._release()

    def __enter__(self) -> Home:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _make_rooms(self) -> None:
        """Make the folders, prove that they can be written in, and restore a waiting backup."""
        for room in (self.tables, self.records, self.store, self.boxes, self.albums):
            self.disk.prepare(room)
        restore_waiting_backup(self.disk, self.path)


def _refusal_reason(error: Exception) -> str:
    return reason_of(error) if isinstance(error, OSError) else "ENOLCK"
