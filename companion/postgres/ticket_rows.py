"""Issued tickets of a home, as rows: each is used exactly once, at whichever worker."""

from __future__ import annotations

from collections.abc import Callable

from companion.postgres.database import Work
from companion.postgres.home_rows import HomeRows

_LOCK = "select from companion.home where id = %s for update"

_ALL = "select mark, body from companion.ticket where home = %s"


class TicketRows:
    """See ``SharedTickets``. Everything here raises ``StoreAway`` where the database cannot be reached."""

    def __init__(self, rows: HomeRows) -> None:
        """Begin without reading any rows."""
        self._rows = rows

    def take(self, mark: str) -> str | None:
        """Delete an issued ticket and return it. Only one caller gets it, or none if the answer is lost."""
        found = self._rows.select(
            "delete from companion.ticket where home = %s and mark = %s returning body", self._rows.home, mark
        )
        return found[0][0] if found else None

    def look(self, mark: str) -> str | None:
        """Return an issued ticket without deleting it."""
        found = self._rows.select(
            "select body from companion.ticket where home = %s and mark = %s", self._rows.home, mark
        )
        return found[0][0] if found else None

    def change(self, act: Callable[[dict[str, str]], dict[str, str]]) -> None:
        """Replace the issued tickets by the result of a function, in one step."""

        def change(work: Work) -> None:
            home = self._rows.home
            work.execute(_LOCK, (home,))
            before: dict[str, str] = dict(work.execute(_ALL, (home,)).fetchall())
            after = act(before)
            gone = [mark for mark in before if mark not in after]
            work.execute("delete from companion.ticket where home = %s and mark = any(%s)", (home, gone))
            for mark in after.keys() - before.keys():
                work.execute(
                    "insert into companion.ticket (home, mark, body) values (%s, %s, %s)",
                    (home, mark, after[mark]),
                )

        self._rows.transact(change)
