"""Phase 4, factories: what is made, where it is stored, and what happens with too much or too little."""

import pytest

from companion.engine.words import Who
from companion.games.small_city import turn
from companion.games.small_city.citizens.people import goods_in_store
from companion.games.small_city.moves import Produce
from companion.games.small_city.position import Cube
from companion.games.small_city.turn import verdict
from tests.games.small_city.playing import broken, drawn, earning, legal, played
from tests.games.small_city.towns import HALL

FACTORY = """
    CHa CHa F3a=w* F3a=g* WAa
    CHa CHa .      F3a=b* .
"""
FULL_HALL = FACTORY.replace("CHa CHa", "CHa* CHa*")


def test_every_worker_makes_one_cube_of_its_squares_colour() -> None:
    position = earning(*drawn(FACTORY, HALL))
    after = played(position, (0, Produce()))
    assert after.towns[0].cubes == (Cube("a1", "g"), Cube("b1", "b"), Cube("e1", "w"))
    assert after.towns[0].produced == 3
    assert [position.stock[colour] - after.stock[colour] for colour in "wgb"] == [1, 1, 1]


def test_an_empty_square_and_another_seats_worker_make_nothing_for_the_town() -> None:
    position = earning(*drawn("CHa CHa F2a=w F2a=g*2\nCHa CHa . .", HALL))
    assert played(position, (0, Produce())).towns[0].cubes == ()


def test_the_seat_chooses_whether_warehouses_or_the_city_hall_are_filled_first() -> None:
    position = earning(*drawn("CHa CHa F1a* WAa\nCHa CHa . .", HALL))
    assert played(position, (0, Produce())).towns[0].cubes == (Cube("d1", "w"),)
    assert played(position, (0, Produce("hall"))).towns[0].cubes == (Cube("a1", "w"),)


def test_a_warehouse_need_not_be_beside_the_factory() -> None:
    position = earning(*drawn("CHa CHa F1a* . . .\nCHa CHa . . . WAa", HALL))
    assert played(position, (0, Produce())).towns[0].cubes == (Cube("f2", "w"),)


def test_goods_made_at_home_that_find_no_room_go_back_and_the_seat_chooses_which() -> None:
    position = earning(*drawn(FULL_HALL, HALL))
    assert {move.drop for move in legal(position, 0) if isinstance(move, Produce)} == {
        ("w", "g"),
        ("w", "b"),
        ("g", "b"),
    }
    after = played(position, (0, Produce(drop=("w", "g"))))
    assert after.towns[0].cubes == (Cube("e1", "b"),)
    assert after.stock["w"] == position.stock["w"]
    assert after.towns[0].produced == 3


def test_exactly_the_excess_is_given_up() -> None:
    position = earning(*drawn(FULL_HALL, HALL))
    (violation,) = verdict(position, 0, Produce(drop=("w",))).violations
    assert (violation.rule, violation.params["n"], violation.params["room"]) == ("drop_count", 2, 1)
    assert broken(position, 0, Produce(drop=("w", "w"))) == ["not_made"]
    roomy = earning(*drawn(FACTORY, HALL))
    assert broken(roomy, 0, Produce(drop=("w",))) == ["drop_count"]


FIFTEEN_AT_WORK = FULL_HALL + "\n".join(
    " ".join(f"F1{chr(97 + 4 * row + column)}*" for column in range(4)) for row in range(3)
)


def test_any_number_of_cubes_without_room_is_given_up_in_one_move_and_the_seat_chooses_which() -> None:
    position = earning(*drawn(FIFTEEN_AT_WORK, HALL))
    drops = {"".join(move.drop) for move in legal(position, 0) if isinstance(move, Produce)}
    assert drops == {"w" * 12 + "gb", "w" * 13 + "b", "w" * 13 + "g"}
    after = played(position, (0, Produce(drop=("w",) * 13 + ("g",))))
    assert goods_in_store(after.towns[0]) == ("b",)
    assert broken(position, 0, Produce(drop=("w",) * 12)) == ["drop_count"]


def test_the_order_in_which_the_given_up_are_named_does_not_matter() -> None:
    position = earning(*drawn(FULL_HALL, HALL))
    one, other = Produce(drop=("w", "g")), Produce(drop=("g", "w"))
    assert played(position, (0, one)) == played(position, (0, other))


ABROAD = "CHa CHa F1a*1 {}\nCHa CHa . ."


def test_goods_of_a_tourist_are_brought_home_and_counted_where_they_were_made() -> None:
    position = earning(*drawn(HALL, ABROAD.format("WAa")))
    after = played(position, (0, Produce()))
    assert goods_in_store(after.towns[0]) == ("w",)
    assert goods_in_store(after.towns[1]) == ()
    assert [one.produced for one in after.towns] == [0, 1]


CRAMMED = "CHa* CHa*\nCHa* CHa"


def test_goods_made_at_home_are_stored_before_those_of_tourists() -> None:
    home = "CHa* CHa* F2a=w* F2a=g\nCHa* CHa . ."
    position = earning(*drawn(home, "CHa CHa F2a=w F2a=g*1 WAa\nCHa CHa . . ."))
    after = played(position, (0, Produce()))
    assert goods_in_store(after.towns[0]) == ("w",)
    assert after.towns[1].cubes == (Cube("e1", "g"),)


