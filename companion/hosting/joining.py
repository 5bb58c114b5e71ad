"""Joining: find a table by its code, take, leave or hand over a seat, become a host."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from companion.history.errors import Clock
from companion.hosting.attempts import Attempts
from companion.hosting.codes import code, match_table, read_ticket
from companion.hosting.errors import (
    CodeUnknown,
    Malformed,
    NoSuchSeat,
    TicketUnknown,
)
from companion.hosting.events import EventBus
from companion.hosting.keys import HOSTS, IdFactory, fingerprint, key_fingerprint, new_key, new_ticket
from companion.hosting.rate_limit import SharedLimits
from companion.hosting.seating import Seating
from companion.hosting.session import TableSession
from companion.hosting.tickets import SharedTickets, Ticket, Tickets


class OpenTables(Protocol):
    """Open tables and the event bus that announces their changes."""

    @property
    def open_ids(self) -> tuple[str, ...]:
        """Ids of the open tables at every host of the home."""
        ...

    def open_tables(self) -> tuple[TableSession, ...]:
        """Open tables."""
        ...

    def table(self, table_id: str) -> TableSession | None:
        """Find a table by its id, or return None."""
        ...

    @property
    def events(self) -> EventBus:
        """Event bus that announces changes at tables."""
        ...


@dataclass(frozen=True, slots=True)
class Redeemed:
    """Result of redeeming a ticket.

    Attributes:
        table: the table whose seats the browser holds now; None where it is the host's now.
        key: the key the browser keeps, for that table or as the host's.
        hosting: whether it is the host's now.
    """

    table: str | None
    key: str
    hosting: bool


@dataclass(frozen=True, slots=True)
class Offered:
    """Preview of what a ticket would give.

    Attributes:
        table: the table whose seats it hands over; None where it makes a host.
        seats: those seats.
        hosting: whether it makes a host.
    """

    table: str | None
    seats: tuple[int, ...]
    hosting: bool


class JoinService:
    """Service for joining tables. `TableClient` checks who may free a seat or hand one over.

    Safe to use from several threads.
    """

    def __init__(
        self,
        tables: OpenTables,
        seating: Seating,
        *,
        clock: Clock,
        keys: IdFactory = new_key,
        tickets: IdFactory = new_ticket,
        shared: SharedTickets | None = None,
        attempts: SharedLimits | None = None,
    ) -> None:
        """Build the service for joining tables.

        Args:
            tables: the open tables.
            seating: who sits where.
            clock: milliseconds since 1970.
            keys: makes seat keys and hosts' keys.
            tickets: makes tickets.
            shared: where tickets are kept together with other hosts; by default in memory.
            attempts: where wrong codes and tickets are counted together with other hosts; by default here.
        """
        self._tables, self._seating, self._keys = tables, seating, keys
        self._tickets = Tickets(clock, tickets, shared)
        self._attempts = Attempts(clock, attempts)

    # finding a table

    def code(self, live: TableSession) -> str:
        """Return the code of an open table: 4 characters, or more where two ids begin alike."""
        return code(live.id, self._ids())

    def find(self, typed: str, address: str) -> TableSession:
        """Find the open table that a typed code means.

        Args:
            typed: the typed code, in any case, with spaces and dashes.
            address: where they are, as far as that is known.

        Raises:
            CodeUnknown: there is none.
            CodeUnclear: several begin like that; one more character tells them apart.
            CodeUnreadable: a character stands in no code.
            TooManyAttempts: too many wrong ones were tried.
        """
        live = self._attempts.let(address, lambda: self._tables.table(match_table(typed, self._ids())))
        if live is None:
            raise CodeUnknown
        return live

    def mine(self, keys: Mapping[str, str]) -> tuple[str, ...]:
        """Find the tables, finished ones too, at which a browser holds a seat by one of its keys."""
        return tuple(
            table
            for table, key in keys.items()
            if self._seating.held_seats(table, key_fingerprint(key, table))
        )

    # seats

    def sit(self, live: TableSession, seat: int, key: str | None) -> str:
        """Take a free seat.

        Args:
            live: the table.
            seat: its number.
            key: the key the browser keeps for this table, if it has one.

        Returns:
            The key to keep: the same if it holds a seat here already, else a new one.

        Raises:
            NoSuchSeat: the table has no such seat.
            SeatTaken: another key holds the seat.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with live.hold():
            _check(live, (seat,))
            kept = self._key(live.id, key)
            self._seating.sit(live.id, (seat,), fingerprint(kept, live.id))
            live.announce_change()
        return kept

    def leave(self, live: TableSession, key: str | None, seats: Iterable[int] | None = None) -> None:
        """Free all seats of a key, or some of them. Other keys' seats stay as they are.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with live.hold():
            held = self._seating.held_seats(live.id, key_fingerprint(key, live.id))
            left = held if seats is None else held & set(seats)
            if left:
                self._seating.free(live.id, left)
                live.announce_change()

    def free(self, live: TableSession, seat: int) -> None:
        """Free a seat. The key that held the seat can do nothing with it from now on.

        Raises:
            NoSuchSeat: the table has no such seat.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with live.hold():
            _check(live, (seat,))
            self._seating.free(live.id, (seat,))
            live.announce_change()

    def hand_over(self, live: TableSession, seats: Collection[int], giver: str = "") -> str:
        """Issue a ticket that gives seats to the first browser that redeems it.

        The ticket is void once a seat has changed hands.

        Args:
            live: the table.
            seats: the seats.
            giver: the fingerprint of the key that gives them; empty for the host.

        Raises:
            NoSuchSeat: the table has no such seat.
            Malformed: no seat was named.
            TooManyTickets: as many are out as are kept.
        """
        with live.hold():
            _check(live, seats)
            holders = tuple((seat, self._seating.holder(live.id, seat)) for seat in sorted(set(seats)))
            return self._tickets.issue(Ticket(live.id, holders), giver, self._good)

    # the host's browsers

    def host_ticket(self) -> str:
        """Issue a ticket that makes a browser the host's as well.

        Raises:
            TooManyTickets: as many are out as are kept.
        """
        return self._tickets.issue(Ticket(None), "", self._good)

    def is_host(self, key: str | None) -> bool:
        """Check that a browser is the host's, by the key it keeps."""
        return self._seating.hosts(key_fingerprint(key, HOSTS))

    def revoke_hosts(self) -> None:
        """Revoke the host's rights of all browsers, and void all issued tickets.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        self._seating.revoke_hosts()
        self._tickets.void()
        for live in self._tables.open_tables():
            self._tables.events.tell(live.id)

    # tickets

    def peek(self, ticket: str, address: str) -> Offered:
        """Preview what a ticket would give, without using it.

        Raises:
            TicketUnknown: it is none, was used, is too old, or the seat has changed hands since.
            TooManyAttempts: too many wrong ones were tried.
        """
        return self._attempts.let(address, lambda: self._peek(ticket))

    def redeem(self, ticket: str, address: str, key: str | None = None) -> Redeemed:
        """Use a ticket.

        Args:
            ticket: as it stands in the QR code, or typed.
            address: where the browser is, as far as that is known.
            key: the key the browser keeps for that table, or as a host's, if it has one.

        Raises:
            TicketUnknown: it is none, was used, is too old, or the seat has changed hands since.
            TooManyAttempts: too many wrong ones were tried.
            StoreUnwritable: it could not be saved; the ticket is used up all the same.
        """
        return self._attempts.let(address, lambda: self._redeem(ticket, key))

    def _peek(self, text: str) -> Offered:
        ticket = self._tickets.look(read_ticket(text))
        if ticket.table is not None:
            self._still(ticket)
        return Offered(ticket.table, tuple(seat for seat, _ in ticket.holders), ticket.table is None)

    def _redeem(self, text: str, key: str | None) -> Redeemed:
        ticket = self._tickets.use(read_ticket(text))
        if ticket.table is None:
            kept = str(key) if self.is_host(key) else self._keys()
            self._seating.welcome_host(fingerprint(kept, HOSTS))
            return Redeemed(None, kept, True)
        live = self._still(ticket)
        with live.hold():
            self._still(ticket)
            kept = self._key(live.id, key)
            self._seating.give(live.id, [seat for seat, _ in ticket.holders], fingerprint(kept, live.id))
            live.announce_change()
        return Redeemed(live.id, kept, False)

    def _still(self, ticket: Ticket) -> TableSession:
        """Return the table of a ticket, if its seats are still held as when the ticket was made.

        Raises:
            TicketUnknown: they are not, or there is no such table.
        """
        live = self._tables.table(ticket.table or "")
        if live is None or not self._good(ticket):
            raise TicketUnknown
        return live

    def _good(self, ticket: Ticket) -> bool:
        """Check that the seats of a ticket are still held as when it was made."""
        held = ((self._seating.holder(ticket.table or "", seat), holder) for seat, holder in ticket.holders)
        return all(now == then for now, then in held)

    def _key(self, table_id: str, key: str | None) -> str:
        """Return the browser's own key if it holds a seat at the table, else a new key."""
        return (
            str(key) if self._seating.held_seats(table_id, key_fingerprint(key, table_id)) else self._keys()
        )

    def _ids(self) -> tuple[str, ...]:
        return self._tables.open_ids


def _check(live: TableSession, seats: Collection[int]) -> None:
    if not seats:
        raise Malformed
    for seat in seats:
        if not 0 <= seat < len(live.names):
            raise NoSuchSeat(seat)
