"""Small City in a real browser, one phone with both seats: every phase, by touching what is seen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.small_city.moves import (
    Advance,
    Build,
    Choose,
    Collect,
    Done,
    Found,
    Grow,
    Keep,
    Lay,
    Measure,
    MoveCitizen,
    Produce,
    SetSquare,
    SetTile,
    SetTrack,
    Skip,
    Street,
    Tally,
    Trade,
    Upgrade,
)
from companion.hosting.intents import Accepted
from companion.hosting.live import LiveTable
from tests.browser.conftest import NewPhone
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


SETUP = (
    (0, Found(("c3", "d3", "c4", "d4"))),
    (0, Keep((1, 2, 3), 1)),
    (1, Found(("d4", "e4", "d5", "e5"))),
    (1, Keep((6, 4, 9), 6)),
)

OPENING = (
    (1, Street(("f1", "g1"))),
    *((0, Lay(card)) for card in "ABCDEFG"),  # type: ignore[arg-type]
    (0, Choose("E", "money")),
    (1, Choose("F")),
)

BUILDING = (
    (0, Build("F1", ("f5",), ("g5",))),
    (0, Build("R1", ("b2",))),
    (0, Done()),
    (1, Build("R1", ("c3",))),
    (1, Grow()),
    (1, Done()),
)

COUNTING = (
    (0, Done()),
    (1, Done()),
    (0, Collect()),
    (0, Produce()),
    (1, Produce()),
    (0, Tally()),
    (0, Measure()),
)

COUNCIL = (
    (0, Advance(2)),
    (0, Build("P1", ("a1",))),
    (1, Skip()),
)


FIRST = (SETUP, OPENING, BUILDING, COUNTING, COUNCIL)

LATER = (
    SetTile(0, "R3", ("a5", "a6", "b5")),
    *(SetSquare(0, at, citizen=0) for at in ("a5", "a6", "b5")),
    SetTile(0, "WA", ("g6",)),
    *(SetSquare(0, at, cubes=("w",)) for at in ("g5", "g6")),
    SetTile(1, "C2", ("b5", "b6")),
    SetTrack(0, "votes", 0),
)
"""What lies there as if more rounds had been played: full homes, two cubes, and a shop in the other town."""

AGAIN = (
    (0, Street(("h2", "h3"))),
    *((0, Lay(card)) for card in "ABCDEFG"),  # type: ignore[arg-type]
    (1, Choose("D")),
    (0, Choose("E", "money")),
)

GROWING = (
    (0, Build("SC", ("a3",))),
    (0, Upgrade("b2", "R2", ("b2", "b3"))),
    (0, Done()),
    (1, Done()),
    (1, Done()),
    (0, MoveCitizen("b2", "b6", 1)),
    (0, Done()),
    (0, Collect()),
    (0, Trade("b6", 1, "w")),
    (1, Produce()),
    (0, Produce()),
    (1, Tally()),
)

ENDING = (
    (1, Measure()),
    (1, Skip()),
    (0, Advance(2, pay="votes")),
    (0, Build("P2", ("e6", "f6"))),
)


def played(live: LiveTable, *parts: tuple[tuple[int, Any], ...]) -> LiveTable:
    """Play on without the screen."""
    for part in parts:
        for seat, move in part:
            assert isinstance(live.play(seat, move), Accepted), move
    return live


def test_from_the_empty_board_to_the_chosen_actions(app: App, phone: NewPhone) -> None:
    table = at_town(app, phone(), begin(app))
    for seat, move in (*SETUP, *OPENING):
        table.make(seat, move)
    ann, ben = table.table.towns
    assert (table.table.phase, table.table.street) == ("build", ("f1", "g1"))
    assert table.table.ring == tuple("ABCDEFGH")
    assert (ann.promise, ann.money, ben.size) == (1, 5, 1)
    table.shows(table.headline(), table.undo())
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


def second(app: App, *more: tuple[tuple[int, Any], ...]) -> LiveTable:
    """A table in the second round."""
    live = played(begin(app), *FIRST)
    for correction in LATER:
        assert isinstance(live.correct(correction), Accepted), correction
    return played(live, *more)


def test_culture_an_upgrade_a_tourist_who_trades_and_six_votes(app: App, phone: NewPhone) -> None:
    table = at_town(app, phone(), second(app, AGAIN))
    for seat, move in GROWING:
        table.make(seat, move)
    ann, ben = table.table.towns
    assert [tile.kind for tile in ann.tiles] == ["CH", "F1", "WA", "R2", "P1", "R3", "WA", "SC"]
    assert [(one.at, one.seat) for one in ben.people if one.seat == 0] == [("b6", 0)]
    assert (ann.money, ann.votes, ann.cubes, ben.money) == (5, 6, (), 5)
    table.look(0).shows(table.headline(), f"{table.ui('fact-votes')} 6", table.undo())
    quiet(table)


def test_a_round_ends_with_a_free_tile_of_the_council(app: App, phone: NewPhone) -> None:
    table = at_town(app, phone(), second(app, AGAIN, GROWING))
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
    live = second(app, AGAIN)
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
