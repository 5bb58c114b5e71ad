from __future__ import annotations

import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.errors import Params
from companion.history.disk import FileDisk
from companion.history.errors import (
    DamagedJournal,
    HistoryError,
    JournalExists,
    JournalMissing,
    Report,
    TableIdRefused,
)
from companion.history.home import Home
from companion.history.journal import Journal
from companion.history.journal_format import SEED, seal_line
from companion.history.library import Library
from companion.history.summary import Summary
from companion.history.summary_store import SummaryStore
from tests.effort import times
from tests.history.samples import clock, finished, header, power_cut, seat, summarise


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with Home.open(tmp_path / "home", disk=FileDisk(fsync=False)) as opened:
        yield opened


def library(home: Home, told: list[Report] | None = None) -> Library:
    return Library(home, clock=clock, report=None if told is None else told.append)


def play(shelf: Library, summary: Summary) -> Journal:
    journal = shelf.begin(summary.id, header(summary))
    journal.append(b'{"move":1}')
    return journal


def test_a_table_is_begun_played_finished_and_found_in_the_history(home: Home) -> None:
    shelf = library(home)
    journal = play(shelf, finished(1))
    assert shelf.open_tables() == ("t00001",)
    shelf.finish(journal, finished(1))
    assert shelf.open_tables() == ()
    again = library(home)
    assert again.summaries.recent(5) == (finished(1),)
    assert again.summaries.get("t00001") == finished(1)
    assert again.lines("t00001") == (header(finished(1)), b'{"move":1}')


def test_open_tables_reopen_where_they_were(home: Home) -> None:
    play(library(home), finished(1)).close()
    assert library(home).resume("t00001").lines() == (header(finished(1)), b'{"move":1}')


def test_taking_back_the_last_move_of_a_finished_table_makes_it_open_again(home: Home) -> None:
    shelf = library(home)
    shelf.finish(play(shelf, finished(1)), finished(1))
    journal = shelf.reopen("t00001")
    journal.append(b'{"undo":1}')
    assert (shelf.open_tables(), shelf.summaries.count()) == (("t00001",), 0)
    shelf.finish(journal, finished(1))
    assert shelf.lines("t00001")[-1] == b'{"undo":1}'
    assert shelf.summaries.count() == 1


def test_the_id_of_a_finished_table_is_never_used_again(home: Home) -> None:
    shelf = library(home)
    shelf.finish(play(shelf, finished(1)), finished(1))
    with pytest.raises(JournalExists):
        shelf.begin("t00001", b"{}")


@pytest.mark.parametrize("table", ["", "../x", "a/b", "a.b", "con", "LPT1", "-x", "x" * 65, "表"])
def test_an_id_that_cannot_be_a_file_is_refused(home: Home, table: str) -> None:
    with pytest.raises(TableIdRefused):
        library(home).begin(table, b"{}")


def test_a_table_is_only_finished_by_its_own_journal(home: Home) -> None:
    shelf = library(home)
    journal = play(shelf, finished(1))
    with pytest.raises(JournalMissing):
        shelf.finish(journal, finished(2))
    journal.append(b"still open")


def test_a_discarded_table_does_not_come_back(home: Home) -> None:
    shelf = library(home)
    shelf.finish(play(shelf, finished(1)), finished(1))
    play(shelf, finished(2)).close()
    assert shelf.discard("t00001")
    assert shelf.discard("t00002")
    assert not shelf.discard("t00003")
    assert library(home).make_missing_summaries(summarise) == 0
    assert (shelf.summaries.count(), shelf.open_tables()) == (0, ())


def test_power_may_fail_at_any_point_of_finishing_and_reopening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for after in range(100):
        with Home.open(tmp_path / str(after)) as home:
            shelf = library(home)
            others = [finished(number) for number in range(2, 5)]
            for other in others:
                shelf.finish(play(shelf, other), other)
            journal = play(shelf, finished(1))
            with power_cut(monkeypatch, after) as failed:
                shelf.finish(journal, finished(1))
                shelf.reopen("t00001").close()
                shelf.finish(shelf.resume("t00001"), finished(1))
            again = library(home)
            again.make_missing_summaries(summarise)
            opened = "t00001" in again.open_tables()
            assert (again.summaries.get("t00001") is None) == opened
            assert again.summaries.all() == tuple(others if opened else [finished(1), *others])
            assert again.lines("t00001") == (header(finished(1)), b'{"move":1}')
            if not failed():
                break
    assert not failed()
    assert after > 8


