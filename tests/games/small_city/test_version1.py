"""Version 1 of the rules: its tables, journals and codes are read and played on as they were."""

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.json import decode
from msgspec.structs import replace

from companion.engine.playout import playout
from companion.engine.record import Codec, Moved, Overruled
from companion.engine.setup import Setup, make_seats
from companion.engine.wire import encode
from companion.files.record import read_record
from companion.games import GAMES
from companion.games.small_city.moves import Advance, Produce, SetTrack, Skip, Staff
from companion.games.small_city.position import Disc, Errand, Position
from companion.hosting.kept_table import header_line
from companion.hosting.loading import table_from
from tests.conformance.golden import Golden, folder, replayed
from tests.conformance.tables import BEGAN, AnyTable
from tests.effort import times
from tests.games.earlier import as_then, begun, coded, read_again
from tests.games.small_city.playing import drawn, earning
from tests.games.small_city.playing_build import build
from tests.games.small_city.towns import HALL, table, town

GAME = GAMES["small_city"]
FIRST = GAME.under(1)
GOLDEN = sorted(folder("small_city").glob("v1-*.json"))

RULINGS = (
    "promises", "starred", "screens", "direct", "opposite", "demolition", "emergency", "staffing", "works",
    "council_size", "hall", "graves", "parks", "ties", "penalty",
)  # fmt: skip
CRAMMED = "CHa* CHa* F3a=w* F3a=g*\nCHa* CHa* .      F3a=b*\n" + "\n".join(
    " ".join(f"F1{chr(97 + 4 * row + column)}*" for column in range(4)) for row in range(3)
)
"""Fifteen at work, and not a place for anything they make."""


def council() -> Position:
    """The council, where the first seat's next step lays a tile of two squares."""
    first = town("CHa* CHa . P1a*\nCHa CHa . .\n. . . .", discs=(Disc(2, 1),), money=9)
    return table(first, town(HALL, seat=1), phase="council")


def laid(game: Any) -> AnyTable:
    """A table where the council has laid a police station."""
    return begun(game, council()).play(0, Advance(2), at=BEGAN).play(0, build("PO", "a3", "b3"), at=BEGAN)


def test_the_game_of_then_stands_among_the_earlier_ones() -> None:
    assert GAME.under(3) is GAME
    assert (FIRST.rules_version, GAME.rules_version) == (1, 3)


def test_it_lists_the_rulings_of_then_with_their_readings() -> None:
    assert tuple(ruling.id for ruling in FIRST.rulings) == RULINGS
    today = {ruling.id: ruling for ruling in GAME.rulings}
    assert all(today[ruling.id] == ruling for ruling in FIRST.rulings)
    assert set(today) - set(RULINGS) == {"water", "residents"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_of_version_1_keeps_every_fingerprint_and_is_played_on_by_its_rules(path: Path) -> None:
    golden = decode(path.read_bytes(), type=Golden)
    again = replayed(GAME, golden)
    assert (again.game, again.header.rules_version) == (FIRST, 1)
    assert Codec(FIRST).document(again.record) == Codec(FIRST).document(replayed(FIRST, golden).record)


@pytest.mark.parametrize("path", GOLDEN[:1], ids=lambda path: path.stem)
def test_a_journal_and_a_file_of_version_1_open_as_they_were(path: Path) -> None:
    golden = decode(path.read_bytes(), type=Golden)
    before = replayed(FIRST, golden)
    lines = (header_line(before.header), *(encode(entry) for entry in before.entries))
    for opened in (table_from(lines), read_record(bytes(golden.record), "record.json")):
        assert (opened.game, opened.record) == (FIRST, before.record)


def test_a_station_of_the_council_is_followed_by_the_next_seat_as_it_was_then() -> None:
    then, now = laid(FIRST), laid(GAME)
    assert (FIRST.actors(then.position), GAME.actors(now.position)) == ((1,), (0,))
    assert not [move for move in FIRST.moves(then.position, 0) if isinstance(move, Staff)]
    assert then.play(1, Skip(), at=BEGAN).position.round == 3
    assert read_again(then) == then
    assert read_again(now) == now


def test_twelve_cubes_at_most_were_given_up_and_the_rest_went_back_by_itself() -> None:
    position = earning(*drawn(CRAMMED, HALL))
    then, now = begun(FIRST, position), begun(GAME, position)
    assert {len(move.drop) for move in FIRST.moves(then.position, 0) if isinstance(move, Produce)} == {12}
    assert {len(move.drop) for move in GAME.moves(now.position, 0) if isinstance(move, Produce)} == {15}
    after = then.play(0, Produce(drop=("w",) * 12), at=BEGAN)
    assert read_again(after) == after


def test_a_warehouse_could_have_any_shape_then() -> None:
    position = table(town("CHa* CHa . . .\nCHa CHa . . .", money=9))
    large = build("F1", "c1", warehouse=("d1", "e1"))
    assert FIRST.verdict(as_then(FIRST, position), 0, large).legal
    assert not GAME.verdict(position, 0, large).legal


def test_a_harbors_water_could_lie_on_any_printed_water_then() -> None:
    position = table(town("CHa* CHa . 1\nCHa CHa . 1\n. . ~ ~\n. . . 1", money=9))
    out_of_reach = build("HB", "a3", "b3", "c3", "d3")
    assert FIRST.verdict(as_then(FIRST, position), 0, out_of_reach).legal
    assert [one.rule for one in GAME.verdict(position, 0, out_of_reach).violations] == ["area"]


def test_a_table_of_version_1_goes_into_a_code_of_its_own_rules_and_comes_back() -> None:
    back = coded(laid(FIRST).play(1, Skip(), at=BEGAN))
    assert (back.game, back.header.rules_version) == (FIRST, 1)
    assert coded(laid(GAME).play(0, Staff("d1", "b3"), at=BEGAN)).game is GAME


def test_moves_against_the_rules_and_corrections_of_then_are_carried() -> None:
    position = earning(*drawn("CHa* CHa* F1a* F1b*\nCHa* CHa* . .", "CHa* CHa* F1a*1 F1b*1\nCHa* CHa* . ."))
    one = (
        begun(FIRST, position)
        .overrule(0, Produce(drop=("w",)), at=BEGAN)
        .correct(SetTrack(1, "money", 7), at=BEGAN)
    )
    assert [type(entry).__name__ for entry in coded(one).entries] == ["Overruled", "Corrected"]
    crammed = begun(FIRST, earning(*drawn(CRAMMED, HALL)))
    assert isinstance(coded(crammed.overrule(0, Produce(drop=("w",) * 11), at=BEGAN)).entries[0], Overruled)
    assert isinstance(coded(crammed.play(0, Produce(drop=("w",) * 12), at=BEGAN)).entries[0], Moved)


def test_a_table_that_began_in_an_errand_of_then_is_carried() -> None:
    granted = table(town("CHa* CHa . .\nCHa CHa . ."), phase="council", errand=Errand(0, "build", 1))
    coded(begun(FIRST, granted).play(0, build("P1", "c1"), at=BEGAN))


@pytest.mark.parametrize("seed", range(times(3, 1)))
def test_where_nothing_new_can_happen_the_moves_are_the_same(seed: int) -> None:
    setup = Setup(make_seats("Ann", "Ben"))
    for before, seat, _, _ in islice(playout(FIRST, FIRST.start(setup), Random(seed)), 0, 400, 3):
        position = decode(encode(before), type=Position)
        same = replace(position, rulings=replace(position.rulings, water="anywhere"))
        assert FIRST.moves(before, seat) == GAME.moves(same, seat)
