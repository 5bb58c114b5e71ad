"""The City Councilor's errand in phase 1: one council disc moves a step at once, or none (B-35)."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import keeps
from companion.games.small_city.moves import Advance, Move, Skip
from companion.games.small_city.phases.asked import OUT, is_gone
from companion.games.small_city.phases.rows import MOVING, advance, advances, nameable
from companion.games.small_city.phases.stage import Check, Rules, Stage
from companion.games.small_city.position import Position
from companion.kit.tasks import each, seat_task
from companion.kit.turns import turn


def _sent(position: Position) -> int | None:
    return position.errand.seat if position.errand else None


ITS_OWN: tuple[Check, ...] = (OUT, turn("action.cards", _sent, "breaks", is_gone))
RULES: Rules = {Advance: (*ITS_OWN, *MOVING), Skip: ITS_OWN}


def _effect(position: Position, seat: int, move: Advance | Skip) -> Position:
    position = replace(position, errand=None)
    return advance(position, seat, move) if isinstance(move, Advance) else position


def _moves(position: Position, seat: int) -> Iterable[Move]:
    if keeps(ITS_OWN, position, seat, Skip()):
        yield Skip()
        yield from advances(position, seat)


def _candidates(position: Position, seat: int) -> Iterable[Move]:
    yield Skip()
    yield from nameable(position, seat)


def _actors(position: Position) -> tuple[int, ...]:
    seat = _sent(position)
    return () if seat is None or position.towns[seat].out else (seat,)


def _task(position: Position, seat: int) -> Task:
    town = position.towns[seat]
    return seat_task("councilor", seat, optional=True, money=town.money, votes=town.votes)


STAGE = Stage(RULES, _effect, _candidates, _actors, each(_actors, _task), _moves)
