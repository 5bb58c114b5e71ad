"""Whole content of a home in a store: read at one moment, or written in one step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from companion.history.content import HomeContent, WholeTable
from companion.history.errors import HomeNotEmpty
from companion.history.summary import Summary
from companion.postgres.database import Work
from companion.postgres.home_rows import HomeRows
from companion.postgres.packing import checksums, pack
from companion.postgres.row_journal import read_rows

_TABLES = """
    select id, open, touched, summary from companion.board where home = %s order by touched, id
"""

_LINES = """
    select open, revision, packed, seq, body, seal from companion.board
      left join companion.entry on entry.home = board.home and entry.board = id
     where board.home = %s and id = %s order by seq
"""

_ANYTHING = """
    select from companion.board where home = %(home)s
     union all select from companion.file where home = %(home)s
     union all select from companion.seated where home = %(home)s
     limit 1
"""

_BOARD = """
    insert into companion.board (home, id, open, revision, touched, packed, summary, finished_at)
    values (%s, %s, %s, 0, %s, %s, %s, %s)
"""

_ENTRIES = """
    insert into companion.entry (home, board, seq, body, writer, seal)
    select %s, %s, seq, body, 0, seal
      from unnest(%s::integer[], %s::bytea[], %s::bigint[]) as line (seq, body, seal)
"""


_HOST = "insert into companion.host (home, fingerprint) values (%s, %s)"


def read_home(rows: HomeRows, work: Work) -> HomeContent:
    """Read all content of a home, within a transaction that sees one moment.

    Raises:
        DamagedJournal: A table's rows differ from those written.
    """
    seats = work.execute("select board, at, seats from companion.seated where home = %s", (rows.home,))
    hosts = "select fingerprint from companion.host where home = %s order by number"
    return HomeContent(
        _read_tables(rows, work),
        _read_files(rows, work),
        [(board, at, _decode_seats(held)) for board, at, held in seats.fetchall()],
        [row[0] for row in work.execute(hosts, (rows.home,)).fetchall()],
    )


def write_home(rows: HomeRows, work: Work, content: HomeContent) -> None:
    """Write content from elsewhere to an empty home.

    Raises:
        HomeNotEmpty: It keeps something.
    """
    work.execute("select from companion.home where id = %s for update", (rows.home,))
    if work.execute(_ANYTHING, {"home": rows.home}).fetchone() is not None:
        raise HomeNotEmpty(rows.name)
    for table in content.tables:
        _write_table(rows, work, table)
    for path, data in content.files:
        work.execute(
            "insert into companion.file (home, path, data, version) values (%s, %s, %s, 1)",
            (rows.home, path, data),
        )
    for board, at, seats in content.seats:
        work.execute(
            "insert into companion.seated (home, board, at, seats) values (%s, %s, %s, %s)",
            (rows.home, board, at, msgspec.json.encode(seats).decode()),
        )
    for fingerprint in content.hosts:
        work.execute(_HOST, (rows.home, fingerprint))


def _write_table(rows: HomeRows, work: Work, table: WholeTable) -> None:
    packed = pack(table.lines) if table.finished else None
    summary = None if table.summary is None else msgspec.json.encode(table.summary)
    ended = None if table.summary is None else table.summary.finished_at
    state = rows.home, table.id, not table.finished, table.touched, packed, summary, ended
    work.execute(_BOARD, state)
    if not table.finished:
        lines = list(table.lines)
        numbers = list(range(len(lines)))
        work.execute(_ENTRIES, (rows.home, table.id, numbers, lines, checksums(lines)))


def _read_tables(rows: HomeRows, work: Work) -> Iterator[WholeTable]:
    for table, is_open, touched, summary in work.execute(_TABLES, (rows.home,)).fetchall():
        found = work.execute(_LINES, (rows.home, table)).fetchall()
        known = None if summary is None else msgspec.json.decode(summary, type=Summary)
        yield WholeTable(table, read_rows(found, table), not is_open, touched, known)


def _read_files(rows: HomeRows, work: Work) -> Iterator[tuple[str, bytes]]:
    names = work.execute("select path from companion.file where home = %s order by path", (rows.home,))
    for (path,) in names.fetchall():
        found = work.execute(
            "select data from companion.file where home = %s and path = %s", (rows.home, path)
        ).fetchone()
        if found is not None:
            yield path, bytes(found[0])


def _decode_seats(text: str) -> Mapping[int, str]:
    return msgspec.json.decode(text, type=dict[int, str])
