"""The small files of a home, as rows: a disk that several workers share."""

from __future__ import annotations

import contextlib
import errno
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.bounds import TooLarge
from companion.history.disk import Growing, Release, SharedDisk
from companion.history.errors import Report, StoreAway
from companion.history.stores import bound_of
from companion.postgres.database import LOST, Row, Work
from companion.postgres.home_rows import HomeRows

_READ = """
    select case when octet_length(data) <= {most} then data end
      from companion.file where home = %s and path = %s
"""
"""Nothing comes for a file that is larger than the most."""

_PUT = """
    insert into companion.file as kept (home, path, data, version) values (%s, %s, %s, 1)
        on conflict (home, path) do update set data = excluded.data, version = kept.version + 1
"""

_MOVE = "update companion.file set path = %s where home = %s and path = %s"

_COPY = """
    insert into companion.file as kept (home, path, data, version)
    select home, %s, data, 1 from companion.file where home = %s and path = %s
        on conflict (home, path) do update set data = excluded.data, version = kept.version + 1
"""

_LOCK = "select pg_advisory_xact_lock(%s, hashtext(%s))"
"""Two files of one home may wait for each other's sake; neither waits long."""

_REMOVE = "delete from companion.file where home = %s and path = %s"


class FileRows(SharedDisk):
    """Files of a home, except its journals. See ``Disk``. Every write is durable when it returns."""

    def __init__(self, rows: HomeRows) -> None:
        """Begin without reading any rows."""
        self._rows = rows
        self._within = threading.local()

    def hold(self, folder: Path) -> Release:
        """Do nothing: several workers share a home."""
        return lambda: None

    def prepare(self, folder: Path) -> None:
        """Do nothing: there are no folders."""

    def read(self, path: Path) -> bytes:
        """See ``Disk.read``."""
        bound = bound_of(path)
        found = self._fetch_rows(_READ.format(most=bound.most), _file_name(path))
        if not found:
            raise FileNotFoundError(errno.ENOENT, "no such file", str(path))
        if found[0][0] is None:
            raise TooLarge(bound)
        return bytes(found[0][0])

    def exists(self, path: Path) -> bool:
        """See ``Disk.exists``."""
        return bool(
            self._fetch_rows("select from companion.file where home = %s and path = %s", _file_name(path))
        )

    def names(self, folder: Path) -> Mapping[str, int]:
        """See ``Disk.names``."""
        found = self._fetch_rows(
            "select path, version from companion.file where home = %s and starts_with(path, %s)",
            f"{folder.name}/",
        )
        return {path.partition("/")[2]: version for path, version in found}

    def all_names(self) -> tuple[str, ...]:
        """List the names of all files, each with its room."""
        found = self._rows.select(
            "select path from companion.file where home = %s order by path", self._rows.home
        )
        return tuple(row[0] for row in found)

    def replace(self, path: Path, data: bytes) -> None:
        """See ``Disk.replace``."""
        self._send_statement(_PUT, self._rows.home, _file_name(path), data)
        self._rows.tell(_file_name(path))

    def write(self, path: Path, data: bytes) -> None:
        """Write a file, as ``Disk.write`` does. Durable at once."""
        self.replace(path, data)

    def move(self, source: Path, target: Path) -> None:
        """See ``Disk.move``."""
        with _raise_disk_errors():
            self._rows.transact(lambda work: self._rename_row(work, _file_name(source), _file_name(target)))

    def rename(self, source: Path, target: Path) -> None:
        """See ``Disk.rename``."""
        self.move(source, target)

    def copy(self, source: Path, target: Path) -> None:
        """See ``Disk.copy``."""
        self._send_statement(_COPY, _file_name(target), self._rows.home, _file_name(source))

    def remove(self, path: Path) -> None:
        """See ``Disk.remove``."""
        self._send_statement(_REMOVE, self._rows.home, _file_name(path))
        self._rows.tell(_file_name(path))

    def flush_folder(self, folder: Path) -> None:
        """Do nothing: all writes are durable already."""

    def grow(self, path: Path) -> Growing:
        """Refuse to open a growing file, since journals are rows of their own.

        Raises:
            OSError: Always.
        """
        raise OSError(errno.ENOTSUP, "journals are rows", str(path))

    def reports(self) -> tuple[Report, ...]:
        """Return no reports: the database looks after itself."""
        return ()

    @contextlib.contextmanager
    def lock_file(self, path: Path) -> Iterator[None]:
        """See ``SharedDisk.lock_file``. The thread reads and writes in one transaction meanwhile."""
        if getattr(self._within, "work", None) is not None:
            yield
            return
        with _raise_disk_errors(), self._rows.database.hold() as work:
            work.execute(_LOCK, (self._rows.home, _file_name(path)))
            self._within.work = work
            try:
                yield
            finally:
                self._within.work = None

    def put(self, work: Work, path: Path, data: bytes) -> None:
        """Write a file as a part of something larger."""
        work.execute(_PUT, (self._rows.home, _file_name(path), data))

    def _fetch_rows(self, statement: str, path: str) -> list[Row]:
        with _raise_disk_errors():
            work: Work | None = getattr(self._within, "work", None)
            if work is not None:
                return work.execute(statement, (self._rows.home, path)).fetchall()
            return self._rows.select(statement, self._rows.home, path)

    def _send_statement(self, statement: str, *params: object) -> None:
        with _raise_disk_errors():
            work: Work | None = getattr(self._within, "work", None)
            if work is not None:
                work.execute(statement, params)
            else:
                self._rows.change(statement, *params)

    def _rename_row(self, work: Work, source: str, target: str) -> None:
        work.execute(_REMOVE, (self._rows.home, target))
        work.execute(_MOVE, (target, self._rows.home, source))


def _file_name(path: Path) -> str:
    """Return a file's name in its home: room and file name."""
    return f"{path.parent.name}/{path.name}"


@contextlib.contextmanager
def _raise_disk_errors() -> Iterator[None]:
    """Turn errors of an unreachable database into those of a disk that is gone."""
    try:
        yield
    except (StoreAway, *LOST) as error:
        raise OSError(errno.ENOTCONN, "the database cannot be reached") from error
