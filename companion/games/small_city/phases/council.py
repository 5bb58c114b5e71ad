"""Phase 7: in order from the mayor everybody moves one council disc, or none."""

from collections.abc import Iterable

from companion.engine.agenda import Task
from companion.engine.rules import Rule, keeps
from companion.games.small_city.moves import Advance, Move, Skip
from companion.games.small_city.phases.asked import OUT, clear_finished, is_gone, waiting_seat
from companion.games.small_city.phases.rows import MOVING, advance, advances, done_once, nameable
from companion.games.small_city.phases.stage import Check, Rules, Stage
from companion.games.small_city.position import Position
from companion.kit.tasks import each, only, seat_task
from companion.kit.turns import turn

ONCE: tuple[Check, ...] = (
    OUT,
    turn("council", waiting_seat, "breaks", is_gone),
    Rule("council_once", "council.step", done_once),
)
RULES: Rules = {Advance: (*ONCE, *MOVING), Skip: ONCE}


def _effect(position: Position, seat: int, move: Advance | Skip) -> Position:
    if isinstance(move, Advance):
        position = advance(position, seat, move)
    return position.with_town(seat, done=True)


def _moves(position: Position, seat: int) -> Iterable[Move]:
    if keeps(ONCE, position, seat, Skip()):
        yield Skip()
        yield from advances(position, seat)


def _candidates(position: Position, seat: int) -> Iterable[Move]:
    yield Skip()
    yield from nameable(position, seat)


def _task(position: Position, seat: int) -> Task:
    town = position.towns[seat]
    return seat_task("council", seat, optional=True, money=town.money, votes=town.votes)


ACTORS = only(waiting_seat)

STAGE = Stage(
    RULES,
    _effect,
    _candidates,
    ACTORS,
    each(ACTORS, _task),
    _moves,
    enter=clear_finished,
    leave=clear_finished,
)
