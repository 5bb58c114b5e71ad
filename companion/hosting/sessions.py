"""Tables in memory of one process. Where hosts share a home, only those that devices look at here."""

import threading
import weakref
from collections.abc import Callable

from companion.history.errors import JournalClosed, JournalMissing, Reporter, TableIdRefused
from companion.history.journal import Journal
from companion.history.library import Library
from companion.hosting.errors import TooManyTables
from companion.hosting.loading import recover_table
from companion.hosting.session import TableSession
from companion.hosting.timeline import AnyTable

MOST_OPEN = 64
"""Tables of a home that are open at once, unless it shares a store that says otherwise."""

MOST_IDLE = 256
"""Maximum of shared tables kept in memory although no device looks at them."""


class Sessions:
    """Tables in memory, by id. Safe to use from several threads.

    Where one process holds a home, it holds all its open tables from the start. Where several share one, each
    opens a table at its first look-up, and from then on hears of changes by the others.
    """

    def __init__(
        self,
        library: Library,
        make: Callable[[AnyTable, Journal], TableSession],
        *,
        report: Reporter,
        tell: Callable[[str], None],
    ) -> None:
        """Open every table that was left open, unless the home is shared.

        Args:
            library: library of finished tables.
            make: makes a table's session.
            report: told why a table cannot be opened.
            tell: told the id of a table that another host changed.
        """
        self._library, self._make, self._report, self._tell = library, make, report, tell
        self._lock, self._opening = threading.RLock(), threading.Lock()
        self._held: dict[str, TableSession] = {}
        self._seen: weakref.WeakValueDictionary[str, TableSession] = weakref.WeakValueDictionary()
        if library.shared is None:
            for table_id in reversed(library.open_tables()):
                self._open_left_table(table_id)
        else:
            library.shared.listen(self.refresh)

    def __len__(self) -> int:
        """Count the tables in memory."""
        return len(self._held)

    def get(self, table_id: str) -> TableSession | None:
        """Find a table that is open, or was finished while devices looked at it. None if there is none.

        Raises:
            StoreAway: it is shared, not known here yet, and the database cannot be reached.
        """
        found = self._find_held(table_id)
        if found is None and self._library.shared is not None:
            with self._opening:
                found = self._find_held(table_id) or self._open_left_table(table_id)
        return found

    def all(self) -> tuple[TableSession, ...]:
        """List every open table. Of a shared home, list the newest, up to the number that may be open."""
        if self._library.shared is not None:
            wanted = self._library.open_tables()[: self._library.shared.most_open]
            found = map(self.get, wanted)
            return tuple(
                session for session in found if session and not self._library.is_finished(session.id)
            )
        with self._lock:
            held = tuple(self._held.values())
        return tuple(live for live in held if not self._library.is_finished(live.id))

    def ids(self) -> tuple[str, ...]:
        """List the ids of every table that is open here or at another host."""
        if self._library.shared is not None:
            return self._library.open_tables()
        return tuple(session.id for session in self.all())

    def make_room(self) -> None:
        """Make sure that one more table may be open.

        Raises:
            TooManyTables: as many are open as are kept open.
        """
        shared = self._library.shared
        most = shared.most_open if shared else MOST_OPEN
        if len(self.ids()) >= most:
            raise TooManyTables(most)

    def add(self, session: TableSession) -> None:
        """Hold a table in memory. Of a shared home, only the `MOST_IDLE` tables looked at last are held."""
        with self._lock:
            self._seen[session.id] = session
            self._held[session.id] = session
            if self._library.shared is not None:
                self._held[session.id] = self._held.pop(session.id)
                while len(self._held) > MOST_IDLE:
                    del self._held[next(iter(self._held))]

    def drop(self, table_id: str) -> None:
        """Hold a table no more."""
        with self._lock:
            self._held.pop(table_id, None)
            self._seen.pop(table_id, None)

    def close(self) -> None:
        """Close every table."""
        with self._lock:
            held = tuple(self._seen.values())
        for session in held:
            session.close()

    def refresh(self, table_id: str) -> None:
        """Apply changes that another host may have made to a table."""
        with self._lock:
            session = self._seen.get(table_id)
        if session is not None:
            try:
                if session.catch_up():
                    return
            except (JournalClosed, JournalMissing):
                self.drop(table_id)
        self._tell(table_id)

    def _find_held(self, table_id: str) -> TableSession | None:
        with self._lock:
            found = self._seen.get(table_id)
            if found is not None:
                self.add(found)
            return found

    def _open_left_table(self, table_id: str) -> TableSession | None:
        """Open a table as it was left. None if that fails. The failure is reported."""
        try:
            found = recover_table(self._library, table_id, self._report)
        except (JournalMissing, TableIdRefused):
            return None
        if found is None:
            return None
        session = self._make(*found)
        self.add(session)
        return session
