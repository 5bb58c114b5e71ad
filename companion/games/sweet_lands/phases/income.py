"""The income phase: all seats take their summed income at the same time, each with one tap."""

from collections.abc import Iterable, Iterator

from companion.engine.agenda import Task
from companion.engine.rules import KEPT, Findings, Rule, legal_moves
from companion.engine.stage import Confirmation
from companion.engine.words import Word
from companion.games.sweet_lands import areas, moves, procedures
from companion.games.sweet_lands import income as sums
from companion.games.sweet_lands.gaining import first_due, owe_last
from companion.games.sweet_lands.phases import due_effects, due_moves, due_rules
from companion.games.sweet_lands.phases.common_rules import Check, Stage
from companion.games.sweet_lands.position import Due, Position


def enter(position: Position) -> Position:
    """Owe every seat its income, and the first one the extra-action tiles that are turned up now."""
    turned = tuple(Due("turned", 1, area) for area in areas.turned_up(position))
    position = owe_last(position, position.start, turned)
    for seat in range(position.count):
        position = position.with_player(seat, dues=(*position.players[seat].dues, Due("income")))
    return position


def _check_dues(position: Position, seat: int, _move: object) -> Findings:
    return KEPT if position.players[seat].dues else (({"phase": Word("phase-income")}, ()),)


THROUGH: Check = Rule("collected", "income.order", _check_dues, "impossible")


def _candidates(position: Position, seat: int) -> Iterable[moves.Move]:
    yield moves.Collect()
    yield from due_moves.moves_for_due(position, seat)


def _moves(position: Position, seat: int) -> Iterator[moves.Move]:
    named = (moves.Collect(), *due_moves.likely_for_due(position, seat))
    return legal_moves(RULES, position, seat, named)


def _actors(position: Position) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(position.players) if player.dues)


def _tasks(position: Position) -> tuple[Task, ...]:
    return tuple(task for seat in _actors(position) for task in due_rules.tasks(position, seat))


def _confirm(position: Position, seat: int) -> Confirmation[moves.Move] | None:
    """Find the taking of the income, if it is the seat's next due and all its prints are read."""
    due = first_due(position.players[seat])
    if due is None or due.kind != "income" or due.what == sums.REST:
        return None
    known = all(map(position.printed.knows, sums.entries(position, seat)))
    return Confirmation(moves.Collect()) if known else None


RULES = {kind: (THROUGH, *rules) for kind, rules in due_rules.RULES.items()}

STAGE = Stage(
    RULES,
    due_effects.effect,
    _candidates,
    _actors,
    _tasks,
    _moves,
    procedure=procedures.INCOME,
    confirm=_confirm,
)
