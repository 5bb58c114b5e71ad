"""Phase 3 abroad: limits, closed houses, the police, the opposite town, and the way on without room."""

import pytest

from companion.engine.words import Who
from companion.games.small_city import turn
from companion.games.small_city.citizens.people import evict_tourists, send_home
from companion.games.small_city.moves import Done, MoveCitizen
from companion.games.small_city.position import Meeple, Spot
from companion.games.small_city.turn import verdict
from tests.games.small_city.playing import broken, drawn, goals, legal, moving, played, where
from tests.games.small_city.towns import HALL, town

HOME = "CHa CHa R1a* R1b* P1a*\nCHa CHa . . P1b"
OPEN = "CHa CHa P1a P1b SCa\nCHa CHa . . ."


def test_citizens_may_travel_to_other_towns_one_of_a_seat_in_each() -> None:
    position = moving(*drawn(HOME, OPEN, OPEN))
    assert {town for town, _ in goals(position, 0, "c1")} == {0, 1, 2}
    position = played(position, (0, MoveCitizen("c1", "c1", 1)))
    (violation,) = verdict(position, 0, MoveCitizen("d1", "d1", 1)).violations
    assert (violation.rule, violation.cells, violation.params["limit"]) == ("tourist_limit", ("c1",), 1)
    assert broken(position, 0, MoveCitizen("d1", "d1", 2)) == []


def test_with_a_metro_of_ones_own_two_may_visit_each_town_and_nobody_runs_it() -> None:
    with_metro = HOME + "\nMEa MEa . . ."
    position = moving(*drawn(with_metro, OPEN))
    position = played(position, (0, MoveCitizen("c1", "c1", 1)), (0, MoveCitizen("d1", "d1", 1)))
    (violation,) = verdict(position, 0, MoveCitizen("e1", "e1", 1)).violations
    assert (violation.rule, violation.cells, violation.params["limit"]) == ("tourist_limit", ("c1", "d1"), 2)


def test_the_metro_of_the_town_that_is_visited_does_not_count() -> None:
    position = moving(*drawn(HOME, OPEN + "\nMEa MEa . . ."))
    position = played(position, (0, MoveCitizen("c1", "c1", 1)))
    assert broken(position, 0, MoveCitizen("d1", "d1", 1)) == ["tourist_limit"]


def test_tourists_of_other_seats_do_not_count_against_the_limit() -> None:
    position = moving(*drawn(HOME, "CHa CHa P1a*3 P1b SCa\nCHa CHa . . .", OPEN))
    assert (1, "d1") in goals(position, 0, "c1")


@pytest.mark.parametrize(
    ("square", "rule"),
    [
        ("a3", "no_tourists"),
        ("c3", "no_tourists"),
        ("a5", "no_tourists"),
        ("d3", "no_tourists"),
        ("d5", "no_tourists"),
        ("a1", "into_hall"),
    ],
)
def test_residences_stations_clinic_university_and_city_hall_are_closed_to_tourists(
    square: str, rule: str
) -> None:
    picture = """
        CHa CHa .   .   .
        CHa CHa .   .   .
        R1a .   POa FIa FIa
        .   .   POa FIa .
        CLa CLa .   UNa UNa
        CLa .   .   UNa UNa
    """
    position = moving(*drawn(HOME, picture))
    assert broken(position, 0, MoveCitizen("c1", square, 1)) == [rule]


@pytest.mark.parametrize("tile", ["P1a", "SCa", "RFa", "F1a", "C1a"])
def test_all_other_houses_are_open_to_tourists(tile: str) -> None:
    position = moving(*drawn(HOME, f"CHa CHa {tile}\nCHa CHa ."))
    assert broken(position, 0, MoveCitizen("c1", "c1", 1)) == []


POLICED = """
    CHa CHa . P1a P1b P1c P1d
    CHa CHa . P1e POa POa P1f
    .   .   . P1g P1h P1i P1j
    .   .   . P1k P1l P1m P1n
""".strip()
AROUND = {"d1", "e1", "f1", "g1", "d2", "g2", "d3", "e3", "f3", "g3"}


def staffed(picture: str) -> str:
    return picture.replace("POa", "POa*", 1)


def test_tourists_keep_off_the_ten_squares_around_a_staffed_police_station() -> None:
    position = moving(*drawn(HOME, staffed(POLICED)))
    assert {at for town, at in goals(position, 0, "c1") if town == 1} == {"d4", "e4", "f4", "g4"}
    (violation,) = verdict(position, 0, MoveCitizen("c1", "d3", 1)).violations
    assert (violation.rule, violation.cells) == ("police_ban", ("e2", "f2"))


