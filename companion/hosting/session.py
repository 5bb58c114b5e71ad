"""One open table: puts everybody's moves in one order, writes them down, then tells."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from companion.engine.faults import attempt
from companion.engine.game import Game
from companion.engine.record import MAX_ENTRIES, AnyEntry, Codec, Header
from companion.engine.table import Step
from companion.engine.wire import WireError, encode
from companion.errors import CompanionError
from companion.history.errors import Clock
from companion.history.journal import Journal
from companion.hosting.errors import Malformed, NothingToTakeBack, RecordFull
from companion.hosting.intents import (
    Accepted,
    Answer,
    Correct,
    Intent,
    IntentId,
    OutOfStep,
    Overrule,
    Play,
    Refusal,
    Remembered,
    Undo,
    find_applied,
    wanted_key,
)
from companion.hosting.judging import judge
from companion.hosting.rate_limit import Rate, RateLimit
from companion.hosting.rights import EVERYTHING, Rights
from companion.hosting.timeline import AnyTable, Timeline
from companion.hosting.undo import approver, asked_of, why_overtaken
from companion.hosting.undo_requests import Touched, UndoRequests, UndoRequestView, touched_by

CHAIRS = Rate(burst=20, per_second=1)
"""How often guests may change who sits where at one table: each change is written to the disk."""

MOST_BYTES = 4096
"""Bytes of the longest entry that is written; a move takes some hundred."""

TAPS = Rate(burst=60, per_second=10)
"""What one seat may send: faster than any hand, slower than a flood."""


class Keeper(Protocol):
    """Whoever keeps open and finished tables apart."""

    def writable(self, live: "TableSession") -> Journal:
        """The table's journal, made an open one again if the table was finished."""
        ...

    def on_entry(self, live: "TableSession") -> None:
        """An entry was accepted and is on disk; the table is still held."""
        ...

    def tell(self, table_id: str) -> None:
        """Something changed at a table, which is no longer held."""
        ...


