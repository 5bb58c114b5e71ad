"""Open and finished tables of a home, as rows: the counterpart of ``TableFiles``, which keeps files."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from companion.history.errors import (
    Clock,
    DamagedJournal,
    JournalExists,
    JournalMissing,
    Overtaken,
    TableIdRefused,
)
from companion.history.files import free_name
from companion.history.headers import is_header
from companion.history.journal import Journal, check_line
from companion.history.journal_format import journal_bytes
from companion.history.salvage import Salvaged
from companion.history.tables import is_table_id
from companion.postgres.database import Row, Work
from companion.postgres.file_rows import FileRows
from companion.postgres.home_rows import HomeRows
from companion.postgres.packing import checksums, end_of, pack, unpack
from companion.postgres.row_journal import RowJournal, read_rows

_BEGIN = """
    insert into companion.board (home, id, open, revision, touched) values (%s, %s, true, 0, %s)
        on conflict do nothing
"""

_FILL = """
    insert into companion.entry (home, board, seq, body, writer, seal)
    select %s, %s, seq, body, 0, seal
      from unnest(%s::integer[], %s::bytea[], %s::bigint[]) as line (seq, body, seal)
"""

_WHOLE = """
    select open, revision, packed, seq, body, seal from companion.board
      left join companion.entry on entry.home = board.home and entry.board = id
     where board.home = %s and id = %s
     order by seq
"""

_HOLD = "select open, revision, packed from companion.board where home = %s and id = %s for update"

_FILE = """
    update companion.board set open = false, revision = revision + 1, packed = %s where home = %s and id = %s
"""

_OPEN = """
    update companion.board set open = true, revision = revision + 1, touched = %s,
           packed = null, summary = null, finished_at = null
     where home = %s and id = %s
