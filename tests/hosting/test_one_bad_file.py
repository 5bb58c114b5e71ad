"""One bad file stops nothing: the app starts, everything else is there, and people are told."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.bounds import Bound, TooLarge
from companion.history.errors import Report
from companion.history.files import is_aside
from companion.history.logdisk import LogDisk, MemoryTape
from companion.history.stores import ROOMS, STORES, store_id
from companion.hosting.checking import CHECKS, check_all
from companion.locale.texts import Texts
from tests.effort import on_its_day
from tests.hosting.full_home import BARRED, TROUBLES, contents, fill, kept_files, of_others
from tests.hosting.play import open_house

TEXTS = Texts.load_all()
UNSAID = re.compile(r"Errno|Traceback|Error\b|\bE[A-Z]{3,}\b|secret")
"""What no person can read, or may."""

NEVER_READ = frozenset({"lock", "backups", "aside"})


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("full") / "home"
    fill(folder)
    return folder


@pytest.fixture(scope="module")
def sound(full: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """All that is there while nothing is wrong."""
    with open_house(Path(shutil.copytree(full, tmp_path_factory.mktemp("sound") / "home"))) as house:
        assert check_all(house) == ()
        return contents(house)


def said(report: Report) -> list[str]:
    return [texts.say(report.id, **report.params) for texts in TEXTS.values()]


def test_every_store_has_a_file_here_and_every_file_a_store(full: Path) -> None:
    owners = {name: store_id(full / name) for name in kept_files(full)}
    assert {store.id for store in STORES} <= set(owners.values())
    assert [name for name, owner in owners.items() if owner == "strange"] == []
    assert any(is_aside(Path(name).name) for name in owners)


def test_every_store_says_how_it_is_checked() -> None:
    assert list(CHECKS) == [store.id for store in STORES]


@pytest.mark.parametrize("trouble", on_its_day(TROUBLES, 2))
def test_one_bad_file_stops_nothing_and_is_told(
    full: Path, sound: dict[str, Any], tmp_path: Path, trouble: str
) -> None:
    for number, name in enumerate(kept_files(full)):
        if Path(name).name == "in-use.lock" and trouble == "too large":
            continue  # nobody reads it
        home = Path(shutil.copytree(full, tmp_path / str(number)))
        with pytest.MonkeyPatch.context() as patch:
            TROUBLES[trouble](home / name, patch)
            with open_house(home) as house:
                found = contents(house)
                assert of_others(found, name) == of_others(sound, name), name
                told = check_all(house)
        check_told(home / name, trouble, told)
        shutil.rmtree(home)


def check_told(path: Path, trouble: str, told: tuple[Report, ...]) -> None:
    """Fail unless people are told of a file that is read, in words they understand."""
    sentences = [sentence for report in told for sentence in said(report)]
    assert [sentence for sentence in sentences if UNSAID.search(sentence)] == []
    store = store_id(path)
    if store in NEVER_READ or (store == "notes" and trouble == "cut"):  # half a note is a note
        assert told == ()
        return
    table = path.name.partition(".")[0]
    named = [report for report in told if str(path) in said(report)[0] or f" {table}" in said(report)[0]]
    assert named or store == "history", (path, told)
    assert told, path
    if trouble in BARRED and store != "history":
        assert all("reason" in report.params for report in named[:1])


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_home_with_a_bad_file_is_played_in_and_starts_again(
    full: Path, tmp_path: Path, trouble: str
) -> None:
    """People come in, and a preference changes: whatever stood in the way is kept aside."""
    for name in ("store/people.json", "store/preferences.json", "store/people.json.bak"):
        home = Path(shutil.copytree(full, tmp_path / Path(name).name))
        with pytest.MonkeyPatch.context() as patch:
            TROUBLES[trouble](home / name, patch)
            with open_house(home) as house:
                house.people.remember([("Eve", "rose")])
                house.preferences.change(theme="light")
        with open_house(home) as house:
            assert list(house.tables.reports) == []
            assert house.people.find("Eve")
            assert house.preferences.load().theme == "light"
        assert [each for each in kept_files(home) if is_aside(Path(each).name) and "damaged" in each] or (
            trouble == "a folder"
        )


# the same in a browser, whose files lie in one log

HOME = Path("/no-such-home")
SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "zeros": lambda data: bytes(len(data)),
    "cut": lambda data: data[: len(data) // 2 - 1],
}


def log_disk(tapes: tuple[bytes, bytes] = (b"", b"")) -> tuple[LogDisk, tuple[MemoryTape, MemoryTape]]:
    made = MemoryTape(tapes[0]), MemoryTape(tapes[1])
    return LogDisk(made, HOME, clock=lambda: 1_700_000_000_000), made


@pytest.mark.parametrize("trouble", SPOILT)
def test_one_bad_file_of_a_browser_stops_nothing_and_is_told(trouble: str) -> None:
    disk, tapes = log_disk()
    fill(HOME, disk)
    blobs = tapes[0].read(), tapes[1].read()
    with open_house(HOME, disk=log_disk(blobs)[0]) as house:
        sound = contents(house)
    names = [f"{room}/{name}" for room in ROOMS for name in sorted(disk.names(HOME / room))]
    assert {store.id for store in STORES if store.room} <= {store_id(HOME / name) for name in names}
    for name in names:
        spoilt, _ = log_disk(blobs)
        spoilt.replace(HOME / name, SPOILT[trouble](spoilt.read(HOME / name)))
        with open_house(HOME, disk=spoilt) as house:
            assert of_others(contents(house), name) == of_others(sound, name), name
            told = check_all(house)
        check_told(HOME / name, trouble, told)


def test_a_log_that_is_too_large_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    disk, tapes = log_disk()
    disk.replace(HOME / "a", b"x" * 100)
    monkeypatch.setattr("companion.history.logdisk.LOG", Bound("log", 200, "a small one"))
    with pytest.raises(TooLarge):
        disk.replace(HOME / "b", b"x" * 100)
    assert dict(disk.names(HOME)).keys() == {"a"}
    tapes[1].write(tapes[1].size(), bytes(200))
    monkeypatch.setattr(MemoryTape, "read", lambda self: pytest.fail("read whole"))
    with pytest.raises(TooLarge):
        LogDisk(tapes, HOME, clock=lambda: 0)
