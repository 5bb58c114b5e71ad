"""What a move would change for the seat, told before it is made."""

from companion.engine.game import Notice
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position


def preview(position: Position, seat: int, move: moves.Move) -> tuple[Notice, ...]:
    """What a possible move would change for the seat."""
    return ()