"""

_EMPTY = "delete from companion.entry where home = %s and board = %s"

_DELETE = "delete from companion.board where home = %s and id = %s"


class TableRows:
    """Tables of one home. A table's row tells whether it is open; only an open table's entries are rows.

    Attributes:
        changed: Told the id of a table at which another host changed more than entries.
    """

    def __init__(self, rows: HomeRows, files: FileRows, *, clock: Clock) -> None:
        """Begin without reading any rows.

        Args:
            rows: The rows of the home.
            files: The files of damaged tables kept aside.
            clock: Tells when a table was touched.
        """
        self._rows, self._files, self._clock = rows, files, clock
        self._journals: weakref.WeakValueDictionary[str, RowJournal] = weakref.WeakValueDictionary()
        self.changed: Callable[[str], None] = lambda _: None

    @property
    def journals(self) -> Mapping[str, RowJournal]:
        """Journals that are in use here, by table."""
        return dict(self._journals)

    def name(self, table: str) -> str:
        """Name the record of a table in reports."""
        return f"{self._rows.name}/{table}"

    def open_tables(self) -> tuple[str, ...]:
        """List the ids of all open tables, the last begun first."""
        found = self._rows.select(
            "select id from companion.board where home = %s and open order by touched desc, id",
            self._rows.home,
        )
        return tuple(row[0] for row in found)

    def finished_tables(self) -> tuple[str, ...]:
        """List the ids of all finished tables, the last begun first."""
        found = self._rows.select(
            "select id from companion.board where home = %s and not open order by touched desc, id",
            self._rows.home,
        )
        return tuple(row[0] for row in found)

    def is_finished(self, table: str) -> bool:
        """Check that a table is finished. For a table in use here, judges by this host's latest news."""
        journal = self._journals.get(table)
        if journal is not None:
            return not journal.open
        found = self._rows.select(
            "select open from companion.board where home = %s and id = %s", self._rows.home, table
        )
        return bool(found) and not found[0][0]

    def begin(self, table: str, header: bytes, entries: Iterable[bytes] = ()) -> RowJournal:
        """Begin the journal of a new table. See ``FileJournal.create``.

        Raises:
            TableIdRefused: That is no id of a table.
            JournalExists: There is a table of that id, open or finished.
        """
        if not is_table_id(table):
            raise TableIdRefused(table)
        lines = [check_line(line) for line in (header, *entries)]

        def done(work: Work) -> bool | None:
            found = work.execute(_WHOLE, (self._rows.home, table)).fetchall()
            return True if found and found[0][0] and _bodies(found) == lines else None

        if not self._rows.transact(lambda work: self._begin(work, table, lines), done):
            raise JournalExists(Path(self.name(table)))
        self._rows.tell(table)
        return self.resume(table)

    def resume(self, table: str, known: Journal | None = None) -> RowJournal:
        """Return the journal of an open table.

        Args:
            table: Its id.
            known: A journal of it that is in use already. It goes on from its own lines.

        Raises:
            JournalMissing: There is no such open table.
            DamagedJournal: Its rows differ from those written.
        """
        if isinstance(known, RowJournal):
            return known
        journal = RowJournal(self._rows, table, lambda changed: self.changed(changed))
        if not journal.open:
            raise JournalMissing(Path(self.name(table)))
        self._journals[table] = journal
        return journal

    def salvage(self, table: str, *, finished: bool = False) -> Salvaged:
        """Save the readable lines of a table, and keep all of it aside as a file of the home.

        Raises:
            JournalMissing: There is no such table.
        """

        def cut(work: Work) -> Salvaged:
            if not work.execute(_HOLD, (self._rows.home, table)).fetchall():
                raise JournalMissing(Path(self.name(table)))
            found = work.execute(_WHOLE, (self._rows.home, table)).fetchall()
            lines = _readable(found, table)
            kept = free_name(Path(f"tables/{table}.journal"), "damaged", self._clock(), self._files.exists)
            self._files.put(work, kept, found[0][2] or journal_bytes(_bodies(found)))
            work.execute(_EMPTY, (self._rows.home, table))
            if not lines:
                work.execute(_DELETE, (self._rows.home, table))
            elif finished:
                work.execute(_FILE, (pack(lines), self._rows.home, table))
            else:
                self._fill(work, table, lines)
                work.execute(_OPEN, (self._clock(), self._rows.home, table))
            return Salvaged(lines, kept, len(lines) + 1)

        return self._rows.transact(cut)

    def lines(self, table: str) -> tuple[bytes, ...]:
        """Read the lines of a table, finished or open, without changing anything.

        Raises:
            JournalMissing: There is no such table.
            DamagedJournal: It is damaged.
        """
        return read_rows(self._rows.select(_WHOLE, self._rows.home, table), table)

    def is_whole_record(self, table: str) -> bool:
        """Check that a record has only whole, sound lines, the first of them a header."""
        try:
            return is_header(self.lines(table)[0])
        except DamagedJournal:
            return False

    def file_away(self, table: str, journal: Journal) -> None:
        """Pack an open table's record and delete its rows, unless that was done already.

        Args:
            table: Its id.
            journal: Its journal, as far as it is known here.

        Raises:
            Overtaken: Another host wrote in between; nothing has changed.
            JournalMissing: There is no such table, or the journal is another one's.
        """
        if not isinstance(journal, RowJournal) or journal.table != table:
            raise JournalMissing(Path(self.name(table)))

        def file(work: Work) -> int:
            found = work.execute(_HOLD, (self._rows.home, table)).fetchone()
            if found is None:
                raise JournalMissing(Path(self.name(table)))
            if not found[0]:
                return int(found[1])
            lines = read_rows(work.execute(_WHOLE, (self._rows.home, table)).fetchall(), table)
            if end_of(lines) != journal.known or found[1] != journal.revision:
                raise Overtaken
            work.execute(_FILE, (pack(lines), self._rows.home, table))
            work.execute(_EMPTY, (self._rows.home, table))
            return journal.revision + 1

        journal.note_filed(self._rows.transact(file))
        self._rows.tell(table)

    def take_back(self, table: str, known: Journal | None = None) -> None:
        """Make a finished table an open one, unless it is open already.

        Args:
            table: Its id.
            known: A journal of it that is in use here.

        Raises:
            JournalMissing: There is no such table.
            DamagedJournal: Its record is damaged.
        """

        def unfile(work: Work) -> int | None:
            found = work.execute(_HOLD, (self._rows.home, table)).fetchone()
            if found is None:
                raise JournalMissing(Path(self.name(table)))
            if found[0]:
                return None
            self._fill(work, table, unpack(found[2] or b"", table))
            work.execute(_OPEN, (self._clock(), self._rows.home, table))
            return int(found[1])

        before = self._rows.transact(unfile)
        if isinstance(known, RowJournal):
            known.note_reopened(before)
        self._rows.tell(table)

    def delete(self, table: str) -> bool:
        """Delete a table, finished or open, at a person's request. Returns True if there was one."""

        def delete(work: Work) -> bool:
            key = self._rows.home, table
            there = work.execute(_DELETE, key).rowcount > 0
            work.execute(_EMPTY, key)
            return there

        found = self._rows.transact(delete)
        self._journals.pop(table, None)
        self._rows.tell(table)
        return found

    def _begin(self, work: Work, table: str, lines: Sequence[bytes]) -> bool:
        if work.execute(_BEGIN, (self._rows.home, table, self._clock())).rowcount == 0:
            return False
        self._fill(work, table, lines)
        return True

    def _fill(self, work: Work, table: str, lines: Sequence[bytes]) -> None:
        numbers = list(range(len(lines)))
        work.execute(_FILL, (self._rows.home, table, numbers, list(lines), checksums(lines)))


def _bodies(rows: Sequence[Row]) -> list[bytes]:
    return [row[4] for row in rows if row[4] is not None]


def _readable(rows: Sequence[Row], table: str) -> tuple[bytes, ...]:
    """Return the lines of a table before the first damaged line. Empty if the header is damaged."""
    lines: list[bytes] = []
    if rows[0][0]:
        bodies = _bodies(rows)
        for row, body, checksum in zip(rows, bodies, checksums(bodies), strict=False):
            if row[3] != len(lines) or row[5] != checksum:
                break
            lines.append(body)
    return tuple(lines) if lines and is_header(lines[0]) else ()
