"""A police or fire station laid through the council: at once one citizen of the town may move in."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.verdict import Violation
from companion.games.small_city import GAME, turn
from companion.games.small_city.log import describe
from companion.games.small_city.moves import (
    Advance,
    Choose,
    Decline,
    Demolish,
    Done,
    MoveCitizen,
    SetSquare,
    SetTile,
    Skip,
    Staff,
)
from companion.games.small_city.position import Disc, Errand, Laid, Meeple, Position, Town
from companion.games.small_city.printed import KINDS, Kind
from companion.games.small_city.typed.complete import resolve_move
from tests.effort import times
from tests.games.small_city import oracle_build
from tests.games.small_city.playing import tasks
from tests.games.small_city.playing_build import against, broken, build, played
from tests.games.small_city.repaired_build import repaired
from tests.games.small_city.test_notation import drawn, refused, written
from tests.games.small_city.towns import HALL, table, town

YARD = """
    CHa* CHa . .    . P1a*
    CHa  CHa . .    . P1b
    .    .   . .    . .
    .    .   . R1a* . .
"""
WITH_GUESTS = """
    CHa* CHa . .     . P1a*
    CHa  CHa . P1c*2 . P1b
    .    .   . .     . P1d*3
    .    .   . R1a*  . .
"""
BOTH = pytest.mark.parametrize("emergency", ["buildable", "council_only"])
STATIONS = pytest.mark.parametrize(
    ("kind", "step", "cells"), [("PO", 2, ("c3", "d3")), ("FI", 3, ("c3", "d3", "c4"))]
)


def before_step(step: int, *towns: Town, **changes: Any) -> Position:
    """Return the council, the first seat's disc one step before a step of the construction row."""
    first, *others = towns or (town(YARD),)
    first = replace(first, discs=(Disc(2, step - 1),), money=9)
    return table(first, *(others or [town(HALL, seat=1)]), phase="council", **changes)


def laid(*towns: Town, kind: Kind = "PO", cells: tuple[str, ...] = ("c3", "d3"), **changes: Any) -> Position:
    """Return the position after the council has laid a station."""
    step = 2 if kind == "PO" else 3
    return played(before_step(step, *towns, **changes), Advance(2), build(kind, *cells))


def councilor(step: int = 2, **changes: Any) -> Position:
    """Phase 1: the second seat still has to choose, the first has just taken the City Councilor."""
    first = town(YARD, money=9, discs=(Disc(2, step - 1),))
    ring = ("G", "H", "A", "B", "C", "D", "E", "F")
    return played(
        table(first, town(HALL, seat=1, money=5), phase="action", ring=ring, **changes),
        Choose("G"),
    )


def people(position: Position, seat: int = 0) -> dict[str, int]:
    """Tell whose citizen stands on every taken square of a town."""
    return {one.at: one.seat for one in position.towns[seat].people}


# Who may move in --------------------------------------------------------------------------------------------


@BOTH
@STATIONS
def test_whoever_lays_a_station_in_phase_7_may_at_once_move_one_citizen_of_the_town_in(
    emergency: str, kind: Kind, step: int, cells: tuple[str, ...]
) -> None:
    after = laid(kind=kind, cells=cells, readings={"emergency": emergency})
    assert turn.actors(after) == (0,)
    inside = played(after, Staff("f1", cells[-1]))
    assert people(inside) == {"a1": 0, cells[-1]: 0, "d4": 0}
    assert (inside.errand, turn.actors(inside)) == (None, (1,))
    assert step - 1 == before_step(step).towns[0].discs[0].step


@BOTH
def test_whoever_lays_a_station_as_city_councilor_may_at_once_move_one_citizen_in(emergency: str) -> None:
    after = played(councilor(readings={"emergency": emergency}), Advance(2), build("PO", "c3", "d3"))
    assert (after.phase, turn.actors(after)) == ("action", (0,))
    inside = played(after, Staff("d4", "c3"))
    assert people(inside) == {"a1": 0, "c3": 0, "f1": 0}
    assert (inside.phase, tasks(inside)) == ("action", [("choose", 1)])


def test_it_may_be_left_empty() -> None:
    after = laid()
    assert turn.agenda(after).tasks[0].optional
    empty = played(after, Decline())
    assert (people(empty), empty.errand, turn.actors(empty)) == (people(after), None, (1,))


def test_nobody_comes_from_the_city_hall_and_nobody_elses_citizen_does() -> None:
    after = laid(town(WITH_GUESTS), town(HALL, seat=1), town(HALL, seat=2))
    assert broken(after, Staff("a1", "c3")) == {"staff_from"}
    assert "staff_nobody" in broken(after, Staff("d2", "c3"))
    assert {
        move.origin for move in turn.stage_of(after).legal_moves(after, 0) if isinstance(move, Staff)
    } == {
        "f1",
        "d4",
    }


