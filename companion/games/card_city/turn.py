"""Round of Card City: the order of its phases, and the changes between rounds."""

from collections.abc import Mapping

from msgspec.structs import replace

from companion.engine.phases import Phases
from companion.engine.stage import OVER
from companion.games.card_city.moves import Buy, Develop, Move, Pass, Stop
from companion.games.card_city.phases import build, buy, develop, divide, income
from companion.games.card_city.phases.stage import Stage
from companion.games.card_city.position import PRINTED, Phase, Position

STAGES: Mapping[Phase, Stage] = {
    "divide": divide.STAGE,
    "build": build.STAGE,
    "develop": develop.STAGE,
    "income": income.STAGE,
    "buy": buy.STAGE,
}


def stage_of(position: Position) -> Stage:
    """Return the stage of the current phase."""
    return STAGES.get(position.phase, OVER)


def position_to_judge(position: Position, move: Move) -> Position:
    """Return the position in which a move is judged, after the steps that need no decision.

    A seat that buys or passes has collected. A seat that develops has built if hands are unknown.
    """
    phase = position.phase
    if phase == "income" and isinstance(move, Buy | Pass):
        return income.collect_income(position)
    if phase == "build" and isinstance(move, Develop | Stop):
        unknown = any(town.hand is None for town in position.towns)
        return replace(position, phase="develop") if unknown else position
    return position


def open_round(position: Position) -> Position:
    """Begin the round: the start player is about to divide, or to draw alone."""
    towns = tuple(replace(town, hand=(), built=(), done=False) for town in position.towns)
    lots = divide.begin_lots(towns, position.start)
    return replace(position, phase="divide", lots=lots, towns=towns)


def settle(position: Position) -> Position:
    """End every phase in which no seat has anything left to do."""
    while (stage := stage_of(position)) is not OVER and not stage.actors(position):
        if position.phase == "divide" and position.lots is None:
            return position  # nobody has said who divides
        position = _begin_next_phase(position)
    return position


def _begin_next_phase(position: Position) -> Position:
    match position.phase:
        case "divide":
            return replace(position, phase="build", lots=None)
        case "build":
            return _reset_finished_seats(replace(position, phase="develop"))
        case "develop":
            return _reset_finished_seats(replace(position, phase="income"))
        case _:
            return _begin_next_round(position)


def _reset_finished_seats(position: Position) -> Position:
    if not any(town.done for town in position.towns):
        return position
    return replace(position, towns=tuple(replace(town, done=False) for town in position.towns))


def _begin_next_round(position: Position) -> Position:
    position = replace(position, start=(position.start + 1) % len(position.towns))
    if position.round == PRINTED.rounds:
        return _reset_finished_seats(replace(position, phase="scoring"))
    return open_round(replace(position, round=position.round + 1))


PHASES: Phases[Position, Move] = Phases(
    stage_of,
    settle,
    rounds=lambda _position: PRINTED.rounds,
    stages=tuple(STAGES.values()),
    section="rounds",
    prepare=position_to_judge,
    phase_by_move={kind: phase for phase, stage in STAGES.items() for kind in stage.rules},
)
verdict = PHASES.verdict
