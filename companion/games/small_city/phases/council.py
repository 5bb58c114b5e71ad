"""Phase 7, and the City Councilor's errand in phase 1 (B-35): one council disc moves a step, or none."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import Rule, keeps_all
from companion.engine.stage import Confirmation
from companion.games.small_city import procedures
from companion.games.small_city.moves import Advance, Move, Skip
from companion.games.small_city.phases.action import seats_after_errand
from companion.games.small_city.phases.common_rules import (
    OUT,
    Check,
    Rules,
    Stage,
    first_unfinished_seat,
    is_town_given_up,
    mark_none_finished,
    unfinished_seats,
)
from companion.games.small_city.phases.rows import (
    MOVING,
    apply_advance,
    candidate_advances,
    check_not_done,
    payable_advances,
)
from companion.games.small_city.position import Position
from companion.kit.tasks import later_than, seat_task, single_actor, task_per_actor
from companion.kit.turns import turn_rule

Moves = Callable[[Position, int], Iterable[Move]]


def _council_moves_under(rules: tuple[Check, ...]) -> Moves:
    """Build the function that yields a seat's council moves under some rules."""

    def moves(position: Position, seat: int) -> Iterable[Move]:
        if keeps_all(rules, position, seat, Skip()):
            yield Skip()
            yield from payable_advances(position, seat)

    return moves


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    yield Skip()
    yield from candidate_advances(position, seat)


def _council_task(kind: str) -> Callable[[Position, int], Task]:
    """Build the function that asks a seat for a council move, with the money and votes it has."""

    def task(position: Position, seat: int) -> Task:
        town = position.towns[seat]
        return seat_task(kind, seat, optional=True, money=town.money, votes=town.votes)

    return task


def _confirm(position: Position, seat: int) -> Confirmation[Move] | None:
    """Find the skip of a seat that can pay no step."""
    return None if any(payable_advances(position, seat)) else Confirmation(Skip(), empty=True)


# The phase ------------------------------------------------------------------------------------------------

ONCE: tuple[Check, ...] = (
    OUT,
    turn_rule("council", first_unfinished_seat, "breaks", is_town_given_up),
    Rule("council_once", "council.step", check_not_done),
)
RULES: Rules = {Advance: (*ONCE, *MOVING), Skip: ONCE}


def _apply_move(position: Position, seat: int, move: Advance | Skip) -> Position:
    if isinstance(move, Advance):
        position = apply_advance(position, seat, move)
    return position.with_town(seat, done=True)


ACTORS = single_actor(first_unfinished_seat)

STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    ACTORS,
    task_per_actor(ACTORS, _council_task("council")),
    _council_moves_under(ONCE),
    enter=mark_none_finished,
    leave=mark_none_finished,
    procedure=procedures.COUNCIL,
    confirm=_confirm,
    later=later_than(first_unfinished_seat, unfinished_seats),
)


# The errand -----------------------------------------------------------------------------------------------


def _errand_seat(position: Position) -> int | None:
    return position.errand.seat if position.errand else None


ITS_OWN: tuple[Check, ...] = (OUT, turn_rule("action.cards", _errand_seat, "breaks", is_town_given_up))
ERRAND_RULES: Rules = {Advance: (*ITS_OWN, *MOVING), Skip: ITS_OWN}


def _apply_errand_move(position: Position, seat: int, move: Advance | Skip) -> Position:
    position = replace(position, errand=None)
    return apply_advance(position, seat, move) if isinstance(move, Advance) else position


def _errand_actors(position: Position) -> tuple[int, ...]:
    seat = _errand_seat(position)
    return () if seat is None or position.towns[seat].out else (seat,)


ERRAND = Stage(
    ERRAND_RULES,
    _apply_errand_move,
    _candidate_moves,
    _errand_actors,
    task_per_actor(_errand_actors, _council_task("councilor")),
    _council_moves_under(ITS_OWN),
    procedure=procedures.COUNCILOR,
    confirm=_confirm,
    later=seats_after_errand,
)
