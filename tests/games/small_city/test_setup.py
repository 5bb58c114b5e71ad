"""Setup: what lies where, the City Hall, the citizens, the money and the promises. One test a sentence."""

import pytest
from msgspec.structs import replace

from companion.engine.wire import WireError
from companion.games.small_city import turn
from companion.games.small_city.corrections import CORRECTIONS
from companion.games.small_city.moves import Found, Keep, SetSquare, SetTile, SetTrack
from companion.games.small_city.printed import LIMITED, printed_values
from tests.games.small_city.playing import begun, broken, citizens, moves, overrulable, played, tasks

CORNER = Found(("a1", "b1", "a2", "b2"))
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


@COUNTS
def test_of_metro_clinic_university_police_and_fire_there_is_one_fewer_than_players(seats: int) -> None:
    assert [begun(seats).stock[kind] for kind in LIMITED] == [seats - 1] * 5


def test_every_other_tile_and_all_cubes_lie_in_the_middle() -> None:
    stock = begun(2).stock
    assert (stock.R, stock.C, stock.F, stock.P, stock.WA) == (90, 41, 37, 55, 12)
    assert (stock.w, stock.g, stock.b) == (20, 20, 20)


def test_what_the_owner_has_counted_takes_the_place_of_what_ships() -> None:
    stock = begun(2, own={"cubes-b": "7", "stock-P": "50"}).stock
    assert (stock.b, stock.P) == (7, 50)


def test_an_entry_the_box_does_not_have_is_refused() -> None:
    with pytest.raises(WireError):
        begun(2, own={"cubes-x": "7"})


@pytest.mark.parametrize(
    ("seats", "start", "money"),
    [(2, 0, [4, 5]), (3, 1, [5, 4, 5]), (4, 0, [4, 5, 5, 6]), (4, 2, [5, 6, 4, 5])],
)
def test_money_goes_by_the_order_of_play_from_the_mayor(seats: int, start: int, money: list[int]) -> None:
    position = begun(seats, start)
    assert position.mayor == start
    assert [town.money for town in position.towns] == money


@COUNTS
def test_votes_and_pollution_begin_at_zero_and_the_town_at_its_first_size(seats: int) -> None:
    for town in begun(seats).towns:
        assert (town.votes, town.pollution, town.size, town.discs) == (0, 0, 0, ())


def test_of_22_citizens_3_stand_on_the_city_hall_11_in_the_career_center_and_8_in_the_middle() -> None:
    position = played(begun(2), (0, CORNER))
    town = position.towns[0]
    assert ([one.at for one in town.people], town.career, town.central) == (["a1", "b1", "a2"], 11, 8)
    assert {one.seat for one in town.people} == {0}


def test_until_the_city_hall_lies_its_three_wait_in_the_career_center() -> None:
    position = begun(3)
    assert [town.career for town in position.towns] == [14] * 3
    assert citizens(position) == [22] * 3
    assert citizens(played(position, (1, CORNER))) == [22] * 3


def test_a_city_hall_with_fewer_squares_leaves_the_others_waiting() -> None:
    position = played(begun(2, own={"tile-CH": "##"}), (0, Found(("c3", "c4"))))
    assert (len(position.towns[0].people), position.towns[0].career) == (2, 12)


# The City Hall --------------------------------------------------------------------------------------------


def test_every_player_chooses_the_easy_or_the_expert_side() -> None:
    position = played(begun(2), (0, CORNER), (1, Found(("b1", "c1", "b2", "c2"), "expert")))
    assert [town.side for town in position.towns] == ["easy", "expert"]


def test_the_city_hall_may_lie_anywhere_inside_the_building_area() -> None:
    easy = [move for move in moves(begun(2), 0) if isinstance(move, Found) and move.side == "easy"]
    assert len(easy) == 6 * 6
    assert Found(("f6", "g6", "f7", "g7")) in easy


def test_outside_the_building_area_it_breaks_the_rule() -> None:
    outside = Found(("g6", "h6", "g7", "h7"))
    assert broken(begun(2), 0, outside) == ["hall_area"]
    assert overrulable(begun(2), 0, outside)


def test_nor_may_it_cover_what_is_printed_on_the_expert_side() -> None:
    assert broken(begun(2), 0, replace(CORNER, side="expert")) == ["hall_area"]
    assert broken(begun(2), 0, CORNER) == []


def test_a_shape_it_does_not_have_is_impossible() -> None:
    row = Found(("a1", "b1", "c1", "d1"))
    assert broken(begun(2), 0, row) == ["hall_shape"]
    assert not overrulable(begun(2), 0, row)
    assert broken(begun(2), 0, Found(("j10", "k10", "j11", "k11"))) == ["hall_shape"]


def test_there_is_one_city_hall_a_seat() -> None:
    position = played(begun(2), (0, CORNER))
    assert broken(position, 0, Found(("e5", "f5", "e6", "f6"))) == ["hall_laid"]


SMALL = {"board-expert": "0000/0000/0000/0000"}


