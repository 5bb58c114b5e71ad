"""Phase 2: demolishing, police and fire stations, and the end of a town at 100% pollution."""

import pytest

from companion.games.small_city.moves import Demolish, Done, Staff
from companion.games.small_city.position import Cube, Grave, Meeple
from companion.games.small_city.turn import actors
from tests.games.small_city.playing_build import against, broken, build, overruled, played
from tests.games.small_city.towns import HALL, PEOPLE, table, town

TOWN = """
    CHa* CHa* .    FIa  FIa
    CHa* CHa  .    FIa  .
    R2a* R2a* SCa  .    WAa:wg
"""


def down(*cells: str) -> Demolish:
    return Demolish(cells)


# Demolishing ------------------------------------------------------------------------------------------------


def test_demolishing_costs_a_dollar_and_a_percent_a_square_at_once() -> None:
    position = table(town(TOWN, money=5, pollution=7))
    after = played(position, down("d1", "e1", "d2"))
    assert (after.towns[0].money, after.towns[0].pollution, after.towns[0].made) == (2, 10, 0)
    assert broken(position.with_town(0, money=2), down("d1")) == {"demolish_cost"}


def test_demolishing_uses_a_slot() -> None:
    position = table(town(TOWN, money=5, built=2))
    after = played(position, down("c3"))
    assert after.towns[0].built == 3
    assert broken(after, down("d1")) == {"slots"}


def test_a_demolished_tile_leaves_the_game() -> None:
    position = table(town(TOWN, money=5))
    after = played(position, down("c3"))
    assert after.stock == position.stock
    assert after.towns[0].gone == ("SC",)
    gone = against(after, build("SC", "c3"), "used_up")
    assert (gone.kind, gone.params["gone"]) == ("impossible", 1)


def test_its_citizens_go_to_the_city_hall() -> None:
    position = table(town("CHa CHa .\nCHa CHa* .\nR2a* R2a* .", money=5))
    after = played(position, down("a3"))
    assert [one.at for one in after.towns[0].people] == ["a1", "b1", "b2"]


def test_without_room_in_the_city_hall_a_tile_with_citizens_stays() -> None:
    position = table(town(TOWN, money=5))
    full = against(position, down("a3"), "demolish_room")
    assert (full.params["citizens"], full.params["room"]) == (2, 1)
    after = overruled(position, down("a3"))
    assert after.towns[0].career == position.towns[0].career + 1


def test_the_table_may_play_that_they_go_to_the_career_center() -> None:
    position = table(town(TOWN, money=5), readings={"demolition": "career"})
    after = played(position, down("a3"))
    assert after.towns[0].career == position.towns[0].career + 1


def test_tourists_go_home_to_their_own_city_hall_or_career_center() -> None:
    host = town("CHa* CHa* P1a\nCHa* CHa* P2a*2\n. . P2a*2", money=5)
    guest = town("CHa* CHa*\nCHa* CHa", seat=1)
    position = table(host, guest)
    after = played(position, down("c2"))
    assert [one.at for one in after.towns[1].people] == ["a1", "b1", "a2", "b2"]
    assert after.towns[1].career == position.towns[1].career + 1


def test_goods_in_a_demolished_warehouse_go_back_to_the_supply() -> None:
    position = table(town(TOWN, money=5))
    after = played(position, down("e3"))
    assert after.towns[0].cubes == ()
    assert after.stock.w == position.stock.w + 1
    assert after.stock.WA == position.stock.WA


def test_a_harbor_counts_two_squares_when_it_is_demolished() -> None:
    position = table(town("CHa CHa HBa HBa\nCHa CHa HWa HWa", money=2))
    after = played(position, down("c2"))
    assert (after.towns[0].money, after.towns[0].pollution) == (0, 2)


def test_the_city_hall_is_never_demolished() -> None:
    assert against(table(town(HALL, money=9)), down("a1"), "demolish_hall").kind == "impossible"


@pytest.mark.parametrize("cells", [(), ("c1",), ("a3", "c3"), ("z9",)])
def test_squares_that_are_not_one_tile_name_nothing_to_demolish(cells: tuple[str, ...]) -> None:
    assert "demolish_nothing" in broken(table(town(TOWN, money=9)), down(*cells))


# 100 % ------------------------------------------------------------------------------------------------------


def test_at_a_hundred_percent_the_town_is_lost_at_once_with_everybody_in_it() -> None:
    lost = town("CHa* CHa .\nCHa CHa P1a*2\nR1a* . P3a\n. . P3a\n. . P3a", money=9, pollution=97)
    other = town("CHa CHa C1a*1\nCHa CHa R1a*", seat=1)
    third = town(HALL, seat=2)
    position = table(lost, other, third)
    after = played(position, down("c3"))
    mine, yours, _ = after.towns
    assert (mine.out, mine.people, mine.pollution) == (True, (), 100)
    assert [one.seat for one in yours.people] == [1]
    assert (mine.buried, yours.buried) == (3, 1)
    assert actors(after) == (1, 2)
    for seat, one in enumerate(after.towns):
        abroad = sum(each.seat == seat for where in after.towns for each in where.people)
        assert one.career + one.central + one.buried + abroad == PEOPLE


