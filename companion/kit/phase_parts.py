"""Phases made of parts that are told once: who acts, the task, and each type of move with its own."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from companion.engine.agenda import Task
from companion.engine.lines import Param
from companion.engine.message import M, P
from companion.engine.phases import Phases, R
from companion.engine.rules import Rule
from companion.engine.stage import OVER, Stage
from companion.engine.words import Who
from companion.kit.tasks import later_than, single_actor, task_per_actor
from companion.kit.turns import turn_rule


@dataclass(frozen=True)
class MoveKind(Generic[P]):
    """Type of move in a phase, with everything that is told of it.

    Attributes:
        effect: makes the position after such a move. Ends no phase. Asked when the move is made, and for
            previews.
        candidates: lists every such move that a seat could name, legal or not. Asked for buttons and
            questions.
        rules: rules that judge it, in the order of the rulebook; the turn is added by `make_stage`.
    """

    effect: Callable[[P, int, Any], P]
    candidates: Callable[[P, int], Iterable[Any]]
    rules: Sequence[Rule[P, Any]] = ()


def _no_params(_position: object, _seat: int) -> dict[str, Param]:
    return {}


def make_stage(
    task: str,
    moves: Mapping[type[Any], MoveKind[P]],
    *,
    turn: Callable[[P], int | None] | None = None,
    section: str = "",
    actors: Callable[[P], tuple[int, ...]] | None = None,
    pieces: Sequence[str] = (),
    params: Callable[[P, int], Mapping[str, Param]] = _no_params,
    unfinished: Callable[[P], Iterable[int]] | None = None,
    **others: Any,
) -> Stage[P, Any]:
    """Make a phase in which one seat acts at a time, or several at once.

    Args:
        task: names the sentence that says what a seat is asked to do.
        moves: by type of move, everything that is told of it.
        turn: finds the seat that acts; None once the phase is over. Other seats are refused by their turn.
            Asked after every entry, and by the rule ``turn``.
        section: rulebook section about the order of turns, where there is `turn`.
        actors: lists the seats that act, in place of `turn`. Asked after every entry.
        pieces: pieces that can be taken in hand.
        params: makes the params of the task's sentence besides the seat. Asked after every entry.
        unfinished: lists the seats that have not had their turn in this phase, where there is `turn`. They
            are told that it still comes. Asked after every entry.
        others: further fields of the stage, such as ``procedure``.

    Raises:
        ValueError: there is neither `turn` nor `actors`, or both.
    """
    if (turn is None) == (actors is None):
        raise ValueError("a phase has either a turn or actors")
    acting = single_actor(turn) if turn else actors
    assert acting is not None
    order = (turn_rule(section, turn),) if turn else ()
    later = {"later": later_than(turn, unfinished)} if turn and unfinished else {}

    def make_task(position: P, seat: int) -> Task:
        return Task(task, seat, {"seat": Who(seat), **params(position, seat)}, tuple(pieces))

    def apply_effect(position: P, seat: int, move: Any) -> P:
        return moves[type(move)].effect(position, seat, move)

    def list_candidates(position: P, seat: int) -> Iterable[Any]:
        return (move for kind in moves.values() for move in kind.candidates(position, seat))

    return Stage(
        {kind: (*order, *told.rules) for kind, told in moves.items()},
        apply_effect,
        list_candidates,
        acting,
        task_per_actor(acting, make_task),
        **{**later, **others},
    )


def make_phases(
    stages: Mapping[str, Stage[R, M]],
    *,
    settle: Callable[[R], R],
    rounds: Callable[[R], int],
    section: str = "round",
    **others: Any,
) -> Phases[R, M]:
    """Make the phases of a game whose positions tell their phase. A phase without a stage is the end.

    A refusal names the phase of a type of move that belongs to one phase alone.

    Args:
        stages: by phase, its stage.
        settle: applies everything that needs no decision, such as the next phase once no seat acts. Asked
            once after every move and every correction, so it goes on by itself until a seat has to act.
        rounds: returns the number of rounds. Asked for the agenda.
        section: rulebook section about the order of the phases.
        others: further fields of `Phases`.
    """
    count = Counter(kind for stage in stages.values() for kind in stage.rules)
    belongs = {kind: phase for phase, stage in stages.items() for kind in stage.rules if count[kind] == 1}
    return Phases(
        stage_of=lambda position: stages.get(position.phase, OVER),
        settle=settle,
        rounds=rounds,
        stages=tuple(stages.values()),
        section=section,
        phase_by_move=belongs,
        **others,
    )
