"""The second phase, building. One test for each sentence of the rules."""

import pytest

from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Return
from companion.games.card_city.position import Pile
from tests.games.card_city.diagram import broken, cells_for, marked, played, table, town

HALL = "H"


def test_all_build_at_the_same_time_in_no_order() -> None:
    position = table("build", town(HALL, hand="R"), town(HALL, hand="P"), town(HALL, hand="C"))
    assert GAME.actors(position) == (0, 1, 2)
    assert {task.seat for task in GAME.agenda(position).tasks} == {0, 1, 2}
    assert played(position, (2, Build("C", "e4"))).towns[2].hand == ()


def test_a_player_builds_both_cards_in_either_order() -> None:
    position = table("build", town(HALL, hand="RP"), town(HALL, hand="P"))
    one = played(position, (0, Build("R", "e4")), (0, Build("P", "f5")))
    other = played(position, (0, Build("P", "f5")), (0, Build("R", "e4")))
    assert one.towns[0].city == other.towns[0].city


def test_only_cards_of_the_hand_are_built() -> None:
    position = table("build", town(HALL, hand="RP"))
    assert broken(position, 0, Build("C", "e4")) == {"not_in_hand"}


def test_a_built_card_leaves_the_hand_once() -> None:
    position = table("build", town(HALL, hand="RR"))
    assert played(position, (0, Build("R", "e4"))).towns[0].hand == ("R",)


def test_a_city_is_a_square_of_five_by_five_at_most() -> None:
    picture = """
        . . 1 . . .
        P P H P P 3
        . . 2 . . .
    """
    at = marked(picture)
    position = table("build", town(picture, hand="I"))
    assert cells_for(position, 0, "I") >= {at["1"], at["2"]}
    (violation,) = GAME.verdict(position, 0, Build("I", at["3"])).violations
    assert violation.rule == "square"
    assert (violation.params["columns"], violation.params["rows"]) == (6, 1)
    assert violation.cells == ("c5",)


def test_the_square_floats_and_the_city_hall_may_end_up_in_its_corner() -> None:
    position = table("build", town("H P P P", hand="I"))
    assert cells_for(position, 0, "I") >= {"i5", "d5"}
    corner = table("build", town("H P P P P", hand="I"))
    assert "d5" not in cells_for(corner, 0, "I")
    assert broken(corner, 0, Build("I", "d5")) == {"square"}


def test_every_cell_of_every_square_around_the_city_hall_can_be_named_and_none_beyond() -> None:
    position = table("build", town(HALL, hand="P"))
    assert len(GAME.survey(position, 0, "P").targets) == 81
    for at in ("a1", "i9", "a9", "i1"):
        assert broken(position, 0, Build("P", at)) == {"contact"}
    for at in ("j5", "e10", "z9"):
        assert "off_canvas" in broken(position, 0, Build("P", at))


LIMITS = {
    (0, 5): """
        . . .
        P H P
        . P 1
        . P .
    """,
    (1, 10): """
        I P P
        P H P
        P P 1
        P P P
    """,
    (2, 15): """
        I P P P
        I H P P
        P P P 1
        P P P P
        . . P P
    """,
    (3, 20): """
        I P P P P
        I H P P P
        I P P P 1
        P P P P P
        . P P P P
    """,
}


@pytest.mark.parametrize(("industries", "limit"), LIMITS)
def test_each_industry_lets_five_more_other_buildings_in_the_city_hall_among_them(
    industries: int, limit: int
) -> None:
    picture = LIMITS[industries, limit]
    full = table("build", town(picture, hand="P"))
    (violation,) = GAME.verdict(full, 0, Build("P", marked(picture)["1"])).violations
    assert violation.rule == "limit"
    assert violation.params == {"count": limit + 1, "limit": limit, "industries": industries}
    spare = table("build", town(picture.replace("P", ".", 1), hand="P"))
    assert broken(spare, 0, Build("P", marked(picture)["1"])) == set()


def test_at_the_limit_a_new_industry_is_the_only_card_that_fits() -> None:
    position = table("build", town("P P H P P", money=9, hand="IRCLP"))
    assert {card for card in "RCLIP" if cells_for(position, 0, card)} == {"I"}


def test_an_industry_built_first_makes_room_for_the_second_card() -> None:
    position = table("build", town("P P H P P", hand="IP"))
    assert broken(position, 0, Build("P", "e4")) == {"limit"}
    assert played(position, (0, Build("I", "e6")), (0, Build("P", "e4"))).towns[0].hand == ()


def test_a_new_building_touches_an_old_one_and_a_corner_is_not_enough() -> None:
    position = table("build", town(HALL, hand="P"))
    assert cells_for(position, 0, "P") == {"e4", "d5", "f5", "e6"}
    assert broken(position, 0, Build("P", "d4")) == {"contact"}
    assert broken(position, 0, Build("P", "g5")) == {"contact"}


def test_a_new_residence_may_not_touch_a_residence() -> None:
    position = table("build", town("1 R H", hand="R"))
    (violation,) = GAME.verdict(position, 0, Build("R", marked("1 R H")["1"])).violations
    assert (violation.rule, violation.section, violation.cells) == (
        "residence_apart",
        "build.residence",
        ("d5",),
    )


def test_a_new_commerce_may_not_touch_a_commerce() -> None:
    position = table("build", town("1 C H", hand="C"))
    (violation,) = GAME.verdict(position, 0, Build("C", marked("1 C H")["1"])).violations
    assert (violation.rule, violation.section, violation.cells) == (
        "commerce_apart",
        "build.commerce",
        ("d5",),
    )


