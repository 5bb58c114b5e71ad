"""Tests that drive a browser or start a process wait for events, and longer where the machine is slower."""

import ast
import re
from collections.abc import Iterator

from tests.architecture.test_walls import ROOT
from tests.patience import patient, slowness

FOLDERS = ("browser", "deploy", "postgres")
"""Where everything goes on in other processes."""

FILES = (
    "cli/test_installed.py",
    "cli/test_process.py",
    "cli/test_window.py",
    "hosting/killing.py",
    "views/lines.py",
)

SETS = ("set_default_timeout", "set_default_navigation_timeout", "result", "wait")
"""What is told how long to wait, as its one argument."""

NAMES = re.compile("_?(PATIENCE|START|SOON)")
"""How such times are called."""

LONGEST_LOOK = 0.2
"""Seconds between two looks at what one waits for; whatever sleeps for longer waits for a time."""

MEANT = {
    "browser/test_renderer.py": "a server that answers late, so that the page has to do without",
    "browser/test_alone_rounds.py": "a question that may never come is looked for, for a second",
}
"""Where a time is what the test is about."""


def sources() -> Iterator[tuple[str, ast.Module]]:
    tests = ROOT / "tests"
    paths = [path for folder in FOLDERS for path in sorted((tests / folder).glob("*.py"))]
    for path in (*paths, *(tests / name for name in FILES)):
        yield path.relative_to(tests).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def fixed(node: ast.AST | None, least: float = 1.0) -> bool:
    """Tell if a time is written as a number, and more than that."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and node.value > least


def is_fixed(node: ast.AST) -> bool:
    """Tell if a piece of code tells a time that is the same on every machine."""
    if isinstance(node, ast.Assign):
        return bool(NAMES.fullmatch(ast.unparse(node.targets[0]))) and fixed(node.value)
    if not isinstance(node, ast.Call):
        return False
    name, only = ast.unparse(node.func).rpartition(".")[2], node.args[0] if len(node.args) == 1 else None
    if any(fixed(each.value) for each in node.keywords if each.arg == "timeout"):
        return True
    return fixed(only, LONGEST_LOOK) if name == "sleep" else name in SETS and fixed(only)


def fixed_times(tree: ast.Module) -> list[str]:
    return [ast.unparse(node) for node in ast.walk(tree) if is_fixed(node)]


def test_no_time_that_ends_a_wait_is_the_same_on_every_machine() -> None:
    found = [f"{name}: {each}" for name, tree in sources() if name not in MEANT for each in fixed_times(tree)]
    assert found == []
    assert all(fixed_times(tree) for name, tree in sources() if name in MEANT)


def test_nobody_waits_shorter_than_on_a_quiet_machine() -> None:
    assert slowness() >= 1
    assert patient(3) >= 3
