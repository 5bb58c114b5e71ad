"""Lesson: the start of its table, the moves to make, and the steps that the learner makes."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec

from companion.data import data_path
from companion.engine.game import Game
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import convert
from companion.files.typed_moves import read_moves
from companion.games import GAMES
from companion.hosting.samples import sample_table
from companion.hosting.timeline import AnyTable

MARK = "LESSON-"
"""Prefix of the id of a lesson's table."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """File of a lesson, but for the moves' own fields.

    Attributes:
        seats: the names at the table; empty where the table begins as the sample does.
        start: the number of the seat that begins, where ``seats`` is given.
        sample: the number of the sample's entries after which the lesson begins.
        moves: in order; those with ``teach`` and ``section`` are the learner's.
    """

    moves: list[dict[str, Any]]
    seats: tuple[str, ...] = ()
    start: Annotated[int, msgspec.Meta(ge=0)] = 0
    sample: Annotated[int, msgspec.Meta(ge=0)] = 0


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Step of the learner.

    Attributes:
        number: 1 for the first.
        name: the name of its texts.
        section: the id of the rulebook section with the reason.
    """

    number: int
    name: str
    section: str


@dataclass(frozen=True, slots=True)
class LessonMove:
    """Move of a lesson.

    Attributes:
        seat: the seat that moves.
        move: the move.
        step: the learner's step; None where the app makes the move.
    """

    seat: int
    move: Any
    step: LessonStep | None = None


@dataclass(frozen=True)
class Lesson:
    """Guided first round of a game.

    Attributes:
        game: the game.
        setup: the seats and rulings of its table.
        position: the position where it begins; None for the game's own start.
        plays: every move, in order.
    """

    game: Game[Any, Any, Any]
    setup: Setup
    position: Any
    plays: tuple[LessonMove, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """Steps of the learner, in order."""
        return tuple(play.step for play in self.plays if play.step)

    def begin(self, table_id: str, at: int) -> AnyTable:
        """Set up a new table of this lesson, played up to the learner's first step.

        Args:
            table_id: a unique id; `MARK` is put before it.
            at: now, in milliseconds since 1970.
        """
        table = Table.set_up(self.game, MARK + table_id, self.setup, at, self.position)
        for play in self.plays:
            if play.step:
                break
            table = table.play(play.seat, play.move, at=at)
        return table


def games_with_lesson() -> tuple[str, ...]:
    """List the ids of the games that have a lesson, in the order of their registration."""
    return tuple(game_id for game_id in GAMES if _lesson_path(game_id).is_file())


@cache
def lesson(game_id: str) -> Lesson:
    """Load the lesson of a game.

    Raises:
        OSError: the game has no lesson.
        WireError: its file is not of the form of a lesson.
        FileError: a move in it is none of the game's.
    """
    path = _lesson_path(game_id)
    file = convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    game = GAMES[game_id]
    setup, position = _read_opening(game_id, file)
    taught = [(move.pop("teach", ""), move.pop("section", "")) for move in file.moves]
    names = tuple(seat.name for seat in setup.seats)
    plays: list[LessonMove] = []
    number = 0
    for (seat, move), (name, section) in zip(
        read_moves(file.moves, game, names, path.name), taught, strict=True
    ):
        number += bool(name)
        plays.append(LessonMove(seat, move, LessonStep(number, name, section) if name else None))
    return Lesson(game, setup, position, tuple(plays))


def is_taught(table_id: str) -> bool:
    """Check by its id that a table was opened for a lesson."""
    return table_id.startswith(MARK)


def lesson_at(table: AnyTable) -> Lesson | None:
    """Find the lesson that a table was opened for, or None for every other table."""
    game_id = table.game.id
    taught = is_taught(table.header.id) and game_id in games_with_lesson()
    return lesson(game_id) if taught else None


def _lesson_path(game_id: str) -> Any:
    return data_path("lessons", f"{game_id}.toml")


def _read_opening(game_id: str, file: _File) -> tuple[Setup, Any]:
    """Read the setup, and the position if it is not the game's own start."""
    if file.seats:
        return Setup(make_seats(*file.seats), start=file.start), None
    sample = sample_table(game_id)
    return sample.header.setup, sample.at_step(file.sample) if file.sample else None
