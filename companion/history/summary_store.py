"""All summaries, in files of a hundred, so that the 10,000th game costs no more to save than the first.

The files ``history-0001.json``, ``history-0002.json``, ... follow each other in time: every summary in one is
older than those in the next. A start reads no more of them than which tables they tell of; the summaries
themselves are read when somebody looks back that far.

All of it can be made anew from the records, so nothing guards it: a file that is damaged is removed, what
cannot be saved is told and counts until the end of the process, and what is missing at the next start is made
from its record: see ``companion.history.records``.
"""

from __future__ import annotations

import contextlib
import re
import threading
from bisect import bisect
from collections.abc import Callable, Collection, Iterable
from itertools import pairwise
from pathlib import Path

from companion.history.disk import DISK, Disk
from companion.history.errors import Report, Reporter, StoreUnwritable, reason_of
from companion.history.files import name_aside
from companion.history.summary import Summary
from companion.history.summary_file import CAPACITY, Order, SummaryFile, read_orders

_FILE = re.compile(r"history-(\d{4}|[1-9]\d{4,})\.json")

_LEFT_BEHIND = re.compile(r"history(\.swap|-\d{4,}\.json\.(bak|next))")
"""What earlier versions kept beside the files."""


class SummaryStore:
    """Summaries of all finished tables. Safe to use from several threads."""

    def __init__(self, folder: Path, *, report: Reporter | None = None, disk: Disk = DISK) -> None:
        """Read the sort keys of all files.

        Args:
            folder: The folder of the files; it must exist.
            report: Told once when something cannot be saved.
            disk: the disk that keeps them.

        Raises:
            StoreUnwritable: The system does not let the folder be read.
        """
        self._folder, self._disk = folder, disk
        self._report: Reporter = report or (lambda _: None)
        self._lock = threading.RLock()
        self._told = False
        self._shards: dict[int, SummaryFile] = {}
        self._numbers: dict[str, int] = {}
        try:
            self._find_files(sorted(disk.names(folder)))
        except OSError as error:
            raise StoreUnwritable(folder, reason_of(error)) from error
        orders = [order for _, shard in sorted(self._shards.items()) for order in shard.orders]
        if len(self._numbers) < len(orders) or any(one >= other for one, other in pairwise(orders)):
            self._write_anew(self.all())  # this was begun once, and cut off

    def add(self, summary: Summary) -> bool:
        """Save a summary. Saving the same one again does nothing; another one of the same table replaces it.

        Args:
            summary: The finished table.

        Returns:
            True if anything was new.
        """
        with self._lock:
            known = self.get(summary.id)
            if known == summary:
                return False
            if known is not None:
                self.remove(summary.id)
            self._insert_summary(summary)
            return True

    def add_all(self, summaries: Iterable[Summary]) -> None:
        """Save many at once.

        Args:
            summaries: Finished tables; they replace those of the same tables.
        """
        with self._lock:
            new = {summary.id: summary for summary in summaries}
            if len(new) == 1:
                self.add(*new.values())
            elif new:
                self._write_anew([*self.all(), *new.values()])

    def remove(self, table: str) -> bool:
        """Delete the summary of a table.

        Args:
            table: Its id.

        Returns:
            True if there was one.
        """
        with self._lock:
            known = table in self._numbers
            self.remove_all({table})
            return known

    def remove_all(self, tables: Collection[str]) -> None:
        """Delete the summaries of many tables at once.

        Args:
            tables: Their ids; unknown ones do not matter.
        """
        with self._lock:
            leaving: dict[int, set[str]] = {}
            for table in tables:
                if (number := self._numbers.pop(table, None)) is not None:
                    leaving.setdefault(number, set()).add(table)
            for number, gone in leaving.items():
                self._remove_from_file(number, gone)

    def get(self, table: str) -> Summary | None:
        """Look up the summary of a table, if there is one."""
        with self._lock:
            if table not in self._numbers:
                return None
            found = self._shards[self._numbers[table]].summaries()
            return next((summary for summary in found if summary.id == table), None)

    def ids(self) -> frozenset[str]:
        """List the tables that have summaries."""
        with self._lock:
            return frozenset(self._numbers)

    def recent(self, limit: int, before: Summary | None = None) -> tuple[Summary, ...]:
        """List the newest summaries, reading no more files than needed.

        Args:
            limit: Number of summaries at most.
            before: Only those older than this one: the last of the page before.

        Returns:
            They, the newest first.
        """
        found: list[Summary] = []
        with self._lock:
            for shard in reversed(self._in_order()):
                if len(found) >= limit:
                    break
                if before is None or shard.orders[0] < before.order:
                    found += (
                        summary
                        for summary in reversed(shard.summaries())
                        if before is None or summary.order < before.order
                    )
        return tuple(found[: max(limit, 0)])

    def all(self) -> tuple[Summary, ...]:
        """List all summaries, the oldest first."""
        with self._lock:
            return tuple(summary for shard in self._in_order() for summary in shard.summaries())

    def count(self) -> int:
        """Count the summaries."""
        with self._lock:
            return sum(len(shard.orders) for shard in self._shards.values())

    def _find_files(self, names: Iterable[str]) -> None:
        """Index the sound files, and remove the others."""
        for name in names:
            path = self._folder / name
            if _LEFT_BEHIND.fullmatch(name):
                self._delete_file(path)
            elif match := _FILE.fullmatch(name):
                if orders := read_orders(path, self._disk):
                    self._add_file(int(match[1]), orders)
                else:
                    self._delete_file(path)

    def _add_file(self, number: int, orders: list[Order]) -> SummaryFile:
        """Add a file of a number to the index, with the sort keys of its content."""
        path = self._folder / f"history-{number:04d}.json"
        self._shards[number] = SummaryFile(number, path, disk=self._disk, orders=orders)
        self._numbers |= dict.fromkeys([table for _, table in orders], number)
        return self._shards[number]

    def _insert_summary(self, summary: Summary) -> None:
        """Put a new summary into the file of its time, or begin the next."""
        shards = self._in_order()
        at = max(0, bisect([shard.orders[0] for shard in shards], summary.order) - 1)
        newest = at >= len(shards) - 1
        if shards and len(shards[at].orders) < CAPACITY:
            self._put_into_file(shards[at], [summary])
        elif newest and (not shards or summary.order > shards[at].orders[-1]):
            self._put_into_file(self._add_file(max(self._shards, default=0) + 1, []), [summary])
        else:
            self._write_anew([*self.all(), summary])

    def _write_anew(self, summaries: Iterable[Summary]) -> None:
        """Write every file again, the newest first: a summary that moves is there twice if it is cut off."""
        unique = {summary.id: summary for summary in summaries}
        ordered = sorted(unique.values(), key=lambda summary: summary.order)
        pages = [ordered[start : start + CAPACITY] for start in range(0, len(ordered), CAPACITY)]
        beyond = [shard.path for number, shard in self._shards.items() if number > len(pages)]
        self._shards, self._numbers = {}, {}
        for number, page in reversed(list(enumerate(pages, 1))):
            self._put_into_file(self._add_file(number, []), page)
        for path in beyond:
            self._delete_file(path)

    def _remove_from_file(self, number: int, gone: Collection[str]) -> None:
        """Delete summaries from a file."""
        shard = self._shards[number]
        if len(shard.orders) == len(gone):
            del self._shards[number]
            self._delete_file(shard.path)
        elif not self._try_save(lambda: shard.remove(gone)):
            self._delete_file(shard.path)  # rather no file than one with a table that is gone

    def _put_into_file(self, shard: SummaryFile, summaries: list[Summary]) -> None:
        """Save new summaries in a file."""
        self._numbers |= dict.fromkeys([summary.id for summary in summaries], shard.number)
        self._try_save(lambda: shard.insert(summaries))

    def _try_save(self, save: Callable[[], None]) -> bool:
        """Try to save, and tell if that succeeded. A failure is reported once, until it succeeds again."""
        try:
            save()
        except StoreUnwritable as error:
            if not self._told:
                self._report(Report("history-summaries-unwritable", error.params))
            self._told = True
        else:
            self._told = False
        return not self._told

    def _in_order(self) -> list[SummaryFile]:
        """List the shards from the oldest, without those that turned out to be damaged."""
        return [shard for _, shard in sorted(self._shards.items()) if shard.orders]

    def _delete_file(self, path: Path) -> None:
        """Remove a file, or rename a thing in its place. A later start sees to the rest."""
        with contextlib.suppress(OSError):
            try:
                self._disk.remove(path)
            except OSError:
                self._disk.rename(path, name_aside(path, self._disk.exists))
            self._disk.flush_folder(self._folder)
