"""What others must not see: promises until the end, and towns behind the screens until these come down."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.log import log_line
from companion.engine.owners_box import SetPrinted
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import WireError, encode
from companion.games import GAMES
from companion.games.small_city.moves import (
    Build,
    Choose,
    Demolish,
    Done,
    Grow,
    Keep,
    SetPromise,
    SetSquare,
    SetStock,
    SetTile,
    SetTrack,
)
from companion.games.small_city.position import Position
from tests.games.small_city.towns import table, town

GAME = GAMES["small_city"]
TOWN = """
. . . . . . .
. . . . . . .
. . CHa* CHa* . . .
. . CHa* CHa . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""


def building(**more: Any) -> Position:
    """Three towns behind their screens."""
    towns = tuple(town(TOWN, seat=seat, side="easy", money=9, promise=seat + 1) for seat in range(3))
    position = table(*towns, phase="build", **more)
    return replace(position, screened=position.towns, middle=position.stock)


def test_nobody_sees_another_promise_before_the_end() -> None:
    position = building().with_town(1, drawn=(2, 7, 9), more=(4,))
    for viewer in (0, 2, None):
        seen = GAME.view(position, viewer)
        assert (seen.towns[1].promise, seen.towns[1].drawn, seen.towns[1].more) == (0, (), ())
        assert seen.screened[1].promise == 0
    assert GAME.view(position, 1).towns[1] == position.towns[1]
    over = replace(position, phase="scoring", screened=())
    assert GAME.view(over, None) == over


def test_behind_the_screens_a_town_looks_as_it_did_when_they_went_up() -> None:
    before = building()
    after = GAME.apply(before, 1, Build("P2", ("a1", "b1")))
    assert after.towns[1].tiles != before.towns[1].tiles
    for viewer in (0, 2, None):
        assert encode(GAME.view(after, viewer)) == encode(GAME.view(before, viewer))
    assert GAME.view(after, 1).towns[1] == after.towns[1]


def test_ones_own_tourist_is_seen_to_come_home() -> None:
    guest = town(TOWN.replace("CHa* CHa .", "CHa* CHa P1a*1", 1), seat=1, side="easy", money=9)
    position = table(town(TOWN.replace("CHa* CHa .", "CHa  CHa .", 1), side="easy"), guest, phase="build")
    position = replace(position, screened=position.towns)
    after = GAME.apply(position, 1, Demolish(("e4",)))
    assert len(after.towns[0].people) == len(position.towns[0].people) + 1
    assert not any(one.seat == 0 for one in GAME.view(after, 0).towns[1].people)
    assert any(one.seat == 0 for one in GAME.view(after, None).towns[1].people)


def test_that_a_seat_has_finished_is_seen_by_all() -> None:
    after = GAME.apply(building(), 1, Done())
    assert GAME.view(after, 0).towns[1].done
    assert GAME.actors(GAME.view(after, 0)) == GAME.actors(after)


def test_with_open_screens_everybody_sees_everything_but_promises() -> None:
    position = replace(GAME.apply(replace(building(), screened=()), 1, Grow()))
    assert GAME.view(position, 0).towns[1].size == 1


@pytest.mark.parametrize("move", [Build("P1", ("a1",)), Grow()])
def test_what_is_built_is_told_when_the_screens_are_down(move: Any) -> None:
    before = building()
    now = GAME.apply(before, 1, move)
    assert GAME.hides(before, 0, 1, move, now)
    assert GAME.hides(before, None, 1, move, now)
    assert not GAME.hides(before, 1, 1, move, now)
    assert GAME.hides(before, 0, 1, move, replace(now, round=now.round + 1)), "a corrected round is no screen"
    assert not GAME.hides(before, 0, 1, move, replace(now, phase="move", screened=()))
    later = tuple(replace(town, money=town.money + 1) for town in now.screened)
    assert not GAME.hides(before, 0, 1, move, replace(now, round=now.round + 1, screened=later))
    assert not GAME.hides(before, 0, 1, Done(), now)
    assert not GAME.hides(replace(before, phase="action"), 0, 1, Choose("A"), now)


def test_a_promise_is_not_told_before_the_game_is_over() -> None:
    position = GAME.start(Setup(seats=make_seats("Ann", "Bo")))
    said = Keep((1, 2, 3), 2)
    assert GAME.hides(position, 0, 1, said, position)
    assert not GAME.hides(position, 1, 1, said, position)
    assert not GAME.hides(position, 0, 1, said, replace(position, phase="scoring"))
    assert GAME.hides(position, 0, None, SetPromise(1, 4), position)
    assert not GAME.hides(position, 1, None, SetPromise(1, 4), position)


