"""What was brought in has the day and the names of its file, in whatever time zone it is looked at."""

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from companion.files.play_files import open_plays
from companion.history.summary import Summary
from companion.hosting.import_plays import find_new_games, import_games
from companion.hosting.match_plays import PlayMatcher
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts
from companion.sharing.codec import pack, unpack

DAYS = b"Date,Game,Ann,Ben\n2025-03-14,Tz,12,9\n2025-07-04,Tz,8,9\n"
CLOCK = (
    b'{"games":[{"id":1,"name":"G"}],"players":[{"id":1,"name":"A"},{"id":2,"name":"B"}],"plays":['
    b'{"uuid":"","playDate":"2021-03-28 02:30:00","gameRefId":1,"playerScores":['
    b'{"playerRefId":1,"score":"3","winner":true},{"playerRefId":2,"score":"1","winner":false}]}]}'
)
ZONES = ("UTC", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati", "Europe/Berlin")
TEXTS = Texts.load("en")


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Sets the machine's zone through `stand_in`, and puts it back at the end."""
    yield monkeypatch
    monkeypatch.undo()
    time.tzset()


def stand_in(zone: str, clocks: pytest.MonkeyPatch) -> None:
    clocks.setenv("TZ", zone)
    time.tzset()


def bring_in(home: Path, data: bytes) -> int:
    """Count how many games came in."""
    with OpenHome.open(home) as house:
        newcomers = find_new_games(house, open_plays(data, "games").found.plays, [TEXTS])
        return len(import_games(house, newcomers, TEXTS).tables)


def kept(home: Path) -> tuple[Summary, ...]:
    with OpenHome.open(home) as house:
        return house.tables.library.summaries.all()


@pytest.mark.parametrize("brought_in", ZONES)
@pytest.mark.parametrize("data", [DAYS, CLOCK])
def test_a_day_is_that_day_everywhere_and_comes_in_once(
    brought_in: str, data: bytes, tmp_path: Path, clocks: pytest.MonkeyPatch
) -> None:
    stand_in(brought_in, clocks)
    count = bring_in(tmp_path, data)
    first = kept(tmp_path)
    for zone in ZONES:
        stand_in(zone, clocks)
        assert kept(tmp_path) == first
        days = [summary.played_on.isoformat() for summary in first]
        assert days == (["2025-03-14", "2025-07-04"] if data is DAYS else ["2021-03-28"])
        assert bring_in(tmp_path, data) == 0
    assert len(first) == count


def test_what_an_earlier_version_brought_in_elsewhere_is_known_again(clocks: pytest.MonkeyPatch) -> None:
    play = open_plays(DAYS, "games").found.plays[0]
    for zone, evening in (("America/Los_Angeles", 1_742_007_600_000), ("Asia/Tokyo", 1_741_950_000_000)):
        line = b'{"name":"%b","colour":"teal","total":%d,"rank":%d,"lines":[]}'
        seats = b",".join((line % (b"Ann", 12, 1), line % (b"Ben", 9, 2)))
        before = (
            b'{"id":"in-0","game":"score_pad","rules_version":1,"started_at":%d,"finished_at":%d,"seats":[%b],'
            b'"entries":0,"mode":"score","variant":"Tz","lowest":false,"counted":true}'
        ) % (evening, evening, seats)
        summary = msgspec.json.decode(before, type=Summary)
        for here in ZONES:
            stand_in(here, clocks)
            assert PlayMatcher([summary], lambda game: frozenset({game}), str).match(play), (zone, here)


def test_names_that_are_alike_for_forty_letters_stay_two_and_whole(tmp_path: Path) -> None:
    series = "A very long game name that goes on for ever: "
    person = "Wolfeschlegelsteinhausenbergerdorff the Elder"
    rows = "".join(f"2025-03-1{day},{series}Case {day},{person} {day},3\n" for day in (1, 2))
    assert bring_in(tmp_path, f"Date,Game,Player,Score\n{rows}".encode()) == 2
    found = kept(tmp_path)
    assert [summary.variant for summary in found] == [f"{series}Case 1", f"{series}Case 2"]
    assert [summary.seats[0].name for summary in found] == [f"{person} 1", f"{person} 2"]


def test_a_code_carries_the_day_and_whole_names(tmp_path: Path, clocks: pytest.MonkeyPatch) -> None:
    stand_in("America/Los_Angeles", clocks)
    long = "A very long game name that goes on for ever: The First Case"
    bring_in(tmp_path, f"Date,Game,Player,Score\n2025-03-14,{long},{'Ann ' * 15},3.5\n".encode())
    with OpenHome.open(tmp_path) as house:
        summary = house.tables.library.summaries.all()[0]
        table = house.tables.replay_table(summary.id)
        carried = unpack(pack(table)).table
    assert carried.record == table.record
    assert (carried.header.told and carried.header.told.day, carried.variant) == ("2025-03-14", long)
