"""`companion check` and `survey` say where an answer rests on a tile that is only assumed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]
Typed = Callable[..., Path]

FILE = '''game = "small_city"
{box}
[[seats]]
name = "Ann"
money = 20
town = """
CHa CHa . . . . .
CHa CHa . . . . .
. . . . . . .
. . . . . . .
"""
[[seats]]
name = "Ben"
town = "CHa CHa\\nCHa CHa"
{moves}
'''
PARK = '[[moves]]\nseat = "Ann"\nmove = "build"\ntile = "P3"\ncells = {cells}\n'
NINE = '["c1", "d1", "e1", "c2", "d2", "e2", "c3", "d3", "e3"]'
POLICE = '[[moves]]\nseat = "Ann"\nmove = "build"\ntile = "PO"\ncells = ["a4", "b4"]\n'
STORE = (
    '[[moves]]\nseat = "Ann"\nmove = "build"\ntile = "F1"\ncells = ["f1"]\nwarehouse = ["g1", "g2", "g3"]\n'
)


def typed_out(typed: Typed, *moves: str, box: str = "") -> Path:
    return typed(FILE.format(box=box, moves="\n".join(moves)))


def test_a_park_of_nine_squares_passes_only_with_the_word_that_its_shape_is_a_guess(
    run: Run, typed: Typed
) -> None:
    file = typed_out(typed, PARK.format(cells=NINE), POLICE)
    park, police = run("check", file, "--json").object["verdicts"]
    assert (park["legal"], park["assumed"]) == (True, ["tile-P3"])
    assert "large park (###)" in park["note"]
    assert "assumed" not in police
    lines = run("check", file).out.splitlines()
    assert [line.strip() for line in lines if "guess" in line] == [f"? {park['note']}"]


def test_a_warehouse_of_several_squares_does_not_pass(run: Run, typed: Typed) -> None:
    (found,) = run("check", typed_out(typed, STORE), "--json").object["verdicts"]
    assert not found["legal"]
    assert [one["rule"] for one in found["violations"]] == ["shape"]
    assert "tile-WA" in found["assumed"]


def test_who_has_drawn_the_tile_is_told_nothing_of_guesses_and_held_to_the_drawing(
    run: Run, typed: Typed
) -> None:
    box = '[box]\ntile-P3 = "###/###/###"\n'
    nine, three = (
        run("check", typed_out(typed, PARK.format(cells=cells), box=box), "--json").object["verdicts"][0]
        for cells in (NINE, '["c1", "d1", "e1"]')
    )
    assert nine["legal"]
    assert not three["legal"]
    assert "assumed" not in nine | three


def test_a_survey_says_so_as_well(run: Run, typed: Typed) -> None:
    file = typed_out(typed)
    answer = run("survey", file, "--seat", "Ann", "--piece", "P3", "--json").object
    assert answer["assumed"] == ["tile-P3"]
    assert f"? {answer['note']}" in run("survey", file, "--seat", "Ann", "--piece", "P3").out
    assert "assumed" not in run("survey", file, "--seat", "Ann", "--piece", "PO", "--json").object


@pytest.mark.parametrize(("locale", "word"), [("zh-Hant", "猜測"), ("zh-Hans", "猜测")])
def test_it_is_said_in_every_language(run: Run, typed: Typed, locale: str, word: str) -> None:
    out = run("--lang", locale, "check", typed_out(typed, PARK.format(cells=NINE))).out
    assert any(line.strip().startswith("?") and word in line for line in out.splitlines())
