"""Dice, coins and clocks of the tables: shared by all phones, kept on the disk, never a part of a record."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from tinydb import TinyDB

from companion.engine.faults import attempt
from companion.engine.record import Millis
from companion.engine.round_gains import find_round
from companion.history.disk import DISK, Disk
from companion.history.errors import Clock, Reporter
from companion.history.storage import AtomicStorage
from companion.hosting.errors import Malformed, OnlyWatching
from companion.hosting.events import EventBus, Listener, Stop
from companion.hosting.permissions import Permissions
from companion.hosting.session import TableSession
from companion.tools.markers import Sign
from companion.tools.toolbox import EMPTY, Toolbox, Wanted, handle

MOST_TABLES = 100
"""Tables whose tools are remembered; beyond it the finished one of longest ago is forgotten."""

TOOLS = "tools"


class KeptTools(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tools of one table, as the file keeps them.

    Attributes:
        table: its id.
        at: when they changed last, in milliseconds since 1970.
        tools: their state.
    """

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    at: Millis
    tools: Toolbox


class ToolStore:
    """Tools of all tables. On the disk before any device is told. Safe to use from several threads.

    A clock that runs is kept as the moment since when it does, so it is written when it is started or
    paused, not while it runs, and has run on when the host is started anew.

    Attributes:
        clock: milliseconds since 1970.
    """

    def __init__(
        self,
        path: Path,
        *,
        clock: Clock,
        report: Reporter | None = None,
        disk: Disk = DISK,
        spared: Callable[[], Collection[str]] = tuple,
        random: Random | None = None,
    ) -> None:
        """Read the tools of all tables.

        Args:
            path: the file, such as ``home.store / "tools.json"``.
            clock: milliseconds since 1970.
            report: told when a damaged file was moved aside.
            disk: the disk of the file.
            spared: the open tables. Their tools are never forgotten to make room.
            random: the source of chance; by default the system's.

        Raises:
            StoreUnreadable: the system does not let the file be read.
        """
        self.clock, self._spared = clock, spared
        self._random = random or SystemRandom()
        self._events = EventBus()
        schema = {TOOLS: KeptTools}
        self._storage = AtomicStorage(path, schema=schema, clock=clock, report=report, disk=disk)
        self._tables = self._load()

    def check(self) -> None:
        """See `AtomicStorage.check`."""
        self._storage.check()

    def find_toolbox(self, table_id: str) -> Toolbox:
        """Return the state of a table's tools."""
        kept = self._tables.get(table_id)
        return kept.tools if kept else EMPTY

    def change(
        self, table_id: str, request: Wanted, names: Sequence[str], by: str, round_number: int = 0
    ) -> Toolbox:
        """Apply a request to a table's tools, without notifying listeners yet.

        Args:
            table_id: the table.
            request: the request.
            names: of its seats, clockwise.
            by: the name of the asking person; empty for the host.
            round_number: the round of the table; 0 without rounds.

        Raises:
            ValueError: that cannot be wanted; nothing has changed.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.hold():
            self._tables = self._load()
            now, before = self.clock(), self.find_toolbox(table_id)
            after = handle(
                before, request, now=now, random=self._random, names=names, by=by, round_number=round_number
            )
            if after != before:
                others = {name: each for name, each in self._tables.items() if name != table_id}
                self._save({**others, table_id: KeptTools(table_id, now, after)})
            return after

    def forget(self, table_id: str) -> None:
        """Forget the tools of a table that is deleted.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.hold():
            self._tables = self._load()
            if table_id in self._tables:
                self._save({name: each for name, each in self._tables.items() if name != table_id})

    def listen(self, table_id: str, listener: Listener) -> Stop:
        """Register a listener for changes of a table's tools. Returns the function that removes it.

        Raises:
            TableFull: there are as many listeners as the host serves.
        """
        return self._events.listen(listener, table_id)

    def tell(self, table_id: str) -> None:
        """Notify all listeners that the tools of a table have changed."""
        self._events.tell(table_id)

    def reload(self) -> None:
        """Reload tools that another host changed, and notify the listeners of the tables that differ."""
        with self._storage.lock:
            before, self._tables = self._tables, self._load()
        for table_id in before.keys() | self._tables.keys():
            if before.get(table_id) != self._tables.get(table_id):
                self.tell(table_id)

    def _load(self) -> dict[str, KeptTools]:
        with self._storage.lock:
            kept = [
                _parse_document(each) for each in TinyDB(storage=lambda: self._storage).table(TOOLS).all()
            ]
        return {each.table: each for each in kept}

    def _save(self, tables: dict[str, KeptTools]) -> None:
        spare = max(0, len(tables) - MOST_TABLES)
        kept = set(self._spared()) if spare else set()
        old = [name for name in sorted(tables, key=lambda name: tables[name].at) if name not in kept]
        tables = {name: each for name, each in tables.items() if name not in old[:spare]}
        self._storage.write({TOOLS: {str(i): each for i, each in enumerate(tables.values(), 1)}})
        self._tables = tables


