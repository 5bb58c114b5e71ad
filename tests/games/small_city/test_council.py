"""Phase 7: the council's four rows. One test a sentence."""

from typing import Any

import pytest

from companion.games.small_city import turn
from companion.games.small_city.moves import Advance, Choose, Skip
from companion.games.small_city.phases.rows import possible_advances
from companion.games.small_city.position import Disc, Errand, Position
from tests.games.small_city.playing import (
    broken,
    citizens,
    effect,
    moves,
    overrulable,
    overruled,
    played,
    tasks,
)
from tests.games.small_city.towns import HALL, table, town

STORES = "CHa CHa WAa WAb\nCHa CHa . ."


def council(*discs: Disc, picture: str = STORES, money: int = 9, votes: int = 9, **changes: Any) -> Position:
    """Return a table in the council, the first seat with some discs in play."""
    first = town(picture, discs=discs, money=money, votes=votes)
    return table(first, town(HALL, seat=1, money=3), phase="council", **changes)


def step(row: int, at: int) -> Position:
    """Return the position after the first seat's disc has come to a step."""
    discs = (Disc(row, at - 1),) if at > 1 else ()
    return effect(council(*discs), 0, Advance(row))


# Who, and how often ---------------------------------------------------------------------------------------


def test_in_order_from_the_mayor_everybody_moves_a_disc_or_none_once() -> None:
    position = council(mayor=1)
    assert tasks(position) == [("council", 1)]
    assert broken(position, 0, Skip()) == ["turn"]
    position = played(position, (1, Advance(3, take="votes")))
    assert turn.actors(position) == (0,)
    assert broken(position, 1, Advance(3, take="votes"))[:2] == ["turn", "council_once"]
    assert played(position, (0, Skip())).round == position.round + 1


def test_investing_is_optional() -> None:
    assert Skip() in moves(council(), 0)
    assert turn.agenda(council()).tasks[0].optional


def test_nobody_has_done_anything_when_the_next_round_begins() -> None:
    after = played(council(), (0, Skip()), (1, Skip()))
    assert not any(one.done for one in after.towns)


# How discs move -------------------------------------------------------------------------------------------


def test_a_new_disc_comes_to_the_first_step_of_any_row() -> None:
    for row in (1, 2, 3, 4):
        assert step(row, 1).towns[0].discs == (Disc(row, 1),)


def test_a_disc_in_a_row_goes_on_by_one_step() -> None:
    after = effect(council(Disc(3, 2), Disc(4, 1)), 0, Advance(3, take="votes"))
    assert after.towns[0].discs == (Disc(3, 3), Disc(4, 1))


def test_a_seat_has_two_discs() -> None:
    position = council(Disc(1, 1), Disc(2, 3))
    assert broken(position, 0, Advance(3)) == ["no_more_discs"]
    assert not overrulable(position, 0, Advance(3))


def test_discs_of_different_seats_do_not_disturb_each_other() -> None:
    position = played(council(), (0, Advance(3, take="votes")), (1, Advance(3, take="votes")))
    assert [one.discs for one in position.towns] == [(Disc(3, 1),)] * 2


def test_a_disc_that_changes_its_row_begins_at_the_first_step_for_1() -> None:
    position = council(Disc(1, 3), Disc(2, 2))
    after = effect(position, 0, Advance(4, leaves=1))
    assert after.towns[0].discs == (Disc(2, 2), Disc(4, 1))
    assert after.towns[0].money == 8


def test_it_may_begin_again_in_the_same_row() -> None:
    after = effect(council(Disc(3, 3)), 0, Advance(3, leaves=3, take="money"))
    assert after.towns[0].discs == (Disc(3, 1),)
    assert after.towns[0].money == 9 - 1 + 2


def test_two_discs_of_a_seat_are_never_in_one_row() -> None:
    position = council(Disc(1, 3), Disc(3, 2))
    assert broken(position, 0, Advance(3, leaves=1)) == ["two_in_row"]
    assert not overrulable(position, 0, Advance(3, leaves=1))


