"""The rules of Roll Into Town: which judge which move now. Each step keeps its own, in its order."""

from companion.engine.verdict import Verdict, Violation
from companion.engine.words import Word
from companion.games.roll_into_town import turn
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.position import Position


def verdict(position: Position, seat: int, move: Move) -> Verdict:
    """Everything that stands against a move by a seat."""
    return turn.COURSE.verdict(position, seat, move, elsewhere)


def legal(position: Position, seat: int, move: Move) -> bool:
    """Whether nothing stands against a move by a seat."""
    return verdict(position, seat, move).legal


def elsewhere(position: Position) -> Violation:
    """The dice are not rolled yet, or they already are, or the game is over."""
    return Violation("phase", "round", "impossible", {"phase": Word(f"phase-{position.phase}")})
