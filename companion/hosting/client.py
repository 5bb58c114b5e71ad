"""Client of one device at one table. A page is given this client and nothing else of the table."""

from typing import Protocol

from companion.engine.setup import Setup
from companion.history.boxes import Boxes
from companion.hosting.approval import Approval
from companion.hosting.errors import Malformed, SeatTaken
from companion.hosting.events import Listener, Stop
from companion.hosting.intents import Answer, Intent
from companion.hosting.joining import JoinService
from companion.hosting.keys import key_fingerprint
from companion.hosting.permissions import Permissions
from companion.hosting.presence import Presence, Present
from companion.hosting.queries import TableView
from companion.hosting.seating import Seating
from companion.hosting.session import TableSession
from companion.hosting.table_box import TableBox
from companion.hosting.table_manager import TableManager
from companion.hosting.tools import TableTools, ToolStore
from companion.hosting.undo_requests import UndoRequestView


class Services(Protocol):
    """Services that a device needs around its table. An `OpenHome` provides all of them."""

    @property
    def tables(self) -> TableManager:
        """Open and finished tables."""
        ...

    @property
    def seating(self) -> Seating:
        """Seats and the keys that hold them."""
        ...

    @property
    def joining(self) -> JoinService:
        """Service for joining and leaving tables."""
        ...

    @property
    def presence(self) -> Presence:
        """Connected devices."""
        ...

    @property
    def boxes(self) -> Boxes:
        """The owner's boxes."""
        ...

    @property
    def tools(self) -> ToolStore:
        """Dice, coins and clocks."""
        ...


class TableClient:
    """One device at one table. Safe to use from several threads.

    Decides on everything a page or its browser sends. Rights are looked up at every call, with the table
    held, so that every open page loses a seat that was freed.

    Attributes:
        rights: the device's identity and rights.
        view: the table as it may see it.
        box: the box the table is played with.
        approval: undo requests from and to the device.
        tools: the table's dice, coins and clocks.
    """

    def __init__(
        self,
        services: Services,
        session: TableSession,
        key: str | None,
        host_key: str | None,
        *,
        local: bool = False,
    ) -> None:
        """Bind a device to a table.

        Args:
            services: look up seats, hosts and tables, at each call.
            session: the table.
            key: the browser's key for this table; any text at all.
            host_key: the browser's host key; any text at all.
            local: True if it is known to be the very machine that hosts.
        """
        self._services, self._session = services, session
        self.rights = Permissions(session, services.tables, services.seating, key, host_key, local=local)
        self.view = TableView(session, self.rights)
        self.box = TableBox(session, self.rights, services.boxes)
        self.approval = Approval(session, self.rights, services.seating)
        self.tools = TableTools(session, self.rights, services.tools)

    @property
    def id(self) -> str:
        """Id of the table."""
        return self._session.id

    @property
    def code(self) -> str:
        """Short code that others type to find the table."""
        return self._services.joining.code(self._session)

    @property
    def finished(self) -> bool:
        """True if the table lies in the history."""
        return self._services.tables.library.is_finished(self.id)

    # playing

    def submit(self, intent: Intent) -> Answer | UndoRequestView:
        """Carry out an intent at the table, as `TableSession.submit` does."""
        return self._session.submit(intent, self.rights)

    # seats

    def sit(self, seat: int) -> str:
        """Take a free seat.

        Returns:
            The key that the browser has to keep for this table.

        Raises:
            NoSuchSeat: the table has no such seat.
            SeatTaken: another key holds the seat.
            TooFast: guests change places too often at this table.
            CompanionError: it could not be saved; nothing has changed.
        """
        with self._session.hold():
            self.rights.check_table()
            self.rights.charge_seat_change()
            key = self._services.joining.sit(self._session, seat, self.rights.key)
            self.rights.use_key(key)
        self._services.presence.update(self.id)
        return key

    def sit_as_before(self, earlier: str, earlier_key: str) -> str:
        """Take the seats that the device held at an earlier table, those of them that are free.

        Args:
            earlier: id of the earlier table.
            earlier_key: key that the browser keeps for it.

        Returns:
            The key that the browser has to keep for this table.

        Raises:
            SeatTaken: other keys hold all of them.
            Malformed: the key held no seat.
            TooFast: guests change places too often at this table.
            CompanionError: it could not be saved; nothing has changed.
        """
        seating = self._services.seating
        held = sorted(seating.held_seats(earlier, key_fingerprint(earlier_key, earlier)))
        if not held:
            raise Malformed
        with self._session.hold():
            taken = seating.taken_seats(self.id)
            free = [seat for seat in held if seat not in taken]
            if not free:
                raise SeatTaken(held[0])
            for seat in free:
                key = self.sit(seat)
        return key

    def leave(self, *seats: int) -> None:
        """Leave these seats, or all seats of the device."""
        self._services.joining.leave(self._session, self.rights.key, seats or None)
        self._services.presence.update(self.id)

    def free(self, seat: int) -> None:
        """Free a seat, whichever key holds it. The host's right.

        Raises:
            HostOnly: the device is not the host's.
            NoSuchSeat: the table has no such seat.
        """
        self.rights.check_host()
        self._services.joining.free(self._session, seat)
        self._services.presence.update(self.id)

    def hand_over(self, *seats: int) -> str:
        """Issue a ticket for seats of the device, or for any seats if the device is the host's.

        Raises:
            NotYours: the device may not act for a seat.
            NoSuchSeat: the table has no such seat.
            Malformed: no seat was named.
            TooManyTickets: as many are out as are kept.
            TooFast: guests change places too often at this table.
        """
        rights = self.rights
        with self._session.hold():
            rights.check_table()
            if not rights.hosting:
                for seat in seats:
                    rights.check_seat(seat)
                rights.charge_seat_change()
            return self._services.joining.hand_over(
                self._session, seats, "" if rights.hosting else rights.device_fingerprint
            )

    # the host's rights

    def finish(self) -> None:
        """File the table away, scored as it stands.

        Raises:
            HostOnly: the device is not the host's.
            CompanionError: it could not be written.
        """
        self.rights.check_host()
        self._services.tables.finish(self._session)

    def delete(self) -> None:
        """Delete the table and its record for good.

        Raises:
            HostOnly: the device is not the host's.
            CompanionError: it could not be deleted.
        """
        self.rights.check_host()
        self._services.tables.delete(self.id)

    def set_up_again(self, setup: Setup) -> None:
        """Change the setup: anything before the first entry, names, colours and hints after it.

        Raises:
            HostOnly: the device is not the host's.
            SetupSettled: the table has begun, and more than names, colours and hints would change.
            WireError: the setup does not fit the game.
            CompanionError: it could not be written; nothing has changed.
        """
        self.rights.check_host()
        self._services.tables.set_up_again(self._session, setup)

    # being there

    @property
    def present(self) -> Present:
        """Seats and watchers that are connected to this table."""
        return self._services.presence.present_at(self.id)

    def enter(self) -> Stop:
        """Count the device as connected until the returned function is called.

        Raises:
            TableFull: there are as many devices as the host serves.
        """
        rights = self.rights
        return self._services.presence.enter(
            self.id, lambda: rights.held, rights.fingerprint if rights.held else ""
        )

    def listen(self, listener: Listener) -> Stop:
        """Register a listener for any change at this table. Returns the function that removes it.

        Raises:
            TableFull: there are as many listeners as the host serves.
        """
        return self._services.tables.events.listen(listener, self.id)
