"""What one device may do at one table. A page is given this and nothing else of the table."""

from collections.abc import Iterable
from typing import Any

from companion.engine.game import Impossible
from companion.engine.record import Note
from companion.engine.setup import Setup
from companion.hosting.errors import CannotShow, KeptSecret
from companion.hosting.hearing import Stop, Told
from companion.hosting.intents import Answer, Intent, OutOfStep, Seen
from companion.hosting.presence import Present
from companion.hosting.rights import sound
from companion.hosting.winding import Winding


class Place(Winding):
    """One device at one table.

    Whatever a page or its client sends, this decides: rights are looked up at every call, with the table
    held, so that a seat that was freed is lost to every page that is still open. ``by`` is the seat whose
    person acts; by default the one it concerns, or the host.
    """

    # playing

    def play(self, seat: int, move: Any, *, seen: Seen | None = None, intent: Intent | None = None) -> Answer:
        """Make a move for a seat.

        Args:
            seat: whose move it is.
            move: the move.
            seen: what was looked at: `Looking.seen` of that seat when the page was drawn.
            intent: names it, where it may be sent twice.

        Raises:
            NotYours: the device may not act for that seat.
            OnlyWatching: it may act for none.
            TooFast: the seat sends more than anybody taps.
            Malformed: that is no move of this game.
            KeptSecret: it is refused for something only another seat may know.
            RecordFull: no entry more fits.
            HistoryError: it could not be written; nothing has changed.
        """
        with self._live.held():
            self._allow(seat)
            move, eyes = sound(move, self.game.move_type), self._eyes(seat)
            return self._once(
                seat,
                intent,
                seen,
                ("move", seat, seat, move),
                lambda: self._live.play(seat, move, seen=seen, by=seat, viewer=eyes),
            )

    def overrule(
        self,
        seat: int,
        move: Any,
        *,
        note: str = "",
        seen: Seen | None = None,
        intent: Intent | None = None,
    ) -> Answer:
        """Make a move for a seat although rules stand against it, because the table agrees.

        Args:
            seat: whose move it is.
            move: the move.
            note: why, if somebody said; at most 200 characters.
            seen: what was looked at.
            intent: names it, where it may be sent twice.

        Raises:
            HostingError: as for `play`.
            HistoryError: it could not be written; nothing has changed.
        """
        with self._live.held():
            self._allow(seat)
            move, note = sound(move, self.game.move_type), sound(note, Note)
            eyes = self._eyes(seat)
            return self._once(
                seat,
                intent,
                seen,
                ("overrule", seat, seat, move),
                lambda: self._live.overrule(seat, move, note=note, seen=seen, by=seat, viewer=eyes),
            )

    def correct(
        self,
        correction: Any,
        *,
        by: int | None = None,
        seen: Seen | None = None,
        intent: Intent | None = None,
    ) -> Answer:
        """Set something to what the cardboard shows; any seat may, and the log says which did.

        Raises:
            CannotShow: the mirror cannot show it.
            KeptSecret: it is about something only another seat may know, or would end the game and so lay
                all secrets open, which only the host may.
            HostingError: as for `play`.
            HistoryError: it could not be written; nothing has changed.
        """
        with self._live.held():
            actor = self._actor(by)
            correction = sound(correction, self.game.correction_type)

            def act() -> Answer:
                eyes = self._eyes(actor)
                table = self._live.table
                if seen and not self._live.past.agrees(table, seen, eyes):
                    return OutOfStep(table.seq)
                if eyes != "all" and self.game.hides(table.position, eyes, None, correction, table.position):
                    raise KeptSecret
                try:
                    if eyes != "all" and not self.hosting and self._ends(correction):
                        raise KeptSecret
                    return self._live.correct(correction, by=actor)
                except Impossible as error:
                    raise CannotShow from error

            return self._once(actor, intent, seen, ("correct", actor, correction), act)

    def _ends(self, correction: Any) -> bool:
        """Whether a correction would end the game, which lays all secrets open."""
        return not self.game.actors(self.game.correct(self._live.table.position, correction))

    def confirm_printed(self, names: Iterable[str]) -> None:
        """The cardboard shows what the app thought; nobody is asked about these entries again.

        Of what is unknown the app thought nothing: it stays unknown.

        Raises:
            OnlyWatching: the device may act for no seat.
            TooFast: it sends more than anybody taps.
            HistoryError: it could not be written.
        """
        with self._live.held():
            self._pace(self._actor(None))
            printed = self.printed()
            found = {name: printed.entry(name) for name in self.unasked(names)}
            said = {name: entry.value for name, entry in found.items() if entry.source != "unknown"}
            self._rooms.boxes.put(self.game, said)
            self._live.changed()

    # seats

    def sit(self, seat: int) -> str:
        """Take a free seat.

        Returns:
            The key that the browser has to keep for this table.

        Raises:
            NoSuchSeat: the table has no such seat.
            SeatTaken: somebody else holds it.
            TooFast: guests change places too often at this table.
            HistoryError: it could not be saved; nothing has changed.
        """
        with self._live.held():
            self._there()
            self._pace_chairs()
            key = self._rooms.doors.sit(self._live, seat, self._key)
            self._keep(key)
        self._rooms.presence.look(self.id)
        return key

    def leave(self, *seats: int) -> None:
        """Get up: from these seats, or from all one has."""
        self._rooms.doors.leave(self._live, self._key, seats or None)
        self._rooms.presence.look(self.id)

    def free(self, seat: int) -> None:
        """Take a seat away from whoever holds it. The host's right.

        Raises:
            HostOnly: the device is not the host's.
            NoSuchSeat: the table has no such seat.
        """
        self._host_only()
        self._rooms.doors.free(self._live, seat)
        self._rooms.presence.look(self.id)

    def hand_over(self, *seats: int) -> str:
        """A ticket for seats: one's own, or any if the device is the host's.

        Raises:
            NotYours: a seat is somebody else's.
            NoSuchSeat: the table has no such seat.
            Malformed: no seat was named.
            TooManyTickets: as many are out as are kept.
            TooFast: guests change places too often at this table.
        """
        with self._live.held():
            self._there()
            if not self.hosting:
                for seat in seats:
                    self._allow(seat)
                self._pace_chairs()
            return self._rooms.doors.hand_over(self._live, seats, "" if self.hosting else self._device)

    # the host's rights

    def finish(self) -> None:
        """File the table away, scored as it stands.

        Raises:
            HostOnly: the device is not the host's.
            HistoryError: it could not be written.
        """
        self._host_only()
        self._rooms.host.finish(self._live)

    def delete(self) -> None:
        """Delete the table and its record for good.

        Raises:
            HostOnly: the device is not the host's.
            HistoryError: it could not be deleted.
        """
        self._host_only()
        self._rooms.host.delete(self.id)

    def reopen(self) -> None:
        """Make a finished table an open one again.

        Raises:
            HostOnly: the device is not the host's.
            HistoryError: it cannot be moved.
        """
        self._host_only()
        self._rooms.host.reopen(self.id)

    def set_up_again(self, setup: Setup) -> None:
        """Change the setup: anything before the first entry, names and colours after it.

        Raises:
            HostOnly: the device is not the host's.
            SetupSettled: the table has begun, and more than names and colours would change.
            WireError: the setup does not fit the game.
            HistoryError: it could not be written; nothing has changed.
        """
        self._host_only()
        self._rooms.host.set_up_again(self._live, setup)

    # being there

    @property
    def present(self) -> Present:
        """Who is connected to this table."""
        return self._rooms.presence.at(self.id)

    def enter(self) -> Stop:
        """The device is connected from now on, until the returned function is called.

        Raises:
            TableFull: there are as many devices as the host serves.
        """
        return self._rooms.presence.enter(self.id, lambda: self.held, self._mark if self.held else "")

    def listen(self, told: Told) -> Stop:
        """Be told whenever anything changes at this table; returns how to stop.

        Raises:
            TableFull: there are as many listeners as the host serves.
        """
        return self._rooms.host.listen_to(self.id, told)
