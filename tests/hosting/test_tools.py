"""Dice and clocks of a table: who may use them, who is told, and what is left after a restart."""

import json
from pathlib import Path

import msgspec
import pytest

from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.history.disk import FileDisk
from companion.history.errors import Report, StoreUnwritable
from companion.history.exported import HistoryFile
from companion.history.exports import to_json
from companion.hosting import tools as module
from companion.hosting.client import TableClient
from companion.hosting.errors import Malformed, OnlyWatching, TableGone, TooFast
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TAPS
from companion.hosting.tools import ToolStore
from companion.tools.toolbox import (
    EMPTY,
    Ask,
    GiveTurn,
    Pause,
    PutAway,
    Resume,
    Reveal,
    SetClock,
    SetCountdown,
    ShowScore,
    Wanted,
)
from tests.hosting.play import Watch, begin, host_of, open_house, play_on, sit_down

EVERYTHING: tuple[Wanted, ...] = (
    Ask("dice", 2, 6),
    Ask("coins"),
    Ask("start"),
    SetCountdown(60_000),
    Pause("countdown"),
    Resume("countdown"),
    SetClock(60_000),
    GiveTurn(1),
    Pause("clock"),
    Resume("clock"),
    PutAway("clock"),
    PutAway("countdown"),
    ShowScore(False),
    Reveal(3),
)


def told(house: OpenHome, client: TableClient) -> tuple[list[str], list[str]]:
    """Tell who looks at the table, and who shows its clocks. Each filled as they are told."""
    tables: list[str] = []
    clocks: list[str] = []
    client.listen(tables.append)
    client.tools.listen(clocks.append)
    return tables, clocks


