"""Programs that stand in texts, to be run by a process of their own, import what there is."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

_IMPORT = re.compile(
    r"^\s*from ((?:companion|views|tests)[\w.]*) import ([\w, ]+?)(?: as \w+)?(?:$|;)", re.MULTILINE
)


def programs() -> Iterator[tuple[str, str, str]]:
    """Yield the file, module and name of every import in a text of the tests."""
    for path in sorted((ROOT / "tests").rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            for source, names in _IMPORT.findall(node.value):
                for name in names.split(","):
                    yield str(path.relative_to(ROOT)), source, name.strip()


@pytest.mark.parametrize(("file", "module", "name"), sorted(set(programs())))
def test_what_a_program_in_a_text_imports_is_there(file: str, module: str, name: str) -> None:
    found = importlib.import_module(module)
    if hasattr(found, "__path__") and not hasattr(found, name):
        importlib.import_module(f"{module}.{name}")
    assert hasattr(found, name), f"{file} asks {module} for {name}"
