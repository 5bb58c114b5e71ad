"""First step of a round: each seat draws icons on its map with the common dice."""

from collections.abc import Mapping
from typing import Any

from companion.engine.agenda import Task
from companion.games.roll_into_town.drawing import dice
from companion.games.roll_into_town.drawing.draws import DRAW, apply_draw, candidate_draws, legal_draws
from companion.games.roll_into_town.drawing.places import legal_cells
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.phases.common_rules import actors_at_step, create_task
from companion.games.roll_into_town.phases.stage import Check, Stage, StepStage
from companion.games.roll_into_town.pieces import DRAWN
from companion.games.roll_into_town.position import Position
from companion.kit.tasks import task_per_actor

RULES: Mapping[type[Any], tuple[Check, ...]] = {Draw: DRAW}
"""By type of move, everything that can stand against it in this step."""

_actors = actors_at_step("discover")


def _task_for_seat(position: Position, seat: int) -> Task:
    """Build the task to draw, or the notice that no die is left to draw with.

    ``left`` counts the icons due, ``extra`` the Fountain's, and ``town_hall`` the remaining uses of the Town
    Hall.
    """
    left, extra = dice.icons_left(position, seat), dice.extras_left(position, seat)
    if not left + extra:
        return create_task("drawn", seat)
    faces = position.dice_left(seat)
    found = create_task(
        "draw", seat, left=left, extra=extra, town_hall=dice.town_hall_uses_left(position, seat)
    )
    params = {**found.params, "dice": tuple(str(face) for face in faces)}
    return Task(found.id, seat, params, pieces=_drawable_pieces(position, seat), optional=True)


def _drawable_pieces(position: Position, seat: int) -> tuple[str, ...]:
    """List the pieces that the seat's dice can draw on its map."""
    land = seat_land(position, seat)
    icons = {
        icon for face, shift in dice.ways_to_use_dice(position, seat) for icon in dice.icons_of(face, shift)
    }
    return tuple(
        piece for piece, (icon, sides) in DRAWN.items() if icon in icons and legal_cells(land, icon, sides)
    )


STEP = StepStage(
    Stage(RULES, apply_draw, candidate_draws, _actors, task_per_actor(_actors, _task_for_seat), legal_draws)
)
"""Drawing. A seat ends it when it likes, also with icons left."""
