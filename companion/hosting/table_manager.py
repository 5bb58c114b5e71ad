"""Manager of one home's tables, open and finished."""

import dataclasses
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from companion.engine.record import Codec, Header, Record
from companion.engine.setup import Setup
from companion.engine.table import Table
from companion.engine.wire import encode
from companion.games import GAMES
from companion.history.albums import Albums
from companion.history.boxes import Boxes
from companion.history.errors import Clock, JournalMissing, TableIdRefused
from companion.history.journal import Journal
from companion.history.library import Library
from companion.hosting.box_sync import BoxSync
from companion.hosting.clock_times import keep_clock_times
from companion.hosting.deleting import DeletedTable, Deleting
from companion.hosting.errors import SetupSettled
from companion.hosting.events import EventBus
from companion.hosting.filing import Filing
from companion.hosting.journaled_table import header_line
from companion.hosting.loading import codec_of, summarise_lines, table_from
from companion.hosting.measures import Measures
from companion.hosting.reports import Findings
from companion.hosting.seating import Seating
from companion.hosting.session import TableSession
from companion.hosting.sessions import Sessions
from companion.hosting.setup_changes import clean_header_names, keeps_rules, map_seats
from companion.hosting.timeline import AnyTable
from companion.hosting.tools import ToolStore


class TableManager:
    """Tables of one home. Safe to use from several threads.

    Attributes:
        library: open and finished tables on disk.
        clock: tells the time, in milliseconds since 1970.
        reports: repaired, set aside or unreadable files, for people to read.
        events: where to listen for changes at a table or at any.
        filing: asked by every table before it writes, and told when it is over.
        measures: measures of all its tables.
    """

    def __init__(
        self,
        library: Library,
        seating: Seating,
        *,
        clock: Clock,
        new_id: Callable[[], str],
        reports: Findings,
        boxes: Boxes | None = None,
        tools: ToolStore | None = None,
        albums: Albums | None = None,
        measures: Measures | None = None,
    ) -> None:
        """Open every table that was left open.

        Args:
            library: library of finished tables.
            seating: the holders of the seats; told when a table is deleted or loses seats.
            clock: milliseconds since 1970.
            new_id: makes table ids that are not guessed and sort by nothing.
            reports: told of everything worth telling; also filled by the library.
            boxes: the owner's boxes; None if there is no owner.
            tools: dice and clocks; told when a table is deleted.
            albums: notes and photos; told when a table is deleted or put back.
            measures: the measures of all homes of the process; its own by default.
        """
        self.library = library
        self.reports = reports
        self._seating = seating
        self.events = EventBus()
        self.measures = measures or Measures()
        self._box_sync = BoxSync(boxes, reports)
        self.clock = clock
        self._new_id = new_id
        self._lock = threading.RLock()
        self.library.make_missing_summaries(summarise_lines)
        tell = self.events.tell
        keep_times = (
            partial(keep_clock_times, tools=tools, details=albums.details) if tools and albums else None
        )
        self.filing = Filing(library, self._lock, self._box_sync, reports, self.measures, tell, keep_times)
        self._sessions = Sessions(library, self._make_session, report=reports.add, tell=tell)
        self.filing.sessions = self._sessions
        self._deleting = Deleting(library, self._sessions, self._lock, seating, tools, albums, tell)

    # finding tables

    def open_tables(self) -> tuple[TableSession, ...]:
        """Open tables, the last touched first."""
        return tuple(sorted(self._sessions.all(), key=lambda session: session.touched, reverse=True))

    @property
    def open_ids(self) -> tuple[str, ...]:
        """Ids of the open tables at every host of the home."""
        return self._sessions.ids()

    @property
    def in_memory(self) -> int:
        """Number of tables this process holds."""
        return len(self._sessions)

    def table(self, table_id: str) -> TableSession | None:
        """Find a table that is open or was finished since the start, or return None.

        Raises:
            StoreAway: the home is shared, and the database cannot be reached.
        """
        return self._sessions.get(table_id)

    def replay_table(self, table_id: str) -> AnyTable:
        """Return any table: one in memory as it stands, another replayed from its record.

        Raises:
            CompanionError: it is not there or cannot be read.
            WireError: its record is malformed.
            Diverged: its entries cannot have come about under these rules.
        """
        session = self.table(table_id)
        return session.table if session else table_from(self.library.lines(table_id))

    def find(self, table_id: str) -> AnyTable | None:
        """Replay any table, open or finished, from its record. None if no table has that id.

        Raises:
            CompanionError: it cannot be read.
            WireError: its record is malformed.
            Diverged: its entries cannot have come about under these rules.
        """
        try:
            return self.replay_table(table_id)
        except (JournalMissing, TableIdRefused):
            return None

    # beginning and ending tables

    def begin(self, game_id: str, setup: Setup, position: Any = None, *, table_id: str = "") -> TableSession:
        """Begin a new table, with the owner's box entries unless the setup has its own.

        Args:
            game_id: the game.
            setup: its seats and options.
            position: where it begins; None for the game's own start.
            table_id: id of the table; empty to draw one.

        Raises:
            KeyError: there is no such game.
            WireError: the setup does not fit the game.
            TooManyTables: as many are open as are kept open.
            CompanionError: it could not be written.
        """
        if not setup.box:
            setup = msgspec.structs.replace(setup, box=self._box_sync.own(GAMES[game_id]))
        table_id = table_id or self._new_id()
        return self.adopt(Table.set_up(GAMES[game_id], table_id, setup, self.clock(), position))

    def copy_record(self, game_id: str, document: bytes, *, mark: str = "") -> TableSession:
        """Begin a new table that continues a record, such as the sample that ships with a game.

        Args:
            game_id: the game.
            document: the record.
            mark: prefix of the new table's id.

        Raises:
            KeyError: there is no such game.
            WireError: it is not a record of that game.
            Diverged: its entries cannot have come about under these rules.
            TooManyTables: as many are open as are kept open.
            CompanionError: it could not be written.
        """
        game = GAMES[game_id]
        record: Record[Any, Any, Any] = Codec(game).decode_record(document)
        header: Header[Any] = msgspec.structs.replace(
            record.header, id=mark + self._new_id(), created=self.clock()
        )
        return self.adopt(Table.replay(game, Record(header, record.entries)))

    def adopt(self, table: AnyTable, *, with_new_id: bool = False) -> TableSession:
        """Open a table that is not here yet: on disk with all its entries, or not at all.

        Args:
            table: as it stands; its entries were judged by the rules here.
            with_new_id: True if it gets an id of its own here.

        Raises:
            TooManyTables: as many are open as are kept open.
            NameRefused: a name is no text, such as one that turns the direction of writing.
            CompanionError: it could not be written.
        """
        if with_new_id:
            header: Header[Any] = msgspec.structs.replace(table.header, id=self._new_id())
            table = dataclasses.replace(table, header=header)
        table = dataclasses.replace(table, header=clean_header_names(table.header))
        with self._lock:
            self._sessions.make_room()
            lines = [encode(entry) for entry in table.entries]
            journal = self.library.begin(table.header.id, header_line(table.header), lines)
            session = self._make_session(table, journal)
            self._sessions.add(session)
        self.events.tell(session.id)
        return session

    def set_up_again(self, session: TableSession, setup: Setup) -> None:
        """Change a table's setup: anything before the first entry, names, colours and hints after it.

        Raises:
            SetupSettled: it has begun and more than that would change, or it is finished.
            WireError: the setup does not fit the game.
            CompanionError: it could not be written; nothing has changed.
        """
        session.decide(lambda _: self._change_setup(session, setup))

    def _change_setup(self, session: TableSession, setup: Setup) -> None:
        table = session.table
        if not setup.box:
            setup = msgspec.structs.replace(setup, box=table.header.setup.box)
        header = codec_of(session.game).decode_header(
            header_line(clean_header_names(msgspec.structs.replace(table.header, setup=setup)))
        )
        begun, filed = bool(table.entries), self.library.is_finished(session.id)
        if filed or (begun and not keeps_rules(table.header.setup, setup)):
            raise SetupSettled
        session.set_header(
            dataclasses.replace(table, header=header) if begun else Table.begin(session.game, header)
        )
        if not begun:
            self._seating.move(session.id, map_seats(table.header.setup, header.setup))

    def finish(self, session: TableSession) -> None:
        """File a table away into the history, scored as it stands. Nothing if it is there already.

        Raises:
            CompanionError: it could not be written.
        """
        session.decide(lambda _: self.filing.file_away(session))
        session.announce_change()

    def reopen(self, table_id: str) -> TableSession:
        """Make a finished table an open one again.

        Raises:
            TooManyTables: as many are open as are kept open.
            CompanionError: it is not there or cannot be moved.
            WireError: its record is malformed.
            Diverged: its entries cannot have come about under these rules.
        """
        with self._lock:
            session = found = self.table(table_id)
            if session is None:
                self.replay_table(table_id)
                self._sessions.make_room()
                journal = self.library.reopen(table_id)
                session = self._make_session(table_from(journal.lines()), journal)
                self._sessions.add(session)
        if found is None:
            self.events.tell(table_id)
        with session.hold():
            if self.library.is_finished(table_id):
                session.resume(self.filing.open_journal(session))
                session.announce_change()
        return session

    def delete(self, table_id: str) -> DeletedTable | None:
        """Delete a table, its record, its seating, its tools, its note and its photos.

        Returns:
            The way back, for a finished table; nothing for an open one, or if the record cannot be read.

        Raises:
            CompanionError: it could not be deleted.
        """
        return self._deleting.delete(table_id)

    def close(self) -> None:
        """Close every table."""
        self._sessions.close()

    def _make_session(self, table: AnyTable, journal: Journal) -> TableSession:
        return TableSession(table, journal, self.clock, self.filing)
