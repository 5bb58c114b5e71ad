"""The app has two doors. Whatever lies behind both must do with what a browser's own Python has."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.test_walls import ROOT, modules, tree

SERVED = ("views.entry.app", "views.entry.server", "views.flet_adapter.web_server", "views.serving")
"""The door of a computer that hosts: the one place for what serves a network."""

COMMAND_LINE = ("companion.__main__", "companion.cli", "companion.commands")
"""What only a terminal opens."""

MAKERS = ("views.site",)
"""What makes the site on somebody's machine, and is no part of it."""

MISSING = (
    "filelock",
    "uvicorn",
    "starlette",
    "fastapi",
    "flet_web",
    "websockets",
    "ifaddr",
    "PIL",
    "zxingcpp",
)
"""What a browser's own Python does not have, or could do nothing with."""

UNDER_BLOCK = """
import importlib, sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"{{name}} is missing here", name=name)
        return None

sys.meta_path.insert(0, Missing())
for name in {names!r}:
    importlib.import_module(name)
"""


def within(module: str, rooms: tuple[str, ...]) -> bool:
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


def behind_both_doors() -> Iterator[tuple[str, Path]]:
    return ((m, path) for m, path in modules() if not within(m, SERVED + COMMAND_LINE + MAKERS))


def at_once(body: list[ast.stmt]) -> Iterator[str]:
    """Yield what is imported as soon as a module is.

    Not in its functions, nor for the judge of types alone.
    """
    for node in body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            yield from at_once(node.orelse)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for field in ("body", "orelse", "handlers", "finalbody"):
                yield from at_once(getattr(node, field, []))


def test_nothing_behind_both_doors_needs_what_a_browser_lacks() -> None:
    found = [
        f"{module} needs {name}"
        for module, path in behind_both_doors()
        for name in at_once(tree(path).body)
        if within(name, MISSING + SERVED + COMMAND_LINE + MAKERS)
    ]
    assert found == []


def test_everything_behind_both_doors_can_be_imported_where_that_is_missing() -> None:
    names = [name for name, _ in behind_both_doors()]
    script = UNDER_BLOCK.format(missing=MISSING, names=names)
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
