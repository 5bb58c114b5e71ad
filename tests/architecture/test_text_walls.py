"""The walls between texts: what all games share says nothing of one game, and a game's board says its own."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from companion.data import data_path
from companion.games import GAMES
from tests.architecture.test_walls import modules, tree

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
PLAIN = "views.boards.plain"
"""The board of games that have none of their own: it says what the app says."""


@cache
def messages() -> frozenset[str]:
    """Return the ids of all texts."""
    files = sorted(data_path("locales", "en").glob("*.ftl"))
    return frozenset(id for file in files for id in MESSAGE.findall(file.read_text(encoding="utf-8")))


@cache
def of_the_app() -> frozenset[str]:
    """Return the ids of the app's own texts, without what they begin with."""
    return frozenset(id.removeprefix("app-") for id in messages() if id.startswith("app-"))


def game_of(module: str) -> str | None:
    """Tell whose board a module draws. None if it is drawn for every game."""
    found = re.match(r"views\.boards\.(\w+)\.", module)
    return found[1] if found and found[1] in GAMES else None


def written(node: ast.AST) -> Iterator[tuple[str, bool]]:
    """Yield every string in some code, and if it is whole: of one that is put together, its beginning."""
    within: set[ast.AST] = set()
    for each in ast.walk(node):
        if isinstance(each, ast.JoinedStr):
            within.update(each.values)
            first = each.values[0] if each.values else None
            if isinstance(first, ast.Constant):
                yield str(first.value), False
        elif isinstance(each, ast.Constant) and isinstance(each.value, str) and each not in within:
            yield each.value, True


def said(node: ast.AST) -> Iterator[str]:
    """Yield the texts of the app that a piece of code names where it lets a phone or a screen say
    something.
    """
    for each in ast.walk(node):
        if not isinstance(each, ast.Call) or not isinstance(each.func, ast.Attribute) or not each.args:
            continue
        if each.func.attr == "say" and not of_texts(each.func.value):
            yield from named(written(each.args[0]))


def of_texts(node: ast.expr) -> bool:
    """Tell if whole ids are said here, as they stand in the files."""
    return isinstance(node, ast.Subscript) or (isinstance(node, ast.Name) and node.id == "texts")


def named(strings: Iterator[tuple[str, bool]]) -> Iterator[str]:
    """Yield the app's texts among some strings, and those that begin like one that is put together."""
    for string, whole in strings:
        if whole and string in of_the_app():
            yield string
        elif not whole and len(string) > 2:
            yield from (id for id in of_the_app() if id.startswith(string))


def test_a_text_that_only_one_game_says_is_not_the_apps() -> None:
    said_by: dict[str, set[str]] = {}
    common: set[str] = set()
    for module, path in modules():
        if game := game_of(module):
            for id in said(tree(path)):
                said_by.setdefault(id, set()).add(game)
        else:
            common.update(named(written(tree(path))))
    assert said_by.keys() & common
    assert {id: games for id, games in said_by.items() if len(games) == 1 and id not in common} == {}


def test_nobody_says_the_texts_of_another_game() -> None:
    """What a board names in full is its own, or the app's. What is drawn for every game names no game's."""
    found = []
    for module, path in modules():
        if module.startswith("views."):
            own = game_of(module)
            for string, _ in written(tree(path)):
                other = next((game for game in GAMES if string.startswith(f"{game}-") and game != own), None)
                found += [f"{module} says {string}"] if other else []
    assert found == []


def test_a_board_of_a_game_says_nothing_of_the_plain_one() -> None:
    plain = frozenset(id for id in of_the_app() if id.startswith("plain-"))
    assert plain
    found = [
        f"{module} says {id}"
        for module, path in modules()
        if module.startswith("views.") and not module.startswith(PLAIN)
        for id in plain.intersection(said(tree(path)))
    ]
    assert found == []
