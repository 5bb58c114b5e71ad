"""Who may do what at a table, looked up at the moment it is done."""

from collections.abc import Callable
from typing import Any, TypeVar

from companion.engine.record import MAX_ENTRIES
from companion.engine.wire import WireError, decode, encode
from companion.hosting.errors import (
    HostOnly,
    Malformed,
    NotYours,
    OnlyWatching,
    RecordFull,
    TableGone,
    TooFast,
)
from companion.hosting.intents import Answer, Doing, Intent, Seen
from companion.hosting.looking import Looking

T = TypeVar("T")

LOCAL = "local"
"""Stands for the fingerprint of the machine that hosts, where its browser keeps no key."""

MOST_BYTES = 4096
"""Bytes of the longest move, correction or note that is looked at; a move takes some hundred."""


def sound(value: Any, expected: Any) -> Any:
    """A value that was sent, read as strictly as from a file.

    Raises:
        Malformed: it is none of the expected type, or too long.
    """
    try:
        data = encode(value)
        if len(data) > MOST_BYTES:
            raise Malformed
        return decode(data, expected)
    except (WireError, TypeError, ValueError, RecursionError) as error:
        raise Malformed from error


class Rights(Looking):
    """What a device at a table is asked before it changes anything."""

    @property
    def _device(self) -> str:
        """The fingerprint by which the table knows the device; empty for one that may do nothing."""
        return self._mark if self.held else (self._host_mark or LOCAL) if self.hosting else ""

    def _there(self) -> None:
        if self._rooms.host.table(self.id) is not self._live:
            raise TableGone

    def _allow(self, seat: int) -> None:
        self._there()
        if self.watching:
            raise OnlyWatching
        if not self.may_act(seat):
            raise NotYours(seat)

    def _host_only(self) -> None:
        self._there()
        if not self.hosting:
            raise HostOnly

    def _actor(self, by: int | None, owners: frozenset[int] = frozenset()) -> int | None:
        """The seat that acts: the one named, one that it concerns, one of the device's own, or the host."""
        if by is not None:
            self._allow(by)
            return by
        self._there()
        if self.watching:
            raise OnlyWatching
        own = self.held & owners or self.held or self.seats & owners
        return min(own, default=None)

    def _room(self) -> None:
        if self._live.table.seq >= MAX_ENTRIES:
            raise RecordFull

    def _pace(self, seat: int | None) -> None:
        self._room()
        if wait := self._live.pace.take(seat):
            raise TooFast(wait)

    def _pace_chairs(self) -> None:
        if not self.hosting and (wait := self._live.chairs.take("guests")):
            raise TooFast(wait)

    def _once(
        self,
        actor: int | None,
        intent: Intent | None,
        seen: Seen | None,
        wanted: Doing,
        act: Callable[[], T],
    ) -> T | Answer:
        """Do something at the pace of a seat, unless it was done already."""

        def paced() -> T:
            self._pace(actor)
            return act()

        return self._live.once(self._device, intent, seen, wanted, paced)
