"""No module imports itself on a way round over others, not even for its types."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from tests.architecture.test_walls import modules, nodes

Graph = dict[str, set[str]]
"""The modules that each module imports."""


def import_graph() -> Graph:
    """Return what each module imports, anywhere in it: at its top, in a function, or for its types alone."""
    names = frozenset(module for module, _ in modules())
    return {module: set(imported_modules(path, names)) - {module} for module, path in modules()}


def imported_modules(path: Path, names: frozenset[str]) -> Iterator[str]:
    """Yield those of `names` that a file imports. Of a package's module, but not its package."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from names.intersection(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield from {inner} & names or {node.module} & names


def find_circle(graph: Graph) -> list[str]:
    """Return the modules of a circle, the first one again at its end. None if imports run one way."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_imports_make_no_circle() -> None:
    assert find_circle(import_graph()) == []


def test_a_circle_of_imports_is_found() -> None:
    circle = find_circle({"a": {"b"}, "b": {"c"}, "c": {"b"}})
    assert set(circle) == {"b", "c"}
