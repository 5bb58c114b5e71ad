"""Progress of a seat through a round: each move is drawn, can be rubbed out, and is confirmed."""

from collections.abc import Iterable, Mapping
from itertools import chain

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.rows import Rows, join_rows
from companion.engine.rules import BROKEN, KEPT, Findings, Rule, keeps_all
from companion.engine.stage import Confirmation
from companion.games.roll_into_town.building.forests import forests_that_must_grow
from companion.games.roll_into_town.moves import Done, Move, Rub
from companion.games.roll_into_town.phases import construct, discover, gather, upkeep
from companion.games.roll_into_town.phases.common_rules import check_step, step_finding
from companion.games.roll_into_town.phases.stage import Check, Rules, Stage, StepStage
from companion.games.roll_into_town.position import MOST_PAST, STEPS, Position, Step

STEP_STAGES: Mapping[Step, StepStage] = {
    "discover": discover.STEP,
    "construct": construct.STEP,
    "gather": gather.STEP,
    "upkeep": upkeep.STEP,
}
STEP_OF: Mapping[type[Move], Step] = {
    kind: step for step, stage in STEP_STAGES.items() for kind in stage.stage.rules
}
"""The step each move belongs to; to finish a step and to rub out belong to all."""


def _check_step(position: Position, seat: int, move: Done) -> Findings:
    """Judge the finished step. A seat that has finished the round finishes nothing more."""
    return step_finding(position, seat) if move.step == "done" else check_step(position, seat, move.step)


def _check_all_grown(position: Position, seat: int, move: Done) -> Findings:
    """Judge the growth: forests must grow as far as there is room, except in the last round."""
    if move.step != "upkeep" or position.in_last_round:
        return KEPT
    found = forests_that_must_grow(position, seat)
    if not found:
        return KEPT
    return (
        ({"trees": sum(forest.trees_left for forest in found)}, tuple(c for f in found for c in f.cells)),
    )


def _check_drawn(position: Position, seat: int, _move: Rub) -> Findings:
    return KEPT if position.players[seat].past else BROKEN


DONE: tuple[Check, ...] = (
    Rule("step", "round", _check_step, "impossible"),
    Rule("growth", "upkeep.forced", _check_all_grown),
)
RUB: tuple[Check, ...] = (Rule("nothing_drawn", "undo", _check_drawn, "impossible"),)
RULES: Rules = {
    **{kind: rules for step in STEP_STAGES.values() for kind, rules in step.stage.rules.items()},
    Done: DONE,
    Rub: RUB,
}


def _apply_move(position: Position, seat: int, move: Move) -> Position:
    match move:
        case Rub():
            *past, sheet = position.players[seat].past
            return position.with_player(seat, sheet=sheet, past=tuple(past))
        case Done():
            return advance_seat(position, seat)
    player = position.players[seat]
    after = STEP_STAGES[STEP_OF[type(move)]].stage.effect(position, seat, move)
    return after.with_player(seat, past=(*player.past, player.sheet)[-MOST_PAST:])


def advance_seat(position: Position, seat: int) -> Position:
    """Advance a seat from a finished step to the next one with a decision."""
    while True:
        position = _begin_next_step(position, seat)
        stage = STEP_STAGES.get(position.players[seat].step)
        if stage is None:
            return position
        position = stage.enter(position, seat)
        if stage.asks(position, seat):
            return position


def _begin_next_step(position: Position, seat: int) -> Position:
    player = position.players[seat]
    following = STEPS[STEPS.index(player.step) + 1]
    return position.with_player(seat, sheet=replace(player.sheet, forests=()), step=following, past=())


def _legal_moves(position: Position, seat: int) -> Rows[Move]:
    step = position.players[seat].step
    if step == "done":
        return join_rows()
    own = STEP_STAGES[step].stage.legal_moves(position, seat)
    ending: tuple[Move, ...] = (Done(step), Rub())
    return join_rows(
        own, tuple(move for move in ending if keeps_all(RULES[type(move)], position, seat, move))
    )


def _candidate_moves(position: Position, seat: int) -> Iterable[Move]:
    step = position.players[seat].step
    own = STEP_STAGES[step].stage.candidates(position, seat) if step != "done" else ()
    return chain(own, map(Done, STEPS), (Rub(),))


def _seats_to_act(position: Position) -> tuple[int, ...]:
    return tuple([seat for seat, player in enumerate(position.players) if player.step != "done"])


def _current_tasks(position: Position) -> tuple[Task, ...]:
    found = (task for step in STEP_STAGES.values() for task in step.stage.tasks(position))
    return tuple(sorted(found, key=lambda task: task.seat or 0))


def _confirm(position: Position, seat: int) -> Confirmation[Move] | None:
    """Find the end of a step in which nothing more can be drawn. It is empty if nothing was drawn either."""
    player = position.players[seat]
    if player.step == "done" or any(STEP_STAGES[player.step].stage.legal_moves(position, seat)):
        return None
    return Confirmation(Done(player.step), not player.past)


STAGE = Stage(
    RULES, _apply_move, _candidate_moves, _seats_to_act, _current_tasks, _legal_moves, confirm=_confirm
)
