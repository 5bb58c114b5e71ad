"""Entry point of questions to the board: a running table's question, answered by the referee."""

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
    """Answer a question about a table, or return None if the question is about something else.

    Secrets of other seats are redacted before the game is asked, so no answer can tell them.

    Args:
        game: the game.
        position: the whole position, secrets included.
        question: the typed text, in any of the languages; any text will do.
        names: the seats' names.
        viewer: the seat that asks; None for a watcher, who sees the public part only.
        this: the things that the asker points at: ids of pieces, and names of cells or of other targets.
    """
    seen = game.view(position, viewer)
    asked = understand(game, seen, question, names, viewer, this)
    return ask_seen(game, seen, asked) if asked else None


def ask_seen(game: AnyGame, seen: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Answer a question that is already understood, from the position that its asker sees."""
    return _ANSWERS[asked.intent](game, seen, asked)
