"""Each move that `companion check` answers a refused one with can be handed to it, and is allowed."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.data import data_path
from tests.cli.test_referee import BUILDING, TWO

Run = Callable[..., Any]
Typed = Callable[..., Path]


def examples() -> list[Path]:
    """List every example that ends with moves, of every game."""
    files = sorted(data_path("positions").glob("*/*.toml"))
    return [file for file in files if "[[moves]]" in file.read_text("utf-8")]


def handed_back(run: Run, file: Path, repair: Any) -> Iterator[bool]:
    """Check that each move of a repair is allowed, and the refused one after a move that comes first."""
    then = [repair["then"]] if "then" in repair else []
    for move in repair["moves"]:
        handed = [part for typed in (move, *then) for part in ("--move", json.dumps(typed))]
        verdicts = run("check", file, *handed, "--json").object["verdicts"]
        yield from (one["legal"] for one in verdicts[-1 - len(then) :])


@pytest.mark.parametrize("file", examples(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_move_that_a_refused_one_is_answered_with_is_allowed(run: Run, file: Path) -> None:
    *_, last = run("check", file, "--json").object["verdicts"]
    for repair in last.get("repairs", ()):
        assert all(handed_back(run, file, repair)), repair


def test_a_move_that_people_read_below_a_refused_one_can_be_pasted(run: Run, typed: Typed) -> None:
    file = typed(BUILDING)
    printed = [line.strip() for line in run("check", file).out.splitlines() if line.strip().startswith("{")]
    assert printed[0] == '{seat = "Ann", move = "build", card = "R", at = "f3"}'
    assert "5. Ann: build" in run("check", file, "--move", printed[0]).out


def test_a_long_name_stands_in_full_before_a_move(run: Run, typed: Typed) -> None:
    name = "Anna " * 15 + "Maria"
    file = typed(FULL.replace('"Ann"', f'"{name}"'))
    (last,) = run("check", file, "--json").object["verdicts"]
    first = next(repair for repair in last["repairs"] if "then" in repair)
    assert {move["seat"] for move in first["moves"]} == {name}
    assert all(handed_back(run, file, first))


def test_a_move_that_must_come_first_is_told_with_the_refused_one_after_it(run: Run, typed: Typed) -> None:
    file = typed(FULL)
    (last,) = run("check", file, "--json").object["verdicts"]
    first = next(repair for repair in last["repairs"] if "then" in repair)
    assert first["then"] == {"seat": "Ann", "move": "return", "card": "C"}
    assert all(handed_back(run, file, first))


def test_a_move_can_follow_those_of_a_record(run: Run, record: Path) -> None:
    verdicts = run("check", record, "--move", '{seat = "柏", move = "pass"}', "--json").object["verdicts"]
    assert (verdicts[-1]["seat"], verdicts[-1]["legal"]) == ("柏", False)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("build R e4", "--move: This move is neither TOML nor JSON"),
        ("[1, 2]", "--move: A move stands in braces, as “companion check” prints it; found […]."),
        ('{seat = "Cy", move = "stop"}', '--move: moves[0].seat: Expected Ann or 柏, found "Cy".'),
        ('{seat = "Ann", move = "fly"}', "--move: moves[0].move: Expected choose, take,"),
    ],
)
def test_a_move_that_cannot_be_read_is_told_with_what_was_expected(
    run: Run, typed: Typed, move: str, said: str
) -> None:
    ran = run("check", typed(TWO), "--move", move)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(said)


FULL = """game = "card_city"
[[seats]]
name = "Ann"
hand = ["R", "C"]
city = "P P H P"
[[moves]]
seat = "Ann"
move = "return"
card = "C"
"""
