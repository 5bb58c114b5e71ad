"""One installation: a home with all its open stores and services."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from companion.history.albums import Albums
from companion.history.boxes import Boxes
from companion.history.details import DETAILS_FILE, Details
from companion.history.disk import Disk, FileDisk
from companion.history.errors import Clock
from companion.history.home import Home
from companion.history.library import Library
from companion.history.people import People
from companion.history.places import PLACES_FILE, Places
from companion.history.play_list import PlayList
from companion.history.preferences import PreferencesStore
from companion.hosting.box_access import BoxAccess
from companion.hosting.checking import check_at_start
from companion.hosting.client import TableClient
from companion.hosting.joining import JoinService
from companion.hosting.keys import IdFactory, new_id
from companion.hosting.measures import Measures
from companion.hosting.open_stores import OpenStores
from companion.hosting.presence import Presence
from companion.hosting.reports import Findings
from companion.hosting.seating import Seating
from companion.hosting.session import TableSession
from companion.hosting.table_manager import TableManager
from companion.hosting.tools import ToolStore
from companion.postgres.opening import FIRST_HOME, open_store

if TYPE_CHECKING:
    from companion.postgres.store import Store, StoreHome


TOOLS_FILE = "tools.json"


def current_millis() -> int:
    """Return the current time in milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class OpenHome(OpenStores):
    """All open parts of one home in one process. Close it, or use it as a context manager.

    Attributes:
        joining: finding a table, taking a seat, handing one over, becoming a host.
        presence: who is connected.
        plays: the finished tables, with their people under the names they have now.
    """

    joining: JoinService
    presence: Presence
    plays: PlayList

    @classmethod
    def open(
        cls,
        path: Path | None = None,
        *,
        clock: Clock = current_millis,
        ids: IdFactory = new_id,
        fsync: bool = True,
        disk: Disk | None = None,
        store: str | None = None,
        name: str = FIRST_HOME,
    ) -> "OpenHome":
        """Open a home with every table that was left open, from a folder or from a shared store.

        Reads everything that is kept except the records of finished tables, so that damaged files are set
        aside and reported now. See `TableManager.reports`.

        Args:
            path: the folder; by default that of the environment or the platform.
            clock: tells the time.
            ids: makes table ids.
            fsync: True to wait for the disk. Only tests turn it off.
            disk: the disk of the folder; by default this computer's file system.
            store: the address of a database, if the home is kept there; there is no folder then.
            name: the home's name in the store; made if there is none.

        Raises:
            CompanionError: the home is in use, or cannot be read or written.
        """
        if store:
            return cls.open_in_store(open_store(store), name, clock=clock, ids=ids, closes=True)
        home = Home.open(path, disk=disk or FileDisk(fsync=fsync))
        try:
            return cls._assemble_home(home, clock, ids)
        except BaseException:
            home.close()
            raise

    @classmethod
    def open_in_store(
        cls,
        store: "Store",
        name: str,
        *,
        clock: Clock = current_millis,
        ids: IdFactory = new_id,
        make: bool = True,
        closes: bool = False,
        measures: Measures | None = None,
    ) -> "OpenHome":
        """Open a home in a store that hosts share.

        Args:
            store: the store; one for all homes of a process.
            name: the home's name.
            clock: tells the time.
            ids: makes table ids.
            make: True to make it if there is none.
            closes: True if the store is closed with this home.
            measures: the measures of all homes of the process; its own by default.

        Raises:
            CompanionError: the database cannot be reached, or there is no such home, nor can there be.
        """
        release = store.close if closes else lambda: None
        try:
            kept = store.home(name, clock, make=make)
            return cls.open_store_home(kept, clock=clock, ids=ids, release=release, measures=measures)
        except BaseException:
            release()
            raise

    @classmethod
    def open_store_home(
        cls,
        store_home: "StoreHome",
        *,
        clock: Clock = current_millis,
        ids: IdFactory = new_id,
        release: Callable[[], None] = lambda: None,
        measures: Measures | None = None,
    ) -> "OpenHome":
        """Open a home that a store has handed out.

        Args:
            store_home: the home's content in the store.
            clock: tells the time.
            ids: makes table ids.
            release: called when it is closed.
            measures: the measures of all homes of the process; its own by default.

        Raises:
            CompanionError: the database cannot be reached.
        """
        try:
            home = cls._assemble_home(home_in_store(store_home, release), clock, ids, store_home, measures)
        except BaseException:
            store_home.close()
            raise
        store_home.listen(home._handle_hint)
        return home

    def _handle_hint(self, hint: str) -> None:
        """Reload the tools or the details if another host changed them. Ignore every other hint."""
        if hint == f"{self.home.store.name}/{TOOLS_FILE}":
            self.tools.reload()
        elif hint == f"{self.home.store.name}/{DETAILS_FILE}":
            self.albums.details.reload()

    @classmethod
    def _assemble_home(
        cls,
        home: Home,
        clock: Clock,
        ids: IdFactory,
        store_home: "StoreHome | None" = None,
        measures: Measures | None = None,
    ) -> "OpenHome":
        reports = Findings()
        tell, store, disk = reports.add, home.store, home.disk
        for report in disk.reports():
            tell(report)
        details = Details(store / DETAILS_FILE, clock=clock, report=tell, disk=disk)
        shared = store_home.shared if store_home else None
        library = Library(home, clock=clock, report=tell, shared=shared, details=details)
        people = People(store / "people.json", clock=clock, report=tell, disk=disk)
        preferences = PreferencesStore(store / "preferences.json", clock=clock, report=tell, disk=disk)
        seating = Seating(
            store / "seats.json",
            clock=clock,
            report=tell,
            disk=disk,
            spared=library.open_tables,
            shared=store_home.seats if store_home else None,
        )
        tools = ToolStore(store / TOOLS_FILE, clock=clock, report=tell, disk=disk, spared=library.open_tables)
        boxes = Boxes(home.boxes, clock=clock, report=tell, disk=disk)
        places = Places(store / PLACES_FILE, clock=clock, report=tell, disk=disk)
        albums = Albums(home.albums, places, details, clock=clock, disk=disk)
        tables = TableManager(
            library,
            seating,
            clock=clock,
            new_id=ids,
            reports=reports,
            boxes=boxes,
            tools=tools,
            albums=albums,
            measures=measures,
        )
        joining = JoinService(
            tables,
            seating,
            clock=clock,
            shared=store_home.tickets if store_home else None,
            attempts=store_home.attempts if store_home else None,
        )
        presence = Presence(tables.events.tell)
        plays = PlayList(library, people)
        house = cls(
            home, tables, people, preferences, seating, boxes, tools, albums, joining, presence, plays
        )
        check_at_start(house)
        return house

    def client(
        self, session: TableSession, key: str | None, host_key: str | None = None, *, local: bool = False
    ) -> TableClient:
        """Bind a device to a table: everything that its page is given.

        Args:
            session: the table.
            key: the browser's key for this table, if it has one.
            host_key: the browser's host key, if it has one.
            local: True if the page is known to be shown by this very machine, which makes it the host's
                without a key. A page never decides this itself.
        """
        return TableClient(self, session, key, host_key, local=local)

    def box_access(self, host_key: str | None = None, *, local: bool = False) -> BoxAccess:
        """Bind a device to the owner's boxes. Only a host's device may see and change them.

        Args:
            host_key: the browser's host key, if it has one.
            local: as for `client`.
        """
        return BoxAccess(self.boxes, self.seating, host_key, local=local)

    def close(self) -> None:
        """Close every file and the home."""
        self.tables.close()
        self.home.close()

    def __enter__(self) -> "OpenHome":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def home_in_store(store_home: "StoreHome", release: Callable[[], None]) -> Home:
    """Return a home of a store. Its paths are names only.

    Args:
        store_home: the home's content in the store.
        release: called when it is let go of.
    """

    def close() -> None:
        store_home.close()
        release()

    return Home(Path(store_home.name), store_home.files, close)
