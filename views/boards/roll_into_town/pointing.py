"""From a move back to the map: the die or the building in hand, and its drawing in pencil."""

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.games.roll_into_town.moves import Build, Draw, SetGoods
from views.boards.roll_into_town import held_building, held_drawing
from views.boards.roll_into_town.held_drawing import Offer
from views.boards.roll_into_town.sheet import ask_goods
from views.boards.roll_into_town.state import Screen
from views.kit.play_move import put_down


def pointing_action(screen: Screen, move: Any) -> Callable[[], None] | None:
    """Return the act that takes a legal move's piece in hand, or None if it has none."""
    match move:
        case Draw():
            return partial(_take_die_of_move, screen, move)
        case Build():
            return partial(_take_building_of_move, screen, move)
        case _:
            return None


def correction_sheet_action(screen: Screen, correction: Any) -> Callable[[], None] | None:
    """Return the act that opens the sheet for a resource, or None for any other correction."""
    if isinstance(correction, SetGoods):
        return partial(ask_goods, screen, correction.seat, correction.resource)
    return None


def _take_die_of_move(screen: Screen, move: Draw) -> None:
    """Take the die of a move in hand, with its drawing in pencil."""
    put_down(screen)
    faces = zip(screen.position.dice, held_drawing.used_dice(screen), strict=True)
    number = next((i for i, (face, gone) in enumerate(faces) if face == move.die and not gone), None)
    if number is None:
        return
    held_drawing.take_die(screen, number)
    offer = Offer(move.die, move.icon, move.shift)
    held_drawing.choose_drawing(screen, offer)
    fitting = held_drawing.possible_sides(screen, offer, move.at)
    if fitting and fitting != ("",):
        held_drawing.hold_drawing(screen, move.at, move.sides if move.sides in fitting else fitting[0])
    elif fitting:
        screen.target = move.at


def _take_building_of_move(screen: Screen, move: Build) -> None:
    """Take the building of a move in hand, in pencil on its square."""
    put_down(screen)
    screen.piece = move.building
    held_building.flip_cathedral(screen, move.mirrored)
    if any(found.at == move.at for found in held_building.legal_builds(screen, move.building)):
        held_building.hold_building(screen, move.at, move.at)
        held_building.choose_payment(screen, move.given)
