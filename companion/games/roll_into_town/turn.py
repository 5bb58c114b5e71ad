"""How a round of Roll Into Town runs: the roll, then everybody at its own pace, then the next round."""

from msgspec.structs import replace

from companion.engine.phases import Phases
from companion.engine.stage import OVER
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.phases import going_on, roll
from companion.games.roll_into_town.phases.stage import Stage
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import numbers


def stage_of(position: Position) -> Stage:
    """What goes on now."""
    if position.over:
        return OVER
    return going_on.STAGE if position.dice else roll.STAGE


def settle(position: Position) -> Position:
    """The position after everything that needs nobody's decision: once all have finished, the next round."""
    if stage_of(position) is not going_on.STAGE or going_on.STAGE.actors(position):
        return position
    if position.in_last_round:
        return replace(position, over=True)
    return replace(position, round=position.round + 1, dice=())


def rounds(_position: Position | None = None) -> int:
    """How many rounds there are."""
    return numbers().rounds


PHASES: Phases[Position, Move] = Phases(stage_of, settle, rounds, (roll.STAGE, going_on.STAGE))
actors, after, agenda = PHASES.actors, PHASES.after, PHASES.agenda
verdict, legal = PHASES.verdict, PHASES.legal
