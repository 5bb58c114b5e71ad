"""A table's journal as rows: one for its header, one for every entry.

Each row carries the checksum that its line has in a file, which covers all lines before it. An append names
the checksum of the last line its writer knows: it is one statement, and changes nothing where anybody wrote
in between, or where what the writer knows is not there any more.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import randbits

from companion.history.errors import DamagedJournal, JournalClosed, JournalMissing, Overtaken
from companion.history.journal import News, check_line
from companion.history.journal_format import seal_line
from companion.postgres.database import Row, Work
from companion.postgres.home_rows import HomeRows
from companion.postgres.packing import End, begin_alike, checksums, end_of, unpack

APPEND = """
    insert into companion.entry (home, board, seq, body, writer, seal)
    select home, id, %s, %s, %s, %s from companion.board
     where home = %s and id = %s and open and revision = %s
       and exists (select from companion.entry before
                    where before.home = board.home and before.board = id and seq = %s and seal = %s)
       for share
        on conflict do nothing
"""

_OURS = "select from companion.entry where home = %s and board = %s and seq = %s and writer = %s"

_SINCE = """
    select open, revision, packed, seq, body, seal from companion.board
      left join companion.entry on entry.home = board.home and entry.board = id and seq >= %s
     where board.home = %s and id = %s
     order by seq
"""

_HOLD = """
    select revision from companion.board where home = %s and id = %s and open and revision = %s for update
"""

_BODIES = "select body, seal from companion.entry where home = %s and board = %s order by seq"

_RESEAL = """
    update companion.entry set seal = new.seal
      from unnest(%s::integer[], %s::bigint[]) as new (seq, seal)
     where home = %s and board = %s and entry.seq = new.seq
