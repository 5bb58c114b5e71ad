"""How a round of Citadels runs: which phase follows which, and whom the table waits for."""

from collections.abc import Mapping

from companion.engine.agenda import Agenda
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


def stage_of(position: Position) -> Stage | None:
    """What goes on now; None when the game is over."""
    if position.offer:
        return graveyard.STAGE
    return STAGES.get(position.phase)


def actors(position: Position) -> tuple[int, ...]:
    """The seats that are asked to do something."""
    stage = stage_of(position)
    return stage.actors(position) if stage else ()


def after(position: Position, seat: int, move: Move) -> Position:
    """The position after a move that the mirror can show, the next character called where one is due."""
    stage = stage_of(position)
    return settled(stage.effect(position, seat, move)) if stage else position


def settled(position: Position) -> Position:
    """The position after everything that needs nobody's decision."""
    while (stage := stage_of(position)) and not stage.actors(position):
        position = onward(position)
    return position


def agenda(position: Position) -> Agenda:
    """What the table is waiting for; nobody knows how many rounds there will be."""
    stage = stage_of(position)
    tasks = stage.tasks(position) if stage else ()
    return Agenda(position.round, position.round, position.phase, tasks)