def test_one_citizen_moves_in_and_only_into_the_station_itself() -> None:
    assert "staff_station" in broken(laid(), Staff("d4", "f2"))
    assert "staff_place" in broken(laid(), Staff("d4", "b3"))
    assert "phase" in broken(played(laid(), Staff("d4", "c3")), Staff("f1", "d3"))


def test_the_others_wait_for_it_and_cannot_answer_it() -> None:
    after = laid()
    assert against(after, Decline(), "grant_seat", seat=1).kind == "impossible"
    assert "phase" in broken(after, Skip(), seat=1)
    assert [task.shared for task in turn.agenda(after).tasks] == [True]


def test_where_nobody_can_move_in_nobody_is_asked() -> None:
    after = laid(town("CHa* CHa . .\nCHa CHa . .\n. . . .\n. . . ."))
    assert (after.errand, turn.actors(after)) == (None, (1,))


def test_other_tiles_of_the_council_offer_nothing() -> None:
    after = played(before_step(2), Advance(2), build("P2", "c3", "d3"))
    assert (after.errand, turn.actors(after)) == (None, (1,))


def test_an_older_station_of_the_same_round_is_not_open_again() -> None:
    first = town("CHa CHa FIa! FIa! . P1a*\nCHa CHa FIa! . . .\n. . . . . .")
    after = laid(first, cells=("c3", "d3"))
    assert "staff_station" in broken(after, Staff("f1", "c1"))
    assert broken(after, Staff("f1", "c3")) == set()


def test_a_station_of_phase_1_that_was_left_empty_waits_for_phase_3() -> None:
    after = played(councilor(), Advance(2), build("PO", "c3", "d3"), Decline())
    building = turn.enter_phase(after, "build")
    assert broken(building, Staff("f1", "c3")) == {"staff_station"}
    assert broken(turn.enter_phase(after, "move"), MoveCitizen("f1", "c3")) == set()


# Police ---------------------------------------------------------------------------------------------------


def test_police_of_the_council_that_become_active_send_the_tourists_around_them_home() -> None:
    full = town("CHa* CHa*\nCHa* CHa*", seat=2)
    after = laid(town(WITH_GUESTS), town(HALL, seat=1), full)
    assert people(after)["d2"] == 1
    inside = played(after, Staff("f1", "d3"))
    assert people(inside) == {"a1": 0, "d3": 0, "d4": 0, "f3": 2}
    assert people(inside, 1) == {"a1": 1}


def test_a_tourist_whose_city_hall_is_full_goes_to_the_career_center() -> None:
    full = town("CHa* CHa*\nCHa* CHa*", seat=1)
    after = laid(town(WITH_GUESTS), full, town(HALL, seat=2))
    inside = played(after, Staff("f1", "d3"))
    assert len(people(inside, 1)) == 4
    assert inside.towns[1].career == after.towns[1].career + 1


def test_police_that_nobody_moves_into_send_nobody_home() -> None:
    after = played(laid(town(WITH_GUESTS), town(HALL, seat=1), town(HALL, seat=2)), Decline())
    assert people(after)["d2"] == 1


# What is said -----------------------------------------------------------------------------------------------


def test_the_agenda_names_who_is_asked_and_the_squares_to_move_to() -> None:
    (task,) = turn.agenda(laid()).tasks
    assert (task.id, task.seat, task.cells) == ("staff", 0, ("c3", "d3"))


def test_the_log_says_who_moved_in_or_that_the_station_stays_empty() -> None:
    assert describe(laid(), 0, Staff("f1", "c3")).id == "staff"
    assert describe(laid(), 0, Decline()).id == "decline_staff"
    assert describe(before_step(2), 0, Decline()).id == "decline"


def test_a_preview_counts_the_tourists_that_go_and_the_squares_that_are_watched() -> None:
    after = laid(town(WITH_GUESTS), town(HALL, seat=1), town(HALL, seat=2))
    found = {one.id: one.params["count"] for one in GAME.preview(after, 0, Staff("f1", "c3"))}
    assert found == {"sends_tourists": 1, "guards": 12}


def test_a_survey_refuses_every_tile_with_the_verdict_of_building_it() -> None:
    after = laid()
    for kind in KINDS:
        found = GAME.survey(after, 0, kind)
        assert found.legal == ()
        refused = turn.verdict(after, 0, build(kind))
        assert all(verdict == refused for verdict in found.targets.values())


