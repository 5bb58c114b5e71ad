"""Version 2 of the rules: its tables, records and codes are read and played on as they were."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode

from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Refused, Table
from companion.games import GAMES
from companion.games.small_city.moves import Decline, Found, SetSquare, SetTile, SetTrack
from companion.games.small_city.position import Errand
from tests.conformance.golden import Golden, folder, replayed
from tests.conformance.tables import BEGAN, AnyTable
from tests.games.earlier import as_then, begun, coded, read_again
from tests.games.small_city.towns import HALL, table, town

GAME = GAMES["small_city"]
SECOND = GAME.under(2)
GOLDEN = sorted(folder("small_city").glob("v2-*.json"))

CORNER = Found(("a1", "b1", "a2", "b2"))
SMALL = {"board-expert": "0000/0000/0000/0000"}


def corrected(game: Any, box: dict[str, str] | None = None) -> AnyTable:
    """A table before its City Halls, where a tile and a grave were put on the first seat's board by hand."""
    fresh: AnyTable = Table.set_up(game, "fresh", Setup(make_seats("Ann", "Ben"), box=box or {}), BEGAN)
    fresh = fresh.correct(SetTile(0, "P2", ("b2", "b3")), at=BEGAN)
    return fresh.correct(SetSquare(0, "d1", grave=1), at=BEGAN)


def test_the_game_of_then_stands_among_the_earlier_ones() -> None:
    assert (SECOND.rules_version, GAME.rules_version) == (2, 3)
    assert SECOND.rulings == GAME.rulings


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_of_version_2_keeps_every_fingerprint_and_is_played_on_by_its_rules(path: Path) -> None:
    golden = decode(path.read_bytes(), type=Golden)
    again = replayed(GAME, golden)
    assert (again.game, again.header.rules_version) == (SECOND, 2)
    assert Codec(SECOND).document(again.record) == Codec(SECOND).document(replayed(SECOND, golden).record)


@pytest.mark.parametrize("hall", [CORNER, Found(("c1", "d1", "c2", "d2"))], ids=["a tile", "a grave"])
def test_a_city_hall_could_be_laid_on_what_was_put_there_by_hand(hall: Found) -> None:
    then = corrected(SECOND).play(0, hall, at=BEGAN)
    assert then.position.towns[0].tiles[-1].cells == hall.cells
    assert read_again(then) == coded(then) == then
    with pytest.raises(Refused):
        corrected(GAME).play(0, hall, at=BEGAN)


def test_a_code_counts_the_city_halls_that_could_be_laid_then() -> None:
    free = Found(("e5", "f5", "e6", "f6"))
    then, now = (corrected(game).play(0, free, at=BEGAN) for game in (SECOND, GAME))
    assert set(GAME.moves(corrected(GAME).position, 0)) < set(SECOND.moves(corrected(SECOND).position, 0))
    assert coded(then) == then
    assert coded(now) == now


def test_a_town_kept_more_steps_to_grow_than_the_side_that_was_chosen() -> None:
    grown = corrected(SECOND, SMALL).correct(SetTrack(0, "size", 3), at=BEGAN)
    then = grown.play(0, Found(("c3", "d3", "c4", "d4"), "expert"), at=BEGAN)
    assert then.position.towns[0].size == 3
    assert read_again(then) == coded(then) == then


def test_an_errand_outlived_the_game() -> None:
    over = table(town(HALL), town(HALL, seat=1), phase="scoring", errand=Errand(0, "build", 1))
    assert GAME.actors(over) == ()
    assert SECOND.actors(as_then(SECOND, over)) == (0,)
    then = begun(SECOND, over).play(0, Decline(), at=BEGAN)
    assert then.position.errand is None
    assert read_again(then) == coded(then) == then
