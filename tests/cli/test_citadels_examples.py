"""The worked examples of Citadels' rules, as position files that ship with the app."""

from pathlib import Path

import pytest

from tests.cli.worked import Run, Worked

WORKED = Worked("citadels")
EXAMPLES = WORKED.folder
judged, scores, points, targets = WORKED.judged, WORKED.scores, WORKED.points, WORKED.targets


def test_the_haunted_city_counts_as_the_colour_that_helps(run: Run) -> None:
    assert scores(run, "haunted_city_helps.toml") == {"Ann": (1, 26), "Bo": (2, 18)}
    assert points(run, "haunted_city_helps.toml", "Ann") == {"districts": 19, "colours": 3, "complete": 4}
    assert "The Haunted City counts as red" in run("score", EXAMPLES / "haunted_city_helps.toml").out


def test_built_in_the_last_round_it_does_not(run: Run) -> None:
    assert scores(run, "haunted_city_too_late.toml") == {"Ann": (1, 23), "Bo": (2, 18)}
    assert points(run, "haunted_city_too_late.toml", "Ann")["colours"] == 0
    said = run("score", EXAMPLES / "haunted_city_too_late.toml").out
    assert "red is missing. The Haunted City was built in the last round" in said


def test_four_points_for_the_first_complete_city_and_two_for_the_others(run: Run) -> None:
    found = scores(run, "first_and_other_cities.toml")
    assert found == {"Ann": (2, 25), "Bo": (1, 28), "Cy": (3, 25), "Di": (4, 22)}
    complete = [points(run, "first_and_other_cities.toml", name).get("complete") for name in found]
    assert complete == [2, 2, 4, None]


def test_dragon_gate_and_university_are_worth_two_more_than_they_cost(run: Run) -> None:
    assert scores(run, "worth_eight.toml") == {"Ann": (1, 31), "Bo": (2, 15)}
    assert points(run, "worth_eight.toml", "Ann") == {
        "districts": 20,
        "bonus": 4,
        "colours": 3,
        "complete": 4,
    }


def test_districts_break_a_tie_and_then_gold(run: Run) -> None:
    assert scores(run, "tie_breaks.toml") == {"Ann": (2, 22), "Bo": (1, 22), "Cy": (3, 22), "Di": (3, 22)}
    said = run("score", EXAMPLES / "tie_breaks.toml").out
    assert "Bo before Ann: equal points, also from districts alone; more gold decides, 5 against 2." in said
    assert "Ann before Cy and Di: equal points, and the districts alone decide, 22 against 19." in said
    assert "Cy and Di share place 3" in said


def test_three_seats_play_to_ten_districts(run: Run) -> None:
    assert scores(run, "ten_with_three.toml") == {"Ann": (2, 22), "Bo": (3, 13), "Cy": (1, 29)}


def test_the_architect_builds_up_to_three_districts_after_her_action(run: Run) -> None:
    assert judged(run, "architect_builds.toml") == [
        ["build"],
        [],
        [],
        ["build.twice"],
        [],
        ["build.price"],
        [],
        ["build.count"],
    ]


def test_income_before_building_pays_the_palace_and_comes_once(run: Run) -> None:
    assert judged(run, "income_pays_the_palace.toml") == [["build.price"], [], [], ["income"]]
    affordable = targets(run, "income_pays_the_palace.toml", "Ann", "build")
    assert [name for name, legal in affordable.items() if legal] == [
        "church",
        "tavern",
        "trading_post",
        "market",
        "watchtower",
        "prison",
        "haunted_city",
    ]


def test_whom_the_warlord_may_harm_and_why_not_the_others(run: Run) -> None:
    assert judged(run, "warlord.toml") == [
        ["destroy.protected"],
        ["destroy.price"],
        ["destroy.protected"],
        ["destroy.protected"],
        [],
    ]
    found = targets(run, "warlord.toml", "Ann", "destroy")
    assert {at for at, legal in found.items() if legal} == {
        "0.watchtower",
        "1.castle",
        "4.tavern",
        "4.market",
    }


def test_the_price_of_destroying_is_named(run: Run) -> None:
    said = run("survey", EXAMPLES / "warlord.toml", "--seat", "Ann", "--piece", "destroy").out
    assert "Bo.palace: Destroying this costs 4 gold. You have 3: 1 short." in said


def test_the_graveyards_owner_decides_before_the_turn_goes_on(run: Run) -> None:
    assert judged(run, "graveyard.toml") == [[], ["round"], []]


def test_whom_the_thief_may_name(run: Run) -> None:
    found = targets(run, "thief.toml", "Bo", "rob")
    assert {role for role, legal in found.items() if not legal} == {"assassin", "thief", "bishop"}
    assert found["merchant"]


def test_with_real_cards_the_app_asks_whose_a_character_is(run: Run) -> None:
    assert judged(run, "real_cards.toml") == [[], [], [], [], ["call"], []]


def test_a_missing_gold_piece_is_noticed(run: Run, tmp_path: Path) -> None:
    text = (EXAMPLES / "warlord.toml").read_text(encoding="utf-8").replace("gold = 3", "gold = 2")
    file = tmp_path / "poor.toml"
    file.write_text(text, encoding="utf-8")
    found = run("check", file, "--json").object["verdicts"]
    assert [one["section"] for one in found[-1]["violations"]] == ["destroy.price"]


UNSTATED = """
game = "citadels"
[[seats]]
name = "Ann"
gold = 5
city = ["temple", "keep"]
[[seats]]
name = "Bo"
gold = 3
city = ["manor"]
roles = ["bishop"]
[[seats]]
name = "Cy"
city = []
[[seats]]
name = "Di"
city = []
"""


@pytest.mark.parametrize(
    ("seat", "piece", "allowed"),
    [
        ("Ann", "destroy", ["0.temple"]),
        ("ann", "kill", ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]),
        ("Cy", "swap", ["0", "1", "3"]),
    ],
)
def test_a_survey_is_made_for_the_seat_that_is_asked_about_and_whose_power_the_piece_is(
    run: Run, tmp_path: Path, seat: str, piece: str, allowed: list[str]
) -> None:
    file = tmp_path / "table.toml"
    file.write_text(UNSTATED, encoding="utf-8")
    found = run("survey", file, "--seat", seat, "--piece", piece, "--json").object["targets"]
    assert [one["at"] for one in found if one["legal"]] == allowed
