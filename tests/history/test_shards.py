from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.history.disk import FileDisk
from companion.history.errors import Report, StoreUnwritable
from companion.history.shard import CAPACITY
from companion.history.shards import SummaryStore
from companion.history.summary import Summary
from tests.effort import times
from tests.history.samples import clock, finished, full_disk, power_cut, summaries


def store(folder: Path, told: list[Report] | None = None) -> SummaryStore:
    return SummaryStore(
        folder, clock=clock, report=None if told is None else told.append, disk=FileDisk(fsync=False)
    )


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
    kept.rebuild(many(350))
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
    kept.rebuild(many(3))
    ended = finished(1, at=finished(9).finished_at)
    assert kept.add(ended)
    assert kept.get(ended.id) == ended
    assert [summary.id for summary in store(tmp_path).all()] == ["t00000", "t00002", "t00001"]


def test_the_newest_come_first_page_by_page(tmp_path: Path) -> None:
    store(tmp_path).rebuild(many(250))
    kept = store(tmp_path)
    pages = [kept.recent(120)]
    while pages[-1]:
        pages.append(kept.recent(120, before=pages[-1][-1]))
    assert [len(page) for page in pages] == [120, 120, 10, 0]
    assert [summary for page in pages for summary in page] == many(250)[::-1]


def test_looking_at_the_newest_reads_no_older_file(tmp_path: Path) -> None:
    store(tmp_path).rebuild(many(250))
    (tmp_path / "history-0001.json").write_bytes(b"damaged")
    told: list[Report] = []
    kept = store(tmp_path, told)
    assert len(kept.recent(150)) == 150
    assert told == []
    assert kept.count() == 150
    assert [report.id for report in told] == ["history-store-lost"]


def test_an_old_game_finds_its_place_even_where_the_file_is_full(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.rebuild(many(205))
    old = finished(7000, at=finished(50).finished_at + 1)
    kept.add(old)
    expected = sorted([*many(205), old], key=lambda summary: summary.order)
    assert store(tmp_path).all() == tuple(expected)
    assert store(tmp_path).recent(206) == tuple(expected[::-1])


def test_a_removed_game_is_gone_and_an_empty_file_with_it(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.rebuild(many(CAPACITY + 1))
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
    kept.rebuild(base)
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
    "a rebuild": lambda kept: kept.rebuild(many(310)),
    "a smaller rebuild": lambda kept: kept.rebuild(many(20)),
    "an old game into a full file": lambda kept: kept.add(finished(7000, at=finished(50).finished_at + 1)),
    "many at once": lambda kept: kept.add_all(many(230)[205:]),
}


@pytest.mark.parametrize("change", changes.values(), ids=changes.keys())
def test_power_may_fail_at_any_point_of_writing_everything_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[SummaryStore], Any]
) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    uncut = store(whole)
    uncut.rebuild(many(205))
    change(uncut)
    for after in range(100):
        folder = tmp_path / f"cut{after}"
        folder.mkdir()
        kept = store(folder)
        kept.rebuild(many(205))
        with power_cut(monkeypatch, after) as failed:
            change(kept)
        told: list[Report] = []
        found = store(folder, told).all()
        assert found in (tuple(many(205)), uncut.all())
        assert told == []
        if not failed():
            assert found == uncut.all()
            break
    assert not failed()
    assert after >= 3


@pytest.mark.parametrize(
    "marker", [b"", b"0\n", b"1\n", b"-5\n", b"99999999999\n", b"[1]", b"\xff\x00", b"00000000 1\n"]
)
def test_a_marker_that_nobody_wrote_removes_no_game_and_is_kept_aside(tmp_path: Path, marker: bytes) -> None:
    store(tmp_path).rebuild(many(205))
    (tmp_path / "history.swap").write_bytes(marker)
    waiting = tmp_path / "history-0002.json.next"
    waiting.write_bytes(b"what was to take its place")
    told: list[Report] = []
    assert store(tmp_path, told).all() == tuple(many(205))
    assert [report.id for report in told] == ["history-rewriting-lost"]
    assert Path(str(told[0].params["kept"])).read_bytes() == marker
    (kept,) = tmp_path.glob("history-0002.json.next.damaged-*")
    assert kept.read_bytes() == b"what was to take its place"
    assert store(tmp_path, told).all() == tuple(many(205))
    assert len(told) == 1


def test_a_full_disk_keeps_what_was_there(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.rebuild(many(150))
    with full_disk(100):
        for change in (lambda: kept.add(finished(150)), lambda: kept.rebuild(many(3))):
            with pytest.raises(StoreUnwritable):
                change()
    assert kept.all() == store(tmp_path).all() == tuple(many(150))
    assert kept.add(finished(150))
    assert store(tmp_path).count() == 151


def test_documents_that_are_no_summaries_are_kept_aside_and_the_others_stay(tmp_path: Path) -> None:
    kept = store(tmp_path)
    kept.rebuild(many(2))
    strange = {"id": "x", "from": "a later version"}
    first = next(iter(kept._shards.values()))
    first._database.table("summaries").insert(strange)
    told: list[Report] = []
    again = store(tmp_path, told)
    assert again.all() == tuple(many(2))
    assert [report.id for report in told] == ["history-store-partly"]
    assert b"a later version" in Path(str(told[0].params["kept"])).read_bytes()
    again.add(finished(2))
    assert store(tmp_path).all() == tuple(many(3))


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
