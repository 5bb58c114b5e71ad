"""All summaries, in files of a hundred, so that the 2,000th game costs no more to save than the first.

The files ``history-0001.json``, ``history-0002.json``, ... follow each other in time: every summary in one is
older than those in the next. The newest are read first, the others when somebody looks back that far.

When everything is written anew (a rebuild, or an old game that arrives when its file is full), the new files
are written beside the old ones, a marker says that they are complete, and then they take their places: an
interruption before the marker leaves the old files, one after it is brought to its end at the next start.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

from companion.history.disk import DISK, Disk
from companion.history.errors import (
    Clock,
    Report,
    Reporter,
    StoreUnwritable,
    reason_of,
)
from companion.history.files import free_name
from companion.history.lines import SEED, read_lines, seal
from companion.history.shard import CAPACITY, Shard, shard_bytes
from companion.history.summary import Summary

_SHARD = re.compile(r"history-(\d{4,})\.json(?:\.bak)?")
_NEXT = ".next"


class SummaryStore:
    """The summaries of all finished tables. Safe to use from several threads."""

    def __init__(
        self, folder: Path, *, clock: Clock, report: Reporter | None = None, disk: Disk = DISK
    ) -> None:
        """Look which files there are, and finish an interrupted rewriting.

        Args:
            folder: The folder of the files; it must exist.
            clock: Tells the time that the name of a damaged file carries.
            report: Told when a damaged file was moved aside.
            disk: What they are kept on.

        Raises:
            StoreUnwritable: The system does not let the folder be read or written.
        """
        self._folder, self._clock, self._disk = folder, clock, disk
        self._report: Reporter = report or (lambda _: None)
        self._lock = threading.RLock()
        self._marker = folder / "history.swap"
        try:
            self._resume_swap()
            self._shards = self._list_shards()
        except OSError as error:
            raise StoreUnwritable(folder, reason_of(error)) from error

    def check(self) -> None:
        """Read every file and the version before it, so that damage is set aside and reported now.

        Raises:
            StoreUnreadable: The system does not let a file be read, or a damaged one be moved aside.
        """
        with self._lock:
            for shard in self._shards.values():
                shard.check()

    def add(self, summary: Summary) -> bool:
        """Save a summary. Saving the same one again does nothing; another one of the same table replaces it.

        Args:
            summary: The finished table.

        Returns:
            Whether anything was written.

        Raises:
            StoreUnwritable: It could not be saved.
            StoreUnreadable: The system does not let a file be read.
        """
        with self._lock:
            shard = self._shard_of(summary.id)
            if shard is not None:
                if shard.get(summary.id) == summary:
                    return False
                self._remove(shard, summary.id)
            self._insert(summary)
            return True

    def add_all(self, summaries: Iterable[Summary]) -> None:
        """Save many at once: all of them, or none.

        Args:
            summaries: Finished tables; they replace those of the same tables.

        Raises:
            StoreUnwritable: They could not be saved.
            StoreUnreadable: The system does not let a file be read.
        """
        with self._lock:
            new = {summary.id: summary for summary in summaries}
            if len(new) == 1:
                self.add(*new.values())
            elif new:
                self.rebuild([*(old for old in self.all() if old.id not in new), *new.values()])

    def remove(self, table: str) -> bool:
        """Take the summary of a table out.

        Args:
            table: Its id.

        Returns:
            Whether there was one.

        Raises:
            StoreUnwritable: It could not be saved.
            StoreUnreadable: The system does not let a file be read.
        """
        with self._lock:
            shard = self._shard_of(table)
            if shard is None:
                return False
            self._remove(shard, table)
            return True

    def get(self, table: str) -> Summary | None:
        """The summary of a table, if there is one.

        Raises:
            StoreUnreadable: The system does not let a file be read.
        """
        with self._lock:
            shard = self._shard_of(table)
            return shard.get(table) if shard else None

    def recent(self, limit: int, before: Summary | None = None) -> tuple[Summary, ...]:
        """The newest summaries, reading no more files than needed.

        Args:
            limit: How many at most.
            before: Only those older than this one: the last of the page before.

        Returns:
            They, the newest first.

        Raises:
            StoreUnreadable: The system does not let a file be read.
        """
        found: list[Summary] = []
        with self._lock:
            for shard in self._newest_first() if limit > 0 else ():
                found += (
                    summary
                    for summary in reversed(shard.summaries())
                    if before is None or summary.order < before.order
                )
                if len(found) >= limit:
                    break
        return tuple(found[: max(limit, 0)])

    def all(self) -> tuple[Summary, ...]:
        """All summaries, the oldest first.

        Raises:
            StoreUnreadable: The system does not let a file be read.
        """
        with self._lock:
            shards = list(self._newest_first())[::-1]
            return tuple(summary for shard in shards for summary in shard.summaries())

    def count(self) -> int:
        """How many there are.

        Raises:
            StoreUnreadable: The system does not let a file be read.
        """
        with self._lock:
            return sum(len(shard.summaries()) for shard in self._newest_first())

    def rebuild(self, summaries: Iterable[Summary]) -> None:
        """Replace everything by these, in one step.

        Args:
            summaries: Finished tables in any order; of several for one table the last counts.

        Raises:
            StoreUnwritable: They could not be saved; at the next start either all of them are there, or what
                was there before.
        """
        unique = {summary.id: summary for summary in summaries}
        ordered = sorted(unique.values(), key=lambda summary: summary.order)
        pages = [ordered[start : start + CAPACITY] for start in range(0, len(ordered), CAPACITY)]
        with self._lock:
            try:
                self._resume_swap()
                for number, page in enumerate(pages, 1):
                    self._disk.replace(self._next(number), shard_bytes(page))
                self._disk.replace(self._marker, _marker_bytes(len(pages)))
                self._swap(len(pages))
                self._shards = self._list_shards()
            except OSError as error:
                raise StoreUnwritable(self._folder, reason_of(error)) from error

    def _insert(self, summary: Summary) -> None:
        shards = list(self._newest_first())
        place = next((shard for shard in shards if shard.covers(summary)), shards[-1] if shards else None)
        if place is not None and len(place.summaries()) < CAPACITY:
            place.insert(summary)
        elif place is None or (place is shards[0] and summary.order > place.summaries()[-1].order):
            shard = self._shard(place.number + 1 if place else 1)
            shard.insert(summary)
            self._shards[shard.number] = shard
        else:
            self.rebuild([*self.all(), summary])

    def _remove(self, shard: Shard, table: str) -> None:
        if len(shard.summaries()) > 1:
            shard.remove(table)
            return
        try:
            self._delete(shard.path)
        except OSError as error:
            raise StoreUnwritable(shard.path, reason_of(error)) from error
        del self._shards[shard.number]

    def _newest_first(self) -> Iterator[Shard]:
        """The shards that hold anything. One that turns out to be lost is forgotten."""
        for number in sorted(self._shards, reverse=True):
            shard = self._shards[number]
            if shard.summaries():
                yield shard
            else:
                del self._shards[number]

    def _shard_of(self, table: str) -> Shard | None:
        return next((shard for shard in self._newest_first() if shard.get(table)), None)

    def _shard(self, number: int) -> Shard:
        path = self._path(number)
        return Shard(number, path, clock=self._clock, report=self._report, disk=self._disk)

    def _path(self, number: int) -> Path:
        return self._folder / f"history-{number:04d}.json"

    def _next(self, number: int) -> Path:
        return self._folder / f"{self._path(number).name}{_NEXT}"

    def _numbers(self) -> set[int]:
        matches = (_SHARD.fullmatch(name) for name in self._disk.names(self._folder))
        return {int(match[1]) for match in matches if match}

    def _list_shards(self) -> dict[int, Shard]:
        return {number: self._shard(number) for number in self._numbers()}

    def _delete(self, path: Path) -> None:
        """Remove a shard for good: the older version first, so that it cannot come back."""
        self._disk.remove(path.with_name(f"{path.name}.bak"))
        self._disk.remove(path)

    def _resume_swap(self) -> None:
        """Bring an interrupted rewriting to its end, or clear it away if it was not complete.

        With a damaged marker nobody knows whether it was: what was to take a place is kept aside as well.
        """
        waiting = [self._folder / name for name in sorted(self._disk.names(self._folder)) if _is_next(name)]
        try:
            pages = _marked_pages(self._disk.read(self._marker))
        except FileNotFoundError:
            for page in waiting:
                self._disk.remove(page)
            return
        if pages is not None:
            self._swap(pages)
            return
        for path in (*waiting, self._marker):
            kept = free_name(path, "damaged", self._clock(), self._disk.exists)
            self._disk.rename(path, kept)
        self._report(Report("history-rewriting-lost", {"path": str(self._marker), "kept": str(kept)}))

    def _swap(self, pages: int) -> None:
        """Put the new files in their places, remove what is beyond them, and then the marker."""
        for number in range(1, pages + 1):
            path, new = self._path(number), self._next(number)
            if self._disk.exists(new):
                self._disk.remove(path.with_name(f"{path.name}.bak"))
                self._disk.rename(new, path)
        for number in self._numbers():
            if number > pages:
                self._delete(self._path(number))
        self._disk.settle(self._folder)
        self._disk.remove(self._marker)
        self._disk.settle(self._folder)


def _is_next(name: str) -> bool:
    """Whether a file waits to take a place."""
    return name.startswith("history-") and name.endswith(_NEXT)


def _marker_bytes(pages: int) -> bytes:
    """The content of a marker that so many new files are complete."""
    return seal(b"%d" % pages, SEED)[0]


def _marked_pages(blob: bytes) -> int | None:
    """How many new files a marker says are complete; nothing if it is damaged."""
    payloads = read_lines(blob).payloads
    pages = int(payloads[0][:9]) if payloads and payloads[0].isdigit() else 0
    return pages if blob == _marker_bytes(pages) else None
