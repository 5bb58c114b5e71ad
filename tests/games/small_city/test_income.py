"""Phase 4: tourists, the squares of shops, and the order among them."""

import pytest

from companion.games.small_city import turn
from companion.games.small_city.citizens.people import goods_in_store
from companion.games.small_city.moves import Collect, Done, Produce, Trade
from companion.games.small_city.position import Meeple
from companion.games.small_city.printed import Colour
from companion.games.small_city.turn import verdict
from tests.games.small_city.playing import broken, drawn, earning, legal, played
from tests.games.small_city.towns import HALL, town

SHOP = """
    CHa CHa   C4a=$* C4a=m* P1a
    CHa CHa:b C4a=v* C4a=x* WAa:g
"""


def test_every_tourist_in_a_town_makes_a_dollar_for_its_host_even_in_a_park() -> None:
    host = "CHa CHa P1a*2 F1a*3\nCHa CHa C1a*2 P1b*"
    position = earning(*drawn(host, HALL, HALL, money=1), paid=False)
    after = played(position, (2, Collect()))
    assert [one.money for one in after.towns] == [1 + 3, 1 + 1, 1]


def test_every_citizen_on_a_one_dollar_square_makes_a_dollar_for_its_owner_at_home_and_abroad() -> None:
    position = earning(*drawn("CHa CHa C2a* C2a*\nCHa CHa C1b .", "CHa CHa C1a*1\nCHa CHa ."), paid=False)
    after = played(position, (0, Collect()))
    assert [one.money for one in after.towns] == [2, 1]


def test_income_is_collected_once_for_the_whole_table_before_anybody_trades() -> None:
    position = earning(*drawn(SHOP, HALL), paid=False)
    assert turn.actors(position) == (0, 1)
    assert broken(position, 0, Trade("d1", cube="b")) == ["collect_first"]
    assert broken(position, 0, Produce()) == ["collect_first"]
    assert legal(position, 0) == legal(position, 1) == {Collect()}
    assert broken(played(position, (1, Collect())), 0, Collect()) == ["collected_already"]


@pytest.mark.parametrize(("cube", "money"), [("w", 2), ("g", 3), ("b", 5)])
def test_goods_are_sold_for_two_three_and_five_dollars(cube: Colour, money: int) -> None:
    position = earning(*drawn(SHOP.replace(":b", "").replace("WAa:g", f"WAa:{cube}"), HALL))
    after = played(position, (0, Trade("d1", cube=cube)))
    assert (after.towns[0].money, after.towns[0].votes, goods_in_store(after.towns[0])) == (money, 0, ())
    assert after.stock[cube] == position.stock[cube] + 1


@pytest.mark.parametrize(("cube", "votes"), [("w", 3), ("g", 5), ("b", 7)])
def test_goods_buy_three_five_and_seven_votes(cube: Colour, votes: int) -> None:
    position = earning(*drawn(SHOP.replace(":b", "").replace("WAa:g", f"WAa:{cube}"), HALL))
    after = played(position, (0, Trade("d2", cube=cube)))
    assert (after.towns[0].money, after.towns[0].votes, goods_in_store(after.towns[0])) == (0, votes, ())


