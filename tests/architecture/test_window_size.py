"""No board looks at the size of the window: the page hands it its panes."""

import ast
from collections.abc import Iterator
from pathlib import Path

import views.boards

BOARDS = Path(views.boards.__file__).parent

SIZES = {"width", "height", "wide", "lying", "roomy", "short", "cramped", "tall"}
"""Attributes of a phone that tell how large its window is."""


def looks_at_window(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the attribute of each look at the size of a phone's window."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Attribute) or node.attr not in SIZES:
            continue
        owner = node.value
        name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
        if name in ("phone", "page", "window"):
            yield node.lineno, node.attr


def test_looks_are_found() -> None:
    found = [attribute for _, attribute in looks_at_window("a = phone.wide\nb = screen.phone.height * 2")]
    assert found == ["wide", "height"]


def test_no_board_looks_at_the_size_of_the_window() -> None:
    found = {
        f"{path.relative_to(BOARDS)}:{line} {attribute}"
        for path in BOARDS.rglob("*.py")
        for line, attribute in looks_at_window(path.read_text(encoding="utf-8"))
    }
    assert found == set()
