"""Phase 6, measuring: every town's pollution of the round goes on its track, and some have to pay for it."""

from collections.abc import Iterable

from companion.engine.agenda import Task
from companion.engine.words import Who
from companion.games.small_city.citizens.elimination import eliminated
from companion.games.small_city.moves import Measure, Move
from companion.games.small_city.phases.asked import OUT, all_waiting, finished, unfinished
from companion.games.small_city.phases.smoke import measured, pollution_of, toll
from companion.games.small_city.phases.stage import Rules, Stage
from companion.games.small_city.position import Position

RULES: Rules = {Measure: (OUT,)}


def _effect(position: Position, _seat: int, _move: Measure) -> Position:
    """Everything is added first; then a town at 100 % is given up, and the others are compared."""
    position = measured(position)
    limit = position.box.number("out_at")
    for seat in position.order:
        if position.towns[seat].pollution >= limit:
            position = eliminated(position, seat)
    for seat in toll(position).dying:
        position = position.with_town(seat, dying=True)
    return finished(position)


def _candidates(_position: Position, _seat: int) -> Iterable[Move]:
    return (Measure(),)


def _tasks(position: Position) -> tuple[Task, ...]:
    found = []
    for seat in all_waiting(position):
        made = pollution_of(position, seat).made
        total = position.towns[seat].pollution + made
        found.append(Task("measure", seat, {"seat": Who(seat), "made": made, "total": total}, shared=True))
    return tuple(found)


def _enter(position: Position) -> Position:
    for seat, town in enumerate(position.towns):
        if town.dying:
            position = position.with_town(seat, dying=False)
    return unfinished(position)


STAGE = Stage(RULES, _effect, _candidates, all_waiting, _tasks, enter=_enter, leave=unfinished)
