"""The insides of Flet are known in one room, and nothing is changed by importing a module."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.test_walls import ROOT, modules, nodes, tree

ADAPTER = "views.flet_adapter"

FACE = frozenset({"flet", "flet.canvas", "flet_charts"})
"""The modules of Flet that are there for everybody."""

EVERYBODYS = {*dir(dict), *dir(type), *dir(lambda: None), "_replace", "_fields", "__struct_config__"}
"""Private by their name alone: what Python itself, named tuples and msgspec have."""

FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef
OF_FLET = re.compile(r"^(ft|cv|fc|flet\w*)\.")


def outside() -> Iterator[tuple[str, Path]]:
    return ((m, path) for m, path in modules() if m.startswith("views.") and not m.startswith(ADAPTER))


def insides(module: ast.Module) -> Iterator[str]:
    """Yield the modules of Flet that a module imports, and that are not its face."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        yield from (name for name in names if name.startswith("flet") and name not in FACE)


def privates(module: ast.Module) -> Iterator[str]:
    """Yield what a module reads that is private to something else, as it is written there."""
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and not is_own(node.value):
            yield ast.unparse(node)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("flet"):
            yield from (alias.name for alias in node.names if is_private(alias.name))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr", "setattr"):
            name = node.args[1]
            if isinstance(name, ast.Constant) and is_private(str(name.value)):
                yield ast.unparse(node)
        elif isinstance(node, FUNCTIONS) and re.match(r"_[A-Z]\w*__", node.name):
            yield node.name
        elif isinstance(node, ast.ClassDef) and any(OF_FLET.match(ast.unparse(base)) for base in node.bases):
            yield from inherited(node)


def inherited(kind: ast.ClassDef) -> Iterator[str]:
    """Yield the private names that a class of Flet's kind reads on itself and does not set itself."""
    names = [node for node in ast.walk(kind) if isinstance(node, ast.Attribute) and is_private(node.attr)]
    set_here = {node.attr for node in names if isinstance(node.ctx, ast.Store)}
    set_here |= {
        node.name for node in ast.walk(kind) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    set_here |= {ast.unparse(node.target) for node in kind.body if isinstance(node, ast.AnnAssign)}
    yield from (node.attr for node in names if is_own(node.value) and node.attr not in set_here)


def is_private(name: str) -> bool:
    return name.startswith("_") and name not in EVERYBODYS


def is_own(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in ("self", "cls")


def test_no_other_room_imports_more_of_flet_than_its_face() -> None:
    found = [f"{module} imports {wanted}" for module, path in outside() for wanted in insides(tree(path))]
    assert found == []


def test_no_other_room_reads_what_is_private_to_something_else() -> None:
    found = [f"{module} reads {name}" for module, path in outside() for name in privates(tree(path))]
    assert found == []


def test_importing_the_screens_changes_nothing_about_flet_or_the_process() -> None:
    command = [sys.executable, "-m", "tests.views.flet_adapter.changes", "import"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == ""


def test_flet_is_patched_where_the_first_page_is_made_and_where_a_browser_begins() -> None:
    calls = {
        f"{module}: {node.name}"
        for module, path in modules()
        for node in nodes(path)
        if isinstance(node, FUNCTIONS)
        for each in node.body
        if "patch_flet()" in ast.unparse(each)
    }
    assert calls == {"views.entry.main: make_main", "views.entry.browser_only: prepare"}