def test_a_record_whose_summary_was_not_saved_is_found_at_the_next_start(home: Home) -> None:
    shelf = library(home)
    for number in (1, 2):
        shelf.finish(play(shelf, finished(number)), finished(number))
    SummaryStore(home.store).remove("t00001")
    told: list[Report] = []
    again = library(home, told)
    assert again.make_missing_summaries(summarise) == 1
    assert again.summaries.all() == (finished(1), finished(2))
    assert told == [Report("history-records-restored", {"count": 1})]
    assert again.make_missing_summaries(summarise) == 0
    assert len(told) == 1


def test_records_nobody_understands_are_kept_and_reported_and_stop_nothing(home: Home) -> None:
    shelf = library(home)
    shelf.begin("odd", b'{"game":"unknown"}').close()
    (home.tables / "odd.journal").rename(home.records / "odd.journal")
    shelf.begin("foreign", header(finished(9))).close()
    (home.tables / "foreign.journal").rename(home.records / "foreign.journal")
    (home.records / "broken.journal").write_bytes(b"broken\n")
    shelf.begin("t00001", header(finished(1))).close()
    (home.tables / "t00001.journal").rename(home.records / "t00001.journal")
    told: list[Report] = []
    assert library(home, told).make_missing_summaries(summarise) == 1
    assert (home.tables / "broken.journal").read_bytes() == b"broken\n"
    assert told.pop(0).id == "history-record-reopened"
    assert sorted((report.id, report.params.get("problem", "")) for report in told) == [
        ("history-record-unknown", "ValidationError"),
        ("history-record-unknown", "unknown"),
        ("history-records-restored", ""),
    ]
    assert len(list(home.records.iterdir())) == 3


@pytest.mark.parametrize("damage", [b"broken\n", b"0123"])
def test_a_damaged_record_without_a_result_is_an_open_table_again(home: Home, damage: bytes) -> None:
    shelf = library(home)
    shelf.finish(play(shelf, finished(1)), finished(1))
    SummaryStore(home.store).remove("t00001")
    record = home.records / "t00001.journal"
    record.write_bytes(record.read_bytes() + damage)
    told: list[Report] = []
    again = library(home, told)
    assert again.make_missing_summaries(summarise) == 0
    assert (again.open_tables(), again.summaries.count(), record.exists()) == (("t00001",), 0, False)
    assert told == [Report("history-record-reopened", {"table": "t00001", "path": str(record)})]
    journal = again.recover("t00001")
    assert journal is not None
    assert journal.lines() == (header(finished(1)), b'{"move":1}')
    assert again.make_missing_summaries(summarise) == 0


def test_a_torn_last_line_is_told_once_with_the_names_at_the_table(home: Home) -> None:
    seats = b'{"game":"card_city","setup":{"seats":[{"name":"Ann"},{"name":"\xe6\x9f\x8f"}]}}'
    library(home).begin("t00001", seats, [b"1"]).close()
    path = home.tables / "t00001.journal"
    path.write_bytes(path.read_bytes() + b"01234567 {")
    told: list[Report] = []
    journal = library(home, told).recover("t00001")
    assert journal is not None
    assert journal.lines() == (seats, b"1")
    kept = path.with_name("t00001.journal.torn-20270115T080000Z")
    params: Params = {"table": "t00001 (Ann · 柏)", "bytes": 10, "kept": str(kept)}
    assert told == [Report("history-journal-torn", params)]
    assert kept.read_bytes() == b"01234567 {"
    journal.close()
    library(home, told).recover("t00001")
    assert len(told) == 1


@pytest.mark.parametrize("junk", [b"", b"{", b"\xff\x00", b'[1, "x"]\n'])
def test_an_open_table_of_which_nothing_can_be_read_is_kept_aside(home: Home, junk: bytes) -> None:
    (home.tables / "t00001.journal").write_bytes(junk)
    told: list[Report] = []
    shelf = library(home, told)
    assert shelf.recover("t00001") is None
    assert [report.id for report in told] == ["history-journal-lost"]
    assert Path(str(told[0].params["kept"])).read_bytes() == junk
    assert shelf.open_tables() == ()


