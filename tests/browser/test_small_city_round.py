"""Small City in a real browser, one phone with both seats: every phase, by touching what is seen."""

from collections.abc import Iterator
from pathlib import Path

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
    Skip,
    Street,
    Tally,
)
from tests.browser.conftest import NewPhone
from tests.browser.table import App, running
from tests.browser.town import at_town, begin


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

FIRST_HALF = (
    (1, Street(("f1", "g1"))),
    *((0, Lay(card)) for card in "ABCDEFG"),  # type: ignore[arg-type]
    (0, Choose("E", "money")),
    (1, Choose("F")),
)


def test_from_the_empty_board_to_the_first_tiles(app: App, phone: NewPhone) -> None:
    live = begin(app)
    table = at_town(app, phone(), live)
    for seat, move in (*SETUP, *FIRST_HALF):
        table.make(seat, move)
    town, other = live.table.position.towns
    assert live.table.position.phase == "build"
    assert live.table.position.street == ("f1", "g1")
    assert live.table.position.ring == tuple("ABCDEFGH")
    assert (town.promise, town.money, other.size) == (1, 5, 1)
    table.shows(table.headline())
    assert table.phone.failures == []


__all__ = [
    "Advance",
    "Build",
    "Collect",
    "Done",
    "Grow",
    "Measure",
    "MoveCitizen",
    "Produce",
    "Skip",
    "Tally",
]
