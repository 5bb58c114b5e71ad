"""Open tables, finished tables, and the way between them."""

from __future__ import annotations

import threading
from collections.abc import Iterable

from companion.errors import CompanionError, Params
from companion.history.archive import Archive
from companion.history.dated_summaries import DatedSummaries
from companion.history.details import Details
from companion.history.errors import Clock, DamagedJournal, Report, Reporter
from companion.history.headers import is_header, table_label
from companion.history.home import Home
from companion.history.journal import FileJournal, Journal
from companion.history.records import Records, Summarise
from companion.history.salvage import Salvaged, salvage_report
from companion.history.store_protocols import SharedTables, Summaries, SummariesKept, TablesKept
from companion.history.summary import Summary
from companion.history.summary_store import SummaryStore
from companion.history.tables import TableFiles
from companion.history.twice import resolve_double_table


class Library:
    """Open and finished tables of one home. Safe to use from several threads.

    The place of a table's journal decides if it is finished. Its summary follows: ``make_missing_summaries``
    makes a missing one from the record at the next start.

    Attributes:
        archive: Many finished tables at once.
        filed: Summaries of the finished tables as their records tell them.
        shared: Where its tables are kept together with other hosts; None where they are files.
    """

    def __init__(
        self,
        home: Home,
        *,
        clock: Clock,
        report: Reporter | None = None,
        shared: SharedTables | None = None,
        details: Details | None = None,
    ) -> None:
        """Open the library of a home that is held.

        Args:
            home: The home.
            clock: Tells the time that the names of damaged files carry.
            report: Told of everything that was repaired or set aside.
            shared: The store that hosts share; by default its tables are files.
            details: The days that people have said; by default the records tell them.

        Raises:
            StoreUnwritable: The system does not let the store be read.
        """
        self._lock = threading.RLock()
        self._home, self._clock = home, clock
        self._report: Reporter = report or (lambda _: None)
        self.shared = shared
        self._tables: TablesKept = shared.tables if shared else TableFiles(home, clock=clock)
        self._summaries: SummariesKept = (
            shared.summaries if shared else SummaryStore(home.store, report=self._report, disk=home.disk)
        )
        self.filed: Summaries = self._summaries
        self._dated: Summaries = DatedSummaries(self._summaries, details) if details else self._summaries
        self._records = Records(self._tables, self._summaries, self._report)
        self.archive = Archive(home, self._tables, self._summaries, self._lock)

    @property
    def summaries(self) -> Summaries:
        """Summaries of the finished tables, under the days that people have said."""
        return self._dated

    # open tables

    def begin(self, table: str, header: bytes, entries: Iterable[bytes] = ()) -> Journal:
        """Begin a table. It is there with all its entries, or not at all.

        Args:
            table: Its id: letters, digits, ``-`` and ``_``, at most 64.
            header: The first line of its journal.
            entries: The lines after it, if it was carried here.

        Returns:
            Its journal, open.

        Raises:
            TableIdRefused: The id cannot be the name of a file.
            JournalExists: There is a table of that id, open or finished.
            LineRefused: The header or an entry is no line.
            JournalUnwritable: It could not be written.
        """
        with self._lock:
            return self._tables.begin(table, header, entries)

    def open_tables(self) -> tuple[str, ...]:
        """List the ids of all open tables, the last touched first."""
        return self._tables.open_tables()

    def resume(self, table: str) -> Journal:
        """Open the journal of an open table. The caller opens it once at a time.

        An unfinished last line, as a power cut leaves it, is cut off, kept aside and reported.

        Raises:
            JournalMissing: There is no such open table.
            DamagedJournal: It is damaged; ``salvage`` saves the readable part.
            JournalUnwritable: The system does not let it be read or written.
        """
        with self._lock:
            journal = self._tables.resume(table)
            if isinstance(journal, FileJournal) and journal.torn is not None:
                label = table_label(table, journal.lines()[0])
                params: Params = {
                    "table": label,
                    "bytes": journal.torn.length,
                    "kept": str(journal.torn.kept),
                }
                self._report(Report("history-journal-torn", params))
            return journal

    def recover(self, table: str) -> Journal | None:
        """Open the journal of an open table at a start, in any condition. See ``resume``.

        Returns:
            Its journal, of a damaged one as far as it can be read; None if none of it can.

        Raises:
            JournalMissing: There is no such open table.
            JournalUnwritable: The system does not let it be read or written, or the damaged file be kept.
        """
        with self._lock:
            try:
                journal = self.resume(table)
            except DamagedJournal:
                return self.resume(table) if self.salvage(table).lines else None
            if is_header(journal.lines()[0]):
                return journal
            journal.close()
            self.salvage(table)
            return None

    def salvage(self, table: str) -> Salvaged:
        """Save the readable part of an open table's damaged journal, keep the damaged file, and report it.

        Raises:
            JournalUnwritable: The copy could not be made; the journal is left as it is.
        """
        with self._lock:
            saved = self._tables.salvage(table)
            self._report(salvage_report(table, saved))
            return saved

    def is_finished(self, table: str) -> bool:
        """Check that a table has a record: that, and not its summary, makes it a finished one."""
        return self._tables.is_finished(table)

    def lines(self, table: str) -> tuple[bytes, ...]:
        """Read the lines of a table, finished or open, header first. Nothing is changed.

        Raises:
            JournalMissing: There is no such table.
            DamagedJournal: Its journal is damaged.
            JournalUnwritable: The system does not let it be read.
        """
        return self._tables.lines(table)

    # finishing and reopening

    def finish(self, journal: Journal, summary: Summary) -> None:
        """File a finished table away: its journal among the records, its summary into the history.

        May be called again with the same arguments after it failed.

        Args:
            journal: The journal of the table; one that is a file is closed.
            summary: Its summary, with the table's id.

        Raises:
            Overtaken: Another host wrote in between; nothing has changed.
            JournalMissing: The journal is not the one of that table.
            JournalExists: There is another record of that id.
            JournalUnwritable: The journal could not be moved; the table is still open, see ``resume``.
        """
        with self._lock:
            self._tables.file_away(summary.id, journal)
            self._summaries.add(summary)

    def reopen(self, table: str, known: Journal | None = None) -> Journal:
        """Reopen a finished table, because its last move is taken back.

        Args:
            table: Its id.
            known: The journal it had here before it was finished; one that is shared goes on.

        Returns:
            Its journal, open.

        Raises:
            JournalMissing: There is no such table.
            JournalExists: There is an open table of that id as well.
            JournalUnwritable: It could not be moved; it is still finished.
            DamagedJournal: Its journal is damaged; it is open now, and ``salvage`` saves the readable part.
        """
        with self._lock:
            self._tables.take_back(table, known)
            self._summaries.remove(table)
            return self._tables.resume(table, known)

    def discard(self, table: str) -> bool:
        """Delete a table for good, finished or open (its journal closed), at a user's request.

        Returns:
            True if there was anything of it.

        Raises:
            JournalUnwritable: It could not be deleted.
        """
        with self._lock:
            deleted = self._tables.delete(table)
            return self._summaries.remove(table) or deleted

    # healing

    def make_missing_summaries(self, summarise: Summarise) -> int:
        """Bring the summaries in line with the records: to be called at every start. See `Records`."""
        with self._lock:
            return self._records.make_missing_summaries(summarise)

    def check_records(self, summarise: Summarise) -> None:
        """Read every record, and repair damaged ones. A start does not do so. See ``Records.check``.

        A table that is both open and finished is left in one place first: see ``resolve_double_table``.
        """
        with self._lock:
            if self.shared is None:  # a database keeps each table once
                self._resolve_double_tables()
            self._records.check(summarise)

    def _resolve_double_tables(self) -> None:
        for table in sorted({*self._tables.finished_tables()} & {*self._tables.open_tables()}):
            try:
                report = resolve_double_table(self._home, table, self._clock)
            except CompanionError as error:
                report = Report(error.id, error.params)
            self._report(report)
            if not self._tables.is_finished(table):
                self._summaries.remove(table)
