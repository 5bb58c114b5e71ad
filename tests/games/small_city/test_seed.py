"""The worked examples of the rules, typed from the table as anybody would type them."""

import pytest

from tests.games.small_city.typing_tables import (
    HALL,
    after,
    build,
    checked,
    said,
    scored,
    seat,
    standing,
    upgrade,
    walk,
)

LEGAL: tuple[str, ...] = ()

# Action cards -----------------------------------------------------------------------------------------------

RING = [
    "supporter",
    "mediator",
    "engineer",
    "urban_planner",
    "architect",
    "mayor",
    "opponent",
    "city_councilor",
]


def test_red_skips_one_card_to_the_engineer_and_pays_a_dollar_yellow_pays_nothing() -> None:
    moves = (
        said("choose", card="supporter"),
        said("choose", card="engineer", seat="Bo"),
        said("choose", card="urban_planner", seat="Cy"),
    )
    seats = (seat(money=0), seat(money=1), seat(money=0))
    assert [town.money for town in after(seats, *moves, ring=RING).towns] == [0, 0, 0]
    poor = (seat(money=0), seat(money=0), seat(money=0))
    assert checked(poor, *moves[:2], ring=RING) == [LEGAL, ("action.price",)]


def test_a_card_that_lies_before_a_seat_tells_who_has_chosen_already() -> None:
    seats = (seat(money=0, action="supporter"), seat(money=0), seat())
    engineer = said("choose", card="engineer", seat="Bo")
    assert checked(seats, engineer, ring=RING) == [("action.price",)]
    assert checked(seats, said("choose", card="mediator", seat="Bo"), ring=RING) == [LEGAL]


# Culture ----------------------------------------------------------------------------------------------------

STORES = """
    CHa:w CHa:w .     . .
    CHa:g CHa:g WAa:b . .
    .     .     .     . .
"""


@pytest.mark.parametrize("pay", ["wwgg", "wwgb", "wggb"])
def test_with_the_architect_a_clinic_is_built_for_any_of_the_three_payments(pay: str) -> None:
    clinic = build("CL", "d1 e1 d2", pay=pay)
    assert checked([seat(STORES, action="architect")], clinic) == [LEGAL]
    assert checked([seat(STORES)], clinic) == [("tiles.culture.cost",)]


def test_with_the_architect_a_school_is_built_for_nothing() -> None:
    school = build("SC", "d1")
    assert checked([seat(HALL, action="architect", money=0)], school) == [LEGAL]
    assert checked([seat(HALL, money=0)], school) == [("tiles.culture.cost",)]


# Residences -------------------------------------------------------------------------------------------------


def test_a_residence_of_level_2_beside_two_cultural_buildings_costs_2_dollars() -> None:
    picture = "CHa* CHa* . .\nCHa* CHa . SCa\n. . . ."
    assert checked([seat(picture, money=2)], build("R2", "c3 c4")) == [LEGAL]
    assert checked([seat(picture, money=1)], build("R2", "c3 c4")) == [("build.cost",)]
    assert checked([seat(picture)], build("R2", "a4 b4")) == [("tiles.residence",)]


def test_the_residence_between_school_and_city_hall_grows_and_the_library_lets_it_grow_again() -> None:
    picture = """
        .    .    .    .   .
        CHa* CHa* R1a* SCa .
        CHa* CHa  .    .   .
        .    .    LIa  LIa .
    """
    first, second = upgrade("c2", "R2", "c2 c3"), upgrade("c2", "R3", "c2 c3 d3")
    assert checked([seat(picture, money=0)], first, second) == [LEGAL, LEGAL]
    assert checked([seat(picture, money=0)], second) == [("upgrade.level", "upgrade.level")]


def test_nobody_knows_how_a_residence_of_level_3_is_cut_so_a_straight_one_is_welcome() -> None:
    picture = "CHa* CHa* R1a* SCa\nCHa* CHa . .\n. . . LIa\n. . . LIa"
    found = checked([seat(picture)], upgrade("c1", "R2", "c1 c2"), upgrade("c1", "R3", "c1 c2 c3"))
    assert found == [LEGAL, LEGAL]


# Factories --------------------------------------------------------------------------------------------------

YARDS = """
    .    .    . .    .   .
    .    .    . .    .   .
    .    .    . R1a* .   .
    CHa* CHa* . .    .   .
    CHa  CHa  . .    RFa .
    .    .    . .    .   .
"""


@pytest.mark.parametrize("at", ["c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4"])
def test_no_factory_on_a_cross_where_the_residence_has_its_influence(at: str) -> None:
    assert "build.apart" in checked([seat(YARDS)], build("F1", at))[0]


def test_a_factory_anywhere_else_for_1_dollar_and_of_level_2_by_the_refinery_for_2() -> None:
    assert checked([seat(YARDS, money=1)], build("F1", "a1")) == [LEGAL]
    assert checked([seat(YARDS, money=2)], build("F2", "e6 d6")) == [LEGAL]
    assert checked([seat(YARDS, money=2)], build("F2", "a1 b1")) == [("tiles.factory",)]


