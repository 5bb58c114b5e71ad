"""Every disk keeps its word: that of a computer, and a log in its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.history.disk import Disk, FileDisk
from companion.history.errors import HomeInUse, JournalExists
from companion.history.home import Home
from companion.history.journal import FileJournal, read_journal
from companion.history.salvage import salvage_journal
from companion.history.storage import AtomicStorage
from tests.history.tapes import clock, disk_of

DISKS: list[Callable[[], Disk]] = [FileDisk, disk_of]


@pytest.fixture(params=DISKS, ids=["files", "log"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Disk:
    made: Disk = request.param()
    made.hold(tmp_path)
    return made


def test_a_file_has_what_it_was_replaced_by(disk: Disk, tmp_path: Path) -> None:
    path = tmp_path / "a"
    assert not disk.exists(path)
    with pytest.raises(FileNotFoundError):
        disk.read(path)
    for data in (b"one", b"", b"three" * 1000):
        disk.replace(path, data)
        assert (disk.exists(path), disk.read(path)) == (True, data)


def test_names_tell_what_is_in_a_folder_and_what_was_written_later(disk: Disk, tmp_path: Path) -> None:
    with Home.open(tmp_path / "home", disk=disk) as home:
        disk.replace(home.tables / "a", b"1")
        disk.replace(home.tables / "b", b"1")
        disk.replace(home.records / "c", b"1")
        assert set(disk.names(home.tables)) == {"a", "b"}
        file = disk.grow(home.tables / "a")
        file.put(1, b"2")
        file.close()
        touched = disk.names(home.tables)
        assert touched["a"] >= touched["b"]


def test_a_moved_file_has_one_name_and_takes_a_place(disk: Disk, tmp_path: Path) -> None:
    a, b = tmp_path / "a", tmp_path / "b"
    for move in (disk.move, disk.rename):
        disk.replace(a, b"new")
        disk.replace(b, b"old")
        move(a, b)
        assert (disk.exists(a), disk.read(b)) == (False, b"new")
        with pytest.raises(FileNotFoundError):
            move(a, b)
        assert disk.read(b) == b"new"


def test_a_copy_stays_when_the_other_is_replaced_or_removed(disk: Disk, tmp_path: Path) -> None:
    a, b = tmp_path / "a", tmp_path / "b"
    disk.replace(a, b"first")
    disk.copy(a, b)
    disk.replace(a, b"second")
    assert (disk.read(a), disk.read(b)) == (b"second", b"first")
    disk.copy(a, b)
    disk.remove(a)
    disk.remove(a)
    disk.flush_folder(tmp_path)
    assert (disk.exists(a), disk.read(b)) == (False, b"second")


def test_a_file_grows_at_its_end_and_can_be_cut(disk: Disk, tmp_path: Path) -> None:
    path = tmp_path / "a"
    with pytest.raises(FileNotFoundError):
        disk.grow(path)
    disk.replace(path, b"one")
    file = disk.grow(path)
    file.put(3, b"two")
    assert (file.length(), disk.read(path)) == (6, b"onetwo")
    file.cut(4)
    file.cut(4)
    assert disk.read(path) == b"onet"
    file.put(4, b"!")
    file.close()
    file.close()
    assert disk.read(path) == b"onet!"


def test_a_folder_is_held_by_one_until_it_is_let_go(disk: Disk, tmp_path: Path) -> None:
    with Home.open(tmp_path / "home", disk=disk) as home:
        with pytest.raises(HomeInUse):
            Home.open(tmp_path / "home", disk=disk)
        home.close()
        home.close()
        Home.open(tmp_path / "home", disk=disk).close()


def test_a_journal_is_the_same_on_both(disk: Disk, tmp_path: Path) -> None:
    path = tmp_path / "t1.journal"
    journal = FileJournal.create(path, b"{}", [b"[1]"], clock=clock, disk=disk)
    journal.append(b"[2]")
    journal.set_header(b'{"a":1}')
    journal.append(b"[3]")
    journal.close()
    lines = (b'{"a":1}', b"[1]", b"[2]", b"[3]")
    assert read_journal(path, disk) == FileJournal(path, clock=clock, disk=disk).lines() == lines
    with pytest.raises(JournalExists):
        FileJournal.create(path, b"{}", clock=clock, disk=disk)


def test_a_journal_is_torn_and_salvaged_alike(disk: Disk, tmp_path: Path) -> None:
    path = tmp_path / "t1.journal"
    FileJournal.create(path, b'{"id":"t1","game":"g"}', [b"[1]", b"[2]"], clock=clock, disk=disk).close()
    whole = disk.read(path)
    disk.replace(path, whole[:-3])
    journal = FileJournal(path, clock=clock, disk=disk)
    assert journal.torn is not None
    assert disk.read(journal.torn.kept) == whole[-len(disk.read(journal.torn.kept)) - 3 : -3]
    assert journal.lines()[-1] == b"[1]"
    journal.close()
    disk.replace(path, whole.replace(b"[1]", b"[7]"))
    saved = salvage_journal(path, clock, disk)
    assert disk.read(saved.kept) == whole.replace(b"[1]", b"[7]")


def test_a_store_comes_back_from_the_version_before(disk: Disk, tmp_path: Path) -> None:
    path = tmp_path / "people.json"
    told: list[str] = []

    def store() -> AtomicStorage:
        schema = {"people": dict[str, int]}
        return AtomicStorage(
            path, schema=schema, clock=clock, report=lambda report: told.append(report.id), disk=disk
        )

    first, second = {"people": {"1": {"a": 1}}}, {"people": {"1": {"a": 2}}}
    writing = store()
    writing.write(first)
    writing.write(second)
    assert store().read() == second
    disk.replace(path, b"nonsense")
    assert (store().read(), told) == (first, ["history-store-restored"])
    assert store().read() == first
