"""The records of finished tables and the summaries made of them, brought in line with each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from companion.errors import CompanionError, Params
from companion.history.errors import JournalUnwritable, Report, Reporter
from companion.history.headers import named_label
from companion.history.salvage import salvage_report
from companion.history.store_protocols import SummariesKept, TablesKept
from companion.history.summary import Summary

Summarise = Callable[[tuple[bytes, ...]], Summary | None]
"""Makes the summary of a record's lines (header first), or nothing if it knows no such game or version."""


class Records:
    """Records and summaries of one home. Not locked: ``companion.history.library`` is the one that is."""

    def __init__(self, tables: TablesKept, summaries: SummariesKept, report: Reporter) -> None:
        """Prepare the records. Nothing is read yet.

        Args:
            tables: The store of the records.
            summaries: The summaries made of them.
            report: Told of everything that was repaired or set aside.
        """
        self._tables, self._summaries, self._report = tables, summaries, report

    def make_missing_summaries(self, summarise: Summarise) -> int:
        """Make the missing summaries at every start.

        A record without summary gets one, or is an open table again if it is damaged, as its end is not
        known; a summary of a table that is open goes. A record that cannot be summarised stays. All of
        this is reported.

        Args:
            summarise: Makes the summary of a record.

        Returns:
            The number of summaries that were made.
        """
        finished = set(self._tables.finished_tables())
        for table in self._summaries.ids() & set(self._tables.open_tables()) - finished:
            self._summaries.remove(table)
        made = self._summarise_all(sorted(finished - self._summaries.ids()), summarise)
        self._summaries.add_all(made)
        if made:
            self._report(Report("history-records-restored", {"count": len(made)}))
        return len(made)

    def check(self, summarise: Summarise) -> None:
        """Read every record, after ``heal``. A start does not, as there may be thousands.

        Of a damaged record the readable part stays, and the damaged file is kept aside. Then it is compared
        with the history's summary: the result there stays, unless the record goes on after it. All of this is
        reported, and so is a finished game without a record.

        Args:
            summarise: Makes the summary of a record.
        """
        for table in sorted(self._tables.finished_tables()):
            try:
                whole = self._tables.is_whole_record(table)
                if whole or self._salvage(table):
                    self._compare_summary(table, summarise, whole=whole)
            except JournalUnwritable as error:
                self._report(self._report_of(table, error))
        self._report_lost_records()

    def _report_of(self, table: str, error: CompanionError) -> Report:
        """Build the report of an unreadable record, with the names that the history knows."""
        summary = self._summaries.get(table)
        if summary is None or "table" not in error.params:
            return Report(error.id, error.params)
        label = named_label(table, (seat.name for seat in summary.seats))
        return Report(error.id, {**error.params, "table": label})

    def _report_lost_records(self) -> None:
        """Report remembered games without a record."""
        there = {*self._tables.finished_tables(), *self._tables.open_tables()}
        for summary in self._summaries.all():
            if summary.id not in there:
                label = named_label(summary.id, (seat.name for seat in summary.seats))
                self._report(Report("history-record-gone", {"table": label}))

    def _salvage(self, table: str) -> bool:
        """Save the readable part of a damaged record, and tell if any of it is readable."""
        saved = self._tables.salvage(table, finished=True)
        self._report(salvage_report(table, saved))
        return bool(saved.lines)

    def _compare_summary(self, table: str, summarise: Summarise, *, whole: bool) -> None:
        """Bring a summary in line with a record that has another number of entries."""
        summary, lines = self._summaries.get(table), self._tables.lines(table)
        entries = len(lines) - 1
        if summary is None or summary.entries == entries:
            return
        path = self._tables.name(table)
        params: Params = {"path": path, "entries": entries, "known": summary.entries}
        if entries < summary.entries:
            if whole:
                self._report(Report("history-record-short", params))
            self._summaries.add(msgspec.structs.replace(summary, entries=entries))
        elif (made := self._summarise(table, summarise)) is not None:
            self._report(Report("history-record-longer", params))
            self._summaries.add(made)

    def _summarise_all(self, tables: Iterable[str], summarise: Summarise) -> list[Summary]:
        made = (self._summarise(table, summarise) for table in tables)
        return [summary for summary in made if summary is not None]

    def _summarise(self, table: str, summarise: Summarise) -> Summary | None:
        """Summarise a record, or report why it cannot be. One bad record never stops the others."""
        path = self._tables.name(table)
        try:
            if not self._tables.is_whole_record(table):
                self._tables.take_back(table)
                self._report(Report("history-record-reopened", {"table": table, "path": path}))
                return None
            summary = summarise(self._tables.lines(table))
        except CompanionError as error:
            self._report(Report(error.id, error.params))
        except Exception as error:  # whatever another version's record makes a game stumble over
            self._report(Report("history-record-unknown", {"path": path, "problem": type(error).__name__}))
        else:
            if summary is not None and summary.id == table:
                return summary
            self._report(Report("history-record-unknown", {"path": path, "problem": "unknown"}))
        return None
