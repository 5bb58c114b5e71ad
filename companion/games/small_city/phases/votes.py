"""Phase 5: everybody gets votes for the citizens in residences and in the University, all at once."""

from collections.abc import Iterable

from companion.engine.agenda import Task
from companion.games.small_city.moves import Move, Tally
from companion.games.small_city.phases.asked import OUT, all_waiting, clear_finished, finish_all
from companion.games.small_city.phases.ballots import votes_won
from companion.games.small_city.phases.rows import earn
from companion.games.small_city.phases.stage import Rules, Stage
from companion.games.small_city.position import Position
from companion.kit.tasks import each, seat_task

RULES: Rules = {Tally: (OUT,)}


def _effect(position: Position, _seat: int, _move: Tally) -> Position:
    for seat in position.order:
        position = earn(position, seat, "votes", votes_won(position, seat))
    return finish_all(position)


def _candidates(_position: Position, _seat: int) -> Iterable[Move]:
    return (Tally(),)


def _task(position: Position, seat: int) -> Task:
    return seat_task("tally", seat, shared=True, votes=votes_won(position, seat))


STAGE = Stage(
    RULES,
    _effect,
    _candidates,
    all_waiting,
    each(all_waiting, _task),
    enter=clear_finished,
    leave=clear_finished,
)
