"""Sentences of the rules that no other test is about, one by one."""

import pytest

from companion.games.small_city.moves import Advance, Produce, Settle, Staff
from companion.games.small_city.plan import seat_plan
from tests.games.small_city.towns import table, town
from tests.games.small_city.typing_tables import (
    HALL,
    after,
    build,
    checked,
    said,
    scored,
    seat,
    shown,
    standing,
    upgrade,
    walk,
)

LEGAL: tuple[str, ...] = ()
DONE = said("done")

# The town ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "squares"), [("RFa .", ". .", 8), ("R2a R2a", ". .", 10), ("FIa FIa", ". FIa", 12)]
)
def test_the_area_of_influence_is_every_square_around_also_by_a_corner(
    first: str, second: str, squares: int
) -> None:
    here = seat_plan(table(town(f". . . .\n. {first} .\n. {second} .\n. . . .")), 0)
    assert here.halos[0].bit_count() == squares


def test_the_city_hall_is_a_cultural_building_too() -> None:
    picture = "CHa CHa SCa .\nCHa CHa . R1a"
    assert checked([seat(picture)], upgrade("d2", "R2", "d2 e2")) == [("upgrade.level",)]
    assert checked([seat("CHa CHa SCa\nCHa CHa R1a")], upgrade("c2", "R2", "c2 d2")) == [LEGAL]


def test_squares_that_are_not_drawn_are_empty_as_they_are_printed() -> None:
    assert checked([seat()], build("P1", "g7"), build("P1", "h7")) == [LEGAL, ("build.area",)]


# Building ---------------------------------------------------------------------------------------------------


def test_the_urban_planner_and_a_town_made_bigger_in_the_same_round_add_up() -> None:
    moves = (said("choose", card="urban_planner"), said("choose", card="supporter", seat="Bo"), said("grow"))
    assert after([seat(), seat()], *moves).towns[0].size == 2


def test_the_one_tile_beside_a_bigger_town_may_be_a_demolition_instead() -> None:
    found = checked(
        [seat(f"{HALL}\nLIa LIa")],
        said("grow"),
        said("demolish", cells=["a3"]),
        build("P1", "c1"),
    )
    assert found == [LEGAL, LEGAL, ("build.slots",)]


def test_the_mediator_saves_nothing_on_a_demolition() -> None:
    poor = seat(f"{HALL}\nLIa LIa", action="mediator", money=1)
    assert checked([poor], said("demolish", cells=["a3", "b3"])) == [("demolish.cost",)]


def test_a_warehouse_is_not_influenced_by_a_residence_either() -> None:
    picture = "CHa CHa . . . R1a\nCHa CHa . . . ."
    near = build("F1", "d1", warehouse=["e1"])
    assert checked([seat(picture)], near) == [("build.apart",)]
    assert checked([seat(picture)], build("F1", "d1", warehouse=["c1"])) == [LEGAL]


def test_without_a_square_for_the_warehouse_the_sentence_says_so() -> None:
    picture = "CHa CHa . #\nCHa CHa # #\n# # # #"
    assert checked([seat(picture)], build("F1", "c1")) == [("tiles.warehouse",)]


def test_the_mayors_squares_take_no_warehouse_and_no_larger_tile() -> None:
    picture = "CHa CHa SCa\nCHa CHa R1a"
    factory, larger = build("F1", "f4", warehouse=["f3"]), upgrade("c2", "R2", "c2 c3")
    assert checked([seat(picture)], factory, larger, street=["f3", "f2"]) == [("street.place",), LEGAL]
    assert checked([seat(picture)], factory, larger, street=["c3", "c4"]) == [LEGAL, ("street.place",)]


def test_a_residence_that_grows_takes_nobody_out_of_the_city_hall() -> None:
    done = after([seat(f"{HALL} SCa\n. R1a .")], upgrade("b3", "R2", "b3 c3"))
    assert standing(done.towns[0], 0) == ["a1", "b1", "a2"]


def test_an_upgrade_is_optional() -> None:
    assert checked([seat("CHa CHa SCa\nCHa CHa R1a")], DONE) == [LEGAL]


# Moving -----------------------------------------------------------------------------------------------------


def test_when_all_have_moved_who_walks_out_of_the_city_hall_settles_in_an_empty_r1() -> None:
    picture = "CHa* CHa R1a P1a*\nCHa CHa P1b ."
    found = checked([seat(picture)], walk("a1", "c1"), walk("d1", "c2"), walk("a1", "c1"), DONE)
    assert found == [("move.settle",), LEGAL, LEGAL, LEGAL]
    file = shown([seat(picture), seat()], [walk("d1", "c2"), walk("a1", "c1")], "check")
    assert [one.move for one in file.judge_moves()][1] == Settle("c1")


