"""Phase 3 at home: who must move, who may stay, where one may stand, the City Hall and new citizens."""

import pytest

from companion.engine.words import Who
from companion.games.small_city import turn
from companion.games.small_city.citizens.rerouting import move_repairs
from companion.games.small_city.moves import Done, MoveCitizen, Settle
from companion.games.small_city.phases.moving import end_phase
from companion.games.small_city.position import Meeple, Spot
from companion.games.small_city.turn import verdict
from tests.games.small_city.playing import broken, drawn, goals, legal, moving, played, where
from tests.games.small_city.towns import HALL, town


def test_the_seats_move_one_after_the_other_from_the_mayor_clockwise() -> None:
    position = moving(*drawn(HALL, HALL, HALL), mayor=1)
    for seat in (1, 2, 0):
        assert turn.actors(position) == (seat,)
        others = {0, 1, 2} - {seat}
        assert all(broken(position, other, Done()) == ["turn"] for other in others)
        position = played(position, (seat, Done()))
    assert position.phase == "income"


def test_a_citizen_may_move_to_any_tile_of_its_town_whatever_the_distance() -> None:
    position = moving(*drawn("CHa CHa F1a* . . .\nCHa CHa . . . SCa", HALL))
    assert goals(position, 0, "c1") == {(0, "f2")}
    assert played(position, (0, MoveCitizen("c1", "f2"))).towns[0].people == (Meeple("f2", 0, True),)


def test_citizens_only_move_onto_tiles() -> None:
    position = moving(*drawn("CHa CHa F1a* . # ~\nCHa CHa P1a x1 HBa HBa\n. . . . HWa HWa", HALL))
    for bare in ("d1", "e1", "f1", "a3"):
        assert broken(position, 0, MoveCitizen("c1", bare)) == ["bare_square"]
    assert broken(position, 0, MoveCitizen("c1", "d2")) == ["bare_square", "place_taken"]
    assert broken(position, 0, MoveCitizen("c1", "e3")) == ["no_place"]


def test_one_square_holds_one_citizen() -> None:
    position = moving(*drawn("CHa CHa F1a* P2a* P2a\nCHa CHa . . .", HALL))
    (violation,) = verdict(position, 0, MoveCitizen("c1", "d1")).violations
    assert (violation.rule, violation.kind, violation.cells) == ("place_taken", "impossible", ("d1",))
    assert broken(position, 0, MoveCitizen("c1", "e1")) == []


def test_nobody_stands_in_a_warehouse() -> None:
    position = moving(*drawn("CHa CHa F1a* WAa WAb:w\nCHa CHa . . .", HALL))
    assert broken(position, 0, MoveCitizen("c1", "d1")) == ["no_place"]
    assert broken(position, 0, MoveCitizen("c1", "e1")) == ["no_place", "place_taken"]


@pytest.mark.parametrize(("works", "found"), [("rest", []), ("closed", ["works_closed"])])
def test_whether_people_rest_in_refinery_and_harbor_is_the_tables_ruling(
    works: str, found: list[str]
) -> None:
    towns = drawn("CHa CHa F1a* RFa HBa HBa\nCHa CHa . . HWa HWa", HALL)
    position = moving(*towns, readings={"works": works})
    assert broken(position, 0, MoveCitizen("c1", "d1")) == found
    assert broken(position, 0, MoveCitizen("c1", "f1")) == found
    assert broken(position, 0, MoveCitizen("c1", "f2")) == ["no_place"]


def test_everybody_moves_their_own_citizens() -> None:
    position = moving(*drawn("CHa CHa F1a*2 P1a\nCHa CHa . P1b*", HALL))
    (violation,) = verdict(position, 0, MoveCitizen("c1", "d1")).violations
    assert (violation.rule, violation.params["seat"]) == ("not_your_citizen", Who(1))
    assert broken(position, 0, MoveCitizen("c2", "d1")) == ["nobody_to_move"]


def test_a_citizen_that_lies_down_has_moved() -> None:
    position = moving(*drawn("CHa CHa P3a* P3a P3a\nCHa CHa . . .", HALL))
    position = played(position, (0, MoveCitizen("c1", "d1")))
    assert broken(position, 0, MoveCitizen("d1", "e1")) == ["already_moved"]


def test_residents_police_fire_brigade_clinic_and_university_may_stay() -> None:
    picture = """
        CHa  CHa R2a* R2a* P1a
        CHa  CHa .    .    P1b
        POa* POa .    .    .
        FIa* FIa .    CLa* CLa
        FIa  .   .    CLa  .
        UNa* UNa .    .    .
        UNa  UNa .    .    .
    """
    position = moving(*drawn(picture, HALL))
    assert Done() in legal(position, 0)


