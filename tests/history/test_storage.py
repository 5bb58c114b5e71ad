from __future__ import annotations

import errno
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tinydb import TinyDB

from companion.history.disk import FileDisk
from companion.history.errors import Report, StoreUnreadable, StoreUnwritable
from companion.history.sealing import seal_data, unseal_data
from companion.history.storage import AtomicStorage
from tests.history.samples import clock, full_disk, power_cut


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept here: something with a name."""

    name: str
    had: tuple[int, ...] = ()


SCHEMA = {"_default": Thing}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "things.json"


def database(path: Path, told: list[Report] | None = None) -> TinyDB:
    report = None if told is None else told.append
    return TinyDB(
        path, storage=AtomicStorage, schema=SCHEMA, clock=clock, report=report, disk=FileDisk(fsync=False)
    )


def check(path: Path, told: list[Report]) -> None:
    AtomicStorage(path, schema=SCHEMA, clock=clock, report=told.append, disk=FileDisk(fsync=False)).check()


def names(path: Path, told: list[Report] | None = None) -> list[str]:
    return [document["name"] for document in database(path, told)]


def test_what_is_inserted_is_there_for_the_next_one_who_opens_it(path: Path) -> None:
    database(path).insert_multiple([{"name": "Ann"}, {"name": "陳"}])
    assert names(path) == ["Ann", "陳"]


def test_the_version_before_is_kept(path: Path) -> None:
    things = database(path)
    things.insert({"name": "Ann"})
    before = path.read_bytes()
    things.insert({"name": "Bob"})
    assert path.with_name("things.json.bak").read_bytes() == before


def test_a_damaged_file_is_moved_aside_and_reported_and_the_version_before_is_used(path: Path) -> None:
    things = database(path)
    things.insert({"name": "Ann"})
    things.insert({"name": "Bob"})
    damaged = path.read_bytes().replace(b"Bob", b"Rob")
    path.write_bytes(damaged)
    told: list[Report] = []
    assert names(path, told) == ["Ann"]
    kept = path.with_name("things.json.damaged-20270115T080000Z")
    params = {"path": str(path), "kept": str(kept), "store": "strange"}
    assert told == [Report("history-store-restored", params)]
    assert kept.read_bytes() == damaged
    assert names(path, told) == ["Ann"]
    assert len(told) == 1


def test_with_both_versions_damaged_nothing_is_thrown_away(path: Path) -> None:
    things = database(path)
    things.insert({"name": "Ann"})
    things.insert({"name": "Bob"})
    bak = path.with_name("things.json.bak")
    path.write_bytes(b"{}")
    bak.write_bytes(b"\xff\xfe")
    told: list[Report] = []
    again = database(path, told)
    assert again.all() == []
    assert [report.id for report in told] == ["history-copy-damaged", "history-store-lost"]
    assert [report.params["path"] for report in told] == [str(bak), str(path)]
    again.insert({"name": "Cid"})
    kept = {found.read_bytes() for found in path.parent.glob("*.damaged-*")}
    assert kept == {b"{}", b"\xff\xfe"}
    assert names(path) == ["Cid"]


def test_a_file_somebody_deleted_is_restored_from_the_version_before(path: Path) -> None:
    things = database(path)
    things.insert({"name": "Ann"})
    things.insert({"name": "Bob"})
    path.unlink()
    told: list[Report] = []
    assert names(path, told) == ["Ann"]
    assert told == [Report("history-store-missing", {"path": str(path), "store": "strange"})]


STRANGE: list[dict[str, dict[str, Any]]] = [
    {"_default": {"1": {"name": 5}}},
    {"_default": {"1": {"name": "Ann", "later": True}}},
    {"_default": {"one": {"name": "Ann"}}},
    {"_default": {"9" * 5000: {"name": "Ann"}}},
    {"others": {"1": {"name": "Ann"}}},
]


@pytest.mark.parametrize("strange", STRANGE, ids=lambda tables: repr(tables)[:40])
def test_a_sound_file_of_something_else_is_kept_aside_and_the_version_before_is_used(
    path: Path, strange: dict[str, dict[str, Any]]
) -> None:
    database(path).insert({"name": "Ann"})
    path.rename(path.with_name("things.json.bak"))
    path.write_bytes(seal_data(strange))
    told: list[Report] = []
    assert names(path, told) == ["Ann"]
    assert [report.id for report in told] == ["history-store-restored"]
    assert unseal_data(Path(str(told[0].params["kept"])).read_bytes()) == strange
    assert names(path, told) == ["Ann"]
    assert len(told) == 1


def test_what_can_be_used_of_a_sound_file_is_carried_over(path: Path) -> None:
    strange = {"_default": {"1": {"name": "Ann"}, "2": {"name": 5}, "3": {"name": "Cid"}}, "later": {}}
    path.write_bytes(seal_data(strange))
    told: list[Report] = []
    again = database(path, told)
    assert [(thing.doc_id, thing["name"]) for thing in again] == [(1, "Ann"), (3, "Cid")]
    assert [report.id for report in told] == ["history-store-partly"]
    assert unseal_data(Path(str(told[0].params["kept"])).read_bytes()) == strange
    assert names(path, told) == ["Ann", "Cid"]
    assert len(told) == 1


@pytest.mark.parametrize("junk", [b"", b"\xff\x00", b"[1, 2]", seal_data({"_default": {"1": {"name": 5}}})])
def test_a_check_finds_a_damaged_copy_before_it_is_needed(path: Path, junk: bytes) -> None:
    things = database(path)
    things.insert({"name": "Ann"})
    things.insert({"name": "Bob"})
    bak = path.with_name("things.json.bak")
    bak.write_bytes(junk)
    told: list[Report] = []
    check(path, told)
    assert [(report.id, report.params["path"]) for report in told] == [("history-copy-damaged", str(bak))]
    assert Path(str(told[0].params["kept"])).read_bytes() == junk
    check(path, told)
    assert len(told) == 1
    path.unlink()
    assert names(path) == ["Ann", "Bob"]


@settings(deadline=None)
@given(st.dictionaries(st.text(max_size=5), st.integers(-5, 5), max_size=5), st.data())
def test_one_changed_byte_anywhere_is_noticed(document: dict[str, int], data: st.DataObject) -> None:
    tables = {"things": {"1": document}}
    blob = bytearray(seal_data(tables))
    assert unseal_data(bytes(blob)) == tables
    blob[data.draw(st.integers(0, len(blob) - 1))] ^= data.draw(st.integers(1, 255))
    with pytest.raises(ValueError):
        unseal_data(bytes(blob))


@settings(deadline=None)
@given(st.binary(max_size=80))
def test_any_other_bytes_are_refused(blob: bytes) -> None:
    with pytest.raises(ValueError):
        unseal_data(blob)


def test_power_may_fail_at_any_point_of_saving(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database(path).insert({"name": "0"})
    for after in range(1, 100):
        before, saved = names(path), []
        with power_cut(monkeypatch, after - 1) as failed:
            database(path).insert({"name": str(after)})
            saved = [str(after)]
        told: list[Report] = []
        assert names(path, told) in (before + saved, [*before, str(after)])
        assert told == []
        if not failed():
            break
    assert not failed()
    assert after > 4


def test_a_full_disk_leaves_the_old_content_and_is_told(path: Path) -> None:
    things = database(path)
    things.insert({"name": "Ann"})
    with full_disk(20), pytest.raises(StoreUnwritable) as caught:
        things.insert({"name": "Bob"})
    assert caught.value.params == {"path": str(path), "reason": "EFBIG", "store": "strange"}
    assert [document["name"] for document in things] == ["Ann"]
    assert names(path) == ["Ann"]
    assert not list(path.parent.glob("*.draft"))


def test_what_has_no_json_form_is_refused_and_forgotten(path: Path) -> None:
    things = database(path)
    things.insert({"name": "Ann"})
    with pytest.raises(TypeError):
        things.insert({"name": object()})
    things.insert({"name": "Bob"})
    assert names(path) == ["Ann", "Bob"]


def test_changing_a_document_that_was_read_changes_nothing_stored(path: Path) -> None:
    things = database(path)
    things.insert({"name": "Ann", "had": [1]})
    things.all()[0]["had"].append(2)
    things.insert({"name": "Bob"})
    assert things.all()[0]["had"] == [1]


def test_what_stands_in_the_place_of_a_file_is_moved_aside_and_the_version_before_is_used(path: Path) -> None:
    things = database(path)
    things.insert({"name": "Ann"})
    things.insert({"name": "Bob"})
    path.unlink()
    path.mkdir()
    told: list[Report] = []
    assert names(path, told) == ["Ann"]
    (report,) = told
    assert (report.id, report.params["reason"]) == ("history-barred-restored", "folder")
    assert Path(str(report.params["kept"])).is_dir()
    assert path.is_file()


class Away(FileDisk):
    """A disk that is away."""

    def read(self, path: Path) -> bytes:
        raise OSError(errno.ENOTCONN, "away")


def test_a_file_on_a_disk_that_is_away_is_left_as_it_is(path: Path) -> None:
    database(path).insert({"name": "Ann"})
    before = path.read_bytes()
    storage = AtomicStorage(path, schema=SCHEMA, clock=clock, disk=Away())
    with pytest.raises(StoreUnreadable):
        storage.read()
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == before


def test_a_disk_without_second_names_keeps_the_version_before_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(95, "not supported")

    monkeypatch.setattr("os.link", refuse)
    things = database(path)
    things.insert({"name": "Ann"})
    before = path.read_bytes()
    things.insert({"name": "Bob"})
    assert path.with_name("things.json.bak").read_bytes() == before


def test_four_threads_lose_nothing(path: Path) -> None:
    things = database(path)
    storage = things.storage
    assert isinstance(storage, AtomicStorage)

    def write(name: int) -> None:
        for number in range(25):
            with storage.lock:
                things.insert({"name": f"{name}-{number}"})

    threads = [threading.Thread(target=write, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(names(path)) == sorted(f"{name}-{number}" for name in range(4) for number in range(25))
