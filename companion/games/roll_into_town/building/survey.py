"""Verdicts for every square on which a building can be set, legal or not."""

from collections.abc import Mapping
from functools import lru_cache

from companion.engine.rules import judge_move
from companion.engine.survey import Survey, survey_cells
from companion.engine.verdict import Verdict
from companion.games.roll_into_town import turn
from companion.games.roll_into_town.building.places import AREA, Site, building_site
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.phases.construct import WHAT, best_payment
from companion.games.roll_into_town.pieces import BUILT
from companion.games.roll_into_town.position import AWAY, Position


def target_squares(position: Position, piece: str) -> tuple[str, ...]:
    """List the squares a piece can be set on: for the Cathedral those where its outline fits.

    Raises:
        KeyError: there is no such piece.
    """
    building, mirrored = BUILT[piece]
    names = position.printed.grid.names
    if building != "cathedral":
        return names
    return tuple(names[number] for number in sorted(position.printed.outlines(mirrored)))


def placement(position: Position, seat: int, piece: str, target: str) -> Build:
    """Return the move that sets a piece on a square, paid in the best way.

    Raises:
        KeyError: there is no such piece.
    """
    building, mirrored = BUILT[piece]
    return Build(building, target, mirrored, best_payment(position, seat, building))


@lru_cache(maxsize=256)
def _judge_squares(site: Site) -> Mapping[str, Verdict]:
    """Judge every square on which the building can be set by the rules about places."""
    return survey_cells(AREA, site.land.grid, site, 0, site.building, site.named_squares).targets


def survey(position: Position, seat: int, piece: str) -> Survey:
    """Judge a piece on every square. Rules that do not depend on the square are judged once.

    Raises:
        KeyError: there is no such piece.
    """
    squares = target_squares(position, piece)
    move = placement(position, seat, piece, AWAY)
    if position.over or not position.dice:
        return Survey(seat, piece, dict.fromkeys(squares, turn.verdict(position, seat, move)))
    what = judge_move(WHAT, position, seat, move)
    it = building_site(position, seat, move.building, move.mirrored)
    return Survey(seat, piece, _judge_squares(it)).with_violations(what)
