"""What an owner has read off the cardboard is asked once and kept, through crashes and damage."""

from pathlib import Path
from threading import Thread

import pytest

from companion.bounds import BOX, TooLarge
from companion.history.boxes import Boxes
from companion.history.disk import FileDisk
from companion.history.errors import (
    BoxFileRefused,
    EntryRefused,
    HistoryError,
    OtherBox,
    Report,
    StoreUnwritable,
)
from companion.history.sealing import seal_data
from companion.locale.texts import Texts
from tests.engine.boxed import BOXED

FILE = "card_city.json"
TEXTS = Texts.load_all()


def boxes(folder: Path, reports: list[Report] | None = None) -> Boxes:
    told = reports if reports is not None else []
    return Boxes(folder, clock=lambda: 1_790_000_000_000, report=told.append, disk=FileDisk(fsync=False))


def test_nothing_is_said_of_a_new_box(tmp_path: Path) -> None:
    assert boxes(tmp_path).owner_entries(BOXED) == {}
    assert boxes(tmp_path).box(BOXED) == BOXED.box.printed
    assert list(tmp_path.iterdir()) == []


def test_what_was_said_is_there_the_next_evening(tmp_path: Path) -> None:
    boxes(tmp_path).put(BOXED, {"tile-R": "##/#."})
    boxes(tmp_path).put(BOXED, {"stock": "7"})
    assert boxes(tmp_path).own_entries(BOXED) == {"tile-R": "##/#.", "stock": "7"}
    assert boxes(tmp_path).box(BOXED).entries["stock"].source == "owner"


def test_an_entry_confirmed_as_it_ships_goes_along_to_new_tables_as_no_guess_any_more(tmp_path: Path) -> None:
    boxes(tmp_path).put(BOXED, {"tile-R": "##"})
    assert boxes(tmp_path).owner_entries(BOXED) == {"tile-R": "##"}
    assert boxes(tmp_path).own_entries(BOXED) == {"tile-R": "##"}


def test_what_no_box_can_have_is_not_kept(tmp_path: Path) -> None:
    with pytest.raises(EntryRefused):
        boxes(tmp_path).put(BOXED, {"tile-R": "##", "stock": "many"})
    assert boxes(tmp_path).owner_entries(BOXED) == {}


def test_entries_are_taken_back_one_by_one_or_all(tmp_path: Path) -> None:
    kept = boxes(tmp_path)
    kept.put(BOXED, {"tile-R": "###", "stock": "7", "cost-L": "bb"})
    kept.forget(BOXED, ("stock", "unheard of"))
    assert set(boxes(tmp_path).owner_entries(BOXED)) == {"tile-R", "cost-L"}
    kept.forget(BOXED)
    assert boxes(tmp_path).owner_entries(BOXED) == {}


def test_a_damaged_file_is_kept_aside_and_the_version_before_it_used(tmp_path: Path) -> None:
    kept = boxes(tmp_path)
    kept.put(BOXED, {"stock": "7"})
    kept.put(BOXED, {"stock": "8"})
    (tmp_path / FILE).write_bytes(b"half a fi")
    reports: list[Report] = []
    assert boxes(tmp_path, reports).owner_entries(BOXED) == {"stock": "7"}
    assert [report.id for report in reports] == ["history-store-restored"]
    assert b"half a fi" in [path.read_bytes() for path in tmp_path.iterdir()]


def test_a_damaged_file_without_one_before_it_leaves_the_box_that_ships(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"half a fi")
    reports: list[Report] = []
    assert boxes(tmp_path, reports).box(BOXED) == BOXED.box.printed
    assert [report.id for report in reports] == ["history-store-lost"]
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"half a fi"]