def test_an_unstaffed_police_station_keeps_nobody_off() -> None:
    position = moving(*drawn(HOME, POLICED))
    assert {at for town, at in goals(position, 0, "c1") if town == 1} >= AROUND


def test_where_the_table_plays_that_a_station_works_by_itself_it_does() -> None:
    position = moving(*drawn(HOME, POLICED), readings={"staffing": "built"})
    assert not {at for town, at in goals(position, 0, "c1") if town == 1} & AROUND


def test_the_police_does_not_keep_its_own_citizens_off() -> None:
    position = moving(*drawn(staffed(POLICED) + "\nP1z* . . . . . .", HALL))
    assert {at for town, at in goals(position, 0, "a5") if town == 0} >= AROUND


def test_whoever_staffs_the_police_by_moving_in_sends_the_tourists_around_it_home() -> None:
    picture = POLICED.replace("P1a", "P1a*2").replace("P1l", "P1l*3") + "\nP1z* . . . . . ."
    position = moving(*drawn(picture, HALL, HALL))
    position = played(position, (0, MoveCitizen("a5", "e2")))
    assert where(position, 1) == {(1, "a1")}
    assert where(position, 2) == {(0, "e4")}


def test_the_police_evicts_when_it_begins_to_work_not_when_its_citizens_change_places() -> None:
    picture = staffed(POLICED).replace("P1a", "P1a*2")
    position = moving(*drawn(picture, HALL))
    position = played(position, (0, MoveCitizen("e2", "f2")))
    assert where(position, 1) == {(0, "d1")}


def test_evicted_tourists_go_to_their_city_hall_else_to_their_career_center() -> None:
    picture = staffed(POLICED).replace("P1a", "P1a*2").replace("P1b", "P1b*2")
    position = moving(*drawn(picture, "CHa* CHa*\nCHa:w CHa", career=4))
    after = evict_tourists(position, 0)
    assert where(after, 1) == {(1, "a1"), (1, "b1"), (1, "b2")}
    assert after.towns[1].career == 5
    assert evict_tourists(after, 0) == after


def test_nobody_is_evicted_by_a_police_station_that_rests() -> None:
    position = moving(*drawn(POLICED.replace("P1a", "P1a*2"), HALL))
    assert evict_tourists(position, 0) == position


# Four at the table


FOUR = (HOME, OPEN, OPEN, OPEN)


@pytest.mark.parametrize("round_", [1, 2])
def test_with_four_nobody_travels_straight_to_the_opposite_town(round_: int) -> None:
    position = moving(*drawn(*FOUR), round=round_)
    assert {town for town, _ in goals(position, 0, "c1")} == {0, 1, 3}
    (violation,) = verdict(position, 0, MoveCitizen("c1", "c1", 2)).violations
    assert (violation.rule, violation.params["town"], violation.params["ever"]) == ("opposite", Who(2), 1)


@pytest.mark.parametrize(("round_", "towns"), [(1, {0, 1, 3}), (2, {0, 1, 2, 3})])
def test_the_table_may_play_that_only_the_first_round_keeps_from_the_opposite_town(
    round_: int, towns: set[int]
) -> None:
    position = moving(*drawn(*FOUR), round=round_, readings={"opposite": "first_round"})
    assert {town for town, _ in goals(position, 0, "c1")} == towns


def test_with_three_every_town_is_next_door() -> None:
    position = moving(*drawn(HOME, OPEN, OPEN), round=1)
    assert {town for town, _ in goals(position, 0, "c1")} == {0, 1, 2}


# Tourists


def test_a_tourist_moves_within_the_town_it_visits_and_does_not_go_home() -> None:
    position = moving(*drawn(OPEN, "CHa CHa P1a*1 P1b SCa\nCHa CHa . . .", OPEN))
    assert goals(position, 0, "c1", out_of=1) == {(1, "d1"), (1, "e1")}
    (violation,) = verdict(position, 0, MoveCitizen("c1", "c1", 0, 1)).violations
    assert (violation.rule, violation.params["cells"]) == ("tourist_stays", ("d1", "e1"))
    assert broken(position, 0, MoveCitizen("c1", "c1", 2, 1)) == ["tourist_stays"]
    assert broken(position, 0, Done()) == ["must_move"]


def test_a_tourists_own_square_in_a_factory_or_shop_abroad_is_left_too() -> None:
    position = moving(*drawn(HOME, "CHa CHa C1a*1 P1b C1c*2\nCHa CHa . . .", OPEN))
    assert position.towns[0].left == (Spot(1, "c1"),)
    position = played(position, (0, MoveCitizen("c1", "d1", None, 1)))
    assert broken(position, 0, MoveCitizen("c1", "c1", 1)) == ["left_square", "tourist_limit"]


