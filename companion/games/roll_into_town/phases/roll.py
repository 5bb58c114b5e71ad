"""Roll of a round's dice, once for all seats."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rows import Rows, join_rows
from companion.engine.rules import KEPT, Findings, Rule
from companion.games.roll_into_town import procedures
from companion.games.roll_into_town.moves import Move, Roll
from companion.games.roll_into_town.phases.stage import Check, Rules, Stage
from companion.games.roll_into_town.position import Player, Position

FACES = range(1, 7)


def _check_count(position: Position, _seat: int, move: Roll) -> Findings:
    if len(move.dice) == position.dice_due:
        return KEPT
    return (({"count": len(move.dice), "needed": position.dice_due, "round": position.round}, ()),)


CHECKS: tuple[Check, ...] = (Rule("dice_count", "round.dice", _check_count, "impossible"),)
RULES: Rules = {Roll: CHECKS}


def _apply_move(position: Position, _seat: int, move: Roll) -> Position:
    """Set the dice and begin the first step of every seat."""
    players = tuple(Player(player.sheet.for_next_round, "discover") for player in position.players)
    return replace(position, dice=tuple(sorted(move.dice)), players=players)


@cache
def _possible_rolls(count: int) -> Rows[Move]:
    return join_rows(tuple(map(Roll, combinations_with_replacement(FACES, count))))


def _legal_moves(position: Position, _seat: int) -> Rows[Move]:
    return _possible_rolls(position.dice_due)


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    yield Roll(())
    yield Roll((1,) * (position.dice_due + 1))
    yield from _legal_moves(position, seat)


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return tuple(range(position.count))


def _current_tasks(position: Position) -> tuple[Task, ...]:
    return (Task("roll", None, {"dice": position.dice_due, "icons": position.icons_due}, shared=True),)


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
    _legal_moves,
    procedure=procedures.ROLL,
)
