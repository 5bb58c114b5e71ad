"""Table: a play of a game as a fold over its record, with apply, undo, redo, replay, correct, overrule."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Generic

from companion.engine import faults
from companion.engine.box import BoxError
from companion.engine.game import Game
from companion.engine.imported_facts import ImportedFacts
from companion.engine.message import C, Impossible, M, P
from companion.engine.record import (
    FORMAT,
    MAX_ENTRIES,
    AnyEntry,
    Corrected,
    Header,
    Moved,
    Overruled,
    Record,
    Redone,
    Undone,
)
from companion.engine.refold import add_folded, corrected_position
from companion.engine.setup import Setup
from companion.engine.verdict import Verdict
from companion.engine.wire import WireError, check_readable, digest


class Refused(ValueError):
    """Error for a move that was not accepted, with its verdict."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(", ".join(violation.rule for violation in verdict.violations))
        self.verdict = verdict


class NothingToUndo(ValueError):
    """Error for an undo or redo without an entry left."""


class Diverged(ValueError):
    """Error for a record that cannot have come about under these rules.

    Attributes:
        seq: the first entry that does not fit.
    """

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"entry {seq}: {why}")
        self.seq = seq
        self.why = why


@dataclass(frozen=True, slots=True)
class Step(Generic[P, M, C]):
    """Entry that stands, with the position after it."""

    entry: Moved[M] | Overruled[M] | Corrected[C]
    position: P


def _shares_tap(step: Step[Any, Any, Any]) -> bool:
    """Check that one tap made this step together with the step before it."""
    return isinstance(step.entry, Moved) and step.entry.follows


