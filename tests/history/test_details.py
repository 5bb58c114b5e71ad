"""What people say of a game afterwards: day, expansions, tags, rating, and who taught it."""

from collections.abc import Callable
from datetime import date, timedelta
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.history.details import (
    MOST_NAMED,
    NO_DETAILS,
    Details,
    PlayDetails,
    count_ratings,
    make_details,
    merge_details,
    names_by_use,
    with_day,
)
from companion.history.disk import FileDisk
from companion.history.errors import Report, StoreUnwritable
from companion.history.people import name_key
from tests.effort import times
from tests.history.samples import all_details, clock, no_room, power_cut

TABLES = st.sampled_from(["t1", "t2", "t3"])
SAID = PlayDetails(expansions=("Rivers",), tags=("rainy",), rating=8, teacher="Ann")


def opened(folder: Path, report: Callable[[Report], None] | None = None) -> Details:
    return Details(folder / "details.json", clock=clock, report=report, disk=FileDisk(fsync=False))


@settings(max_examples=times(40), deadline=None)
@given(said=st.dictionaries(TABLES, all_details))
def test_what_was_said_is_there_the_next_time(said: dict[str, PlayDetails]) -> None:
    with TemporaryDirectory() as folder:
        opened(Path(folder)).set(said)
        assert opened(Path(folder)).all() == {table: each for table, each in said.items() if each}


@settings(max_examples=times(20), deadline=None)
@given(said=all_details)
def test_edits_of_different_things_come_to_the_same_in_any_order(said: PlayDetails) -> None:
    edits = [
        lambda each: replace(each, day=said.day, ended_at=said.ended_at),
        lambda each: replace(each, expansions=said.expansions),
        lambda each: replace(each, tags=said.tags, teacher=said.teacher),
        lambda each: replace(each, rating=said.rating, seconds=said.seconds),
    ]
    with TemporaryDirectory() as folder:
        kept = opened(Path(folder))
        for number, order in enumerate(permutations(edits)):
            for edit in order:
                kept.change(f"t{number}", edit)
            assert kept.find_details(f"t{number}") == said


def test_what_is_taken_back_leaves_nothing(tmp_path: Path) -> None:
    kept = opened(tmp_path)
    kept.set({"t1": SAID, "t2": SAID})
    assert kept.change("t1", lambda _: NO_DETAILS) == SAID
    assert opened(tmp_path).all() == {"t2": SAID}


@given(ours=all_details, theirs=all_details)
def test_putting_together_loses_no_name_and_changes_nothing_the_second_time(
    ours: PlayDetails, theirs: PlayDetails
) -> None:
    once = merge_details(ours, theirs)
    assert merge_details(once, theirs) == merge_details(ours, once) == once
    for name in ("day", "rating", "teacher"):
        assert getattr(once, name) == (getattr(ours, name) or getattr(theirs, name))
    keys = {name_key(tag) for tag in (*ours.tags, *theirs.tags)}
    if len(keys) <= MOST_NAMED:
        assert {name_key(tag) for tag in once.tags} == keys


def test_names_are_bounded_lines_of_text_and_each_is_there_once() -> None:
    said = make_details(expansions=["Rivers", " rivers ", "", "x" * 900], tags=map(str, range(99)), rating=11)
    assert said.expansions == ("Rivers", "x" * 60)
    assert len(said.tags) == MOST_NAMED
    assert said.rating == 0


def test_a_day_moves_the_moment_by_whole_days_and_stays_inside_the_calendar() -> None:
    today, noon = date(2026, 11, 28), clock()
    yesterday = with_day(SAID, today - timedelta(1), noon, today)
    assert yesterday == replace(SAID, day="2026-11-27", ended_at=noon - 86_400_000)
    for far in (date.min, date.max):
        assert with_day(SAID, far, noon, today).day == far.isoformat()


def test_names_are_counted_however_they_are_spelt_and_only_of_the_tables_asked_for() -> None:
    said = {
        "t1": PlayDetails(tags=("Rainy",), rating=7),
        "t2": PlayDetails(tags=("club", "rainy"), rating=9),
        "t3": PlayDetails(tags=("club",), rating=9),
    }
    assert names_by_use(said, "tags") == (("club", 2), ("rainy", 2))
    assert names_by_use(said, "tags", ("t1", "t2", "t9")) == (("rainy", 2), ("club", 1))
    assert count_ratings(said, ("t1", "t2", "t3", "t9")) == ((9, 2), (7, 1))


def test_what_cannot_be_saved_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = opened(tmp_path)
    kept.set({"t1": SAID})
    with no_room(monkeypatch), pytest.raises(StoreUnwritable):
        kept.set({"t1": NO_DETAILS})
    assert kept.find_details("t1") == opened(tmp_path).find_details("t1") == SAID


@pytest.mark.parametrize("after", range(6))
def test_a_power_cut_leaves_what_was_there_or_what_was_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    opened(tmp_path).set({"t1": SAID})
    with power_cut(monkeypatch, after):
        opened(tmp_path).set({"t2": SAID})
    assert opened(tmp_path).all() in ({"t1": SAID}, {"t1": SAID, "t2": SAID})


def test_one_entry_that_is_none_leaves_the_others(tmp_path: Path) -> None:
    folder, reports = tmp_path / "store", list[Report]()
    folder.mkdir()
    kept = opened(folder)
    kept.set({"t1": SAID, "t2": SAID})
    kept._storage.write({"details": {"1": {"table": "t1", "rating": 99}, "2": {"table": "t2", "rating": 3}}})
    assert opened(folder, reports.append).all() == {"t2": PlayDetails(rating=3)}
    assert [(each.id, each.params["store"]) for each in reports] == [("history-store-partly", "details")]


def test_a_file_of_a_day_that_is_none_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"day":"2026-02-30"}', type=PlayDetails)
