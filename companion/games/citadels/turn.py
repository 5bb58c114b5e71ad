"""Round of Citadels: the order of its phases, and the seats that the table waits for."""

from collections.abc import Mapping

from companion.engine.phases import Phases
from companion.engine.stage import OVER
from companion.games.citadels.caller import call_next
from companion.games.citadels.moves import Move
from companion.games.citadels.phases import acting, call, deal, draft, graveyard
from companion.games.citadels.phases.stage import Stage
from companion.games.citadels.position import Phase, Position

STAGES: Mapping[Phase, Stage] = {
    "deal": deal.STAGE,
    "draft": draft.STAGE,
    "call": call.STAGE,
    "turn": acting.STAGE,
}


def stage_of(position: Position) -> Stage:
    """Return the stage of the current phase."""
    if position.offer:
        return graveyard.STAGE
    return STAGES.get(position.phase, OVER)


def settle(position: Position) -> Position:
    """Advance the position until a seat has to decide."""
    while (stage := stage_of(position)) is not OVER and not stage.actors(position):
        position = call_next(position)
    return position


def _count_rounds(position: Position) -> int:
    """Return the current round as the total: the number of rounds is unknown beforehand."""
    return position.round


def _name_phase(position: Position) -> str:
    """Name the current phase. The Graveyard's question comes before the turn goes on."""
    return "graveyard" if position.offer else position.phase


PHASES: Phases[Position, Move] = Phases(
    stage_of, settle, _count_rounds, (*STAGES.values(), graveyard.STAGE), refusing_phase=_name_phase
)
actors, after, agenda = PHASES.actors, PHASES.apply, PHASES.agenda
verdict, legal = PHASES.verdict, PHASES.is_legal
