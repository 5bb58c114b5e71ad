"""How the phases of a game follow one another, and what is the same in every game that has phases."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from companion.engine.agenda import Agenda
from companion.engine.message import M
from companion.engine.procedure import list_steps
from companion.engine.stage import Stage
from companion.engine.survey import Survey, Verdicts
from companion.engine.verdict import Verdict, Violation
from companion.engine.words import Word


class InPhase(Protocol):
    """A position that tells its round, 1 for the first, and its phase."""

    @property
    def round(self) -> int:
        """1 for the first."""

    @property
    def phase(self) -> str:
        """The phase's id."""


R = TypeVar("R", bound=InPhase)


def phase_of(position: InPhase) -> str:
    """The phase a position is in."""
    return position.phase


def _as_it_is(position: R, _move: object) -> R:
    return position


@dataclass(frozen=True)
class Phases(Generic[R, M]):
    """The phases of a game, one `companion.engine.stage.Stage` each.

    Attributes:
        stage_of: what goes on now; `companion.engine.stage.OVER` when the game is over.
        settle: the position after everything that needs nobody's decision.
        rounds: how many there will be, as far as a position tells.
        stages: every one that `stage_of` can give, errands included; from their rules follows what a game
            has to be able to say.
        section: the rulebook section that says in which order the phases come.
        belongs: by type of move, the phase it belongs to, where a refusal says so.
        called: by what phase a move is refused that belongs to another one.
        judged_in: the position in which a move is judged: what it takes for granted, such as collecting
            before one buys, is done first.
    """

    stage_of: Callable[[R], Stage[R, M]]
    settle: Callable[[R], R]
    rounds: Callable[[R], int]
    stages: tuple[Stage[Any, M], ...] = ()
    section: str = "round"
    belongs: Mapping[type[Any], str] = field(default_factory=dict)
    called: Callable[[R], str] = phase_of
    judged_in: Callable[[R, M], R] = _as_it_is

    def round_and_phase(self, position: R) -> tuple[int, str]:
        """Return the round, 1 for the first, and the phase."""
        return position.round, position.phase

    def actors(self, position: R) -> tuple[int, ...]:
        """The seats that are asked to do something."""
        return self.stage_of(position).actors(position)

    def verdict(self, position: R, seat: int, move: M) -> Verdict:
        """Everything that stands against a move; the phase alone where it belongs to another one."""
        position = self.judged_in(position, move)
        stage = self.stage_of(position)
        if stage.has(move):
            return stage.verdict(position, seat, move)
        return Verdict((self.elsewhere(position, move),))

    def elsewhere(self, position: R, move: M) -> Violation:
        """That a move belongs to another phase than the one the table is in; it cannot be overruled."""
        params = {"phase": Word(f"phase-{self.called(position)}")}
        if needed := self.belongs.get(type(move)):
            params["needed"] = Word(f"phase-{needed}")
        return Violation("phase", self.section, "impossible", params)

    def legal(self, position: R, seat: int, move: M) -> bool:
        """Whether nothing stands against a move."""
        position = self.judged_in(position, move)
        return self.stage_of(position).allows(position, seat, move)

    def survey(self, position: R, seat: int, piece: str, targets: Mapping[str, M]) -> Survey:
        """The verdict for every target of a piece: that on its move, each judged when somebody looks at it.

        Args:
            position: the position.
            seat: for whom it is asked.
            piece: the piece's id.
            targets: the moves, by the targets' names.
        """

        def free() -> Iterator[str]:
            return (name for name, move in targets.items() if self.legal(position, seat, move))

        return Survey(seat, piece, Verdicts(targets, lambda move: self.verdict(position, seat, move), free))

    def after(self, position: R, seat: int, move: M) -> R:
        """The position after a move that the mirror can show, every finished phase ended."""
        position = self.judged_in(position, move)
        return self.settle(self.stage_of(position).effect(position, seat, move))

    def moves(self, position: R, seat: int) -> Sequence[M]:
        """Every legal move of a seat, each once."""
        return self.stage_of(position).legal_moves(position, seat)

    def candidates(self, position: R, seat: int) -> Iterator[M]:
        """Every move a seat could name in this phase, legal or not."""
        yield from self.stage_of(position).candidates(position, seat)

    def cited_sections(self, position: R, move: Any) -> tuple[str, ...]:
        """The rulebook sections of the rules that judge such a move now, in their order."""
        rules = self.stage_of(self.judged_in(position, move)).rules.get(type(move), ())
        return tuple(dict.fromkeys(rule.section for rule in rules))

    def agenda(self, position: R) -> Agenda:
        """What the table is waiting for."""
        stage = self.stage_of(position)
        tasks = stage.tasks(position)
        steps = list_steps(stage.procedure, position) if tasks else ()
        return Agenda(position.round, self.rounds(position), position.phase, tasks, steps)
