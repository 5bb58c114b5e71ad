"""Rolling and going on: for every rule, how the cause a violation names is taken away."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.roll_into_town.moves import Done, Move, Roll
from companion.games.roll_into_town.position import Position
from tests.conformance.parts import Changed, Remover
from tests.games.roll_into_town.oracle import STEP_OF

Violations = Sequence[Violation]


def other_phase(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that the dice lie there or not, as the move needs."""
    dice = () if isinstance(move, Roll) else (1,) * position.dice_due
    return replace(position, over=False, dice=dice), move


def other_step(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that the seat is at the step that the move belongs to.

    The end of the last one can be said of another.
    """
    step = STEP_OF.get(type(move))
    if isinstance(move, Done):
        step = "discover" if move.step == "done" else move.step
        move = Done(step)
    assert step is not None
    return position.with_player(seat, step=step), move


def dice_count(position: Position, _seat: int, move: Roll, _violations: Violations) -> Changed:
    """Roll as many dice as the round has."""
    return position, Roll((*move.dice, *(1,) * position.dice_due)[: position.dice_due])


def something_drawn(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that there is something to rub out."""
    return position.with_player(seat, past=(position.sheet(seat),)), move


def grown(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Change the case so that the forests are full-grown."""
    return position.with_sheet(seat, forests=()), move


REMOVERS: Mapping[str, Remover] = {
    "phase": other_phase,
    "step": other_step,
    "dice_count": dice_count,
    "nothing_drawn": something_drawn,
    "growth": grown,
}
"""By rule."""
