"""Joining: find a table by its code, take, leave or hand over a seat, become a host."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from companion.history.errors import Clock
from companion.hosting.attempts import Attempts
from companion.hosting.codes import match_table, read_ticket, shorten_id
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
            seating: the holders of the seats.
            clock: milliseconds since 1970.
            keys: makes seat keys and hosts' keys.
            tickets: makes tickets.
            shared: the tickets that hosts share; by default they are in memory.
            attempts: counts wrong codes and tickets together with other hosts; by default this host alone.
        """
        self._tables, self._seating, self._keys = tables, seating, keys
        self._tickets = Tickets(clock, tickets, shared)
        self._attempts = Attempts(clock, attempts)

    # finding a table

    def code(self, session: TableSession) -> str:
        """Return the code of an open table: 4 characters, or more if two ids begin alike."""
        return shorten_id(session.id, self._open_ids())

    def find(self, typed: str, address: str) -> TableSession:
        """Find the open table that a typed code means.

        Args:
            typed: the typed code, in any case, with spaces and dashes.
            address: their network address, if it is known.

        Raises:
            CodeUnknown: there is none.
            CodeUnclear: several begin like that; one more character tells them apart.
            CodeUnreadable: a character stands in no code.
            TooManyAttempts: too many wrong ones were tried.
        """
        session = self._attempts.run(
            address, lambda: self._tables.table(match_table(typed, self._open_ids()))
        )
        if session is None:
            raise CodeUnknown
        return session

    def held_tables(self, keys: Mapping[str, str]) -> tuple[str, ...]:
        """Find the tables with a seat that one of a browser's keys holds, finished tables too."""
        return tuple(
            table
            for table, key in keys.items()
            if self._seating.held_seats(table, key_fingerprint(key, table))
        )

    # seats

    def sit(self, session: TableSession, seat: int, key: str | None) -> str:
        """Take a free seat.

        Args:
            session: the table.
            seat: its number.
            key: the key the browser keeps for this table, if it has one.

        Returns:
            The key to keep: the same if it holds a seat here already, else a new one.

        Raises:
            NoSuchSeat: the table has no such seat.
            SeatTaken: another key holds the seat.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with session.hold():
            _check_seats(session, (seat,))
            kept = self._keep_key(session.id, key)
            self._seating.sit(session.id, (seat,), fingerprint(kept, session.id))
            session.announce_change()
        return kept

    def leave(self, session: TableSession, key: str | None, seats: Iterable[int] | None = None) -> None:
        """Free all seats of a key, or some of them. Other keys' seats stay as they are.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with session.hold():
            held = self._seating.held_seats(session.id, key_fingerprint(key, session.id))
            left = held if seats is None else held & set(seats)
            if left:
                self._seating.free(session.id, left)
                session.announce_change()

    def free(self, session: TableSession, seat: int) -> None:
        """Free a seat. The key that held the seat can do nothing with it from now on.

        Raises:
            NoSuchSeat: the table has no such seat.
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        with session.hold():
            _check_seats(session, (seat,))
            self._seating.free(session.id, (seat,))
            session.announce_change()

    def hand_over(self, session: TableSession, seats: Collection[int], giver: str = "") -> str:
        """Issue a ticket that gives seats to the first browser that redeems it.

        The ticket is void once a seat has changed hands.

        Args:
            session: the table.
            seats: the seats.
            giver: the fingerprint of the key that gives them; empty for the host.

        Raises:
            NoSuchSeat: the table has no such seat.
            Malformed: no seat was named.
            TooManyTickets: as many are out as are kept.
        """
        with session.hold():
            _check_seats(session, seats)
            holders = tuple((seat, self._seating.holder(session.id, seat)) for seat in sorted(set(seats)))
            return self._tickets.issue(Ticket(session.id, holders), giver, self._is_ticket_good)

    # the host's browsers

    def host_ticket(self) -> str:
        """Issue a ticket that makes a browser the host's as well.

        Raises:
            TooManyTickets: as many are out as are kept.
        """
        return self._tickets.issue(Ticket(None), "", self._is_ticket_good)

    def is_host(self, key: str | None) -> bool:
        """Check that a browser is the host's, by the key it keeps."""
        return self._seating.is_host(key_fingerprint(key, HOSTS))

    def revoke_hosts(self) -> None:
        """Revoke the host's rights of all browsers, and void all issued tickets.

        Raises:
            StoreUnwritable: it could not be saved; nothing has changed.
        """
        self._seating.revoke_hosts()
        self._tickets.void_all()
        for session in self._tables.open_tables():
            self._tables.events.tell(session.id)

    # tickets

    def peek(self, ticket: str, address: str) -> Offered:
        """Preview a ticket's seats or rights, without using it.

        Raises:
            TicketUnknown: it is none, was used, is too old, or the seat has changed hands since.
            TooManyAttempts: too many wrong ones were tried.
        """
        return self._attempts.run(address, lambda: self._peek_ticket(ticket))

    def redeem(self, ticket: str, address: str, key: str | None = None) -> Redeemed:
        """Use a ticket.

        Args:
            ticket: as it stands in the QR code, or typed.
            address: the browser's network address, if it is known.
            key: the key the browser keeps for that table, or as a host's, if it has one.

        Raises:
            TicketUnknown: it is none, was used, is too old, or the seat has changed hands since.
            TooManyAttempts: too many wrong ones were tried.
            StoreUnwritable: it could not be saved; the ticket is used up all the same.
        """
        return self._attempts.run(address, lambda: self._redeem_ticket(ticket, key))

    def _peek_ticket(self, text: str) -> Offered:
        ticket = self._tickets.peek(read_ticket(text))
        if ticket.table is not None:
            self._check_ticket(ticket)
        return Offered(ticket.table, tuple(seat for seat, _ in ticket.holders), ticket.table is None)

    def _redeem_ticket(self, text: str, key: str | None) -> Redeemed:
        ticket = self._tickets.use(read_ticket(text))
        if ticket.table is None:
            kept = str(key) if self.is_host(key) else self._keys()
            self._seating.welcome_host(fingerprint(kept, HOSTS))
            return Redeemed(None, kept, True)
        session = self._check_ticket(ticket)
        with session.hold():
            self._check_ticket(ticket)
            kept = self._keep_key(session.id, key)
            self._seating.give(
                session.id, [seat for seat, _ in ticket.holders], fingerprint(kept, session.id)
            )
            session.announce_change()
        return Redeemed(session.id, kept, False)

    def _check_ticket(self, ticket: Ticket) -> TableSession:
        """Return the table of a ticket, if its seats are still held as when the ticket was made.

        Raises:
            TicketUnknown: they are not, or there is no such table.
        """
        session = self._tables.table(ticket.table or "")
        if session is None or not self._is_ticket_good(ticket):
            raise TicketUnknown
        return session

    def _is_ticket_good(self, ticket: Ticket) -> bool:
        """Check that the seats of a ticket are still held as when it was made."""
        held = ((self._seating.holder(ticket.table or "", seat), holder) for seat, holder in ticket.holders)
        return all(now == then for now, then in held)

    def _keep_key(self, table_id: str, key: str | None) -> str:
        """Return the browser's own key if it holds a seat at the table, else a new key."""
        return (
            str(key) if self._seating.held_seats(table_id, key_fingerprint(key, table_id)) else self._keys()
        )

    def _open_ids(self) -> tuple[str, ...]:
        return self._tables.open_ids


def _check_seats(session: TableSession, seats: Collection[int]) -> None:
    if not seats:
        raise Malformed
    for seat in seats:
        if not 0 <= seat < len(session.names):
            raise NoSuchSeat(seat)