def test_both_factories_grow_to_level_2_but_only_the_first_has_room_for_level_3() -> None:
    picture = """
        WAa  .    .   HBa  HWa
        .    F1a* .   HBa  HWa
        .    .    RFa .    WAb
        .    .    #   F1b* #
        CHa* CHa* .   #    .
        CHa* CHa  .   .    .
    """
    found = checked(
        [seat(picture, money=0)],
        upgrade("b2", "F2", "b2 c2"),
        upgrade("d4", "F2", "d4 d3"),
        upgrade("b2", "F3", "b2 c2 c1"),
        upgrade("d4", "F3", "d4 d3 e3"),
        upgrade("d4", "F3", "d4 d3 e4"),
    )
    assert found == [LEGAL, LEGAL, LEGAL, ("build.area",), ("town.area",)]


# Shops, harbor, police --------------------------------------------------------------------------------------


def test_a_shop_of_level_2_costs_2_dollars_and_waits_a_round_for_level_3() -> None:
    picture = "R1a* . R1b* .\n. . . .\n. . . .\nR1c* . CHa CHa\n. . CHa CHa"
    found = checked([seat(picture, money=2)], build("C2", "b2 b3"), upgrade("b2", "C3", "b2 b3 c2"))
    assert found == [LEGAL, ("upgrade.fresh",)]
    later = picture.replace("\n. . . .\n. . . .", "\n. C2a . .\n. C2a . .")
    assert checked([seat(later, money=0)], upgrade("b2", "C3", "b2 b3 c2")) == [LEGAL]


@pytest.mark.parametrize("water", ["HWa HWa . .\n. . . .", ". . . .\n. . . ."])
def test_a_residence_may_stand_beside_the_water_but_not_beside_the_building(water: str) -> None:
    first = "HBa HBa . ." if water.startswith("HWa") else "HBa HBa HWa HWa"
    picture = f"{first}\n{water}\n. . CHa CHa\n. . CHa CHa"
    beside = "b3" if water.startswith("HWa") else "d2"
    assert checked([seat(picture)], build("R1", beside)) == [LEGAL]
    assert checked([seat(picture)], build("R1", "c2")) == [("build.apart",)]


def test_police_that_move_in_send_every_tourist_on_the_ten_squares_home() -> None:
    picture = "P1a*2 . . P1b . P1c*\n. . . . . .\n. . . . CHa CHa\n. . . . CHa CHa"
    seats = [seat(picture, money=2), seat("CHa* CHa*\nCHa* CHa*")]
    moves = (build("PO", "b2 c2"), walk("f1", "b2"))
    towns = after(seats, *moves).towns
    assert standing(towns[0], 1) == []
    assert len(standing(towns[1], 1)) == 4
    assert towns[1].career + towns[1].central == 22 - 4


# Votes, pollution, the end ----------------------------------------------------------------------------------


def test_two_houses_a_full_r3_and_a_full_r4_bring_18_votes() -> None:
    picture = "R1a* . R3a* R3a* . R4a* R4a*\nR1b* . R3a* . . R4a* R4a*\n. CHa CHa\n. CHa CHa"
    assert after([seat(picture)], said("tally")).towns[0].votes == 18


def test_eleven_citizens_and_two_cubes_less_five_squares_of_park_are_8_and_somebody_dies() -> None:
    picture = """
        R5a* R5a* . R3a* R3a* .   C2a* C2a*
        R5a* R5a* . R3a* .    .   .    .
        R5a* .    . .    .    .   R1a* .
        P2a  P2a  . P3a  P3a  P3a .    .
        .    .    . CHa* CHa  .   .    .
        .    .    . CHa* CHa  .   .    .
    """
    seats = [seat(picture, pollution=11, produced=2)]
    town = after(seats, said("measure")).towns[0]
    assert (town.made, town.pollution, town.dying) == (8, 19, True)
    mourn = said("mourn", at="g3", grave="c2")
    assert checked(seats, said("measure"), said("mourn", at="d5", grave="c2"), mourn) == [
        LEGAL,
        ("pollution.choice",),
        LEGAL,
    ]


def test_one_town_reached_10_percent_and_the_town_that_made_more_this_round_loses_a_citizen() -> None:
    four, five = "R1a* R1b* R1c* R1d*", "R1a* R1b* R1c* R1d* R1e*"
    seats = [seat(f"{HALL}\n{four}", pollution=11), seat(f"{HALL}\n{five}", pollution=3)]
    assert [town.dying for town in after(seats, said("measure")).towns] == [False, True]


def test_a_town_at_100_percent_has_lost_whatever_its_votes() -> None:
    sheet = scored(seat(votes=300, pollution=100), seat(votes=1))
    assert [standing.rank for standing in sheet.standings] == [2, 1]


def test_promises_pay_6_12_or_18_and_cost_3_6_or_12() -> None:
    found = {line.points for line in scored(seat(promises=[6, 32]), seat(promises=[9])).standings[0].lines}
    assert {6, -12} <= found
