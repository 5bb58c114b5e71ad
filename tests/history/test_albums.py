"""Notes and photos beside the records: kept at once or not at all, in the order in which they came."""

from __future__ import annotations

import errno
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.bounds import KEPT_PHOTO
from companion.history.albums import (
    MOST_PHOTOS,
    NOTE_LENGTH,
    Album,
    AlbumContent,
    Albums,
    Photo,
    clean_note,
)
from companion.history.backup_file import make_backup, store_waiting_backup
from companion.history.details import Details
from companion.history.disk import Disk, FileDisk
from companion.history.errors import (
    AlbumFull,
    PhotoGone,
    StoreUnreadable,
    StoreUnwritable,
    TableIdRefused,
)
from companion.history.home import Home
from companion.history.places import Places
from tests.history.tapes import disk_of

NOTE = "Rain all day.\nBen’s first win 🎉"
FOLDER = Path("/home/albums")


def photo(number: int) -> Photo:
    return Photo(b"large %d" % number, b"small %d" % number)


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "full")


def opened(disk: Disk, folder: Path = FOLDER) -> Albums:
    places = Places(folder.parent / "places.json", clock=lambda: 1000, disk=disk)
    details = Details(folder.parent / "details.json", clock=lambda: 1000, disk=disk)
    return Albums(folder, places, details, clock=lambda: 1000, disk=disk)


def filled(disk: Disk, folder: Path = FOLDER, photos: int = 3) -> Albums:
    albums = opened(disk, folder)
    albums.set_note("t1", NOTE)
    for number in range(photos):
        albums.add("t1", photo(number))
    return albums


def shown(albums: Albums, table: str = "t1") -> AlbumContent:
    """Return all of a table, asked for as a page asks."""
    photos = {
        each: Photo(albums.photo(table, each), albums.small_photo(table, each))
        for each in albums.find_album(table).photos
    }
    return AlbumContent(albums.note(table), photos)


