"""The fourth and fifth phases, income and the end of the round. One test for each sentence of the rules."""

import pytest
from msgspec.structs import replace

from companion.games.card_city import GAME
from companion.games.card_city.moves import Buy, Collect, Pass
from companion.games.card_city.position import Pile
from tests.games.card_city.diagram import broken, cells_for, played, table, town


def test_everyone_gets_one_dollar_from_the_city_hall() -> None:
    position = played(table("income", town("H", money=3), town("H"), town("H", money=9)), (0, Collect()))
    assert [one.money for one in position.towns] == [4, 1, 10]


@pytest.mark.parametrize(
    ("size", "dollars"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55)],
)
def test_a_commercial_district_earns_by_its_size(size: int, dollars: int) -> None:
    rows = ["C C C C C", "H C C C C", ". . . . C"]
    cells = " / ".join(rows).split(" ")
    spare = 10 - size
    for i in reversed([i for i, letter in enumerate(cells) if letter == "C"]):
        cells[i] = "." if spare > 0 else "C"
        spare -= 1
    picture = " ".join(cells).replace(" / ", "\n")
    assert played(table("income", town(picture)), (0, Collect())).towns[0].money == 1 + dollars


def test_each_commercial_district_is_counted_by_itself() -> None:
    assert played(table("income", town("C H C")), (0, Collect())).towns[0].money == 1 + 1 + 1


def test_industry_parking_leisure_and_residences_earn_nothing() -> None:
    picture = """
        L R P
        P H I
    """
    assert played(table("income", town(picture)), (0, Collect())).towns[0].money == 1


def test_nobody_adds_up_the_agenda_says_what_each_collects() -> None:
    tasks = GAME.agenda(table("income", town("H"), town("C C H"))).tasks
    assert [(task.seat, task.params["amount"]) for task in tasks] == [(0, 1), (1, 4)]


def test_income_comes_before_buying() -> None:
    position = table("income", town("H I", money=9))
    assert Buy("d5") in GAME.moves(position, 0)
    assert played(position, (0, Buy("d5"))).towns[0].money == 0


def test_beginning_with_the_start_player_each_may_buy() -> None:
    rich = town("H", money=9)
    position = table("buy", rich, rich, rich, start=1)
    assert GAME.actors(position) == (1,)
    assert [task.seat for task in GAME.agenda(position).tasks] == [1, 2, 0]
    assert broken(position, 0, Buy("d5")) == {"buy_order"}
    position = played(position, (1, Pass()))
    assert GAME.actors(position) == (2,)
    assert GAME.actors(played(position, (2, Buy("d5")))) == (0,)


def test_whoever_cannot_buy_is_not_waited_for() -> None:
    position = table("buy", town("H", money=4), town("H", money=5))
    assert GAME.actors(position) == (1,)


def test_nobody_has_to_buy() -> None:
    position = table("buy", town("H", money=50))
    assert played(position, (0, Pass())).round == position.round + 1


def test_each_may_buy_one_industry_a_round_and_no_more() -> None:
    position = played(table("buy", town("H", money=50), town("H", money=50)), (0, Buy("d5")))
    assert "bought" in broken(position, 0, Buy("f5"))
    assert broken(position, 0, Pass()) == {"bought"}


@pytest.mark.parametrize(
    ("picture", "price"), [("H", 5), ("H I", 10), ("H I I", 15), ("H I I I", 20), ("I H I I I", 25)]
)
def test_an_industry_costs_five_dollars_times_its_number_in_the_city(picture: str, price: int) -> None:
    position = table("buy", town(picture, money=price - 1))
    violations = GAME.verdict(position, 0, Buy("e4")).violations
    assert [(one.rule, one.params["price"], one.params["missing"]) for one in violations] == [
        ("price", price, 1)
    ]
    position = table("buy", town(picture, money=price), town(picture, money=60))
    after = played(position, (0, Buy("e4")))
    assert after.towns[0].money == 0
    assert after.supply.I == position.supply.I - 1


def test_a_bought_industry_is_laid_at_once_by_the_building_rules() -> None:
    picture = """
        . . 1 .
        R H C .
    """
    position = table("buy", town(picture, money=9))
    assert cells_for(position, 0, "I") == {"e4", "e6", "f4", "f6", "g5"}
    assert broken(position, 0, Buy("d4")) == {"industry_residence"}
    assert broken(position, 0, Buy("c4")) == {"contact"}
    wide = table("buy", town("P I H I I", money=99))
    assert broken(wide, 0, Buy("h5")) == {"square"}


def test_without_a_cell_for_it_nobody_buys() -> None:
    walled = """
        . R R R .
        . R H R .
        . R R R .
    """
    position = table("buy", town(walled, money=99), town("H", money=5))
    assert GAME.actors(position) == (1,)


def test_a_full_city_buys_nothing() -> None:
    full = "\n".join(["P P P P P", "P P P P P", "P P H P P", "P P P P P", "P P P P P"])
    position = table("buy", town(full, money=99), town("H", money=5))
    assert GAME.actors(position) == (1,)


def test_at_the_city_limit_an_industry_can_still_be_bought() -> None:
    assert cells_for(table("buy", town("P P H P P", money=5)), 0, "I") != set()


def test_when_the_supply_has_no_industry_nobody_can_buy_any_more() -> None:
    position = table("income", town("H", money=99), town("H", money=99), supply=Pile(R=9))
    after = played(position, (0, Collect()))
    assert (after.phase, after.round) == ("divide", position.round + 1)


def test_the_last_industry_goes_to_whoever_buys_first() -> None:
    position = table("buy", town("H", money=9), town("H", money=9), start=1, supply=Pile(I=1))
    after = played(position, (1, Buy("d5")))
    assert (after.phase, after.supply.I) == ("divide", 0)


@pytest.mark.parametrize(("start", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_start_marker_goes_to_the_left(start: int, following: int) -> None:
    position = table("buy", town("H"), town("H", money=5), town("H"), start=start)
    assert played(position, (1, Pass())).start == following


def test_the_next_round_begins_with_new_cards_to_divide() -> None:
    position = table("buy", town("H", money=5), town("H"), start=0)
    after = played(position, (0, Buy("d5")))
    assert (after.round, after.phase) == (6, "divide")
    assert after.lots is not None
    assert (after.lots.divider, after.lots.waiting) == (1, (0,))
    assert all(one.hand == () and one.built == () and not one.done for one in after.towns)


def test_after_ten_rounds_the_game_is_over() -> None:
    position = replace(table("buy", town("H", money=5)), round=10, deck=Pile())
    after = played(position, (0, Pass()))
    assert after.phase == "scoring"
    assert GAME.agenda(after).over
    assert GAME.actors(after) == ()
    assert not GAME.moves(after, 0)
    assert GAME.scoresheet(after).final
    assert not GAME.scoresheet(position).final
