"""How a round of Citadels runs: which phase follows which, and whom the table waits for."""

from collections.abc import Mapping

from companion.engine.phases import Phases
from companion.engine.stage import OVER
from companion.games.citadels.caller import onward
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
    """What goes on now."""
    if position.offer:
        return graveyard.STAGE
    return STAGES.get(position.phase, OVER)


def settle(position: Position) -> Position:
    """The position after everything that needs nobody's decision."""
    while (stage := stage_of(position)) is not OVER and not stage.actors(position):
        position = onward(position)
    return position


def _rounds(position: Position) -> int:
    """As many as began so far: nobody knows how many there will be."""
    return position.round


def _called(position: Position) -> str:
    """While the Graveyard's owner is asked, that comes before the turn goes on."""
    return "graveyard" if position.offer else position.phase


PHASES: Phases[Position, Move] = Phases(
    stage_of, settle, _rounds, (*STAGES.values(), graveyard.STAGE), called=_called
)
actors, after, agenda = PHASES.actors, PHASES.after, PHASES.agenda
verdict, legal = PHASES.verdict, PHASES.legal