@pytest.fixture(params=["files", "log"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Disk, Path]:
    if request.param == "log":
        return disk_of(), FOLDER
    made = FileDisk(fsync=False)
    made.prepare(tmp_path / "albums")
    return made, tmp_path / "albums"


def test_what_was_added_is_there_after_a_new_start(disk: tuple[Disk, Path]) -> None:
    albums = filled(*disk)
    assert albums.find_album("t1") == Album(noted=True, photos=(1000, 1001, 1002))
    again = opened(*disk)
    assert shown(again) == shown(albums) == AlbumContent(NOTE, {1000 + n: photo(n) for n in range(3)})
    assert again.find_album("t2") == Album()


def test_a_photo_that_was_deleted_comes_back_to_its_place(disk: tuple[Disk, Path]) -> None:
    albums = filled(*disk)
    before = shown(albums)
    put_back = albums.remove("t1", 1001)
    assert albums.find_album("t1").photos == opened(*disk).find_album("t1").photos == (1000, 1002)
    with pytest.raises(PhotoGone):
        albums.remove("t1", 1001)
    put_back()
    assert shown(albums) == shown(opened(*disk)) == before


def test_there_is_no_fifth_photo(disk: tuple[Disk, Path]) -> None:
    albums = filled(*disk, photos=MOST_PHOTOS)
    with pytest.raises(AlbumFull):
        albums.add("t1", photo(9))
    put_back = albums.remove("t1", 1000)
    albums.add("t1", photo(9))
    with pytest.raises(AlbumFull):
        put_back()
    assert len(albums.find_album("t1").photos) == MOST_PHOTOS


def test_a_note_is_changed_and_deleted(disk: tuple[Disk, Path]) -> None:
    albums = filled(*disk, photos=0)
    albums.set_note("t1", "  Sun. ")
    assert opened(*disk).note("t1") == albums.note("t1") == "Sun."
    albums.set_note("t1", " \n ")
    assert opened(*disk).find_album("t1") == albums.find_album("t1") == Album()
    assert albums.note("t1") == ""


def test_a_table_that_is_deleted_leaves_no_file_and_comes_back_whole(disk: tuple[Disk, Path]) -> None:
    albums = filled(*disk)
    albums.set_note("t2", "another")
    before = shown(albums)
    put_back = albums.forget("t1")
    assert set(disk[0].names(disk[1])) == {"t2.txt"}
    assert albums.find_album("t1") == Album()
    put_back()
    assert shown(albums) == shown(opened(*disk)) == before


def test_a_photo_without_its_small_one_stands_for_itself(disk: tuple[Disk, Path]) -> None:
    albums = filled(*disk)
    disk[0].remove(disk[1] / "t1.1001.small.jpg")
    assert albums.small_photo("t1", 1001) == b"large 1"


def test_what_is_too_large_or_unreadable_is_told_and_everything_else_is_there(
    disk: tuple[Disk, Path],
) -> None:
    albums = filled(*disk)
    disk[0].replace(disk[1] / "t1.1001.jpg", bytes(KEPT_PHOTO.most + 1))
    with pytest.raises(StoreUnreadable):
        albums.photo("t1", 1001)
    assert albums.content("t1") == AlbumContent(NOTE, {1000: photo(0), 1002: photo(2)})


def test_files_of_other_names_are_left_alone(disk: tuple[Disk, Path]) -> None:
    for name in ("t1.jpg", "t1.x.jpg", "notes.md", "t1.1.jpg.draft", "t1.5.small.jpg"):
        disk[0].replace(disk[1] / name, b"x")
    assert opened(*disk).find_album("t1") == Album()


@pytest.mark.parametrize("table", ["", "../t1", "t 1", "con", "x" * 65])
def test_an_id_that_can_name_no_file_is_refused(table: str) -> None:
    albums = opened(disk_of())
    for act in (lambda: albums.set_note(table, NOTE), lambda: albums.add(table, photo(1))):
        with pytest.raises(TableIdRefused):
            act()


Act = Callable[[Albums], object]


@pytest.mark.parametrize(
    "act",
    [
        lambda albums: albums.set_note("t1", "Sun."),
        lambda albums: albums.add("t1", photo(7)),
        lambda albums: albums.remove("t1", 1001),
    ],
    ids=["note", "add", "remove"],
)
def test_wherever_the_plug_is_pulled_all_or_nothing_of_it_is_there(
    act: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = filled(disk_of())
    before = shown(whole)
    act(whole)
    after = shown(whole)
    for writes in itertools.count():
        disk = disk_of()
        albums = filled(disk)
        left = writes

        def pulled(change: object, real: Callable[..., None] = disk.write_change) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise KeyboardInterrupt
            real(change)

        with monkeypatch.context() as patch:
            patch.setattr(disk, "write_change", pulled)
            try:
                act(albums)
            except KeyboardInterrupt:
                assert shown(opened(disk)) in (before, after)
                continue
        assert shown(opened(disk)) == after
        assert writes
        return


def test_a_full_disk_is_told_and_changes_nothing(
    disk: tuple[Disk, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    albums = filled(*disk)
    before = shown(albums)
    monkeypatch.setattr(disk[0], "replace", full)
    for act in (lambda: albums.set_note("t1", "Sun."), lambda: albums.add("t1", photo(7))):
        with pytest.raises(StoreUnwritable):
            act()
    assert shown(albums) == shown(opened(*disk)) == before


@given(st.text(max_size=200) | st.text("ab \n\t\r\u202e\u200d\0", max_size=60))
def test_a_note_is_text_and_stays_as_it_is_kept(text: str) -> None:
    note = clean_note(text)
    assert clean_note(note) == note == note.strip()
    assert not set(note) & set("\0\t\r\u202e\ud800")
    assert len(clean_note(text * 300)) <= NOTE_LENGTH


def test_a_home_as_one_file_holds_notes_and_photos(tmp_path: Path) -> None:
    with Home.open(tmp_path / "ours", disk=FileDisk(fsync=False)) as home:
        before = shown(filled(home.disk, home.albums))
        data = make_backup(home.disk, home.path)
    disk = disk_of()
    with Home.open(Path("/home"), disk=disk) as home:
        filled(disk, home.albums, photos=1)
        store_waiting_backup(disk, home.path, data)
    with Home.open(Path("/home"), disk=disk) as home:
        assert shown(opened(disk, home.albums)) == before
