"""Summaries under the days that people have said, in the order of those days."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from msgspec.structs import replace

from companion.history.details import AllDetails, Details, PlayDetails
from companion.history.errors import StoreUnreadable
from companion.history.store_protocols import Summaries
from companion.history.summary import Summary

FEW = 20
"""Most said days that are looked up one by one."""


def date_summary(summary: Summary, details: PlayDetails) -> Summary:
    """Move a summary to the day that was said. Its length stays, and its moments only tell the day.

    A table that was begun for a game of the past is only scored, and has no length.
    """
    if not details.day:
        return summary
    ended = details.ended_at
    lasted = 0 if details.past else max(0, summary.finished_at - summary.started_at)
    moved = ended != summary.finished_at
    return replace(
        summary,
        day=details.day,
        started_at=max(0, ended - lasted) if moved else summary.started_at,
        mode="score" if details.past else summary.mode,
        finished_at=ended,
        instant=summary.instant and not moved,
    )


class DatedSummaries:
    """Read-only summaries of finished tables, each under its said day. Safe to use from several threads."""

    def __init__(self, filed: Summaries, details: Details) -> None:
        """Prepare the view. Nothing is read yet.

        Args:
            filed: The summaries as the records tell them.
            details: The days that people have said.
        """
        self._filed, self._details = filed, details
        self._made_of: tuple[tuple[Summary, ...], AllDetails] = ((), {})
        self._made: tuple[Summary, ...] = ()
        self._days_of: tuple[AllDetails, Mapping[str, PlayDetails]] = ({}, {})

    def get(self, table: str) -> Summary | None:
        """Look up the summary of a table, if there is one."""
        summary, details = self._filed.get(table), self._read_days().get(table)
        return date_summary(summary, details) if summary and details else summary

    def recent(self, limit: int, before: Summary | None = None) -> tuple[Summary, ...]:
        """List the newest summaries, the newest first. Reads of the others no more than needed.

        Args:
            limit: Number of summaries at most.
            before: Only those older than this one: the last of the page before.
        """
        days = self._read_days()
        if not days:
            return self._filed.recent(limit, before)
        if len(days) > FEW:
            candidates = self.all()
        else:
            filed = self._filed.recent(limit + len(days), before)
            said = filter(None, map(self.get, days))
            candidates = (*(each for each in filed if each.id not in days), *said)
        fitting = (each for each in candidates if before is None or each.order < before.order)
        newest = sorted(fitting, key=lambda summary: summary.order, reverse=True)
        return tuple(newest[: max(limit, 0)])

    def all(self) -> tuple[Summary, ...]:
        """List all summaries, the oldest first."""
        filed, days = self._filed.all(), self._read_days()
        if not days:
            return filed
        if (filed, days) != self._made_of:
            dated = (date_summary(each, days[each.id]) if each.id in days else each for each in filed)
            self._made = tuple(sorted(dated, key=lambda summary: summary.order))
            self._made_of = filed, days
        return self._made

    def count(self) -> int:
        """Count the summaries."""
        return self._filed.count()

    def _read_days(self) -> Mapping[str, PlayDetails]:
        """Read the details with a day. Where they cannot be read, the records tell the days."""
        with suppress(StoreUnreadable):
            found, (known, days) = self._details.all(), self._days_of
            if found is not known:
                days = {table: each for table, each in found.items() if each.day}
                self._days_of = found, days
            return days
        return {}