@pytest.mark.parametrize(
    "correction", [SetTile(1, "P1", ("a1",)), SetSquare(1, "c3"), SetTrack(1, "money", 3)], ids=repr
)
def test_nobody_corrects_a_town_behind_anothers_screen(correction: Any) -> None:
    position = building()
    assert GAME.hides(position, 0, None, correction, position)
    assert not GAME.hides(position, 1, None, correction, position)
    assert not GAME.hides(replace(position, screened=()), 0, None, correction, position)


@pytest.mark.parametrize("name", ["board-easy", "stock-R", "cubes-w"])
def test_what_lies_under_all_screens_is_corrected_by_nobody(name: str) -> None:
    position = building()
    for viewer in (None, 0, 1):
        for correction in (SetStock("w", 3), SetPrinted(name, "40")):
            assert GAME.hides(position, viewer, None, correction, position)
            assert not GAME.hides(replace(position, screened=()), viewer, None, correction, position)
        assert not GAME.hides(position, viewer, None, SetPrinted("warehouse", "3"), position)


def test_the_move_that_brings_the_screens_down_is_one_nobody_forgets() -> None:
    position = building()
    assert not GAME.reveals(position, 0, Done())
    last = GAME.apply(GAME.apply(position, 0, Done()), 1, Done())
    assert GAME.reveals(last, 2, Done())
    assert not GAME.reveals(last, 2, Grow())


@pytest.mark.parametrize("count", [2, 3, 4])
def test_what_a_seat_sees_does_not_depend_on_what_another_keeps_or_builds(count: int) -> None:
    for number in range(2):
        position = GAME.start(Setup(seats=make_seats(*"ABCD"[:count]), start=number))
        for before, seat, move, after in playout(GAME, position, Random(f"secret/{count}/{number}")):
            hidden = isinstance(move, Keep) or (
                before.screened and after.screened and before.phase == "build"
            )
            if hidden and not isinstance(move, Done):
                for viewer in (None, *range(count)):
                    if viewer != seat and GAME.hides(before, viewer, seat, move, after):
                        mine, theirs = GAME.view(after, viewer), GAME.view(before, viewer)
                        if isinstance(move, Keep):
                            theirs = theirs.with_town(seat, done=True)
                        assert mine.towns == theirs.towns or mine.phase != theirs.phase
                        if before.phase == "build":
                            assert mine == theirs
            for viewer in (None, *range(count)):
                seen = GAME.view(after, viewer)
                if after.phase != "scoring":
                    assert all(not town.promise for other, town in enumerate(seen.towns) if other != viewer)
                    assert set(GAME.actors(seen)) == set(GAME.actors(after))


# the start of a table


def test_setup_is_for_two_to_four_seats() -> None:
    for names in (("A",), "ABCDE"):
        with pytest.raises(WireError) as caught:
            GAME.start(Setup(seats=make_seats(*names)))
        assert caught.value.field == "$.seats"
    with pytest.raises(WireError) as start:
        GAME.start(Setup(seats=make_seats("A", "B"), start=2))
    assert start.value.field == "$.start"


def test_an_owners_box_is_played_with() -> None:
    position = GAME.start(Setup(seats=make_seats("A", "B"), box={"warehouse": "3", "cubes-w": "30"}))
    assert position.box.warehouse == 3
    assert position.stock.w == 30
    with pytest.raises(WireError) as caught:
        GAME.start(Setup(seats=make_seats("A", "B"), box={"warehouse": "many"}))
    assert caught.value.field.startswith("$.box")


# the log


def built_behind_screens() -> Any:
    """Return a table whose first round is at its end, with the number of a step of building by the second
    seat.
    """
    rng = Random(4)
    table = Table.set_up(GAME, "T", Setup(seats=make_seats("Ann", "Bo")), 0)
    while table.position.phase != "build":
        seat = GAME.actors(table.position)[0]
        table = table.play(seat, rng.choice(GAME.moves(table.position, seat)), at=0)
    return table.play(1, Grow(), at=0)


def test_the_log_tells_what_was_built_when_the_screens_are_down_and_promises_at_the_end() -> None:
    table = built_behind_screens()
    step = len(table.done)
    assert [log_line(table, step, viewer).kind for viewer in (0, 1, None)] == ["secret", "move", "secret"]
    for seat in (0, 1):
        table = table.play(seat, Done(), at=0)
    assert table.position.phase != "build"
    assert [log_line(table, step, viewer).kind for viewer in (0, 1, None)] == ["move", "move", "move"]
    kept = next(number for number, one in enumerate(table.done, 1) if isinstance(one.entry.move, Keep))
    whose = table.done[kept - 1].entry.seat
    assert log_line(table, kept, whose).kind == "move"
    assert log_line(table, kept, 1 - whose).kind == "secret"
    over = replace(table.position, phase="scoring")
    assert log_line(table, kept, None, over).kind == "move"
