"""One open table: puts everybody's moves in one order, writes them down, then tells."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from companion.engine.game import Game
from companion.engine.record import AnyEntry, Codec, Header
from companion.engine.table import Refused, Step, Table
from companion.engine.verdict import Verdict
from companion.engine.wire import encode
from companion.history.journal import Journal

AnyTable = Table[Any, Any, Any]
Clock = Callable[[], int]


@dataclass(frozen=True)
class Accepted:
    """An intent went in and is on disk.

    Attributes:
        seq: the number of its entry.
    """

    seq: int


@dataclass(frozen=True)
class Refusal:
    """An intent did not go in; nothing has changed.

    Attributes:
        verdict: why not, at the position the table has now.
        overtaken: whether it was made looking at an older position, where it was legal.
    """

    verdict: Verdict
    overtaken: bool = False


Answer = Accepted | Refusal


class Keeper(Protocol):
    """Whoever keeps open and finished tables apart."""

    def writable(self, live: "LiveTable") -> Journal:
        """The table's journal, made an open one again if the table was finished."""
        ...

    def accepted(self, live: "LiveTable") -> None:
        """An entry was accepted and is on disk."""
        ...


class LiveTable:
    """A table people are playing at. Safe to use from several threads.

    Nothing is merged: intents are judged one at a time at the position the table has then. An accepted entry
    is in the journal before the new position is visible to anybody.

    Attributes:
        lock: held while an intent is judged and written; taken before the host's own.
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
        self.lock = threading.RLock()

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
        """Whether a played game has come to its end."""
        playing = self._table.header.setup.mode == "play"
        return playing and not self.game.actors(self._table.position)

    @property
    def last(self) -> Step[Any, Any, Any] | None:
        """What undo would take back."""
        return self._table.done[-1] if self._table.done else None

    @property
    def journal(self) -> Journal:
        """Where its entries go."""
        return self._journal

    def reopen(self) -> None:
        """Make sure the table is open, although it may have been finished.

        Raises:
            HistoryError: its record cannot be made a journal again.
        """
        with self.lock:
            self._journal = self._keeper.writable(self)

    def play(self, seat: int, move: Any, *, seen: int | None = None, by: int | None = None) -> Answer:
        """A seat makes a move.

        Args:
            seat: whose move it is.
            move: the move.
            seen: the number of entries there were when it was decided; judged again if there are more.
            by: the seat whose person tapped; None for the host.

        Raises:
            HistoryError: it could not be written; nothing has changed.
        """
        with self.lock:
            try:
                table = self._table.play(seat, move, at=self._clock(), by=by)
            except Refused as error:
                return Refusal(error.verdict, self._was_legal(seat, move, seen))
            return self._accept(table)

    def overrule(self, seat: int, move: Any, *, note: str = "", by: int | None = None) -> Answer:
        """The table allows a move that breaks rules.

        Raises:
            HistoryError: it could not be written; nothing has changed.
        """
        with self.lock:
            try:
                table = self._table.overrule(seat, move, at=self._clock(), by=by, note=note)
            except Refused as error:
                return Refusal(error.verdict)
            return self._accept(table)

    def correct(self, correction: Any, *, by: int | None = None) -> Accepted:
        """Something is set to what the cardboard shows.

        Raises:
            Impossible: the mirror cannot show it.
            HistoryError: it could not be written; nothing has changed.
        """
        with self.lock:
            return self._accept(self._table.correct(correction, at=self._clock(), by=by))

    def undo(self, *, by: int | None = None) -> Accepted:
        """Take back the last entry that stands.

        Raises:
            NothingToUndo: nothing stands.
            HistoryError: it could not be written; nothing has changed.
        """
        with self.lock:
            return self._accept(self._table.undo(at=self._clock(), by=by))

    def redo(self, *, by: int | None = None) -> Accepted:
        """Bring back what was last taken back.

        Raises:
            NothingToUndo: nothing was.
            HistoryError: it could not be written; nothing has changed.
        """
        with self.lock:
            return self._accept(self._table.redo(at=self._clock(), by=by))

    def close(self) -> None:
        """Let go of the journal."""
        with self.lock:
            self._journal.close()

    def _was_legal(self, seat: int, move: Any, seen: int | None) -> bool:
        if seen is None or seen >= self._table.seq:
            return False
        then = Table.begin(self.game, self._table.header).accept_all(self._table.entries[:seen])
        return self.game.verdict(then.position, seat, move).legal

    def _accept(self, table: AnyTable) -> Accepted:
        self.reopen()
        self._journal.append(encode(table.entries[-1]))
        self._table = table
        self._keeper.accepted(self)
        return Accepted(table.seq)


def header_line(header: Header[Any]) -> bytes:
    """The first line of a table's journal."""
    return encode(header)


def read_lines(game: Game[Any, Any, Any], lines: tuple[bytes, ...]) -> AnyTable:
    """The table that a journal's lines lead to.

    Raises:
        WireError: a line is not one of this game's.
        Diverged: the entries cannot have come about under these rules.
    """
    codec = Codec(game)
    header, *rest = lines
    entries: list[AnyEntry[Any, Any]] = [codec.entry(line) for line in rest]
    return Table.begin(game, codec.header(header)).accept_all(entries)
