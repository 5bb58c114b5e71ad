"""Verdicts for every square of the map, for an icon with its sides and the best die for it."""

from companion.engine.rules import judge_move
from companion.engine.survey import Survey, survey_cells
from companion.games.roll_into_town.drawing.dice import best_die
from companion.games.roll_into_town.drawing.draws import ANYWHERE
from companion.games.roll_into_town.drawing.places import AREA, drawing_site
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.pieces import DRAWN
from companion.games.roll_into_town.position import Position


def placement(position: Position, seat: int, piece: str, target: str) -> Draw:
    """Return the move that draws an icon on a square by the best die.

    Raises:
        KeyError: there is no such icon.
    """
    icon, sides = DRAWN[piece]
    face, shift = best_die(position, seat, icon)
    return Draw(face, icon, target, sides, shift)


def survey(position: Position, seat: int, piece: str) -> Survey:
    """Judge an icon on every square of a seat's map.

    Raises:
        KeyError: there is no such icon.
    """
    land, (icon, sides) = seat_land(position, seat), DRAWN[piece]
    found = survey_cells(AREA, land.grid, drawing_site(land, icon, sides), seat, piece)
    anywhere = judge_move(ANYWHERE, position, seat, placement(position, seat, piece, land.grid.names[0]))
    return found.with_violations(anywhere)
