"""A journal where there is no disk, which several hosts may hold at once."""

from __future__ import annotations

import copy
import threading
from collections.abc import Sequence

from companion.history.errors import JournalClosed, Overtaken
from companion.history.journal import News, check_line
from companion.history.journal_format import SEED, seal_line


class _Lines:
    """Lines that all ends of a journal have in common, each with the checksum it has in a file.

    A checksum covers all lines before it: who knows how many there are, and the last one's, knows them all.
    """

    def __init__(self, payloads: Sequence[bytes]) -> None:
        self.lock = threading.Lock()
        self.payloads: list[bytes] = []
        self.checksums: list[int] = []
        for payload in payloads:
            self.add(payload)

    @property
    def end(self) -> tuple[int, int]:
        """Number of lines, and the checksum of the last."""
        return len(self.checksums), self.checksums[-1]

    def add(self, payload: bytes) -> None:
        _, checksum = seal_line(check_line(payload), self.checksums[-1] if self.checksums else SEED)
        self.payloads.append(payload)
        self.checksums.append(checksum)

    def has(self, end: tuple[int, int]) -> bool:
        """Check that the lines once ended so, and have only grown since."""
        count, checksum = end
        return self.checksums[count - 1 : count] == [checksum]


class MemoryJournal:
    """End of a journal in memory. Forgotten with the process."""

    def __init__(self, header: bytes, *entries: bytes) -> None:
        """Start with a header and, if the table was carried here, its entries.

        Raises:
            LineRefused: One of them is no line.
        """
        self._lines = _Lines((header, *entries))
        self._known = self._lines.end
        self._closed = False

    def share(self) -> MemoryJournal:
        """Open another end of the journal, for another host. That end knows all that is there now."""
        other = copy.copy(self)
        with self._lines.lock:
            other._known, other._closed = self._lines.end, False
        return other

    def append(self, payload: bytes) -> None:
        """Add a line. See ``Journal.append``."""
        check_line(payload)
        with self._lines.lock:
            self._check_known()
            self._lines.add(payload)
            self._known = self._lines.end

    def news(self) -> News | None:
        """Fetch the lines that other ends wrote. See ``Journal.news``."""
        with self._lines.lock:
            self._check_open()
            known, self._known = self._known, self._lines.end
            if known == self._known:
                return None
            if self._lines.has(known):
                return News(tuple(self._lines.payloads[known[0] :]))
            return News(tuple(self._lines.payloads), anew=True)

    def lines(self) -> tuple[bytes, ...]:
        """List all payloads that are known, the header first.

        Raises:
            Overtaken: The lines that are there have changed.
        """
        with self._lines.lock:
            if not self._lines.has(self._known):
                raise Overtaken
            return tuple(self._lines.payloads[: self._known[0]])

    def set_header(self, header: bytes) -> None:
        """Replace the first line. See ``Journal.set_header``."""
        check_line(header)
        with self._lines.lock:
            self._check_known()
            again = _Lines((header, *self._lines.payloads[1:]))
            self._lines.payloads, self._lines.checksums = again.payloads, again.checksums
            self._known = self._lines.end

    def close(self) -> None:
        """Close this end. Its lines can still be read."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise JournalClosed

    def _check_known(self) -> None:
        self._check_open()
        if self._known != self._lines.end:
            raise Overtaken
