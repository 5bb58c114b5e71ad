"""Boards take bounds and steps of corrections from their declaration: no view repeats them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

BOARDS = Path("views/boards")
ASKING = ("ask", "ask_number", "ask_tile", "Count", "Figure", "figure_of", "number_line", "number_alone")
"""What asks for a number, or draws one that is set."""

BOUNDS = ("least", "most", "steps")
FILES = sorted(path for path in BOARDS.rglob("*.py") if path.parts[2] != "score_pad")
"""The boards of games; a score pad's numbers are entries of a sheet, and no corrections."""


def repeated(source: str) -> Iterator[str]:
    """Yield the bounds and steps that calls of a source pass as numbers, or as constants of its own."""
    tree = ast.parse(source)
    own = {
        target.id
        for each in tree.body
        if isinstance(each, ast.Assign) and _is_written_out(each.value)
        for target in each.targets
        if isinstance(target, ast.Name)
    }
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    for each in (word for call in calls if _name_of(call.func) in ASKING for word in call.keywords):
        named = isinstance(each.value, ast.Name) and each.value.id in own
        if each.arg in BOUNDS and (named or _is_written_out(each.value)):
            yield f"line {each.value.lineno}: {ast.unparse(each)}"


def _name_of(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def _is_written_out(value: ast.expr) -> bool:
    try:
        found = ast.literal_eval(value)
    except ValueError:
        return False
    numbers = found if isinstance(found, tuple) else (found,)
    return bool(numbers) and all(type(one) is int for one in numbers)


@pytest.mark.parametrize("path", FILES, ids=str)
def test_a_board_repeats_no_bound_of_a_correction(path: Path) -> None:
    assert [*repeated(path.read_text("utf-8"))] == []


def test_bounds_that_are_written_out_are_found() -> None:
    source = "MOST_TILES = 40\nask(screen, title, now, make, steps=(1, 5), least=-1, most=MOST_TILES)\n"
    assert len([*repeated(source)]) == 3