def test_industry_and_residence_may_not_touch_either_way() -> None:
    assert broken(table("build", town("R H", hand="I")), 0, Build("I", "d4")) == {"industry_residence"}
    assert broken(table("build", town("I H", hand="R")), 0, Build("R", "d4")) == {"industry_residence"}


def test_industry_and_residence_may_touch_at_a_corner() -> None:
    assert broken(table("build", town("R H", hand="I")), 0, Build("I", "e4")) == set()
    assert broken(table("build", town("I H", hand="R")), 0, Build("R", "e6")) == set()


def test_other_kinds_may_touch_anything() -> None:
    picture = """
        1 R 2
        C H I
        3 L 4
    """
    position = table("build", town(picture, money=5, hand="LP"))
    for card in "LP":
        assert cells_for(position, 0, card) >= set(marked(picture).values())


def test_industries_may_touch_each_other_and_commerce() -> None:
    assert broken(table("build", town("I H", hand="I")), 0, Build("I", "d4")) == set()
    assert broken(table("build", town("C H", hand="I")), 0, Build("I", "d4")) == set()


def test_leisure_is_paid_with_five_dollars() -> None:
    poor = table("build", town(HALL, money=4, hand="LP"))
    (violation,) = GAME.verdict(poor, 0, Build("L", "e4")).violations
    assert (violation.rule, violation.params["price"]) == ("leisure_cost", 5)
    assert (violation.params["money"], violation.params["missing"]) == (4, 1)
    rich = table("build", town(HALL, money=5, hand="LP"))
    assert played(rich, (0, Build("L", "e4"))).towns[0].money == 0


@pytest.mark.parametrize("card", ["R", "C", "I", "P"])
def test_every_other_card_is_built_for_nothing(card: str) -> None:
    position = table("build", town(HALL, money=0, hand=card + "P"))
    move = next(one for one in GAME.moves(position, 0) if isinstance(one, Build) and one.card == card)
    assert played(position, (0, move)).towns[0].money == 0


def test_a_built_card_may_not_be_moved_or_covered() -> None:
    position = table("build", town("R H", hand="P"))
    (violation,) = [v for v in GAME.verdict(position, 0, Build("P", "d5")).violations if v.rule == "occupied"]
    assert (violation.kind, violation.cells) == ("impossible", ("d5",))


def test_whoever_can_build_must_build() -> None:
    position = table("build", town(HALL, hand="RP"))
    assert broken(position, 0, Return("P")) == {"must_build"}
    assert not any(isinstance(move, Return) for move in GAME.moves(position, 0))


def test_leisure_that_can_be_paid_must_be_built_too() -> None:
    assert broken(table("build", town(HALL, money=5, hand="L")), 0, Return("L")) == {"must_build"}
    assert broken(table("build", town(HALL, money=4, hand="L")), 0, Return("L")) == set()


def test_a_card_goes_back_only_when_no_card_of_the_hand_can_be_built() -> None:
    position = table("build", town("P P H P P", hand="IR"))
    assert broken(position, 0, Return("R")) == {"must_build"}
    assert set(GAME.moves(position, 0)) == {Build("I", at) for at in cells_for(position, 0, "I")}


def test_cards_that_cannot_be_built_go_into_the_supply() -> None:
    position = table("build", town("P P H P P", hand="RC"), town(HALL, hand="P"), supply=Pile(R=2, I=1))
    assert set(GAME.moves(position, 0)) == {Return("R"), Return("C")}
    after = played(position, (0, Return("R")), (0, Return("C")))
    assert after.supply == Pile(R=3, C=1, I=1)
    assert after.towns[0].hand == ()
    assert after.deck == position.deck


def test_of_two_cards_for_the_last_room_the_player_chooses_which_is_built() -> None:
    position = table("build", town("P P H P", hand="RC"), town(HALL, hand="P"))
    assert cells_for(position, 0, "R")
    assert cells_for(position, 0, "C")
    after = played(position, (0, Build("C", "e4")), (0, Return("R")))
    assert after.supply.R == position.supply.R + 1


def test_the_phase_ends_when_every_hand_is_empty() -> None:
    position = table("build", town(HALL, hand="P"), town(HALL, hand="P"))
    position = played(position, (1, Build("P", "e4")))
    assert position.phase == "build"
    assert played(position, (0, Build("P", "e4"))).phase == "income"


def test_two_residences_of_one_round_may_not_touch_for_the_first_one_lies_already() -> None:
    position = played(table("build", town(HALL, hand="RR")), (0, Build("R", "e4")))
    assert broken(position, 0, Build("R", "e3")) == {"residence_apart"}


def test_two_commerce_of_one_round_may_not_touch_either() -> None:
    position = played(table("build", town(HALL, hand="CC")), (0, Build("C", "e4")))
    assert broken(position, 0, Build("C", "e3")) == {"commerce_apart"}


def test_parking_fills_the_limit_like_any_card_that_is_not_industry() -> None:
    assert broken(table("build", town("P P H P P", hand="P")), 0, Build("P", "e4")) == {"limit"}


def test_all_broken_rules_are_told_at_once() -> None:
    picture = """
        P P H R
        . . I 1
    """
    position = table("build", town(picture, hand="C"))
    assert broken(position, 0, Build("R", marked(picture)["1"])) == {
        "not_in_hand",
        "residence_apart",
        "industry_residence",
    }
