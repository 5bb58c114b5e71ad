from __future__ import annotations

import csv
import io
import json
import time
from datetime import date
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.engine.plain_text import plain_text
from companion.files.own_exports import read_own_export
from companion.history.cells import bare_cell
from companion.history.dated_summaries import date_summary
from companion.history.details import NO_DETAILS, PlayDetails, with_day
from companion.history.exported import BREAKS, HistoryFile, export_table
from companion.history.exports import COLUMNS, bg_stats_play, bg_stats_url, to_csv, to_json
from companion.history.summary import Summary
from tests.history.samples import finished, seat, summaries

histories = st.lists(summaries, max_size=6, unique_by=lambda summary: summary.id)


def in_order(history: list[Summary]) -> list[Summary]:
    return sorted(history, key=lambda summary: summary.order)


def rows(exported: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(exported.decode("utf-8-sig"), newline=""), strict=True))


@settings(deadline=None)
@given(histories)
def test_json_gives_the_history_back(history: list[Summary]) -> None:
    found = msgspec.json.decode(to_json(history), type=HistoryFile).summaries
    assert found == tuple(map(export_table, in_order(history)))


@settings(deadline=None)
@given(histories)
@example([finished(1, seat("\n="))])
def test_csv_has_a_row_per_seat_with_every_name_and_number(history: list[Summary]) -> None:
    found = rows(to_csv(history))
    expected = [
        (table, number, seat) for table in in_order(history) for number, seat in enumerate(table.seats)
    ]
    assert len(found) == len(expected)
    for row, (table, number, mine) in zip(found, expected, strict=True):
        assert bare_cell(row["name"]) == (plain_text(mine.name, BREAKS) or "?")
        assert (row["table"], row["mode"]) == (table.id, table.mode)
        assert (int(row["seat"]), int(row["total"]), int(row["rank"])) == (number + 1, mine.total, mine.rank)
        for category in {line.category for line in mine.lines}:
            points = sum(line.points for line in mine.lines if line.category == category)
            assert int(row[category]) == points


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "＝1", "'=1", '=HYPERLINK("x")'])
def test_no_name_is_a_formula_in_a_spreadsheet(name: str) -> None:
    found = rows(to_csv([finished(1, seat(name))]))
    assert found[0]["name"] == f"'{name}"


@pytest.mark.parametrize("name", ["\tx", "\r=1", "\n@x"])
def test_a_space_before_a_name_makes_no_formula_of_it(name: str) -> None:
    found = rows(to_csv([finished(1, seat(name))]))
    assert not found[0]["name"].startswith(("=", "@", "\t", "\r", "\n"))


def test_csv_is_in_the_form_of_rfc_4180_with_the_mark_of_utf_8() -> None:
    exported = to_csv([finished(1, seat('陳 "大"\n,x'))], {"t00001": "Home"})
    assert exported.startswith(
        b"\xef\xbb\xbftable,game,variant,rules_version,mode,started_at,finished_at,entries,place,seat,"
    )
    head, first = exported.decode("utf-8-sig").split("\r\n", 1)
    assert head.endswith(
        ",total,rank,day,counted_by,lowest,note,unread,expansions,tags,rating,taught_by,seconds,residential,money"
    )
    assert first == (
        "t00001,card_city,,1,play,2027-01-15T07:16:00.000+00:00,2027-01-15T08:01:00.000+00:00,1,Home,1,"
        '"陳 ""大"" ,x",blue,10,1,2027-01-15,points,no,,0,,,,,,8,2\r\n'
    )


def test_an_export_says_how_many_prints_were_unread() -> None:
    table = msgspec.structs.replace(finished(1, seat("Ann")), unread=3)
    assert rows(to_csv([table]))[0]["unread"] == "3"
    assert json.loads(to_json([table]))["summaries"][0]["unread"] == 3


@pytest.mark.parametrize("counted", [True, False], ids=["before details", "before unread prints"])
def test_an_export_of_an_older_form_is_read(counted: bool) -> None:
    lines = to_csv([finished(1, seat("Ann"))]).decode("utf-8-sig").splitlines()
    cells = [line.split(",") for line in lines]
    later = COLUMNS[COLUMNS.index("unread") + (1 if counted else 0) :]
    at = cells[0].index(later[0])
    old = "\r\n".join(",".join((*line[:at], *line[at + len(later) :])) for line in cells)
    found = read_own_export(("\ufeff" + old).encode())
    assert found is not None
    assert [seat.name for play in found.plays for seat in play.result.seats] == ["Ann"]
    assert not found.left_out


def test_details_stand_in_the_csv_in_cells_that_a_person_reads() -> None:
    said = PlayDetails(expansions=("Rivers", "A;B"), tags=("=1", "rainy"), rating=8, teacher="-Ann")
    (row, *_) = rows(to_csv([finished(1, seat("Ann"))], details={"t00001": said}))
    assert [row[name] for name in ("expansions", "tags", "rating", "taught_by")] == [
        'Rivers;"A;B"', "'=1;rainy", "8", "'-Ann",
    ]  # fmt: skip


@pytest.mark.parametrize("zone", ["UTC", "America/Los_Angeles", "Asia/Tokyo"])
def test_bg_stats_gets_a_said_day_as_its_noon(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(1, seat("Ann"))
    said = with_day(NO_DETAILS, date(2026, 2, 28), table.finished_at, table.played_on)
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    found = bg_stats_play(date_summary(table, said), game_name="Card City")
    monkeypatch.undo()
    time.tzset()
    assert (found["playDate"], found["durationMin"]) == ("2026-02-28 12:00:00", 45)


def test_bg_stats_gets_a_whole_play() -> None:
    table = finished(1, seat("Ann", 19), seat("陳", 12, 2))
    assert bg_stats_play(table, game_name="Card City", bgg_id=7, start_seat=1, location="home") == {
        "sourceName": "table-companion",
        "sourcePlayId": "t00001",
        "playDate": "2027-01-15 07:16:00",
        "durationMin": 45,
        "location": "home",
        "game": {
            "name": "Card City",
            "bggId": 7,
            "sourceGameId": "card_city",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": "Ann",
                "sourcePlayerId": "ann",
                "score": 19,
                "rank": 1,
                "winner": True,
                "startPlayer": False,
            },
            {
                "name": "陳",
                "sourcePlayerId": "陳",
                "score": 12,
                "rank": 2,
                "winner": False,
                "startPlayer": True,
            },
        ],
    }


def test_bg_stats_gets_every_sheet_of_a_pad_as_a_game_of_its_own() -> None:
    darts = finished(1, game="score_pad", variant="Darts", lowest=True)
    assert bg_stats_play(darts, game_name="Darts")["game"] == {
        "name": "Darts",
        "sourceGameId": "score_pad/Darts",
        "highestWins": False,
        "noPoints": False,
    }


@settings(deadline=None)
@given(summaries)
def test_the_bg_stats_link_carries_the_play_whatever_the_names(summary: Summary) -> None:
    play = bg_stats_play(summary, game_name="卡城 & more")
    url = bg_stats_url(play)
    assert url.isascii()
    parts = urlsplit(url)
    assert (parts.scheme, parts.netloc, parts.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    assert json.loads(parse_qs(parts.query, strict_parsing=True)["data"][0]) == play
