"""One-time passes: a short-lived QR code that hands over a seat or makes a host."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from companion.history.errors import Clock
from companion.hosting.errors import TicketUnknown, TooManyTickets
from companion.hosting.keys import HOSTS, IdFactory, fingerprint

LIFE = 600_000
"""Lifetime of a ticket, in milliseconds."""

MOST_TICKETS = 64
"""Tickets that are out at once."""

KEPT_FOR_HOSTS = 16
"""Number of these that only a host gives out."""

MOST_OF_A_SEAT = 8
"""Tickets that are out at once of one key that holds seats."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """Content of a ticket: the seats it hands over, or the right to host.

    Attributes:
        table: the table whose seats it hands over; None where it makes a host.
        holders: those seats, each with the fingerprint of the key that held it when the ticket was made, or
            an empty one for a free seat. The ticket is good only while that is so.
    """

    table: str | None
    holders: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Out:
    """Issued ticket, its giver, and its expiry."""

    ticket: Ticket
    giver: str
    until: int


class SharedTickets(Protocol):
    """Issued tickets of a home that several hosts share, by fingerprint. See `Tickets`."""

    def take(self, mark: str) -> str | None:
        """Remove an issued ticket and return it. Only one caller gets the ticket."""

    def look(self, mark: str) -> str | None:
        """Return an issued ticket without removing it."""

    def change(self, act: Callable[[dict[str, str]], dict[str, str]]) -> None:
        """Replace the issued tickets by the result of a function, in one step."""


class _InMemory:
    """Tickets of a home that one process holds, lost when the process ends."""

    def __init__(self) -> None:
        self._lock, self._out = threading.Lock(), dict[str, str]()

    def take(self, mark: str) -> str | None:
        with self._lock:
            return self._out.pop(mark, None)

    def look(self, mark: str) -> str | None:
        return self._out.get(mark)

    def change(self, act: Callable[[dict[str, str]], dict[str, str]]) -> None:
        with self._lock:
            self._out = act(self._out)


class Tickets:
    """Issued tickets, kept as fingerprints only. Safe to use from several threads."""

    def __init__(self, clock: Clock, make: IdFactory, shared: SharedTickets | None = None) -> None:
        """Begin with none, or those that are out of a shared home.

        Args:
            clock: milliseconds since 1970.
            make: makes tickets.
            shared: store shared with other hosts; by default memory.
        """
        self._clock, self._make = clock, make
        self._kept = shared or _InMemory()

    def issue(self, ticket: Ticket, giver: str, is_good: Callable[[Ticket], bool]) -> str:
        """Issue a ticket and return its text. An earlier ticket for the same is void.

        Args:
            ticket: its content.
            giver: the fingerprint of the key that gives it; empty for the host.
            is_good: checks that a ticket given out is still good.

        Raises:
            TooManyTickets: as many are out as are kept, in all or of one giver.
            StoreAway: they are shared, and the database cannot be reached.
        """
        text, now = self._make(), self._clock()

        def add_ticket(kept: dict[str, str]) -> dict[str, str]:
            out = {
                name: each
                for name, each in ((name, _decode_ticket(body)) for name, body in kept.items())
                if each.until > now and each.ticket != ticket and is_good(each.ticket)
            }
            if giver and sum(each.giver == giver for each in out.values()) >= MOST_OF_A_SEAT:
                raise TooManyTickets
            if len(out) >= MOST_TICKETS - (KEPT_FOR_HOSTS if giver else 0):
                raise TooManyTickets
            out[fingerprint(text, HOSTS)] = _Out(ticket, giver, now + LIFE)
            return {name: msgspec.json.encode(each).decode() for name, each in out.items()}

        self._kept.change(add_ticket)
        return text

    def use(self, text: str) -> Ticket:
        """Use a ticket up.

        Raises:
            TicketUnknown: it is none, was used, or is too old.
            StoreAway: they are shared, and the database cannot be reached.
        """
        return self._check_expiry(self._kept.take(fingerprint(text, HOSTS)))

    def peek(self, text: str) -> Ticket:
        """Look up a ticket without using it up.

        Raises:
            TicketUnknown: it is none, was used, or is too old.
            StoreAway: they are shared, and the database cannot be reached.
        """
        return self._check_expiry(self._kept.look(fingerprint(text, HOSTS)))

    def void_all(self) -> None:
        """Void all issued tickets."""
        self._kept.change(lambda _: {})

    def _check_expiry(self, found: str | None) -> Ticket:
        if found is None or (out := _decode_ticket(found)).until <= self._clock():
            raise TicketUnknown
        return out.ticket


def _decode_ticket(text: str) -> _Out:
    return msgspec.json.decode(text, type=_Out)
