"""The worked examples of Small City's rules, as position files that ship with the app."""

from pathlib import Path
from typing import Any

from tests.cli.worked import Run, Worked

WORKED = Worked("small_city")
EXAMPLES = WORKED.folder


def verdicts(run: Run, file: str) -> list[Any]:
    found: list[Any] = run("check", EXAMPLES / file, "--json").object["verdicts"]
    return found


def legal(run: Run, file: str) -> list[bool]:
    return [verdict["legal"] for verdict in verdicts(run, file)]


def squares(run: Run, file: str, piece: str) -> set[str]:
    return {at for at, legal in WORKED.targets(run, file, "Ann", piece).items() if legal}


def test_the_next_vote_of_the_example_brings_18(run: Run) -> None:
    assert "The next vote brings 18" in run("score", EXAMPLES / "votes_18.toml").out
    assert legal(run, "votes_18.toml") == [True]


def test_an_upgrade_opens_the_next_one(run: Run) -> None:
    assert legal(run, "chained_upgrades.toml") == [True, True]


def test_a_shop_built_in_this_round_waits_for_the_next(run: Run) -> None:
    built, upgraded = verdicts(run, "shop_waits_a_round.toml")
    assert built["legal"]
    assert [one["section"] for one in upgraded["violations"]] == ["upgrade.fresh"]


def test_of_two_factories_only_the_first_has_room_for_level_3(run: Run) -> None:
    assert legal(run, "factories_to_the_top.toml") == [True, True, True, False]


def test_the_architect_saves_one_cube_of_the_clinic_and_not_two(run: Run) -> None:
    too_few, right = verdicts(run, "clinic_with_the_architect.toml")
    assert [one["section"] for one in too_few["violations"]] == ["tiles.culture.cost"]
    assert right["legal"]


def test_residences_stand_beside_water_but_not_beside_the_harbors_building(run: Run) -> None:
    found = squares(run, "beside_the_harbor.toml", "R1")
    assert {"a3", "b3", "c3"} <= found
    assert found.isdisjoint({"a1", "b1", "c1", "a2", "b2", "c2"})


def test_no_factory_stands_in_the_influence_of_a_residence(run: Run) -> None:
    around = {f"{column}{row}" for column in "cde" for row in (2, 3, 4)}
    found = squares(run, "factory_squares.toml", "F1")
    assert found.isdisjoint(around)
    assert {"a1", "b2", "f1", "f4", "d5"} <= found


def test_a_police_station_may_be_built_and_staffed_at_once(run: Run) -> None:
    assert legal(run, "police_sends_tourists_home.toml") == [True, True]


def test_a_police_station_of_the_council_may_be_staffed_at_once(run: Run) -> None:
    assert legal(run, "council_lays_a_police_station.toml") == [True, True, True, True]


def test_pollution_of_8_lets_somebody_die(run: Run) -> None:
    assert legal(run, "pollution_8.toml") == [True, True]


def test_the_cards_of_the_ring_cost_what_the_example_says(run: Run) -> None:
    assert legal(run, "action_prices.toml") == [True, True, True]


def test_a_missing_dollar_is_noticed(run: Run, tmp_path: Path) -> None:
    text = (EXAMPLES / "action_prices.toml").read_text(encoding="utf-8").replace("money = 1\n", "")
    file = tmp_path / "poor.toml"
    file.write_text(text, encoding="utf-8")
    said = run("check", file, "--json").object["verdicts"]
    assert [verdict["legal"] for verdict in said][:2] == [True, False]
    assert [one["section"] for one in said[1]["violations"]] == ["action.price"]


def test_the_final_score_is_added_up_line_by_line(run: Run) -> None:
    answer = run("score", EXAMPLES / "final_score.toml", "--json").object
    assert answer["final"]
    assert "warnings" not in answer
    found = [
        (one["seat"], one["rank"], one["total"], [line["points"] for line in one["lines"]])
        for one in answer["standings"]
    ]
    assert found == [
        ("Ann", 1, 44, [52, 12, -20]),
        ("Bo", 2, 44, [62, 12, -30]),
        ("Cy", 3, 15, [40, -3, -22]),
    ]
    assert [line["category"] for line in answer["standings"][0]["lines"]] == [
        "votes",
        "promises",
        "pollution",
    ]


def test_it_is_said_what_decided_between_equal_totals(run: Run, tmp_path: Path) -> None:
    text = (EXAMPLES / "final_score.toml").read_text(encoding="utf-8")
    assert (
        "Ann before Bo: equal votes, and less pollution decides, 20% against 30%."
        in run("score", EXAMPLES / "final_score.toml").out
    )
    file = tmp_path / "apart.toml"
    file.write_text(text.replace("votes = 52", "votes = 53"), encoding="utf-8")
    assert "decides" not in run("score", file).out


def test_a_town_at_100_percent_is_out_of_the_game(run: Run, tmp_path: Path) -> None:
    text = (EXAMPLES / "final_score.toml").read_text(encoding="utf-8")
    file = tmp_path / "lost.toml"
    file.write_text(text.replace("pollution = 20", "pollution = 100"), encoding="utf-8")
    standings = run("score", file, "--json").object["standings"]
    assert [one["rank"] for one in standings if one["seat"] == "Ann"] == [3]
    assert "out of the game" in run("score", file).out
