"""Putting people and goods down, taking them away, bringing them home: nothing is lost, all lies in order."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.small_city.citizens.people import (
    add_grave,
    add_new_citizens,
    add_people,
    goods_in_store,
    leave_hall,
    move_home,
    remove_people,
    room_for_cubes,
    sort_by_square,
    spend_goods,
    square_key,
    stand_up_all,
    store_goods,
)
from companion.games.small_city.plan import free_warehouse_cells, seat_plan
from companion.games.small_city.position import Cube, Grave, Laid, Meeple, Position
from companion.games.small_city.printed import COLOURS, Colour
from companion.geometry.square import Grid
from tests.effort import times
from tests.games.small_city.playing import drawn
from tests.games.small_city.towns import HALL, table

TOWN = "CHa* CHa WAa:g WAb\nCHa:b CHa WAc P1a*"


def here(**changes: object) -> Position:
    return table(*drawn(TOWN, HALL, **changes))


def test_things_lie_row_by_row_as_the_board_numbers_its_squares() -> None:
    grid = Grid(12, 12)
    assert sorted(sorted(grid.names), key=square_key) == list(grid.names)
    assert sort_by_square([Cube("a2", "w"), Cube("b1", "g"), Cube("b1", "b")]) == (
        Cube("b1", "b"),
        Cube("b1", "g"),
        Cube("a2", "w"),
    )


@given(st.permutations(["a1", "b1", "c1", "a2", "b2", "a10"]))
def test_whatever_the_order_in_which_people_come_the_town_is_the_same(squares: list[str]) -> None:
    empty = drawn(HALL)[0]
    town = empty
    for at in squares:
        town = add_people(town, Meeple(at, 0))
    assert [one.at for one in town.people] == ["a1", "b1", "c1", "a2", "b2", "a10"]
    assert remove_people(town, *squares) == empty


def test_who_comes_home_stands_on_the_first_free_square_of_the_hall_else_goes_to_the_career_center() -> None:
    position = move_home(here(career=4), 0, 4)
    assert [one.at for one in position.towns[0].people] == ["a1", "b1", "b2", "d2"]
    assert position.towns[0].career == 4 + 2


def test_new_citizens_come_as_far_as_supply_and_room_allow() -> None:
    assert len(add_new_citizens(here(career=9), 0, 3).towns[0].people) == 2 + 2
    one = add_new_citizens(here(career=1, central=5), 0, 3)
    assert (len(one.towns[0].people), one.towns[0].career, one.towns[0].central) == (3, 0, 5)
    two = add_new_citizens(here(career=1, central=5), 0, 3, "central")
    assert (len(two.towns[0].people), two.towns[0].career, two.towns[0].central) == (4, 1, 3)
    assert add_new_citizens(here(), 0, 0) == here()


def test_the_first_citizen_of_the_hall_moves_out_if_there_is_one() -> None:
    position = leave_hall(here(), 0, "d1", spent=True)
    assert position.towns[0].people == (Meeple("d1", 0, True), Meeple("d2", 0))
    assert leave_hall(position, 0, "c2") == position


def test_a_grave_lies_in_its_place_and_nobody_dead_stands_up() -> None:
    position = here()
    town = add_grave(add_grave(position.towns[0], Grave("c2", 1)), Grave("d1", 0))
    assert [grave.at for grave in town.graves] == ["d1", "c2"]
    assert stand_up_all(position.put_town(0, town)).towns[0].graves == town.graves


def test_goods_go_to_the_stores_that_are_named_first() -> None:
    assert room_for_cubes(here(), 0) == ("d1", "c2", "b1", "b2")
    assert room_for_cubes(here(), 0, "hall") == ("b1", "b2", "d1", "c2")
    position, over = store_goods(here(), 0, ("w", "g", "b", "w", "b"))
    assert [(cube.at, cube.colour) for cube in position.towns[0].cubes] == [
        ("b1", "b"),
        ("c1", "g"),
        ("d1", "w"),
        ("a2", "b"),
        ("b2", "w"),
        ("c2", "g"),
    ]
    assert over == ("b",)
    assert position.stock == here().stock


@given(st.lists(st.sampled_from(COLOURS), max_size=6), st.lists(st.sampled_from(COLOURS), max_size=8))
@settings(max_examples=times(60))
def test_goods_are_stored_and_spent_without_loss(made: list[Colour], paid: list[Colour]) -> None:
    position = here()
    filled, over = store_goods(position, 0, made)
    assert Counter(goods_in_store(filled.towns[0])) + Counter(over) == Counter(
        goods_in_store(position.towns[0])
    ) + Counter(made)
    after = spend_goods(filled, 0, paid)
    gone = Counter(goods_in_store(filled.towns[0])) - Counter(goods_in_store(after.towns[0]))
    assert gone == Counter(goods_in_store(filled.towns[0])) & Counter(paid)
    assert all(after.stock[colour] - filled.stock[colour] == gone[colour] for colour in COLOURS)


def test_a_forged_warehouse_without_a_square_has_room_for_nothing() -> None:
    position = table(*drawn(HALL, HALL)).with_town(0, tiles=(Laid("WA", ()),))
    assert free_warehouse_cells(seat_plan(position, 0), position.towns[0]) == ()
