"""Phase 7: in order from the mayor everybody moves one council disc, or none."""

from collections.abc import Iterable

from companion.engine.agenda import Task
from companion.engine.rules import Rule, keeps
from companion.engine.words import Who
from companion.games.small_city.moves import Advance, Move, Skip
from companion.games.small_city.phases.asked import OUT, gone, unfinished, waiting
from companion.games.small_city.phases.rows import MOVING, advanced, advances, done_once, nameable
from companion.games.small_city.phases.stage import Check, Rules, Stage
from companion.games.small_city.position import Position
from companion.kit.turns import turn

ONCE: tuple[Check, ...] = (
    OUT,
    turn("council", waiting, "breaks", gone),
    Rule("council_once", "council.step", done_once),
)
RULES: Rules = {Advance: (*ONCE, *MOVING), Skip: ONCE}


def _effect(position: Position, seat: int, move: Advance | Skip) -> Position:
    if isinstance(move, Advance):
        position = advanced(position, seat, move)
    return position.with_town(seat, done=True)


def _moves(position: Position, seat: int) -> Iterable[Move]:
    if keeps(ONCE, position, seat, Skip()):
        yield Skip()
        yield from advances(position, seat)


def _candidates(position: Position, seat: int) -> Iterable[Move]:
    yield Skip()
    yield from nameable(position, seat)


def _actors(position: Position) -> tuple[int, ...]:
    seat = waiting(position)
    return () if seat is None else (seat,)


def _tasks(position: Position) -> tuple[Task, ...]:
    return tuple(
        Task(
            "council",
            seat,
            {"seat": Who(seat), "money": position.towns[seat].money, "votes": position.towns[seat].votes},
            optional=True,
        )
        for seat in _actors(position)
    )


STAGE = Stage(RULES, _effect, _candidates, _actors, _tasks, _moves, enter=unfinished, leave=unfinished)
