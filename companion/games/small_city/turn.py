"""The round of Small City: the order of the phases, and the step between rounds."""

from collections.abc import Mapping

from msgspec.structs import replace

from companion.engine.phases import Phases
from companion.engine.stage import OVER
from companion.games.small_city.moves import Move
from companion.games.small_city.phases import (
    action,
    building,
    council,
    death,
    grant,
    income,
    moving,
    opening,
    pollution,
    ring,
    staffing,
    street,
    votes,
)
from companion.games.small_city.phases.common_rules import Stage
from companion.games.small_city.position import ROUNDS, Phase, Position

STAGES: Mapping[Phase, Stage] = {
    "setup": opening.STAGE,
    "street": street.STAGE,
    "ring": ring.STAGE,
    "action": action.STAGE,
    "build": building.STAGE,
    "move": moving.STAGE,
    "income": income.STAGE,
    "votes": votes.STAGE,
    "pollution": pollution.STAGE,
    "death": death.STAGE,
    "council": council.STAGE,
}
ERRANDS: Mapping[str, Stage] = {
    "council": council.ERRAND,
    "build": grant.STAGE,
    "staff": staffing.STAGE,
}

ROUND: tuple[Phase, ...] = tuple(phase for phase in STAGES if phase != "setup")
"""The phases of a round in which seats act, in order."""


def stage_of(position: Position) -> Stage:
    """Return the current stage, an errand's first, or an empty stage once the game is over."""
    if position.errand and position.phase in STAGES:
        return ERRANDS[position.errand.what]
    return STAGES.get(position.phase, OVER)


def settle(position: Position) -> Position:
    """Advance the position past everything that takes no decision."""
    while position.phase != "scoring":
        if [town.out for town in position.towns].count(False) < 2:
            return _end_game(position)
        stage = stage_of(position)
        if stage.actors(position):
            return position
        position = _begin_next_phase(stage.leave(position))
    return position


def _begin_next_phase(position: Position) -> Position:
    if position.errand:
        return replace(position, errand=None)
    if position.phase == ROUND[-1]:
        return _begin_next_round(position)
    upcoming = ROUND[ROUND.index(position.phase) + 1] if position.phase in ROUND else ROUND[0]
    return enter_phase(position, upcoming)


def enter_phase(position: Position, phase: Phase) -> Position:
    """Begin a phase."""
    return STAGES[phase].enter(replace(position, phase=phase))


def _begin_next_round(position: Position) -> Position:
    """Apply phase 8: the mayor's next visit, or the end of the game."""
    if position.round == ROUNDS:
        return _end_game(position)
    mayor = next_mayor(position)
    street = position.street if mayor == position.mayor else ()
    towns = tuple(
        replace(
            town,
            action=None,
            tiles=tuple(replace(tile, fresh=False) if tile.fresh else tile for tile in town.tiles),
        )
        for town in position.towns
    )
    position = replace(position, round=position.round + 1, mayor=mayor, street=street, ring=(), towns=towns)
    return enter_phase(position, ROUND[0])


def next_mayor(position: Position) -> int:
    """Find the next round's host of the mayor: the seat that took the Mayor, else the next clockwise."""
    count = len(position.towns)
    taken = [seat for seat in position.order if position.towns[seat].action == "A"]
    around = [(position.mayor + 1 + i) % count for i in range(count)]
    return next((seat for seat in (*taken, *around) if not position.towns[seat].out), position.mayor)


def _end_game(position: Position) -> Position:
    return replace(position, phase="scoring", errand=None, screened=(), middle=None)


PHASES: Phases[Position, Move] = Phases(
    stage_of, settle, lambda _position: ROUNDS, (*STAGES.values(), *ERRANDS.values()), section="rounds"
)
actors, after, agenda = PHASES.actors, PHASES.apply, PHASES.agenda
verdict, legal = PHASES.verdict, PHASES.is_legal
