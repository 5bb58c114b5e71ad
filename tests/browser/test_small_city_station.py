"""Small City in a real browser: a station of the council is staffed, and a guess is called one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.games.small_city.moves import Advance, Staff
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.table import App, running
from tests.browser.town import AtTown, begin_small_city
from tests.effort import left_to_a_proof
from tests.views.test_small_city_stations import STATION, council


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


@left_to_a_proof("`tests/views/test_small_city_stations.py` asks the same without a browser")
@pytest.mark.parametrize(("locale", "browser_locale"), [("zh-Hant", "zh-TW"), ("en", "en-US")])
def test_a_citizen_moves_into_the_station_that_the_council_laid(
    app: App, phone: NewPhone, locale: str, browser_locale: str
) -> None:
    session = begin_small_city(app)
    council(session)
    visitor = phone(IPHONE, locale=browser_locale).open(app.url(session))
    AtTown(visitor, session, locale).make(0, Advance(2), STATION, Staff("a5", "f6"))
    assert [one.at for one in session.table.position.towns[0].people if one.at in STATION.cells] == ["f6"]
    assert visitor.failures == []
