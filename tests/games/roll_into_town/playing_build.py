"""Towns said tersely, and what stands against a move, what it does and what would mend it.

``town(". Cn", wood=3)`` is one seat that builds in round 4, its map drawn on from the top left; the Town Hall
stays on e5.
"""

from typing import Any

from msgspec.structs import replace

from companion.engine.notice import Notice
from companion.engine.setup import Setup, make_seats
from companion.engine.verdict import Repair
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.building.forests import find_forests
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import Building
from companion.games.roll_into_town.moves import Build, Done, Move
from companion.games.roll_into_town.position import Position, Step
from companion.games.roll_into_town.printed import Goods
from tests.games.roll_into_town.counted import sketched
from tests.games.roll_into_town.judging import at, broken, done, violation
from tests.games.roll_into_town.repaired_build import repaired


def town(drawn: str = "", *, step: Step = "construct", number: int = 4, **changes: Any) -> Position:
    """Return a table of one seat at a step of a round, its map drawn on from the top left.

    Args:
        drawn: rows of tokens, parted by spaces.
        step: where the seat is; in upkeep its forests are about to grow.
        number: the round.
        changes: what its sheet shows besides; no resources unless they are said.
    """
    position = GAME.start(Setup(make_seats("Ann")))
    goods = {"food": 0, "stone": 0, "wood": 0}
    position = replace(position, round=number, dice=(1,) * 5)
    position = position.with_sheet(0, cells=sketched(drawn), **{**goods, **changes}).with_player(0, step=step)
    if step == "upkeep" and "forests" not in changes:
        position = position.with_sheet(0, forests=find_forests(seat_land(position, 0)))
    return position


def rich(drawn: str = "", **changes: Any) -> Position:
    """Return a town with nine of everything."""
    return town(drawn, **{"food": 9, "stone": 9, "wood": 9, **changes})


def said(position: Position, move: Move, rule: str) -> dict[str, Any]:
    """Return the params of the only violation of a rule."""
    return dict(violation(position, move, rule).params)


def causes(position: Position, move: Move, rule: str) -> tuple[str, ...]:
    """Return the squares that the only violation of a rule names."""
    return violation(position, move, rule).cells


def impossible(position: Position, move: Move) -> bool:
    """Tell if no table can allow a move."""
    return not GAME.verdict(position, 0, move).possible


def overruled(position: Position, move: Move) -> Position:
    """Return the position after a move the table allows although a rule stands against it."""
    verdict = GAME.verdict(position, 0, move)
    assert verdict.possible, broken(position, move)
    assert not verdict.legal
    return GAME.apply(position, 0, move)


def ended(position: Position, step: Step) -> Position:
    """Return the position after the seat has ended a step."""
    return done(position, Done(step))


def shows(position: Position, *names: str) -> list[str]:
    """Return what some squares show."""
    return [at(position, name) for name in names]


def legal(position: Position, building: Building, *, mirrored: bool = False) -> set[str]:
    """Tell where a building may stand by the legal moves."""
    every = (move for move in GAME.moves(position, 0) if isinstance(move, Build))
    return {move.at for move in every if move.building == building and move.mirrored == mirrored}


def goods(position: Position) -> Goods:
    """Return what the seat has."""
    return position.sheet(0).goods


def told(position: Position, move: Move) -> dict[str, Notice]:
    """Return what is said beforehand of a move, by id. The last if several are alike."""
    return {notice.id: notice for notice in GAME.preview(position, 0, move)}


def mends(position: Position, move: Move) -> dict[str, Repair]:
    """Return the repairs of a move by id, each carried out and judged."""
    found = {repair.id: repair for repair in GAME.repairs(position, 0, move)}
    for repair in found.values():
        ways = list(repaired(position, 0, move, repair))
        assert ways
        assert all(GAME.verdict(near, 0, again).legal for near, again in ways), repair
    return found


def around(name: str) -> set[str]:
    """Return the names of the squares in the eight directions of one, on a map of nine by nine, by hand."""
    column, row = ord(name[0]), int(name[1:])
    near = {(column + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {(column, row)}
    return {f"{chr(x)}{y}" for x, y in near if "a" <= chr(x) <= "i" and 1 <= y <= 9}
