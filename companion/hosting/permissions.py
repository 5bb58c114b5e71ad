"""Who a device is at a table, and what it may see and do there; looked up at the moment it is asked."""

from functools import cache
from typing import Protocol

from companion.engine.log import Viewer
from companion.hosting.errors import HostOnly, NotYours, OnlyWatching, TableGone, TooFast
from companion.hosting.intents import Intent, Overrule, Play
from companion.hosting.keys import HOSTS, key_fingerprint
from companion.hosting.seating import Seating
from companion.hosting.session import TableSession

LOCAL = "local"
"""Stands for the fingerprint of the machine that hosts, where its browser keeps no key."""


class Tables(Protocol):
    """Where it is known which tables there are."""

    def table(self, table_id: str) -> TableSession | None:
        """A table by its id; None where there is none."""
        ...


class Permissions:
    """What one device may see and do at one table. See `companion.hosting.rights.Rights`.

    Every ``looking`` is the seat a page looks at. It is only believed where the device may act for that seat.
    """

    def __init__(
        self,
        live: TableSession,
        tables: Tables,
        seating: Seating,
        key: str | None,
        host_key: str | None,
        *,
        local: bool = False,
    ) -> None:
        """A device at a table.

        Args:
            live: the table.
            tables: where it stands, until it is deleted.
            seating: who sits where, and who is a host.
            key: what the browser keeps as its key for this table; anything at all.
            host_key: what it keeps as a host's key; anything at all.
            local: whether it is known to be the very machine that hosts.
        """
        self._live, self._tables, self._seating, self._local = live, tables, seating, local
        self._host_fingerprint = key_fingerprint(host_key, HOSTS)
        self.go_by(key)

    def go_by(self, key: str | None) -> None:
        """Go on with another key."""
        self.key, self.fingerprint = key, key_fingerprint(key, self._live.id)

    # who it is

    @property
    def hosting(self) -> bool:
        """Whether the device is one of the host's, now."""
        return self._local or self._seating.hosts(self._host_fingerprint)

    @property
    def held(self) -> frozenset[int]:
        """The seats the device's key holds, now."""
        return self._seating.held_seats(self._live.id, self.fingerprint) & self._all

    @property
    def taken(self) -> frozenset[int]:
        """The seats that somebody holds."""
        return self._seating.taken_seats(self._live.id)

    @property
    def seats(self) -> frozenset[int]:
        """The seats it may act for, now: those it holds; for a host those that nobody holds as well."""
        free = self._all - self.taken if self.hosting else frozenset()
        return self.held | free if free else self.held

    @property
    def watching(self) -> bool:
        """Whether it may do nothing but look."""
        return not self.held and not self.hosting

    @property
    def device(self) -> str:
        """The fingerprint by which the table knows the device; empty for one that may do nothing."""
        return self.fingerprint if self.held else (self._host_fingerprint or LOCAL) if self.hosting else ""

    # what it may see

    def eyes(self, looking: int | None) -> Viewer:
        """With whose eyes it sees a seat.

        Everything where nothing is secret or the game is over. Else with that seat's own if it may act for
        it, or those of its only seat; None, which is what everybody may see, where it has several or none.
        """
        setup = self._live.table.header.setup
        if not self._live.game.secrets or self._live.over or setup.mode == "score":
            return "all"
        seats = self.seats
        if looking in seats:
            return looking
        return next(iter(seats)) if len(seats) == 1 else None

    # what it may do

    def may_act(self, seat: int) -> bool:
        """Whether it may act for a seat, now."""
        return seat in self.seats

    def actor(self, intent: Intent, owners: frozenset[int] = frozenset()) -> int | None:
        """The seat that moves, the one named, one of its own, or the host; see `Rights`.

        Raises:
            TableGone: the table was deleted.
            OnlyWatching: the device may act for no seat.
            NotYours: it may not act for that seat.
        """
        by = intent.seat if isinstance(intent, Play | Overrule) else intent.by
        if by is not None:
            self.check_seat(by)
            return by
        self.check_table()
        if self.watching:
            raise OnlyWatching
        own = self.held & owners or self.held or self.seats & owners
        return min(own, default=None)

    def pace(self, seat: int | None) -> None:
        """See `Rights.pace`."""
        if wait := self._live.pace.take(seat):
            raise TooFast(wait)

    def pace_seating(self) -> None:
        """Count a change of who sits where.

        Raises:
            TooFast: guests change places too often at this table.
        """
        if not self.hosting and (wait := self._live.chairs.take("guests")):
            raise TooFast(wait)

    def check_table(self) -> None:
        """Whether the table is still there.

        Raises:
            TableGone: it was deleted, or is not open.
        """
        if self._tables.table(self._live.id) is not self._live:
            raise TableGone

    def check_seat(self, seat: int) -> None:
        """Whether it may act for a seat.

        Raises:
            TableGone: the table was deleted.
            OnlyWatching: the device may act for no seat.
            NotYours: it may not act for that one.
        """
        self.check_table()
        if self.watching:
            raise OnlyWatching
        if not self.may_act(seat):
            raise NotYours(seat)

    def check_host(self) -> None:
        """Whether it is one of the host's.

        Raises:
            TableGone: the table was deleted.
            HostOnly: it is not.
        """
        self.check_table()
        if not self.hosting:
            raise HostOnly

    @property
    def _all(self) -> frozenset[int]:
        return _seats(len(self._live.table.header.setup.seats))


@cache
def _seats(count: int) -> frozenset[int]:
    return frozenset(range(count))