def test_a_disc_on_the_last_step_stays_there() -> None:
    position = council(Disc(3, 4))
    assert broken(position, 0, Advance(3)) == ["end_of_row"]
    assert broken(position, 0, Advance(3, leaves=3)) == ["disc_locked"]
    assert broken(position, 0, Advance(1, leaves=3)) == ["disc_locked"]
    assert not overrulable(position, 0, Advance(3))
    assert overruled(position, 0, Advance(1, leaves=3)).towns[0].discs == (Disc(1, 1),)


def test_only_a_disc_that_is_there_can_leave() -> None:
    assert broken(council(Disc(1, 1)), 0, Advance(2, leaves=4)) == ["no_disc"]


# What it costs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [1, 2, 3, 4])
def test_stepping_onto_a_step_costs_as_many_dollars_or_votes(at: int) -> None:
    discs = (Disc(4, at - 1),) if at > 1 else ()
    assert effect(council(*discs), 0, Advance(4)).towns[0].money == 9 - at
    assert effect(council(*discs), 0, Advance(4, pay="votes")).towns[0].votes == 9 - at
    poor = council(*discs, money=at - 1, votes=at - 1)
    assert broken(poor, 0, Advance(4)) == ["council_cost"]
    assert broken(poor, 0, Advance(4, pay="votes")) == ["council_cost"]


def test_dollars_and_votes_are_not_mixed_and_no_track_falls_below_zero() -> None:
    position = council(Disc(4, 2), money=2, votes=1)
    bought = [move for move in moves(position, 0) if isinstance(move, Advance) and move.row == 4]
    assert bought == [Advance(4, 4), Advance(4, 4, "votes")]
    after = overruled(position, 0, Advance(4, pay="votes"))
    assert (after.towns[0].votes, after.towns[0].money) == (0, 2)


# What it gives --------------------------------------------------------------------------------------------


def test_the_effect_is_that_of_the_new_step_alone() -> None:
    after = effect(council(Disc(3, 1)), 0, Advance(3, take="votes"))
    assert after.towns[0].votes == 9 + 3


@pytest.mark.parametrize(
    ("at", "take", "goods"),
    [(1, "", "w"), (2, "w", "ww"), (2, "g", "g"), (3, "g", "gg"), (3, "b", "b"), (4, "", "bb")],
)
def test_the_industry_row_gives_goods(at: int, take: Any, goods: str) -> None:
    discs = (Disc(1, at - 1),) if at > 1 else ()
    position = council(*discs)
    after = effect(position, 0, Advance(1, take=take))
    assert "".join(cube.colour for cube in after.towns[0].cubes) == goods
    assert after.stock[goods[0]] == position.stock[goods[0]] - len(goods)


def test_they_go_into_warehouses_or_the_city_hall_and_what_finds_no_room_stays_in_the_stock() -> None:
    packed = "CHa* CHa* WAa:g WAb\nCHa* CHa* . ."
    position = council(Disc(1, 1), picture=packed)
    after = effect(position, 0, Advance(1, take="w"))
    assert [(cube.at, cube.colour) for cube in after.towns[0].cubes] == [("c1", "g"), ("d1", "w")]
    assert after.stock.w == position.stock.w - 1
    hall = effect(council(Disc(1, 1), picture="CHa* CHa\nCHa* CHa*"), 0, Advance(1, take="w"))
    assert [cube.at for cube in hall.towns[0].cubes] == ["b1"]


def test_no_more_goods_are_given_than_the_stock_has() -> None:
    after = effect(council(Disc(1, 3), stock={"b": 1}), 0, Advance(1))
    assert ([cube.colour for cube in after.towns[0].cubes], after.stock.b) == (["b"], 0)


@pytest.mark.parametrize(("at", "size"), [(1, 1), (2, 2), (3, 3), (4, 0)])
def test_the_construction_row_gives_a_free_tile_of_1_2_3_or_up_to_4_squares(at: int, size: int) -> None:
    assert step(2, at).errand == Errand(0, "build", size)


def test_the_next_seat_waits_until_it_is_built() -> None:
    position = played(council(), (0, Advance(2)))
    assert position.errand
    assert (position.phase, turn.actors(position)) == ("council", (0,))


