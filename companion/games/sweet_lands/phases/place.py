"""The phase of typed files that are about a map alone: pieces are laid without being owed or paid."""

from collections.abc import Iterable, Iterator
from typing import Any

from companion.engine.agenda import Task
from companion.games.sweet_lands import lay_pieces, moves, placing
from companion.games.sweet_lands.land import seat_land
from companion.games.sweet_lands.phases.common_rules import Check, Stage
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import PROPERTIES
from companion.kit.tasks import seat_task, task_per_actor

RULES: dict[type[Any], tuple[Check, ...]] = {
    moves.Terrain: placing.checks("terrain"),
    moves.Special: placing.checks("special"),
    moves.Road: placing.checks("road"),
    moves.Property: placing.checks("tent"),
    moves.Rabbit: placing.checks("rabbit"),
}


def _effect(position: Position, seat: int, move: Any) -> Position:
    """Lay a piece. The only consequence is that tiles beside roads flip."""
    before = position.players[seat]
    if isinstance(move, moves.Property):
        after = lay_pieces.build(position, seat, move, free=True)
    else:
        after = lay_pieces.lay(position, seat, move)
    return lay_pieces.end_action(after, seat).with_player(seat, dues=(), hand=before.hand)


def _candidates(position: Position, seat: int) -> Iterable[moves.Placing]:
    land = seat_land(position, seat)
    for at in land.grid.names:
        yield from (moves.Terrain(at), moves.Special(at), moves.Rabbit(at))
        yield from (moves.Property(kind, at) for kind in PROPERTIES)
    yield from (moves.Road(at) for at in land.edges.names_of(land.rim))


def _moves(position: Position, seat: int) -> Iterator[moves.Move]:
    """List the candidates on free places. The map is asked once for all of them."""
    land = seat_land(position, seat)
    free = {piece: frozenset(placing.free(land, piece)) for piece in placing.RULES}
    return (move for move in _candidates(position, seat) if move.at in free[placing.piece_of(move)])


def _actors(position: Position) -> tuple[int, ...]:
    return tuple(range(position.count))


def _task(_position: Position, seat: int) -> Task:
    return seat_task("place", seat)


STAGE = Stage(RULES, _effect, _candidates, _actors, task_per_actor(_actors, _task), _moves)
