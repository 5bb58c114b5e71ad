"""One-time passes: a QR code that works once, and not for long, hands over a seat or makes a host."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from companion.history.errors import Clock
from companion.hosting.errors import TicketUnknown, TooManyTickets
from companion.hosting.keys import HOSTS, IdFactory, fingerprint

LIFE = 600_000
"""How long a ticket is good, in milliseconds."""

MOST_TICKETS = 64
"""Tickets that are out at once."""

KEPT_FOR_HOSTS = 16
"""How many of these only a host gives out."""

MOST_OF_A_SEAT = 8
"""Tickets that are out at once of one key that holds seats."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a ticket is good for.

    Attributes:
        table: the table whose seats it hands over; None where it makes a host.
        holders: those seats, each with the fingerprint of the key that held it when the ticket was made, or
            an empty one where nobody did. It is good only while that is so.
    """

    table: str | None
    holders: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Out:
    """A ticket that is out, who gave it, and until when it is good."""

    ticket: Ticket
    giver: str
    until: int


class Tickets:
    """The tickets that are out: only fingerprints, only in memory. Safe to use from several threads."""

    def __init__(self, clock: Clock, make: IdFactory) -> None:
        """Begin with none.

        Args:
            clock: milliseconds since 1970.
            make: makes tickets.
        """
        self._clock, self._make = clock, make
        self._lock = threading.Lock()
        self._out: dict[str, _Out] = {}

    def issue(self, ticket: Ticket, giver: str, still: Callable[[Ticket], bool]) -> str:
        """The text of a new ticket; one given before for the same is no longer good.

        Args:
            ticket: what it is good for.
            giver: the fingerprint of the key that gives it; empty for the host.
            still: tells whether one that is out is still good.

        Raises:
            TooManyTickets: as many are out as are kept, in all or of one giver.
        """
        with self._lock:
            now = self._clock()
            out = {
                name: each
                for name, each in self._out.items()
                if each.until > now and each.ticket != ticket and still(each.ticket)
            }
            if giver and sum(each.giver == giver for each in out.values()) >= MOST_OF_A_SEAT:
                raise TooManyTickets
            if len(out) >= MOST_TICKETS - (KEPT_FOR_HOSTS if giver else 0):
                raise TooManyTickets
            text = self._make()
            self._out = {**out, fingerprint(text, HOSTS): _Out(ticket, giver, now + LIFE)}
            return text

    def use(self, text: str) -> Ticket:
        """Use a ticket up.

        Raises:
            TicketUnknown: it is none, was used, or is too old.
        """
        with self._lock:
            found = self._out.pop(fingerprint(text, HOSTS), None)
            if found is None or found.until <= self._clock():
                raise TicketUnknown
            return found.ticket

    def look(self, text: str) -> Ticket:
        """What a ticket is good for, without using it up.

        Raises:
            TicketUnknown: it is none, was used, or is too old.
        """
        found = self._out.get(fingerprint(text, HOSTS))
        if found is None or found.until <= self._clock():
            raise TicketUnknown
        return found.ticket

    def void(self) -> None:
        """Let no ticket be good any more."""
        with self._lock:
            self._out = {}
