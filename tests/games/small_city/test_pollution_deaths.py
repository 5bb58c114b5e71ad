"""Phase 6, its end: who is chosen to die, who is saved, and the graves. One test a sentence."""

from typing import Any

from companion.games.small_city import turn
from companion.games.small_city.moves import Mourn
from companion.games.small_city.position import Grave, Position
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

TOWN = """
    CHa* CHa  R1a*  .
    CHa  CHa  C1a*2 .
    .    .    .     .
"""
FIRE = "CHa CHa FIa* FIa\nCHa CHa FIa ."


def mourning(picture: str = TOWN, other: str = HALL, **changes: Any) -> Position:
    """Return a table where the first seat must let somebody die."""
    return table(
        town(picture, dying=True, made=6, pollution=20), town(other, seat=1), phase="death", **changes
    )


def graves(position: Position, at: str = "c1") -> set[str | None]:
    """Tell where the grave of somebody may lie."""
    return {move.grave for move in moves(position, 0) if isinstance(move, Mourn) and move.at == at}


# Who ------------------------------------------------------------------------------------------------------


def test_only_who_made_most_pollution_lets_somebody_die() -> None:
    position = mourning()
    assert tasks(position) == [("mourn", 0)]
    assert turn.agenda(position).tasks[0].cells == ("c1", "c2")
    assert moves(position, 1) == []
    assert "not_dying" in broken(position, 1, Mourn("a1", "a3"))


def test_a_citizen_of_the_town_dies_and_lies_in_a_grave() -> None:
    after = effect(mourning(), 0, Mourn("c1", "a3"))
    assert after.towns[0].graves == (Grave("a3", 0),)
    assert [one.at for one in after.towns[0].people] == ["a1", "c2"]
    assert not after.towns[0].dying
    assert citizens(after) == citizens(mourning())


def test_instead_a_tourist_in_the_town_may_die() -> None:
    after = effect(mourning(), 0, Mourn("c2", "a3"))
    assert after.towns[0].graves == (Grave("a3", 1),)
    assert citizens(after) == citizens(mourning())


def test_nobody_in_the_city_hall_may_be_chosen() -> None:
    assert broken(mourning(), 0, Mourn("a1", "a3")) == ["death_in_hall"]
    assert overrulable(mourning(), 0, Mourn("a1", "a3"))


def test_somebody_has_to_stand_there() -> None:
    assert broken(mourning(), 0, Mourn("d1", "a3")) == ["nobody_there"]
    assert not overrulable(mourning(), 0, Mourn("d1", "a3"))


def test_with_a_citizen_in_the_clinic_ones_own_do_not_die_but_tourists_do() -> None:
    clinic = TOWN + "\n CLa* CLa . .\n CLa . . ."
    position = mourning(clinic)
    assert broken(position, 0, Mourn("c1", "a3")) == ["clinic"]
    assert overrulable(position, 0, Mourn("c1", "a3"))
    assert {move.at for move in moves(position, 0) if isinstance(move, Mourn)} == {"c2"}


def test_an_empty_clinic_protects_nobody_nor_does_one_with_a_tourist() -> None:
    for inside in ("CLa", "CLa*2"):
        clinic = TOWN + f"\n {inside} CLa . .\n CLa . . ."
        assert broken(mourning(clinic), 0, Mourn("c1", "a3")) == []
        assert broken(mourning(clinic, readings={"staffing": "built"}), 0, Mourn("c1", "a3")) == []


def test_the_clinic_does_not_protect_ones_citizens_abroad() -> None:
    home = "CLa* CLa CHa CHa\nCLa . CHa CHa"
    assert broken(mourning(other=home), 0, Mourn("c2", "a3")) == []


def test_a_tourist_whose_owner_has_a_citizen_in_the_fire_station_goes_home_alive() -> None:
    position = mourning(other=FIRE)
    assert Mourn("c2") in moves(position, 0)
    after = effect(position, 0, Mourn("c2"))
    assert after.towns[0].graves == ()
    assert [one.at for one in after.towns[1].people if one.seat == 1] == ["a1", "c1"]
    assert not after.towns[0].dying
    assert citizens(after) == citizens(position)


def test_to_the_career_center_where_the_city_hall_is_full() -> None:
    position = mourning(other=FIRE.replace("CHa", "CHa*"))
    after = effect(position, 0, Mourn("c2"))
    assert after.towns[1].career == position.towns[1].career + 1


