"""The page about the architecture tells the floors and the way of a tap as they are."""

import ast
import re

import pytest

from tests.architecture.test_walls import FLOORS, VIEWS
from tests.docs.pages import ROOT, page, words_in_code

PAGE = "docs/architecture.md"
STEPS = re.findall(r"^\| \d+ \| `([\w/.]+\.py)` \| `([\w.]+)` \|", page(PAGE), re.MULTILINE)
BESIDE = [(path, name) for name, path in re.findall(r"`([\w.]+)` in `([\w/.]+\.py)`", page(PAGE))]


def test_the_floors_are_told_from_the_roof_down() -> None:
    rows = re.findall(r"^\| (\d+) \| ((?:`[\w.]+`(?:, )?)+) \|$", page(PAGE), re.MULTILINE)
    told = [(int(floor), tuple(re.findall(r"`([^`]+)`", rooms))) for floor, rooms in rows]
    assert told == [(i, rooms) for i, rooms in reversed(list(enumerate(FLOORS, 1)))]


def test_the_floors_of_the_screens_are_told_from_the_roof_down() -> None:
    rows = re.findall(r"^\| \d+ \| ((?:`views\.\w+`(?:, )?)+) \| .+ \|$", page(PAGE), re.MULTILINE)
    assert [tuple(re.findall(r"`([^`]+)`", row)) for row in rows] == list(reversed(VIEWS))


def test_every_room_has_a_line_of_its_own_among_the_folders() -> None:
    rooms = {name.replace(".", "/") for floor in FLOORS for name in floor}
    folders = {f"{room}/" for room in rooms if (ROOT / room).is_dir()}
    assert folders - {word.replace("<game>/", "") for word in words_in_code(PAGE)} == set()


def test_the_way_of_a_tap_is_ten_steps_each_with_its_file_and_its_function() -> None:
    assert len(STEPS) == 10


@pytest.mark.parametrize(("path", "name"), [*STEPS, *BESIDE])
def test_what_a_tap_comes_through_is_where_the_page_says(path: str, name: str) -> None:
    assert name in set(defined(ast.parse((ROOT / path).read_text(encoding="utf-8"))))


def defined(node: ast.AST, within: str = "") -> list[str]:
    """Return the functions, classes, methods and constants of a module, methods behind their class
    and a dot.
    """
    found = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            found += [f"{within}{child.name}", *defined(child, f"{within}{child.name}.")]
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(f"{within}{child.name}")
        elif isinstance(child, ast.Assign):
            found += [f"{within}{target.id}" for target in child.targets if isinstance(target, ast.Name)]
    return found
