"""One open table: puts everybody's moves in one order, writes them down, then tells."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from companion.engine.faults import attempt
from companion.engine.game import Game
from companion.engine.log import Viewer
from companion.engine.record import AnyEntry, Header
from companion.engine.table import Refused, Step
from companion.engine.verdict import Verdict
from companion.engine.wire import encode
from companion.history.errors import Clock, HistoryError
from companion.history.journal import Journal
from companion.hosting.consent import Consent
from companion.hosting.errors import KeptSecret
from companion.hosting.intents import Accepted as Accepted
from companion.hosting.intents import (
    Answer,
    Doing,
    Intent,
    OutOfStep,
    Remembered,
    Seen,
    done_since,
)
from companion.hosting.intents import Refusal as Refusal
from companion.hosting.pace import Buckets, Pace
from companion.hosting.past import AnyTable as AnyTable
from companion.hosting.past import Past, view_of

T = TypeVar("T")

CHAIRS = Pace(burst=20, per_second=1)
"""How often guests may change who sits where at one table: each change is written to the disk."""

TAPS = Pace(burst=60, per_second=10)
"""What one seat may send: faster than any hand, slower than a flood."""


class Keeper(Protocol):
    """Whoever keeps open and finished tables apart."""

    def writable(self, live: "LiveTable") -> Journal:
        """The table's journal, made an open one again if the table was finished."""
        ...

    def accepted(self, live: "LiveTable") -> None:
        """An entry was accepted and is on disk; the table is still held."""
        ...

    def tell(self, table_id: str) -> None:
        """Something changed at a table, which is no longer held."""
        ...


