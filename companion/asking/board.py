"""Asking the board: a question about a running table, answered by the referee."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.asking.answers import BoardAnswer
from companion.asking.counting import points, price, standing
from companion.asking.cues import Intent
from companion.asking.judging import may, where
from companion.asking.question import AnyGame, TableQuestion, understand
from companion.asking.waiting import fact, turn

_ANSWERS: Mapping[Intent, Callable[[AnyGame, Any, TableQuestion], BoardAnswer | None]] = {
    "fact": fact,
    "turn": turn,
    "standing": standing,
    "points": points,
    "price": price,
    "where": where,
    "may": may,
}


def ask_board(
    game: AnyGame,
    position: Any,
    question: str,
    names: Sequence[str],
    viewer: int | None,
    this: Sequence[str] = (),
) -> BoardAnswer | None:
    """What the referee says to a question about a table; None where the question is not about it.

    Whatever the viewer may not see is taken out before anything is asked, so no answer can tell it.

    Args:
        game: the game.
        position: what the table shows, all of it.
        question: what somebody typed, in any of the languages; any text will do.
        names: the seats' names.
        viewer: the seat that asks; None for somebody who may see what everybody may see.
        this: what the asker points at: ids of pieces, and names of cells or of other targets.
    """
    seen = game.view(position, viewer)
    asked = understand(game, seen, question, names, viewer, this)
    return ask_seen(game, seen, asked) if asked else None


def ask_seen(game: AnyGame, seen: Any, asked: TableQuestion) -> BoardAnswer | None:
    """What the referee says to a question that is understood, about what its asker sees of a table."""
    return _ANSWERS[asked.intent](game, seen, asked)
