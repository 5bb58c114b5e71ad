"""What building tells: every square's verdict, what a building brings, what would mend a refusal."""

import pytest
from msgspec.structs import replace

from companion.engine.words import Word
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.building import preview, repairs, survey
from companion.games.roll_into_town.marks import BUILDINGS
from companion.games.roll_into_town.moves import Build, Fell, Grow, Move
from companion.games.roll_into_town.phases.construct import affordable_buildings, best_payment
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Goods
from tests.conformance.checks import texts
from tests.games.roll_into_town.playing_build import mends, overruled, rich, said, told, town

# Surveys ----------------------------------------------------------------------------------------------------


def test_a_survey_is_of_the_seat_that_asks() -> None:
    position = replace(rich(), players=(rich("F").players[0], rich("M").players[0]))
    (violation,) = survey.survey(position, 1, "house").targets["a1"].violations
    assert violation.params["there"] == Word("token-mountain")


def test_the_cathedral_has_the_squares_on_which_its_outline_fits() -> None:
    plain, flipped = (survey.target_squares(rich(), piece) for piece in ("cathedral", "cathedral-mirrored"))
    assert ("a1" in plain, "i1" in plain, "a8" in plain) == (True, False, False)
    assert ("a1" in flipped, "i1" in flipped) == (False, True)
    assert len(plain) == len(flipped) == 8 * 7


def test_there_is_no_other_piece() -> None:
    for piece in ("castle", "house-mirrored", "", "tree"):
        with pytest.raises(KeyError):
            survey.survey(rich(), 0, piece)


def test_a_piece_stands_for_the_best_way_to_pay() -> None:
    position = town("m", food=9, wood=3)
    assert best_payment(position, 0, "tavern") == Goods(4)
    assert survey.placement(position, 0, "tavern", "b1") == Build("tavern", "b1", given=Goods(4))
    assert survey.survey(position, 0, "tavern").targets["b1"].legal


def test_the_task_names_what_can_be_paid_and_has_a_place() -> None:
    (task,) = GAME.agenda(town(food=3, stone=4, wood=2)).tasks
    assert task.pieces == ("house", "pickaxe", "lumberjack", "market")
    assert {name: task.params[name] for name in ("count", "food", "stone", "wood")} == {
        "count": 4, "food": 3, "stone": 4, "wood": 2,
    }  # fmt: skip
    (task,) = GAME.agenda(rich("Cn\nRew")).tasks
    assert task.pieces == (*BUILDINGS, "cathedral-mirrored")
    assert affordable_buildings(rich("m f c"), 0) == ("house", "pickaxe", "lumberjack", "tavern")


# Previews ---------------------------------------------------------------------------------------------------


def test_a_preview_tells_price_exchanges_and_what_is_left() -> None:
    position = town("m", stone=6, food=1, wood=2)
    found = [
        dict(one.params) for one in GAME.preview(position, 0, Build("house", "a2", given=Goods(0, 4, 0)))
    ]
    assert [(one["price"], one["left"], one["missing"]) for one in found[:2]] == [(3, 0, 2), (2, 0, 0)]
    assert (found[2]["count"], found[2]["got"], found[2]["left"]) == (4, 2, 0)


def test_a_preview_tells_what_is_gathered_more() -> None:
    assert dict(told(rich("F F\nRew"), Build("watermill", "a3"))["brings_food"].params) == {
        "gain": 2,
        "total": 4,
    }
    assert dict(told(rich("F Cn"), Build("harbor", "b1"))["brings_food"].params) == {"gain": 1, "total": 2}
    assert dict(told(rich("M . M\np"), Build("pickaxe", "b1"))["brings_stone"].params) == {
        "gain": 2,
        "total": 3,
    }
    assert told(rich("T . T\nT"), Build("lumberjack", "b1"))["trees_near"].params["trees"] == 3


def test_a_preview_of_a_house_counts_the_tavern_next_to_it() -> None:
    assert dict(told(rich("t"), Build("house", "b2"))["house"].params) == {"points": 3, "tavern": 1}
    assert dict(told(rich("t"), Build("house", "c3"))["house"].params) == {"points": 2, "tavern": 0}


def test_a_preview_of_a_tavern_counts_houses_that_no_other_tavern_counts() -> None:
    position = rich("t h . h\n. . h .")
    assert dict(told(position, Build("tavern", "c1"))["tavern"].params) == {"houses": 2, "points": 2}


def test_a_preview_of_the_lighthouse_counts_coasts_and_oceans() -> None:
    found = told(rich("O O Cn\n. Cn+b"), Build("lighthouse", "a2"))["lighthouse"]
    assert dict(found.params) == {"coasts": 2, "oceans": 2, "points": 4}


def test_a_preview_of_the_cathedral_tells_its_points_once() -> None:
    assert told(rich(), Build("cathedral", "a1"))["cathedral"].params["points"] == 10
    again = rich("c")
    overruled(again, Build("cathedral", "c1"))
    assert "cathedral" not in told(again, Build("cathedral", "c1"))


def test_a_preview_warns_where_the_river_could_have_gone_on() -> None:
    found = told(rich("Rew"), Build("house", "b1"))["blocks_river"]
    assert dict(found.params) == {"at": ("b1",), "left": 0}
    assert "blocks_river" not in told(rich("Rew"), Build("house", "b2"))


def test_nothing_is_told_of_what_cannot_be() -> None:
    for move in (Build("house", "e5"), Build("house", "k1"), Fell("a1"), Grow("a1", "b1")):
        assert preview.preview(rich(), 0, move) == ()


# Repairs ----------------------------------------------------------------------------------------------------


def test_another_square_is_proposed_the_nearest_first() -> None:
    repair = mends(rich("F F .\nF F ."), Build("house", "a1"))["build_place"]
    assert repair.cells[:2] == ("c1", "a3")
    assert len(repair.cells) == 8


def test_the_other_side_of_the_cathedral_is_proposed() -> None:
    assert "mirror" in mends(rich(". . .\n. . .\n. . F"), Build("cathedral", "b1"))
    assert "mirror" in mends(rich(), Build("house", "b1", mirrored=True))


def test_so_much_more_of_what_is_missing_is_proposed() -> None:
    repair = mends(town(wood=2), Build("watermill", "a1"))
    assert repair == {}
    more = mends(town("Rew", wood=2), Build("watermill", "a2"))["more_goods"]
    assert (more.params["resource"], more.params["missing"]) == (
        said(town("Rew", wood=2), Build("watermill", "a2"), "price")["resource"], 1,
    )  # fmt: skip


def test_nothing_mends_the_wrong_time_or_what_is_legal() -> None:
    assert repairs.repairs(rich(step="gather"), 0, Build("house", "a1")) == ()
    assert repairs.repairs(replace(rich(), dice=()), 0, Build("house", "a1")) == ()
    assert repairs.repairs(rich(), 0, Build("house", "a1")) == ()


def test_a_reason_names_its_numbers_and_what_would_help() -> None:
    def reason(position: Position, move: Move) -> str:
        (found,) = GAME.verdict(position, 0, move).violations
        return texts()["en"].about(GAME.id, "violation", found.rule, found.params)

    assert reason(town("m", food=6, wood=3), Build("tavern", "a2")) == (
        "A tavern costs 5 wood. You have 3: 2 short. The Market would help: give 4 food for what is missing."
    )
    assert reason(town(), Build("pickaxe", "a1")) == "A pickaxe costs 1 wood. You have none."
    assert reason(rich("Rew"), Build("watermill", "b1")).startswith("The river flows toward b1, not past it.")
