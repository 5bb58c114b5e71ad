"""Rolling and going on: for every rule, how the cause a violation names is taken away."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.roll_into_town.moves import Done, Move, Roll
from companion.games.roll_into_town.position import Position
from tests.conformance.parts import Changed, Remover
from tests.games.roll_into_town.oracle import STEP_OF

Violations = Sequence[Violation]


def go_to_phase(position: Position, _seat: int, move: Move, _violations: Violations) -> Changed:
    """Lay the dice, or take them away, as the move needs."""
    dice = () if isinstance(move, Roll) else (1,) * position.dice_due
    return replace(position, over=False, dice=dice), move


def go_to_step(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Move the seat to the step that the move belongs to.

    A move that ends the last step ends another instead.

    The end of the last one can be said of another.
    """
    step = STEP_OF.get(type(move))
    if isinstance(move, Done):
        step = "discover" if move.step == "done" else move.step
        move = Done(step)
    assert step is not None
    return position.with_player(seat, step=step), move


def roll_due_dice(position: Position, _seat: int, move: Roll, _violations: Violations) -> Changed:
    """Roll as many dice as the round has."""
    return position, Roll((*move.dice, *(1,) * position.dice_due)[: position.dice_due])


def keep_earlier_sheet(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Keep an earlier sheet of the seat, so that something can be rubbed out."""
    return position.with_player(seat, past=(position.sheet(seat),)), move


def drop_forests(position: Position, seat: int, move: Move, _violations: Violations) -> Changed:
    """Drop the seat's growing forests."""
    return position.with_sheet(seat, forests=()), move


REMOVERS: Mapping[str, Remover] = {
    "phase": go_to_phase,
    "step": go_to_step,
    "dice_count": roll_due_dice,
    "nothing_drawn": keep_earlier_sheet,
    "growth": drop_forests,
}
"""By rule."""
