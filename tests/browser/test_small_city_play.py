"""Small City in a real browser: two people play a round by tapping on one phone."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.small_city import GAME
from companion.hosting.session import TableSession
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.small_city_table import SmallCityTable
from tests.browser.table import TEXTS, App, running
from tests.views.small_city_fingers import likely, on_to


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def begun(app: App, phase: str, number: int, seed: int) -> TableSession:
    """A table that was played up to a phase of a round, with a box somebody has looked through."""
    live = app.house.tables.begin(GAME.id, Setup(make_seats("Ann", "Ben")))
    place = app.house.client(live, None, None, local=True)
    place.box.confirm(place.box.unasked_entries(GAME.box.entries))
    on_to(phase, number, seed)(live)
    return live


def test_two_people_play_a_round_by_tapping(app: App, phone: NewPhone) -> None:
    live = begun(app, "street", 3, 11)
    visitor = phone(IPHONE, locale="zh-TW").open(app.url(live))
    table = SmallCityTable(visitor, live, TEXTS["zh-Hant"])
    dice = Random(11)
    while live.table.position.round == 3:
        table.make(*likely(live, dice))
    assert live.table.position.round == 4
    assert visitor.foreign() == []
    assert visitor.failures == []
