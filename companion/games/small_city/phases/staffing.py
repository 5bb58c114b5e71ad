"""A station that the council laid: a citizen of the town may move in at once."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import keeps_all
from companion.games.small_city import procedures
from companion.games.small_city.building.staffing import (
    MOVING_IN,
    apply_staff,
    candidate_staffings,
    legal_staffings,
)
from companion.games.small_city.moves import Decline, Move, Staff
from companion.games.small_city.phases.action import seats_after_errand
from companion.games.small_city.phases.common_rules import Check, Rules, Stage
from companion.games.small_city.phases.grant import WHOSE
from companion.games.small_city.position import Position
from companion.kit.tasks import seat_task, task_per_actor

STAFF: tuple[Check, ...] = (*WHOSE, *MOVING_IN)
RULES: Rules = {Staff: STAFF, Decline: WHOSE}


def _apply_move(position: Position, seat: int, move: Staff | Decline) -> Position:
    """Apply the move: the citizen goes in or the seat declines, and the errand ends."""
    if isinstance(move, Staff):
        position = apply_staff(position, seat, move)
    return replace(position, errand=None)


def council_staffings(position: Position, seat: int) -> Iterator[Staff]:
    """Yield every legal way to move a citizen into the station that the council laid."""
    return legal_staffings(position, seat, STAFF)


def _legal_moves(position: Position, seat: int) -> Iterable[Move]:
    if keeps_all(WHOSE, position, seat, Decline()):
        yield from council_staffings(position, seat)
        yield Decline()


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    yield from candidate_staffings(position, seat)
    yield Decline()


def _seats_to_act(position: Position) -> tuple[int, ...]:
    """List the station's seat, or no seat if no citizen can move in."""
    errand = position.errand
    return (errand.seat,) if errand and any(council_staffings(position, errand.seat)) else ()


def _task_for_seat(position: Position, seat: int) -> Task:
    cells = (move.to for move in council_staffings(position, seat))
    return seat_task("staff", seat, cells=cells, optional=True, shared=True)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    task_per_actor(_seats_to_act, _task_for_seat),
    _legal_moves,
    procedure=procedures.STAFF,
    later=seats_after_errand,
)
