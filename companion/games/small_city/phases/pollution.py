"""Phase 6, measuring: every town's pollution of the round goes on its track, and some have to pay for it."""

from collections.abc import Iterable

from companion.engine.agenda import Task
from companion.games.small_city.citizens.elimination import eliminate
from companion.games.small_city.moves import Measure, Move
from companion.games.small_city.phases.asked import OUT, all_waiting, clear_finished, finish_all
from companion.games.small_city.phases.smoke import measure_pollution, pollution_of, toll
from companion.games.small_city.phases.stage import Rules, Stage
from companion.games.small_city.position import Position
from companion.kit.tasks import each, seat_task

RULES: Rules = {Measure: (OUT,)}


def _effect(position: Position, _seat: int, _move: Measure) -> Position:
    """Everything is added first; then a town at 100 % is given up, and the others are compared."""
    position = measure_pollution(position)
    limit = position.box.number("out_at")
    for seat in position.order:
        if position.towns[seat].pollution >= limit:
            position = eliminate(position, seat)
    for seat in toll(position).dying:
        position = position.with_town(seat, dying=True)
    return finish_all(position)


def _candidates(_position: Position, _seat: int) -> Iterable[Move]:
    return (Measure(),)


def _task(position: Position, seat: int) -> Task:
    made = pollution_of(position, seat).made
    return seat_task("measure", seat, shared=True, made=made, total=position.towns[seat].pollution + made)


def _enter(position: Position) -> Position:
    for seat, town in enumerate(position.towns):
        if town.dying:
            position = position.with_town(seat, dying=False)
    return clear_finished(position)


STAGE = Stage(
    RULES, _effect, _candidates, all_waiting, each(all_waiting, _task), enter=_enter, leave=clear_finished
)
