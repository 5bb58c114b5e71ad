"""The action phase: turns go round until every seat has passed."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from companion.engine.agenda import Task
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, legal_moves
from companion.games.sweet_lands import lay_pieces, moves, procedures
from companion.games.sweet_lands.phases import due_effects, due_moves, due_rules, free_action, main_action
from companion.games.sweet_lands.phases.common_rules import Check, Stage, nothing_owed
from companion.games.sweet_lands.position import Position
from companion.kit.tasks import later_than, seat_task, single_actor
from companion.kit.turns import turn_rule


def first_seat(position: Position) -> int | None:
    """Find the seat whose turn it is. None once all have passed, nothing is owed and no turn is open."""
    player = position.players[position.turn]
    return position.turn if player.dues or not all_passed(position) or is_open_turn(position) else None


def is_open_turn(position: Position) -> bool:
    """Check that the seat in turn has passed and may still take free actions. Version 1 has no such turn."""
    player = position.players[position.turn]
    return position.rules > 1 and player.passed and player.acted


def all_passed(position: Position) -> bool:
    """Check that no seat has a turn left in this round."""
    return all(player.passed for player in position.players)


TURN: tuple[Check, Check] = (turn_rule("turn.order", first_seat), nothing_owed("turn"))


def _not_done(position: Position, seat: int, _move: moves.Done) -> Findings:
    return KEPT if position.players[seat].acted else BROKEN


DONE: tuple[Check, ...] = (Rule("not_acted", "turn", _not_done),)

RULES: dict[type[Any], tuple[Check, ...]] = {
    moves.Area: (*TURN, *main_action.AREA),
    moves.Play: (*TURN, *main_action.PLAY),
    moves.Flip: (*TURN, *main_action.FLIP),
    moves.Pass: (*TURN, *main_action.PASS),
    moves.Free: (*TURN, *free_action.FREE),
    moves.Done: (*TURN, *DONE),
    **{kind: (TURN[0], *rules) for kind, rules in due_rules.RULES.items()},
}

IN_TURN: dict[type[Any], tuple[Check, ...]] = {
    kind: tuple(rule for rule in rules if rule not in TURN) for kind, rules in RULES.items()
}
"""`RULES` without `TURN`, for the seat in turn that has no other dues first."""


def _effect(position: Position, seat: int, move: Any) -> Position:
    match move:
        case moves.Area():
            return main_action.use(position, seat, move)
        case moves.Play():
            return main_action.play(position, seat, move)
        case moves.Flip():
            return main_action.turn_skill(position, seat, move)
        case moves.Pass():
            return main_action.pass_turn(position, seat)
        case moves.Free():
            return free_action.take_free_action(position, seat, move)
        case moves.Done():
            return end_turn(position, seat)
    return due_effects.effect(position, seat, move)


def following_seat(position: Position, seat: int) -> int:
    """Find the next seat that has not passed, or the same seat if none is left."""
    seats = tuple(range(position.count))
    order = position.order if sorted(position.order) == list(seats) else seats
    place = order.index(seat)
    around = (order[(place + step) % len(order)] for step in range(1, len(order) + 1))
    return next((each for each in around if not position.players[each].passed), seat)


def end_turn(position: Position, seat: int) -> Position:
    """End a seat's turn and begin the next one. Prints booked by hand in it can be asked for again."""
    position = lay_pieces.end_action(position, seat).with_player(seat, acted=False, waived=())
    return position.with_table(turn=following_seat(position, seat))


def leave_turn(position: Position) -> Position:
    """End the turn of a seat that has passed, is owed nothing and takes no free actions any more."""
    seat = position.turn
    player = position.players[seat]
    if not player.passed or player.dues or all_passed(position) or is_open_turn(position):
        return position
    return end_turn(position, seat)


def _main(position: Position, seat: int) -> Iterator[moves.Move]:
    """Yield the moves of a turn that may be legal, except free actions."""
    if not position.players[seat].acted:
        yield from main_action.likely_areas(position, seat)
        yield from main_action.likely_plays(position, seat)
        yield from main_action.every_flip(position, seat)
        yield moves.Pass()
    yield moves.Done()


def _every_move(position: Position, seat: int) -> Iterator[moves.Move]:
    """Yield every move of a turn, legal or not."""
    yield from main_action.every_area(position)
    yield from main_action.every_play(position)
    yield from main_action.every_flip(position, seat)
    yield moves.Pass()
    yield moves.Done()
    yield from free_action.every_free(position, seat)


def _candidates(position: Position, seat: int) -> Iterable[moves.Move]:
    return chain(due_moves.moves_for_due(position, seat), _every_move(position, seat))


def _moves(position: Position, seat: int) -> Iterable[moves.Move]:
    if first_seat(position) != seat:
        return ()
    if position.players[seat].dues:
        return legal_moves(IN_TURN, position, seat, due_moves.likely_for_due(position, seat))
    main = legal_moves(IN_TURN, position, seat, _main(position, seat))
    return chain(main, free_action.legal_free(position, seat))


def _tasks(position: Position) -> tuple[Task, ...]:
    found = first_seat(position)
    if found is None:
        return ()
    due = due_rules.tasks(position, found)
    return due or (seat_task("finish" if position.players[found].acted else "act", found),)


def _seats_not_passed(position: Position) -> Iterator[int]:
    return (seat for seat in range(position.count) if not position.players[seat].passed)


STAGE = Stage(
    RULES,
    _effect,
    _candidates,
    single_actor(first_seat),
    _tasks,
    _moves,
    procedure=procedures.ACTION,
    later=later_than(first_seat, _seats_not_passed),
)
