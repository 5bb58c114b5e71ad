"""Phase of a call with real cards: the table answers which seat has the called character."""

from collections.abc import Iterable

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, Findings, Rule, keeps_all
from companion.engine.words import Who, Word
from companion.games.citadels import procedures
from companion.games.citadels.caller import begin_turn
from companion.games.citadels.drafting import roles_left, unseen_seats
from companion.games.citadels.moves import Answer, Move
from companion.games.citadels.phases.stage import Check, Rules, Stage
from companion.games.citadels.position import Position
from companion.games.citadels.printed import ROLES, Role


def called_role(position: Position) -> Role:
    """Return the character called last."""
    return ROLES[position.calling - 1]


def _check_other_seat(position: Position, _seat: int, move: Answer) -> Findings:
    if move.role == called_role(position):
        return KEPT
    params = {"role": Word(f"role-{move.role}"), "called": Word(f"role-{called_role(position)}")}
    return ((params, ()),)


def _check_single_holder(position: Position, _seat: int, move: Answer) -> Findings:
    if move.who is None or move.who in unseen_seats(position):
        return KEPT
    if move.who >= position.count:
        return (({"seat": str(move.who + 1), "count": 0, "roles": ()}, ()),)
    own = tuple(Word(f"role-{role}") for role in position.players[move.who].roles)
    return (({"seat": Who(move.who), "count": len(own), "roles": own}, ()),)


def _check_holder_possible(position: Position, _seat: int, move: Answer) -> Findings:
    lack, left = unseen_seats(position), roles_left(position)
    if move.who is not None or len(lack) <= len(left):
        return KEPT
    return (({"role": Word(f"role-{move.role}"), "seats": len(lack), "left": len(left)}, ()),)


CHECKS: tuple[Check, ...] = (
    Rule("answer_other", "call", _check_other_seat, "impossible"),
    Rule("answer_seat", "call", _check_single_holder, "impossible"),
    Rule("somebody", "call.nobody", _check_holder_possible),
)
RULES: Rules = {Answer: CHECKS}


def _apply_move(position: Position, _seat: int, move: Answer) -> Position:
    if move.who is None:
        return replace(position, phase="turn", turn=None)
    return begin_turn(position, move.who, move.role)


def _legal_moves(position: Position, seat: int) -> Iterable[Move]:
    whose: tuple[int | None, ...] = (*dict.fromkeys(unseen_seats(position)), None)
    named = (Answer(called_role(position), who) for who in whose)
    return (move for move in named if keeps_all(CHECKS, position, seat, move))


def _candidate_moves(position: Position, _seat: int) -> Iterable[Move]:
    whose: tuple[int | None, ...] = (*range(position.count), None)
    return (Answer(role, who) for role in ROLES for who in whose)


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return position.from_crown


def _current_tasks(position: Position) -> tuple[Task, ...]:
    role = called_role(position)
    number, crown = position.calling, Who(position.crown)
    return (
        Task("answer", None, {"number": number, "role": Word(f"role-{role}"), "crown": crown}, shared=True),
    )


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
    _legal_moves,
    procedure=procedures.CALL,
)
