"""Games that differ in something from one there is."""

from dataclasses import fields, replace
from typing import Any

from companion.engine.game import Game


def differing(game: Game[Any, Any, Any], **changes: Any) -> Game[Any, Any, Any]:
    """Return a game with some parts replaced, and some questions answered otherwise.

    Args:
        game: the game to begin with.
        changes: parts and questions by name.
    """
    parts = {each.name for each in fields(game) if each.init}
    made = replace(game, **{name: change for name, change in changes.items() if name in parts})
    vars(made).update({name: change for name, change in changes.items() if name not in parts})
    return made
