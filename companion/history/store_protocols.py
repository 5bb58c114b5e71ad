"""How tables and summaries may be kept: as files of one process, or as rows that several hosts share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from companion.history.journal import Journal
from companion.history.salvage import Salvaged
from companion.history.summary import Summary


class TablesKept(Protocol):
    """Store of open and finished tables. ``TableFiles`` documents each method and its errors."""

    def name(self, table: str) -> str:
        """Name the record of a table for a report."""

    def open_tables(self) -> tuple[str, ...]:
        """List the ids of all open tables, the last touched first."""

    def finished_tables(self) -> tuple[str, ...]:
        """List the ids of all finished tables, the last touched first."""

    def is_finished(self, table: str) -> bool:
        """Check that a table has a record."""

    def begin(self, table: str, header: bytes, entries: Iterable[bytes] = ()) -> Journal:
        """Begin the journal of a new table."""

    def resume(self, table: str, known: Journal | None = None) -> Journal:
        """Open the journal of an open table. If it can be shared, the one that is in use goes on."""

    def salvage(self, table: str, *, finished: bool = False) -> Salvaged:
        """Save the readable part of a damaged table."""

    def lines(self, table: str) -> tuple[bytes, ...]:
        """Read the lines of a table, finished or open."""

    def is_whole_record(self, table: str) -> bool:
        """Check that a record holds nothing but sound lines, the first of them a header."""

    def file_away(self, table: str, journal: Journal) -> None:
        """Turn an open table into a finished one."""

    def take_back(self, table: str, known: Journal | None = None) -> None:
        """Turn a finished table into an open one."""

    def delete(self, table: str) -> bool:
        """Delete a table, and tell if there was one."""


class Summaries(Protocol):
    """Read-only store of the summaries of finished tables. ``SummaryStore`` documents each method."""

    def get(self, table: str) -> Summary | None:
        """Look up the summary of a table."""

    def recent(self, limit: int, before: Summary | None = None) -> tuple[Summary, ...]:
        """List the newest summaries."""

    def all(self) -> tuple[Summary, ...]:
        """List all summaries, the oldest first."""

    def count(self) -> int:
        """Count the summaries."""


class SummariesKept(Summaries, Protocol):
    """Store of the summaries, to be changed as well."""

    def add(self, summary: Summary) -> bool:
        """Save a summary."""

    def add_all(self, summaries: Iterable[Summary]) -> None:
        """Save several summaries."""

    def remove(self, table: str) -> bool:
        """Delete the summary of a table."""

    def ids(self) -> frozenset[str]:
        """List the tables that have summaries."""


@dataclass(frozen=True)
class SharedTables:
    """Tables of a home that several hosts share.

    Attributes:
        tables: Open and finished tables.
        summaries: What the history remembers of the finished ones.
        most_open: How many may be open at once.
        listen: Be told the id of each table at which another host changed something, or the name of a file,
            which has a slash. What is told may come late, twice, or without reason.
    """

    tables: TablesKept
    summaries: SummariesKept
    most_open: int
    listen: Callable[[Callable[[str], None]], None]