@dataclass(frozen=True)
class Table(Generic[P, M, C]):
    """Table at one moment. Every change gives a new table and leaves the old one unchanged.

    Attributes:
        game: the game played.
        header: the header of the record.
        opening: the position before the first entry.
        entries: all entries that were ever accepted, in order.
        done: the entries that stand, each with its position.
        undone: the entries that were taken back and may be brought back, the latest last.
        folded: the number of entries that reread prints have applied again so far.
    """

    game: Game[P, M, C]
    header: Header[P]
    opening: P
    entries: tuple[AnyEntry[M, C], ...] = ()
    done: tuple[Step[P, M, C], ...] = ()
    undone: tuple[Step[P, M, C], ...] = ()
    folded: int = 0

    @classmethod
    def begin(cls, game: Game[P, M, C], header: Header[P]) -> "Table[P, M, C]":
        """Make the table before its first entry, under the rules that its header names.

        Raises:
            WireError: the setup does not fit the game.
            Diverged: the game cannot begin although the setup fits, for a fault in its code.
        """
        game = game.with_rules(header.rules_version)
        _check_owner_entries(game, header.setup.box)
        try:
            opening = game.start(header.setup)
        except WireError:
            raise
        except Exception as error:
            raise _log_game_fault(header.id, 0, error) from error
        if header.position is not None:
            opening = header.position
            if len(game.scoresheet(opening).standings) != len(header.setup.seats):
                raise WireError(f"Expected {len(header.setup.seats)} seats", "$.position")
            if not game.actors(opening) and not game.scoresheet(opening).final:
                raise WireError("Expected a position in which somebody is asked", "$.position")
        return cls(game, header, opening)

    @classmethod
    def set_up(
        cls,
        game: Game[P, M, C],
        table_id: str,
        setup: Setup,
        at: int,
        position: P | None = None,
        facts: ImportedFacts | None = None,
    ) -> "Table[P, M, C]":
        """Make a new table.

        Args:
            game: the game to play.
            table_id: letters, digits and dashes, 40 at most.
            setup: seats and rulings.
            at: now, in milliseconds since 1970.
            position: the first position, if not the game's start.
            facts: the facts from a file.

        Raises:
            WireError: the setup does not fit the game.
        """
        return cls.begin(
            game, Header(FORMAT, table_id, game.id, game.rules_version, at, setup, position, facts)
        )

    @classmethod
    def replay(cls, game: Game[P, M, C], record: Record[P, M, C]) -> "Table[P, M, C]":
        """Replay a record, and judge every entry again.

        Raises:
            WireError: the setup does not fit the game.
            Diverged: these rules do not allow an entry.
        """
        return cls.begin(game, record.header).accept_all(record.entries)

    @property
    def record(self) -> Record[P, M, C]:
        """Record of all entries so far."""
        return Record(self.header, self.entries)

    @property
    def position(self) -> P:
        """Present position."""
        return self.done[-1].position if self.done else self.opening

    @property
    def variant(self) -> str:
        """Table's own name for the game, where the game leaves that to it. See `Game.variant`."""
        return faults.attempt(self.header.id, lambda: self.game.variant(self.position), "")

    @property
    def seq(self) -> int:
        """Number of accepted entries."""
        return len(self.entries)

    def at_step(self, step: int) -> P:
        """Return the position after the first ``step`` entries that stand, with 0 for the opening.

        Raises:
            IndexError: there are not so many.
        """
        if not 0 <= step <= len(self.done):
            raise IndexError(f"step {step} of {len(self.done)}")
        return self.done[step - 1].position if step else self.opening

    def play(
        self, seat: int, move: M, *, at: int, by: int | None = None, follows: bool = False
    ) -> "Table[P, M, C]":
        """Play a legal move of a seat.

        Args:
            seat: the seat that moves.
            move: the move.
            at: its moment, in milliseconds since 1970.
            by: the seat of the person that made it; None for the host.
            follows: True if one tap made it together with the entry before.

        Raises:
            Refused: the move is not legal.
            Impossible: there is no such seat.
        """
        verdict = self._judge_move(seat, move)
        if not verdict.legal:
            raise Refused(verdict)
        position = self.game.apply(self.position, seat, move)
        return self._with_entry(Moved(self.seq + 1, at, by, digest(position), seat, move, follows), position)

    def overrule(
        self, seat: int, move: M, *, at: int, by: int | None = None, note: str = ""
    ) -> "Table[P, M, C]":
        """Play a move that the table allowed although rules stand against it.

        Raises:
            Refused: the move cannot be shown at all, or nothing stands against it.
            Impossible: there is no such seat.
        """
        verdict = self._judge_move(seat, move)
        if verdict.legal or not verdict.possible:
            raise Refused(verdict)
        position = self.game.apply(self.position, seat, move)
        broken = tuple(violation.rule for violation in verdict.violations)
        return self._with_entry(
            Overruled(self.seq + 1, at, by, digest(position), seat, move, broken, note), position
        )

    def correct(self, correction: C, *, at: int, by: int | None = None) -> "Table[P, M, C]":
        """Set a number or cell to its value on the cardboard.

        Raises:
            Impossible: the mirror cannot show it.
            TooOften: a print was reread, and the record was folded again too often already.
        """
        entries = [step.entry for step in self.done]
        folded = add_folded(self.game, self.folded, len(entries), correction)
        position = corrected_position(self.game, self.opening, entries, self.position, correction)
        try:
            check_readable(position, self.game.position_type)
        except WireError as error:
            raise Impossible(str(error)) from error
        entry = Corrected(self.seq + 1, at, by, digest(position), correction)
        return replace(self._with_entry(entry, position), folded=folded)

    def undo(self, *, at: int, by: int | None = None) -> "Table[P, M, C]":
        """Take back the last standing entry, and record that as an entry too.

        Raises:
            NothingToUndo: nothing stands.
        """
        if not self.done:
            raise NothingToUndo
        done, step = self.done[:-1], self.done[-1]
        back = done[-1].entry.digest if done else digest(self.opening)
        entry = Undone(self._next_seq(), at, by, back)
        return replace(self, entries=(*self.entries, entry), done=done, undone=(*self.undone, step))

    def redo(self, *, at: int, by: int | None = None) -> "Table[P, M, C]":
        """Bring back the entry that was last taken back.

        Raises:
            NothingToUndo: nothing was taken back since the last move.
        """
        if not self.undone:
            raise NothingToUndo
        step = self.undone[-1]
        entry = Redone(self._next_seq(), at, by, step.entry.digest)
        return replace(self, entries=(*self.entries, entry), done=(*self.done, step), undone=self.undone[:-1])

    @property
    def undo_count(self) -> int:
        """Number of steps that the latest tap made, or 0 if no step stands."""
        alone = (number for number, step in enumerate(reversed(self.done), 1) if not _shares_tap(step))
        return next(alone, len(self.done))

    @property
    def redo_count(self) -> int:
        """Number of undone steps that one tap made and redo brings back, or 0 if none is undone."""
        if not self.undone:
            return 0
        rest = reversed(self.undone[:-1])
        return 1 + sum(1 for _ in takewhile(_shares_tap, rest))

    def accept(self, entry: AnyEntry[M, C]) -> "Table[P, M, C]":
        """Accept an entry made elsewhere or earlier, and judge it again here.

        Raises:
            Diverged: it is out of order, not allowed, or leads to another position than it says; or the game
                cannot judge it, for a fault in its code.
        """
        if entry.seq != self.seq + 1:
            raise Diverged(entry.seq, f"expected entry {self.seq + 1}")
        try:
            table = self._replay_entry(entry)
        except (Refused, Impossible, NothingToUndo) as error:
            raise Diverged(entry.seq, f"not allowed here ({error or type(error).__name__})") from error
        except WireError:
            raise
        except Exception as error:
            raise _log_game_fault(self.header.id, entry.seq, error) from error
        if table.entries[-1] != entry:
            raise Diverged(entry.seq, "leads to another position than it says")
        return table

    def accept_all(self, entries: Iterable[AnyEntry[M, C]]) -> "Table[P, M, C]":
        """Accept several entries, one after the other."""
        table = self
        for entry in entries:
            table = table.accept(entry)
        return table

    def _replay_entry(self, entry: AnyEntry[M, C]) -> "Table[P, M, C]":
        stamp: dict[str, Any] = {"at": entry.at, "by": entry.by}
        match entry:
            case Moved():
                return self.play(entry.seat, entry.move, follows=entry.follows, **stamp)
            case Overruled():
                return self.overrule(entry.seat, entry.move, note=entry.note, **stamp)
            case Corrected():
                return self.correct(entry.correction, **stamp)
            case Undone():
                return self.undo(**stamp)
            case Redone():
                return self.redo(**stamp)
        raise WireError("unknown entry")

    def _judge_move(self, seat: int, move: M) -> Verdict:
        if not 0 <= seat < len(self.header.setup.seats):
            raise Impossible(f"there is no seat {seat}")
        return self.game.verdict(self.position, seat, move)

    def _next_seq(self) -> int:
        if self.seq >= MAX_ENTRIES:
            raise Impossible(f"a record holds at most {MAX_ENTRIES} entries")
        return self.seq + 1

    def _with_entry(self, entry: Moved[M] | Overruled[M] | Corrected[C], position: P) -> "Table[P, M, C]":
        self._next_seq()
        return replace(
            self, entries=(*self.entries, entry), done=(*self.done, Step(entry, position)), undone=()
        )


def _log_game_fault(table_id: str, seq: int, error: Exception) -> Diverged:
    """Log a fault of the game in judging an entry, 0 for the opening, and make the error for it."""
    faults.log_fault(table_id, error)
    return Diverged(seq, f"the game cannot judge it ({type(error).__name__})")


def _check_owner_entries(game: Game[Any, Any, Any], own: Mapping[str, str]) -> None:
    """Check that a game can be played with an owner's entries.

    Raises:
        BoxError: one of them is none, with ``$.box.<name>`` as field.
    """
    for name, text in own.items():
        try:
            game.box.check(name, text)
        except BoxError as error:
            raise error.with_field(f"$.box.{name}") from error
