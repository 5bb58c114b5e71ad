"""Sentences of repairs: the game's own, or the shared sentence that names the choices of any game."""

from collections.abc import Sequence

from companion.engine.verdict import Repair
from companion.locale.texts import Texts

CHOICES = 3
"""Most choices that the shared sentence names."""

SHARED = "app-repair-try"
"""Message that names the choices of a repair for which its game has no sentence."""


def has_own_sentence(texts: Texts, game_id: str, repair: Repair) -> bool:
    """Check that the game has a sentence for a repair. Without one, the choices say it all."""
    return not repair.labels or texts.has_about(game_id, "repair", repair.id)


def say_choices(texts: Texts, choices: Sequence[str]) -> str:
    """Say the first choices of repairs as the shared sentence."""
    return texts.say(SHARED, choices=tuple(choices[:CHOICES]))


def say_repair(texts: Texts, game_id: str, repair: Repair, names: Sequence[str] = ()) -> str:
    """Say a repair as its game's sentence, or else as the shared one.

    Args:
        texts: of the reader's language.
        game_id: the game.
        repair: the repair.
        names: of the people, by seat.
    """
    if has_own_sentence(texts, game_id, repair):
        return texts.about(game_id, "repair", repair.id, repair.params, names)
    return say_choices(texts, [texts.label(game_id, label, names) for label in repair.labels])