"""

_HEAD = "update companion.entry set body = %s, writer = %s where home = %s and board = %s and seq = 0"

_REVISE = "update companion.board set revision = revision + 1 where home = %s and id = %s"


class RowJournal:
    """Handle of a journal in rows, of which every worker may hold one. See ``Journal``.

    Attributes:
        table: The table's id.
        open: Whether the table was open when it was last looked at.
    """

    def __init__(self, rows: HomeRows, table: str, changed: Callable[[str], None]) -> None:
        """Read all lines that are there now.

        Args:
            rows: The rows of the home.
            table: The table's id.
            changed: Told the id of the table whenever more than entries turns out to have changed.

        Raises:
            JournalMissing: There is no such table.
            DamagedJournal: Its rows differ from those written.
            StoreAway: The database cannot be reached.
        """
        self.table, self.open = table, True
        self._rows, self._changed = rows, changed
        self._lock = threading.RLock()
        self._closed = False
        self._revision = -1
        self._known: End = (0, 0)
        self._read(())

    def append(self, payload: bytes) -> None:
        """Add a line. See ``Journal.append``.

        Raises:
            StoreAway: The database cannot be reached. Whether the line is there is known when it can be.
        """
        check_line(payload)
        with self._lock:
            self._check_open()
            count, before = self._known
            _, checksum = seal_line(payload, before)
            mark, home = randbits(63), self._rows.home
            values = (count, payload, mark, checksum)
            change = (APPEND, (*values, home, self.table, self._revision, count - 1, before))
            if not self._rows.database.once(change, (_OURS, (home, self.table, count, mark))):
                raise Overtaken
            self._known = count + 1, checksum
        self._rows.tell(self.table)

    def news(self) -> News | None:
        """Return lines that other hosts wrote. See ``Journal.news``.

        Raises:
            JournalMissing: The table was deleted.
            DamagedJournal: Their lines are damaged.
            StoreAway: The database cannot be reached.
        """
        with self._lock:
            self._check_open()
            known = self._known
            found = self._rows.select(_SINCE, known[0] - 1, *self._key)
            whole, lines = self._follow(found)
            if not whole:
                return News(self._read(()), anew=True)
            return News(lines) if lines else None

    def lines(self) -> tuple[bytes, ...]:
        """Return all known payloads. See ``Journal.lines``.

        Raises:
            Overtaken: The stored lines have changed since.
            JournalMissing: The table was deleted.
            DamagedJournal: They are damaged.
            StoreAway: The database cannot be reached.
        """
        with self._lock:
            payloads = read_rows(self._rows.select(_SINCE, 0, *self._key), self.table)
            if not begin_alike(payloads, self._known):
                raise Overtaken
            return payloads[: self._known[0]]

    def set_header(self, header: bytes) -> None:
        """Replace the first line. See ``Journal.set_header``.

        Raises:
            StoreAway: The database cannot be reached. Whether it was replaced is known when it can be.
        """
        check_line(header)
        mark = randbits(63)

        def done(work: Work) -> End | None:
            found = work.execute(_OURS, (*self._key, 0, mark)).fetchone()
            return None if found is None else end_of(_bodies(work, self._key)[: self._known[0]])

        with self._lock:
            self._check_open()
            self._known = self._rows.transact(lambda work: self._put_header(work, header, mark), done)
            self._revision += 1
        self._rows.tell(self.table)

    def close(self) -> None:
        """Close the journal. May be called twice."""
        self._closed = True

    @property
    def known(self) -> End:
        """Number of known lines, and the checksum of the last."""
        return self._known

    @property
    def revision(self) -> int:
        """Number of the last change that was no entry."""
        return self._revision

    def note_filed(self, revision: int) -> None:
        """Record that the table is finished."""
        self._revision, self.open = revision, False

    def note_reopened(self, before: int | None) -> None:
        """Record that the table is open again.

        Args:
            before: The revision it was finished under, if this host opened it; then nothing else has changed
                if that is the one that is known.
        """
        self.open = True
        if before == self._revision:
            self._revision += 1

    @property
    def _key(self) -> tuple[int, str]:
        return self._rows.home, self.table

    def _check_open(self) -> None:
        if self._closed:
            raise JournalClosed

    def _put_header(self, work: Work, header: bytes, mark: int) -> End:
        if work.execute(_HOLD, (*self._key, self._revision)).fetchone() is None:
            raise Overtaken
        bodies = _bodies(work, self._key)
        if end_of(bodies) != self._known:
            raise Overtaken
        new = checksums((header, *bodies[1:]))
        work.execute(_HEAD, (header, mark, *self._key))
        work.execute(_RESEAL, (list(range(len(new))), new, *self._key))
        work.execute(_REVISE, self._key)
        return len(new), new[-1]

    def _follow(self, rows: Sequence[Row]) -> tuple[bool, tuple[bytes, ...]]:
        """Check that the known lines are still there, and take the lines after them as known."""
        if not rows:
            raise JournalMissing(Path(self.table))
        if not rows[0][0]:
            payloads = read_rows(rows, self.table)
            if not begin_alike(payloads, self._known):
                return False, ()
            return True, self._take(rows, payloads[self._known[0] :])
        if rows[0][5] != self._known[1]:
            return False, ()
        return True, self._take(rows, tuple(row[4] for row in rows[1:]), [row[5] for row in rows[1:]])

    def _take(
        self, rows: Sequence[Row], lines: tuple[bytes, ...], written: Sequence[int] | None = None
    ) -> tuple[bytes, ...]:
        """Add lines to the known ones, after comparing their checksums with those written."""
        count, before = self._known
        seals = checksums(lines, before)
        if written is not None and seals != list(written):
            raise DamagedJournal(Path(self.table), count + 1, "checksum")
        self._known = count + len(lines), seals[-1] if seals else before
        self._note(rows[0])
        return lines

    def _read(self, rows: Sequence[Row]) -> tuple[bytes, ...]:
        """Read all lines that are there, and take them as known."""
        rows = rows or self._rows.select(_SINCE, 0, *self._key)
        payloads = read_rows(rows, self.table)
        self._known = end_of(payloads)
        self._note(rows[0])
        return payloads

    def _note(self, row: Row) -> None:
        before, (self.open, self._revision) = self._revision, row[:2]
        if before not in (self._revision, -1):
            self._changed(self.table)


def read_rows(rows: Sequence[Row], table: str) -> tuple[bytes, ...]:
    """Assemble the lines of a table from all its rows.

    Args:
        rows: Each with whether the table is open, its revision, its packed record, and a line's number,
            content and checksum.
        table: The table's id.

    Raises:
        JournalMissing: There is no such table.
        DamagedJournal: The rows differ from those written.
    """
    if not rows:
        raise JournalMissing(Path(table))
    is_open, _, packed, *_ = rows[0]
    if not is_open:
        return unpack(packed or b"", table)
    payloads = tuple(row[4] for row in rows if row[4] is not None)
    for number, (row, checksum) in enumerate(zip(rows, checksums(payloads), strict=False)):
        if row[3] != number or row[5] != checksum:
            raise DamagedJournal(Path(table), number + 1, "checksum")
    if not payloads:
        raise DamagedJournal(Path(table), 1, "empty")
    return payloads


def _bodies(work: Work, key: tuple[int, str]) -> list[bytes]:
    return [body for body, _ in work.execute(_BODIES, key).fetchall()]
