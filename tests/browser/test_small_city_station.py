"""Small City in a real browser: a station of the council is staffed, and a guess is called one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.small_city import GAME
from companion.games.small_city.moves import Advance, Staff
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.small_city_table import SmallCityTable
from tests.browser.table import TEXTS, App, running
from tests.effort import some
from tests.views.test_small_city_stations import STATION, council


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


@pytest.mark.parametrize(("locale", "browser_locale"), some([("zh-Hant", "zh-TW"), ("en", "en-US")]))
def test_a_citizen_moves_into_the_station_that_the_council_laid(
    app: App, phone: NewPhone, locale: str, browser_locale: str
) -> None:
    live = app.house.tables.begin(GAME.id, Setup(make_seats("Ann", "Ben")))
    place = app.house.client(live, None, None, local=True)
    place.box.confirm(place.box.unasked_entries(GAME.box.entries))
    council(live)
    visitor = phone(IPHONE, locale=browser_locale).open(app.url(live))
    table = SmallCityTable(visitor, live, TEXTS[locale])
    table.make(0, Advance(2)).make(0, STATION).make(0, Staff("a5", "f6"))
    assert [one.at for one in live.table.position.towns[0].people if one.at in STATION.cells] == ["f6"]
    assert visitor.failures == []