@pytest.mark.parametrize("kind", ["SCa*", "P1a*", "RFa*", "F1a*", "C1a*"])
def test_all_others_must_change_their_square(kind: str) -> None:
    position = moving(*drawn(f"CHa CHa {kind} P1b\nCHa CHa . .", HALL))
    (violation,) = verdict(position, 0, Done()).violations
    assert (violation.rule, violation.cells) == ("must_move", ("c1",))
    assert broken(position, 0, MoveCitizen("c1", "c1"))[-1] in ("same_square", "left_square")
    position = played(position, (0, MoveCitizen("c1", "d1")))
    assert broken(position, 0, Done()) == []


def test_another_square_of_the_same_tile_will_do() -> None:
    position = moving(*drawn("CHa CHa LIa* LIa\nCHa CHa . .", HALL))
    assert legal(position, 0) == {MoveCitizen("c1", "d1")}


def test_the_square_it_stands_on_is_no_new_one() -> None:
    position = moving(*drawn("CHa CHa LIa* LIa\nCHa CHa . .", HALL))
    assert broken(position, 0, MoveCitizen("c1", "c1")) == ["same_square"]


def test_who_may_stay_may_also_move_out() -> None:
    position = moving(*drawn("CHa CHa R1a* P1a\nCHa CHa . .", HALL))
    assert legal(position, 0) == {MoveCitizen("c1", "d1"), Done()}


def test_of_two_citizens_in_a_police_station_one_must_move() -> None:
    position = moving(*drawn("CHa CHa POa* POa* P2a P2a\nCHa CHa . . . .", HALL))
    (violation,) = verdict(position, 0, Done()).violations
    assert violation.cells == ("d1",)
    for origin in ("c1", "d1"):
        assert broken(played(position, (0, MoveCitizen(origin, "e1"))), 0, Done()) == []


def test_a_second_citizen_may_join_the_police_and_need_not_leave_again() -> None:
    position = moving(*drawn("CHa CHa POa* POa P1a* .\nCHa CHa . . . .", HALL))
    position = played(position, (0, MoveCitizen("e1", "d1")))
    assert broken(position, 0, Done()) == []


def test_squares_where_own_citizens_worked_when_moving_began_are_left_for_the_round() -> None:
    position = moving(*drawn("CHa CHa F1a* C1a* F1b C1b P1a* SCa\nCHa CHa . . . . . .", HALL))
    assert set(position.towns[0].left) == {Spot(0, "c1"), Spot(0, "d1")}
    assert goals(position, 0, "g1") == {(0, "e1"), (0, "f1"), (0, "h1")}
    position = played(position, (0, MoveCitizen("c1", "e1")))
    assert broken(position, 0, MoveCitizen("g1", "c1")) == ["left_square"]
    assert goals(position, 0, "d1") == {(0, "f1"), (0, "h1")}


def test_squares_left_elsewhere_than_in_factories_and_shops_are_free_again() -> None:
    position = moving(*drawn("CHa CHa P1a* P1b* SCa\nCHa CHa . . .", HALL))
    position = played(position, (0, MoveCitizen("c1", "e1")))
    assert (0, "c1") in goals(position, 0, "d1")


def test_other_seats_may_use_the_squares_a_seat_has_left() -> None:
    position = moving(*drawn("CHa CHa F1a* P1a\nCHa CHa . .", "CHa CHa P1a* .\nCHa CHa . ."))
    position = played(position, (0, MoveCitizen("c1", "d1")), (0, Done()))
    assert goals(position, 1, "c1") == {(0, "c1")}


def test_who_cannot_move_stays_lies_down_and_earns_nothing() -> None:
    position = moving(*drawn("CHa CHa F1a* WAa\nCHa CHa R1a* .", HALL))
    assert legal(position, 0) == {Done()}
    position = played(position, (0, Done()), (1, Done()))
    assert position.phase == "income"
    assert Meeple("c1", 0, True) in position.towns[0].people
    assert Meeple("c2", 0) in position.towns[0].people


@pytest.mark.parametrize("kind", ["CL", "UN"])
def test_clinic_and_university_hold_one_citizen_in_all(kind: str) -> None:
    shape = (
        f"{kind}a* {kind}a P1a*\nCHa CHa {kind}a . .\nCHa CHa . . ."
        if kind == "CL"
        else (f"{kind}a* {kind}a P1a*\nCHa CHa {kind}a {kind}a .\nCHa CHa . . .")
    )
    position = moving(*drawn("P1b . " + shape, HALL))
    (violation,) = verdict(position, 0, MoveCitizen("e1", "d1")).violations
    assert (violation.rule, violation.cells) == ("one_inside", ("c1",))
    assert broken(position, 0, MoveCitizen("c1", "d1")) == []
    position = played(position, (0, MoveCitizen("c1", "a1")))
    assert broken(position, 0, MoveCitizen("e1", "d1")) == []


def test_citizens_of_the_city_hall_do_not_walk_and_nobody_walks_in() -> None:
    position = moving(*drawn("CHa* CHa P1a* P1b\nCHa CHa . .", HALL))
    assert broken(position, 0, MoveCitizen("a1", "d1")) == ["in_hall"]
    assert broken(position, 0, MoveCitizen("c1", "b1")) == ["into_hall"]


