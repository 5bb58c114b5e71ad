"""What a table does that no rule asks for."""

from collections.abc import Iterable
from typing import Any

from companion.engine.game import Game, Impossible


def first_shown(game: Game[Any, Any, Any], position: Any, corrections: Iterable[Any]) -> Any | None:
    """The position after the first of some corrections that the mirror can show; None where it can none."""
    for correction in corrections:
        try:
            return game.correct(position, correction)
        except Impossible:
            continue
    return None