def test_a_damaged_open_table_is_salvaged_kept_and_reported(home: Home) -> None:
    told: list[Report] = []
    shelf = library(home, told)
    play(shelf, finished(1)).close()
    path = home.tables / "t00001.journal"
    path.write_bytes(path.read_bytes().replace(b"move", b"mouse"))
    with pytest.raises(DamagedJournal):
        shelf.resume("t00001")
    saved = shelf.salvage("t00001")
    assert saved.lines == shelf.resume("t00001").lines() == (header(finished(1)),)
    assert [report.id for report in told] == ["history-journal-salvaged"]
    assert (told[0].params["line"], told[0].params["lines"]) == (2, 1)
    assert shelf.open_tables() == ("t00001",)


def finished_with(shelf: Library, *entries: bytes) -> Summary:
    """Return a finished table whose summary counts its entries."""
    summary = finished(len(entries))
    journal = shelf.begin(summary.id, header(summary), entries)
    shelf.finish(journal, summary)
    return summary


def checked(home: Home) -> list[Report]:
    told: list[Report] = []
    shelf = library(home, told)
    shelf.make_missing_summaries(summarise)
    shelf.check_records(summarise)
    return told


@pytest.mark.parametrize("cut", [1, 9, 12, 20])
def test_of_a_damaged_record_what_is_readable_stays_and_the_result_too(home: Home, cut: int) -> None:
    summary = finished_with(library(home), b"1", b"2", b"3")
    path = home.records / f"{summary.id}.journal"
    damaged = path.read_bytes()[:-cut]
    path.write_bytes(damaged)
    (told,) = checked(home)
    assert told.id == "history-journal-salvaged"
    assert Path(str(told.params["kept"])).read_bytes() == damaged
    shelf = library(home)
    assert shelf.lines(summary.id)[1:] == (b"1", b"2", b"3")[: int(told.params["lines"]) - 1]
    kept = shelf.summaries.get(summary.id)
    assert kept is not None
    assert kept.seats == summary.seats
    assert checked(home) == []


def test_the_result_stays_where_nothing_of_the_record_can_be_read(home: Home) -> None:
    summary = finished_with(library(home), b"1")
    path = home.records / f"{summary.id}.journal"
    path.write_bytes(b"nothing")
    told, gone = checked(home)
    assert told.id == "history-journal-lost"
    assert Path(str(told.params["kept"])).read_bytes() == b"nothing"
    assert not path.exists()
    assert library(home).summaries.all() == (summary,)
    assert gone == Report("history-record-gone", {"table": f"{summary.id} (Ann · Bob)"})
    assert checked(home) == [gone]


def test_a_record_that_lost_whole_lines_is_noticed_by_what_the_history_knows(home: Home) -> None:
    summary = finished_with(library(home), b"1", b"2", b"3")
    path = home.records / f"{summary.id}.journal"
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-2]))
    assert checked(home) == [Report("history-record-short", {"path": str(path), "entries": 1, "known": 3})]
    kept = library(home).summaries.get(summary.id)
    assert kept is not None
    assert (kept.seats, kept.entries) == (summary.seats, 1)
    assert checked(home) == []


def test_a_result_older_than_its_record_is_made_anew(home: Home) -> None:
    summary = finished_with(library(home), b"1", b"2")
    older = msgspec.structs.replace(summary, entries=1, seats=(seat("Ann", 1),))
    SummaryStore(home.store).add(older)
    path = home.records / f"{summary.id}.journal"
    assert checked(home) == [Report("history-record-longer", {"path": str(path), "entries": 2, "known": 1})]
    assert library(home).summaries.all() == (summary,)
    assert checked(home) == []


def test_power_may_fail_at_any_point_of_giving_a_game_another_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = finished(30, at=finished(120).finished_at + 1)
    for after in range(100):
        with Home.open(tmp_path / str(after), disk=FileDisk(fsync=False)) as home:
            everyone = [*(finished(number) for number in range(150) if number != 30), ended]
            for summary in everyone:
                (home.records / f"{summary.id}.journal").write_bytes(seal_line(header(summary), SEED)[0])
            SummaryStore(home.store).add_all([*everyone[:-1], finished(30)])
            with power_cut(monkeypatch, after) as failed:
                SummaryStore(home.store).add(ended)
            shelf = library(home)
            shelf.make_missing_summaries(summarise)
            assert {*everyone[:-1]} <= {*shelf.summaries.all()} <= {*everyone, finished(30)}
            assert shelf.summaries.count() == 150
            if not failed():
                assert shelf.summaries.get(ended.id) == ended
                break
    assert not failed()
    assert after >= 3


