"""Course of a game of Sweet Lands: setup, five rounds of income, actions and clean-up, then the score."""

from collections.abc import Mapping

from msgspec.structs import replace

from companion.engine.phases import Phases
from companion.engine.stage import OVER
from companion.games.sweet_lands import dues, lay_pieces
from companion.games.sweet_lands.moves import Move
from companion.games.sweet_lands.phases import action, income, place, setup
from companion.games.sweet_lands.phases.common_rules import Stage
from companion.games.sweet_lands.position import Phase, Player, Position
from companion.games.sweet_lands.printed import numbers

STAGES: Mapping[Phase, Stage] = {
    "setup": setup.STAGE,
    "income": income.STAGE,
    "action": action.STAGE,
    "place": place.STAGE,
}


def stage_of(position: Position) -> Stage:
    """Look up the stage of the current phase."""
    return STAGES.get(position.phase, OVER)


def settle(position: Position) -> Position:
    """Resolve everything that needs no decision, and enter the next phase where none is open."""
    while True:
        for seat in range(position.count):
            position = dues.settle(position, seat)
            if not position.players[seat].dues:
                position = lay_pieces.end_action(position, seat)
        following = _onward(position)
        if following is position:
            return position
        position = following


def _onward(position: Position) -> Position:
    """Move on to the next phase or turn. Return the same object while a seat is asked."""
    match position.phase:
        case "setup":
            return _set_up(position)
        case "income" if not income.STAGE.actors(position):
            return replace(position, phase="action")
        case "action":
            left = action.leave_turn(position)
            return left if left is not position or action.STAGE.actors(position) else _round_over(position)
    return position


def _set_up(position: Position) -> Position:
    if setup.STAGE.actors(position):
        return position
    owing = setup.helpers(position)
    if owing is not position:
        return owing
    return income.enter(replace(position, phase="income", turn=position.start))


def _round_over(position: Position) -> Position:
    """Clean up after the last pass and start the next round, or the scoring after the last round."""
    if position.round >= numbers().rounds:
        return replace(position, phase="scoring")
    players = tuple(map(_clean, position.players))
    start = position.passed[0] if position.passed else position.start
    by_passing = position.rulings.order == "passing"
    after = replace(
        position,
        players=players,
        phase="income",
        round=position.round + 1,
        start=start,
        turn=start,
        order=position.passed if by_passing else (),
        passed=(),
        discs=(),
    )
    return income.enter(after)


def _clean(player: Player) -> Player:
    """Clean up a seat: keep one card, return its discs, ready its skill tiles and its ability."""
    skills = tuple(replace(skill, down=False) for skill in player.skills)
    return replace(
        player,
        hand=min(1, player.hand),
        discs=0,
        skills=skills,
        ability_used=False,
        acted=False,
        passed=False,
        waived=(),
    )


def _rounds(_position: Position) -> int:
    return numbers().rounds


PHASES: Phases[Position, Move] = Phases(stage_of, settle, _rounds, tuple(STAGES.values()))
actors, after, agenda = PHASES.actors, PHASES.apply, PHASES.agenda
verdict, legal = PHASES.verdict, PHASES.is_legal
