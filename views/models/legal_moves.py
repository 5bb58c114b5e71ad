"""Legal moves of one kind, found once for all phones that are shown the same position."""

from typing import Any, Protocol, TypeVar

from companion.engine.game import Game
from companion.engine.memo import cache_by_position

M = TypeVar("M")

REMEMBERED = 256
"""Approximate number of positions with cached moves: more than are shown at once."""


class Sight(Protocol):
    """Seat, and the table that its moves are judged at: now, or as it would be."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """Game of the table."""

    @property
    def position(self) -> Any:
        """Position of the table."""

    @property
    def seat(self) -> int:
        """Seat looked at."""


@cache_by_position(REMEMBERED)
def _cached_legal_moves(position: Any, game: Game[Any, Any, Any], seat: int) -> tuple[Any, ...]:
    return tuple(game.moves(position, seat))


@cache_by_position(REMEMBERED)
def _legal_moves_of_kind(position: Any, game: Game[Any, Any, Any], seat: int, kind: type[M]) -> tuple[M, ...]:
    return tuple(move for move in _cached_legal_moves(position, game, seat) if isinstance(move, kind))


def legal_moves(screen: Sight, kind: type[M]) -> tuple[M, ...]:
    """List the legal moves of one kind for the seat looked at."""
    return _legal_moves_of_kind(screen.position, screen.game, screen.seat, kind)