def test_with_one_town_left_the_game_is_over() -> None:
    position = table(town("CHa CHa P1a\nCHa CHa .", money=9, pollution=99), town(HALL, seat=1))
    assert played(position, down("c1")).phase == "scoring"


def test_graves_and_tiles_of_a_lost_town_stay_where_they_are() -> None:
    lost = town("CHa CHa P1a x1\nCHa CHa SCa .", money=9, pollution=99)
    position = table(lost, town(HALL, seat=1), town(HALL, seat=2))
    after = played(position, down("c1"))
    assert after.towns[0].graves == (Grave("d1", 0),)
    assert [tile.kind for tile in after.towns[0].tiles] == ["CH", "SC"]


# Police and fire stations -----------------------------------------------------------------------------------

GUESTS = """
    CHa CHa .     .     .     .
    CHa CHa P1a*2 .     .     C1a*
    .   .   .     .     P1b*3 .
    .   .   P1c*2 .     .     P1d*2
    .   .   .     .     .     .
"""


def test_police_send_home_every_tourist_on_the_ten_squares_around_them() -> None:
    towns = town(GUESTS, money=9), town(HALL, seat=1), town("CHa* CHa*\nCHa* CHa*", seat=2)
    position = table(*towns)
    after = played(position, build("PO", "c3", "d3"))
    assert len(after.towns[0].people) == 5
    staffed = played(after, Staff("f2", "c3"))
    assert {(one.at, one.seat) for one in staffed.towns[0].people} == {("c3", 0), ("f4", 1)}
    assert [one.at for one in staffed.towns[1].people] == ["a1", "b1"]
    assert staffed.towns[2].career == position.towns[2].career + 1


def test_the_table_may_play_that_police_work_as_soon_as_they_are_built() -> None:
    towns = town(GUESTS, money=9), town(HALL, seat=1), town(HALL, seat=2)
    position = table(*towns, readings={"staffing": "built"})
    after = played(position, build("PO", "c3", "d3"))
    assert {(one.at, one.seat) for one in after.towns[0].people} == {("f2", 0), ("f4", 1)}


def test_a_citizen_of_the_town_moves_in_at_once_but_not_from_the_city_hall() -> None:
    position = table(town("CHa* CHa . .\nCHa CHa . R1a*\n. . . .", money=9))
    after = played(position, build("PO", "a3", "b3"))
    assert broken(after, Staff("a1", "a3")) == {"staff_from"}
    inside = played(after, Staff("d2", "b3"))
    assert inside.towns[0].people == (Meeple("a1", 0), Meeple("b3", 0))
    assert "staff_inside" in broken(inside, Staff("a1", "a3"))


def test_who_has_moved_into_a_new_station_stays_there_while_it_is_built() -> None:
    position = table(town("CHa CHa FIa! FIa!\nCHa CHa FIa*! .\nPOa! POa! . ."))
    assert broken(position, Staff("c2", "a3")) == {"staff_again"}


def test_only_stations_of_this_phase_take_somebody_in_now() -> None:
    position = table(town("CHa CHa POa POa\nCHa CHa . R1a*", money=9))
    assert broken(position, Staff("d2", "c1")) == {"staff_station"}
    assert "staff_station" in broken(position, Staff("d2", "a1"))


def test_moving_in_takes_a_citizen_of_ones_own_and_a_free_square() -> None:
    position = table(town("CHa CHa POa! POa!\nCHa CHa R1b*2 R1a*", money=9), town(HALL, seat=1))
    assert "staff_nobody" in broken(position, Staff("c2", "c1"))
    assert "staff_place" in broken(position, Staff("d2", "c2"))
    assert "staff_place" in broken(position, Staff("d2", "z1"))


def test_stations_are_told_from_old_ones_only_while_the_phase_lasts() -> None:
    position = table(town("CHa CHa POa! POa!\nCHa CHa . R1a*", money=9, done=True))
    assert "built_done" in broken(position, Staff("d2", "c1"))
    assert "built_done" in broken(position, Done())


def test_a_store_is_no_place_to_stand_on() -> None:
    position = table(town("CHa CHa POa! POa!\nCHa CHa . R1a*", money=9))
    full = position.with_town(0, cubes=(Cube("c1", "w"),))
    assert "staff_place" in broken(full, Staff("d2", "c1"))
