"""Everything of a home as one file: taken out, taken over at the next start, whatever happens meanwhile."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.history.backup_file import BEFORE, WAITING, count_tables_in, make_backup, store_waiting_backup
from companion.history.disk import Disk, FileDisk
from companion.history.errors import HomeFileRefused, Report
from companion.history.home import Home
from companion.history.stores import ROOMS
from tests.history.tapes import disk_of

DISKS: list[Callable[[], Disk]] = [FileDisk, disk_of]
OURS = {"tables/t1.journal": b"one", "store/people.json": b"Ann"}
THEIRS = {"tables/t2.journal": b"two", "records/t3.journal": b"three", "boxes/game.json": b"box"}


@pytest.fixture(params=DISKS, ids=["files", "log"])
def disk(request: pytest.FixtureRequest) -> Disk:
    made: Disk = request.param()
    return made


def filled(disk: Disk, folder: Path, files: dict[str, bytes]) -> bytes:
    with Home.open(folder, disk=disk) as home:
        for name, content in files.items():
            disk.replace(home.path / name, content)
        return make_backup(disk, home.path)


def found(disk: Disk, folder: Path) -> dict[str, bytes]:
    return {
        f"{room}/{name}": disk.read(folder / room / name)
        for room in ROOMS
        for name in disk.names(folder / room)
    }


def held(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if "/" in name}


def test_a_home_becomes_what_the_file_holds_at_the_next_start(disk: Disk, tmp_path: Path) -> None:
    theirs = filled(FileDisk(), tmp_path / "elsewhere", THEIRS)
    filled(disk, tmp_path / "home", OURS)
    folder = tmp_path / "home"
    assert count_tables_in(theirs) == 2
    store_waiting_backup(disk, folder, theirs)
    assert found(disk, folder) == OURS
    Home.open(folder, disk=disk).close()
    assert found(disk, folder) == THEIRS
    assert held(disk.read(folder / BEFORE)) == OURS
    assert not disk.exists(folder / WAITING)
    Home.open(folder, disk=disk).close()
    assert found(disk, folder) == THEIRS


def test_the_second_time_the_home_of_the_first_time_is_kept(disk: Disk, tmp_path: Path) -> None:
    theirs = filled(FileDisk(), tmp_path / "elsewhere", THEIRS)
    folder = tmp_path / "home"
    ours = filled(disk, folder, OURS)
    for data in (theirs, ours):
        store_waiting_backup(disk, folder, data)
        Home.open(folder, disk=disk).close()
    assert found(disk, folder) == OURS
    assert held(disk.read(folder / BEFORE)) == THEIRS


def test_an_interrupted_start_is_brought_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = filled(FileDisk(), tmp_path / "elsewhere", THEIRS)
    for after in range(12):
        disk, folder, left = disk_of(), Path("/home"), after
        filled(disk, folder, OURS)
        store_waiting_backup(disk, folder, theirs)

        def limited(change: object, real: Callable[..., None] = disk.write_change) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise KeyboardInterrupt
            real(change)

        with monkeypatch.context() as patch:
            patch.setattr(disk, "write_change", limited)
            try:
                Home.open(folder, disk=disk).close()
            except KeyboardInterrupt:
                disk._held.clear()
        Home.open(folder, disk=disk).close()
        assert found(disk, folder) == THEIRS
        assert held(disk.read(folder / BEFORE)) == OURS


def zipped(*names: str, about: bool = True) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in (*(["table-companion-home-1"] if about else []), *names):
            archive.writestr(name, b"x")
    return made.getvalue()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nonsense",
        zipped("tables/t.journal", about=False),
        zipped("../t.journal"),
        zipped("tables/../../t.journal"),
        zipped("/etc/passwd"),
        zipped("elsewhere/t.journal"),
        zipped("tables/.hidden"),
        zipped("tables/t.journal")[:-30],
        zipped("tables/t.journal").replace(b"x", b"y"),
    ],
    ids=range(10),
)
def test_anything_else_is_refused_and_changes_nothing(disk: Disk, tmp_path: Path, data: bytes) -> None:
    filled(disk, tmp_path / "home", OURS)
    with pytest.raises(HomeFileRefused):
        store_waiting_backup(disk, tmp_path / "home", data)
    Home.open(tmp_path / "home", disk=disk).close()
    assert found(disk, tmp_path / "home") == OURS


@pytest.mark.parametrize("name", [*OURS, *THEIRS, WAITING, BEFORE])
def test_a_folder_in_place_of_a_file_stops_no_take_over_and_stays(tmp_path: Path, name: str) -> None:
    theirs, folder = filled(FileDisk(), tmp_path / "elsewhere", THEIRS), tmp_path / "home"
    disk = FileDisk()
    filled(disk, folder, OURS)
    store_waiting_backup(disk, folder, theirs)
    (folder / name).unlink(missing_ok=True)
    (folder / name).mkdir()
    (folder / name / "only copy").write_bytes(b"x")
    for _ in range(2):
        Home.open(folder, disk=disk).close()
    wanted = OURS if name == WAITING else THEIRS
    files = {path: content for path, content in wanted.items() if (folder / path).is_file()}
    assert files.keys() | {name} >= wanted.keys()
    assert all(disk.read(folder / path) == content for path, content in files.items())
    (kept,) = folder.rglob("only copy")
    assert kept.read_bytes() == b"x"


def test_a_backup_leaves_out_what_cannot_be_read_and_says_so(tmp_path: Path) -> None:
    told: list[Report] = []
    filled(FileDisk(), tmp_path, OURS | THEIRS)
    for name in OURS:
        (tmp_path / name).unlink()
        (tmp_path / name).symlink_to(tmp_path / next(iter(THEIRS)))
    assert held(make_backup(FileDisk(), tmp_path, told.append)) == THEIRS
    assert [(each.id, each.params["path"]) for each in told] == [
        ("history-left-out", str(tmp_path / name)) for name in sorted(OURS, reverse=True)
    ]
