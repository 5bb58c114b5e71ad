"""Phase 7, and the City Councilor's errand in phase 1 (B-35): one council disc moves a step, or none."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import Rule, keeps_all
from companion.games.small_city import procedures
from companion.games.small_city.moves import Advance, Move, Skip
from companion.games.small_city.phases.common_rules import (
    OUT,
    Check,
    Rules,
    Stage,
    clear_finished,
    is_gone,
    waiting_seat,
)
from companion.games.small_city.phases.rows import MOVING, advance, advances, done_once, nameable
from companion.games.small_city.position import Position
from companion.kit.tasks import seat_task, single_actor, task_per_actor
from companion.kit.turns import turn_rule

Moves = Callable[[Position, int], Iterable[Move]]


def _allowed_by(rules: tuple[Check, ...]) -> Moves:
    """Build the function that yields a seat's council moves under some rules."""

    def moves(position: Position, seat: int) -> Iterable[Move]:
        if keeps_all(rules, position, seat, Skip()):
            yield Skip()
            yield from advances(position, seat)

    return moves


def _candidates(position: Position, seat: int) -> Iterable[Move]:
    yield Skip()
    yield from nameable(position, seat)


def _council_task(kind: str) -> Callable[[Position, int], Task]:
    """Build the function that asks a seat for a council move, with the money and votes it has."""

    def task(position: Position, seat: int) -> Task:
        town = position.towns[seat]
        return seat_task(kind, seat, optional=True, money=town.money, votes=town.votes)

    return task


# The phase ------------------------------------------------------------------------------------------------

ONCE: tuple[Check, ...] = (
    OUT,
    turn_rule("council", waiting_seat, "breaks", is_gone),
    Rule("council_once", "council.step", done_once),
)
RULES: Rules = {Advance: (*ONCE, *MOVING), Skip: ONCE}


def _effect(position: Position, seat: int, move: Advance | Skip) -> Position:
    if isinstance(move, Advance):
        position = advance(position, seat, move)
    return position.with_town(seat, done=True)


ACTORS = single_actor(waiting_seat)

STAGE = Stage(
    RULES,
    _effect,
    _candidates,
    ACTORS,
    task_per_actor(ACTORS, _council_task("council")),
    _allowed_by(ONCE),
    enter=clear_finished,
    leave=clear_finished,
    procedure=procedures.COUNCIL,
)


# The errand -----------------------------------------------------------------------------------------------


def _sent_seat(position: Position) -> int | None:
    return position.errand.seat if position.errand else None


ITS_OWN: tuple[Check, ...] = (OUT, turn_rule("action.cards", _sent_seat, "breaks", is_gone))
ERRAND_RULES: Rules = {Advance: (*ITS_OWN, *MOVING), Skip: ITS_OWN}


def _sent_effect(position: Position, seat: int, move: Advance | Skip) -> Position:
    position = replace(position, errand=None)
    return advance(position, seat, move) if isinstance(move, Advance) else position


def _sent_actors(position: Position) -> tuple[int, ...]:
    seat = _sent_seat(position)
    return () if seat is None or position.towns[seat].out else (seat,)


ERRAND = Stage(
    ERRAND_RULES,
    _sent_effect,
    _candidates,
    _sent_actors,
    task_per_actor(_sent_actors, _council_task("councilor")),
    _allowed_by(ITS_OWN),
    procedure=procedures.COUNCILOR,
)