@pytest.fixture(scope="module")
def shelves(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Home, Path]]:
    """A home with 130 finished tables, and a copy of their summaries."""
    with Home.open(tmp_path_factory.mktemp("home"), disk=FileDisk(fsync=False)) as home:
        shelf = library(home)
        for number in range(130):
            shelf.finish(play(shelf, finished(number)), finished(number))
        yield home, Path(shutil.copytree(home.store, home.path / "sound"))


@settings(max_examples=times(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_history_damaged_anywhere_is_made_anew_from_the_records_and_told_once(
    shelves: tuple[Home, Path], data: st.DataObject
) -> None:
    home, sound = shelves
    shutil.rmtree(home.store)
    shutil.copytree(sound, home.store)
    for path in data.draw(st.lists(st.sampled_from(sorted(home.store.iterdir())), min_size=1, unique=True)):
        blob = bytearray(path.read_bytes())
        place = data.draw(st.integers(0, len(blob) - 1))
        if data.draw(st.booleans()):
            path.unlink()
        elif data.draw(st.booleans()):
            path.write_bytes(blob[:place])
        else:
            blob[place] ^= data.draw(st.integers(1, 255))
            path.write_bytes(blob)
    told: list[Report] = []
    shelf = library(home, told)
    assert shelf.make_missing_summaries(summarise) > 0
    expected = tuple(finished(number) for number in range(130))
    assert shelf.summaries.all() == expected
    assert library(home).summaries.all() == expected
    assert [report.id for report in told] == ["history-records-restored"]
    again: list[Report] = []
    assert library(home, again).make_missing_summaries(summarise) == 0
    assert again == []


PLAY = """
import os, sys
from pathlib import Path
from companion.history.home import Home
from companion.history.library import Library
from companion.history.journal_format import SEED, seal_line
from companion.history.summary_store import SummaryStore
from tests.history.samples import clock, finished, header

with Home.open(Path(sys.argv[1])) as home:
    shelf = Library(home, clock=clock)
    for number in range(int(sys.argv[2]), 10**9):
        journal = shelf.begin(finished(number).id, header(finished(number)))
        for entry in range(8):
            journal.append(b'{"entry":%d}' % entry)
            os.write(1, b"entry %d %d\\n" % (number, entry))
        shelf.finish(journal, finished(number))
        os.write(1, b"finished %d\\n" % number)
"""


def test_killing_the_program_at_any_moment_loses_nothing_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(20)
    promised: set[int] = set()
    for start in range(0, 6_000, 1_000):
        heard = _play_until_killed(tmp_path / "home", start, chance.randrange(3, 120))
        with Home.open(tmp_path / "home") as home:
            shelf = Library(home, clock=clock)
            shelf.make_missing_summaries(summarise)
            promised |= {int(words[1]) for words in heard if words[0] == "finished"}
            assert promised <= {summary.entries for summary in shelf.summaries.all()}
            for _, number, entry in (words for words in heard if words[0] == "entry"):
                lines = shelf.lines(finished(int(number)).id)
                assert b'{"entry":%d}' % int(entry) == lines[int(entry) + 1]
            for table in shelf.open_tables():
                with_more = shelf.resume(table)
                with_more.append(b"goes on")
                assert with_more.lines()[-1] == b"goes on"
                with_more.close()
    assert promised


def _play_until_killed(home: Path, start: int, patience: int) -> list[list[str]]:
    command = [sys.executable, "-c", PLAY, str(home), str(start)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as player:
        assert player.stdout is not None
        heard = [player.stdout.readline() for _ in range(patience)]
        player.send_signal(signal.SIGKILL)
        heard += player.stdout.readlines()
    assert player.returncode == -signal.SIGKILL
    return [line.decode().split() for line in heard if line.endswith(b"\n")]


def test_every_error_names_its_message_and_its_parameters() -> None:
    error = TableIdRefused("x" * 200)
    assert isinstance(error, HistoryError)
    assert (error.id, error.params["table"]) == ("history-table-id-refused", "x" * 80)
    assert str(error).startswith("history-table-id-refused table=")
