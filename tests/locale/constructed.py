"""Ids of messages that code puts into an answer, a line of the log or an error, instead of saying them."""

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import product

from companion.games import GAMES
from companion.locale import kinds
from companion.locale.repairs import SHARED
from tests.architecture.test_walls import modules, nodes
from tests.locale.composed import ANY, game_of
from tests.locale.naming import TEXTS

Ids = Callable[[str, str], Iterator[str]]
"""Yields the messages of a game by one of which an id can be said."""


def _whole(_game: str, id: str) -> Iterator[str]:
    yield id


def _of(*names: str) -> Ids:
    def ids(game: str, id: str) -> Iterator[str]:
        yield from (f"{game}-{kind}-{id}" for kind in names)

    return ids


def _word(game: str, id: str) -> Iterator[str]:
    yield f"{game}-{id}"


def _repair(game: str, id: str) -> Iterator[str]:
    yield from (f"{game}-repair-{id}", SHARED)


NOTICES = tuple(name for name in kinds.KINDS if name not in ("violation", "name"))

CONSTRUCTORS: Mapping[str, Ids] = {
    **dict.fromkeys(("Sentence", "Report"), _whole),
    **dict.fromkeys(("Notice", "seat_line"), _of(*NOTICES)),
    **dict.fromkeys(("Task", "seat_task"), _of("task")),
    **dict.fromkeys(("Rule", "LandRule", "AreaRule"), _of("violation")),
    **dict.fromkeys(("Word", "Phrase"), _word),
    **dict.fromkeys(("Unreadable", "SheetError"), _of("notation")),
    "Repair": _repair,
    "Handling": _of("step"),
    "Tiebreak": _of("tiebreak"),
    "TableFact": _of("fact"),
}
"""What is handed the id of a message first, by the messages that say it."""


@cache
def constructed() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return each constant id that is handed to one of `CONSTRUCTORS`, by place, with the messages for it.

    What is shared by games is said by each game that has it: by one at least.
    """
    return tuple(_constructed())


def _constructed() -> Iterator[tuple[str, tuple[str, ...]]]:
    for module, path in modules():
        scope = game_of(module)
        for call in nodes(path):
            if not (isinstance(call, ast.Call) and call.args):
                continue
            name = _name_of(call)
            for part in _constants(call.args[0]) if name in CONSTRUCTORS else ():
                games = GAMES if scope == ANY else (scope,)
                said = tuple(id for game in games for id in CONSTRUCTORS[name](game, part))
                yield f"{module}:{call.lineno} {name} {part}", said


def messages_of(name: str) -> Iterator[str]:
    """Yield the messages by which the constant ids are said that one of `CONSTRUCTORS` is handed."""
    for where, said in constructed():
        if where.split()[1] == name:
            yield from (id for id in said if TEXTS["en"].can_say(id))


def constants_handed(name: str) -> Iterator[str]:
    """Yield the constants that calls of a function are handed as arguments."""
    for call in _calls().get(name, ()):
        yield from (id for given in call.args for id in _constants(given))


def pairs_handed(name: str) -> Iterator[tuple[str, str]]:
    """Yield the first two arguments of calls of a function, where both are constants."""
    for call in _calls().get(name, ()):
        yield from product(*map(_constants, call.args[:2])) if len(call.args) > 1 else ()


@cache
def _calls() -> Mapping[str, tuple[ast.Call, ...]]:
    """Return all calls in the product by the last name of what they call."""
    found: dict[str, list[ast.Call]] = {}
    for _, path in modules():
        for call in nodes(path):
            if isinstance(call, ast.Call):
                found.setdefault(_name_of(call), []).append(call)
    return {name: tuple(calls) for name, calls in found.items()}


def _constants(given: ast.expr) -> Iterator[str]:
    """Yield the texts that an argument can be: itself, or either side of a choice."""
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        yield given.value
    elif isinstance(given, ast.IfExp):
        yield from (*_constants(given.body), *_constants(given.orelse))


def _name_of(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))
