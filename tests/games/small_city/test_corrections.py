"""Any number and any square can be set to what the table shows; what is conserved stays so."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.engine.owners_box import SetPrinted
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import decode, encode
from companion.games import GAMES
from companion.games.small_city.moves import (
    Correction,
    Move,
    PhaseToSet,
    SetAction,
    SetDiscs,
    SetMayor,
    SetPhase,
    SetPromise,
    SetRound,
    SetSide,
    SetSquare,
    SetStock,
    SetTile,
    SetTrack,
)
from companion.games.small_city.position import Cube, Disc, Grave, Laid, Meeple, Position
from companion.games.small_city.warnings import count_citizens
from tests.effort import some
from tests.games.small_city.mending import KINDS_OF_CORRECTION, corrections
from tests.games.small_city.towns import table, town
from tests.games.telling import TEXTS, worded

GAME = GAMES["small_city"]
NAMES = ("Ann", "柏", "Cy", "Di")
TOWN = """
R2a* R2a* . . CHa* CHa:g
.    .    . . CHa  CHa
WAa:w .   . P1a* . x1
F1a*2 .   . .    . .
"""


def shown(**changes: Any) -> Position:
    """Return a table of two in phase 2."""
    return table(town(TOWN, side="easy", **changes), town("CHa* CHa*\nCHa CHa", side="easy", seat=1))


def warned(position: Position) -> set[str]:
    return {notice.id for notice in GAME.warnings(position)}


def after(position: Position, *made: Correction) -> Position:
    for correction in made:
        position = GAME.correct(position, correction)
    return position


def test_a_table_as_it_should_be_is_not_warned_about() -> None:
    assert warned(shown()) == set()


@pytest.mark.parametrize("track", ["money", "votes", "pollution", "size", "career", "central", "buried"])
def test_a_track_is_set_to_what_the_table_shows(track: Any) -> None:
    position = after(shown(), SetTrack(0, track, 3))
    assert getattr(position.towns[0], track) == 3


def test_a_town_cannot_be_larger_than_its_board() -> None:
    with pytest.raises(Impossible):
        after(shown(), SetTrack(0, "size", 4))


def test_pollution_of_100_is_out_and_less_is_not() -> None:
    lost = after(shown(), SetTrack(1, "pollution", 100))
    assert lost.towns[1].out
    assert lost.phase == "scoring"
    assert not after(lost, SetTrack(1, "pollution", 99)).towns[1].out


def test_a_town_has_no_room_for_more_graves_than_there_are_citizens_of_all_colours() -> None:
    free = [f"{column}{row}" for row in range(1, 11) for column in "abcdefghij"]
    graves = tuple(Grave(at, 0) for at in free[:88])
    position = table(town("", side="easy", graves=graves), town("", side="easy", seat=1))
    crowded: Table[Position, Move, Correction] = Table.set_up(
        GAME, "t", Setup(make_seats(*NAMES[:2])), 0, position
    )
    with pytest.raises(Impossible):
        crowded.correct(SetSquare(0, free[88], grave=1), at=1)
    assert crowded.correct(SetSquare(0, free[0], grave=1), at=1).position.towns[0].graves[0].seat == 1


def test_a_tile_comes_from_the_middle_and_what_lay_there_goes_back() -> None:
    before = shown()
    position = after(before, SetTile(0, "C1", ("b1",)))
    assert [tile.kind for tile in position.towns[0].tiles if "b1" in tile.cells] == ["C1"]
    assert not any("a1" in tile.cells for tile in position.towns[0].tiles)
    assert (position.stock.R, position.stock.C) == (before.stock.R + 1, before.stock.C - 1)
    assert position.towns[0].career == before.towns[0].career + 2
    assert warned(position) == set()


def test_a_tile_that_is_taken_off_takes_people_and_goods_with_it() -> None:
    before = shown()
    position = after(before, SetTile(0, None, ("a3", "a4")))
    assert [tile.kind for tile in position.towns[0].tiles] == ["R2", "CH", "P1"]
    assert position.towns[1].career == before.towns[1].career + 1
    assert position.stock.w == before.stock.w + 1
    assert (position.stock.F, position.stock.WA) == (before.stock.F + 1, before.stock.WA + 1)
    assert warned(position) == set()


def test_a_tile_lies_in_the_order_of_what_its_squares_do() -> None:
    position = after(shown(), SetTile(0, "F2", ("b5", "a5")))
    assert position.towns[0].tiles[-1] == Laid("F2", ("b5", "a5"))


def test_a_second_library_moves_the_first() -> None:
    position = after(shown(), SetTile(0, "LI", ("a5", "b5")), SetTile(0, "LI", ("a6", "b6")))
    assert [tile.cells for tile in position.towns[0].tiles if tile.kind == "LI"] == [("a6", "b6")]


def test_a_demolished_library_that_lies_there_after_all_was_not_demolished() -> None:
    position = after(shown(gone=("LI", "RF")), SetTile(0, "LI", ("a5", "b5")))
    assert position.towns[0].gone == ("RF",)


@pytest.mark.parametrize(
    "correction",
    [
        SetTile(0, "R2", ("a5", "c5")),
        SetTile(0, "R2", ("a5",)),
        SetTile(0, "R1", ("z9",)),
        SetTile(0, None, ("a99",)),
        SetTile(3, "R1", ("a5",)),
        SetTrack(2, "money", 1),
        SetTrack(0, "career", 100),
        SetTrack(0, "pollution", 1000),
        SetSquare(0, "a5", citizen=0),
        SetSquare(0, "a1", citizen=2),
        SetSquare(0, "a1", cubes=("w",)),
        SetSquare(0, "a1", grave=0),
        SetSquare(0, "e1", citizen=0, cubes=("w",)),
        SetSquare(0, "z9"),
        SetDiscs(0, (Disc(1, 1), Disc(1, 2))),
        SetPrinted("tile-R1", "##"),
        SetPrinted("nothing", "1"),
        SetPrinted("board-easy", "0000/0000/0000/0000"),
    ],
    ids=repr,
)
def test_what_cannot_be_shown_is_refused(correction: Correction) -> None:
    with pytest.raises(Impossible):
        after(shown(), correction)


def test_a_citizen_comes_from_the_career_center_and_then_from_the_middle() -> None:
    before = shown(career=1, central=15)
    position = after(before, SetSquare(0, "f2", citizen=0), SetSquare(0, "e2", citizen=0))
    assert (position.towns[0].career, position.towns[0].central) == (0, 14)
    assert Meeple("e2", 0) in position.towns[0].people


def test_a_citizen_that_is_not_there_is_in_its_career_center() -> None:
    before = shown()
    position = after(before, SetSquare(0, "a4"))
    assert position.towns[1].career == before.towns[1].career + 1
    assert count_citizens(position, 1) == 22


def test_one_citizen_takes_the_place_of_another() -> None:
    position = after(shown(), SetSquare(0, "a4", citizen=0))
    assert [one.seat for one in position.towns[0].people if one.at == "a4"] == [0]
    assert warned(position) == set()


def test_somebody_who_is_there_already_keeps_lying_down() -> None:
    people = (Meeple("a1", 0, True),)
    position = after(shown(people=people), SetSquare(0, "a1", citizen=0))
    assert position.towns[0].people == people


def test_goods_come_from_the_middle() -> None:
    before = shown()
    position = after(before, SetSquare(0, "a3", cubes=("b",)))
    assert position.towns[0].cubes == (Cube("f1", "g"), Cube("a3", "b"))
    assert (position.stock.w, position.stock.b) == (before.stock.w + 1, before.stock.b - 1)


def test_a_grave_is_dug_or_was_none() -> None:
    position = after(shown(), SetSquare(0, "a5", grave=1))
    assert position.towns[0].graves == (Grave("f3", 0), Grave("a5", 1))
    assert after(position, SetSquare(0, "a5"), SetSquare(0, "f3")).towns[0].graves == ()
    assert warned(position) == set()


def test_stock_discs_promise_action_mayor_and_round_are_set() -> None:
    position = after(
        shown(),
        SetStock("ME", 0),
        SetDiscs(0, (Disc(4, 1), Disc(2, 3))),
        SetPromise(1, 9),
        SetAction(0, "B"),
        SetMayor(1),
        SetRound(5),
    )
    assert (position.stock.ME, position.mayor, position.round) == (0, 1, 5)
    assert position.towns[0].discs == (Disc(2, 3), Disc(4, 1))
    assert (position.towns[1].promise, position.towns[0].action) == (9, "B")
    assert after(position, SetPromise(1, 0)).towns[1].promise == 0


@pytest.mark.parametrize("phase", ["street", "ring", "action", "build", "move", "income", "votes", "council"])
def test_a_phase_begins_anew_and_nothing_of_another_one_is_left(phase: PhaseToSet) -> None:
    before = replace(shown(), errand=None, collected=True)
    position = after(before, SetPhase(phase))
    assert GAME.actors(position)
    assert position.errand is None
    assert not any(town.done or town.dying for town in position.towns)


def test_the_game_is_over_and_goes_on_again() -> None:
    over = after(shown(), SetPhase("scoring"))
    assert GAME.scoresheet(over).final
    again = after(over, SetPhase("build"))
    assert again.phase == "build"
    assert GAME.actors(again)


def test_no_phase_begins_before_every_town_has_its_city_hall() -> None:
    with pytest.raises(Impossible):
        after(GAME.start(Setup(seats=make_seats("Ann", "Bo"))), SetPhase("build"))


def test_a_promise_corrected_in_setup_is_kept_and_one_taken_back_is_asked_for_again() -> None:
    start = GAME.start(Setup(seats=make_seats("Ann", "Bo")))
    assert after(start, SetPromise(0, 3)).towns[0].done
    assert not after(start, SetPromise(0, 3), SetPromise(0, 0)).towns[0].done


def test_the_mayor_leaves_the_street_with_the_town() -> None:
    position = replace(shown(), street=("a5", "a6"))
    assert after(position, SetMayor(0)).street == ("a5", "a6")
    assert after(position, SetMayor(1)).street == ()


def test_the_other_side_of_the_board_may_have_obstacles_under_a_tile() -> None:
    position = after(shown(), SetSide(0, "expert"))
    assert position.towns[0].side == "expert"
    assert "outside" in warned(position)


def test_what_the_owner_reads_off_the_cardboard_counts_from_now_on() -> None:
    before = shown()
    position = after(before, SetPrinted("cubes-w", "25"), SetPrinted("stock-R", "95"))
    assert (position.stock.w, position.stock.R) == (before.stock.w + 5, before.stock.R + 5)
    assert warned(position) == set()
    again = after(position, SetPrinted("cubes-w", "20"))
    assert again.own == (("cubes-w", "20"), ("stock-R", "95"))
    assert again.stock.w == before.stock.w


BROKEN: list[tuple[str, Position]] = [
    ("citizens", after(shown(), SetTrack(0, "career", 0))),
    ("goods", after(shown(), SetStock("g", 5))),
    ("tiles", after(shown(), SetStock("R", 90))),
    ("limited", after(shown(), SetStock("PO", 2))),
    ("overlap", shown(tiles=(Laid("R1", ("a1",)), Laid("P1", ("a1",))), people=(), cubes=())),
    ("outside", after(shown(), SetTile(0, "P1", ("j9",)))),
    ("apart", after(shown(), SetTile(0, "R1", ("b3",)))),
    ("row", shown(discs=(Disc(1, 1), Disc(1, 2)))),
    ("tourists", after(shown(), SetTile(0, "P1", ("a5",)), SetSquare(0, "a5", citizen=1))),
    ("twice", shown(tiles=(Laid("SC", ("a1",)), Laid("SC", ("c1",))), people=(), cubes=())),
    ("shape", shown(tiles=(Laid("R2", ("a1", "c1")),), people=(), cubes=())),
    ("crowded", shown(people=(Meeple("a1", 0), Meeple("a1", 1)))),
    ("store", after(shown(), SetSquare(0, "a3", cubes=("w", "w")))),
    ("grave", shown(graves=(Grave("a1", 0),))),
    ("nowhere", shown(people=(Meeple("a6", 0),))),
    ("promise", replace(after(shown(), SetPromise(0, 5), SetPromise(1, 5)), phase="scoring")),
]


@pytest.mark.parametrize(("warning", "position"), BROKEN, ids=[name for name, _ in BROKEN])
def test_where_mirror_and_table_disagree_it_is_said_in_three_languages(
    warning: str, position: Position
) -> None:
    found = next(notice for notice in GAME.warnings(position) if notice.id == warning)
    for locale, texts in TEXTS.items():
        assert texts.has(f"small_city-warning-{warning}"), locale
        said = texts.about("small_city", "warning", warning, found.params, NAMES)
        assert "{" not in said


def test_a_metro_station_lets_a_second_tourist_in() -> None:
    position = after(shown(), SetTile(0, "P1", ("a5",)), SetSquare(0, "a5", citizen=1))
    assert "tourists" not in warned(after(position, SetTile(1, "ME", ("a5", "b5"))))


def test_equal_promises_are_not_told_before_they_are_shown() -> None:
    assert "promise" not in warned(after(shown(), SetPromise(0, 5), SetPromise(1, 5)))


@pytest.mark.parametrize("count", some([3, 2, 4]))
def test_a_game_full_of_corrections_is_shown_scored_and_described_at_every_step(count: int) -> None:
    seen: set[type] = set()
    for number in range(4):
        rng = Random(f"mending/{count}/{number}")
        position = GAME.start(Setup(seats=make_seats(*NAMES[:count]), start=number % count))
        for before, *_ in playout(GAME, position, rng):
            position = before
            if rng.random() < 0.005:
                break
        for _ in range(30):
            for correction in corrections(position, rng):
                seen.add(type(correction))
                notice = GAME.describe_correction(position, correction)
                for locale in TEXTS:
                    assert worded(GAME, "correct", notice, NAMES, locale)
                try:
                    position = GAME.correct(position, correction)
                except Impossible:
                    continue
                assert decode(encode(position), Position) == position
                GAME.scoresheet(position)
                GAME.warnings(position)
                assert GAME.agenda(position).over == (not GAME.actors(position))
                for seat in GAME.actors(position):
                    GAME.moves(position, seat)
    assert seen == set(KINDS_OF_CORRECTION)
