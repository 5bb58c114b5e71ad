"""Everything one process hosts: its open tables, its history, its people."""

import threading
from collections.abc import Callable
from typing import Any

import msgspec

from companion.engine.record import Codec, Header, Record
from companion.engine.setup import Setup
from companion.engine.table import Diverged, Table
from companion.engine.wire import WireError, decode, encode
from companion.games import GAMES
from companion.history.errors import DamagedJournal, HistoryError, Params, Report
from companion.history.journal import FileJournal, Journal
from companion.history.library import Library
from companion.history.summary import Summary
from companion.hosting.live import AnyTable, Clock, LiveTable, header_line, read_lines
from companion.hosting.summaries import summary_of

Told = Callable[[str], None]
"""Called with a table's id after something changed at it."""


class Opening(msgspec.Struct, frozen=True):
    """The part of any header that says which game reads the rest."""

    game: str


def game_of(line: bytes) -> Any:
    """The game that a journal's first line names.

    Raises:
        WireError: it names none, or one this app does not know.
    """
    name = decode(line, Opening).game
    if name not in GAMES:
        raise WireError("Expected " + " or ".join(f"`{known}`" for known in GAMES), "$.game")
    return GAMES[name]


def table_from(lines: tuple[bytes, ...]) -> AnyTable:
    """The table that a journal's lines lead to, whatever its game.

    Raises:
        WireError: a line is not what it should be.
        Diverged: the entries cannot have come about under these rules.
    """
    return read_lines(game_of(lines[0]), lines)


def summarise(lines: tuple[bytes, ...]) -> Summary | None:
    """The summary of a record's lines; None where this app cannot read them."""
    try:
        return summary_of(table_from(lines))
    except (WireError, Diverged):
        return None


class Host:
    """The tables of one home. Safe to use from several threads.

    Attributes:
        library: open and finished tables on disk.
        reports: what was repaired, set aside or could not be opened, for people to read.
    """

    def __init__(
        self, library: Library, *, clock: Clock, new_id: Callable[[], str], reports: list[Report]
    ) -> None:
        """Open every table that was left open.

        Args:
            library: where tables are kept.
            clock: milliseconds since 1970.
            new_id: makes table ids that are not guessed and sort by nothing.
            reports: told of everything worth telling; also filled by the library.
        """
        self.library = library
        self.reports = reports
        self._clock = clock
        self._new_id = new_id
        self._lock = threading.RLock()
        self._listeners: list[Told] = []
        self._tables: dict[str, LiveTable] = {}
        self.library.heal(summarise)
        for table_id in reversed(self.library.open_tables()):
            self._resume(table_id)

    # finding tables

    def tables(self) -> tuple[LiveTable, ...]:
        """The open tables, the last touched first."""
        with self._lock:
            found = [live for live in self._tables.values() if self.library.get(live.id) is None]
        return tuple(sorted(found, key=_touched, reverse=True))

    def table(self, table_id: str) -> LiveTable | None:
        """A table by its id: open, or finished since the start; None where there is none."""
        with self._lock:
            return self._tables.get(table_id)

    def record(self, table_id: str) -> AnyTable:
        """Any table, open or finished, replayed from its record.

        Raises:
            HistoryError: it is not there or cannot be read.
            WireError: its record is not what it should be.
            Diverged: its entries cannot have come about under these rules.
        """
        live = self.table(table_id)
        return live.table if live else table_from(self.library.lines(table_id))

    def listen(self, told: Told) -> Callable[[], None]:
        """Be told the id of every table at which something changed; returns how to stop."""
        self._listeners.append(told)
        return lambda: self._listeners.remove(told)

    # beginning and ending tables

    def begin(self, game_id: str, setup: Setup, position: Any = None) -> LiveTable:
        """A new table.

        Raises:
            KeyError: there is no such game.
            WireError: the setup does not fit the game.
            HistoryError: it could not be written.
        """
        table = Table.set_up(GAMES[game_id], self._new_id(), setup, self._clock(), position)
        return self._begin(table)

    def copy(self, game_id: str, document: bytes) -> LiveTable:
        """A new table that goes on from a record, such as the sample that ships with a game.

        Raises:
            KeyError: there is no such game.
            WireError: it is not a record of that game.
            Diverged: its entries cannot have come about under these rules.
            HistoryError: it could not be written.
        """
        game = GAMES[game_id]
        record: Record[Any, Any, Any] = Codec(game).record(document)
        header: Header[Any] = msgspec.structs.replace(record.header, id=self._new_id(), created=self._clock())
        return self._begin(Table.replay(game, Record(header, record.entries)))

    def finish(self, live: LiveTable) -> None:
        """File a table away into the history, scored as it stands. Nothing if it is there already.

        Raises:
            HistoryError: it could not be written.
        """
        with live.lock, self._lock:
            if self.library.get(live.id) is None and isinstance(live.journal, FileJournal):
                self.library.finish(live.journal, summary_of(live.table))
        self._tell(live.id)

    def reopen(self, table_id: str) -> LiveTable:
        """Make a finished table an open one again.

        Raises:
            HistoryError: it is not there or cannot be moved.
            WireError: its record is not what it should be.
            Diverged: its entries cannot have come about under these rules.
        """
        with self._lock:
            live = self._tables.get(table_id)
            if live is None:
                table = self.record(table_id)
                live = LiveTable(table, self.library.reopen(table_id), self._clock, self)
                self._tables[table_id] = live
        live.reopen()
        self._tell(table_id)
        return live

    def writable(self, live: LiveTable) -> Journal:
        """See `Keeper.writable`."""
        with self._lock:
            return live.journal if self.library.get(live.id) is None else self.library.reopen(live.id)

    def accepted(self, live: LiveTable) -> None:
        """See `Keeper.accepted`: a played game that has come to its end goes into the history."""
        if live.over:
            self.finish(live)
        else:
            self._tell(live.id)

    def delete(self, table_id: str) -> None:
        """Delete a table and its record for good.

        Raises:
            HistoryError: it could not be deleted.
        """
        with self._lock:
            live = self._tables.pop(table_id, None)
            if live:
                live.close()
            self.library.discard(table_id)
        self._tell(table_id)

    def close(self) -> None:
        """Let go of every table."""
        with self._lock:
            for live in self._tables.values():
                live.close()

    def _begin(self, table: AnyTable) -> LiveTable:
        with self._lock:
            journal = self.library.begin(table.header.id, header_line(table.header))
            for entry in table.entries:
                journal.append(encode(entry))
            live = LiveTable(table, journal, self._clock, self)
            self._tables[live.id] = live
        self._tell(live.id)
        return live

    def _resume(self, table_id: str) -> None:
        try:
            try:
                journal = self.library.resume(table_id)
            except DamagedJournal:
                self.library.salvage(table_id)
                journal = self.library.resume(table_id)
            table = table_from(journal.lines())
        except HistoryError as error:
            self.reports.append(Report(error.id, error.params))
        except (WireError, Diverged) as error:
            params: Params = {"table": table_id, "why": str(error)}
            self.reports.append(Report("history-table-unreadable", params))
        else:
            self._tables[table_id] = LiveTable(table, journal, self._clock, self)

    def _tell(self, table_id: str) -> None:
        for told in tuple(self._listeners):
            told(table_id)


def _touched(live: LiveTable) -> int:
    table = live.table
    return max(table.header.created, table.entries[-1].at if table.entries else 0)
