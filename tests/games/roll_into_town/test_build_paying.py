"""What a building costs, and what the Market gives. One test a sentence."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.building.paying import missing_goods, ways_to_pay
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import BUILDINGS, Building
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.phases.construct import affordable_buildings
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import Goods
from companion.games.roll_into_town.words import resource_word
from tests.games.roll_into_town.judging import broken, done
from tests.games.roll_into_town.playing_build import (
    ended,
    goods,
    impossible,
    mends,
    overruled,
    rich,
    said,
    shows,
    town,
)

COSTS: dict[Building, tuple[int, int, int]] = {
    "house": (3, 2, 0), "pickaxe": (0, 0, 1), "lumberjack": (0, 0, 1), "harbor": (0, 0, 2),
    "watermill": (0, 0, 3), "tavern": (0, 0, 5), "fountain": (0, 5, 0), "market": (0, 4, 0),
    "lighthouse": (0, 3, 0), "cathedral": (0, 0, 7),
}  # fmt: skip

PLACES: dict[Building, str] = {"harbor": "b2", "lighthouse": "b2", "watermill": "a4"}
"""Where what needs something around it stands on `MAP`; anything else stands on f6."""

MAP = """
. . .
. Cn .
Rew Rew .
"""


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_costs_what_the_table_says(building: Building) -> None:
    move = Build(building, PLACES.get(building, "f6"))
    after = goods(done(rich(MAP), move))
    assert tuple(9 - left for left in after.amounts) == COSTS[building]
    for resource, price in zip(("food", "stone", "wood"), COSTS[building], strict=True):
        if price:
            poor = rich(MAP, **{resource: price - 1})
            assert broken(poor, move) == ["price"]
            assert said(poor, move, "price")["missing"] == 1


def test_anything_may_be_built_as_long_as_it_can_be_paid() -> None:
    after = done(town(wood=2), Build("pickaxe", "a1"), Build("pickaxe", "a2"))
    assert shows(after, "a1", "a2") == ["p", "p"]
    assert goods(after) == Goods()
    assert affordable_buildings(after, 0) == ()


def test_every_missing_resource_is_named_with_price_and_stock() -> None:
    verdict = GAME.verdict(town(food=1), 0, Build("house", "a1"))
    found = [(one.params["price"], one.params["have"], one.params["missing"]) for one in verdict.violations]
    assert found == [(3, 1, 2), (2, 0, 2)]
    assert {one.rule for one in verdict.violations} == {"price"}


def test_who_may_build_all_the_same_pays_what_there_is() -> None:
    after = overruled(town(food=1, stone=5), Build("house", "a1"))
    assert goods(after) == Goods(0, 3, 0)
    assert shows(after, "a1") == ["h"]


# The Market -------------------------------------------------------------------------------------------------


def test_the_market_gives_one_resource_for_two_alike() -> None:
    position = town("m", stone=6, food=1, wood=2)
    after = done(position, Build("house", "a2", given=Goods(0, 4, 0)))
    assert goods(after) == Goods(0, 0, 2)
    other = done(position, Build("house", "a2", given=Goods(0, 2, 2)))
    assert goods(other) == Goods(0, 2, 0)


def test_two_different_ones_give_nothing() -> None:
    position = town("m", food=3, stone=3, wood=1)
    move = Build("watermill", "a2", given=Goods(2, 1, 1))
    assert "exchange" in broken(position, move)
    assert impossible(position, move)
    assert said(position, move, "exchange")["why"] == "rate"


def test_without_a_market_nothing_is_exchanged() -> None:
    position = town(stone=2)
    assert broken(position, Build("pickaxe", "a2", given=Goods(0, 2, 0))) == ["market"]
    assert goods(overruled(position, Build("pickaxe", "a2", given=Goods(0, 2, 0)))) == Goods()
    assert said(position, Build("pickaxe", "a2"), "price")["helps"] == "market"


def test_the_market_takes_only_what_is_left_after_paying() -> None:
    position = town("m", food=4, stone=1)
    move = Build("house", "a2", given=Goods(2, 0, 0))
    assert said(position, move, "exchange") | {"resource": None} == {
        "resource": None, "given": 2, "rate": 2, "left": 1, "why": "left",
    }  # fmt: skip


def test_what_is_missing_cannot_be_given_away() -> None:
    move = Build("house", "a2", given=Goods(2, 0, 0))
    assert said(town("m", food=2, stone=9), move, "exchange")["why"] == "missing"


def test_less_than_nothing_cannot_be_given_away() -> None:
    for pile in (Goods(-2, 2, 0), Goods(-4, 2, 2), Goods(-2, 0, 0), Goods(4, -2, 0)):
        for position in (rich(), rich("m"), town("m", food=9, stone=9)):
            assert impossible(position, Build("pickaxe", "a2", given=pile))
            assert "exchange" in broken(position, Build("pickaxe", "a2", given=pile))


def test_no_more_is_exchanged_than_is_missing() -> None:
    assert said(rich("m"), Build("pickaxe", "a2", given=Goods(2)), "exchange")["why"] == "more"
    assert broken(town("m", food=9), Build("pickaxe", "a2", given=Goods(4))) == ["exchange"]


def test_the_market_does_not_help_to_pay_for_itself() -> None:
    assert said(town(food=9), Build("market", "a1"), "price")["helps"] == "no"
    assert ways_to_pay(seat_land(town(food=9), 0), town(food=9).sheet(0), "market") == ()


def test_exchanging_can_be_repeated_as_often_as_one_likes_while_paying() -> None:
    after = done(town("m", food=8, stone=7, wood=0), Build("cathedral", "a2", given=Goods(8, 6, 0)))
    assert goods(after) == Goods(0, 1, 0)


def test_the_reason_tells_which_exchange_would_help() -> None:
    found = said(town("m", food=6, wood=3), Build("tavern", "a2"), "price")
    assert (found["helps"], found["kinds"], found["count"], found["give"].id) == (
        "yes", 1, 4, "resource-food",
    )  # fmt: skip
    (repair,) = mends(town("m", food=6, wood=3), Build("tavern", "a2")).values()
    assert (repair.id, repair.params["give"]) == ("exchange", resource_word("food"))
    assert repair.moves == (Build("tavern", "a2", given=Goods(food=4)),)


def test_the_reason_tells_when_exchanges_would_not_do() -> None:
    found = said(town("m", food=3, stone=3), Build("watermill", "a2"), "price")
    assert (found["helps"], found["worth"], found["all"]) == ("short", 2, 3)


def test_the_best_way_takes_from_what_there_is_most_of() -> None:
    position = town("m", food=4, stone=9)
    ways = ways_to_pay(seat_land(position, 0), position.sheet(0), "watermill")
    assert ways[0] == Goods(0, 6, 0)
    assert set(ways) == {Goods(0, 6, 0), Goods(2, 4, 0), Goods(4, 2, 0)}


def test_an_exchange_that_is_not_needed_is_left_out_by_a_repair() -> None:
    assert "no_exchange" in mends(rich("m"), Build("pickaxe", "a2", given=Goods(2)))


def test_a_step_in_which_nothing_can_be_built_is_passed_over() -> None:
    poor = ended(town(step="discover", stone=2, food=2), "discover")
    assert (poor.round, poor.phase) == (5, "roll")
    assert ended(town(step="discover", wood=1), "discover").players[0].step == "construct"
    assert ended(town("m", step="discover", food=2), "discover").players[0].step == "construct"


# Against brute force ----------------------------------------------------------------------------------------

HELD = st.integers(0, 9)


def holding(drawn: str, have: tuple[int, int, int]) -> Position:
    """Return a town with so much food, stone and wood."""
    food, stone, wood = have
    return town(drawn, food=food, stone=stone, wood=wood)


def by_hand(have: tuple[int, ...], building: Building, *, market: bool) -> set[Goods]:
    """Try every pile to give away: pay it, exchange it pair by pair, and see if the price is there."""
    found = set()
    short = sum(max(0, price - has) for has, price in zip(have, COSTS[building], strict=True))
    for pile in product(*(range(has + 1) for has in have)):
        if any(gives % 2 for gives in pile) or (any(pile) and not market):
            continue
        left = [has - gives for has, gives in zip(have, pile, strict=True)]
        lacks = [max(0, price - rest) for rest, price in zip(left, COSTS[building], strict=True)]
        touched = any(gives and lack for gives, lack in zip(pile, lacks, strict=True))
        if not touched and sum(pile) // 2 == sum(lacks) == short:
            found.add(Goods(*pile))
    return found


@given(st.tuples(HELD, HELD, HELD), st.sampled_from(BUILDINGS), st.booleans())
def test_the_ways_to_pay_are_those_that_brute_force_finds(
    have: tuple[int, int, int], building: Building, market: bool
) -> None:
    position = holding("m" if market else ".", have)
    ways = ways_to_pay(seat_land(position, 0), position.sheet(0), building)
    assert len(set(ways)) == len(ways)
    assert set(ways) == by_hand(have, building, market=market)
    short = missing_goods(position.sheet(0), building)
    assert short.amounts == tuple(
        max(0, price - has) for has, price in zip(have, COSTS[building], strict=True)
    )


@given(st.tuples(HELD, HELD, HELD), st.sampled_from(BUILDINGS))
def test_the_best_way_leaves_the_least_that_the_largest_heap_can_be(
    have: tuple[int, int, int], building: Building
) -> None:
    position = holding("m", have)
    ways = ways_to_pay(seat_land(position, 0), position.sheet(0), building)

    def largest(way: Goods) -> int:
        rest = zip(have, COSTS[building], way.amounts, strict=True)
        return max(max(0, has - price) - gives for has, price, gives in rest)

    if ways:
        assert largest(ways[0]) == min(map(largest, ways))


@given(st.tuples(HELD, HELD, HELD), st.tuples(HELD, HELD, HELD), st.sampled_from(BUILDINGS), st.booleans())
def test_a_payment_is_legal_exactly_if_brute_force_finds_it(
    have: tuple[int, int, int], pile: tuple[int, int, int], building: Building, market: bool
) -> None:
    drawn = MAP.replace(".", "m", 1) if market else MAP
    position = holding(drawn, have)
    move = Build(building, PLACES.get(building, "f6"), given=Goods(*pile))
    against = set(broken(position, move)) - {"once"}
    assert (not against) == (Goods(*pile) in by_hand(have, building, market=market))
