"""Many finished tables at once."""

from pathlib import Path

import pytest

from companion.history import disk, files
from companion.history.disk import FileDisk
from companion.history.errors import JournalUnwritable
from companion.history.home import Home
from companion.history.library import Library
from companion.history.summary import Summary
from tests.history.samples import clock, finished, header, no_room, power_cut, summarise


def lines(*numbers: int) -> list[tuple[Summary, list[bytes]]]:
    return [(finished(number), [header(finished(number)), b"{}"]) for number in numbers]


def library(folder: Path) -> tuple[Home, Library]:
    home = Home.open(folder, disk=FileDisk(fsync=False))
    return home, Library(home, clock=clock)


def ids(kept: Library) -> list[str]:
    return [summary.id for summary in kept.summaries.all()]


def test_tables_come_in_together_and_are_there_the_next_time(tmp_path: Path) -> None:
    home, kept = library(tmp_path)
    assert kept.archive.put(lines(*range(250))) == 250
    home.close()
    home, again = library(tmp_path)
    assert again.make_missing_summaries(summarise) == 0
    assert ids(again) == [finished(number).id for number in range(250)]
    assert again.lines("t00007") == (header(finished(7)), b"{}")
    home.close()


def test_the_folder_is_flushed_once_for_all_and_before_the_list_names_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home.open(tmp_path, disk=FileDisk())
    kept, flushed = Library(home, clock=clock), list[tuple[Path, int]]()
    monkeypatch.setattr(disk, "sync_folder", lambda folder: flushed.append((folder, len(ids(kept)))))
    monkeypatch.setattr(files, "sync_folder", lambda folder: flushed.append((folder, len(ids(kept)))))
    assert kept.archive.put(lines(*range(40))) == 40
    assert [count for folder, count in flushed if folder == home.records] == [0]
    home.close()


def test_a_table_whose_id_is_taken_stays_as_it_is(tmp_path: Path) -> None:
    home, kept = library(tmp_path)
    kept.finish(kept.begin("t00001", header(finished(1))), finished(1))
    kept.begin("t00002", header(finished(2))).close()
    assert kept.archive.put(lines(1, 2, 3, 3)) == 1
    assert kept.lines("t00001") == (header(finished(1)),)
    assert kept.open_tables() == ("t00002",)
    home.close()


def test_they_go_again_together(tmp_path: Path) -> None:
    home, kept = library(tmp_path)
    kept.archive.put(lines(*range(250)))
    kept.archive.discard([finished(number).id for number in range(0, 250, 2)] + ["unknown"])
    assert ids(kept) == [finished(number).id for number in range(1, 250, 2)]
    home.close()
    home, again = library(tmp_path)
    assert again.make_missing_summaries(summarise) == 0
    assert ids(again) == [finished(number).id for number in range(1, 250, 2)]
    home.close()


def test_on_a_full_disk_those_that_came_in_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home, kept = library(tmp_path)
    with no_room(monkeypatch, after=5), pytest.raises(JournalUnwritable):
        kept.archive.put(lines(*range(10)))
    here = set(ids(kept))
    assert 0 < len(here) < 10
    assert {
        table for table in map(str, (finished(number).id for number in range(10))) if kept.is_finished(table)
    } == here
    home.close()


@pytest.mark.parametrize("after", range(0, 30, 3))
def test_whenever_the_power_fails_each_table_is_there_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    home, kept = library(tmp_path)
    with power_cut(monkeypatch, after):
        kept.archive.put(lines(*range(4)))
    home.close()
    home, again = library(tmp_path)
    again.make_missing_summaries(summarise)
    assert [again.lines(table) for table in ids(again)] == [
        (header(summary), b"{}") for summary in again.summaries.all()
    ]
    home.close()
