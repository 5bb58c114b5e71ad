"""`companion box`: what is printed in the owner's box, shown, changed and carried."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.locale.negotiation import LOCALES
from companion.locale.texts import Texts
from tests.engine.boxed import BOXED

Run = Callable[..., Any]
TEXTS = Texts.load_all()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(GAMES, BOXED.id, BOXED)
    return tmp_path / "home"


@pytest.fixture
def box(run: Run, home: Path) -> Run:
    def command(*arguments: object) -> Any:
        return run("box", BOXED.id, "--home", home, *arguments)

    return command


@pytest.mark.parametrize("locale", LOCALES)
def test_every_entry_is_shown_with_its_source(box: Run, locale: str) -> None:
    lines = box("--lang", locale).out.splitlines()
    assert len(lines) == len(BOXED.box.printed.entries)
    assert TEXTS[locale].say("app-box-source-assumed") in lines[0]
    assert "tile-R" in lines[0]
    assert TEXTS[locale].say("app-box-source-rules") in lines[-1]


def test_what_is_set_is_kept_as_the_owners(box: Run) -> None:
    assert box("--set", "tile-R=##/#.").status == 0
    entry = box("--json").object["entries"]["tile-R"]
    assert entry == {"value": "##/#.", "source": "owner", "cites": "contents"}


def test_what_is_reset_is_as_it_came(box: Run) -> None:
    box("--set", "tile-R=###")
    box("--reset", "tile-R")
    assert box("--json").object["entries"]["tile-R"]["source"] == "assumed"


def test_a_box_goes_to_a_file_and_into_another_home(box: Run, run: Run, tmp_path: Path) -> None:
    box("--set", "stock=7")
    file = tmp_path / "card_city.box"
    assert box("--export", file).status == 0
    taken = run("box", BOXED.id, "--home", tmp_path / "other", "--import", file)
    assert taken.status == 0
    assert "1 entry" in taken.err
    assert "stock: 7 (your box)" in taken.out


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        (("--set", "stock=many"), "--set: stock"),
        (("--set", "stock"), "--set"),
        (("--set", "tile-Q=#"), "--set: tile-Q"),
        (("--reset", "rounds"), "--reset: rounds"),
        (("--import", "/nowhere/at/all.box"), "/nowhere/at/all.box"),
        (("--export", "/nowhere/at/all.box"), "/nowhere/at/all.box"),
    ],
    ids=str,
)
def test_what_cannot_be_is_said_and_changes_nothing(
    box: Run, locale: str, arguments: tuple[str, ...], where: str
) -> None:
    ran = box("--lang", locale, *arguments)
    assert ran.status == 2
    assert ran.err.startswith(f"{where}: ")
    assert "box-" not in ran.err
    assert all(entry["source"] != "owner" for entry in box("--json").object["entries"].values())


def test_a_foreign_file_is_refused_by_its_name(box: Run, tmp_path: Path) -> None:
    file = tmp_path / "other.box"
    file.write_text('game = "chess"\n', encoding="utf-8")
    ran = box("--import", file)
    assert ran.status == 2
    assert str(file) in ran.err
    assert "chess" in ran.err


def test_a_game_nobody_knows_is_named_with_those_there_are(run: Run, home: Path) -> None:
    ran = run("box", "chess", "--home", home)
    assert ran.status == 2
    assert "card_city" in ran.err


def test_a_game_without_a_readable_box_says_so(run: Run, tmp_path: Path) -> None:
    ran = run("box", "card_city", "--home", tmp_path / "home")
    assert ran.status == 0
    assert "Nothing in this game" in ran.out
