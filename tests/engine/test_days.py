"""A day that was written down is that day, in whatever time zone somebody looks at it."""

import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone

import pytest

from companion.engine.days import check_day, local_day, possible_days, to_written_date

ZONES = ("UTC", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati", "Europe/Berlin")


@pytest.fixture(params=ZONES)
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def test_a_day_is_written_alike_everywhere(zone: str) -> None:
    found = to_written_date(date(2025, 3, 14))
    assert (found.at, found.day, found.instant) == (1_741_953_600_000, "2025-03-14", False), zone


def test_the_clock_on_a_wall_is_written_alike_everywhere(zone: str) -> None:
    found = to_written_date(datetime(2021, 3, 28, 2, 30))
    assert (found.at, found.day, found.instant) == (1_616_898_600_000, "2021-03-28", False), zone


def test_an_instant_keeps_the_day_it_was_written_with(zone: str) -> None:
    west = datetime(2025, 3, 14, 20, tzinfo=timezone(timedelta(hours=-7)))
    found = to_written_date(west)
    assert (found.at, found.day, found.instant) == (1_742_007_600_000, "2025-03-14", True), zone


def test_the_days_a_moment_can_be_have_the_one_it_is_here_among_them(zone: str) -> None:
    for hour in range(24):
        moment = 1_742_007_600_000 + hour * 3_600_000
        assert local_day(moment).isoformat() in possible_days(moment), zone


@pytest.mark.parametrize("day", ["2025-02-30", "2025-3-14", "20250314", "x"])
def test_what_is_no_day_is_refused(day: str) -> None:
    with pytest.raises(ValueError, match="day"):
        check_day(day)