class TableTools:
    """Tools of one table for one device. Players and hosts use them, all other devices look."""

    def __init__(self, session: TableSession, rights: Permissions, store: ToolStore) -> None:
        """Bind a device to a table's tools.

        Args:
            session: the table.
            rights: the device's rights there.
            store: store of the tools.
        """
        self._session, self._rights, self._store = session, rights, store

    @property
    def shown(self) -> Toolbox:
        """State of the tools. Leaves out a clock for another number of seats than the table now has."""
        box = self._store.find_toolbox(self._session.id)
        if box.clock and len(box.clock.timers) != len(self._session.names):
            return msgspec.structs.replace(box, clock=None)
        return box

    @property
    def round_number(self) -> int:
        """Round that all seats of the table have reached, by which markers go on; 0 without rounds."""
        session = self._session
        return attempt(session.id, lambda: find_round(session.table), 0)

    def list_signs(self, seat: int) -> tuple[Sign, ...]:
        """List the signs of the markers before a seat now."""
        box = self.shown
        return box.list_signs(seat, self.round_number, len(self._session.names)) if box.markers else ()

    def now(self) -> int:
        """Current moment by the host's clock, in milliseconds since 1970. All phones show the tools by it."""
        return self._store.clock()

    def use(self, request: Wanted) -> Toolbox:
        """Apply a request to the tools, and notify listeners.

        Listeners of the table are only notified of changes that its page shows: another roll, a marker, or a
        clock that was added or removed. Pages that show the clocks use `listen`.

        Returns:
            Their state after it.

        Raises:
            TableGone: the table was deleted.
            OnlyWatching: the device may act for no seat.
            TooFast: the seat sends more than any person taps.
            Malformed: the request is impossible; nothing has changed.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        session = self._session
        with session.hold():
            self._rights.check_table()
            if self._rights.watching:
                raise OnlyWatching
            seat = min(self._rights.held, default=None)
            self._rights.charge_rate(seat)
            before = self.shown
            try:
                by = "" if seat is None else session.names[seat]
                self._store.change(session.id, request, session.names, by, self.round_number)
            except ValueError as error:
                raise Malformed from error
            after = self.shown
            if _visible_at_table(before) != _visible_at_table(after):
                session.announce_change()
        self._store.tell(session.id)
        return after

    def listen(self, listener: Listener) -> Stop:
        """See `ToolStore.listen`."""
        return self._store.listen(self._session.id, listener)


def _visible_at_table(box: Toolbox) -> tuple[object, ...]:
    """Return the state that the page of a table shows, the time on its clocks apart."""
    return box.rolls, box.timed, box.markers


def _parse_document(document: Mapping[str, Any]) -> KeptTools:
    return msgspec.convert(dict(document), KeptTools, str_keys=True)
