"""The rules, each with the section of the rulebook that it cites, and what a move does."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.phases import Phases
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.stage import Stage, same_position
from companion.engine.words import Who
from counting.position import MANY, MOST, PRINTED, Heap, Lay


def _check_handful(_position: Heap, _seat: int, move: Lay) -> Findings:
    return KEPT if move.stones <= PRINTED.handful else (({"handful": PRINTED.handful}, ()),)


def _check_most_stones(position: Heap, _seat: int, move: Lay) -> Findings:
    most = MOST[position.rulings.most]
    return KEPT if move.stones <= most else (({"most": most}, ()),)


def _check_heap_unfinished(position: Heap, _seat: int, _move: Lay) -> Findings:
    return BROKEN if position.phase == "scoring" else KEPT


RULES = (
    Rule("shown", "lay", _check_handful, "impossible"),
    Rule("three", "lay", _check_most_stones),
    Rule("over", "end", _check_heap_unfinished),
)


def _apply_lay(position: Heap, seat: int, move: Lay) -> Heap:
    """Lay the stones on the heap. It grows no further than people count."""
    own = min(MANY, position.laid[seat] + move.stones)
    laid = (*position.laid[:seat], own, *position.laid[seat + 1 :])
    return replace(position, stones=min(MANY, position.stones + move.stones), laid=laid)


def _list_candidates(_position: Heap, _seat: int) -> Iterator[Lay]:
    return (Lay(stones) for stones in range(1, PRINTED.handful + 4))


def _find_actors(position: Heap) -> tuple[int, ...]:
    return tuple(range(len(position.laid))) if position.phase == "lay" else ()


def _list_tasks(position: Heap) -> tuple[Task, ...]:
    most = MOST[position.rulings.most]
    return tuple(Task("lay", seat, {"seat": Who(seat), "most": most}) for seat in _find_actors(position))


STAGE: Stage[Heap, Lay] = Stage({Lay: RULES}, _apply_lay, _list_candidates, _find_actors, _list_tasks)

PHASES: Phases[Heap, Lay] = Phases(
    stage_of=lambda _position: STAGE,
    settle=same_position,
    rounds=lambda _position: 1,
    stages=(STAGE,),
    section="lay",
)