def test_the_city_hall_moves_into_empty_level_1_residences_once_all_others_have_moved() -> None:
    position = moving(*drawn("CHa* CHa* P1a* P1b R1a R1b*\nCHa CHa R2a R2a R1c .", HALL))
    (violation,) = verdict(position, 0, Settle("e1")).violations
    assert (violation.rule, violation.cells) == ("settle_last", ("c1",))
    position = played(position, (0, MoveCitizen("c1", "d1")))
    assert broken(position, 0, Settle("c2")) == ["not_r1"]
    assert broken(position, 0, Settle("f1")) == ["place_taken"]
    assert broken(position, 0, Settle("f2")) == ["bare_square"]
    assert broken(position, 0, Settle("k9")) == ["walk_off_board"]
    assert {Settle("e1"), Settle("e2")} == {move for move in legal(position, 0) if isinstance(move, Settle)}
    position = played(position, (0, Settle("e2")), (0, Settle("e1")))
    assert where(position, 0) == {(0, "d1"), (0, "e1"), (0, "e2"), (0, "f1")}
    assert broken(position, 0, MoveCitizen("e1", "c1")) == ["already_moved"]


def test_settling_may_be_declined_and_ends_when_the_city_hall_is_empty() -> None:
    position = moving(*drawn("CHa* CHa R1a R1b\nCHa CHa . .", HALL))
    assert broken(position, 0, Done()) == []
    assert broken(played(position, (0, Settle("c1"))), 0, Settle("d1")) == ["hall_empty"]


def test_each_empty_factory_square_brings_a_new_citizen_to_the_city_hall() -> None:
    position = moving(*drawn("CHa CHa F2a F2a F1a*2 WAa\nCHa* CHa . . . .", HALL, career=5), mayor=0)
    position = end_phase(position)
    assert position.towns[0].career == 3
    assert {one.at for one in position.towns[0].people if one.seat == 0} == {"a1", "b1", "a2"}


@pytest.mark.parametrize(
    ("hall", "career", "coming"),
    [("CHa* CHa*", 9, 2), ("CHa* CHa:w", 9, 2), ("CHa CHa", 1, 1), ("CHa CHa", 9, 3)],
)
def test_new_citizens_are_capped_by_the_room_of_the_hall_and_by_those_in_the_career_center(
    hall: str, career: int, coming: int
) -> None:
    position = moving(*drawn(f"{hall} F3a F3a\nCHa CHa . F3a", HALL, career=career))
    after = end_phase(position).towns[0]
    assert career - after.career == coming
    assert len(after.people) - len(position.towns[0].people) == coming


def test_a_seat_is_told_what_is_left_to_do() -> None:
    position = moving(*drawn("CHa* CHa P1a* P1b R1a\nCHa CHa . . .", HALL))
    (task,) = turn.agenda(position).tasks
    assert (task.id, task.seat, task.cells, task.params["n"]) == ("move", 0, ("c1",), 1)
    position = played(position, (0, MoveCitizen("c1", "d1")))
    (task,) = turn.agenda(position).tasks
    assert (task.id, task.cells, task.optional) == ("settle", ("e1",), True)
    (task,) = turn.agenda(played(position, (0, Settle("e1")))).tasks
    assert (task.id, task.optional) == ("move_done", True)


def test_everybody_stands_up_when_moving_ends() -> None:
    position = moving(*drawn("CHa CHa P1a* P1b\nCHa CHa . .", HALL))
    position = played(position, (0, MoveCitizen("c1", "d1")), (0, Done()), (1, Done()))
    assert position.towns[0].people == (Meeple("d1", 0),)
    assert not any(one.left or one.done for one in position.towns)


def test_a_seat_that_is_out_is_not_asked_to_move() -> None:
    position = moving(town(HALL, out=True), town(HALL, seat=1), town(HALL, seat=2))
    assert turn.actors(position) == (1,)
    assert "out" in broken(position, 0, Done())
    assert broken(position, 1, MoveCitizen("a1", "a1", 0))[0] == "no_town"


def test_a_repair_names_the_nearest_squares_first_and_nothing_is_proposed_for_a_legal_move() -> None:
    position = moving(*drawn("CHa CHa P1a* F1a*2\nCHa CHa P1b SCa\n. . . LIa\n. . . LIa", HALL))
    (repair,) = move_repairs(position, 0, MoveCitizen("c1", "d1"))
    assert (repair.id, repair.cells, repair.labels) == ("other_place", *2 * (("d2", "c2", "d3"),))
    assert list(move_repairs(position, 0, MoveCitizen("c1", "d2"))) == []
    assert list(move_repairs(position, 0, MoveCitizen("d1", "d1"))) == []
    position = moving(*drawn("CHa CHa P1a* LIa*2 LIa\nCHa CHa P1b . .", HALL))
    (repair,) = move_repairs(position, 0, MoveCitizen("c1", "d1"))
    assert (repair.id, repair.cells) == ("same_tile", ("e1",))
