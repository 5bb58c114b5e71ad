"""Undo and redo: one's own freely, somebody else's if they agree."""

from typing import Literal

from companion.engine.log import log_line, redo_line
from companion.engine.verdict import LEGAL
from companion.hosting.consent import Asked, Question, Settled, Touched, What, next_witness, touched_by
from companion.hosting.errors import NotAsked, NothingAsked, NothingToTakeBack
from companion.hosting.intents import Accepted, Answer, Intent, OutOfStep, Refusal, Seen
from companion.hosting.past import AnyTable, stacks
from companion.hosting.rights import LOCAL, Rights


class Winding(Rights):
    """The part of a `Place` that takes back and brings back."""

    def undo(
        self, *, by: int | None = None, seen: Seen | None = None, intent: Intent | None = None
    ) -> Answer | Asked:
        """Take back the last entry that stands, or ask whose it is.

        Returns:
            `Accepted` where it is one's own; `Asked` where somebody has to agree first; a `Refusal` without
            violations where another entry came in between.

        Raises:
            NothingToTakeBack: nothing stands.
            AlreadyAsked: somebody is being asked already.
            AskedEnough: this device has been told no, or has asked about it often enough.
            HostingError: as for `play`.
            HistoryError: it could not be written; nothing has changed.
        """
        return self._wind("undo", by, seen, intent)

    def redo(
        self, *, by: int | None = None, seen: Seen | None = None, intent: Intent | None = None
    ) -> Answer | Asked:
        """Bring back what was taken back last, or ask whose it is. See `undo`."""
        return self._wind("redo", by, seen, intent)

    def answer(self, yes: bool) -> Accepted | None:
        """Agree to what somebody asks, or not.

        Returns:
            The entry this makes; None for no, or where the asker has no say any more.

        Raises:
            NothingAsked: no question stands.
            NotAsked: it is for another seat.
            HistoryError: it could not be written; the question still stands.
        """
        live = self._live
        with live.held():
            self._there()
            question = live.consent.pending
            if question is None:
                raise NothingAsked
            if not self._asked_of_me(question):
                raise NotAsked
            self._room()
            if not yes or not self._still_asks(question):
                live.consent.end(question, "withdrawn" if yes else "declined")
                live.changed()
                return None
            accepted = (live.undo if question.what == "undo" else live.redo)(by=question.by)
            live.consent.end(question, "granted")
            return accepted

    def withdraw(self) -> None:
        """Ask no more.

        Raises:
            NothingAsked: no question stands.
            NotAsked: another device asked it.
        """
        live = self._live
        with live.held():
            question = live.consent.pending
            if question is None:
                raise NothingAsked
            if question.device != self._device:
                raise NotAsked
            live.consent.end(question, "withdrawn")
            live.changed()

    def asked(self, looking: int | None = None) -> Asked | None:
        """The question that stands, whoever asked it; None where none does."""
        table, question = self._live.table, self._live.consent.pending
        current = question is not None and question.seq == table.seq
        return self._told(question, table, looking) if question and current else None

    def settled(self) -> Settled | None:
        """How this device's question ended; None while one stands, or if the last was another's."""
        ended = self._live.consent.ended
        if ended is None or ended[0].device != self._device:
            return None
        question, how = ended
        return Settled(question.number, question.what, how, question.whom)

    def _wind(self, what: What, by: int | None, seen: Seen | None, intent: Intent | None) -> Answer | Asked:
        live = self._live
        with live.held():
            touched = touched_by(live.table, what)
            actor = self._actor(by, touched.owners if touched else frozenset())

            def act() -> Answer | Asked:
                if touched is None:
                    raise NothingToTakeBack
                if late := self._late(what, actor, seen):
                    return late
                whom = self._witness(touched, actor)
                if isinstance(whom, str):
                    return (live.undo if what == "undo" else live.redo)(by=actor)
                question = live.consent.ask(touched, actor, self._device, whom)
                live.changed()
                return self._told(question, live.table, actor)

            return self._once(actor, intent, seen, (what, actor), act)

    def _late(self, what: What, actor: int | None, seen: Seen | None) -> Answer | None:
        """Why nothing is wound: what was looked at is not what it would touch; None where it is."""
        if seen is None:
            return None
        table, eyes = self._live.table, self._eyes(actor)
        # The page may show another of the device's seats than the one that acts.
        shown = dict.fromkeys(map(self._eyes, (actor, *sorted(self.seats))))
        if not any(self._live.past.agrees(table, seen, each) for each in shown):
            return OutOfStep(table.seq)
        which = 0 if what == "undo" else 1
        then, now = (stacks(table.entries, seq)[which][-1:] for seq in (seen.seq, table.seq))
        if then == now:
            return None
        return Refusal(LEGAL, *self._live.past.line(table, seen.seq + 1, eyes))

    def _witness(self, touched: Touched, actor: int | None) -> int | Literal["nobody"] | None:
        """Who has to agree: a seat, None for the host, or "nobody"."""
        own = bool(touched.owners & self.seats) or (self.hosting and touched.unowned)
        if not own:
            return touched.whom
        if not touched.reveals:
            return "nobody"
        first = actor if actor is not None else min(touched.owners, default=0)
        witness = next_witness(first, self.taken - self.seats, self._count)
        return "nobody" if witness is None else witness

    def _asked_of_me(self, question: Question) -> bool:
        return self.hosting if question.whom is None else self.may_act(question.whom)

    def _still_asks(self, question: Question) -> bool:
        """Whether who asked may still act for the seat they asked for."""
        if question.by is not None and self._rooms.seating.holder(self.id, question.by) == question.device:
            return True
        return question.device == LOCAL or self._rooms.seating.hosts(question.device)

    def _told(self, question: Question, table: AnyTable, looking: int | None) -> Asked:
        eyes = self._eyes(looking)
        line = log_line(table, question.step, eyes) if question.what == "undo" else redo_line(table, eyes)
        assert line is not None, "a question about something that was taken back has ended"
        return Asked(
            question.number,
            question.what,
            question.by,
            question.whom,
            question.seq,
            question.until,
            line,
            question.device == self._device,
            self._asked_of_me(question),
        )
