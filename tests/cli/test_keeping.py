"""`companion history`, `export` and `doctor`, on a home of their own."""

import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.engine.record import Codec
from companion.engine.setup import Setup, seated
from companion.history.exports import BG_STATS, from_json
from companion.history.home import Home
from companion.hosting.house import House
from companion.locale.texts import Texts

Run = Callable[..., Any]


@pytest.fixture
def home(tmp_path: Path, played: Any) -> Path:
    """A home with one finished game and one open table."""
    ids: Iterator[str] = iter(("DONE", "OPEN"))
    folder = tmp_path / "home"
    with House.open(folder, clock=lambda: 1_700_000_000_000, ids=lambda: next(ids), fsync=False) as house:
        live = house.host.copy("card_city", Codec(played.game).document(played.record))
        house.host.finish(live)
        house.host.begin("card_city", Setup(seats=seated("Cy", "Di")))
    return folder


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


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


def test_history_of_a_new_home_says_that_there_is_nothing(run: Run, tmp_path: Path) -> None:
    assert run("history", "--home", tmp_path / "new").out == "No finished game yet.\n"
    assert run("history", "--home", tmp_path / "new", "--json").out == ""


def test_export_writes_every_form(run: Run, home: Path, tmp_path: Path) -> None:
    (summary,) = from_json(run("export", "--home", home).out.encode())
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
    assert from_json(target.read_bytes()) == (summary,)


def test_an_export_that_cannot_be_written_is_told(run: Run, home: Path, tmp_path: Path) -> None:
    ran = run("export", "--home", home, "--output", tmp_path / "no" / "such")
    assert ran.status == 2
    assert str(tmp_path / "no" / "such") in ran.err


@pytest.mark.parametrize("command", ["history", "export", "doctor"])
def test_a_home_in_use_is_left_alone(run: Run, home: Path, command: str) -> None:
    with Home.open(home):
        ran = run(command, "--home", home, "--json")
    assert ran.status == 2
    assert ran.object["error"]["file"] == str(home)
    assert Texts.load("en").say("history-home-in-use", path=str(home)) in ran.err


def test_the_doctor_finds_a_sound_home_sound(run: Run, home: Path) -> None:
    ran = run("doctor", "--home", home, "--json")
    assert ran.status == 0
    assert ran.object == {"home": str(home), "open": 1, "finished": 1, "repaired": False, "findings": []}
    assert "nothing to repair" in run("doctor", "--home", home).out


def damage_journal(home: Path) -> None:
    path = home / "tables" / "OPEN.journal"
    path.write_bytes(path.read_bytes() + b"00000000 {}\n")


def tear_journal(home: Path) -> None:
    path = home / "tables" / "OPEN.journal"
    path.write_bytes(path.read_bytes() + b'12345678 {"ent')


def lose_summaries(home: Path) -> None:
    for path in (home / "store").glob("history-*"):
        path.unlink()


def damage_store(home: Path) -> None:
    for path in (home / "store").glob("history-*"):
        path.write_bytes(b"{" + path.read_bytes())


@pytest.mark.parametrize("damage", [damage_journal, tear_journal, lose_summaries, damage_store])
def test_the_doctor_says_what_it_would_repair_changes_nothing_and_repairs_when_asked(
    run: Run, home: Path, damage: Callable[[Path], None]
) -> None:
    damage(home)
    before = everything(home)
    ran = run("doctor", "--home", home, "--json")
    assert ran.status == 2
    findings = ran.object["findings"]
    assert findings
    for finding in findings:
        assert finding["text"] != finding["id"]
        assert "companion-doctor-" not in json.dumps(finding)
    assert everything(home) == before
    repaired = run("doctor", "--home", home, "--repair", "--json")
    assert (repaired.status, repaired.object["repaired"]) == (0, True)
    assert [one["id"] for one in repaired.object["findings"]] == [one["id"] for one in findings]
    assert run("doctor", "--home", home, "--json").object == {
        "home": str(home),
        "open": 1,
        "finished": 1,
        "repaired": False,
        "findings": [],
    }


def test_the_doctor_says_what_cannot_be_repaired(run: Run, home: Path) -> None:
    path = home / "records" / "DONE.journal"
    path.write_bytes(path.read_bytes().replace(b"17000", b"17001", 3))
    ran = run("doctor", "--home", home, "--repair", "--json")
    assert ran.status == 2
    assert ran.object["findings"]
    assert path.exists()
