"""Names: one class, one name; and a function says what it does, or what it gives."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.test_walls import ROOT, modules, tree

ENDINGS = ("ed", "ing")
IRREGULAR = re.compile(
    "begun|bent|bought|broken|brought|built|caught|chosen|dealt|done|drawn|driven|dug|fallen|felt|forgotten|found|frozen"
    "|given|gone|got|grown|heard|held|hidden|kept|known|laid|led|left|lent|lit|lost|made|meant|met|overtaken|paid|redone"
    "|rung|said|sat|seen|sent|shown|sold|spent|spoken|stolen|stood|struck|stuck|swept|taken|taught|thrown|told|torn"
    "|understood|undone|withdrawn|won|worn|written"
)
"""Participles without such an ending. Those that are verbs as they stand, such as put and read, are none."""

NOUNS = {
    "awning",
    "building",
    "everything",
    "finding",
    "heading",
    "nothing",
    "opening",
    "ring",
    "seating",
    "standing",
    "thing",
}
"""What only looks like a participle."""

VERBS = {"bring", "feed", "need"}

NO_FUNCTION = ("property", "fixture", "component", "setter")
"""What is decorated so is read, injected or drawn, and never called by its name."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def is_participle(name: str) -> bool:
    """Tell if a name is one word, and only tells what was done or is being done."""
    if "_" in name or name in NOUNS | VERBS:
        return False
    return name.endswith(ENDINGS) or bool(IRREGULAR.fullmatch(name))


def is_called(node: Function) -> bool:
    """Tell if a function is called by its name."""
    return not any(ast.unparse(one).endswith(NO_FUNCTION) for one in node.decorator_list)


def functions(body: list[ast.stmt]) -> Iterator[Function]:
    """Yield the functions of a module or a class, and of the classes in it."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from functions(node.body)
        elif isinstance(node, Function):
            yield node


def of_a_game(path: Path) -> bool:
    return bool({"games", "boards"} & set(path.relative_to(ROOT).parts))


def test_no_two_public_classes_outside_games_share_a_name() -> None:
    found = defaultdict(list)
    for module, path in modules():
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and not of_a_game(path):
                found[node.name].append(module)
    assert {name: where for name, where in found.items() if len(where) > 1} == {}


def test_no_public_function_is_a_bare_participle() -> None:
    found = [
        f"{module}: {node.name}"
        for module, path in modules()
        for node in functions(tree(path).body)
        if is_called(node) and is_participle(node.name)
    ]
    assert found == []


def test_no_function_of_a_game_or_its_board_is_a_bare_participle() -> None:
    found = [
        f"{module}: {node.name}"
        for module, path in modules()
        if of_a_game(path)
        for node in functions(tree(path).body)
        if is_called(node) and is_participle(node.name.strip("_"))
    ]
    assert found == []
