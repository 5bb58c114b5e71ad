"""How the cause of a violation is taken away, for the rule that belongs to no phase."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.small_city.moves import Decline
from companion.games.small_city.position import Errand, Position
from companion.games.small_city.turn import STAGES
from tests.conformance.parts import Changed, Remover


def phase(position: Position, seat: int, move: Any, _violations: Sequence[Violation]) -> Changed:
    """The table does what the move belongs to: a phase, or the free tile of the construction row."""
    if isinstance(move, Decline):
        return replace(position, phase="council", errand=Errand(seat, "build", 1)), move
    found = next(name for name, stage in STAGES.items() if type(move) in stage.rules)
    return replace(position, phase=found, errand=None), move


REMOVERS: dict[str, Remover] = {"phase": phase}
NEVER_SEEN: frozenset[str] = frozenset()
