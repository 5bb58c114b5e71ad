"""`companion import`, on a home of its own."""

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.cli import STOPPED
from companion.hosting import import_plays, summaries
from tests.cli.conftest import Run

ROWS = "Date,Game,Player,Score\n2024-01-05,Farms,Ann,31\n2024-01-05,Farms,Ben,28\n,Farms,Cid,4\n"


def test_games_come_in_once_and_are_listed(run: Run, typed: Callable[..., Path], tmp_path: Path) -> None:
    file, home = typed(ROWS, "games.csv"), tmp_path / "home"
    ran = run("import", file, "--home", home, "--json")
    assert (ran.status, ran.object["found"], ran.object["new"], ran.object["known"]) == (0, 1, 1, 0)
    assert ran.object["columns"] == {"Date": "date", "Game": "game", "Player": "person", "Score": "points"}
    assert ran.object["left_out"] == [{"number": 4, "why": "date"}]
    again = run("import", file, "--home", home)
    assert "1 of them is here already." in again.out
    assert "Nothing came in." in again.out
    assert "1. Ann 31 · 2. Ben 28" in run("history", "--home", home).out


def test_a_dry_run_only_tells(run: Run, typed: Callable[..., Path], tmp_path: Path) -> None:
    file, home = typed(ROWS, "games.csv"), tmp_path / "home"
    assert "1 game would come in." in run("import", file, "--home", home, "--dry-run").out
    assert run("history", "--home", home, "--json").out == ""


def test_columns_are_said_where_the_guess_is_wrong(
    run: Run, typed: Callable[..., Path], tmp_path: Path
) -> None:
    file, home = typed(ROWS.replace("Player", "Whoever"), "games.csv"), tmp_path / "home"
    ran = run("import", file, "--home", home)
    assert (ran.status, "No column says who was there." in ran.out) == (2, True)
    ran = run("import", file, "--home", home, "--column", "Whoever=person", "--json")
    assert (ran.status, len(ran.object["taken"])) == (0, 1)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Nobody=person", "There is no column “Nobody”."),
        ("Game=heart", "A column holds nothing called “heart”"),
    ],
)
def test_a_column_that_is_not_there_is_told(
    run: Run, typed: Callable[..., Path], tmp_path: Path, said: str, told: str
) -> None:
    ran = run("import", typed(ROWS, "games.csv"), "--home", tmp_path / "home", "--column", said)
    assert (ran.status, told in ran.err) == (2, True)


def test_a_broken_file_stops_no_other(run: Run, typed: Callable[..., Path], tmp_path: Path) -> None:
    broken, sound, home = typed("{", "a.json"), typed(ROWS, "b.csv"), tmp_path / "home"
    ran = run("import", broken, tmp_path / "none.csv", sound, "--home", home)
    assert (ran.status, "1 game came in." in ran.out) == (2, True)
    assert "This JSON breaks off" in ran.err


def test_every_column_that_is_not_used_is_listed(
    run: Run, typed: Callable[..., Path], tmp_path: Path
) -> None:
    rows = "Date,Game,Ann,Weather,Weather\n2024-01-05,Farms,31,rain,wind\n"
    file, home = typed(rows, "games.csv"), tmp_path / "home"
    assert run("import", file, "--home", home, "--dry-run").out.count("Weather → nothing of use") == 2
    assert run("import", file, "--home", home, "--dry-run", "--json").object["unused"] == [
        "Weather",
        "Weather",
    ]


def test_how_a_doubtful_number_is_read_is_told_with_the_option_for_the_other_way(
    run: Run, typed: Callable[..., Path], tmp_path: Path
) -> None:
    rows = 'Date,Game,Player,Score\n2024-01-05,Farms,Ann,"1,234"\n2024-01-05,Farms,Ben,950\n'
    file, home = typed(rows, "games.csv"), tmp_path / "home"
    ran = run("import", file, "--home", home, "--dry-run")
    assert ("“1,234” is 1234." in ran.out, "--decimal comma" in ran.out) == (True, True)
    ran = run("import", file, "--home", home, "--decimal", "comma", "--json")
    assert (ran.object["decimal"], ran.object["decimal_example"]) == ("comma", "1,234")
    assert "1. Ben" in run("history", "--home", home).out


def test_what_a_dash_means_is_told_with_the_option_for_the_other_meaning(
    run: Run, typed: Callable[..., Path], tmp_path: Path
) -> None:
    file, home = typed("Date,Game,Ann,Ben\n2024-01-05,Farms,31,-\n", "games.csv"), tmp_path / "home"
    ran = run("import", file, "--home", home, "--dry-run")
    assert ("“-” means: was there" in ran.out, "--dash away" in ran.out) == (True, True)
    run("import", file, "--home", home, "--dash", "away")
    assert "Ben" not in run("history", "--home", home).out


def test_an_interrupt_lets_the_present_game_become_whole_and_tells_how_many_came_in(
    run: Run, typed: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = "Date,Game,Ann,Ben\n" + "".join(f"2024-01-{day:02d},Farms,{day},7\n" for day in range(1, 10))
    file, home = typed(rows, "games.csv"), tmp_path / "home"
    made: list[Any] = []

    def interrupted(table: Any) -> Any:
        made.append(table)
        if len(made) == 4:
            signal.raise_signal(signal.SIGINT)
        return summaries.summary_of(table)

    monkeypatch.setattr(import_plays, "summary_of", interrupted)
    ran = run("import", file, "--home", home)
    assert (ran.status, "4 games came in." in ran.out) == (STOPPED, True)
    assert "Stopped. 5 games did not come in; what did is whole." in ran.out
    assert run("history", "--home", home).out.count("Farms") == 4
    assert "5 games came in." in run("import", file, "--home", home).out
