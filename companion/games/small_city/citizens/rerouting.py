"""Other squares for a citizen whose move was refused. Every proposal has been judged."""

from collections.abc import Iterator

from msgspec.structs import replace

from companion.engine.rules import keeps_all
from companion.engine.verdict import Repair
from companion.games.small_city.citizens.visiting import Visit, visits_of
from companion.games.small_city.citizens.walking import empty_homes, target_squares
from companion.games.small_city.moves import MoveCitizen, Settle
from companion.games.small_city.phases.stepping import MOVE, SETTLE, goal_seat, source_seat
from companion.games.small_city.position import Position
from companion.geometry.bits import Mask, bits

NEARBY = 3
"""Most squares that a repair proposes."""


def move_repairs(position: Position, seat: int, move: MoveCitizen | Settle) -> Iterator[Repair]:
    """Yield other squares for a citizen, nearest first: on the same tile, else in the same town.

    Empty if the move is legal, or if another square would not help. The proposals are ``same_tile``,
    ``other_place`` and ``empty_home``; each of their cells takes the place of ``to``.
    """
    if isinstance(move, Settle):
        yield from _propose_homes(position, seat, move)
        return
    if keeps_all(MOVE, position, seat, move) or goal_seat(seat, move) >= len(position.towns):
        return
    source, goal = source_seat(seat, move), goal_seat(seat, move)
    if source >= len(position.towns):
        return
    town = visits_of(position, seat)[goal]
    free = target_squares(position, seat, source, move.origin, goal)
    names = _sort_by_distance(town, free, move.to)
    if not names or not keeps_all(MOVE, position, seat, replace(move, to=names[0])):
        return
    tile = town.plan.tile_at(move.to)
    beside = tuple(name for name in names if tile and name in tile.cells)
    if tile and beside:
        yield _repair_to_squares("same_tile", move, beside)
    else:
        yield _repair_to_squares("other_place", move, names)


def _propose_homes(position: Position, seat: int, move: Settle) -> Iterator[Repair]:
    homes = empty_homes(position, seat)
    if (
        keeps_all(SETTLE, position, seat, move)
        or not homes
        or not keeps_all(SETTLE, position, seat, Settle(homes[0]))
    ):
        return
    home = visits_of(position, seat)[seat]
    names = _sort_by_distance(home, home.grid.mask(*homes), move.to)
    yield _repair_to_squares("empty_home", move, names)


def _repair_to_squares(id: str, move: MoveCitizen | Settle, names: tuple[str, ...]) -> Repair:
    """Offer the first `NEARBY` of the squares as the citizen's goal.

    Args:
        id: names the repair.
        move: the refused move.
        names: all legal squares, the nearest first.
    """
    near = names[:NEARBY]
    moves = tuple(replace(move, to=name) for name in near)
    return Repair(id, cells=near, moves=moves, labels=near)


def _sort_by_distance(town: Visit, free: Mask, target: str) -> tuple[str, ...]:
    here = town.grid.index.get(target, 0)
    found = sorted(bits(free), key=lambda cell: (town.grid.distance(cell, here), cell))
    return tuple(town.grid.names[cell] for cell in found)
