"""Sweet Lands as it is typed by hand."""

from collections.abc import Sequence
from typing import Any

from companion.engine.notation import Notation, Purpose
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position


class SweetLandsNotation(Notation[Position, moves.Move, Any]):
    """Reads and writes positions of Sweet Lands."""

    def read(
        self, table: Any, names: Sequence[str], purpose: Purpose, moves: Sequence[Any], first: int = 0
    ) -> Position:
        """The position a file describes."""
        raise NotImplementedError

    def write(self, position: Position, names: Sequence[str]) -> str:
        """The position as TOML."""
        raise NotImplementedError
