"""Requests to undo or redo, for one device: pending, answered, ended."""

from contextlib import suppress

from companion.hosting.errors import NotAsked, NothingAsked, NothingToTakeBack
from companion.hosting.intents import Accepted, Redo, Seen, Undo
from companion.hosting.permissions import LOCAL, Permissions
from companion.hosting.seating import Seating
from companion.hosting.session import TableSession
from companion.hosting.undo import may_answer, view_request
from companion.hosting.undo_requests import Settled, UndoRequest, UndoRequestView


class Approval:
    """Pending undo request of a table, for one device."""

    def __init__(self, session: TableSession, rights: Permissions, seating: Seating) -> None:
        """Bind a device to a table's undo requests.

        Args:
            session: the table.
            rights: the device's rights there.
            seating: True if the asking device may still act.
        """
        self._session, self._rights, self._seating = session, rights, seating

    def open_request(self, viewing_seat: int | None = None) -> UndoRequestView | None:
        """Describe the pending undo request of any device, or return None."""
        table, question = self._session.table, self._session.undo_requests.pending
        if question is None or question.seq != table.seq:
            return None
        return view_request(table, question, self._rights, viewing_seat)

    def outcome(self) -> Settled | None:
        """Describe the outcome of this device's last request.

        None while a request is pending, or if another device made the last one.
        """
        ended = self._session.undo_requests.ended
        if ended is None or ended[0].device != self._rights.device_fingerprint:
            return None
        question, ending = ended
        return Settled(question.number, question.what, ending, question.whom)

    def answer(self, yes: bool) -> Accepted | None:
        """Approve or decline the pending request.

        Returns:
            The entry this makes; None for no, or if the asker has no say any more.

        Raises:
            NothingAsked: no question stands, or another host overtook it.
            NotAsked: it is for another seat.
            RecordFull: no entry more fits.
            CompanionError: it could not be written; the question still stands.
        """
        session = self._session
        with session.hold():
            self._rights.check_table()
            question = self._pending_request()
            if not may_answer(question, self._rights):
                raise NotAsked
            if not yes or not self._may_still_act(question):
                session.undo_requests.end(question, "withdrawn" if yes else "declined")
                session.announce_change()
                return None
            accepted = self._carry_out(question)
            session.undo_requests.end(question, "granted")
            return accepted

    def withdraw(self) -> None:
        """Ask no more.

        Raises:
            NothingAsked: no question stands.
            NotAsked: another device asked it.
        """
        session = self._session
        with session.hold():
            question = self._pending_request()
            if question.device != self._rights.device_fingerprint:
                raise NotAsked
            session.undo_requests.end(question, "withdrawn")
            session.announce_change()

    def _carry_out(self, question: UndoRequest) -> Accepted:
        """Carry out the request, unless another host has written since.

        Then undo might take back another entry.
        """
        intent_type, seen = Undo if question.what == "undo" else Redo, Seen(question.seq)
        with suppress(NothingToTakeBack):
            accepted = self._session.submit(intent_type(by=question.by, seen=seen))
            if isinstance(accepted, Accepted):
                return accepted
        raise NothingAsked

    def _pending_request(self) -> UndoRequest:
        question = self._session.undo_requests.pending
        if question is None:
            raise NothingAsked
        return question

    def _may_still_act(self, question: UndoRequest) -> bool:
        """Check that the asking device may still act for the seat it asked for."""
        by, device = question.by, question.device
        if by is not None and self._seating.holder(self._session.id, by) == device:
            return True
        return device == LOCAL or self._seating.is_host(device)
