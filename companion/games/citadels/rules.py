"""The rules of Citadels: which judge which move now. Each phase keeps its own, in the rulebook's order."""

from companion.engine.verdict import Verdict, Violation
from companion.engine.words import Word
from companion.games.citadels import turn
from companion.games.citadels.moves import Move
from companion.games.citadels.position import Position


def verdict(position: Position, seat: int, move: Move) -> Verdict:
    """Everything that stands against a move by a seat."""
    return turn.COURSE.verdict(position, seat, move, _elsewhere)


def _elsewhere(position: Position) -> Violation:
    """This move belongs to another part of the round than the one the table is in.

    While the Graveyard's owner is asked, that comes before the turn goes on.
    """
    now = "graveyard" if position.offer else position.phase
    return Violation("phase", "round", "impossible", {"phase": Word(f"phase-{now}")})
