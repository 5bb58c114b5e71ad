"""Order of a game's phases, and the behaviour common to all games that have phases."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from companion.engine.agenda import Agenda
from companion.engine.message import M
from companion.engine.procedure import list_steps
from companion.engine.stage import Confirmation, Stage
from companion.engine.survey import Survey, Verdicts
from companion.engine.verdict import Verdict, Violation
from companion.engine.words import Word


class InPhase(Protocol):
    """Position that tells its round and its phase."""

    @property
    def round(self) -> int:
        """Round, 1 for the first."""

    @property
    def phase(self) -> str:
        """Id of the phase."""


R = TypeVar("R", bound=InPhase)


def phase_of(position: InPhase) -> str:
    """Return the phase of a position."""
    return position.phase


def _same_position(position: R, _move: object) -> R:
    return position


@dataclass(frozen=True)
class Phases(Generic[R, M]):
    """Phases of a game, one `companion.engine.stage.Stage` each.

    Attributes:
        stage_of: the current stage; `companion.engine.stage.OVER` when the game is over. Asked first whenever
            a move is judged.
        settle: applies everything that needs no decision, such as the next phase once no seat acts. Asked
            once after every move and every correction, so it goes on by itself until a seat has to act.
        rounds: the number of rounds, as far as a position tells. Asked for the agenda.
        stages: every stage that `stage_of` can give, errands included; their rules determine the messages
            that a game needs.
        section: the rulebook section that says in which order the phases come.
        phase_by_move: by type of move, the phase it belongs to, where a refusal says so.
        refusing_phase: the phase that refuses a move of another one. Asked for the sentence of that refusal.
        prepare: makes the position in which a move is judged: the steps that it takes for granted, such as
            collecting before buying, are done first. Asked before a move is judged or made.
    """

    stage_of: Callable[[R], Stage[R, M]]
    settle: Callable[[R], R]
    rounds: Callable[[R], int]
    stages: tuple[Stage[Any, M], ...] = ()
    section: str = "round"
    phase_by_move: Mapping[type[Any], str] = field(default_factory=dict)
    refusing_phase: Callable[[R], str] = phase_of
    prepare: Callable[[R, M], R] = _same_position

    def round_and_phase(self, position: R) -> tuple[int, str]:
        """Return the round, 1 for the first, and the phase."""
        return position.round, position.phase

    def actors(self, position: R) -> tuple[int, ...]:
        """List the seats that have something to do."""
        return self.stage_of(position).actors(position)

    def verdict(self, position: R, seat: int, move: M) -> Verdict:
        """Judge a move by the current stage, or refuse it by the phase alone if it belongs to another one."""
        position = self.prepare(position, move)
        stage = self.stage_of(position)
        if stage.has(move):
            return stage.verdict(position, seat, move)
        return Verdict((self.phase_violation(position, move),))

    def phase_violation(self, position: R, move: M) -> Violation:
        """Make the violation of a move that belongs to another phase. The table cannot overrule it."""
        params = {"phase": Word(f"phase-{self.refusing_phase(position)}")}
        if needed := self.phase_by_move.get(type(move)):
            params["needed"] = Word(f"phase-{needed}")
        return Violation("phase", self.section, "impossible", params)

    def is_legal(self, position: R, seat: int, move: M) -> bool:
        """Check that no rule stands against a move."""
        position = self.prepare(position, move)
        return self.stage_of(position).allows(position, seat, move)

    def survey(self, position: R, seat: int, piece: str, targets: Mapping[str, M]) -> Survey:
        """Survey the targets of a piece, with each verdict judged on its first look-up.

        Args:
            position: the position.
            seat: the seat that lays the piece.
            piece: the piece's id.
            targets: the moves, by the targets' names.
        """

        def legal_targets() -> Iterator[str]:
            return (name for name, move in targets.items() if self.is_legal(position, seat, move))

        return Survey(
            seat, piece, Verdicts(targets, lambda move: self.verdict(position, seat, move), legal_targets)
        )

    def apply(self, position: R, seat: int, move: M) -> R:
        """Apply a move that the mirror can show, and end every finished phase."""
        position = self.prepare(position, move)
        return self.settle(self.stage_of(position).effect(position, seat, move))

    def moves(self, position: R, seat: int) -> Sequence[M]:
        """List every legal move of a seat, each once."""
        return self.stage_of(position).legal_moves(position, seat)

    def candidates(self, position: R, seat: int) -> Iterator[M]:
        """Yield every move that a seat could name in this phase, legal or not."""
        yield from self.stage_of(position).candidates(position, seat)

    def cited_sections(self, position: R, move: Any) -> tuple[str, ...]:
        """List the rulebook sections of the rules that judge such a move now, in their order."""
        rules = self.stage_of(self.prepare(position, move)).rules.get(type(move), ())
        return tuple(dict.fromkeys(rule.section for rule in rules))

    def confirmation(self, position: R, seat: int) -> Confirmation[M] | None:
        """Find the legal move left to a seat that has nothing more to decide in its step."""
        stage = self.stage_of(position)
        if seat not in stage.actors(position):
            return None
        found = stage.confirm(position, seat)
        return found if found and stage.allows(position, seat, found.move) else None

    def agenda(self, position: R) -> Agenda:
        """Make the agenda of a position."""
        stage = self.stage_of(position)
        tasks = stage.tasks(position)
        steps = list_steps(stage.procedure, position) if tasks else ()
        later = stage.later(position) if tasks else ()
        return Agenda(position.round, self.rounds(position), position.phase, tasks, steps, later)
