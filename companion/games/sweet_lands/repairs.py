"""What single change would make a refused move legal. Every proposal is judged again before it is made."""

from companion.engine.verdict import Repair
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position


def repairs(position: Position, seat: int, move: moves.Move) -> tuple[Repair, ...]:
    """Single changes after which a move would be legal."""
    return ()
