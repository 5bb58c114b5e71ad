"""Phase of the draft: each seat takes a character in secret. The phones are the cards."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.engine.words import Word
from companion.games.citadels.drafting import (
    SEVENTH,
    count_all_picks,
    count_going_around,
    picking_seat,
    puts_aside,
)
from companion.games.citadels.moves import Move, Pick
from companion.games.citadels.phases.stage import Check, Rules, Stage
from companion.games.citadels.position import Position
from companion.games.citadels.printed import ROLES, Role
from companion.kit.tasks import later_than, seat_task, single_actor, task_per_actor
from companion.kit.turns import turn_rule


def _check_in_pool(position: Position, _seat: int, move: Pick) -> Findings:
    if move.role in position.pool:
        return KEPT
    return (({"role": Word(f"role-{move.role}")}, ()),)


def _check_put_aside(position: Position, _seat: int, move: Pick) -> Findings:
    if not puts_aside(position):
        return KEPT if move.aside is None else BROKEN
    return KEPT if move.aside in position.pool and move.aside != move.role else BROKEN


CHECKS: tuple[Check, ...] = (
    turn_rule("draft", picking_seat),
    Rule("not_going_around", "draft", _check_in_pool, "impossible"),
    Rule("aside", "draft.two", _check_put_aside, "impossible"),
)
RULES: Rules = {Pick: CHECKS}


def _apply_move(position: Position, seat: int, move: Pick) -> Position:
    """Give the seat its character and pass the rest to the left. The last rest lies face down."""
    taken = (move.role, move.aside)
    rest: tuple[Role, ...] = tuple(role for role in position.pool if role not in taken)
    put = (move.aside,) if move.aside else ()
    position = position.with_player(seat, roles=(*position.players[seat].roles, move.role))
    position = replace(position, pool=rest, aside=(*position.aside, *put), picks=position.picks + 1)
    if position.picks >= count_all_picks(position):
        return replace(position, pool=(), aside=(*position.aside, *rest))
    if position.picks == SEVENTH and position.down:
        return replace(position, pool=(*rest, position.down), down=None)
    return position


def _legal_moves(position: Position, seat: int) -> Iterable[Move]:
    if picking_seat(position) != seat:
        return ()
    asides = position.pool if puts_aside(position) else (None,)
    named = (Pick(role, aside) for role in position.pool for aside in asides)
    return (move for move in named if keeps_all(CHECKS, position, seat, move))


def _candidate_moves(position: Position, _seat: int) -> Iterable[Move]:
    asides: tuple[Role | None, ...] = (None, *ROLES) if position.count == 2 else (None, ROLES[0])
    return (Pick(role, aside) for role in ROLES for aside in asides)


def _task_for_seat(position: Position, seat: int) -> Task:
    what, cards = "pick_aside" if puts_aside(position) else "pick", count_going_around(position)
    return seat_task(what, seat, cards=cards, nth=position.picks + 1, of=count_all_picks(position))


def _seats_to_pick(position: Position) -> tuple[int, ...]:
    picks = range(position.picks, count_all_picks(position))
    return tuple(position.from_crown[pick % position.count] for pick in picks)


ACTORS = single_actor(picking_seat)

STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    ACTORS,
    task_per_actor(ACTORS, _task_for_seat),
    _legal_moves,
    later=later_than(picking_seat, _seats_to_pick),
)
