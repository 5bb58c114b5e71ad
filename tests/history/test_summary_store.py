from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.history.disk import FileDisk
from companion.history.errors import Report
from companion.history.sealing import seal_data
from companion.history.summary import Summary
from companion.history.summary_file import CAPACITY, TABLE
from companion.history.summary_store import SummaryStore
from tests.effort import times
from tests.history.samples import finished, full_disk, power_cut, summaries


def store(folder: Path, told: list[Report] | None = None) -> SummaryStore:
    return SummaryStore(folder, report=None if told is None else told.append, disk=FileDisk(fsync=False))


def many(count: int) -> list[Summary]:
    return [finished(number) for number in range(count)]


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("history-*.json"))


def test_a_hundred_and_one_games_lie_in_two_files(tmp_path: Path) -> None:
    kept = store(tmp_path)
    for summary in many(CAPACITY + 1):
        kept.add(summary)
    assert files(tmp_path) == ["history-0001.json", "history-0002.json"]
    assert store(tmp_path).all() == tuple(many(CAPACITY + 1))
    assert store(tmp_path).count() == CAPACITY + 1


def test_saving_writes_the_newest_file_only(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.add_all(many(350))
    before = {name: (tmp_path / name).stat() for name in files(tmp_path)}
    kept.add(finished(350))
    after = {name: (tmp_path / name).stat() for name in files(tmp_path)}
    changed = [name for name in after if before[name].st_ino != after[name].st_ino]
    assert changed == ["history-0004.json"]


def test_saving_the_same_game_again_changes_nothing(tmp_path: Path) -> None:
    kept = store(tmp_path)
    assert kept.add(finished(1))
    assert not kept.add(finished(1))
    assert not store(tmp_path).add(finished(1))
    assert store(tmp_path).all() == (finished(1),)


def test_a_game_that_ended_otherwise_after_all_replaces_the_first_ending(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.add_all(many(3))
    ended = finished(1, at=finished(9).finished_at)
    assert kept.add(ended)
    assert kept.get(ended.id) == ended
    assert [summary.id for summary in store(tmp_path).all()] == ["t00000", "t00002", "t00001"]


def test_the_newest_come_first_page_by_page(tmp_path: Path) -> None:
    store(tmp_path).add_all(many(250))
    kept = store(tmp_path)
    pages = [kept.recent(120)]
    while pages[-1]:
        pages.append(kept.recent(120, before=pages[-1][-1]))
    assert [len(page) for page in pages] == [120, 120, 10, 0]
    assert [summary for page in pages for summary in page] == many(250)[::-1]


def test_looking_at_the_newest_reads_no_older_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store(tmp_path).add_all(many(250))
    kept = store(tmp_path)
    read: list[str] = []

    def noted(disk: FileDisk, path: Path) -> bytes:
        read.append(path.name)
        return path.read_bytes()

    monkeypatch.setattr(FileDisk, "read", noted)
    assert len(kept.recent(150)) == 150
    assert read == ["history-0003.json", "history-0002.json"]
    assert kept.count() == 250
    assert len(read) == 2


@pytest.mark.parametrize("junk", [b"", b"{", b"\xff\x00", seal_data({"strange": {"1": {}}})])
def test_a_file_that_is_junk_is_removed_without_a_word(tmp_path: Path, junk: bytes) -> None:
    store(tmp_path).add_all(many(250))
    (tmp_path / "history-0002.json").write_bytes(junk)
    told: list[Report] = []
    assert store(tmp_path, told).all() == (*many(100), *many(250)[200:])
    assert (told, files(tmp_path)) == ([], ["history-0001.json", "history-0003.json"])


@pytest.mark.parametrize("junk", [b"", seal_data({TABLE: {"1": {"id": "x", "from": "a later version"}}})])
def test_a_file_damaged_since_the_start_leaves_a_gap_and_stops_nothing(tmp_path: Path, junk: bytes) -> None:
    store(tmp_path).add_all(many(250))
    kept = store(tmp_path)
    (tmp_path / "history-0003.json").write_bytes(junk)
    assert kept.recent(250) == tuple(many(200)[::-1])
    assert kept.get(finished(249).id) is None
    assert kept.add(finished(250))
    assert kept.all() == store(tmp_path).all() == (*many(200), finished(250))


def test_what_earlier_versions_kept_beside_the_files_goes(tmp_path: Path) -> None:
    store(tmp_path).add_all(many(3))
    left = ("history-0001.json.bak", "history-0001.json.next", "history.swap")
    for name in left:
        (tmp_path / name).write_bytes(b"anything")
    assert store(tmp_path).all() == tuple(many(3))
    assert [path.name for path in tmp_path.iterdir()] == ["history-0001.json"]


def test_an_old_game_finds_its_place_even_where_the_file_is_full(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.add_all(many(205))
    old = finished(7000, at=finished(50).finished_at + 1)
    kept.add(old)
    expected = sorted([*many(205), old], key=lambda summary: summary.order)
    assert store(tmp_path).all() == tuple(expected)
    assert store(tmp_path).recent(206) == tuple(expected[::-1])


def test_a_removed_game_is_gone_and_an_empty_file_with_it(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.add_all(many(CAPACITY + 1))
    assert kept.remove(finished(CAPACITY).id)
    assert not kept.remove(finished(CAPACITY).id)
    assert kept.remove(finished(3).id)
    assert files(tmp_path) == ["history-0001.json"]
    assert store(tmp_path).count() == CAPACITY - 1
    assert kept.get(finished(3).id) is None


actions = st.lists(st.tuples(st.sampled_from(["add", "remove"]), summaries), max_size=12)


@settings(max_examples=times(40), deadline=None)
@given(actions=actions, start=st.integers(95, 104))
def test_it_behaves_like_a_sorted_dictionary(
    tmp_path_factory: pytest.TempPathFactory, actions: list[tuple[str, Summary]], start: int
) -> None:
    folder = tmp_path_factory.mktemp("store")
    base = [finished(number, at=10 * number) for number in range(start)]
    kept = store(folder)
    kept.add_all(base)
    model = {summary.id: summary for summary in base}
    for action, summary in actions:
        if action == "add":
            assert kept.add(summary) == (model.get(summary.id) != summary)
            model[summary.id] = summary
        else:
            assert kept.remove(summary.id) == (model.pop(summary.id, None) is not None)
    expected = tuple(sorted(model.values(), key=lambda summary: summary.order))
    assert kept.all() == expected
    assert store(folder).all() == expected
    assert store(folder).recent(7) == expected[::-1][:7]


changes: dict[str, Callable[[SummaryStore], Any]] = {
    "an old game into a full file": lambda kept: kept.add(finished(7000, at=finished(50).finished_at + 1)),
    "many at once": lambda kept: kept.add_all(many(230)[205:]),
    "many old ones at once": lambda kept: kept.add_all(finished(7000 + n, at=n) for n in range(120)),
    "a game that goes": lambda kept: kept.remove(finished(30).id),
}


@pytest.mark.parametrize("change", changes.values(), ids=changes.keys())
def test_power_may_fail_at_any_point_and_no_other_game_is_missing_or_there_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[SummaryStore], Any]
) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    uncut = store(whole)
    uncut.add_all(many(205))
    change(uncut)
    untouched = set(many(205)) & set(uncut.all())
    for after in range(100):
        folder = tmp_path / f"cut{after}"
        folder.mkdir()
        kept = store(folder)
        kept.add_all(many(205))
        with power_cut(monkeypatch, after) as failed:
            change(kept)
        told: list[Report] = []
        found = store(folder, told).all()
        assert untouched <= set(found) <= set(many(205)) | set(uncut.all())
        assert found == tuple(sorted(set(found), key=lambda summary: summary.order)) == store(folder).all()
        assert len({summary.id for summary in found}) == len(found)
        assert told == []
        if not failed():
            assert found == uncut.all()
            break
    assert not failed()
    assert after >= 2


def test_on_a_full_disk_everything_counts_and_that_it_cannot_be_saved_is_told_once(tmp_path: Path) -> None:
    told: list[Report] = []
    kept = store(tmp_path, told)
    kept.add_all(many(150))
    with full_disk(100):
        kept.add(finished(150))
        kept.add(finished(151))
    params = {"path": str(tmp_path / "history-0002.json"), "reason": "EFBIG", "store": "strange"}
    assert told == [Report("history-summaries-unwritable", params)]
    assert kept.all() == tuple(many(152))
    assert store(tmp_path).all() == tuple(many(150))
    kept.add(finished(152))
    assert store(tmp_path).all() == tuple(many(153))


def test_what_is_taken_out_on_a_full_disk_does_not_come_back(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.add_all(many(150))
    with full_disk(100):
        assert kept.remove(finished(3).id)
    assert kept.all() == (*many(3), *many(150)[4:])
    assert store(tmp_path).get(finished(3).id) is None


def test_four_threads_lose_nothing(tmp_path: Path) -> None:
    kept = store(tmp_path)

    def save(thread: int) -> None:
        for number in range(thread, 160, 4):
            kept.add(finished(number))

    threads = [threading.Thread(target=save, args=(thread,)) for thread in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert kept.all() == store(tmp_path).all() == tuple(many(160))
