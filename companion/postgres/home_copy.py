"""Copy of a home within its store, for trials that must not touch the home itself."""

from __future__ import annotations

from companion.history.errors import StoreHomeUnknown
from companion.history.stores import ROWS
from companion.postgres.database import Work

MARK = "/"
"""Begins the name of a copy: no home can be called so, and no list of homes tells it."""

_COLUMNS = {
    "board": "id, open, revision, touched, packed, summary, finished_at",
    "entry": "board, seq, body, writer, seal",
    "file": "path, data, version",
    "seated": "board, at, seats",
    "host": "fingerprint",
}
COLUMNS = {table: _COLUMNS[table] for table in ROWS}
"""Tables of a home's lasting content, by the list of its stores. Tickets and attempts expire soon."""

_MAKE = """
    insert into companion.home (name, most_open) select %s, most_open from companion.home where name = %s
    returning id
"""

_OF = "select id from companion.home where name = %s"


def copy_home(work: Work, name: str) -> int:
    """Copy all rows of a home as they are, in the place of a copy that was left over.

    Returns:
        The number of the copy.

    Raises:
        StoreHomeUnknown: There is no such home.
    """
    drop_copy(work, name)
    found = work.execute(_OF, (name,)).fetchone()
    made = work.execute(_MAKE, (MARK + name, name)).fetchone()
    if found is None or made is None:
        raise StoreHomeUnknown(name)
    for table, columns in COLUMNS.items():
        statement = (
            f"insert into companion.{table} (home, {columns}) select %s, {columns} from companion.{table}"
        )
        work.execute(f"{statement} where home = %s".encode(), (made[0], found[0]))
    return int(made[0])


def drop_copy(work: Work, name: str) -> None:
    """Delete the copy of a home, if there is one."""
    found = work.execute(_OF, (MARK + name,)).fetchone()
    if found is None:
        return
    for table in (*COLUMNS, "ticket", "attempt"):
        work.execute(f"delete from companion.{table} where home = %s".encode(), found)
    work.execute("delete from companion.home where id = %s", found)
