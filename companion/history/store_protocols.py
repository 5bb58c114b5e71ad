"""How tables and summaries may be kept: as files of one process, or as rows that several hosts share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from companion.history.journal import Journal
from companion.history.salvage import Salvaged
from companion.history.summary import Summary


class TablesKept(Protocol):
    """Open and finished tables. What each does, and raises, is said at ``TableFiles``."""

    def name(self, table: str) -> str:
        """What to call the record of a table in a report."""

    def open_tables(self) -> tuple[str, ...]:
        """The ids of all open tables, the last touched first."""

    def finished_tables(self) -> tuple[str, ...]:
        """The ids of all finished tables, the last touched first."""

    def is_finished(self, table: str) -> bool:
        """Whether a table has a record."""

    def begin(self, table: str, header: bytes, entries: Iterable[bytes] = ()) -> Journal:
        """Begin the journal of a new table."""

    def resume(self, table: str, known: Journal | None = None) -> Journal:
        """The journal of an open table; where it can be shared, the one that is in use goes on."""

    def salvage(self, table: str, *, finished: bool = False) -> Salvaged:
        """Save what is readable of a damaged table."""

    def lines(self, table: str) -> tuple[bytes, ...]:
        """The lines of a table, finished or open."""

    def is_whole_record(self, table: str) -> bool:
        """Whether a record holds nothing but sound lines, the first of them a header."""

    def file_away(self, table: str, journal: Journal) -> None:
        """Make an open table a finished one."""

    def take_back(self, table: str, known: Journal | None = None) -> None:
        """Make a finished table an open one."""

    def delete(self, table: str) -> bool:
        """Delete a table; whether there was one."""


class Summaries(Protocol):
    """What is remembered of finished tables, to look at. What each does is said at ``SummaryStore``."""

    def get(self, table: str) -> Summary | None:
        """The summary of a table."""

    def recent(self, limit: int, before: Summary | None = None) -> tuple[Summary, ...]:
        """The newest summaries."""

    def all(self) -> tuple[Summary, ...]:
        """All summaries, the oldest first."""

    def count(self) -> int:
        """How many there are."""


class SummariesKept(Summaries, Protocol):
    """The same, to change as well."""

    def add(self, summary: Summary) -> bool:
        """Save a summary."""

    def add_all(self, summaries: Iterable[Summary]) -> None:
        """Save many."""

    def remove(self, table: str) -> bool:
        """Take the summary of a table out."""

    def ids(self) -> frozenset[str]:
        """The tables there are summaries of."""


@dataclass(frozen=True)
class SharedTables:
    """The tables of a home that several hosts share.

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
