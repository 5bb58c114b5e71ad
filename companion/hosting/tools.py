"""Dice, coins and clocks of the tables: shared by all phones, kept on the disk, never a part of a record."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from tinydb import TinyDB

from companion.engine.record import Millis
from companion.history.disk import DISK, Disk
from companion.history.errors import Clock, Reporter
from companion.history.storage import AtomicStorage
from companion.hosting.errors import Malformed, OnlyWatching
from companion.hosting.events import EventBus, Listener, Stop
from companion.hosting.permissions import Permissions
from companion.hosting.session import TableSession
from companion.tools.toolbox import EMPTY, Toolbox, Wanted, handle

MOST_TABLES = 100
"""Tables whose tools are remembered; beyond it the finished one of longest ago is forgotten."""

TOOLS = "tools"


class KeptTools(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tools of one table.

    Attributes:
        table: its id.
        at: when they changed last, in milliseconds since 1970.
        tools: what they show.
    """

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    at: Millis
    tools: Toolbox


class ToolStore:
    """The tools of all tables. On the disk before anybody is told. Safe to use from several threads.

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
        """Read what the tools showed.

        Args:
            path: the file, such as ``home.store / "tools.json"``.
            clock: milliseconds since 1970.
            report: told when a damaged file was moved aside.
            disk: what the file is kept on.
            spared: the open tables, whose tools are never forgotten to make room.
            random: where chance comes from; by default the system's.

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

    def of(self, table_id: str) -> Toolbox:
        """What the tools of a table show."""
        kept = self._tables.get(table_id)
        return kept.tools if kept else EMPTY

    def change(self, table_id: str, wanted: Wanted, names: Sequence[str], by: str) -> Toolbox:
        """Do with a table's tools what somebody wants; nobody is told yet.

        Args:
            table_id: the table.
            wanted: what is wanted.
            names: of its seats, clockwise.
            by: the name of who wants it; empty for the host.

        Raises:
            ValueError: that cannot be wanted; nothing has changed.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with self._storage.hold():
            self._tables = self._load()
            now, before = self.clock(), self.of(table_id)
            after = handle(before, wanted, now=now, random=self._random, names=names, by=by)
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

    def listen(self, table_id: str, told: Listener) -> Stop:
        """Be told whenever the tools of a table show something else; returns how to stop.

        Raises:
            TableFull: there are as many listeners as the host serves.
        """
        return self._events.listen(told, table_id)

    def tell(self, table_id: str) -> None:
        """Tell everybody who listens that the tools of a table show something else."""
        self._events.tell(table_id)

    def hear(self) -> None:
        """Another host changed what the tools of some tables show: take it over, and tell everybody."""
        with self._storage.lock:
            before, self._tables = self._tables, self._load()
        for table_id in before.keys() | self._tables.keys():
            if before.get(table_id) != self._tables.get(table_id):
                self.tell(table_id)

    def _load(self) -> dict[str, KeptTools]:
        with self._storage.lock:
            kept = [_read(each) for each in TinyDB(storage=lambda: self._storage).table(TOOLS).all()]
        return {each.table: each for each in kept}

    def _save(self, tables: dict[str, KeptTools]) -> None:
        spare = max(0, len(tables) - MOST_TABLES)
        kept = set(self._spared()) if spare else set()
        old = [name for name in sorted(tables, key=lambda name: tables[name].at) if name not in kept]
        tables = {name: each for name, each in tables.items() if name not in old[:spare]}
        self._storage.write({TOOLS: {str(i): each for i, each in enumerate(tables.values(), 1)}})
        self._tables = tables


class TableTools:
    """The tools of one table in the hands of one device: who plays or hosts uses them, all others look."""

    def __init__(self, live: TableSession, rights: Permissions, store: ToolStore) -> None:
        """A device at a table's tools.

        Args:
            live: the table.
            rights: what the device may do there.
            store: where they are kept.
        """
        self._live, self._rights, self._store = live, rights, store

    @property
    def shown(self) -> Toolbox:
        """What they show. A clock for another number of seats than there are by now is none."""
        box = self._store.of(self._live.id)
        if box.clock and len(box.clock.timers) != len(self._live.names):
            return msgspec.structs.replace(box, clock=None)
        return box

    def now(self) -> int:
        """The moment by the host's clock, in milliseconds since 1970: by it all phones show the same."""
        return self._store.clock()

    def use(self, wanted: Wanted) -> Toolbox:
        """Have something done with the tools.

        Everybody who looks at the table is told only of what its page shows: another roll, or that there is
        a clock now, or none any more. Whoever shows the clocks listens by `listen`.

        Returns:
            What they show then.

        Raises:
            TableGone: the table was deleted.
            OnlyWatching: the device may act for no seat.
            TooFast: the seat sends more than anybody taps.
            Malformed: nobody can want that; nothing has changed.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        live = self._live
        with live.hold():
            self._rights.check_table()
            if self._rights.watching:
                raise OnlyWatching
            seat = min(self._rights.held, default=None)
            self._rights.pace(seat)
            before = self.shown
            try:
                self._store.change(live.id, wanted, live.names, "" if seat is None else live.names[seat])
            except ValueError as error:
                raise Malformed from error
            after = self.shown
            if (before.rolls, before.timed) != (after.rolls, after.timed):
                live.announce_change()
        self._store.tell(live.id)
        return after

    def listen(self, told: Listener) -> Stop:
        """See `ToolStore.listen`."""
        return self._store.listen(self._live.id, told)


def _read(document: Mapping[str, Any]) -> KeptTools:
    return msgspec.convert(dict(document), KeptTools, str_keys=True)
