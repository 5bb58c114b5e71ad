"""Many finished tables at once: filed away as they come from elsewhere, and deleted again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import RLock

from companion.history.errors import JournalUnwritable, reason_of
from companion.history.home import Home
from companion.history.journal_format import SEED, seal_line
from companion.history.store_protocols import SummariesKept, TablesKept
from companion.history.summary import Summary
from companion.history.summary_store import SummaryStore
from companion.history.tables import TableFiles


class Archive:
    """Bulk access to finished tables. Safe to use from several threads.

    A record is written whole, so that at any moment it is there or not. Their folder is flushed once for all,
    and the list of all follows; whatever that lacks after a power cut is made from the records at the next
    start.
    """

    def __init__(self, home: Home, tables: TablesKept, summaries: SummariesKept, lock: RLock) -> None:
        """Prepare the archive. Nothing is read yet.

        Args:
            home: The home, held.
            tables: The store of the records.
            summaries: The summaries made of them.
            lock: Of the library that owns these files.
        """
        self._home, self._tables, self._summaries, self._lock = home, tables, summaries, lock

    def put(self, tables: Iterable[tuple[Summary, Sequence[bytes]]]) -> int:
        """File finished tables away. A taken id stays with the table that is here.

        Args:
            tables: The summary of each, and its lines, header first.

        Returns:
            The number of tables that came in.

        Raises:
            TableIdRefused: An id cannot be the name of a file; those before it are there.
            JournalUnwritable: One could not be written; those before it are there.
        """
        return sum(self.put_each(tables))

    def put_each(self, tables: Iterable[tuple[Summary, Sequence[bytes]]]) -> Iterator[bool]:
        """File finished tables away one by one, and yield of each True if it came in. See `put`.

        The library is held until the last; only then, or if somebody stops before it, do they last.
        """
        made: list[Summary] = []
        with self._lock, self._list_made_summaries(made):
            taken = {*self._tables.finished_tables(), *self._tables.open_tables()}
            for summary, lines in tables:
                new = summary.id not in taken
                if new:
                    self._write_record(summary.id, lines)
                    taken.add(summary.id)
                    made.append(summary)
                yield new

    def discard(self, tables: Iterable[str]) -> None:
        """Delete finished tables for good, at a user's request. Unknown ones do not matter.

        Raises:
            TableIdRefused: An id cannot be the name of a file.
            JournalUnwritable: One could not be deleted; those before it are gone.
        """
        with self._lock:
            gone: set[str] = set()
            try:
                for table in tables:
                    self._delete_record(table)
                    gone.add(table)
            finally:
                self._remove_summaries(gone)

    @contextmanager
    def _list_made_summaries(self, made: list[Summary]) -> Iterator[None]:
        """Flush the new records and list their summaries, even if an error cut the work short."""
        try:
            yield
        finally:
            if made and isinstance(self._tables, TableFiles):
                self._flush_records()
            self._summaries.add_all(made)

    def _flush_records(self) -> None:
        """Flush the folder of the records once for all of them."""
        try:
            self._home.disk.flush_folder(self._home.records)
        except OSError as error:
            raise JournalUnwritable(self._home.records, reason_of(error)) from error

    def _remove_summaries(self, gone: set[str]) -> None:
        if isinstance(self._summaries, SummaryStore):
            self._summaries.remove_all(gone)
            self._home.disk.flush_folder(self._home.records)
            return
        for table in gone:
            self._summaries.remove(table)

    def _write_record(self, table: str, lines: Sequence[bytes]) -> None:
        """Write a record: as a file at once, and elsewhere as any table that is begun and filed away."""
        if not isinstance(self._tables, TableFiles):
            self._tables.file_away(table, self._tables.begin(table, lines[0], lines[1:]))
            return
        path, checksum, sealed = Path(self._tables.name(table)), SEED, []
        for line in lines:
            written, checksum = seal_line(line, checksum)
            sealed.append(written)
        try:
            self._home.disk.write(path, b"".join(sealed))
        except OSError as error:
            raise JournalUnwritable(path, reason_of(error)) from error

    def _delete_record(self, table: str) -> None:
        if not isinstance(self._tables, TableFiles):
            self._tables.delete(table)
            return
        path = Path(self._tables.name(table))
        try:
            self._home.disk.remove(path)
        except OSError as error:
            raise JournalUnwritable(path, reason_of(error)) from error
