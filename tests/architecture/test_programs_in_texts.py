"""Programs that stand in texts, to be run by a process of their own, import what there is."""

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

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


def has_name(module: str, name: str) -> bool:
    """Tell if a module has a name, or a package a module of this name."""
    found = importlib.import_module(module)
    if hasattr(found, "__path__") and not hasattr(found, name):
        return importlib.util.find_spec(f"{module}.{name}") is not None
    return hasattr(found, name)


def test_what_a_program_in_a_text_imports_is_there() -> None:
    asked = {(module, name): file for file, module, name in programs()}
    assert len(asked) > 20
    missing = [
        f"{file} asks {module} for {name}"
        for (module, name), file in asked.items()
        if not has_name(module, name)
    ]
    assert missing == []