class TableSession:
    """A table people are playing at. Safe to use from several threads.

    Nothing is merged: intents are judged one at a time at the position the table has then. An accepted entry
    is in the journal before the new position is visible to anybody.

    This is the table itself, with every secret: a device is only given a `TableClient`.

    Attributes:
        lock: held while an intent is judged and written; taken before the host's own.
        undo_requests: the question that stands, if somebody is asked about an undo.
        timeline: where the table stood before.
        pace: how fast each seat may send, and the host under None.
        chairs: how often guests may sit down or hand over, all under one name.
    """

    def __init__(self, table: AnyTable, journal: Journal, clock: Clock, keeper: "Keeper") -> None:
        """Continue a table.

        Args:
            table: as it stands in the journal.
            journal: where entries go.
            clock: milliseconds since 1970.
            keeper: asked for a journal to write to, and told of every accepted entry.
        """
        self._table = table
        self._journal = journal
        self._clock = clock
        self._keeper = keeper
        self._codec = Codec(table.game)
        self._answers = Remembered()
        self._since = table.seq
        self._held = 0
        self._changed = False
        self.lock = threading.RLock()
        self.undo_requests = UndoRequests(clock, lambda: self._table.seq)
        self.timeline = Timeline()
        self.pace = RateLimit(TAPS, clock)
        self.chairs = RateLimit(CHAIRS, clock)

    @property
    def table(self) -> AnyTable:
        """The table as it is now; immutable."""
        return self._table

    @property
    def id(self) -> str:
        """The table's id."""
        return self._table.header.id

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game that is played."""
        return self._table.game

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names, by seat."""
        return tuple(seat.name for seat in self._table.header.setup.seats)

    @property
    def over(self) -> bool:
        """Whether a played game has come to its end; not where its referee cannot tell."""
        playing, position = self._table.header.setup.mode == "play", self._table.position
        return playing and attempt(self.id, lambda: not self.game.actors(position), False)

    @property
    def last(self) -> Step[Any, Any, Any] | None:
        """What undo would take back."""
        return self._table.done[-1] if self._table.done else None

    @property
    def touched(self) -> int:
        """When something last happened here, in milliseconds since 1970."""
        table = self._table
        return max(table.header.created, table.entries[-1].at if table.entries else 0)

    @property
    def journal(self) -> Journal:
        """Where its entries go."""
        return self._journal

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Hold the table: what happens inside happens in one step. Who listens is told when it is let go."""
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
        """Have everybody told that something is different, although nothing was played."""
        with self.hold():
            self._changed = True

    def reopen(self) -> None:
        """Make sure the table is open, although it may have been finished.

        Raises:
            CompanionError: its record cannot be made a journal again.
        """
        with self.lock:
            self._journal = self._keeper.writable(self)

    def resume(self, journal: Journal) -> None:
        """Go on in another journal, which holds the same entries."""
        with self.lock:
            self._journal = journal

    def set_header(self, table: AnyTable) -> None:
        """Begin with another header, and stand as the same entries have it.

        Args:
            table: the same id and entries, under the new header.

        Raises:
            CompanionError: it could not be written; nothing has changed.
        """
        with self.hold():
            self._journal.set_header(header_line(table.header))
            self._table, self.timeline, self._changed = table, Timeline(), True

    def submit(self, intent: Intent, rights: Rights = EVERYTHING) -> Answer | UndoRequestView:
        """Do what somebody wants, judged at the position the table has now, unless it was done already.

        Args:
            intent: what is wanted.
            rights: on whose behalf; a page never says so itself, its `TableClient` does.

        Returns:
            `Accepted` with the entry on the disk; a `Refusal` with the verdict, or without violations where
            undo or redo would touch another entry than was seen; `OutOfStep` where what was looked at never
            was so; `UndoRequestView` where undo or redo is somebody else's to allow. What was answered
            before, again.

        Raises:
            NotYours: the device may not act for that seat.
            OnlyWatching: it may act for none.
            TooFast: the seat sends more than anybody taps.
            Malformed: that is no move, correction or note of this game; nothing was written.
            KeptSecret: it is about something only another seat may know, or would lay all secrets open.
            CannotShow: a correction that the mirror cannot show.
            NothingToTakeBack: nothing stands, or nothing was taken back.
            AlreadyAsked: somebody is being asked already whether something may be taken back.
            AskedEnough: this device has been told no, or has asked about it often enough.
            RecordFull: no entry more fits.
            Impossible: there is no such seat.
            CompanionError: it could not be written. Nothing has changed, as whenever something is raised;
                sent again under the same name, the same is raised again.
        """
        with self.hold():
            touched = touched_by(self._table, intent)
            by = rights.actor(intent, touched.owners if touched else frozenset())
            if intent.id is None:
                return self._act(intent, by, rights, touched)
            answer = self._answer(intent, intent.id, by, rights)
            if answer is None:
                try:
                    answer = self._act(intent, by, rights, touched)
                except CompanionError as error:
                    answer = error
            self._answers.keep(rights.device, intent.id, answer)
            if isinstance(answer, CompanionError):
                raise answer.with_traceback(None)
            return answer

    def follow(self, entries: tuple[AnyEntry[Any, Any], ...]) -> None:
        """Take over entries made elsewhere, each judged again, and on disk, before the next.

        Raises:
            Diverged: one is not allowed here; those before it stand.
            CompanionError: one could not be written; those before it stand.
        """
        with self.hold():
            for entry in entries:
                self._accept(self._table.accept(entry))

    def close(self) -> None:
        """Let go of the journal."""
        with self.lock:
            self._journal.close()

    def _answer(
        self, intent: Intent, name: IntentId, by: int | None, rights: Rights
    ) -> Answer | UndoRequestView | CompanionError | None:
        """What was answered to an intent before, as far as anybody can tell; None if it is new."""
        known, table = self._answers.knows(rights.device, name), self._table
        answer: Answer | UndoRequestView | CompanionError | None = self._answers.answer(
            rights.device, name, table.seq
        )
        if answer is None and intent.seen is not None:
            until = self._since if known else table.seq
            answer = find_applied(table, intent.seen.seq, wanted_key(intent, by), until)
        return answer

    def _act(
        self, intent: Intent, by: int | None, rights: Rights, touched: Touched | None
    ) -> Answer | UndoRequestView:
        if self._table.seq >= MAX_ENTRIES:
            raise RecordFull
        rights.pace(by)
        if not isinstance(intent, Play | Overrule | Correct):
            return self._take_back(intent, by, rights, touched)
        outcome = judge(self._table, self.timeline, intent, by, rights, self._clock())
        return outcome if isinstance(outcome, Refusal | OutOfStep) else self._accept(outcome)

    def _take_back(
        self, intent: Intent, by: int | None, rights: Rights, touched: Touched | None
    ) -> Answer | UndoRequestView:
        """Take back, or bring back, at once; or ask whose it is."""
        if touched is None:
            raise NothingToTakeBack
        if late := why_overtaken(self._table, self.timeline, intent, by, rights):
            return late
        whom = approver(touched, by, rights, len(self.names))
        if whom != "nobody":
            question = self.undo_requests.ask(touched, by, rights.device, whom)
            self._changed = True
            return asked_of(self._table, question, rights, by)
        table, when = self._table, self._clock()
        return self._accept(
            table.undo(at=when, by=by) if isinstance(intent, Undo) else table.redo(at=when, by=by)
        )

    def _accept(self, table: AnyTable) -> Accepted:
        line = self._line(table.entries[-1])
        self.reopen()
        self._journal.append(line)
        self._table = table
        self._changed = True
        self.timeline.grow(table)
        self._keeper.on_entry(self)
        return Accepted(table.seq)

    def _line(self, entry: AnyEntry[Any, Any]) -> bytes:
        """An entry as it is written, read as strictly as it will be at the next start.

        Raises:
            Malformed: it would not be read again.
        """
        try:
            line = encode(entry)
            if len(line) > MOST_BYTES:
                raise Malformed
            self._codec.entry(line)
        except (WireError, TypeError, ValueError, RecursionError) as error:
            raise Malformed from error
        return line


def header_line(header: Header[Any]) -> bytes:
    """The first line of a table's journal."""
    return encode(header)
