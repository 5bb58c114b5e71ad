"""A tile that no next level can cover, because its shape and the larger one's do not go together."""

import pytest

from companion.games.small_city import GAME
from companion.games.small_city.building.chains import find_chains
from companion.games.small_city.building.upgrading import legal_upgrades
from companion.games.small_city.moves import Upgrade
from companion.games.small_city.position import Position
from tests.games.small_city.playing_build import broken, build, played
from tests.games.small_city.towns import Own, table, town
from tests.games.small_city.typing_tables import after, pair, said, seat, shown, upgrade

FOUR_AROUND = """
    SCa LIa LIa MUa MUa
    .   R3a R3a R3a MUa
    .   .   CHa CHa .
    .   .   CHa CHa .
"""
"""An R3 of three in a row, which no R4 of two by two can cover, with all that an R4 needs."""

THREE_AROUND = """
    SCa LIa LIa .     .
    .   R3a R3a R3a   .
    .   .   CHa:w CHa:w .
    .   .   CHa:g CHa .
"""
"""The same before the last building, whose goods lie in the City Hall."""

ROW, MUSEUM = {"tile-R3": "###"}, {"tile-MU": "##/.#"}


def in_a_row(picture: str, own: Own) -> Position:
    """Return a table of an owner whose R3 is three in a row."""
    return table(town(picture, own={**own, **ROW}, money=9), own={**own, **ROW})


def upgradable(position: Position) -> set[str]:
    """Return the tiles that a listed move lays over one of the level below."""
    return {move.tile for move in GAME.moves(position, 0) if isinstance(move, Upgrade)}


def test_a_file_with_such_a_tile_is_checked_and_a_refused_upgrade_has_no_other_squares() -> None:
    file = shown(
        pair([seat(FOUR_AROUND)]),
        [{"seat": "Ann", **upgrade("b2", "R4", "b2 c2 b3 c3")}],
        "check",
        box=MUSEUM,
    )
    (judged,) = file.judge_moves()
    assert not judged.verdict.legal
    assert file.game.repairs(judged.position, judged.seat, judged.move) == ()


def test_a_typed_table_with_such_a_tile_is_asked_and_upgrades_nothing() -> None:
    position = after([seat(FOUR_AROUND, money=0)], said("done"), box=MUSEUM, phase="build")
    assert upgradable(position.with_town(0, done=False)) == set()
    assert GAME.agenda(position).waits_for(1)


def test_an_owners_tile_that_nothing_covers_is_not_upgraded_and_opens_no_chain() -> None:
    position = in_a_row(FOUR_AROUND, MUSEUM)
    assert legal_upgrades(position, 0) == ()
    assert find_chains(position, 0) == ()
    assert "uncovers" in broken(position, Upgrade("b2", "R4", ("b2", "c2", "b3", "c3")))


def test_a_metro_station_beside_such_a_tile_leaves_a_table_that_goes_on() -> None:
    position = in_a_row(THREE_AROUND, {})
    built = played(position, build("ME", "d1", "e1", pay=("w", "w", "g")))
    assert GAME.agenda(built).waits_for(0)
    assert upgradable(built) == set()


@pytest.mark.parametrize(("shape", "count"), [("####", 1), ("###/#..", 1), ("###/.#.", 0), ("##/##", 0)])
def test_such_a_tile_is_upgraded_where_the_owners_next_level_goes_over_it(shape: str, count: int) -> None:
    assert len(legal_upgrades(in_a_row(FOUR_AROUND, {**MUSEUM, "tile-R4": shape}), 0)) == count