def test_who_cannot_move_in_is_told_who_can_and_where() -> None:
    after = laid()
    for told in (Staff("a1", "c3"), Staff("f1", "f2"), Staff("e4", "d3")):
        ways = [way for repair in GAME.repairs(after, 0, told) for way in repaired(after, 0, told, repair)]
        assert ways
        assert all(GAME.verdict(near, 0, move).legal for near, move in ways)


def test_a_typed_step_into_the_new_station_moves_in() -> None:
    assert resolve_move(laid(), 0, MoveCitizen("f1", "d3")) == Staff("f1", "d3")
    assert resolve_move(before_step(2), 0, MoveCitizen("f1", "f2")) == MoveCitizen("f1", "f2")


def test_a_position_file_tells_the_offer_and_whose_station_it_is() -> None:
    after = laid()
    assert written(after) == after
    top = '[errand]\nseat = "Ann"\nwhat = "staff"\nat = "{}"'
    picture = "CHa* CHa POa POa\nCHa CHa R1a* ."
    read = drawn(picture, top='phase = "council"\n' + top.format("d1"))
    assert read.errand == Errand(0, "staff", at="d1")
    assert broken(read, Staff("c2", "c1")) == set()
    for at in ("c2", "z9"):
        found = refused(picture, top=top.format(at))
        assert (found.id, found.field, found.params) == ("no_station", "$.errand.at", {"found": at})


# Whatever the table corrects --------------------------------------------------------------------------------


def test_a_correction_after_which_nobody_can_move_in_ends_the_offer() -> None:
    after = laid()
    for correction in (SetTile(0, None, ("c3",)), SetSquare(0, "c3", citizen=0)):
        assert GAME.correct(after, correction).errand is None
    kept = GAME.correct(after, SetSquare(0, "f1"))
    assert kept.errand == after.errand
    assert GAME.correct(kept, SetSquare(0, "d4")).errand is None


@st.composite
def offers(draw: st.DrawFn) -> Position:
    """Return a town with tiles, people and a station that the council has just laid."""
    kinds: list[Kind] = draw(st.lists(st.sampled_from(("P1", "R1", "C1", "RF", "SC", "F1")), max_size=8))
    squares = [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcdef"]
    free = draw(st.permutations(squares[4:]))
    station: Laid = draw(
        st.sampled_from((Laid("PO", ("a1", "b1"), True), Laid("FI", ("a1", "b1", "a2"), True)))
    )
    spare = [at for at in free if at not in station.cells]
    tiles = [station, *(Laid(kind, (at,)) for kind, at in zip(kinds, spare, strict=False))]
    tiles.append(Laid("CH", ("c5", "d5", "c6", "d6")))
    if draw(st.booleans()) and station.kind == "PO":
        tiles.append(Laid("FI", ("a5", "b5", "a6"), True))
    covered = [at for tile in tiles for at in tile.cells]
    taken = draw(st.lists(st.sampled_from(covered), unique=True, max_size=8))
    standing = tuple(Meeple(at, draw(st.integers(0, 1))) for at in sorted(taken))
    board = "/".join(["000000"] * 6)
    one = Town(board=board, tiles=tuple(tiles), people=standing)
    errand = Errand(0, "staff", at=draw(st.sampled_from(station.cells)))
    return table(one, town(HALL, seat=1), phase=draw(st.sampled_from(("council", "action"))), errand=errand)


@given(offers())
@settings(max_examples=times(150), deadline=None)
def test_the_legal_moves_are_those_a_count_square_by_square_allows(position: Position) -> None:
    stage = turn.stage_of(position)
    listed = [move for move in stage.legal_moves(position, 0) if isinstance(move, Staff)]
    named = [move for move in stage.candidates(position, 0) if isinstance(move, Staff)]
    assert set(listed) == {move for move in named if oracle_build.staffing(position, 0, move)}
    assert set(listed) == {move for move in named if turn.verdict(position, 0, move).legal}
    assert turn.actors(position) == ((0,) if listed else ())
    assert not any(oracle_build.staffing(position, 1, move) for move in named)


def test_every_sentence_against_moving_in_is_a_violation_with_its_section() -> None:
    found: list[Violation] = []
    for move in (Staff("a1", "c3"), Staff("e4", "c3"), Staff("f1", "f2"), Staff("f1", "b3")):
        found += turn.verdict(laid(), 0, move).violations
    assert {one.section for one in found} == {"tiles.hall", "move.special", "move.one"}
    assert "phase" in broken(laid(), Demolish(("f1",)))
    assert "phase" in broken(laid(), Done())
