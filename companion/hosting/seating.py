"""Holders of all seats, and the host's browsers. Only fingerprints are kept."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from companion.history.disk import DISK, Disk
from companion.history.errors import Clock, Reporter
from companion.hosting.errors import SeatTaken
from companion.hosting.keys import is_among, is_same_key
from companion.hosting.seat_file import SeatFile

MOST_HOSTS = 32
"""Browsers that are the host's at once; beyond it the one let in first is not any more."""


class SharedSeats(Protocol):
    """Seats and hosts' browsers that several hosts of a home share."""

    def seats(self, table_id: str) -> Mapping[int, str]:
        """Look up the fingerprint that holds each seat of a table."""

    def change_seats(
        self, table_id: str, at: int, act: Callable[[Mapping[int, str]], Mapping[int, str]]
    ) -> None:
        """Replace a table's seats by the result of a function, in one step."""

    def hosts(self) -> Sequence[str]:
        """List the fingerprints of the host's browsers."""

    def change_hosts(self, act: Callable[[Sequence[str]], Sequence[str]]) -> None:
        """Replace the host's browsers by the result of a function, in one step."""


class Seating:
    """Seats of all tables. Stored before any device is told. Safe to use from several threads.

    Cached in memory, since every tap looks at them.
    """

    def __init__(
        self,
        path: Path,
        *,
        clock: Clock,
        report: Reporter | None = None,
        disk: Disk = DISK,
        spared: Callable[[], Collection[str]] = tuple,
        shared: SharedSeats | None = None,
    ) -> None:
        """Read the seats of all tables.

        Args:
            path: the file, such as ``home.store / "seats.json"``.
            clock: milliseconds since 1970.
            report: told when a damaged file was moved aside.
            disk: the disk of the file.
            spared: the open tables. Their seating is never forgotten to make room.
            shared: store shared with other hosts; by default the file.

        Raises:
            StoreUnreadable: the system does not let the file be read.
        """
        self._clock = clock
        self._kept = shared or SeatFile(path, clock=clock, report=report, disk=disk, spared=spared)

    def check(self) -> None:
        """See `AtomicStorage.check`."""
        if isinstance(self._kept, SeatFile):
            self._kept.check()

    # who sits where

    def holder(self, table_id: str, seat: int) -> str:
        """Look up the fingerprint of the key that holds a seat; empty for a free seat."""
        return self._kept.seats(table_id).get(seat, "")

    def held_seats(self, table_id: str, fingerprint: str) -> frozenset[int]:
        """Find the seats of a table that a key holds, by its fingerprint."""
        held = self._kept.seats(table_id).items()
        return frozenset([seat for seat, holder in held if is_same_key(holder, fingerprint)])

    def taken_seats(self, table_id: str) -> frozenset[int]:
        """Find the seats of a table that are held by any key."""
        return frozenset(self._kept.seats(table_id))

    # sitting down and getting up

    def sit(self, table_id: str, seats: Iterable[int], fingerprint: str) -> None:
        """Give free seats to a key, besides those it holds.

        Raises:
            SeatTaken: another key holds one of them; nothing has changed.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        wanted = tuple(seats)

        def seat_all(before: Mapping[int, str]) -> Mapping[int, str]:
            for seat in wanted:
                if seat in before and not is_same_key(before[seat], fingerprint):
                    raise SeatTaken(seat)
            return {**before, **dict.fromkeys(wanted, fingerprint)}

        self._change(table_id, seat_all)

    def give(self, table_id: str, seats: Iterable[int], fingerprint: str) -> None:
        """Give seats to a key, whichever key held them before.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        given = dict.fromkeys(seats, fingerprint)
        self._change(table_id, lambda before: {**before, **given})

    def free(self, table_id: str, seats: Iterable[int]) -> None:
        """Free seats of a table.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        freed = frozenset(seats)
        self._change(
            table_id, lambda before: {seat: held for seat, held in before.items() if seat not in freed}
        )

    def move(self, table_id: str, moved: Mapping[int, int]) -> None:
        """Move the holders of seats to other seats. A seat that `moved` does not name loses its holder.

        Args:
            table_id: the table.
            moved: the seat after, by the seat before.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        self._change(
            table_id,
            lambda before: {moved[seat]: held for seat, held in before.items() if seat in moved},
        )

    def forget(self, table_id: str) -> Callable[[], None]:
        """Delete the seats of a deleted table.

        Returns:
            Restores the seats, should the table be put back; raises ``StoreUnwritable`` likewise.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        known: dict[int, str] = {}

        def remove_table(before: Mapping[int, str]) -> Mapping[int, str]:
            known.update(before)
            return {}

        self._change(table_id, remove_table)

        def seat_again() -> None:
            if known:
                self._change(table_id, lambda _: known)

        return seat_again

    # the host's browsers

    def is_host(self, fingerprint: str) -> bool:
        """Check that a fingerprint belongs to a browser of the host's."""
        return is_among(fingerprint, self._kept.hosts())

    def welcome_host(self, fingerprint: str) -> None:
        """Give a browser the host's rights.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        self._kept.change_hosts(
            lambda before: before if is_among(fingerprint, before) else (*before, fingerprint)[-MOST_HOSTS:]
        )

    def revoke_hosts(self) -> None:
        """Revoke the host's rights of all browsers.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        self._kept.change_hosts(lambda _: ())

    def _change(self, table_id: str, act: Callable[[Mapping[int, str]], Mapping[int, str]]) -> None:
        self._kept.change_seats(table_id, self._clock(), act)