@pytest.mark.parametrize("said", [[], {"stock": 7}, {"stock": {}}, {"s" * 21: "7"}])
def test_a_file_of_another_form_is_kept_aside_whole(tmp_path: Path, said: object) -> None:
    blob = seal_data({"box": {"1": {"said": said}}})
    (tmp_path / FILE).write_bytes(blob)
    reports: list[Report] = []
    kept = boxes(tmp_path, reports)
    assert kept.owner_entries(BOXED) == {}
    assert [report.id for report in reports] == ["history-store-lost"]
    kept.put(BOXED, {"stock": "7"})
    assert blob in [path.read_bytes() for path in tmp_path.iterdir()]


def test_an_entry_this_version_does_not_know_stays_and_is_told_once(tmp_path: Path) -> None:
    blob = seal_data({"box": {"1": {"said": {"tile-Z": "###", "stock": "7"}}}})
    (tmp_path / FILE).write_bytes(blob)
    reports: list[Report] = []
    kept = boxes(tmp_path, reports)
    assert kept.owner_entries(BOXED) == kept.owner_entries(BOXED) == {"stock": "7"}
    assert [report.id for report in reports] == ["history-box-entry-unknown"]
    kept.put(BOXED, {"stock": "8"})
    assert b"tile-Z" in (tmp_path / FILE).read_bytes()


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = boxes(tmp_path)
    kept.put(BOXED, {"stock": "7"})

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr("companion.history.disk.replace_file", full)
    with pytest.raises(StoreUnwritable):
        kept.put(BOXED, {"stock": "8"})
    assert kept.owner_entries(BOXED) == boxes(tmp_path).owner_entries(BOXED) == {"stock": "7"}


def test_answers_given_at_once_are_all_kept(tmp_path: Path) -> None:
    kept = boxes(tmp_path)
    said = {"tile-R": "###", "stock": "7", "cost-L": "bb", "worth-1": "12", "tile-H": "#~"}
    threads = [Thread(target=kept.put, args=(BOXED, {name: text})) for name, text in said.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert boxes(tmp_path).owner_entries(BOXED) == said


def test_an_exported_box_is_taken_in_elsewhere(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    boxes(here).put(BOXED, {"tile-R": "##/#. ###", "stock": "20"})
    boxes(there).put(BOXED, {"cost-L": "bb", "stock": "9"})
    taken = boxes(there).import_entries(BOXED, boxes(here).export(BOXED))
    assert set(taken) == {"tile-R", "stock"}
    assert boxes(there).owner_entries(BOXED) == {"tile-R": "##/#. ###", "stock": "20", "cost-L": "bb"}


def test_the_box_that_ships_tells_nothing_of_anybodys_cardboard(tmp_path: Path) -> None:
    content = b'game = "card_city"\n[tile-R]\nvalue = "###"\nsource = "assumed"\n'
    assert boxes(tmp_path).import_entries(BOXED, content) == ()
    assert boxes(tmp_path).owner_entries(BOXED) == {}


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", BoxFileRefused),
        (b"\xff\xfe", BoxFileRefused),
        (b"= = =", BoxFileRefused),
        (b"[" * 2000, BoxFileRefused),
        (b'game = "card_city"\n[a]\nvalue = ""\nsource = "nobody"', BoxFileRefused),
        (b"#" * (BOX.most + 1), TooLarge),
        (b'game = "chess"', OtherBox),
        (b'game = "card_city"\n[a]\nvalue = ""\nsource = "owner"', EntryRefused),
        (b'game = "card_city"\n[rounds]\nvalue = 9\nsource = "owner"', EntryRefused),
        (b'game = "card_city"\n[stock]\nvalue = "many"\nsource = "owner"', EntryRefused),
    ],
)
def test_a_file_that_is_no_box_changes_nothing_and_is_told_in_every_language(
    tmp_path: Path, content: bytes, error: type[HistoryError]
) -> None:
    kept = boxes(tmp_path)
    kept.put(BOXED, {"stock": "7"})
    with pytest.raises(error) as refused:
        kept.import_entries(BOXED, content)
    assert kept.owner_entries(BOXED) == {"stock": "7"}
    for texts in TEXTS.values():
        assert texts.has(refused.value.id)
        assert refused.value.id not in texts.say(refused.value.id, **refused.value.params)