@pytest.mark.parametrize(("money", "votes"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_to_four_dollars_buy_two_to_five_votes(money: int, votes: int) -> None:
    position = earning(*drawn(SHOP, HALL, money=4))
    after = played(position, (0, Trade("c2", money=money)))
    assert (after.towns[0].money, after.towns[0].votes) == (4 - money, votes)


def test_nobody_pays_dollars_they_do_not_have() -> None:
    position = earning(*drawn(SHOP, HALL, money=1))
    (violation,) = verdict(position, 0, Trade("c2", money=3)).violations
    assert (violation.rule, violation.params["missing"]) == ("trade_money", 2)


def test_goods_come_from_ones_own_warehouses_or_city_hall_the_hall_first() -> None:
    position = earning(*drawn(SHOP.replace("WAa:g", "WAa:b"), "CHa:w CHa\nCHa CHa"))
    assert broken(position, 0, Trade("d1", cube="w")) == ["no_such_cube"]
    after = played(position, (0, Trade("d1", cube="b")))
    assert [cube.at for cube in after.towns[0].cubes] == ["e2"]


def test_each_citizen_trades_once() -> None:
    position = earning(*drawn(SHOP, HALL))
    position = played(position, (0, Trade("d1", cube="g")))
    assert Meeple("d1", 0, True) in position.towns[0].people
    assert broken(position, 0, Trade("d1", cube="b")) == ["traded_already"]
    assert broken(position, 0, Trade("d2", cube="b")) == []


def test_the_seat_chooses_the_order_among_its_shops() -> None:
    position = earning(*drawn(SHOP, HALL))
    assert broken(position, 0, Trade("c2", money=3)) == ["trade_money"]
    after = played(
        position, (0, Trade("d1", cube="g")), (0, Trade("c2", money=3)), (0, Trade("d2", cube="b"))
    )
    assert (after.towns[0].money, after.towns[0].votes) == (0, 4 + 7)


def test_what_was_made_this_round_is_not_sold_this_round() -> None:
    position = earning(*drawn("CHa CHa C2a=m* F1a*\nCHa CHa C2a=$ .", HALL))
    assert broken(position, 0, Trade("c1", cube="w")) == ["no_such_cube"]
    position = played(position, (0, Produce()))
    assert broken(position, 0, Trade("c1", cube="w")) == ["income_done"]


def test_a_citizen_abroad_trades_for_its_owner_with_its_owners_goods() -> None:
    position = earning(*drawn("CHa:b CHa\nCHa CHa", "CHa CHa C2a=m*1\nCHa CHa C2a=$"))
    after = played(position, (0, Trade("c1", 1, cube="b")))
    assert (after.towns[0].money, after.towns[0].cubes, after.towns[1].money) == (5, (), 0)
    assert Meeple("c1", 0, True) in after.towns[1].people
    assert broken(position, 1, Trade("c1", cube="b")) == ["no_trader", "no_such_cube"]


def test_only_shops_trade_and_each_square_takes_its_own_thing() -> None:
    position = earning(*drawn(SHOP, HALL, money=9))
    assert broken(position, 0, Trade("c1", cube="g")) == ["no_shop"]
    assert broken(position, 0, Trade("e1", cube="g")) == ["no_trader", "no_shop"]
    assert broken(position, 0, Trade("d1", money=2)) == ["wrong_payment"]
    assert broken(position, 0, Trade("c2", cube="g")) == ["wrong_payment"]
    assert broken(position, 0, Trade("c2")) == ["wrong_payment"]
    assert broken(position, 0, Trade("d1", cube="g", money=1)) == ["wrong_payment"]
    assert broken(position, 0, Trade("d1", 3, cube="g")) == ["no_town"]


def test_who_could_not_move_neither_collects_nor_trades_nor_produces() -> None:
    picture = "CHa CHa:w C2a=m* C2a=$*\nCHa CHa F1a* WAa"
    position = turn.enter_phase(earning(*drawn(picture, HALL)), "move")
    position = turn.after(turn.after(position, 0, Done()), 1, Done())
    assert position.phase == "income"
    position = played(position, (0, Collect()))
    assert position.towns[0].money == 0
    assert broken(position, 0, Trade("c1", cube="w")) == ["traded_already"]
    assert played(position, (0, Produce())).towns[0].produced == 0


def test_all_seats_trade_and_produce_at_once_and_the_phase_ends_with_the_last() -> None:
    position = earning(*drawn(SHOP, HALL, HALL))
    assert turn.actors(position) == (0, 1, 2)
    position = played(position, (0, Trade("d1", cube="g")), (2, Produce()), (1, Produce()), (0, Produce()))
    assert position.phase == "votes"
    assert not position.collected
    assert not any(one.spent for there in position.towns for one in there.people)
    assert not any(there.done for there in position.towns)


def test_everybody_is_told_what_they_get_and_what_they_can_do() -> None:
    position = earning(*drawn(SHOP, HALL), paid=False)
    tasks = turn.agenda(position).tasks
    assert [(task.id, task.seat, task.params["money"]) for task in tasks] == [
        ("collect", 0, 1),
        ("collect", 1, 0),
    ]
    tasks = turn.agenda(played(position, (0, Collect()))).tasks
    assert [(task.seat, task.params["shops"], task.cells) for task in tasks] == [
        (0, 3, ("d1", "c2", "d2")),
        (1, 0, ()),
    ]


def test_a_seat_that_is_out_earns_nothing() -> None:
    position = earning(town(HALL, out=True), town(HALL, seat=1), town(HALL, seat=2), paid=False)
    assert turn.actors(position) == (1, 2)
    assert broken(position, 0, Collect()) == ["out"]


@pytest.mark.parametrize("seat", [0, 1])
def test_moves_are_the_legal_candidates(seat: int) -> None:
    position = earning(*drawn(SHOP.replace("P1a", "F1a*"), SHOP.replace("C4a=m*", "C4a=m*1"), money=2))
    assert len(legal(position, seat)) > 5
