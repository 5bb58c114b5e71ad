"""A game whose phases are stages: how they follow one another, and what is the same in every such game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from companion.engine.agenda import Agenda
from companion.engine.game import C, Game, M
from companion.engine.stage import Stage
from companion.engine.verdict import Verdict, Violation


class InRound(Protocol):
    """A position that tells its round, 1 for the first, and its phase."""

    @property
    def round(self) -> int:
        """1 for the first."""

    @property
    def phase(self) -> str:
        """The phase's id."""


R = TypeVar("R", bound=InRound)


@dataclass(frozen=True)
class Course(Generic[R, M]):
    """How the stages of a game follow one another.

    Attributes:
        stage_of: what goes on now; `companion.engine.stage.OVER` when the game is over.
        settled: the position after everything that needs nobody's decision.
        rounds: how many there will be, as far as a position tells.
    """

    stage_of: Callable[[R], Stage[R, M]]
    settled: Callable[[R], R]
    rounds: Callable[[R], int]

    def actors(self, position: R) -> tuple[int, ...]:
        """The seats that are asked to do something."""
        return self.stage_of(position).actors(position)

    def verdict(self, position: R, seat: int, move: M, elsewhere: Callable[[R], Violation]) -> Verdict:
        """Everything that stands against a move; ``elsewhere`` alone where it belongs to another phase."""
        stage = self.stage_of(position)
        return stage.verdict(position, seat, move) if stage.has(move) else Verdict((elsewhere(position),))

    def after(self, position: R, seat: int, move: M) -> R:
        """The position after a move that the mirror can show, every finished phase ended."""
        return self.settled(self.stage_of(position).effect(position, seat, move))

    def moves(self, position: R, seat: int) -> tuple[M, ...]:
        """Every legal move of a seat, each once."""
        return tuple(dict.fromkeys(self.stage_of(position).moves(position, seat)))

    def agenda(self, position: R) -> Agenda:
        """What the table is waiting for."""
        tasks = self.stage_of(position).tasks(position)
        return Agenda(position.round, self.rounds(position), position.phase, tasks)


class StagedGame(Game[R, M, C]):
    """A game that runs as its `Course` says."""

    course: ClassVar[Course[Any, Any]]
    anywhere: ClassVar[tuple[Any, ...]] = ()
    """Moves that name nothing, or hardly anything: they can be said in every phase, mostly to be refused."""

    def apply(self, position: R, seat: int, move: M) -> R:
        """The position after the move, and after all that follows from it by itself."""
        after: R = self.course.after(position, seat, move)
        return after

    def stage(self, position: R) -> tuple[int, str]:
        """The round and the phase."""
        return position.round, position.phase

    def actors(self, position: R) -> tuple[int, ...]:
        """The seats that are asked to do something."""
        return self.course.actors(position)

    def moves(self, position: R, seat: int) -> Sequence[M]:
        """Every legal move of a seat, each once."""
        return self.course.moves(position, seat)

    def cited(self, position: R, move: M) -> tuple[str, ...]:
        """The rulebook sections of the rules that judge such a move now, in their order."""
        rules = self.course.stage_of(position).rules.get(type(move), ())
        return tuple(dict.fromkeys(rule.section for rule in rules))

    def candidates(self, position: R, seat: int) -> Iterator[M]:
        """Every move a seat could name here, legal or not, and some that belong elsewhere."""
        yield from dict.fromkeys((*self.course.stage_of(position).candidates(position, seat), *self.anywhere))

    def agenda(self, position: R) -> Agenda:
        """What the table is waiting for."""
        return self.course.agenda(position)