def test_who_is_saved_gets_no_grave() -> None:
    position = mourning(other=FIRE)
    assert broken(position, 0, Mourn("c2", "a3")) == ["saved_alive"]
    assert not overrulable(position, 0, Mourn("c2", "a3"))
    assert graves(position, "c2") == {None}


def test_the_fire_station_saves_nobody_at_home_and_nobody_while_it_is_empty() -> None:
    own = mourning(TOWN + "\n FIa* FIa . .\n FIa . . .")
    assert broken(own, 0, Mourn("c1", "a3")) == []
    empty = mourning(other=FIRE.replace("*", ""))
    assert broken(empty, 0, Mourn("c2", "a3")) == []


def test_who_has_nobody_to_lose_is_not_asked() -> None:
    position = mourning("CHa* CHa* CLa* CLa\nCHa* CHa CLa R1a*\n. . . .")
    after = turn.settle(turn.enter_phase(position, "death"))
    assert after.phase == "council"
    assert not after.towns[0].dying


def test_of_several_each_lets_somebody_die() -> None:
    home = "CHa CHa R1a*\nCHa CHa ."
    position = mourning(other=home).with_town(1, dying=True)
    assert turn.actors(position) == (0, 1)
    position = played(position, (1, Mourn("c1", "c2")))
    assert (position.phase, turn.actors(position)) == ("death", (0,))
    assert played(position, (0, Mourn("c1", "a3"))).phase == "council"


# Graves ---------------------------------------------------------------------------------------------------


def test_a_grave_lies_on_an_empty_square_of_the_building_area() -> None:
    picture = "CHa CHa R1a* 1\nCHa CHa . #\n~ x1 . .".replace("x1", "P1a")
    position = mourning(picture)
    assert graves(position) == {"c2", "c3", "d3"}
    assert broken(position, 0, Mourn("c1", "d1")) == ["grave_outside"]
    assert broken(position, 0, Mourn("c1", "d2")) == ["grave_outside"]
    assert broken(position, 0, Mourn("c1", "a3")) == ["grave_outside"]
    assert broken(position, 0, Mourn("c1", "b3")) == ["grave_taken"]
    assert broken(position, 0, Mourn("c1", "e1")) == ["grave_off_board"]
    assert overruled(position, 0, Mourn("c1", "d1")).towns[0].graves == (Grave("d1", 0),)


def test_not_on_a_square_of_the_mayors_street() -> None:
    position = mourning(street=("a3", "b3"))
    assert broken(position, 0, Mourn("c1", "a3")) == ["grave_by_street"]
    assert graves(position) == {"d1", "d2", "c3", "d3"}
    assert broken(mourning(street=("a3", "b3"), mayor=1), 0, Mourn("c1", "a3")) == []


def test_a_new_grave_lies_beside_an_older_one_corners_do_not_count() -> None:
    position = mourning("CHa CHa R1a* .\nCHa CHa x2 .\n. . . .")
    assert graves(position) == {"d2", "c3"}
    assert broken(position, 0, Mourn("c1", "d1")) == ["grave_apart"]
    assert overrulable(position, 0, Mourn("c1", "d1"))
    assert broken(position, 0, Mourn("c1", "c2")) == ["grave_taken"]


def test_without_room_beside_older_graves_any_empty_square_will_do() -> None:
    position = mourning("x1 R1a* CHa CHa\n# . CHa CHa\n. . . .")
    assert graves(position, "b1") == {"b2", "a3", "b3", "c3", "d3"}


def test_graves_stay_side_by_side_as_long_as_there_is_room() -> None:
    position = mourning("CHa CHa R2a* R2a*\nCHa CHa x1 .\n. . . .")
    position = effect(position, 0, Mourn("c1", "c3")).with_town(0, dying=True)
    assert graves(position, "d1") == {"d2", "b3", "d3"}


def test_there_has_to_be_a_grave_while_there_is_a_square() -> None:
    assert broken(mourning(), 0, Mourn("c1")) == ["grave_needed"]
    assert overrulable(mourning(), 0, Mourn("c1"))


def test_with_no_square_left_the_dead_are_out_of_the_game() -> None:
    position = mourning("CHa CHa R1a*\nCHa CHa C1a*2")
    assert graves(position) == {None}
    after = effect(position, 0, Mourn("c2"))
    assert (after.towns[1].buried, after.towns[0].graves) == (1, ())
    assert effect(position, 0, Mourn("c1")).towns[0].buried == 1
    assert citizens(after) == citizens(position)
