"""One file of the history: about a hundred summaries in a TinyDB."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterable
from pathlib import Path

import msgspec
from tinydb import TinyDB

from companion.history.disk import Disk
from companion.history.sealing import unseal_json
from companion.history.storage import CacheStorage
from companion.history.summary import Moment, Name, Summary

CAPACITY = 100
"""Most summaries of a file, so that saving one never rewrites more than that."""

TABLE = "summaries"

Order = tuple[int, str]
"""Sort key of the history: see `Summary.order`."""


class _Ordered(msgspec.Struct, frozen=True):
    """Part of a summary by which it is sorted, which is all that a start reads."""

    id: Name
    finished_at: Moment


def read_orders(path: Path, disk: Disk) -> list[Order]:
    """Read the sort keys of a file, a hundred times as quick as its summaries.

    Args:
        path: The file.
        disk: the disk that keeps it.

    Returns:
        The end and the id of each summary, the oldest first; nothing of a file that is damaged or unreadable.
    """
    try:
        tables = msgspec.json.decode(unseal_json(disk.read(path)), type=dict[str, dict[str, _Ordered]])
    except (OSError, ValueError, RecursionError):
        return []
    return sorted((found.finished_at, found.id) for found in tables.get(TABLE, {}).values())


class SummaryFile:
    """Summaries of one file, read when first needed, sorted from the oldest. Not locked: its owner is.

    Every change is made here first, then to the file; one that cannot be saved counts all the same.

    Attributes:
        number: The number in the file's name.
        path: The file.
        orders: The end and the id of each, the oldest first.
    """

    def __init__(self, number: int, path: Path, *, disk: Disk, orders: list[Order]) -> None:
        """Prepare a shard. Its summaries are not read yet.

        Args:
            number: The number in the file's name.
            path: The file.
            disk: the disk that keeps it.
            orders: The result of ``read_orders``; empty for a new file.
        """
        self.number = number
        self.path = path
        self.orders = orders
        self._storage = CacheStorage(path, disk=disk)
        self._sorted: list[Summary] | None = None if orders else []

    def summaries(self) -> tuple[Summary, ...]:
        """List the summaries, the oldest first."""
        return tuple(self._load_entries())

    def insert(self, summaries: Iterable[Summary]) -> None:
        """Save more summaries.

        Raises:
            StoreUnwritable: They could not be saved.
        """
        entries = self._load_entries()
        for summary in summaries:
            insort(entries, summary, key=_sort_key)
        self._save_entries(entries)

    def remove(self, tables: Collection[str]) -> None:
        """Delete the summaries of some tables, and save the others.

        Raises:
            StoreUnwritable: It could not be saved.
        """
        self._save_entries([entry for entry in self._load_entries() if entry.id not in tables])

    def _save_entries(self, entries: list[Summary]) -> None:
        self._sorted, self.orders = entries, list(map(_sort_key, entries))
        self._storage.write({TABLE: {str(number): summary for number, summary in enumerate(entries, 1)}})

    def _load_entries(self) -> list[Summary]:
        """Load the summaries. There are none if the file was damaged since it was last looked at."""
        if self._sorted is None:
            documents = TinyDB(storage=lambda: self._storage).table(TABLE).all()
            try:
                found = [msgspec.convert(dict(document), Summary) for document in documents]
            except msgspec.ValidationError:
                found = []
            self._sorted = sorted(found, key=_sort_key)
            self.orders = list(map(_sort_key, self._sorted))
        return self._sorted


def _sort_key(summary: Summary) -> Order:
    return summary.order
