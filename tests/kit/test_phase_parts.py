"""Phases made of parts: each type of move keeps its rules, and nobody acts out of turn."""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.stage import OVER
from companion.engine.words import Who
from companion.kit.phase_parts import MoveKind, make_phases, make_stage


class Take(Struct, frozen=True):
    stones: int


class Pass(Struct, frozen=True):
    pass


class Heap(Struct, frozen=True):
    """A heap of stones, and the seat whose turn it is."""

    stones: int = 5
    turn: int = 0
    round: int = 1

    @property
    def phase(self) -> str:
        return "take" if self.stones else "scoring"


def _check_enough(heap: Heap, _seat: int, move: Take) -> Findings:
    return KEPT if move.stones <= heap.stones else BROKEN


def _take(heap: Heap, seat: int, move: Take) -> Heap:
    return replace(heap, stones=heap.stones - move.stones, turn=1 - seat)


MOVES: dict[type[Any], MoveKind[Heap]] = {
    Take: MoveKind(
        _take, lambda _heap, _seat: map(Take, (1, 2, 9)), (Rule("enough", "take", _check_enough),)
    ),
    Pass: MoveKind(lambda heap, seat, _move: replace(heap, turn=1 - seat), lambda _heap, _seat: [Pass()]),
}

TAKE = make_stage(
    "take",
    MOVES,
    turn=lambda heap: heap.turn if heap.stones else None,
    section="order",
    pieces=("stone",),
    params=lambda heap, _seat: {"left": heap.stones},
)
PHASES = make_phases({"take": TAKE}, settle=lambda heap: heap, rounds=lambda _heap: 1)


def test_each_type_of_move_is_judged_by_the_turn_and_by_its_own_rules() -> None:
    def broken(seat: int, move: Any) -> list[str]:
        return [one.rule for one in PHASES.verdict(Heap(), seat, move).violations]

    assert broken(0, Take(9)) == ["enough"]
    assert broken(1, Take(9)) == ["turn", "enough"]
    assert (broken(0, Pass()), broken(1, Pass())) == ([], ["turn"])


def test_the_candidates_are_those_of_all_types_and_the_legal_moves_those_that_keep_their_rules() -> None:
    assert [*PHASES.candidates(Heap(), 0)] == [Take(1), Take(2), Take(9), Pass()]
    assert [*PHASES.moves(Heap(), 0)] == [Take(1), Take(2), Pass()]
    assert [*PHASES.moves(Heap(), 1)] == []


def test_whoever_acts_has_the_task_with_its_params_and_pieces() -> None:
    (task,) = PHASES.agenda(Heap(turn=1)).tasks
    assert (task.id, task.seat, task.pieces) == ("take", 1, ("stone",))
    assert task.params == {"seat": Who(1), "left": 5}


def test_each_move_has_the_effect_of_its_type() -> None:
    assert PHASES.apply(Heap(), 0, Take(2)) == Heap(3, 1)
    assert PHASES.apply(Heap(), 0, Pass()) == Heap(5, 1)


def test_a_phase_without_a_stage_is_the_end_and_refuses_moves_with_their_phase() -> None:
    over = Heap(0)
    assert PHASES.stage_of(over) is OVER
    (violation,) = PHASES.verdict(over, 0, Pass()).violations
    assert violation.rule == "phase"
    assert violation.params["needed"].id == "phase-take"  # type: ignore[union-attr]


def test_a_type_of_move_of_two_phases_belongs_to_neither_in_a_refusal() -> None:
    phases = make_phases({"take": TAKE, "again": TAKE}, settle=lambda heap: heap, rounds=lambda _heap: 1)
    assert phases.phase_by_move == {}


def test_several_seats_act_at_once_where_they_are_listed() -> None:
    stage = make_stage("take", MOVES, actors=lambda _heap: (1, 0))
    assert [task.seat for task in stage.tasks(Heap())] == [1, 0]
    assert stage.verdict(Heap(), 1, Pass()).legal


@pytest.mark.parametrize("who", [{}, {"turn": lambda _heap: 0, "actors": lambda _heap: (0,)}])
def test_a_phase_has_either_a_turn_or_actors(who: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="either a turn or actors"):
        make_stage("take", MOVES, **who)
