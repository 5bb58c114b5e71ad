"""A copy of a home to try repairs on, which fails wherever the home itself fails."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.history.disk import DISK, Disk, FileDisk, Growing
from companion.history.stores import ROOMS, store_of


class TrialDisk(FileDisk):
    """Disk of a trial copy. A file that could not be copied cannot be read here, for the same reason."""

    def __init__(self) -> None:
        """Begin with a disk of readable files only."""
        super().__init__(fsync=False)
        self._troubles: dict[Path, OSError] = {}

    def mark_unreadable(self, path: Path, trouble: OSError) -> None:
        """Create a file that cannot be read."""
        path.touch()
        self._troubles[path] = trouble

    def read(self, path: Path) -> bytes:
        """See ``Disk.read``."""
        self._raise_trouble(path)
        return super().read(path)

    def grow(self, path: Path) -> Growing:
        """See ``Disk.grow``."""
        self._raise_trouble(path)
        return super().grow(path)

    def replace(self, path: Path, data: bytes) -> None:
        """See ``Disk.replace``."""
        super().replace(path, data)
        self._troubles.pop(path, None)

    def move(self, source: Path, target: Path) -> None:
        """See ``Disk.move``."""
        super().move(source, target)
        self._carry_trouble(source, target)

    def rename(self, source: Path, target: Path) -> None:
        """See ``Disk.rename``."""
        super().rename(source, target)
        self._carry_trouble(source, target)

    def remove(self, path: Path) -> None:
        """See ``Disk.remove``."""
        super().remove(path)
        self._troubles.pop(path, None)

    def _raise_trouble(self, path: Path) -> None:
        if trouble := self._troubles.get(path):
            raise trouble

    def _carry_trouble(self, source: Path, target: Path) -> None:
        self._troubles.pop(target, None)
        if trouble := self._troubles.pop(source, None):
            self._troubles[target] = trouble


@contextmanager
def trial_copy(home: Path, disk: Disk = DISK) -> Iterator[tuple[Path, TrialDisk]]:
    """Copy a home that is held. The copy is thrown away afterwards.

    Args:
        home: Its folder.
        disk: the disk that keeps it.

    Yields:
        The copy, and its disk.

    Raises:
        OSError: There is no room for it, or a room of the home cannot be read.
    """
    with TemporaryDirectory(prefix="companion-doctor-") as spare:
        copy, trial = Path(spare).resolve() / "home", TrialDisk()
        copy.mkdir(mode=0o700)
        for room in ("", *ROOMS):
            (copy / room).mkdir(exist_ok=True)
            for name, touched in disk.names(home / room).items():
                if room or store_of(room, name).id == "backups":
                    _copy_file(disk, home / room / name, trial, copy / room / name)
                    os.utime(copy / room / name, ns=(touched, touched))
        yield copy, trial


def _copy_file(disk: Disk, source: Path, trial: TrialDisk, target: Path) -> None:
    try:
        data = disk.read(source)
    except OSError as error:
        trial.mark_unreadable(target, error)
    else:
        target.write_bytes(data)
