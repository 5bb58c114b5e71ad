"""The printed examples of the rules, as they lie on the table."""

from msgspec.structs import replace

from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Choose, Collect, Develop, Take
from companion.games.card_city.position import Lots, Pile, Town
from tests.games.card_city.diagram import broken, cells_for, drawn, marked, played, table, town

BUILDING = """
    . . 1 2 .
    . 8 H I 3
    7 R C 4 .
    . 6 5 . .
"""
"""One industry, so ten other buildings; the numbers are where the city may grow."""


def building_cells(card: str) -> set[str]:
    numbers = {at: mark for mark, at in marked(BUILDING).items()}
    position = table("build", town(BUILDING, money=5, hand=card))
    return {numbers[at] for at in cells_for(position, 0, card)}


def test_an_industry_may_lie_on_every_numbered_cell_but_6_7_and_8() -> None:
    assert building_cells("I") == set("12345")


def test_a_commerce_may_lie_on_every_numbered_cell_but_4_and_5() -> None:
    assert building_cells("C") == set("123678")


def test_a_residence_may_lie_on_every_numbered_cell_but_2_3_4_and_6_7_8() -> None:
    assert building_cells("R") == set("15")


def test_a_leisure_or_a_parking_may_lie_on_every_numbered_cell() -> None:
    assert building_cells("L") == set("12345678")
    assert building_cells("P") == set("12345678")


def test_each_refused_cell_of_the_example_names_its_neighbour() -> None:
    at = marked(BUILDING)
    position = table("build", town(BUILDING, money=5, hand="RCI"))
    assert broken(position, 0, Build("I", at["6"])) == {"industry_residence"}
    assert broken(position, 0, Build("C", at["4"])) == {"commerce_apart"}
    assert broken(position, 0, Build("R", at["4"])) == {"industry_residence"}
    assert broken(position, 0, Build("R", at["7"])) == {"residence_apart"}
    (violation,) = GAME.verdict(position, 0, Build("R", at["7"])).violations
    assert violation.cells == ("d6",)


MERGING = """
    . . a R
    I H R L
    . . b .
"""
"""The residence between the City Hall and the leisure touches two culture cards."""


def test_the_residence_between_two_culture_cards_grows_onto_a_or_b() -> None:
    position = table("develop", town(MERGING))
    assert cells_for(position, 0, "R") == set(marked(MERGING).values())


def test_grown_onto_a_it_is_one_district_of_three_that_needs_four_culture_cards() -> None:
    cell = marked(MERGING)["a"]
    position = table("develop", town(MERGING), develop="optional")
    merged = GAME.apply(position, 0, Develop("R", cell))
    ((line, *_),) = [one.lines for one in GAME.scoresheet(merged).standings]
    assert (line.params["size"], line.points) == (3, 6)
    still = table("develop", Town(city=merged.towns[0].city))
    (violation,) = GAME.verdict(still, 0, Develop("R", marked(MERGING)["b"])).violations
    assert (violation.rule, violation.params["needed"], violation.params["have"]) == ("culture", 4, 2)


def test_a_commerce_beside_two_residences_of_one_district_does_not_grow() -> None:
    picture = """
        R R .
        C R .
        H . .
    """
    position = table("develop", town(picture), town(MERGING))
    assert cells_for(position, 0, "C") == set()


def test_a_commerce_beside_two_residential_districts_grows_onto_either_x() -> None:
    picture = """
        . R .
        x C x
        . R H
    """
    position = table("develop", town(picture))
    assert cells_for(position, 0, "C") == set(marked(picture).values())


def test_commerce_of_one_one_and_two_cards_earns_5_and_the_city_hall_adds_1() -> None:
    picture = """
        C P C
        P H P
        I C C
    """
    position = played(table("income", town(picture, money=2)), (0, Collect()))
    assert position.towns[0].money == 2 + 1 + (1 + 1 + 3)


SCORING = """
    R R P C I
    R P C P I
    P H P R P
    R R P P I
    R L R . .
"""


def test_districts_of_3_3_1_and_1_two_empty_squares_and_36_dollars_are_19_points_and_1_dollar_left() -> None:
    (standing,) = GAME.scoresheet(table("scoring", town(SCORING, money=36))).standings
    assert sorted(line.points for line in standing.lines if line.category == "residential") == [1, 1, 6, 6]
    assert standing.points("empty") == -2
    assert standing.points("money") == 7
    assert standing.total == 6 + 6 + 1 + 1 - 2 + 7 == 19
    (money,) = [line for line in standing.lines if line.category == "money"]
    assert money.params["rest"] == 1


def test_the_scoring_example_is_a_city_the_box_and_the_rules_can_hold() -> None:
    city, _ = drawn(SCORING)
    assert len(city) - city.count(".") == 23
    assert GAME.warnings(table("scoring", Town(city=city), deck=Pile(), supply=Pile())) == ()


def test_of_six_cards_the_second_takes_r_and_c_the_first_keeps_p_and_i_the_third_gets_c_and_l() -> None:
    deck = Pile(R=9, C=9, L=9, I=9, P=9)
    position = table("divide", Town(), Town(), Town(), deck=deck)
    position = played(replace(position, lots=Lots(0, waiting=(1, 2))), (1, Choose("open")))
    assert position.lots == Lots(0, waiting=(2,), owed=(1,))
    position = played(position, (2, Choose("other")))
    assert position.lots == Lots(2, waiting=(), owed=(1, 0, 2))
    position = played(position, (1, Take(("R", "C"))), (0, Take(("P", "I"))), (2, Take(("C", "L"))))
    assert position.phase == "build"
    assert [one.hand for one in position.towns] == [("P", "I"), ("R", "C"), ("C", "L")]
    assert position.deck == Pile(R=8, C=7, L=8, I=8, P=8)
