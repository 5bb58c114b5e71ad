"""`companion history` and `export`, on a home of their own."""

import csv
import errno
import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest

from companion.engine.setup import Setup, make_seats
from companion.history.details import make_details, with_day
from companion.history.exported import HistoryFile
from companion.history.exports import BG_STATS
from companion.history.home import Home
from companion.hosting.open_home import OpenHome
from companion.locale.texts import Texts

Run = Callable[..., Any]


def test_history_lists_finished_games(run: Run, home: Path, played: Any) -> None:
    totals = [one.total for one in played.game.scoresheet(played.position).standings]
    shown = run("history", "--home", home, "--json").object
    assert (shown["id"], shown["game"]) == ("DONE", "card_city")
    assert [(seat["name"], seat["total"]) for seat in shown["seats"]] == list(
        zip(("Ann", "柏"), totals, strict=True)
    )
    line = run("history", "--home", home).out
    assert "Card City" in line
    assert "1. " in line
    assert run("history", "--home", home, "--limit", 0, "--json").out == ""


def test_places_are_places_and_what_was_won_together_is_said(run: Run, tmp_path: Path) -> None:
    rows = "Date,Game,Player,Rank\n2025-03-14,Potions,Ann,1\n2025-03-14,Potions,Ben,2\n"
    wins = "Date,Game,Player,Winner\n2025-03-15,Cure,Ann,yes\n2025-03-15,Cure,Ben,yes\n"
    halves = "Date,Game,Ann,Ben\n2025-03-16,Halves,12.5,9\n"
    alone = "Date,Game,Player,Winner\n2025-03-13,Solo,Ann,no\n"
    for name, text in (("a", rows), ("b", wins), ("c", halves)):
        (tmp_path / f"{name}.csv").write_text(text)
        assert run("import", "--home", tmp_path / "home", tmp_path / f"{name}.csv").status == 0
    (tmp_path / "solo.csv").write_text(alone)
    assert run("import", "--home", tmp_path / "solo", tmp_path / "solo.csv").status == 0
    assert run("history", "--home", tmp_path / "solo").out == "2025-03-13  Solo  Ann: lost\n"
    assert run("history", "--home", tmp_path / "home").out.splitlines() == [
        "2025-03-16  Halves   1. Ann 12.5 · 2. Ben 9",
        "2025-03-15  Cure     Ann · Ben: won together",
        "2025-03-14  Potions  1. Ann · 2. Ben",
    ]
    told = run("export", "--home", tmp_path / "home", "--format", "csv").out.removeprefix("\ufeff")
    found = list(csv.DictReader(told.splitlines()))
    assert [(row["total"], row["rank"], row["counted_by"]) for row in found] == [
        ("", "1", "places"), ("", "2", "places"), ("", "1", "won"), ("", "1", "won"),
        ("12.5", "1", "points"), ("9", "2", "points"),
    ]  # fmt: skip
    tables = json.loads(run("export", "--home", tmp_path / "home").out)["summaries"]
    assert [[seat.get("total") for seat in table["seats"]] for table in tables] == [
        [None, None], [None, None], [12.5, 9],
    ]  # fmt: skip
    assert [table.get("together") for table in tables] == [None, True, None]
    (newest, *_) = run("history", "--home", tmp_path / "home", "--json").out.splitlines()
    assert [seat["total"] for seat in json.loads(newest)["seats"]] == [12.5, 9]


def test_a_result_with_unread_prints_is_listed_as_not_final(run: Run, tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        setup = Setup(make_seats("Ann", "Ben"), mode="score")
        client = house.client(house.tables.begin("sweet_lands", setup), None, local=True)
        client.finish()
    unread = run("history", "--home", tmp_path, "--json").object["unread"]
    assert unread > 0
    assert "Not final" in run("history", "--home", tmp_path).out


def test_history_of_a_new_home_says_that_there_is_nothing(run: Run, tmp_path: Path) -> None:
    assert run("history", "--home", tmp_path / "new").out == "No finished game yet.\n"
    assert run("history", "--home", tmp_path / "new", "--json").out == ""


def test_export_writes_every_form(run: Run, home: Path, tmp_path: Path) -> None:
    (summary,) = msgspec.json.decode(run("export", "--home", home).out, type=HistoryFile).summaries
    assert summary.id == "DONE"
    rows = list(
        csv.DictReader(
            run("export", "--home", home, "--format", "csv").out.removeprefix("\ufeff").splitlines()
        )
    )
    assert [row["name"] for row in rows] == ["Ann", "柏"]
    assert run("export", "--home", home, "--format", "bgstats").out.startswith(BG_STATS)
    target = tmp_path / "out.json"
    ran = run("export", "--home", home, "--output", target)
    assert (ran.status, ran.out) == (0, "")
    assert msgspec.json.decode(target.read_bytes(), type=HistoryFile).summaries == (summary,)


def test_an_export_says_where_a_table_was_played_and_what_was_noted(run: Run, home: Path) -> None:
    with OpenHome.open(home, fsync=False) as house:
        house.albums.set_note("DONE", "The last bus")
        house.albums.places.set({"DONE": "Ann's kitchen"})
        said = make_details(expansions=["Rivers"], tags=["rainy"], rating=8, teacher="Ann")
        moment = house.tables.library.summaries.recent(1)[0]
        said = with_day(said, date(2025, 3, 14), moment.finished_at, moment.played_on)
        house.albums.details.set({"DONE": said})
    told = run("export", "--home", home, "--format", "csv").out.removeprefix("\ufeff").splitlines()
    found = list(csv.DictReader(told))
    assert {row["place"] for row in found} == {"Ann's kitchen"}
    assert {(row["day"], row["expansions"], row["rating"]) for row in found} == {
        ("2025-03-14", "Rivers", "8")
    }
    assert run("history", "--home", home).out.startswith("2025-03-14  ")
    link = unquote(run("export", "--home", home, "--format", "bgstats").out.removeprefix(BG_STATS))
    play = msgspec.json.decode(link.encode())
    assert (play["location"], play["playDate"]) == ("Ann's kitchen", "2025-03-14 12:00:00")
    assert play["comments"].splitlines() == [
        "The last bus", "Expansions: Rivers", "Tags: rainy", "Rating: 8 of 10", "Taught by Ann",
    ]  # fmt: skip


def test_an_export_that_cannot_be_written_is_told(run: Run, home: Path, tmp_path: Path) -> None:
    ran = run("export", "--home", home, "--output", tmp_path / "no" / "such")
    assert ran.status == 2
    assert str(tmp_path / "no" / "such") in ran.err


@pytest.mark.parametrize(
    ("locale", "full"),
    [("en", "The disk is full."), ("zh-Hant", "磁碟已滿。"), ("zh-Hans", "磁盘已满。")],
)
def test_an_export_onto_a_full_disk_says_so_in_the_readers_language(
    run: Run, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, full: str
) -> None:
    def refuse(path: Path, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "full", str(path))

    monkeypatch.setattr(Path, "write_bytes", refuse)
    ran = run("export", "--home", home, "--output", tmp_path / "out.json", "--lang", locale)
    assert ran.status == 2
    assert full in ran.err


@pytest.mark.parametrize("command", ["history", "export", "doctor"])
def test_a_home_in_use_is_left_alone(run: Run, home: Path, command: str) -> None:
    with Home.open(home):
        ran = run(command, "--home", home, "--json")
    assert ran.status == 2
    assert ran.object["error"]["file"] == str(home)
    assert Texts.load("en").say("history-home-in-use", path=str(home)) in ran.err
