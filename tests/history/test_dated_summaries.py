"""The history under the days that people have said."""

import os
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.history.dated_summaries import FEW, DatedSummaries, date_summary
from companion.history.details import NO_DETAILS, Details, PlayDetails, with_day
from companion.history.disk import FileDisk
from companion.history.summary import Summary
from companion.history.summary_store import SummaryStore
from tests.effort import times
from tests.history.samples import clock, finished, summaries

DAY = 86_400_000
ZONES = ("UTC", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati")


@pytest.fixture(autouse=True)
def _zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Puts the machine's zone back."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


def said_on(summary: Summary, day: date) -> PlayDetails:
    return with_day(NO_DETAILS, day, summary.finished_at, summary.played_on)


def dated(folder: Path, history: list[Summary], days: dict[str, date]) -> DatedSummaries:
    disk = FileDisk(fsync=False)
    filed = SummaryStore(folder, disk=disk)
    filed.add_all(history)
    details = Details(folder / "details.json", clock=clock, disk=disk)
    details.set({each.id: said_on(each, days[each.id]) for each in history if each.id in days})
    return DatedSummaries(filed, details)


DAYS = st.dates(date(1999, 1, 1), date(2030, 1, 1))
HISTORIES = st.lists(st.tuples(summaries, st.none() | DAYS), max_size=8, unique_by=lambda pair: pair[0].id)


@settings(max_examples=times(60), deadline=None)
@given(told=HISTORIES, page=st.integers(1, 4))
def test_pages_of_the_history_follow_the_days_and_miss_nothing(
    told: list[tuple[Summary, date | None]], page: int
) -> None:
    history, days = [each for each, _ in told], {each.id: day for each, day in told if day}
    with TemporaryDirectory() as folder:
        found = dated(Path(folder), history, days)
        every = found.all()
        assert list(every) == sorted(every, key=lambda each: each.order)
        assert {each.id for each in every} == {each.id for each in history}
        assert all(found.get(each.id) == each for each in every)
        assert all(each.played_on == days.get(each.id, each.played_on) for each in every)
        paged, last = list[Summary](), None
        while further := found.recent(page, last):
            paged += further
            last = further[-1]
        assert paged == list(reversed(every))
        assert found.count() == len(history)


def test_a_game_of_yesterday_stands_under_yesterday(tmp_path: Path) -> None:
    history = [finished(number, at=clock() + number * DAY) for number in range(5)]
    day = history[1].played_on
    found = dated(tmp_path, history, {history[4].id: day})
    assert [each.id for each in found.recent(9)] == [history[n].id for n in (3, 2, 4, 1, 0)]
    moved = found.get(history[4].id)
    assert moved is not None
    assert (moved.played_on, moved.finished_at) == (day, history[1].finished_at)
    assert moved.finished_at - moved.started_at == history[4].finished_at - history[4].started_at


def test_many_days_are_listed_as_few_are(tmp_path: Path) -> None:
    history = [finished(number, at=clock() + number * DAY) for number in range(2 * FEW)]
    days = {each.id: date(2020, 1, 1) for each in history[:-1]}
    found = dated(tmp_path, history, days)
    assert found.recent(99) == tuple(reversed(found.all()))


@pytest.mark.parametrize("zone", ZONES)
def test_no_zone_moves_a_day_that_was_said(zone: str) -> None:
    summary = finished(3)
    said = said_on(summary, date(2026, 2, 28))
    os.environ["TZ"] = zone
    time.tzset()
    moved = date_summary(summary, said)
    assert (moved.played_on, moved.finished_at) == (date(2026, 2, 28), said.ended_at)


def test_the_day_that_the_record_tells_is_said_without_moving_a_moment() -> None:
    summary = finished(3)
    same = date_summary(summary, said_on(summary, summary.played_on))
    assert (same.finished_at, same.started_at, same.instant) == (
        summary.finished_at,
        summary.started_at,
        summary.instant,
    )
    assert same.day == summary.played_on.isoformat()


def test_a_game_that_was_over_when_its_table_began_has_no_length() -> None:
    summary = finished(3)
    moved = date_summary(summary, replace(said_on(summary, date(2026, 2, 28)), past=True))
    assert (moved.mode, moved.started_at) == ("score", moved.finished_at)
