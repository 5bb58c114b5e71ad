"""How every repair of Sweet Lands is carried out."""

from collections.abc import Iterator
from typing import Any

from companion.engine.verdict import Repair
from companion.games.sweet_lands.position import Position
from tests.conformance.parts import Changed


def repaired(position: Position, seat: int, move: Any, repair: Repair) -> Iterator[Changed]:
    """Every way to carry out a proposed repair: the position and the move it leads to.

    Raises:
        KeyError: nobody has told how this one is carried out.
    """
    raise KeyError(repair.id)
