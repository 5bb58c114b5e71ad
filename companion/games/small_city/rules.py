"""The rules of Small City: which judge which move now. Each phase keeps its own, in the rulebook's order."""

from companion.engine.verdict import Verdict, Violation
from companion.engine.words import Word
from companion.games.small_city import turn
from companion.games.small_city.moves import Move
from companion.games.small_city.position import Position


def verdict(position: Position, seat: int, move: Move) -> Verdict:
    """Everything that stands against a move by a seat."""
    return turn.COURSE.verdict(position, seat, move, _elsewhere)


def _elsewhere(position: Position) -> Violation:
    """This move belongs to another phase than the one the table is in."""
    return Violation("phase", "rounds", "impossible", {"phase": Word(f"phase-{position.phase}")})