@pytest.mark.parametrize(("at", "gain"), [(1, 2), (2, 3), (3, 5), (4, 8)])
def test_the_economy_row_gives_2_3_5_or_8_votes_or_dollars(at: int, gain: int) -> None:
    discs = (Disc(3, at - 1),) if at > 1 else ()
    votes = effect(council(*discs), 0, Advance(3, take="votes")).towns[0]
    assert (votes.votes, votes.money) == (9 + gain, 9 - at)
    money = effect(council(*discs), 0, Advance(3, pay="votes", take="money")).towns[0]
    assert (money.votes, money.money) == (9 - at, 9 + gain)


@pytest.mark.parametrize(("at", "guests"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_tourism_row_brings_citizens_from_the_middle_to_the_city_hall(at: int, guests: int) -> None:
    before, after = council().towns[0], step(4, at)
    assert len(after.towns[0].people) == guests
    assert (after.towns[0].central, after.towns[0].career) == (before.central - guests, before.career)
    assert citizens(after) == [22, 22]


def test_who_finds_no_room_there_stays_in_the_middle() -> None:
    position = council(Disc(4, 2), picture="CHa* CHa* WAa WAb\nCHa:w CHa . .")
    after = effect(position, 0, Advance(4))
    assert len(after.towns[0].people) == 3
    assert after.towns[0].central == position.towns[0].central - 1


def test_a_step_offers_only_what_is_printed_on_it() -> None:
    assert broken(council(), 0, Advance(1, take="b")) == ["council_choice"]
    assert broken(council(), 0, Advance(4, take="votes")) == ["council_choice"]
    assert broken(council(Disc(1, 3)), 0, Advance(1, take="g")) == ["council_choice"]
    assert not overrulable(council(), 0, Advance(1, take="b"))


def test_the_screen_is_told_every_way_and_its_price() -> None:
    found = {
        (one.row, one.leaves): (one.step, one.price)
        for one in possible_advances(council(Disc(1, 4), Disc(3, 2)), 0)
    }
    assert found == {(2, 3): (1, 1), (3, 0): (3, 3), (3, 3): (1, 1), (4, 3): (1, 1)}


# The City Councilor ---------------------------------------------------------------------------------------


def sent(*discs: Disc, **changes: Any) -> Position:
    """Return a table whose first seat has just taken the City Councilor."""
    position = council(*discs, **changes)
    start = table(*position.towns, phase="action", ring=("G", "A", "B", "C", "D", "E", "F", "H"))
    return played(start, (0, Choose("G")))


def test_the_city_councilor_moves_one_disc_a_step_at_its_price_with_its_effect_at_once() -> None:
    position = sent(Disc(3, 1))
    assert tasks(position) == [("councilor", 0)]
    assert broken(position, 1, Skip()) == ["turn"]
    after = played(position, (0, Advance(3, take="votes")))
    assert after.towns[0].discs == (Disc(3, 2),)
    assert (after.towns[0].money, after.towns[0].votes) == (9 - 2, 9 + 3)
    assert (after.errand, after.phase, turn.actors(after)) == (None, "action", (1,))


def test_it_must_be_paid_for() -> None:
    assert broken(sent(Disc(3, 3), money=3, votes=3), 0, Advance(3)) == ["council_cost"]


def test_it_may_be_a_new_disc_or_one_that_begins_anew() -> None:
    assert broken(sent(), 0, Advance(4)) == []
    assert broken(sent(Disc(3, 2)), 0, Advance(4, leaves=3)) == []


def test_it_may_be_left_alone() -> None:
    assert played(sent(), (0, Skip())).towns[0].discs == ()


def test_a_free_tile_is_laid_before_the_next_seat_chooses() -> None:
    after = effect(sent(), 0, Advance(2))
    assert after.errand == Errand(0, "build", 1)


def test_in_phase_7_the_same_seat_moves_a_disc_again() -> None:
    after = played(sent(), (0, Advance(3, take="votes")))
    assert not after.towns[0].done
