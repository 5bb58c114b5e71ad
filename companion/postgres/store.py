"""One database with many homes, none of which can name another's rows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from companion.history.content import HomeContent
from companion.history.errors import Clock, StoreHomeRefused, StoreHomeUnknown
from companion.history.store_protocols import SharedTables
from companion.postgres.attempt_rows import AttemptRows
from companion.postgres.content_rows import read_home, write_home
from companion.postgres.database import STARTING, Database
from companion.postgres.file_rows import FileRows
from companion.postgres.home_copy import MARK, copy_home, drop_copy
from companion.postgres.home_rows import HomeRows
from companion.postgres.host_names import HostNames
from companion.postgres.notify import Hints
from companion.postgres.schema import bring_up_to_date
from companion.postgres.seat_rows import SeatRows
from companion.postgres.summary_rows import SummaryRows
from companion.postgres.table_rows import TableRows
from companion.postgres.ticket_rows import TicketRows

MOST_OPEN = 64
"""Tables that a home may have open at once, unless its row says otherwise."""

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,62}")

_MAKE = """
    insert into companion.home (name, most_open) values (%s, %s) on conflict do nothing
"""

_FIND = "select id, name, most_open from companion.home where name = %s"

_HOMES = """
    select name, coalesce(host, ''), most_open,
           (select count(*) from companion.board where board.home = home.id and open),
           (select count(*) from companion.board where board.home = home.id and summary is not null)
      from companion.home order by name
"""

_SEEN = """
    select id, open, revision,
           (select max(seq) from companion.entry where entry.home = board.home and entry.board = id)
      from companion.board where home = %s and id = any(%s)
"""


@dataclass(frozen=True)
class HomeEntry:
    """Line about one home in the list of a store's homes.

    Attributes:
        name: Its name.
        host: The host name by which it is found; empty for none.
        most_open: The largest number of tables open at once.
        open: How many it has.
        finished: How many are in its history.
    """

    name: str
    host: str
    most_open: int
    open: int
    finished: int


class Store:
    """Homes of one database, for one process. Safe to use from several threads."""

    def __init__(self, address: str, *, patience: float | None = None, reach: float | None = None) -> None:
        """Open a store and migrate its tables to this version.

        Args:
            address: The address of the database: ``postgresql://...``.
            patience: Seconds until a request is given up; by default ``PATIENCE``.
            reach: Seconds to wait for it if it cannot be reached; by default those of a start.

        Raises:
            StoreAddressRefused: That is no address.
            StoreNewer: A later version made its tables.
            StoreUnreached: The database cannot be reached.
        """
        self._database = Database(address, patience=patience)
        self._hints = Hints(self._database)
        self._hosts = HostNames(self._database)
        try:
            self._database.reach(STARTING if reach is None else reach)
            bring_up_to_date(self._database)
        except BaseException:
            self.close()
            raise

    def __str__(self) -> str:
        """Format the store's place, without the secrets of its address."""
        return str(self._database)

    def home(self, name: str, clock: Clock, *, make: bool = True) -> StoreHome:
        """Open a home of the store.

        Args:
            name: Its name: letters, digits, ``-``, ``_`` and ``.``, at most 63.
            clock: Tells when things happened.
            make: True to make it if there is none.

        Raises:
            StoreHomeRefused: No home can be called that.
            StoreHomeUnknown: There is none, and none is to be made.
            StoreAway: The database cannot be reached.
        """
        if not _NAME.fullmatch(name):
            raise StoreHomeRefused(name)
        if make:
            self._database.change(_MAKE, name, MOST_OPEN)
        found = self._database.select(_FIND, name)
        if not found:
            raise StoreHomeUnknown(name)
        number, kept, most = found[0]
        return StoreHome(HomeRows(self._database, self._hints, number, kept, most), clock)

    @contextmanager
    def copy(self, name: str, clock: Clock) -> Iterator[StoreHome]:
        """Make a copy of a home for trials, under the same name, and delete the copy in the end.

        Raises:
            StoreHomeUnknown: There is no such home.
            StoreAway: The database cannot be reached.
        """
        number = self._database.transact(lambda work: copy_home(work, name))
        try:
            yield StoreHome(HomeRows(self._database, self._hints, number, name, MOST_OPEN), clock)
        finally:
            self._database.transact(lambda work: drop_copy(work, name))

    def home_at(self, host: str) -> str | None:
        """Find the name of the home that a host name leads to, or return None.

        Args:
            host: The name a browser asked for, such as ``club.example.org``; in any case.

        Raises:
            StoreAway: The database cannot be reached.
        """
        return self._hosts.home_at(host)

    def hosts(self) -> Mapping[str, str]:
        """Map each host name to the name of its home.

        Raises:
            StoreAway: The database cannot be reached.
        """
        return self._hosts.all()

    def homes(self) -> tuple[HomeEntry, ...]:
        """List all homes by name.

        Raises:
            StoreAway: The database cannot be reached.
        """
        found = self._database.select(_HOMES)
        return tuple(HomeEntry(*row) for row in found if not row[0].startswith(MARK))

    def settle(self, name: str, *, host: str | None = None, most_open: int | None = None) -> None:
        """Set a home's host name, or the number of tables it may have open. None leaves a value as it is.

        Args:
            name: The home's name.
            host: The host name; empty for none.
            most_open: The largest number of tables open at once.

        Raises:
            StoreHomeUnknown: There is no such home.
            StoreHostRefused: That is no host name.
            StoreHostTaken: Another home is found by it.
            StoreAway: The database cannot be reached.
        """
        self._hosts.settle(name, host, most_open)

    def close(self) -> None:
        """Close the database. May be called twice."""
        self._hints.close()
        self._database.close()


