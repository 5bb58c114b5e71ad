"""Phase 1, its beginning: the others put the mayor on a street of the mayor's town."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from msgspec.structs import replace

from companion.engine.agenda import Task
from companion.engine.memo import cache_by_identity
from companion.engine.rows import Rows
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.words import Who, Word
from companion.games.small_city import procedures
from companion.games.small_city.citizens.people import square_key
from companion.games.small_city.moves import Move, Street
from companion.games.small_city.phases.common_rules import OUT, Rules, Stage
from companion.games.small_city.plan import Plan, seat_plan
from companion.games.small_city.position import CellName, Position
from companion.geometry.bits import Mask, union
from companion.geometry.square import Grid
from companion.kit.tasks import seat_task

Pair = tuple[CellName, CellName]


def squares_for_mayor(position: Position) -> Mask:
    """Compute the mask of the squares of the mayor's town that the mayor may stand beside (B-36).

    They may lie anywhere on the board.
    """
    plan = seat_plan(position, position.mayor)
    graves = plan.grid.mask(*(grave.at for grave in position.towns[position.mayor].graves))
    return plan.grid.full & ~(plan.ground.obstacles | plan.ground.water | plan.covered | graves)


@dataclass(frozen=True, eq=False)
class Streets:
    """Every street of a board, row by row.

    Attributes:
        pairs: by number, the two squares of a street.
        moves: by number, the move that puts the mayor there.
        touching: by square, the numbers of the streets beside it, as a mask.
    """

    pairs: tuple[Pair, ...]
    moves: tuple[Street, ...]
    touching: tuple[Mask, ...]

    def streets_among(self, free: Mask) -> Mask:
        """Compute the mask of the numbers of the streets between two free squares."""
        blocked = union([at for square, at in enumerate(self.touching) if not free >> square & 1])
        return (1 << len(self.pairs)) - 1 & ~blocked


@lru_cache(maxsize=64)
def _cached_streets_of(grid: Grid) -> Streets:
    numbers = tuple(_pairs_of_neighbours(grid))
    pairs = tuple((grid.names[one], grid.names[other]) for one, other in numbers)
    touching = [0] * grid.cells
    for number, squares in enumerate(numbers):
        for square in squares:
            touching[square] |= 1 << number
    return Streets(pairs, tuple(map(Street, pairs)), tuple(touching))


def _pairs_of_neighbours(grid: Grid) -> Iterator[tuple[int, int]]:
    for number in range(grid.cells):
        if (number + 1) % grid.columns:
            yield number, number + 1
        if number + grid.columns < grid.cells:
            yield number, number + grid.columns


@cache_by_identity(64)
def _streets_and_free_mask(position: Position) -> tuple[Streets, Mask]:
    """Return the streets of the mayor's board, and the mask of those open to the mayor."""
    every = _cached_streets_of(seat_plan(position, position.mayor).grid)
    return every, every.streets_among(squares_for_mayor(position))


def legal_streets(position: Position) -> Rows[Pair]:
    """List every street the mayor may stand on as its two squares, row by row."""
    every, free = _streets_and_free_mask(position)
    return Rows([(every.pairs, free)])


def _check_mayor_host(position: Position, seat: int, _move: Street) -> Findings:
    return BROKEN if seat == position.mayor else KEPT


def _check_street_on_board(position: Position, _seat: int, move: Street) -> Findings:
    index = seat_plan(position, position.mayor).grid.index
    off = tuple(at for at in dict.fromkeys(move.squares) if at not in index)
    return (({"cells": off, "mayor": Who(position.mayor)}, ()),) if off else KEPT


def _check_side_by_side(position: Position, _seat: int, move: Street) -> Findings:
    grid = seat_plan(position, position.mayor).grid
    one, other = move.squares
    if one not in grid.index or other not in grid.index:
        return KEPT
    return KEPT if grid.orthogonal(grid.mask(one)) & grid.mask(other) else BROKEN


def _check_street_empty(position: Position, _seat: int, move: Street) -> Findings:
    plan, free = seat_plan(position, position.mayor), squares_for_mayor(position)
    index = plan.grid.index
    taken = [at for at in dict.fromkeys(move.squares) if at in index and not free & plan.grid.mask(at)]
    return [({"at": at, "what": _name_obstacle(position, plan, at)}, (at,)) for at in taken]


def _name_obstacle(position: Position, plan: Plan, cell: CellName) -> Word:
    """Name the thing that fills a square: a tile, a grave, water or an obstacle."""
    if tile := plan.tile_at(cell):
        return Word(f"tile-{tile.kind}")
    if any(grave.at == cell for grave in position.towns[position.mayor].graves):
        return Word("on-grave")
    return Word("on-water" if plan.ground.water & plan.grid.mask(cell) else "on-obstacle")


RULES: Rules = {
    Street: (
        OUT,
        Rule("street_off_board", "street.place", _check_street_on_board, "impossible"),
        Rule("street_by_others", "street.place", _check_mayor_host),
        Rule("street_apart", "street.place", _check_side_by_side, "impossible"),
        Rule("street_taken", "street.place", _check_street_empty),
    )
}


def _apply_move(position: Position, _seat: int, move: Street) -> Position:
    one, other = sorted(move.squares, key=square_key)
    return replace(position, street=(one, other))


def _legal_moves(position: Position, seat: int) -> Iterable[Move]:
    if seat == position.mayor or position.towns[seat].out:
        return ()
    every, free = _streets_and_free_mask(position)
    return Rows([(every.moves, free)])


def _candidate_moves(position: Position, _seat: int) -> Iterable[Move]:
    grid = seat_plan(position, position.mayor).grid
    names = grid.names
    yield from _cached_streets_of(grid).moves
    yield from (Street((at, at)) for at in names)
    yield Street((names[0], names[-1]))
    yield Street(("a99", names[0]))


def _seats_to_act(position: Position) -> tuple[int, ...]:
    if position.street or not _streets_and_free_mask(position)[1]:
        return ()
    return tuple(seat for seat in position.order if seat != position.mayor)


def _current_tasks(position: Position) -> tuple[Task, ...]:
    actors, mayor = _seats_to_act(position), Who(position.mayor)
    others = len(actors) - 1
    return tuple(seat_task("street", seat, shared=True, mayor=mayor, others=others) for seat in actors)


def _waiting_mayor(position: Position) -> tuple[int, ...]:
    """List the mayor's seat, which lays the ring with the others and chooses first."""
    return (position.mayor,)


def _reset_round(position: Position) -> Position:
    """Reset the pollution and the goods of the last round."""
    for seat, town in enumerate(position.towns):
        if town.made or town.produced:
            position = position.with_town(seat, made=0, produced=0)
    return position


STAGE = Stage(
    RULES,
    _apply_move,
    _candidate_moves,
    _seats_to_act,
    _current_tasks,
    _legal_moves,
    enter=_reset_round,
    procedure=procedures.STREET,
    later=_waiting_mayor,
)