def test_whoever_sits_or_hosts_uses_the_tools_and_all_see_the_same(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        ann, host, watcher = sit_down(house, live, 0), host_of(house, live), house.client(live, None)
        for device in (ann, host):
            for wanted in EVERYTHING:
                shown = device.tools.use(wanted)
                assert ann.tools.shown == host.tools.shown == watcher.tools.shown == shown
        assert [roll.by for roll in watcher.tools.shown.rolls] == ["Ann"] * 3 + [""] * 3


@pytest.mark.parametrize("wanted", EVERYTHING)
def test_a_watcher_only_looks(tmp_path: Path, wanted: Wanted) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        sit_down(house, live, 0).tools.use(SetClock(0))
        watcher = house.client(live, None)
        before = watcher.tools.shown
        with pytest.raises(OnlyWatching):
            watcher.tools.use(wanted)
        assert watcher.tools.shown == before


def test_a_freed_seat_gives_no_right_to_the_tools_any_more(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ben = sit_down(house, live, 1)
        host_of(house, live).free(1)
        with pytest.raises(OnlyWatching):
            ben.tools.use(Ask("coins"))


def test_the_tools_are_no_faster_than_any_hand(tmp_path: Path) -> None:
    with open_house(tmp_path, Watch()) as house:
        live = begin(house)
        ann, ben = sit_down(house, live, 0), sit_down(house, live, 1)
        for _ in range(TAPS.burst):
            ann.tools.use(Ask("coins"))
        with pytest.raises(TooFast):
            ann.tools.use(Ask("coins"))
        ben.tools.use(Ask("coins"))


@pytest.mark.parametrize(
    "wanted", [Ask("dice", 99), GiveTurn(2), SetClock(-1), Reveal(-1), Reveal(9**9), "roll", None]
)
def test_what_nobody_can_want_is_refused_and_changes_nothing(tmp_path: Path, wanted: Wanted) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        ann.tools.use(SetClock(0))
        before = ann.tools.shown
        with pytest.raises(Malformed):
            ann.tools.use(wanted)
        assert ann.tools.shown == before


def test_a_roll_is_told_to_every_page_and_a_turn_of_the_clock_to_clocks_alone(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        tables, clocks = told(house, ann)
        ann.tools.use(Ask("dice", 2, 6))
        assert (len(tables), len(clocks)) == (1, 1)
        ann.tools.use(SetClock(60_000))  # now there is a clock to be shown
        assert (len(tables), len(clocks)) == (2, 2)
        for wanted in (GiveTurn(1), Pause("clock"), Resume("clock"), GiveTurn(0), SetCountdown(5_000)):
            ann.tools.use(wanted)
        assert (len(tables), len(clocks)) == (2, 7)


def test_tools_leave_no_trace_in_the_record(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 3)
        ann = sit_down(house, live, 0)
        before = Codec(live.game).encode_record(live.table.record)
        for wanted in EVERYTHING:
            ann.tools.use(wanted)
        assert Codec(live.game).encode_record(live.table.record) == before


def test_a_clock_runs_on_through_a_restart_and_rolls_are_remembered(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        key = ann.rights.key
        for wanted in (Ask("dice", 3, 20), SetClock(600_000), GiveTurn(0), SetCountdown(60_000)):
            ann.tools.use(wanted)
        watch.wait(10)
        ann.tools.use(GiveTurn(1))
        ann.tools.use(Pause("countdown"))
        left = ann.tools.shown
    watch.wait(5)
    with open_house(tmp_path, watch) as house:
        again = house.tables.table(live.id)
        assert again is not None
        tools = house.client(again, key).tools
        assert tools.shown == left
        assert left.clock is not None
        assert left.countdown is not None
        assert left.clock.time_of(0, tools.now()) == 590_000
        assert left.clock.time_of(1, tools.now()) == 595_000
        assert left.countdown.time_left(tools.now()) == 50_000


def test_what_cannot_be_saved_has_not_happened_and_nobody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        tables, clocks = told(house, ann)

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(FileDisk, "replace", full)
        with pytest.raises(StoreUnwritable):
            ann.tools.use(Ask("coins"))
        assert ann.tools.shown == EMPTY
        assert (tables, clocks) == ([], [])


def test_a_deleted_table_takes_its_tools_along(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live, other = begin(house), begin(house)
        for table in (live, other):
            sit_down(house, table, 0).tools.use(Ask("coins"))
        ann = sit_down(house, live, 1)
        host_of(house, live).delete()
        assert house.tools.find_toolbox(live.id) == EMPTY
        assert house.tools.find_toolbox(other.id).latest is not None
        with pytest.raises(TableGone):
            ann.tools.use(Ask("coins"))


def test_a_clock_for_other_seats_than_sit_there_now_is_none(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        host = host_of(house, live)
        host.tools.use(SetClock(60_000))
        host.set_up_again(Setup(make_seats("Ann", "Ben", "Cleo")))
        assert host.tools.shown.clock is None
        host.tools.use(SetClock(60_000))
        clock = host.tools.shown.clock
        assert clock is not None
        assert len(clock.timers) == 3


def test_tools_of_finished_tables_make_room_and_those_of_open_ones_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_TABLES", 2)
    watch = Watch()
    store = ToolStore(
        tmp_path / "tools.json", clock=watch, disk=FileDisk(fsync=False), spared=lambda: ("OPEN",)
    )
    for table in ("OPEN", "A", "B"):
        watch.wait(1)
        store.change(table, Ask("coins"), ("Ann",), "")
    known = [name for name in ("OPEN", "A", "B") if store.find_toolbox(name) != EMPTY]
    assert known == ["OPEN", "B"]


def test_a_damaged_file_is_set_aside_and_told_and_the_house_opens(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        sit_down(house, live, 0).tools.use(Ask("coins"))
        path = house.home.store / "tools.json"
    document = json.loads(path.read_text())
    document["data"]["tools"]["1"]["tools"]["rolls"][0]["values"] = [9]
    path.write_text(json.dumps(document))
    with open_house(tmp_path) as house:
        assert house.tools.find_toolbox(live.id) == EMPTY
        told_of: list[Report] = list(house.tables.reports.unread)
        assert any(str(path) in str(report.params) for report in told_of)
        again = house.tables.table(live.id)
        assert again is not None
        sit_down(house, again, 1).tools.use(Ask("coins"))


def test_a_filed_table_keeps_the_time_that_each_seat_took_and_its_exports_tell_it(tmp_path: Path) -> None:
    passed = [1_700_000_000_000]
    with open_house(tmp_path, lambda: passed[0]) as house:
        session = begin(house)
        host = host_of(house, session)
        host.tools.use(SetClock(60_000))
        for seat, seconds in ((0, 12), (1, 75), (0, 3)):
            host.tools.use(GiveTurn(seat))
            passed[0] += seconds * 1000
        host.finish()
        assert house.albums.details.find_details(session.id).seconds == (15, 75)
        (summary,) = house.tables.library.summaries.all()
        exported = to_json([summary], details=house.albums.details.all())
        (table,) = msgspec.json.decode(exported, type=HistoryFile).summaries
        assert [seat.seconds for seat in table.seats] == [15, 75]


def test_a_table_whose_clocks_never_ran_keeps_no_times(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        session = begin(house)
        host_of(house, session).tools.use(SetClock(60_000))
        host_of(house, session).finish()
        assert house.albums.details.all() == {}
