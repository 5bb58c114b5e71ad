"""Moves and corrections as the log tells them, and whether every word of it is somebody's."""

from collections.abc import Sequence
from typing import Any, Literal

from companion.engine.game import Game
from companion.engine.notice import Notice
from companion.locale.texts import Texts

TEXTS = Texts.load_all()

AnyGame = Game[Any, Any, Any]


def worded(
    game: AnyGame, kind: Literal["move", "correct"], notice: Notice, names: Sequence[str], locale: str
) -> str:
    """Return a line of the log, in a language that has its sentence.

    Nothing is left in it that is not of people.
    """
    assert TEXTS[locale].has(f"{game.id}-{kind}-{notice.id}"), (locale, notice.id)
    said = TEXTS[locale].about(game.id, kind, notice.id, notice.params, names)
    assert "{" not in said
    assert game.id not in said
    return said


def told(game: AnyGame, names: Sequence[str], position: Any, seat: int, move: Any, locale: str = "en") -> str:
    """Return a move as a line of the log."""
    return worded(game, "move", game.describe(position, seat, move), names, locale)
