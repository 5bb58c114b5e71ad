"""The search for tests that cannot fail, tried on a package with a good test and one that cannot."""

import ast
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.patience import patient
from tests.tools.mutants import Unusable, Workshop, choose, find_tests, try_mutants
from tests.tools.mutations import list_mutations

CODE = '''"""A room."""


def may_enter(age: int) -> bool:
    return age >= 18


def never_called(age: int) -> bool:
    return age > 3
'''
TEST = "from rooms.door import may_enter\n\ndef test_door():\n    assert "
GOOD = f"{TEST}[may_enter(age) for age in (17, 18, 19)] == [False, True, True]\n"
BAD = f"{TEST}may_enter(40) and not may_enter(3)\n"
ENDLESS = (
    "def count_to(most: int) -> int:\n    at = 0\n    while at < most:\n        at += 1\n    return at\n"
)
COUNTED = "from rooms.door import count_to\n\ndef test_count():\n    assert count_to(3) == 3\n"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start pytest without the plugins that are installed: a tiny package needs none."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def build_tree(root: Path, test: str, code: str = CODE) -> Path:
    for path, text in (("rooms/__init__.py", ""), ("rooms/door.py", code), ("tests/test_door.py", test)):
        (root / path).parent.mkdir(exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


def test_a_good_test_kills_every_mutant_and_one_that_cannot_fail_lets_them_live(tmp_path: Path) -> None:
    fates = {}
    for name, test in (("good", GOOD), ("bad", BAD)):
        (tmp_path / name).mkdir()
        tree = build_tree(tmp_path / name, test)
        fates[name] = {one.fate for one in try_mutants(tree, "rooms/door.py", ["tests"], seed=2)}
    assert fates == {"good": {"killed"}, "bad": {"survived"}}


def test_a_mutant_is_told_with_its_place_and_its_line_before_and_after(tmp_path: Path) -> None:
    (mutant,) = try_mutants(build_tree(tmp_path, BAD), "rooms", ["tests"])
    told = str(mutant).splitlines()
    assert told[0].startswith("survived")
    assert told[0].endswith("rooms/door.py:5")
    assert told[1] == "    - return age >= 18"
    assert told[2] in {f"    + return age {how}" for how in ("> 18", ">= 19", ">= 17")}


def test_the_tree_stays_as_it_was_and_the_copy_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    aside = tmp_path / "aside"
    aside.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(aside))
    (tmp_path / "tree").mkdir()
    tree = build_tree(tmp_path / "tree", BAD)
    mutants = try_mutants(tree, "rooms", ["tests"])
    next(mutants)
    assert list(aside.iterdir())
    mutants.close()  # type: ignore[attr-defined]
    assert not list(aside.iterdir())
    files = {path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()}
    assert files == {"rooms/__init__.py", "rooms/door.py", "tests/test_door.py"}
    assert (tree / "rooms/door.py").read_text(encoding="utf-8") == CODE


def test_a_mutant_that_never_ends_is_stopped(tmp_path: Path) -> None:
    tree = build_tree(tmp_path, COUNTED, ENDLESS)
    (endless,) = [one for one in list_mutations(ENDLESS) if one.after == "at -= 1"]
    workshop = Workshop(tree, ["tests"], limit=patient(1))
    assert workshop.try_out("rooms/door.py", endless).fate == "stopped"


def test_tests_that_fail_by_themselves_or_call_nothing_prove_nothing(tmp_path: Path) -> None:
    for name, test in (
        ("red", "def test_door():\n    assert False\n"),
        ("far", "def test_door():\n    pass\n"),
    ):
        (tmp_path / name).mkdir()
        with pytest.raises(Unusable):
            next(try_mutants(build_tree(tmp_path / name, test), "rooms", ["tests"]))


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("a < b", {"a <= b"}),
        ("a == b", {"a != b"}),
        ("a < b <= c", {"a <= b <= c", "a < b < c"}),
        ("a is None", {"a is not None"}),
        ("a not in b", {"a in b"}),
        ("a and b", {"(a or b)"}),
        ("c * (a + b)", {"c * ((a - b))", "(c // (a + b))"}),
        ("a & ~b", {"(a | ~b)"}),
        ("not a", {"a"}),
        ("min(a)", {"max(a)"}),
        ("any(a)", {"all(a)"}),
        ("f(a, b)", {"f(b, a)"}),
        ("f(a, a)", set()),
        ("isinstance(a, b)", set()),
        ("True", {"False"}),
        ("7", {"6", "8"}),
        ("0", {"1"}),
        ("a if b else c", {"(a)", "(c)"}),
        ("'市' + a", {"('市' - a)"}),
        ("f'{a + 1}'", set()),
        ("[a for a in b if a]", {"[a for a in b if True]"}),
    ],
)
def test_a_line_is_changed_in_every_known_way(line: str, changed: set[str]) -> None:
    found = list_mutations(f"def run(a, b, c):\n    return {line}\n")
    assert {one.after.removeprefix("return ") for one in found} == changed
    assert all(ast.parse(one.source) for one in found)


def test_a_condition_is_dropped_and_what_runs_nowhere_is_left_alone() -> None:
    code = '"""Say 1 < 2."""\nAge = int | None\n'
    code += "@keep(1)\nasync def run(a: Up[1] = 2) -> Up[3]:\n    if a:\n        a += b\n"
    found = {(one.line, one.after, one.function) for one in list_mutations(code)}
    assert found == {(5, "if False:", 3), (6, "a -= b", 3)}


def test_constants_of_a_module_are_changed_if_any_of_its_functions_is_called(tmp_path: Path) -> None:
    tree = build_tree(tmp_path, GOOD, "LEAST: int = 18\n\ndef may_enter(age):\n    return age\n")
    ((path, mutation),) = choose(tree, "rooms", frozenset({("rooms/door.py", 3)}), 9, 1)
    assert (path, mutation.before, mutation.function) == ("rooms/door.py", "LEAST: int = 18", 0)


def test_the_same_seed_draws_the_same_mutants(tmp_path: Path) -> None:
    code = "def run(a):\n" + "".join(f"    a += {number}\n" for number in range(20))
    tree, called = build_tree(tmp_path, GOOD, code), frozenset({("rooms/door.py", 1)})
    drawn = [choose(tree, "rooms", called, 5, seed) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0]) == 5


def test_a_room_is_tried_by_the_tests_that_mirror_it(tmp_path: Path) -> None:
    build_tree(tmp_path, GOOD)
    assert find_tests(tmp_path, "rooms/door.py") == "tests/test_door.py"
    assert find_tests(tmp_path, "rooms/window.py") == "tests"
    assert find_tests(tmp_path, "companion/games/card_city") == "tests/games/card_city"


def test_who_calls_it_wrongly_is_told_how() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.tools.mutants"], capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert "room" in told.stderr
