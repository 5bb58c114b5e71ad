"""The examples of the rules, as position files that ship with the app."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.data import data_path
from companion.games import GAMES

EXAMPLES = data_path("positions", "card_city")


def legal(run: Callable[..., Any], file: str, piece: str) -> set[str]:
    found = run("survey", EXAMPLES / file, "--seat", "Ann", "--piece", piece, "--json").object
    return {target["at"] for target in found["targets"] if target["legal"]}


def test_the_scoring_example_is_19_points_with_1_dollar_left(run: Callable[..., Any]) -> None:
    standing = run("score", EXAMPLES / "score_19.toml", "--json").object["standings"][0]
    points = {"residential": [], "empty": [], "money": []}  # type: dict[str, list[int]]
    for line in standing["lines"]:
        points[line["category"]].append(line["points"])
    assert standing["total"] == 19
    assert sorted(points["residential"]) == [1, 1, 6, 6]
    assert (points["empty"], points["money"]) == ([-2], [7])
    assert "6 + 6 + 1 + 1 − 2 + 7 = 19" in run("score", EXAMPLES / "score_19.toml").out
    assert "$1 left" in run("score", EXAMPLES / "score_19.toml").out


def test_a_free_card_may_join_two_districts_to_one_of_three(run: Callable[..., Any]) -> None:
    assert legal(run, "merging_district.toml", "R") == {"f4", "e3"}
    (verdict,) = run("check", EXAMPLES / "merging_district.toml", "--json").object["verdicts"]
    assert verdict == {"seat": "Ann", "move": "develop", "legal": True, "violations": []}


def test_the_merged_district_needs_four_culture_cards(run: Callable[..., Any]) -> None:
    (verdict,) = run("check", EXAMPLES / "merged_district.toml", "--json").object["verdicts"]
    (violation,) = verdict["violations"]
    assert (violation["rule"], violation["section"]) == ("culture", "develop.residential")
    assert "needs 4 culture cards" in violation["text"]


def test_commerce_beside_two_cards_of_one_district_does_not_grow(run: Callable[..., Any]) -> None:
    (verdict,) = run("check", EXAMPLES / "commerce_one_district.toml", "--json").object["verdicts"]
    assert [violation["rule"] for violation in verdict["violations"]] == ["residences"]
    assert legal(run, "commerce_one_district.toml", "C") == set()


def test_commerce_beside_two_districts_grows_onto_either_of_two_squares(run: Callable[..., Any]) -> None:
    assert legal(run, "commerce_two_districts.toml", "C") == {"e2", "d3"}
    assert run("check", EXAMPLES / "commerce_two_districts.toml", "--json").object["verdicts"][0]["legal"]


def test_the_commercial_districts_of_the_income_example_earn_5_dollars() -> None:
    from companion.files.loaded import read_shown

    shown = read_shown(EXAMPLES / "income_5.toml", "check")
    (task,) = GAMES["card_city"].agenda(shown.position).tasks
    assert task.params["amount"] == 5 + 1  # and the City Hall's dollar


@pytest.mark.parametrize(
    ("piece", "cells"),
    [
        ("I", {"e4", "d4", "c5", "d6", "e7"}),
        ("C", {"e4", "d4", "c5", "f5", "g6", "f7"}),
        ("R", {"e4", "e7"}),
        ("L", {"e4", "d4", "c5", "d6", "e7", "f5", "g6", "f7"}),
        ("P", {"e4", "d4", "c5", "d6", "e7", "f5", "g6", "f7"}),
    ],
)
def test_each_kind_may_be_built_where_the_rules_say(
    run: Callable[..., Any], piece: str, cells: set[str]
) -> None:
    assert legal(run, "buildable_cells.toml", piece) == cells