class StoreHome:
    """Content of one home of a store. Bound to the home's number, and unable to name another home.

    Attributes:
        name: Its name, with the place of its store.
        files: Its people, preferences, tools, boxes and albums.
        seats: Who holds which seat.
        tickets: The tickets that are out.
        attempts: How many wrong codes and tickets may still be tried.
        shared: Its tables and summaries.
    """

    def __init__(self, rows: HomeRows, clock: Clock) -> None:
        """Begin without reading any rows."""
        self._rows = rows
        self.name = f"{rows.database}/{rows.name}"
        self.files = FileRows(rows)
        self.seats = SeatRows(rows)
        self.tickets = TicketRows(rows)
        self.attempts = AttemptRows(rows)
        self._tables = TableRows(rows, self.files, clock=clock)
        self._tables.changed = self.seats.hear
        self._listeners: list[Callable[[str], None]] = []
        self._deafen: Callable[[], None] = lambda: None
        self.shared = SharedTables(self._tables, SummaryRows(rows), rows.most_open, self.listen)

    def listen(self, listener: Callable[[str], None]) -> None:
        """Register a listener for changes by other hosts. See ``SharedTables``."""
        if not self._listeners:
            self._deafen = self._rows.hints.listen(self._rows.home, self._hear, self._sweep)
        self._listeners.append(listener)

    def close(self) -> None:
        """Stop listening. The store is closed by its opener."""
        self._deafen()

    @contextmanager
    def read(self) -> Iterator[HomeContent]:
        """Read all content of the home at one moment, within the ``with`` block.

        Raises:
            DamagedJournal: A table's rows differ from those written.
            StoreAway: The database cannot be reached, or it takes longer than its patience.
        """
        with self._rows.database.hold() as work:
            work.execute("set transaction isolation level repeatable read, read only")
            yield read_home(self._rows, work)

    def write(self, content: HomeContent) -> None:
        """Write content from elsewhere to the home, all of it or nothing.

        Raises:
            HomeNotEmpty: The home keeps something already.
            StoreAway: The database cannot be reached, or it takes longer than its patience.
        """
        with self._rows.database.hold() as work:
            write_home(self._rows, work, content)

    def _hear(self, hint: str) -> None:
        self.seats.hear(hint)
        for listener in tuple(self._listeners):
            listener(hint)

    def _sweep(self) -> None:
        """Announce tables with missed hints.

        The files of a home are read anew whenever they are changed.
        """
        journals = self._tables.journals
        found = self._rows.select(_SEEN, self._rows.home, list(journals)) if journals else []
        now = {row[0]: row[1:] for row in found}
        for table, journal in journals.items():
            last = journal.known[0] - 1 if journal.open else None
            if now.get(table) != (journal.open, journal.revision, last):
                self._hear(table)
