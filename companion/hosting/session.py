"""One open table: puts all moves in one order, writes them down, then notifies listeners."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from companion.engine.record import MAX_ENTRIES, AnyEntry
from companion.errors import CompanionError
from companion.history.errors import Clock, Overtaken, StoreAway
from companion.history.journal import Journal
from companion.hosting.empty_steps import MOST, confirm_empty_step
from companion.hosting.errors import NothingToTakeBack, RecordFull
from companion.hosting.intents import (
    Accepted,
    Answer,
    Correct,
    Intent,
    OutOfStep,
    Overrule,
    Play,
    Redo,
    Refusal,
    Remembered,
    Undo,
)
from companion.hosting.journaled_table import JournaledTable
from companion.hosting.judging import judge_intent
from companion.hosting.measures import Measures
from companion.hosting.open_table import OpenTable
from companion.hosting.rate_limit import Rate, RateLimit
from companion.hosting.rights import EVERYTHING, Rights
from companion.hosting.timeline import AnyTable
from companion.hosting.undo import find_approver, refuse_if_overtaken, view_request
from companion.hosting.undo_requests import Touched, UndoRequests, UndoRequestView, find_touched

CHAIRS = Rate(burst=20, per_second=1)
"""Rate of seat changes by guests at one table: each change is written to the disk."""

TAPS = Rate(burst=60, per_second=10)
"""Rate of intents of one seat: faster than any hand, slower than a flood."""

TRIES = 32
"""Number of retries when other hosts wrote in between, before a decision is given up."""

T = TypeVar("T")


class Keeper(Protocol):
    """Keeper of open and finished tables."""

    def writable_journal(self, session: "TableSession") -> Journal:
        """Return the table's journal. Makes the table an open one again if it was finished."""
        ...

    def on_entry(self, session: "TableSession") -> None:
        """Handle an entry that was accepted and is on disk. The table is still held."""
        ...

    def tell(self, table_id: str) -> None:
        """Announce a change at a table that is no longer held."""
        ...

    @property
    def measures(self) -> Measures:
        """Measures of all tables."""
        ...