def test_without_room_at_home_a_tourists_goods_stay_in_a_warehouse_of_the_host() -> None:
    position = earning(*drawn(CRAMMED + "*", ABROAD.format("WAa")))
    after = played(position, (0, Produce()))
    assert after.towns[1].cubes == (Cube("d1", "w"),)
    assert after.stock["w"] == position.stock["w"] - 1


@pytest.mark.parametrize("warehouse", [".", "WAa:g"])
def test_but_never_on_the_hosts_city_hall_and_else_they_go_back(warehouse: str) -> None:
    position = earning(*drawn(CRAMMED + "*", ABROAD.format(warehouse)))
    after = played(position, (0, Produce()))
    assert after.towns[1].cubes == position.towns[1].cubes
    assert after.stock == position.stock
    assert [one.produced for one in after.towns] == [0, 1]


def test_of_several_tourists_goods_the_most_valuable_come_home() -> None:
    position = earning(
        *drawn(CRAMMED, "CHa CHa F3a=w*1 F3a=g\nCHa CHa . F3a=b*1", "CHa CHa F2a=w F2a=g*1\nCHa CHa . .")
    )
    assert goods_in_store(played(position, (0, Produce())).towns[0]) == ("b",)


def test_what_the_stock_does_not_have_is_not_made_at_home_first() -> None:
    home = "CHa CHa F1a* F1b*\nCHa CHa . ."
    position = earning(*drawn(home, ABROAD.format("WAa")), stock={"w": 2})
    after = played(position, (0, Produce()))
    assert goods_in_store(after.towns[0]) == ("w", "w")
    assert [one.produced for one in after.towns] == [2, 0]
    assert after.stock["w"] == 0


def test_what_was_not_made_for_want_of_cubes_needs_no_room() -> None:
    position = earning(*drawn(FULL_HALL, HALL), stock={"w": 0, "g": 0})
    assert broken(position, 0, Produce()) == []
    assert goods_in_store(played(position, (0, Produce())).towns[0]) == ("b",)


def test_while_cubes_are_scarce_the_seats_produce_in_order() -> None:
    factory = "CHa CHa F1a* F1b*\nCHa CHa . ."
    position = earning(*drawn(factory, factory), stock={"w": 3})
    (violation,) = verdict(position, 1, Produce()).violations
    assert (violation.rule, violation.params["seat"], violation.params["n"]) == ("produce_order", Who(0), 3)
    assert Produce() not in legal(position, 1)
    after = played(position, (0, Produce()), (1, Produce()))
    assert [goods_in_store(one) for one in after.towns] == [("w", "w"), ("w",)]


def test_a_seat_that_can_only_wait_for_scarce_cubes_is_not_asked_yet() -> None:
    factory = "CHa CHa F1a* F1b*\nCHa CHa . ."
    position = earning(*drawn(factory, factory), stock={"w": 3})
    assert turn.actors(position) == (0,)
    assert turn.actors(played(position, (0, Produce()))) == (1,)
    shop = factory.replace(". .", "C2a=$ C2a=m*").replace("CHa", "CHa:b", 1)
    assert turn.actors(earning(*drawn(factory, shop), stock={"w": 3})) == (0, 1)


@pytest.mark.parametrize("stock", [0, 4])
def test_order_does_not_matter_while_there_is_enough_or_nothing(stock: int) -> None:
    factory = "CHa CHa F1a* F1b*\nCHa CHa . ."
    position = earning(*drawn(factory, factory), stock={"w": stock})
    assert broken(position, 1, Produce()) == []


def test_a_warehouse_holds_as_many_cubes_as_the_box_says() -> None:
    picture = "CHa* CHa* F1a* F1b* WAa\nCHa* CHa* . . ."
    position = earning(*drawn(picture, HALL), own={"warehouse": "2"})
    assert goods_in_store(played(position, (0, Produce())).towns[0]) == ("w", "w")


def test_the_physician_has_two_votes_for_every_citizen_in_a_level_3_factory() -> None:
    host = FACTORY.replace("g*", "g*1").replace("w*", "w")
    position = earning(*drawn(FACTORY, host)).with_town(0, action="I")
    assert played(position, (0, Produce())).towns[0].votes == 2 * 4
    assert played(position, (1, Produce())).towns[1].votes == 0


def test_the_artist_has_two_votes_for_every_citizen_in_a_museum() -> None:
    museum = "CHa CHa MUa* MUa{} MUa\nCHa CHa . . ."
    position = earning(*drawn(museum.format("*"), museum.format("*1"))).with_town(0, action="J")
    assert played(position, (0, Produce())).towns[0].votes == 2 * 3


def test_what_was_made_is_forgotten_when_the_next_income_begins() -> None:
    after = played(earning(*drawn(FACTORY, HALL)), (0, Produce()))
    assert turn.enter_phase(after, "income").towns[0].produced == 0
