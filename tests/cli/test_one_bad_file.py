"""No command stumbles over one bad file: whatever stands in its place is told in words."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.history.stores import store_id
from tests.effort import PROOF, on_its_day
from tests.hosting.full_home import TROUBLES, fill, kept_files

Run = Callable[..., Any]

UNSAID = re.compile(r"Errno|Traceback|Error\b|\b(?!CSV|JSON|TABLE)E[A-Z]{4,}\b|companion-doctor-|a secret")
"""What no person can read, or may."""

EVERY = 1 if PROOF else 4
"""Every day each trouble comes to one file in four, another one than the next trouble."""

COMMANDS = (
    ("doctor",),
    ("doctor", "--json"),
    ("history", "--json"),
    ("export", "--format", "bgstats"),
    ("move", "--to", "{elsewhere}"),
    ("import", "--dry-run", "{plays}"),
    ("doctor", "--repair"),
    ("history",),
)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("full") / "home"
    fill(folder)
    return folder


@pytest.fixture
def plays(tmp_path: Path) -> Path:
    path = tmp_path / "plays.csv"
    path.write_text("date,game,player,score\n2024-05-01,Go,Ann,3\n2024-05-01,Go,Ben,2\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("trouble", on_its_day(TROUBLES, 2))
def test_every_command_tells_of_a_bad_file_in_words(
    run: Run, full: Path, plays: Path, tmp_path: Path, trouble: str
) -> None:
    first = list(TROUBLES).index(trouble) % EVERY
    for number, name in enumerate(kept_files(full)[first::EVERY]):
        home = Path(shutil.copytree(full, tmp_path / str(number)))
        place = {"plays": plays, "elsewhere": tmp_path / f"{number}-moved"}
        with pytest.MonkeyPatch.context() as patch:
            TROUBLES[trouble](home / name, patch)
            for command in COMMANDS:
                ran = run(*(each.format(**place) for each in command), "--home", home)
                assert not UNSAID.search(ran.out + ran.err), (name, command, ran)
                assert ran.status in (0, 2), (name, command, ran)
                if command[0] in ("history", "export", "import"):
                    assert ran.status == 0, (name, command, ran)
                if command[0] == "move" and ran.status:
                    assert name in ran.err or Path(name).stem in ran.err, (name, ran)
                    assert not place["elsewhere"].exists()


@pytest.mark.parametrize("name", ["store/seats.json", "store/people.json", "in-use.lock"])
def test_a_folder_in_place_of_a_list_is_set_aside_and_told(
    run: Run, full: Path, tmp_path: Path, name: str
) -> None:
    home = Path(shutil.copytree(full, tmp_path / "home"))
    (home / name).unlink()
    (home / name).mkdir()
    found = run("doctor", "--home", home)
    if store_id(home / name) != "lock":
        assert found.status == 2
        assert f"{home / name} (" in found.out
        assert "A folder stands in its place." in found.out
        assert (home / name).is_dir()
    run("doctor", "--home", home, "--repair")
    assert run("doctor", "--home", home).status == 0
    assert (home / name).is_file()
    assert run("move", "--home", home, "--to", tmp_path / "moved").status == 0
    assert run("doctor", "--home", tmp_path / "moved").status == 0


def test_a_lock_of_another_user_is_told_with_what_to_do(
    run: Run, full: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Path(shutil.copytree(full, tmp_path / "home"))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(home / "in-use.lock"))

    monkeypatch.setattr("filelock.FileLock.acquire", refuse)
    for command in ("doctor", "history"):
        ran = run(command, "--home", home)
        assert ran.status == 2
        assert "start the app as the owner" in ran.err
        assert not UNSAID.search(ran.err)


def test_the_doctor_finds_a_game_whose_record_is_gone(run: Run, full: Path, tmp_path: Path) -> None:
    home = Path(shutil.copytree(full, tmp_path / "home"))
    record = home / "records" / "TABLE2.journal"
    record.unlink()
    for repair in ((), ("--repair",), ()):
        ran = run("doctor", "--home", home, "--json", *repair)
        assert ran.status == 2
        (finding,) = ran.object["findings"]
        assert (finding["id"], finding["params"]) == ("history-record-gone", {"table": "TABLE2 (Ann · Ben)"})
        assert "Bring the record back from a backup" in finding["text"]


@pytest.mark.parametrize("cut", [0, 1, -1])
def test_a_table_that_is_open_and_finished_is_left_in_one_place_and_nothing_is_deleted(
    run: Run, full: Path, tmp_path: Path, cut: int
) -> None:
    """Check that the open one has fewer entries, as many, or goes on after the record."""
    home = Path(shutil.copytree(full, tmp_path / "home"))
    record, going = (home / room / "TABLE2.journal" for room in ("records", "tables"))
    lines = record.read_bytes().splitlines(keepends=True)
    going.write_bytes(b"".join(lines[: len(lines) - max(cut, 0)]))
    if cut < 0:
        record.write_bytes(b"".join(lines[:-1]))
    both = {record.read_bytes(), going.read_bytes()}
    before = run("doctor", "--home", home, "--json").object
    found = run("doctor", "--home", home, "--repair", "--json").object
    told = next(each for each in found["findings"] if each["id"] == "history-table-twice")
    assert told["id"] in [each["id"] for each in before["findings"]]
    assert told["params"]["now"] == ("open" if cut < 0 else "finished")
    assert (record.exists(), going.exists()) == (cut >= 0, cut < 0)
    assert {path.read_bytes() for path in home.glob("*/TABLE2.journal*")} == both
    again = run("doctor", "--home", home, "--json").object
    assert again["findings"] == []
    assert any("TABLE2" in each for each in again["aside"])
    out = run("doctor", "--home", home).out
    assert "only copy" in out
    assert "does not need" not in out
