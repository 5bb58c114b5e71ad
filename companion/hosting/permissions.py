"""Identity and rights of a device at a table, looked up at every call."""

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
    """Look-up of the tables that exist."""

    def table(self, table_id: str) -> TableSession | None:
        """Find a table by its id, or return None."""
        ...


class Permissions:
    """Permissions of one device at one table. See `companion.hosting.rights.Rights`.

    Every ``looking`` is the seat a page looks at. It is only believed where the device may act for that seat.
    """

    def __init__(
        self,
        session: TableSession,
        tables: Tables,
        seating: Seating,
        key: str | None,
        host_key: str | None,
        *,
        local: bool = False,
    ) -> None:
        """Bind a device to a table.

        Args:
            session: the table.
            tables: the tables that exist; the table is one of them until it is deleted.
            seating: the holders of the seats, and the hosts.
            key: the browser's key for this table; any text at all.
            host_key: the browser's host key; any text at all.
            local: True if it is known to be the very machine that hosts.
        """
        self._session, self._tables, self._seating, self._local = session, tables, seating, local
        self._host_fingerprint = key_fingerprint(host_key, HOSTS)
        self.use_key(key)

    def use_key(self, key: str | None) -> None:
        """Go on with another key."""
        self.key, self.fingerprint = key, key_fingerprint(key, self._session.id)

    # who it is

    @property
    def hosting(self) -> bool:
        """True if the device is one of the host's now."""
        return self._local or self._seating.is_host(self._host_fingerprint)

    @property
    def held(self) -> frozenset[int]:
        """Seats that the device's key holds now."""
        return self._seating.held_seats(self._session.id, self.fingerprint) & self._all_seats

    @property
    def taken(self) -> frozenset[int]:
        """Seats that are held by any key."""
        return self._seating.taken_seats(self._session.id)

    @property
    def seats(self) -> frozenset[int]:
        """Seats the device may act for now: those it holds. A host's device may also act for free seats."""
        free = self._all_seats - self.taken if self.hosting else frozenset()
        return self.held | free if free else self.held

    @property
    def watching(self) -> bool:
        """True if the device may only look."""
        return not self.held and not self.hosting

    @property
    def device_fingerprint(self) -> str:
        """Fingerprint by which the table knows the device. Empty for a device that may do nothing."""
        return self.fingerprint if self.held else (self._host_fingerprint or LOCAL) if self.hosting else ""

    # what it may see

    def choose_viewer(self, viewing_seat: int | None) -> Viewer:
        """Choose the viewer for a page that looks at a seat.

        "all" if nothing is secret or the game is over. Else that seat if the device may act for it, or the
        device's only seat. None, the view of every device, if it has several seats or none.
        """
        setup = self._session.table.header.setup
        if not self._session.game.secrets or self._session.over or setup.mode == "score":
            return "all"
        seats = self.seats
        if viewing_seat in seats:
            return viewing_seat
        return next(iter(seats)) if len(seats) == 1 else None

    # what it may do

    def may_act(self, seat: int) -> bool:
        """Check that the device may act for a seat now."""
        return seat in self.seats

    def find_actor(self, intent: Intent, owners: frozenset[int] = frozenset()) -> int | None:
        """Find the acting seat of an intent: the seat named, one of the device's own, or None for the host.

        See `Rights`.

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

    def charge_rate(self, seat: int | None) -> None:
        """See `Rights.charge_rate`."""
        if wait := self._session.pace.take(seat):
            raise TooFast(wait)

    def charge_seat_change(self) -> None:
        """Charge the guests' rate limit for a change of seats.

        Raises:
            TooFast: guests change places too often at this table.
        """
        if not self.hosting and (wait := self._session.seat_changes.take("guests")):
            raise TooFast(wait)

    def check_table(self) -> None:
        """Check that the table still exists.

        Raises:
            TableGone: it was deleted, or is not open.
        """
        if self._tables.table(self._session.id) is not self._session:
            raise TableGone

    def check_seat(self, seat: int) -> None:
        """Check that the device may act for a seat.

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
        """Check that the device is one of the host's.

        Raises:
            TableGone: the table was deleted.
            HostOnly: it is not.
        """
        self.check_table()
        if not self.hosting:
            raise HostOnly

    @property
    def _all_seats(self) -> frozenset[int]:
        return _make_seat_set(len(self._session.table.header.setup.seats))


@cache
def _make_seat_set(count: int) -> frozenset[int]:
    return frozenset(range(count))