def test_a_citizen_that_walks_into_a_new_station_moves_in() -> None:
    moves = [build("PO", "d1 e1"), walk("c1", "e1")]
    file = shown([seat("CHa CHa P1a*\nCHa CHa ."), seat()], moves, "check")
    assert [one.move for one in file.judge_moves()][1] == Staff("c1", "e1")


# Income -----------------------------------------------------------------------------------------------------


def test_in_school_library_museum_metro_and_park_people_only_rest() -> None:
    picture = "CHa CHa SCa* LIa* LIa\nCHa CHa MEa* MEa P1a*\nMUa* MUa MUa . ."
    moves = (said("collect"), said("produce"), said("produce", seat="Bo"), said("tally"))
    done = after([seat(picture, money=0), seat(money=0)], *moves).towns[0]
    assert (done.money, done.votes, done.cubes) == (0, 0, ())


def test_a_tourist_in_a_library_brings_its_host_a_dollar_and_its_owner_nothing() -> None:
    seats = [seat("CHa CHa LIa*2\nCHa CHa LIa", money=0), seat(money=0)]
    assert [one.money for one in after(seats, said("collect")).towns] == [1, 0]


def test_the_engineer_helps_the_own_town_and_not_the_one_that_is_visited() -> None:
    works = "CHa CHa F1a{} WAa\nCHa CHa . ."
    seats = [seat(works.format("*"), action="engineer"), seat(works.format("*1"))]
    moves = [said("collect"), said("produce"), said("produce", seat="Bo"), said("tally"), said("measure")]
    assert [one.made for one in after(seats, *moves).towns] == [1, 2]


def test_what_finds_no_room_is_given_up_where_there_is_nothing_to_choose() -> None:
    picture = "CHa:w CHa:w F1a*\nCHa:w CHa:w WAa:w"
    file = shown([seat(picture), seat()], [said("collect"), said("produce")], "check")
    found = [one.move for one in file.judge_moves()]
    assert found[1] == Produce(drop=("w",))


# The council ------------------------------------------------------------------------------------------------


def test_the_only_disc_that_may_still_move_is_the_one_that_changes_its_row() -> None:
    locked = seat(HALL, council=[[1, 4], [3, 2]])
    file = shown([locked, seat()], [said("council", row=2)], "check")
    assert [one.move for one in file.judge_moves()] == [Advance(2, leaves=3)]
    assert checked([seat(HALL, council=[[1, 3], [3, 2]])], said("council", row=2)) == [("council.step",)]


def test_a_step_is_paid_in_dollars_or_in_votes() -> None:
    by_votes = said("council", row=1, pay="votes")
    assert checked([seat(HALL, money=0)], by_votes) == [("council.pay",)]
    paid = after([seat(HALL, money=0, votes=1)], by_votes).towns[0]
    assert (paid.money, paid.votes, len(paid.cubes)) == (0, 0, 1)


# Files ------------------------------------------------------------------------------------------------------


def test_squares_may_stand_in_one_text_and_a_single_one_in_a_list() -> None:
    picture = "CHa CHa SCa\nCHa CHa R1a"
    grown = {"move": "upgrade", "from": ["c2"], "tile": "R2", "cells": "c2, d2"}
    factory = {"move": "build", "tile": "F1", "cells": "g7", "warehouse": "g6"}
    assert checked([seat(picture)], grown, factory) == [LEGAL, LEGAL]


@pytest.mark.parametrize(
    "picture",
    [
        "R3a R3a R3a",
        "F3a F3a F3a",
        "HBa HBa HWa HWa",
        "MUa MUa",
        "CLa CLa\nCLa CLa",
        "WAa WAa",
        "P3a P3a\nP3a .",
        "R5a R5a R5a R5a R5a",
    ],
)
def test_a_shape_the_rules_do_not_tell_is_read_as_it_lies_and_noticed(picture: str) -> None:
    file = shown([seat(f"{HALL}\n{picture}"), seat()], (), "score")
    assert len(file.position.towns[0].tiles) == 2
    assert "assumed" in {notice.id for notice in file.game.warnings(file.position)}


def test_promises_are_counted_from_any_shape_of_their_tiles() -> None:
    straight = "\n".join(f"F3{one} F3{one} F3{one}" for one in "abc")
    sheet = scored(seat(f"{HALL}\n{straight}", promises=[13]), seat())
    assert [line.points for line in sheet.standings[0].lines if line.category == "promises"] == [12]


def test_a_tile_on_no_square_at_all_is_asked_for_its_squares_and_a_place_is_proposed() -> None:
    file = shown([seat(), seat()], [build("R1", "")], "check")
    (one,) = file.judge_moves()
    assert [each.rule for each in one.verdict.violations] == ["shape"]
    assert file.game.repairs(one.position, one.seat, one.move)