class TableSession(OpenTable):
    """A table people are playing at. Safe to use from several threads.

    Nothing is merged: intents are judged one at a time at the position the table has then. An accepted entry
    is in the journal before the new position is visible. Other hosts may hold the same journal: a host that
    was overtaken applies their entries, and judges again.

    This is the table itself, with every secret: a device is only given a `TableClient`.

    Attributes:
        lock: held while an intent is judged and written; taken before the host's own.
        undo_requests: the pending request to undo or redo, if there is one.
        pace: how fast each seat may send, and the host under None.
        seat_changes: how often guests may sit down or hand over, all under one name.
    """

    def __init__(self, table: AnyTable, journal: Journal, clock: Clock, keeper: "Keeper") -> None:
        """Continue a table.

        Args:
            table: as it stands in the journal.
            journal: takes the entries.
            clock: milliseconds since 1970.
            keeper: asked for a journal to write to, and told of every accepted entry.
        """
        super().__init__(JournaledTable(table, journal))
        self._clock = clock
        self._keeper = keeper
        self._answers = Remembered()
        self._held = 0
        self._changed = False
        self.lock = threading.RLock()
        self.undo_requests = UndoRequests(clock, lambda: self.table.seq)
        self.pace = RateLimit(TAPS, clock)
        self.seat_changes = RateLimit(CHAIRS, clock)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Hold the table, so that the `with` block runs in one step. Listeners are notified on release."""
        self.lock.acquire()
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            tell = self._changed and not self._held
            if tell:
                self._changed = False
            self.lock.release()
            if tell:
                self._keeper.tell(self.id)

    def announce_change(self) -> None:
        """Notify all listeners of a change that is no entry."""
        with self.hold():
            self._changed = True

    def reopen(self) -> None:
        """Make the table an open one again, if it was finished.

        Raises:
            CompanionError: its record cannot be made a journal again.
        """
        with self.lock:
            self._kept.journal = self._keeper.writable_journal(self)

    def resume(self, journal: Journal) -> None:
        """Go on in another journal with the same entries."""
        with self.lock:
            self._kept.journal = journal

    def set_header(self, table: AnyTable) -> None:
        """Replace the header, and replay the same entries under it.

        Args:
            table: the same id and entries, under the new header.

        Raises:
            Overtaken: another host wrote in between; see `decide`.
            CompanionError: it could not be written; nothing has changed.
        """
        with self.hold():
            self._kept.set_header(table)
            self._changed = True

    def submit(self, intent: Intent, rights: Rights = EVERYTHING) -> Answer | UndoRequestView:
        """Carry out an intent at the table's current position, unless that was done already.

        Args:
            intent: the intent.
            rights: the device's rights, as its `TableClient` states them, never its page.

        Returns:
            `Accepted` with the entry on the disk. `Refusal` with the verdict, or without violations if
            undo or redo would touch another entry than was seen. `OutOfStep` if the version seen never
            existed. `UndoRequestView` if undo or redo needs another seat's permission. A repeated intent
            gets its earlier answer.

        Raises:
            NotYours: the device may not act for that seat.
            OnlyWatching: it may act for none.
            TooFast: the seat sends more than any person taps.
            Malformed: that is no move, correction or note of this game; nothing was written.
            KeptSecret: it is about something only another seat may know, or would lay all secrets open.
            CannotShow: a correction that the mirror cannot show.
            NothingToTakeBack: nothing stands, or nothing was taken back.
            AlreadyAsked: another undo request is pending.
            AskedEnough: this device has been told no, or has asked about it often enough.
            RecordFull: no entry more fits.
            Impossible: there is no such seat.
            CompanionError: it could not be written. Nothing has changed, as whenever something is raised;
                sent again under the same name, the same is raised again. Not so `StoreAway`: then it is done,
                or found to have been done.
        """
        return self.decide(lambda is_retry: self._answer_intent(intent, rights, is_retry))

    def decide(self, act: Callable[[bool], T]) -> T:
        """Look and write as one decision: from its beginning again wherever another host wrote in between.

        Args:
            act: looks and writes. Its argument is True if this is a repetition.

        Raises:
            Overtaken: others were faster every time.
            CompanionError: their entries cannot be applied; see `catch_up`.
        """
        with self.hold():
            for number in range(TRIES):
                try:
                    return act(number > 0)
                except Overtaken:
                    self._keeper.measures.overtaken.increment()
                    self.catch_up()
            raise Overtaken

    def catch_up(self) -> bool:
        """Apply entries that other hosts wrote, each judged again. Returns True if there were any.

        Raises:
            JournalClosed: an entry of theirs is not allowed here; those before it stand, and this host can do
                no more at this table.
            CompanionError: it could not be read.
        """
        with self.hold():
            before = self.table
            try:
                if not self._kept.catch_up():
                    return False
            finally:
                self._changed |= self.table is not before
            if self.table.entries[: before.seq] != before.entries:
                self._answers = Remembered()  # they told of entries that are gone
                if question := self.undo_requests.pending:
                    self.undo_requests.end(question, "overtaken")
            return True

    def append_entries(self, entries: tuple[AnyEntry[Any, Any], ...]) -> None:
        """Write down entries made elsewhere, each judged again, and on disk, before the next.

        Raises:
            Diverged: one is not allowed here; those before it stand.
            Overtaken: another host wrote in between; its entries and those before them stand.
            CompanionError: one could not be written; those before it stand.
        """
        with self.hold():
            try:
                for entry in entries:
                    self._accept_entry(self.table.accept(entry))
            except Overtaken:
                self.catch_up()
                raise

    def close(self) -> None:
        """Close the journal."""
        with self.lock:
            self._kept.journal.close()

    def _answer_intent(self, intent: Intent, rights: Rights, is_retry: bool) -> Answer | UndoRequestView:
        """Answer an intent and cache the answer. Catches up with other hosts before refusing anything.

        Raises:
            Overtaken: another host wrote in between; nothing is remembered.
            StoreAway: the outcome is unknown; nothing is cached, so that the entry is searched for when the
                intent is sent again.
        """
        if isinstance(intent, Undo | Redo):
            self.catch_up()
        touched = find_touched(self.table, intent)
        by = rights.find_actor(intent, touched.owners if touched else frozenset())
        answer: Answer | UndoRequestView | CompanionError | None = self._answers.find(
            self.table, intent, by, rights.device_fingerprint
        )
        if answer is None:
            try:
                answer = self._carry_out(intent, by, rights, touched, is_retry)
            except (Overtaken, StoreAway):
                raise
            except CompanionError as error:
                answer = error
            if not isinstance(answer, Accepted | UndoRequestView) and self.catch_up():
                raise Overtaken
        if intent.id is not None:
            self._answers.keep(rights.device_fingerprint, intent.id, answer)
        if isinstance(answer, CompanionError):
            raise answer.with_traceback(None)
        return answer

    def _carry_out(
        self, intent: Intent, by: int | None, rights: Rights, touched: Touched | None, is_retry: bool
    ) -> Answer | UndoRequestView:
        if self.table.seq >= MAX_ENTRIES:
            raise RecordFull
        if not is_retry:
            rights.charge_rate(by)
        if not isinstance(intent, Play | Overrule | Correct):
            return self._take_back(intent, by, rights, touched)
        outcome = judge_intent(self.table, self.timeline, intent, by, rights, self._clock())
        if isinstance(outcome, Refusal | OutOfStep):
            return outcome
        accepted = self._accept_entry(outcome)
        return accepted if isinstance(intent, Correct) else self._confirm_empty_steps(accepted, by)

    def _confirm_empty_steps(self, accepted: Accepted, by: int | None) -> Accepted:
        """Write down the moves that confirm empty steps after an accepted one, as parts of the same tap."""
        steps = 0
        while steps < MOST and self.table.seq < MAX_ENTRIES:
            table = confirm_empty_step(self.table, at=self._clock(), by=by)
            if table is None:
                break
            try:
                self._accept_entry(table)
            except Overtaken:
                self.catch_up()
                break
            steps += 1
        return replace(accepted, confirmed=steps)

    def _take_back(
        self, intent: Intent, by: int | None, rights: Rights, touched: Touched | None
    ) -> Answer | UndoRequestView:
        """Undo or redo at once, or ask the owner of the entry for permission."""
        if touched is None:
            raise NothingToTakeBack
        if late := refuse_if_overtaken(self.table, self.timeline, intent, by, rights):
            return late
        approver = find_approver(touched, by, rights, len(self.names))
        if approver != "nobody":
            question = self.undo_requests.ask(touched, by, rights.device_fingerprint, approver)
            self._changed = True
            return view_request(self.table, question, rights, by)
        return self._undo_tap(isinstance(intent, Undo), by)

    def _undo_tap(self, back: bool, by: int | None) -> Accepted:
        """Take back, or bring back, all that one tap has made.

        If another host writes in between, all steps done by then stay: each step is an entry of its own.

        Raises:
            NothingToTakeBack: nothing stands, or nothing was taken back.
            Overtaken: another host wrote before the first of them.
        """
        accepted: Accepted | None = None
        moment = self._clock()
        for _ in range(self.table.undo_count if back else self.table.redo_count):
            table = self.table
            try:
                accepted = self._accept_entry(
                    table.undo(at=moment, by=by) if back else table.redo(at=moment, by=by)
                )
            except Overtaken:
                if accepted is None:
                    raise
                self.catch_up()
                break
        if accepted is None:
            raise NothingToTakeBack
        return accepted

    def _accept_entry(self, table: AnyTable) -> Accepted:
        line = self._kept.encode_line(table.entries[-1])
        self.reopen()
        self._write_line(line, table)
        self._changed = True
        self._keeper.on_entry(self)
        return Accepted(table.seq)

    def _write_line(self, line: bytes, table: AnyTable) -> None:
        measures = self._keeper.measures
        try:
            with measures.appends.time():
                self._kept.append(line, table)
        except Overtaken:
            raise
        except CompanionError:
            measures.unwritten.increment()
            raise
