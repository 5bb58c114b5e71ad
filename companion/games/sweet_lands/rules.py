"""The rules of Sweet Lands: which judge which move now. Each phase keeps its own, in the rulebook's order."""

from companion.engine.verdict import Verdict, Violation
from companion.engine.words import Word
from companion.games.sweet_lands import turn
from companion.games.sweet_lands.moves import Move
from companion.games.sweet_lands.position import Position


def verdict(position: Position, seat: int, move: Move) -> Verdict:
    """Everything that stands against a move by a seat."""
    return turn.COURSE.verdict(position, seat, move, _elsewhere)


def _elsewhere(position: Position) -> Violation:
    """This move belongs to another phase than the one the table is in."""
    now = Word(f"phase-{position.phase}")
    return Violation("phase", "round", "impossible", {"phase": now})
