"""Where the code puts an id of a message together, found in the code itself."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from companion.games import GAMES
from tests.architecture.test_walls import modules, nodes

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


SHAPE = re.compile(r"(?=.*[a-z]{2})[a-z*][a-z0-9_*]*(-[a-z0-9_*]+)*")
"""How an id of a message looks, wherever it is put together: in a variable, in an answer, in an error."""

MUTE = (
    *("views.site.", "views.serving.", "views.flet_adapter."),
    *("companion.sharing.", "companion.hosting.measures"),
)
"""Rooms that put together names of files, of properties and of parts of drawings."""

FILLS = ("1", "2", "A", "D", "wheat", "1a", "R1", "w", "gold", "easy", "normal", "board-easy", "yellow")
"""What can stand in the name of an entry of the box."""


@cache
def composed() -> frozenset[Composed]:
    """Find every id that is put together, but names of entries of an owner's box that nobody says."""
    said = frozenset(_handed_in())
    return said | frozenset(id for id in frozenset(_put_together()) - said if not _is_entry(id))


def _handed_in() -> Iterator[Composed]:
    """Find the ids that are put together if something is said, whatever they look like."""
    for module, path in modules():
        for call in nodes(path):
            for arg in handed_ids(call) if isinstance(call, ast.Call) else ():
                for part in ast.walk(arg):
                    if isinstance(part, ast.JoinedStr):
                        yield Composed(game_of(module), pattern_of(part))


def _put_together() -> Iterator[Composed]:
    """Find whatever else looks like an id and is put together."""
    for module, path in modules():
        for part in nodes(path) if not module.startswith(MUTE) else ():
            if isinstance(part, ast.JoinedStr) and SHAPE.fullmatch(pattern_of(part)):
                yield Composed(game_of(module), pattern_of(part))


def _is_entry(id: Composed) -> bool:
    """Tell if a text is the name of an entry of the game's box, with something put in."""
    game: Any = GAMES.get(id.scope)
    pieces = id.pattern.split("*")
    return game is not None and any(
        game.box.is_readable("".join(part + fill for part, fill in zip(pieces, (*fills, ""), strict=True)))
        for fills in product(FILLS, repeat=len(pieces) - 1)
    )