FULL = "CHa CHa P1a*{}\nCHa CHa ."
"""A town whose only place a tourist has taken."""


def test_without_a_square_a_tourist_goes_on_to_the_next_town_clockwise_or_the_other_way() -> None:
    position = moving(*drawn(OPEN, OPEN, FULL.format(1), OPEN))
    assert {town for town, _ in goals(position, 0, "c1", out_of=2)} == {1, 3}
    position = moving(*drawn(OPEN, FULL.format(1), OPEN, OPEN))
    assert {town for town, _ in goals(position, 0, "c1", out_of=1)} == {2}
    (violation,) = verdict(position, 0, MoveCitizen("c1", "c1", 3, 1)).violations
    assert (violation.rule, violation.params["town"], violation.params["seat"]) == (
        "not_next",
        Who(1),
        Who(3),
    )


def test_this_is_the_way_to_the_opposite_town() -> None:
    position = moving(*drawn(OPEN, FULL.format(1), OPEN, OPEN), round=1)
    assert broken(position, 0, MoveCitizen("c1", "c1", 2, 1)) == []


def test_the_next_towns_keep_their_limits() -> None:
    guest = "CHa CHa P1a*1 P1b\nCHa CHa . ."
    position = moving(*drawn(OPEN, guest, FULL.format(1), OPEN))
    assert {town for town, _ in goals(position, 0, "c1", out_of=2)} == {3}
    assert broken(position, 0, MoveCitizen("c1", "d1", 1, 2)) == ["tourist_limit"]


def test_a_tourist_goes_home_only_when_the_next_towns_have_no_square_either() -> None:
    position = moving(*drawn(OPEN, FULL.format(1), OPEN))
    (violation,) = verdict(position, 0, MoveCitizen("c1", "c1", 0, 1)).violations
    assert (violation.rule, violation.params["town"], violation.params["n"]) == ("home_last", Who(2), 3)
    position = moving(*drawn(OPEN, FULL.format(1), HALL))
    assert goals(position, 0, "c1", out_of=1) == {(0, "c1"), (0, "d1"), (0, "e1")}
    position = played(position, (0, MoveCitizen("c1", "d1", 0, 1)))
    assert where(position, 0) == {(0, "d1")}


def test_with_two_at_the_table_a_tourist_without_a_square_goes_home() -> None:
    position = moving(*drawn(OPEN, FULL.format(1)))
    assert {town for town, _ in goals(position, 0, "c1", out_of=1)} == {0}


def test_without_a_free_square_at_home_it_goes_to_the_city_hall() -> None:
    position = moving(*drawn(HALL, FULL.format(1)))
    assert legal(position, 0) == {Done()}
    assert where(played(position, (0, Done())), 0) == {(0, "a1")}


def test_and_when_that_is_full_to_the_career_center() -> None:
    position = moving(*drawn("CHa* CHa*\nCHa* CHa:w", FULL.format(1), career=3))
    after = played(position, (0, Done()))
    assert where(after, 0) == {(0, "a1"), (0, "b1"), (0, "a2")}
    assert after.towns[0].career == 4


def test_a_seat_that_is_out_is_passed_over_on_the_way_on() -> None:
    towns = drawn(OPEN, FULL.format(1), HALL, OPEN)
    position = moving(towns[0], towns[1], town(OPEN, seat=2, out=True), towns[3])
    assert {to for to, _ in goals(position, 0, "c1", out_of=1)} == {3}


def test_the_mover_may_choose_among_both_next_towns_and_lies_down_there() -> None:
    position = moving(*drawn(OPEN, OPEN, FULL.format(1), OPEN))
    after = played(position, (0, MoveCitizen("c1", "d1", 3, 2)))
    assert after.towns[3].people == (Meeple("d1", 0, True),)
    assert after.towns[2].people == ()


def test_people_sent_home_are_taken_from_the_town_they_stood_in() -> None:
    position = moving(*drawn(OPEN, FULL.format(1)))
    after = send_home(position, 1, "c1")
    assert after.towns[1].people == ()
    assert after.towns[0].people == (Meeple("a1", 0),)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_moves_are_the_legal_candidates_at_a_crowded_table(seat: int) -> None:
    crowded = staffed(POLICED).replace("P1d", "C1d*{}").replace("P1n", "F1n*{}").replace("P1k", "LIk* LIk")
    crowded = crowded.replace(".   .   . LIk* LIk P1l", ". . LIk* LIk P1l")
    pictures = [crowded.format((host + 1) % 4 + 1, (host + 3) % 4 + 1) for host in range(4)]
    position = moving(*drawn(*pictures), mayor=seat)
    assert turn.actors(position) == (seat,)
    assert any(isinstance(move, MoveCitizen) and move.out_of is not None for move in legal(position, seat))
