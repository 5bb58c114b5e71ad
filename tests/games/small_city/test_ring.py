"""Phase 1: the ring of cards and the choice among them. One test a sentence, and the example of the rules."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.small_city import turn
from companion.games.small_city.moves import Choose, Lay, Skip
from companion.games.small_city.phases.action import card_price, ring_prices
from companion.games.small_city.position import BASIC, CARDS, Card, Position
from tests.effort import times
from tests.games.small_city.playing import broken, effect, moves, overrulable, overruled, played, tasks
from tests.games.small_city.towns import HALL, table, town

RING: tuple[Card, ...] = ("E", "A", "D", "F", "B", "C", "G", "H")
"""Clockwise: Supporter, Mayor, Engineer, Urban Planner, Architect, Mediator, City Councilor, Opponent."""


def ring(*cards: Card, seats: int = 2, **changes: Any) -> Position:
    towns = [town(HALL, seat=seat) for seat in range(seats)]
    return table(*towns, phase="ring", ring=cards, **changes)


def choosing(seats: int = 3, money: int = 5, cards: tuple[Card, ...] = RING, **changes: Any) -> Position:
    towns = [
        town("CHa CHa . 1\nCHa CHa . 1\n. . . .\n. . . .", seat=seat, money=money) for seat in range(seats)
    ]
    return table(*towns, phase="action", ring=cards, **changes)


# The ring -------------------------------------------------------------------------------------------------


def test_eight_cards_are_laid_in_a_ring_one_after_the_other_by_anybody() -> None:
    position = ring(seats=3)
    assert tasks(position) == [("ring", None)]
    position = played(position, (2, Lay("C")), (0, Lay("A")))
    assert (position.ring, position.phase) == (("C", "A"), "ring")
    assert turn.actors(position) == (0, 1, 2)


def test_the_last_card_follows_of_itself() -> None:
    position = played(ring("A", "B", "C", "D", "E", "F"), (1, Lay("H")))
    assert position.ring == ("A", "B", "C", "D", "E", "F", "H", "G")
    assert position.phase == "action"


def test_the_four_starred_cards_are_not_in_the_game() -> None:
    position = ring("A")
    assert broken(position, 0, Lay("K")) == ["starred"]
    assert moves(position, 0) == [Lay(card) for card in BASIC if card != "A"]
    after = overruled(ring(*BASIC[:6]), 0, Lay("K"))
    assert after.ring == (*BASIC[:6], "K")


def test_with_starred_cards_eight_of_the_twelve_are_laid() -> None:
    position = ring(*BASIC[:6], readings={"starred": "in"})
    assert moves(position, 0) == [Lay(card) for card in CARDS[6:]]
    position = played(position, (0, Lay("L")))
    assert len(position.ring) == 7
    assert played(position, (1, Lay("K"))).phase == "action"


def test_a_card_lies_in_the_ring_once() -> None:
    assert broken(ring("A", "B"), 0, Lay("A")) == ["card_laid"]
    assert not overrulable(ring("A", "B"), 0, Lay("A"))


def test_every_round_the_ring_is_laid_anew() -> None:
    assert turn.enter_phase(ring(*BASIC), "ring").ring == ()


# What a card costs ----------------------------------------------------------------------------------------


def test_the_example_red_pays_1_dollar_for_the_engineer_and_yellow_nothing_for_the_planner() -> None:
    blue, red, yellow = 0, 1, 2
    position = choosing()
    assert card_price(position, blue, "E").dollars == 0
    position = played(position, (blue, Choose("E")))
    engineer = card_price(position, red, "D")
    assert (engineer.dollars, engineer.skipped) == (1, ("A",))
    position = played(position, (red, Choose("D")))
    assert position.towns[red].money == 4
    planner = card_price(position, yellow, "F")
    assert (planner.dollars, planner.skipped) == (0, ())
    position = played(position, (yellow, Choose("F")))
    assert position.towns[yellow].money == 5


def test_the_mayors_choice_is_free() -> None:
    position = choosing(money=0)
    assert {card: found.dollars for card, found in ring_prices(position, 0).items()} == dict.fromkeys(RING, 0)
    assert tasks(position) == [("choose_first", 0)]


def test_the_two_cards_beside_the_one_before_are_free_and_every_card_skipped_costs_1() -> None:
    position = choosing().with_town(0, action="E")
    found = {card: one.dollars for card, one in ring_prices(position, 1).items()}
    assert found == {"A": 0, "D": 1, "F": 2, "B": 3, "C": 2, "G": 1, "H": 0}


def test_it_counts_the_cheaper_way_round() -> None:
    position = choosing().with_town(0, action="E")
    back = card_price(position, 1, "C")
    assert (back.way, back.skipped) == ("counterclockwise", ("H", "G"))
    assert card_price(position, 1, "B").way == "clockwise"


def test_cards_somebody_has_taken_are_not_counted() -> None:
    position = choosing(4).with_town(0, action="E").with_town(1, action="D")
    found = card_price(position, 2, "H")
    assert (found.dollars, found.skipped, found.passed) == (1, ("A",), ("E",))
    assert found.way == "counterclockwise"


def test_everybody_counts_from_the_card_of_the_seat_before() -> None:
    position = choosing(4).with_town(0, action="E").with_town(1, action="B")
    assert card_price(position, 2, "F").dollars == card_price(position, 2, "C").dollars == 0
    assert card_price(position, 2, "A").dollars == 2


def test_a_seat_that_is_out_is_passed_over() -> None:
    position = choosing(4).with_town(0, action="E").with_town(1, out=True)
    assert turn.actors(position) == (2,)
    assert card_price(position, 2, "A").dollars == 0


def test_one_must_choose_a_card_one_can_pay_for() -> None:
    position = choosing(money=1).with_town(0, action="E")
    assert broken(position, 1, Choose("D")) == []
    assert broken(position, 1, Choose("F")) == ["card_price"]
    assert overrulable(position, 1, Choose("F"))
    assert overruled(position, 1, Choose("F")).towns[1].money == 0


def test_there_is_always_a_card_for_nothing() -> None:
    position = choosing(4, money=0)
    for card in ("E", "H", "G"):
        position = played(position, (turn.actors(position)[0], Choose(card)))
        while position.errand:
            position = played(position, (position.errand.seat, Skip()))
    assert moves(position, 3)


def by_foot(cards: tuple[Card, ...], origin: Card, card: Card, occupied: set[Card]) -> int:
    """Return the price of a card, walked both ways round card by card."""
    both = []
    for around in (cards, cards[::-1]):
        at = around.index(origin)
        walk = [*around[at + 1 :], *around[:at]]
        both.append(sum(1 for passed in walk[: walk.index(card)] if passed not in occupied))
    return min(both)


@settings(max_examples=times(200), deadline=None)
@given(st.permutations(CARDS), st.data())
def test_prices_are_those_of_walking_both_ways_round(order: list[Card], data: st.DataObject) -> None:
    cards = tuple(order[:8])
    seats = data.draw(st.integers(2, 4))
    seat = data.draw(st.integers(1, seats - 1))
    position = choosing(seats, cards=cards)
    chosen = data.draw(st.permutations(cards))[:seat]
    for earlier, card in enumerate(chosen):
        position = position.with_town(earlier, action=card)
    found = ring_prices(position, seat)
    assert set(found) == set(cards) - set(chosen)
    for card, one in found.items():
        assert one.dollars == len(one.skipped) == by_foot(cards, chosen[-1], card, set(chosen))
    assert min(one.dollars for one in found.values()) == 0


@settings(max_examples=times(100), deadline=None)
@given(st.permutations(BASIC), st.integers(1, 7))
def test_the_nearest_free_cards_on_both_sides_cost_nothing(order: list[Card], shift: int) -> None:
    position = choosing(2, cards=tuple(order)).with_town(0, action=order[shift])
    beside = {two for pair in pairwise((*order, *order)) for two in pair if order[shift] in pair}
    free = {card for card, one in ring_prices(position, 1).items() if one.dollars == 0}
    assert free == beside - {order[shift]}


# Who chooses ----------------------------------------------------------------------------------------------


def test_from_the_mayor_clockwise_everybody_chooses_one_card() -> None:
    position = choosing(mayor=1)
    assert turn.actors(position) == (1,)
    assert broken(position, 2, Choose("A")) == ["turn"]
    position = played(position, (1, Choose("H")))
    assert turn.actors(position) == (2,)
    assert tasks(position) == [("choose", 2)]
    assert broken(position, 1, Choose("A")) == ["turn", "chosen"]
    position = played(position, (2, Choose("E")))
    assert turn.actors(position) == (0,)


def test_nobody_takes_a_card_that_is_taken() -> None:
    position = played(choosing(), (0, Choose("E")))
    assert broken(position, 1, Choose("E")) == ["card_taken"]
    assert overruled(position, 1, Choose("E")).towns[1].action == "E"


def test_a_card_that_does_not_lie_in_the_ring_cannot_be_taken() -> None:
    assert broken(choosing(), 0, Choose("K")) == ["not_in_ring"]


def test_when_all_have_chosen_building_begins() -> None:
    position = played(choosing(2), (0, Choose("H")), (1, Choose("E")))
    assert position.phase not in ("ring", "action")


# What the cards do at once --------------------------------------------------------------------------------


def test_the_supporter_gives_2_votes_or_1_dollar() -> None:
    position = choosing()
    votes, money = (effect(position, 0, Choose("E", gain)) for gain in ("votes", "money"))
    assert (votes.towns[0].votes, votes.towns[0].money) == (2, 5)
    assert (money.towns[0].votes, money.towns[0].money) == (0, 6)


def test_the_urban_planner_makes_the_town_bigger_by_a_step() -> None:
    position = choosing()
    assert effect(position, 0, Choose("F")).towns[0].size == 1
    assert not effect(position, 0, Choose("F")).towns[0].grown


def test_a_town_at_its_full_size_does_not_grow() -> None:
    position = choosing().with_town(0, size=1)
    assert broken(position, 0, Choose("F")) == []
    assert effect(position, 0, Choose("F")).towns[0].size == 1


def test_the_city_councilor_moves_a_council_disc_before_anybody_else_chooses() -> None:
    position = played(choosing(), (0, Choose("G")))
    assert position.errand
    assert (position.errand.seat, position.errand.what) == (0, "council")
    assert turn.actors(position) == (0,)
    assert broken(position, 1, Choose("A")) == ["phase"]
    after = played(position, (0, Skip()))
    assert (after.errand, after.phase, turn.actors(after)) == (None, "action", (1,))


@pytest.mark.parametrize("card", ["A", "B", "C", "D", "H"])
def test_the_other_cards_do_nothing_yet(card: Card) -> None:
    position = choosing()
    after = effect(position, 0, Choose(card))
    assert after == position.with_town(0, action=card)


@pytest.mark.parametrize("card", ["I", "J", "K", "L"])
def test_starred_cards_do_nothing_at_once(card: Card) -> None:
    position = replace(choosing(), ring=(*RING[:7], card))
    assert effect(position, 0, Choose(card)) == position.with_town(0, action=card)
