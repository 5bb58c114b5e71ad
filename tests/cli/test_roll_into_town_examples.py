"""The worked examples of Roll Into Town's rules, as position files that ship with the app."""

from pathlib import Path

import pytest

from tests.cli.worked import Run, Worked

WORKED = Worked("roll_into_town")
EXAMPLES = WORKED.folder
judged, scores, points = WORKED.judged, WORKED.scores, WORKED.points


def allowed(run: Run, file: str, piece: str, seat: str = "Ann") -> set[str]:
    """Return the squares on which a piece may go."""
    return {at for at, legal in WORKED.targets(run, file, seat, piece).items() if legal}


# Scores


def test_a_final_map_with_something_of_everything(run: Run) -> None:
    counted = {"houses": 10, "taverns": 4, "river": 22, "coast": 3, "lighthouse": 5, "cathedral": 10}
    assert points(run, "final_map.toml", "Ann") == counted
    assert scores(run, "final_map.toml") == {"Ann": (1, 54)}
    assert "54 points: Ordinary mayor" in run("score", EXAMPLES / "final_map.toml").out


def test_only_a_river_between_opposite_borders_counts_twice(run: Run) -> None:
    assert scores(run, "river_joined_or_not.toml") == {
        "Ann": (1, 18),
        "Bo": (4, 3),
        "Cy": (2, 5),
        "Di": (3, 4),
    }


def test_a_house_counts_for_one_tavern(run: Run) -> None:
    assert points(run, "taverns_share_houses.toml", "Ann") == {"houses": 10, "taverns": 5}
    assert points(run, "taverns_share_houses.toml", "Bo") == {"houses": 16, "taverns": 8}
    assert points(run, "taverns_share_houses.toml", "Cy") == {"houses": 2, "taverns": 0}


def test_the_lighthouse_counts_coasts_and_oceans(run: Run) -> None:
    assert scores(run, "lighthouse_counts_the_sea.toml") == {"Ann": (1, 11), "Bo": (3, 4), "Cy": (1, 11)}
    assert points(run, "lighthouse_counts_the_sea.toml", "Cy") == {"coast": 4, "lighthouse": 7}


def test_houses_break_a_tie_and_then_the_place_is_shared(run: Run) -> None:
    found = scores(run, "ties_go_to_houses.toml")
    assert found == {"Ann": (1, 12), "Bo": (3, 12), "Cy": (1, 12), "Di": (4, 12)}
    assert "the houses alone decide, 6 against 4" in run("score", EXAMPLES / "ties_go_to_houses.toml").out


def test_alone_one_point_less_than_51_has_failed_and_81_are_legendary(run: Run) -> None:
    assert scores(run, "solo_failed_by_one.toml") == {"Ann": (1, 50)}
    failed = run("score", EXAMPLES / "solo_failed_by_one.toml").out
    assert "50 points: Failed mayor" in failed
    assert "One more point would make: Ordinary mayor" in failed
    assert scores(run, "solo_legendary.toml") == {"Ann": (1, 81)}
    assert "81 points: Legendary mayor" in run("score", EXAMPLES / "solo_legendary.toml").out


def test_one_river_more_would_have_joined_the_borders(run: Run, tmp_path: Path) -> None:
    text = (EXAMPLES / "solo_failed_by_one.toml").read_text(encoding="utf-8")
    changed = text.replace("Rnw Rne .", "Rnw Rne Rew")
    assert changed != text
    file = tmp_path / "joined.toml"
    file.write_text(changed, encoding="utf-8")
    (standing,) = run("score", file, "--json").object["standings"]
    assert standing["total"] == 50 - 16 + 34


# Drawing


def test_oceans_close_in_square_after_square(run: Run) -> None:
    assert judged(run, "oceans_close_in.toml") == [[], ["discover.where"], []]
    said = run("check", EXAMPLES / "oceans_close_in.toml").out
    assert "e3 is not free: ocean." in said
    assert "e3" in allowed(run, "oceans_close_in.toml", "coast-s")


