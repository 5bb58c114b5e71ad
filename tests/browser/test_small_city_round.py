"""Small City in a real browser, one phone with both seats: every phase, by touching what is seen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.small_city.moves import Build
from tests.browser.conftest import NewPhone
from tests.browser.small_city_rounds import (
    AGAIN,
    BUILDING,
    COUNCIL,
    COUNTING,
    ENDING,
    GROWING,
    OPENING,
    SETUP,
    later,
    played,
)
from tests.browser.table import App, running
from tests.browser.town import AtTown, at_town, begin


def quiet(table: AtTown) -> None:
    """Nothing was asked of anybody else, nothing was missing, nothing complained."""
    assert table.phone.foreign() == []
    assert table.phone.failures == []


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def test_from_the_empty_board_to_the_chosen_actions(app: App, phone: NewPhone) -> None:
    table = at_town(app, phone(), begin(app))
    for seat, move in (*SETUP, *OPENING):
        table.make(seat, move)
    ann, ben = table.table.towns
    assert (table.table.phase, table.table.street) == ("build", ("f1", "g1"))
    assert table.table.ring == tuple("ABCDEFGH")
    assert (ann.promise, ann.money, ben.size) == (1, 5, 1)
    table.look(0).shows(table.headline(), table.undo())
    quiet(table)


def test_from_the_first_tile_to_the_second_round(app: App, phone: NewPhone) -> None:
    table = at_town(app, phone(), played(begin(app), SETUP, OPENING))
    for seat, move in (*BUILDING, *COUNTING, *COUNCIL):
        table.make(seat, move)
    ann, ben = table.table.towns
    assert (table.table.round, table.table.phase, table.table.mayor) == (2, "street", 1)
    assert [tile.kind for tile in ann.tiles] == ["CH", "F1", "WA", "R1", "P1"]
    assert (ann.money, ann.votes, ann.pollution, ann.career) == (2, 1, 1, 10)
    assert (ben.money, ben.votes, ben.pollution, ben.size) == (4, 1, 1, 2)
    table.look(0).shows(table.headline(), table.undo())
    quiet(table)


def test_culture_an_upgrade_a_tourist_who_trades_and_six_votes(app: App, phone: NewPhone) -> None:
    table = at_town(app, phone(), later(begin(app), AGAIN))
    for seat, move in GROWING:
        table.make(seat, move)
    ann, ben = table.table.towns
    assert [tile.kind for tile in ann.tiles] == ["CH", "F1", "WA", "R2", "P1", "R3", "WA", "SC"]
    assert [(one.at, one.seat) for one in ben.people if one.seat == 0] == [("b6", 0)]
    assert (ann.money, ann.votes, ann.cubes, ben.money) == (5, 6, (), 5)
    table.look(0).shows(table.headline(), f"{table.ui('fact-votes')} 6", table.undo())
    quiet(table)


def test_a_round_ends_with_a_free_tile_of_the_council(app: App, phone: NewPhone) -> None:
    table = at_town(app, phone(), later(begin(app), AGAIN, GROWING))
    for seat, move in ENDING:
        table.make(seat, move)
    ann = table.table.towns[0]
    assert (table.table.round, table.table.phase) == (3, "street")
    assert ann.tiles[-1].kind == "P2"
    assert (ann.money, ann.votes) == (5, 4)
    table.look(0).shows(table.headline(), table.undo())
    quiet(table)


def test_why_a_factory_may_not_lie_beside_homes_and_how_a_tile_is_taken_back(
    app: App, phone: NewPhone
) -> None:
    live = later(begin(app), AGAIN)
    table = at_town(app, phone(), live).look(0)
    refused = Build("F1", ("c2",), ("d2",))
    (why, *_) = live.game.verdict(live.table.position, 0, refused).violations
    table.does(table.take("F1")).does(table.square("c2"))
    table.shows(table.app("why-title"), table.about("violation", why.rule, why.params))
    table.touch(table.app("close"))
    table.make(0, Build("SC", ("a3",)))
    assert [tile.kind for tile in table.table.towns[0].tiles][-1] == "SC"
    table.touch(table.undo())
    table.until(lambda: table.table.towns[0].tiles[-1].kind == "WA", "the school still lies there")
    assert [cube.colour for cube in table.table.towns[0].cubes] == ["w", "w"]
    quiet(table)
