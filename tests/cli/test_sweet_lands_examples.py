"""The worked examples of Sweet Lands' rules, as position files that ship with the app."""

from pathlib import Path

from tests.cli.worked import Run, Worked

WORKED = Worked("sweet_lands")
judged, scores, points = WORKED.judged, WORKED.scores, WORKED.points


def allowed(run: Run, file: str, piece: str) -> set[str]:
    """Return the hexes, or edges, where Ann may lay a piece."""
    return {at for at, legal in WORKED.targets(run, file, "Ann", piece).items() if legal}


# Scores


def test_the_nine_steps_of_the_end(run: Run) -> None:
    assert points(run, "final_score.toml", "Ann") == {
        "points": 41,
        "prosperity": 2 * 2 + 1 + 0 + 2 * 3 + 3 + 12,
        "cities": 7 // 2,
        "sets": 0,
        "gold": 13 // 5,
        "diamonds": 2,
        "ports": 2,
        "milestones": 10,
        "final_tiles": 7 + 15,
    }
    assert scores(run, "final_score.toml") == {"Ann": (1, 108)}


def test_five_of_a_kind_count_on_maps_that_are_only_counted(run: Run) -> None:
    ann, bo = (points(run, "only_counted.toml", name) for name in ("Ann", "Bo"))
    assert (ann["sets"], bo["sets"]) == (2 * 4 + 9, 14)
    assert (ann["prosperity"], bo["prosperity"]) == (16 + 2 * 4 + 12 + 14, 14 + 3 + 9 + 2 * 10 + 14)
    assert (ann["ports"], bo["ports"]) == (5, 14)
    assert scores(run, "only_counted.toml") == {"Ann": (2, 136), "Bo": (1, 138)}


def test_several_first_leave_no_second_and_the_printed_player_takes_places(run: Run) -> None:
    found = {
        name: points(run, "final_tiles_and_the_printed_player.toml", name)["final_tiles"]
        for name in ("Ann", "Bo", "Cy")
    }
    assert found == {"Ann": 15 + 7, "Bo": 15, "Cy": 0}


def test_rabbits_decide_a_tie(run: Run) -> None:
    found = scores(run, "final_tiles_and_the_printed_player.toml")
    assert found == {"Ann": (1, 54), "Bo": (3, 46), "Cy": (2, 46)}


def test_a_port_counts_with_a_tile_on_it_that_leads_to_the_capital(run: Run) -> None:
    found = [points(run, "ports_joined_or_not.toml", name)["ports"] for name in ("Ann", "Bo", "Cy")]
    assert found == [5, 0, 14]


def test_tracks_that_the_box_knows_multiply(run: Run) -> None:
    assert points(run, "tracks_multiply.toml", "Ann")["prosperity"] == 3 * 2 + 4 + 2


# Laying pieces


def test_a_tile_lies_beside_what_is_joined_to_the_capital(run: Run) -> None:
    assert allowed(run, "where_tiles_lie.toml", "terrain") == {"3,0", "3,-1", "2,-1", "0,-1", "-1,0"}
    assert allowed(run, "where_tiles_lie.toml", "special") == {"-1,1"}
    where = ["terrain.where"]
    assert judged(run, "where_tiles_lie.toml") == [where, where, where, []]


def test_a_road_turns_tiles_over_and_then_they_can_be_built_on(run: Run) -> None:
    assert judged(run, "a_road_turns_tiles_over.toml") == [
        ["property.where"], [], [], [], [], ["property.where"], [], [], ["road.where"], ["road.where"],
    ]  # fmt: skip


# Turns


def test_a_group_with_three_types_is_a_city_when_its_player_passes(run: Run) -> None:
    assert judged(run, "a_city.toml") == [[], [], []]


def test_an_area_costs_cards_by_its_slot_and_what_stands_left_of_the_arrow(run: Run) -> None:
    slots = ["area.slots"]
    assert judged(run, "what_areas_cost.toml") == [
        slots, slots, [], [], [], slots, [], [], ["area"],
    ]  # fmt: skip


def test_before_round_5_a_hand_is_never_empty(run: Run) -> None:
    hand = ["turn.hand"]
    assert judged(run, "hand_never_empty.toml") == [hand, hand, hand, ["area.slots"], [], []]


def test_in_round_5_it_may_be(run: Run, typed: Run) -> None:
    text = (WORKED.folder / "hand_never_empty.toml").read_text(encoding="utf-8")
    file = typed(text.replace("round = 4", "round = 5"))
    assert run("check", file, "--json").object["verdicts"][0]["legal"]


def test_free_actions_take_what_can_be_paid(run: Run) -> None:
    assert judged(run, "free_actions.toml") == [
        [], [], [], [], ["free"], ["free", "free"], [], [], [], [], ["property.tower"],
    ]  # fmt: skip


def test_a_result_with_unread_prints_is_not_final(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "unread.toml"
    file.write_text('game = "sweet_lands"\n[[seats]]\nname = "Ann"\npoints = 50\n[[seats]]\nname = "Bo"\n')
    found = run("score", file, "--json").object
    assert "ports" in found["unread"]
    assert found["certain"] is False
    assert "Not final" in run("score", file).out


def test_a_result_with_all_prints_read_is_final(run: Run) -> None:
    assert "unread" not in run("score", WORKED.folder / "final_score.toml", "--json").object
