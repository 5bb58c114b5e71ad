"""Round of Roll Into Town: the roll, then the steps of each seat, then the next round."""

from msgspec.structs import replace

from companion.engine.phases import Phases
from companion.engine.stage import OVER
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.phases import roll, step_progress
from companion.games.roll_into_town.phases.stage import Stage
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers


def stage_of(position: Position) -> Stage:
    """Return the stage of the current phase."""
    if position.over:
        return OVER
    return step_progress.STAGE if position.dice else roll.STAGE


def settle(position: Position) -> Position:
    """Begin the next round or end the game, once all seats have finished the round."""
    if stage_of(position) is not step_progress.STAGE or step_progress.STAGE.actors(position):
        return position
    if position.in_last_round:
        return replace(position, over=True)
    return replace(position, round=position.round + 1, dice=())


def count_rounds(_position: Position | None = None) -> int:
    """Return the number of rounds."""
    return numbers().rounds


PHASES: Phases[Position, Move] = Phases(stage_of, settle, count_rounds, (roll.STAGE, step_progress.STAGE))
actors, after, agenda = PHASES.actors, PHASES.apply, PHASES.agenda
verdict, legal = PHASES.verdict, PHASES.is_legal
