"""Where the code puts an id of a message together, found in the code itself."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from companion.games import GAMES
from tests.house.test_walls import modules, tree

SPEAKERS = frozenset({"say", "say_for", "about", "ui", "tell", "thing", "Word", "Phrase", "has"})
"""What is handed the id of a message, or the end of one."""

ANY = "any"
"""The scope of what is said for whichever game, or for the app."""


@dataclass(frozen=True, order=True)
class Composed:
    """An id that is put together.

    Attributes:
        scope: the game whose code does it; `ANY` elsewhere.
        pattern: the id with ``*`` for each part that is not written there.
    """

    scope: str
    pattern: str


def game_of(module: str) -> str:
    """Return the game in whose folder a module lies, or `ANY`."""
    return next((part for part in module.split(".") if part in GAMES), ANY)


def pattern_of(node: ast.JoinedStr) -> str:
    """Return a string that is put together with ``*`` for what is put in."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def handed_ids(call: ast.Call) -> Iterator[ast.expr]:
    """Yield what a call of a speaker is handed as an id: no params, and no words already said."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in SPEAKERS:
        yield from (arg for arg in call.args[:3] if not isinstance(arg, ast.Call))


@cache
def composed() -> frozenset[Composed]:
    """Find every id that is put together where something is said."""
    return frozenset(
        Composed(game_of(module), pattern_of(part))
        for module, path in modules()
        for call in ast.walk(tree(path))
        if isinstance(call, ast.Call)
        for arg in handed_ids(call)
        for part in ast.walk(arg)
        if isinstance(part, ast.JoinedStr)
    )
