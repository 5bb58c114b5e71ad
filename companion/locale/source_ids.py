"""Messages that only the code of a game names: those of its repairs, and of its typed errors."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from companion.engine.game import Game

NAMED: dict[str, str] = {"Repair": "repair", "Unreadable": "notation"}
"""Kind of the message that the first argument of a call names, by what is called."""


def find_source_ids(game: Game[Any, Any, Any], kind: str) -> tuple[str, ...]:
    """List the ids of a kind that the code of a game names as texts of its own, without duplicates.

    Args:
        game: the game; its code is the package, or the module, that declares its position.
        kind: one of the values of `NAMED`.
    """
    folder = _find_package(game.position_type.__module__)
    return tuple(dict.fromkeys(name for name, found in _scan_package(folder) if found == kind))


def _find_package(module: str) -> Path:
    """Find the folder of the package a module lies in, or the module's file if it lies in none."""
    spec = find_spec(module.rpartition(".")[0] or module)
    if spec is None or spec.origin is None:
        return Path()
    return Path(spec.origin).parent if spec.submodule_search_locations else Path(spec.origin)


@cache
def _scan_package(place: Path) -> tuple[tuple[str, str], ...]:
    files = [place] if place.is_file() else sorted(place.rglob("*.py")) if place.name else []
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    return tuple(found for tree in trees for found in _ids_in_tree(tree))


def _ids_in_tree(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield each id with its kind, from calls such as ``Repair("turned", …)``.

    A repair with labels needs no sentence of its own.
    """
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called in NAMED and not any(keyword.arg == "labels" for keyword in call.keywords):
            yield from ((name, NAMED[called]) for name in _texts_of(_id_argument(call)))


def _id_argument(call: ast.Call) -> ast.AST | None:
    if call.args:
        return call.args[0]
    return next((keyword.value for keyword in call.keywords if keyword.arg == "id"), None)


def _texts_of(value: ast.AST | None) -> Iterator[str]:
    """Yield the texts that a value can be: itself, or either side of a choice."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    if isinstance(value, ast.IfExp):
        yield from _texts_of(value.body)
        yield from _texts_of(value.orelse)
