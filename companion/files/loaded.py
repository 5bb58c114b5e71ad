"""Whatever a file shows: a position typed from a table, or where a record has come to."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.engine.game import Game
from companion.engine.notation import Purpose
from companion.engine.record import Corrected
from companion.engine.verdict import Verdict
from companion.files.errors import FileError, Sentence
from companion.files.position import HANDED, Asked, read_position
from companion.files.reading import form_of, read_bytes
from companion.files.record import AnyTable, read_record
from companion.files.type_errors import wrong_value
from companion.files.typed_moves import parse_tables, read_moves, tell_apart, type_move


@dataclass(frozen=True)
class Judged:
    """Move of a file with the referee's verdict.

    Attributes:
        position: the position before it.
        seat: who made it.
        move: what was done.
        verdict: whether it may be, or all that stands against it.
    """

    position: Any
    seat: int
    move: Any
    verdict: Verdict


@dataclass(frozen=True)
class LoadedFile:
    """Typed file or record that was read, and the table it shows.

    Attributes:
        file: its name.
        game: the game.
        names: the seats' names.
        position: what the table shows.
        moves: the moves of a position file, and those that were handed besides.
        table: the table of a record.
    """

    file: str
    game: Game[Any, Any, Any]
    names: tuple[str, ...]
    position: Any
    moves: tuple[tuple[int, Any], ...] = ()
    table: AnyTable | None = None

    def judge_moves(self) -> Iterator[Judged]:
        """Judge every move in order. Legal ones are made, the others leave the table as it was.

        In a record the moves are those that still stand, each judged in its own position. A move
        that the table overruled was made as well. Moves handed besides follow.
        """
        if self.table is not None:
            yield from self._judge_record(self.table)
        position = self.position
        for seat, said in self.moves:
            position = self.game.notation.prepare(position, said)
            move = self.game.notation.complete_move(position, seat, said)
            verdict = self.game.verdict(position, seat, move)
            yield Judged(position, seat, move, verdict)
            if verdict.legal:
                position = self.game.apply(position, seat, move)

    def _judge_record(self, table: AnyTable) -> Iterator[Judged]:
        for number, step in enumerate(table.done):
            if not isinstance(step.entry, Corrected):
                before, seat, move = table.at_step(number), step.entry.seat, step.entry.move
                yield Judged(before, seat, move, self.game.verdict(before, seat, move))

    def type_move(self, seat: int, move: Any) -> Mapping[str, Any]:
        """Convert a move to the form of a file, as `read_shown` accepts it."""
        return type_move(self.game, self.names if self.table is None else tell_apart(self.names), seat, move)

    def assumed_for(self, verdict: Judged) -> tuple[str, ...]:
        """List the box entries that a verdict rests on and that are only assumed."""
        return self.game.box.assumptions(
            verdict.position, self.game.box.entries_of(verdict.position, verdict.seat, verdict.move)
        )

    def seat(self, name: str) -> int:
        """Find the number of a seat by its name. Case does not matter if only one name fits.

        Raises:
            FileError: nobody is called that.
        """
        return _index_of(self.names, name, self.file, "--seat")

    def piece(self, name: str) -> str:
        """Find a piece of the game by its id, in either case.

        Raises:
            FileError: the game has no such piece.
        """
        return self.game.pieces[_index_of(self.game.pieces, name, self.file, "--piece")]


def _index_of(names: Sequence[str], text: str, file: str, field: str) -> int:
    for wants in (names, [name.casefold() for name in names]):
        for called in (text, text.strip().casefold()):
            if list(wants).count(called) == 1:
                return list(wants).index(called)
    expected = Sentence("file-expected-one_of", {"values": tuple(names)})
    raise FileError(file, wrong_value(expected, text), field=field)


def read_shown(
    path: Path, purpose: Purpose, question: Asked | None = None, extra_moves: Sequence[str] = ()
) -> LoadedFile:
    """Read a position file or a record, and the table it shows.

    Args:
        path: the file.
        purpose: the purpose of reading it.
        question: the seat and the piece of a survey.
        extra_moves: moves to judge after those of the file, each typed as a table in braces.

    Raises:
        FileError: the file cannot be read, with line or field and the expected form.
    """
    handed = parse_tables(extra_moves, HANDED)
    data = read_bytes(path)
    if form_of(data) != "position":
        table = read_record(data, str(path))
        names = tuple(seat.name for seat in table.header.setup.seats)
        moves = read_moves(handed, table.game, tell_apart(names), HANDED)
        return LoadedFile(str(path), table.game, names, table.position, moves, table)
    typed = read_position(data, str(path), purpose, question, handed)
    return LoadedFile(typed.file, typed.game, typed.names, typed.position, typed.moves)


def read_table(path: Path) -> AnyTable:
    """Read the table of a record.

    Raises:
        FileError: the file cannot be read, or is a position file.
    """
    data = read_bytes(path)
    if form_of(data) == "position":
        raise FileError(str(path), Sentence("file-no_record"), line=1)
    return read_record(data, str(path))