class LiveTable:
    """A table people are playing at. Safe to use from several threads.

    Nothing is merged: intents are judged one at a time at the position the table has then. An accepted entry
    is in the journal before the new position is visible to anybody.

    This is the table itself, with every secret: a device is only given a `Place` at it.

    Attributes:
        lock: held while an intent is judged and written; taken before the host's own.
        consent: the question that stands, if somebody is asked about an undo.
        past: where the table stood before.
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
        self._remembered = Remembered()
        self._since = table.seq
        self._held = 0
        self._changed = False
        self.lock = threading.RLock()
        self.consent = Consent(clock, lambda: self._table.seq)
        self.past = Past()
        self.pace = Buckets(TAPS, clock)
        self.chairs = Buckets(CHAIRS, clock)

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
    def held(self) -> Iterator[None]:
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

    def changed(self) -> None:
        """Have everybody told that something is different, although nothing was played."""
        with self.held():
            self._changed = True

    def reopen(self) -> None:
        """Make sure the table is open, although it may have been finished.

        Raises:
            HistoryError: its record cannot be made a journal again.
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
            HistoryError: it could not be written; nothing has changed.
        """
        with self.held():
            self._journal.set_header(header_line(table.header))
            self._table, self.past, self._changed = table, Past(), True

    def once(
        self, device: str, intent: Intent | None, seen: Seen | None, wanted: Doing, act: Callable[[], T]
    ) -> T | Answer:
        """Do what is wanted, unless it was done already; then answer as before.

        Args:
            device: whose intent it is.
            intent: its name; None where nobody sends anything twice.
            seen: what was looked at.
            wanted: what it does.
            act: does it and answers.

        Raises:
            HistoryError: what the act raised, now or when this intent came first; a new try is a new intent.
        """
        with self.held():
            if intent is None:
                return act()
            answer = self._remembered.answer(device, intent, self._table.seq)
            if answer is None and seen is not None:
                until = self._since if self._remembered.knows(device, intent) else self._table.seq
                answer = done_since(self._table, seen.seq, wanted, until)
            if answer is None:
                answer = self._tried(act)
            self._remembered.keep(device, intent, answer)
            if isinstance(answer, HistoryError):
                raise answer.with_traceback(None)
            return answer  # type: ignore[no-any-return]

    def play(
        self, seat: int, move: Any, *, seen: Seen | None = None, by: int | None = None, viewer: Viewer = "all"
    ) -> Answer:
        """A seat makes a move.

        Args:
            seat: whose move it is.
            move: the move.
            seen: what was looked at when it was decided; judged again if there is more.
            by: the seat whose person tapped; None for the host.
            viewer: who is told why not, if it is refused.

        Raises:
            Impossible: there is no such seat, or the record is full.
            KeptSecret: it is refused for something the viewer may not know.
            HistoryError: it could not be written; nothing has changed.
        """
        with self.held():
            if seen and not self.past.agrees(self._table, seen, viewer):
                return OutOfStep(self._table.seq)
            known = self._known(seat, move, viewer)
            if known is None or known.legal:
                try:
                    return self._accept(self._table.play(seat, move, at=self._clock(), by=by))
                except Refused as error:
                    if known is not None:
                        raise KeptSecret from error
                    known = error.verdict
            line, back = self.past.overtaker(self._table, seat, move, seen, viewer)
            return Refusal(known, line, back)

    def overrule(
        self,
        seat: int,
        move: Any,
        *,
        note: str = "",
        seen: Seen | None = None,
        by: int | None = None,
        viewer: Viewer = "all",
    ) -> Answer:
        """The table allows a move that breaks rules; one that breaks none but as the viewer knows it is made.

        Raises:
            Impossible: there is no such seat, or the record is full.
            KeptSecret: it is refused for something the viewer may not know.
            HistoryError: it could not be written; nothing has changed.
        """
        with self.held():
            if seen and not self.past.agrees(self._table, seen, viewer):
                return OutOfStep(self._table.seq)
            known = self._known(seat, move, viewer)
            if known is not None and (known.legal or not known.possible):
                return Refusal(known)
            try:
                return self._accept(self._table.overrule(seat, move, at=self._clock(), by=by, note=note))
            except Refused as error:
                if known is None:
                    return Refusal(error.verdict)
                if not error.verdict.legal:
                    raise KeptSecret from error
            return self._accept(self._table.play(seat, move, at=self._clock(), by=by))

    def correct(self, correction: Any, *, by: int | None = None) -> Accepted:
        """Something is set to what the cardboard shows.

        Raises:
            Impossible: the mirror cannot show it.
            HistoryError: it could not be written; nothing has changed.
        """
        with self.held():
            return self._accept(self._table.correct(correction, at=self._clock(), by=by))

    def undo(self, *, by: int | None = None) -> Accepted:
        """Take back the last entry that stands.

        Raises:
            NothingToUndo: nothing stands.
            HistoryError: it could not be written; nothing has changed.
        """
        with self.held():
            return self._accept(self._table.undo(at=self._clock(), by=by))

    def redo(self, *, by: int | None = None) -> Accepted:
        """Bring back what was last taken back.

        Raises:
            NothingToUndo: nothing was.
            HistoryError: it could not be written; nothing has changed.
        """
        with self.held():
            return self._accept(self._table.redo(at=self._clock(), by=by))

    def follow(self, entries: tuple[AnyEntry[Any, Any], ...]) -> None:
        """Take over entries made elsewhere, each judged again, and on disk, before the next.

        Raises:
            Diverged: one is not allowed here; those before it stand.
            HistoryError: one could not be written; those before it stand.
        """
        with self.held():
            for entry in entries:
                self._accept(self._table.accept(entry))

    def close(self) -> None:
        """Let go of the journal."""
        with self.lock:
            self._journal.close()

    def _tried(self, act: Callable[[], T]) -> T | HistoryError:
        try:
            return act()
        except HistoryError as error:
            return error

    def _known(self, seat: int, move: Any, viewer: Viewer) -> Verdict | None:
        """The verdict by what a viewer may know, which decides first; None for those who may know all."""
        if viewer == "all" or not self.game.secrets:
            return None
        return self.game.verdict(view_of(self._table, self._table.position, viewer), seat, move)

    def _accept(self, table: AnyTable) -> Accepted:
        self.reopen()
        self._journal.append(encode(table.entries[-1]))
        self._table = table
        self._changed = True
        self.past.grow(table)
        self._keeper.accepted(self)
        return Accepted(table.seq)


def header_line(header: Header[Any]) -> bytes:
    """The first line of a table's journal."""
    return encode(header)