def test_with_the_other_reading_oceans_need_a_corner(run: Run, tmp_path: Path) -> None:
    text = (EXAMPLES / "oceans_close_in.toml").read_text(encoding="utf-8")
    changed = text.replace("Cs Cs . . .", ". . . . .").replace(". . Ce . .", ". . Ce . Cw")
    file = tmp_path / "between.toml"
    for reading, found in (("any_two", ["discover.where"]), ("corner", [])):
        said = changed.replace('at = "d2"\nsides = "s"', 'at = "h7"\nsides = "n"').replace('"e3"', '"d3"')
        ruled = said.replace("[[seats]]", f'[rulings]\nocean = "{reading}"\n\n[[seats]]')
        file.write_text(ruled, encoding="utf-8")
        verdicts = run("check", file, "--json").object["verdicts"]
        assert [one["section"] for one in verdicts[1]["violations"]] == found


def test_the_river_begins_at_the_border_and_grows_from_its_end(run: Run) -> None:
    river = ["discover.river"]
    assert judged(run, "river_grows.toml") == [river, [], river, [], river, [], ["round.icons"]]
    columns = "abcdefghi"
    border = {f"{column}{row}" for column in columns for row in (1, 9)}
    assert allowed(run, "river_grows.toml", "river-ns") == border


def test_what_town_hall_and_fountain_do_and_how_often(run: Run) -> None:
    hall = ["discover.town_hall"]
    assert judged(run, "town_hall_and_fountain.toml") == [hall, hall, [], hall, [], [], ["round.icons"]]


def test_what_was_drawn_is_rubbed_out_until_nothing_is_left(run: Run) -> None:
    assert judged(run, "rubbing_out.toml") == [[], [], ["undo"], ["undo"]]


# Building


def test_a_watermill_stands_beside_the_river_and_not_before_it(run: Run) -> None:
    assert allowed(run, "beside_the_river.toml", "watermill") == {"a1", "c1", "a2", "c2", "a3", "b4", "c4"}
    assert judged(run, "beside_the_river.toml") == [["build.watermill"], [], ["build.price"]]


def test_where_the_lighthouse_may_stand(run: Run) -> None:
    every = {"c3", "a2", "c2", "d2", "b3", "d3", "b4", "d4", "c4", "f6", "g6", "f7", "h7", "f8", "h8"}
    assert allowed(run, "lighthouse_places.toml", "lighthouse") == every
    lighthouse = ["build.lighthouse"]
    assert judged(run, "lighthouse_places.toml") == [lighthouse, lighthouse, lighthouse, []]


def test_the_cathedral_may_be_flipped_but_not_turned(run: Run) -> None:
    file = "cathedral_and_its_mirror.toml"
    assert allowed(run, file, "cathedral") == {"a1"}
    assert allowed(run, file, "cathedral-mirrored") == {"i1"}
    outline = ["build.cathedral"]
    assert judged(run, file) == [outline, outline, [], ["build.price", "build.once"]]


def test_the_market_stands_in_for_what_is_missing(run: Run) -> None:
    assert judged(run, "market.toml") == [[], [], ["build.price"], ["build.price"], ["build.market"]]
    assert "build house c3 4 wood — allowed" in run("check", EXAMPLES / "market.toml").out


def test_a_sheet_of_ones_own_has_its_size_and_its_cathedral(run: Run) -> None:
    assert points(run, "own_sheet.toml", "Ann") == {"houses": 2, "cathedral": 10}
    assert judged(run, "own_sheet.toml") == [["build.where"], []]


# Gathering and upkeep


def test_a_lumberjack_whose_trees_are_gone_fells_nothing(run: Run) -> None:
    assert judged(run, "gathering.toml") == [[], [], ["gather.lumberjack"], []]


def test_forests_grow_as_long_as_there_is_room(run: Run) -> None:
    growth = ["upkeep.growth"]
    assert judged(run, "forests_grow.toml") == [["upkeep.forced"], growth, [], [], [], growth, []]


UNSTATED = """
game = "roll_into_town"
[[seats]]
name = "Ann"
wood = 2
[[seats]]
name = "Bo"
stone = 4
"""


@pytest.mark.parametrize(
    ("seat", "piece", "count"),
    [
        ("Ann", "farm", 80),
        ("bo", "river-ew", 18),
        ("Ann", "pickaxe", 80),
        ("Bo", "pickaxe", 0),
        ("Bo", "market", 80),
        ("Ann", "harbor", 0),
    ],
)
def test_a_survey_is_made_in_the_step_of_its_piece(
    run: Run, tmp_path: Path, seat: str, piece: str, count: int
) -> None:
    file = tmp_path / "table.toml"
    file.write_text(UNSTATED, encoding="utf-8")
    found = run("survey", file, "--seat", seat, "--piece", piece, "--json").object["targets"]
    assert sum(one["legal"] for one in found) == count
