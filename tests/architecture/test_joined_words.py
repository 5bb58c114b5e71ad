"""Words that people read are joined by a text of their language: Chinese has other commas and colons."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

LATIN = frozenset({", ", ": ", "; "})
"""Signs between two words that Chinese writes otherwise."""

UNREAD = ("views/site/", "views/serving/")
"""Folders of what only programs read, and those who build the site."""


def list_joined(path: Path) -> Iterator[str]:
    """Yield the places of a module where values are joined by a sign of LATIN."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if (isinstance(node, ast.JoinedStr) and _joins_values(node)) or (
            isinstance(node, ast.Attribute) and node.attr == "join" and _is_sign(node.value)
        ):
            yield f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"


def _joins_values(text: ast.JoinedStr) -> bool:
    parts = text.values
    return any(
        _is_sign(sign) and not isinstance(one, ast.Constant) and not isinstance(other, ast.Constant)
        for one, sign, other in zip(parts, parts[1:], parts[2:], strict=False)
    )


def _is_sign(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value in LATIN


def test_no_words_are_joined_by_signs_of_one_script() -> None:
    modules = sorted((ROOT / "views").rglob("*.py"))
    read = [path for path in modules if not path.relative_to(ROOT).as_posix().startswith(UNREAD)]
    assert [place for path in read for place in list_joined(path)] == []
