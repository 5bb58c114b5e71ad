"""One file of the history: at most a hundred summaries in a TinyDB."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from tinydb import TinyDB

from companion.history.disk import Disk
from companion.history.errors import Clock, Reporter
from companion.history.storage import AtomicStorage, seal_data
from companion.history.summary import Summary

CAPACITY = 100
"""How many summaries a file holds, so that saving one never rewrites more than that."""

TABLE = "summaries"


def shard_bytes(summaries: Iterable[Summary]) -> bytes:
    """The file that holds these summaries, as a shard would have written it.

    Args:
        summaries: At most ``CAPACITY``.

    Returns:
        The content of the file.
    """
    documents = {str(number): _document(summary) for number, summary in enumerate(summaries, 1)}
    return seal_data({TABLE: documents})


def _document(summary: Summary) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.to_builtins(summary)
    return document


class Shard:
    """The summaries of one file, read when first needed, sorted from the oldest. Not locked: its owner is.

    Attributes:
        number: The number in the file's name.
        path: The file.
    """

    def __init__(self, number: int, path: Path, *, clock: Clock, report: Reporter, disk: Disk) -> None:
        """Prepare a shard; nothing is read yet."""
        self.number = number
        self.path = path
        self._storage = AtomicStorage(path, schema={TABLE: Summary}, clock=clock, report=report, disk=disk)
        self._database = TinyDB(storage=lambda: self._storage)
        self._numbers: dict[str, int] = {}
        self._sorted: list[Summary] | None = None

    def summaries(self) -> tuple[Summary, ...]:
        """All of them, the oldest first.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        return tuple(self._entries())

    def check(self) -> None:
        """See ``AtomicStorage.check``."""
        self._storage.check()

    def get(self, table: str) -> Summary | None:
        """The summary of a table, if it is here."""
        entries = self._entries()
        if table not in self._numbers:
            return None
        return next(entry for entry in entries if entry.id == table)

    def insert(self, summary: Summary) -> None:
        """Save one more.

        Raises:
            StoreUnwritable: It could not be saved; the file is as before.
        """
        entries = self._entries()
        self._numbers[summary.id] = self._database.table(TABLE).insert(_document(summary))
        insort(entries, summary, key=_order)

    def remove(self, table: str) -> None:
        """Save without one that is here.

        Raises:
            StoreUnwritable: It could not be saved; the file is as before.
        """
        entries = self._entries()
        self._database.table(TABLE).remove(doc_ids=[self._numbers[table]])
        del self._numbers[table]
        entries[:] = [entry for entry in entries if entry.id != table]

    def covers(self, summary: Summary) -> bool:
        """Whether it belongs here or in a newer shard: it is not older than the oldest one here."""
        return bisect_left(self._entries(), summary.order, key=_order) > 0

    def _entries(self) -> list[Summary]:
        if self._sorted is None:
            self._sorted = sorted(self._load(), key=_order)
        return self._sorted

    def _load(self) -> list[Summary]:
        documents = self._database.table(TABLE).all()
        found = [msgspec.convert(dict(document), Summary) for document in documents]
        pairs = zip(found, documents, strict=True)
        self._numbers = {summary.id: document.doc_id for summary, document in pairs}
        return found


def _order(summary: Summary) -> tuple[int, str]:
    return summary.order
