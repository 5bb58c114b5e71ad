"""What a page shows is changed in one step, or in its turn: a thread may be drawing it meanwhile."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.test_walls import modules, nodes, tree

BEFORE_DRAWING = "nothing is drawn before it ends"

HARMLESS = {
    "views.device.preferences: restore_preferences": BEFORE_DRAWING,
    "views.device.keyring: load_keys": BEFORE_DRAWING,
}
"""Coroutines that change things step by step all the same, and why that harms nobody."""

OTHERS = {"views.entry.main: prepare calls sync_window": BEFORE_DRAWING}
"""Coroutines that call what does so, and why that harms nobody."""

ROOMS = (
    "views.serving",
    "views.transport",
    "views.site",
    "views.flet_adapter.sparse_diff",
    "views.flet_adapter.worker_threads",
    "views.flet_adapter.bridge",
)
"""Where no page's state is kept."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
NESTED = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def pages() -> Iterator[tuple[str, Path]]:
    return (
        (name, path) for name, path in modules() if name.startswith("views") and not name.startswith(ROOMS)
    )


def functions(root: ast.AST) -> Iterator[Function]:
    return (node for node in ast.walk(root) if isinstance(node, Function))


def own(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a piece of code does itself, in order. Not what functions in it do once they are called."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, NESTED):
            yield child
            yield from own(child)


def written(statement: ast.AST) -> list[str]:
    """Tell whose attributes a statement sets, once for each of them."""
    found: list[str] = []
    for node in (statement, *own(statement)):
        if isinstance(node, ast.Assign):
            targets = [each for one in node.targets for each in getattr(one, "elts", [one])]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
            literal = isinstance(node.args[1], ast.Constant)  # else there may be any number
            found += [ast.unparse(node.args[0])] * (1 if literal else 2)
            continue
        else:
            continue
        found += [ast.unparse(each.value) for each in targets if isinstance(each, ast.Attribute)]
    return found


def waits(statement: ast.AST) -> bool:
    return any(isinstance(node, ast.Await) for node in own(statement))


def in_steps(body: list[ast.stmt]) -> bool:
    """Tell if a block sets two attributes of one thing without waiting in between, on any way through it."""
    return any(count > 1 for count in most_set(body).values())


def most_set(body: list[ast.stmt]) -> dict[str, int]:
    """Of how many attributes of each thing a block sets in a row, on the way on which these are most."""
    running: dict[str, int] = {}
    most: dict[str, int] = {}
    for statement in body:
        if isinstance(statement, NESTED | ast.ClassDef):
            continue
        parts = blocks(statement)
        ways = [most_set(block) for block in parts] or [Counter(written(statement))]
        onward = [way for way, block in zip(ways, parts or [[]], strict=True) if not leaves(block)]
        if waits(statement):
            running = {}
        for way in ways:
            for whose, count in way.items():
                most[whose] = max(most.get(whose, 0), running.get(whose, 0) + count)
        for whose in {whose for way in onward for whose in way}:
            running[whose] = running.get(whose, 0) + max(way.get(whose, 0) for way in onward)
    return most


def leaves(block: list[ast.stmt]) -> bool:
    return bool(block) and isinstance(block[-1], ast.Return | ast.Raise | ast.Continue | ast.Break)


def blocks(statement: ast.stmt) -> list[list[ast.stmt]]:
    """Return the blocks that a statement is made of. None for a simple one."""
    parts = [getattr(statement, name, []) for name in ("body", "orelse", "finalbody")]
    return [part for part in (*parts, *(each.body for each in getattr(statement, "handlers", []))) if part]


@cache
def changes_in_steps() -> tuple[set[str], set[str]]:
    """Plain functions that set several attributes of one thing, by their modules. And methods that do."""
    plain: set[str] = set()
    methods: set[str] = set()
    for module, path in pages():
        held = {id(node) for each in nodes(path) if isinstance(each, ast.ClassDef) for node in each.body}
        for node in functions(tree(path)):
            if isinstance(node, ast.FunctionDef) and node.name != "__init__" and in_steps(node.body):
                methods |= {node.name} if id(node) in held else set()
                plain |= set() if id(node) in held else {f"{module}.{node.name}"}
    return plain, methods


def calls(module: str, path: Path, node: ast.AsyncFunctionDef) -> set[str]:
    """Tell which of these a coroutine calls by itself, outside of its page's turn."""
    plain, methods = changes_in_steps()
    awaited = {id(each.value) for each in own(node) if isinstance(each, ast.Await)}
    found = [each.func for each in own(node) if isinstance(each, ast.Call) and id(each) not in awaited]
    homes = imported(path)
    names = {
        each.id: homes.get(each.id, f"{module}.{each.id}") for each in found if isinstance(each, ast.Name)
    }
    of_things = {each.attr for each in found if isinstance(each, ast.Attribute)}
    return {name for name in names if homes.get(name, f"{module}.{name}") in plain} | (of_things & methods)


def imported(path: Path) -> dict[str, str]:
    """Tell where the names come from that a module imports."""
    return {
        each.asname or each.name: f"{node.module}.{each.name}"
        for node in nodes(path)
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    }


def test_no_coroutine_changes_what_a_page_shows_step_by_step() -> None:
    found = {
        f"{module}: {node.name}"
        for module, path in pages()
        for node in functions(tree(path))
        if isinstance(node, ast.AsyncFunctionDef) and in_steps(node.body)
    }
    assert sorted(found - set(HARMLESS)) == []
    assert sorted(set(HARMLESS) - found) == []


def test_no_coroutine_calls_what_does_outside_of_its_pages_turn() -> None:
    found = {
        f"{module}: {node.name} calls {called}"
        for module, path in pages()
        for node in functions(tree(path))
        if isinstance(node, ast.AsyncFunctionDef)
        for called in calls(module, path, node)
    }
    assert sorted(found - set(OTHERS)) == []
    assert sorted(set(OTHERS) - found) == []
