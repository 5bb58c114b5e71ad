"""Where the journals of open and of finished tables lie, and how one becomes the other."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from companion.history.disk import Disk
from companion.history.errors import (
    Clock,
    JournalExists,
    JournalMissing,
    JournalUnreadable,
    JournalUnwritable,
    StoreUnreadable,
    TableIdRefused,
    reason_of,
)
from companion.history.headers import is_header
from companion.history.home import Home
from companion.history.journal import FileJournal, Journal, read_journal
from companion.history.journal_format import read_lines
from companion.history.salvage import Salvaged, salvage_journal

_ID = re.compile(r"(?!(?i:con|prn|aux|nul|com\d|lpt\d)$)[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
_SUFFIX = ".journal"


class TableFiles:
    """Journals under a home. The place of a journal is the truth about its table: open, or finished.

    Not locked: ``companion.history.library`` is the one that is.
    """

    def __init__(self, home: Home, *, clock: Clock) -> None:
        """Work in a home that is held.

        Args:
            home: The home.
            clock: Tells the time that the name of a damaged file carries.
        """
        self._home, self._clock, self._disk = home, clock, home.disk

    def _open_path(self, table: str) -> Path:
        """Build the path of an open table's journal.

        Raises:
            TableIdRefused: The id cannot be the name of a file.
        """
        return self._home.tables / _file_name(table)

    def _record_path(self, table: str) -> Path:
        """Build the path of a finished table's journal.

        Raises:
            TableIdRefused: The id cannot be the name of a file.
        """
        return self._home.records / _file_name(table)

    def open_tables(self) -> tuple[str, ...]:
        """List the ids of all open tables, the last touched first."""
        return _table_ids_in(self._disk, self._home.tables)

    def finished_tables(self) -> tuple[str, ...]:
        """List the ids of all finished tables, the last touched first."""
        return _table_ids_in(self._disk, self._home.records)

    def is_finished(self, table: str) -> bool:
        """Check that a table has a record. An id that cannot be the name of a file has none."""
        return is_table_id(table) and self._disk.exists(self._record_path(table))

    def begin(self, table: str, header: bytes, entries: Iterable[bytes] = ()) -> FileJournal:
        """Begin the journal of a new table. See ``FileJournal.create``.

        Raises:
            JournalExists: There is a table of that id, open or finished.
        """
        if self._disk.exists(self._record_path(table)):
            raise JournalExists(self._record_path(table))
        path = self._open_path(table)
        return FileJournal.create(path, header, entries, clock=self._clock, disk=self._disk)

    def name(self, table: str) -> str:
        """Name the record of a table for a report: by its file."""
        return str(self._record_path(table))

    def resume(self, table: str, known: Journal | None = None) -> FileJournal:
        """Open the journal of an open table, anew even if there was one. See ``FileJournal``."""
        return FileJournal(self._open_path(table), clock=self._clock, disk=self._disk)

    def salvage(self, table: str, *, finished: bool = False) -> Salvaged:
        """Save the readable part of a table's damaged journal, or record: ``companion.history.salvage``."""
        path = self._record_path(table) if finished else self._open_path(table)
        return salvage_journal(path, self._clock, self._disk)

    def lines(self, table: str) -> tuple[bytes, ...]:
        """Read the lines of a table, finished or open, without changing anything. See ``read_journal``."""
        path = self._record_path(table)
        return read_journal(path if self._disk.exists(path) else self._open_path(table), self._disk)

    def is_whole_record(self, table: str) -> bool:
        """Check that a record holds nothing but whole, sound lines, the first of them a header.

        Raises:
            JournalUnreadable: The system does not let it be read.
        """
        path = self._record_path(table)
        try:
            reading = read_lines(self._disk.read(path))
        except OSError as error:
            raise JournalUnreadable(path, error) from error
        return not (reading.damage or reading.torn) and is_header(b"".join(reading.payloads[:1]))

    def file_away(self, table: str, journal: Journal) -> None:
        """Close the journal of an open table and move it among the records, unless it is there already.

        Raises:
            JournalExists: There is another record of that id.
            JournalMissing: There is no such table, or the journal is another one's.
            JournalUnwritable: It could not be moved.
        """
        if not isinstance(journal, FileJournal) or journal.path.name != self._open_path(table).name:
            raise JournalMissing(self._open_path(table))
        journal.close()
        self._move_journal(self._open_path(table), self._record_path(table))

    def take_back(self, table: str, known: Journal | None = None) -> None:
        """Move a record among the open tables, unless it is there already. See ``file_away``."""
        self._move_journal(self._record_path(table), self._open_path(table))

    def delete(self, table: str) -> bool:
        """Delete the journal of a table, finished or open, at a user's request.

        Returns:
            True if there was one.

        Raises:
            JournalUnwritable: It could not be deleted.
        """
        found = list(filter(self._disk.exists, (self._record_path(table), self._open_path(table))))
        for path in found:
            try:
                self._disk.remove(path)
                self._disk.flush_folder(path.parent)
            except OSError as error:
                raise JournalUnwritable(path, reason_of(error)) from error
        return bool(found)

    def _move_journal(self, source: Path, target: Path) -> None:
        if not self._disk.exists(source):
            if self._disk.exists(target):
                return
            raise JournalMissing(source)
        if self._disk.exists(target):
            raise JournalExists(target)
        try:
            self._disk.move(source, target)
        except OSError as error:
            raise JournalUnwritable(source, reason_of(error)) from error


def is_table_id(table: str) -> bool:
    """Check that a table's id can begin the name of a file, on every system."""
    return _ID.fullmatch(table) is not None


def _file_name(table: str) -> str:
    if not is_table_id(table):
        raise TableIdRefused(table)
    return table + _SUFFIX


def _table_ids_in(disk: Disk, folder: Path) -> tuple[str, ...]:
    try:
        names = disk.names(folder)
    except OSError as error:
        raise StoreUnreadable(folder, error) from error
    found = [
        (touched, name.removesuffix(_SUFFIX))
        for name, touched in names.items()
        if name.endswith(_SUFFIX) and is_table_id(name.removesuffix(_SUFFIX))
    ]
    return tuple(table for _, table in sorted(found, reverse=True))
