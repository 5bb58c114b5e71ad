"""Phase 1: the mayor's street. One test a sentence."""

from typing import Any

from msgspec.structs import replace

from companion.games.small_city import turn
from companion.games.small_city.moves import Street
from companion.games.small_city.phases.street import legal_streets
from companion.games.small_city.position import Position
from tests.games.small_city.playing import broken, moves, overrulable, played, tasks
from tests.games.small_city.towns import HALL, table, town

SMALL = """
    CHa CHa R1a
    CHa CHa .
    x1  #   .
"""


def street(picture: str = SMALL, *others: str, **changes: Any) -> Position:
    towns = (town(picture), *(town(other, seat=1 + i) for i, other in enumerate(others or (HALL,))))
    return table(*towns, phase="street", **changes)


def test_those_without_the_mayor_settle_where_it_stands() -> None:
    position = street(SMALL, HALL, HALL)
    assert turn.actors(position) == (1, 2)
    assert tasks(position) == [("street", 1), ("street", 2)]
    assert moves(position, 0) == []
    assert broken(position, 0, Street(("c2", "c3"))) == ["street_by_others"]
    assert overrulable(position, 0, Street(("c2", "c3")))
    assert played(position, (2, Street(("c2", "c3")))).street == ("c2", "c3")


def test_it_stands_on_the_street_between_two_squares_in_the_mayors_town() -> None:
    open_town = "CHa CHa . .\nCHa CHa . .\n. . . .\n. . . ."
    position = street(open_town, SMALL)
    assert broken(position, 1, Street(("c1", "c2"))) == []
    assert broken(position, 1, Street(("c1", "d2"))) == ["street_apart"]
    assert broken(position, 1, Street(("c1", "c1"))) == ["street_apart"]
    assert broken(position, 1, Street(("d4", "d5"))) == ["street_off_board"]
    assert not overrulable(position, 1, Street(("c1", "d2")))


def test_both_squares_are_empty() -> None:
    position = street()
    assert legal_streets(position) == (("c2", "c3"),)
    assert broken(position, 1, Street(("c1", "c2"))) == ["street_taken"]
    assert broken(position, 1, Street(("b3", "c3"))) == ["street_taken"]
    assert broken(position, 1, Street(("a3", "b3"))) == ["street_taken", "street_taken"]
    assert broken(street("CHa CHa ~\nCHa CHa .\n. . ."), 1, Street(("c1", "c2"))) == ["street_taken"]


def test_any_place_on_the_board_will_do_also_outside_the_building_area() -> None:
    position = street("CHa CHa 1 2\nCHa CHa 1 2\n. . . .\n. . . .")
    assert ("d1", "d2") in legal_streets(position)


def test_either_square_may_be_named_first() -> None:
    one = played(street(), (1, Street(("c2", "c3"))))
    assert played(street(), (1, Street(("c3", "c2")))) == one


def test_with_the_same_mayor_it_stays_where_it_was() -> None:
    position = street(street=("c2", "c3"))
    after = turn.enter_phase(position, "street")
    assert turn.settle(after).phase == "ring"
    assert turn.settle(after).street == ("c2", "c3")


def test_without_two_empty_squares_there_is_no_street() -> None:
    position = street("CHa CHa\nCHa CHa\n. #\n# .")
    assert legal_streets(position) == ()
    after = turn.settle(turn.enter_phase(position, "street"))
    assert (after.phase, after.street) == ("ring", ())


def test_a_seat_that_is_out_has_no_say() -> None:
    position = street(SMALL, HALL, HALL)
    position = position.with_town(2, out=True)
    assert turn.actors(position) == (1,)
    assert broken(position, 2, Street(("c2", "c3"))) == ["out"]
    assert not overrulable(position, 2, Street(("c2", "c3")))


def test_a_new_round_forgets_what_the_last_one_made() -> None:
    position = street()
    position = position.with_town(1, made=7, produced=3)
    after = turn.enter_phase(replace(position, phase="council"), "street")
    assert (after.towns[1].made, after.towns[1].produced) == (0, 0)