def test_it_covers_no_tile_and_no_grave_that_somebody_put_there_by_hand() -> None:
    position = CORRECTIONS.correct(begun(2), SetTile(0, "P2", ("b2", "b3")))
    position = CORRECTIONS.correct(position, SetSquare(0, "e5", grave=1))
    for taken, rule in ((CORNER, "covered"), (Found(("d4", "e4", "d5", "e5")), "grave")):
        assert broken(position, 0, taken) == [rule]
        assert not overrulable(position, 0, taken)
        assert taken not in moves(position, 0)
    assert broken(position, 0, Found(("e2", "f2", "e3", "f3"))) == []


def test_a_side_that_has_not_the_squares_of_what_lies_there_cannot_be_chosen() -> None:
    position = CORRECTIONS.correct(begun(2, own=SMALL), SetTile(0, "P1", ("j10",)))
    assert broken(position, 0, replace(CORNER, side="expert")) == ["off_board"]
    assert broken(position, 0, CORNER) == []


def test_a_town_has_no_more_steps_to_grow_than_the_side_that_was_chosen() -> None:
    position = CORRECTIONS.correct(begun(2, own=SMALL), SetTrack(0, "size", 3))
    assert played(position, (0, replace(CORNER, side="expert"))).towns[0].size == 0
    assert played(position, (0, CORNER)).towns[0].size == 3


def test_where_it_fits_nowhere_the_table_is_told_and_may_allow_another_place() -> None:
    position = begun(2, own={"tile-CH": "#########"})
    assert tasks(position)[0] == ("found_no_room", 0)
    assert not any(isinstance(move, Found) for move in moves(position, 0))
    assert overrulable(position, 0, Found(tuple(f"{column}1" for column in "abcdefghi")))


# Promises -------------------------------------------------------------------------------------------------


def test_one_card_of_each_pile_is_drawn_and_one_of_them_kept() -> None:
    position = played(begun(2), (0, Keep((3, 1, 2), 2)))
    town = position.towns[0]
    assert (town.drawn, town.promise) == ((1, 2, 3), 2)


def test_the_piles_are_those_of_6_12_and_18_votes() -> None:
    worth = printed_values().promise_worth
    drawn = {move.drawn for move in moves(begun(2), 0) if isinstance(move, Keep) and move.drawn}
    assert all(sorted(map(worth, three)) == [6, 12, 18] for three in drawn)
    assert broken(begun(2), 0, Keep((1, 6, 2), 2)) == ["one_of_each"]
    assert broken(begun(2), 0, Keep((1, 2), 2)) == ["one_of_each"]
    assert broken(begun(2), 0, Keep((1, 1, 1), 1)) == ["one_of_each"]


def test_the_worth_the_owner_has_read_off_the_cards_makes_the_piles() -> None:
    assert broken(begun(2, own={"promise-6": "12"}), 0, Keep((1, 3, 6), 6)) == []


def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    assert broken(begun(2), 0, Keep((1, 2, 3), 4)) == ["not_drawn"]


def test_a_seat_may_tell_only_what_it_keeps() -> None:
    position = played(begun(2), (0, Keep((), 11)))
    assert (position.towns[0].drawn, position.towns[0].promise) == ((), 11)


def test_special_promises_are_only_for_the_advanced_game() -> None:
    assert broken(begun(2), 0, Keep((), 17)) == ["not_in_pool"]
    assert broken(begun(2, promises="advanced"), 0, Keep((), 17)) == []
    assert broken(begun(2), 0, Keep((1, 17, 20), 1)) == ["not_in_pool", "not_in_pool"]


def test_what_one_may_keep_tells_nothing_about_the_promises_of_others() -> None:
    before = begun(3)
    for said in (Keep((1, 2, 3), 2), Keep((), 5)):
        after = played(before, (1, said))
        assert moves(after, 0) == moves(before, 0)
        assert broken(after, 0, said) == broken(before, 0, said) == []
        assert tasks(after) == tasks(played(before, (1, Keep((), 16))))


def test_that_one_has_kept_can_be_told_without_the_promise() -> None:
    position = played(begun(2), (0, Keep((), 5)))
    seen_by_others = position.with_town(0, promise=0, drawn=())
    assert tasks(seen_by_others) == tasks(position) == [("found", 0), ("found", 1), ("keep", 1)]


def test_one_promise_is_enough() -> None:
    position = played(begun(2), (0, Keep((), 5)))
    assert broken(position, 0, Keep((), 6)) == ["kept_already"]


# What now -------------------------------------------------------------------------------------------------


def test_everybody_is_asked_for_both_in_any_order() -> None:
    position = begun(2, 1)
    assert tasks(position) == [("found", 1), ("keep", 1), ("found", 0), ("keep", 0)]
    position = played(position, (0, Keep((), 5)), (1, CORNER))
    assert tasks(position) == [("keep", 1), ("found", 0)]
    assert turn.actors(position) == (1, 0)


def test_then_round_1_begins_with_the_mayors_street() -> None:
    position = played(begun(2), (0, CORNER), (1, CORNER), (1, Keep((), 5)), (0, Keep((3, 1, 2), 1)))
    assert (position.round, position.phase) == (1, "street")
    assert not any(town.done for town in position.towns)
    assert [town.promise for town in position.towns] == [1, 5]
