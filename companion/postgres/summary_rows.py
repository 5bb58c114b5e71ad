"""The summaries of a home's finished tables, each beside its table's record."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from companion.history.summary import Summary
from companion.postgres.home_rows import HomeRows

_PUT = """
    update companion.board set summary = %s, finished_at = %s where home = %s and id = %s and not open
"""

_RECENT = """
    select summary from companion.board
     where home = %s and summary is not null and (finished_at, id) < (%s, %s)
     order by finished_at desc, id desc limit %s
"""

_TAKE_OUT = """
    update companion.board set summary = null, finished_at = null
     where home = %s and id = %s and summary is not null
"""

_LAST = (1 << 62, "")
"""After every summary."""


class SummaryRows:
    """Summaries as rows: the counterpart of ``SummaryStore``, which keeps files."""

    def __init__(self, rows: HomeRows) -> None:
        """Begin without reading any rows."""
        self._rows = rows

    def add(self, summary: Summary) -> bool:
        """Save a summary in place of the table's earlier one. Returns False if there is no such table."""
        values = msgspec.json.encode(summary), summary.finished_at
        return self._rows.change(_PUT, *values, self._rows.home, summary.id) > 0

    def add_all(self, summaries: Iterable[Summary]) -> None:
        """Save many."""
        for summary in summaries:
            self.add(summary)

    def remove(self, table: str) -> bool:
        """Delete the summary of a table. Returns True if there was one."""
        return (
            self._rows.change(
                _TAKE_OUT,
                self._rows.home,
                table,
            )
            > 0
        )

    def get(self, table: str) -> Summary | None:
        """Return the summary of a table, if there is one."""
        found = self._rows.select(
            "select summary from companion.board where home = %s and id = %s and summary is not null",
            self._rows.home,
            table,
        )
        return _summary(found[0][0]) if found else None

    def ids(self) -> frozenset[str]:
        """List the ids of the tables with summaries."""
        found = self._rows.select(
            "select id from companion.board where home = %s and summary is not null", self._rows.home
        )
        return frozenset(row[0] for row in found)

    def recent(self, limit: int, before: Summary | None = None) -> tuple[Summary, ...]:
        """List the newest summaries, page by page. See ``SummaryStore.recent``."""
        ended, table = before.order if before else _LAST
        found = self._rows.select(_RECENT, self._rows.home, ended, table, max(0, min(limit, 1 << 60)))
        return tuple(_summary(row[0]) for row in found)

    def all(self) -> tuple[Summary, ...]:
        """List all summaries, oldest first."""
        return tuple(reversed(self.recent(1 << 60)))

    def count(self) -> int:
        """Count the summaries."""
        found = self._rows.select(
            "select count(*) from companion.board where home = %s and summary is not null", self._rows.home
        )
        return int(found[0][0])


def _summary(data: bytes) -> Summary:
    return msgspec.json.decode(data, type=Summary)
