"""The note and the photos of a finished table, seen from a phone."""

import io
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.bounds import PHOTO as PHOTO_FILE
from companion.history.albums import MOST_PHOTOS, Photo
from companion.hosting.open_home import OpenHome
from companion.sharing import shrinking
from companion.sharing.shrinking import shrink_photo
from tests.hosting.play import begin, play_out
from tests.sharing.pictures import saved
from tests.sharing.test_shrinking import halves
from tests.views.bringing import Hand as BringHand
from tests.views.bringing import meanwhile
from tests.views.visit import Storage, Visitor, visit
from views.device.keyring import PREFIX
from views.flet_adapter.file_picking import PHOTOS, Received
from views.flet_adapter.uploads import UploadError
from views.pages.finished import album

PICTURE = saved(halves(), "JPEG")
PHOTO = Photo(b"\xff\xd8large", b"\xff\xd8small")
"""One whose bytes nobody decodes here."""


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> "Hand":
    """What the person hands over when the browser asks for a photo."""
    return Hand(monkeypatch)


class Hand:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(album, "use_file_door", self._door)

    def _door(
        self, took: Callable[[Received], Any], refused: Callable[[UploadError], Any], **told: object
    ) -> ft.PickFiles:
        assert told == {"kinds": PHOTOS, "limit": PHOTO_FILE}
        self.took, self.refused = took, refused
        return ft.PickFiles(ft.FilePicker())

    async def gives(self, phone: Visitor, data: bytes) -> None:
        await meanwhile(phone, lambda: self.took(Received("photo", data)))


def finished(house: OpenHome, photos: int = 0, note: str = "") -> str:
    session = begin(house)
    play_out(session)
    house.albums.set_note(session.id, note)
    for _ in range(photos):
        house.albums.add(session.id, PHOTO)
    return session.id


def table_of(phone: Visitor) -> str:
    return phone.house.tables.library.summaries.recent(1)[0].id


async def open_page(phone: Visitor) -> str:
    """Open the page of the finished table."""
    await phone.go(f"/history/{table_of(phone)}")
    await phone.until(lambda: phone.shows("How it went"))
    return table_of(phone)


async def test_a_note_is_written_changed_and_found_by_its_words(tmp_path: Path) -> None:
    async with visit(tmp_path, before=finished) as phone:
        table = await open_page(phone)
        await phone.tap("Write a note")
        await phone.write("Note", "Rain all day.\n下次換小明。")
        await phone.tap("Save the note")
        await phone.until(lambda: phone.shows("Rain all day.\n下次換小明。"))
        assert phone.house.albums.note(table) == "Rain all day.\n下次換小明。"
        await phone.tap("Send the result")
        fields = [str(node["value"]) for node, _ in phone.nodes() if node["_c"] == "TextField"]
        assert any("Rain%20all%20day" in field for field in fields)
        await phone.tap("Close")
        await phone.go("/history")
        await phone.tap("Find games")
        await phone.write("Person, game or note", "RAIN 小明")
        await phone.until(lambda: any(name.startswith("Card City, ") for name in phone.names()))
        await phone.write("Person, game or note", "snow")
        await phone.until(lambda: phone.shows("No finished game is like that."))


async def test_a_photo_comes_in_small_and_is_looked_at(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, before=finished) as phone:
        table = await open_page(phone)
        assert "Add a photo" in phone.names()
        await hand.gives(phone, PICTURE)
        await phone.until(lambda: "Photo 1 of 1" in phone.names())
        (number,) = phone.house.albums.find_album(table).photos
        await phone.tap("Photo 1 of 1")
        await phone.until(lambda: "Delete the photo" in phone.names())
        shown = [node["src"] for node, _ in phone.nodes() if node["_c"] == "Image"]
        assert shown == [
            phone.house.albums.small_photo(table, number),
            phone.house.albums.photo(table, number),
        ]


async def test_a_photo_that_was_deleted_comes_back_by_a_tap(tmp_path: Path) -> None:
    async with visit(tmp_path, before=partial(finished, photos=3)) as phone:
        table = await open_page(phone)
        before = phone.house.albums.find_album(table)
        await phone.until(lambda: "Photo 3 of 3" in phone.names())
        await phone.tap("Photo 1 of 3")
        await phone.until(lambda: "Delete the photo" in phone.names())
        await phone.tap("Photo 2 of 3")
        await phone.until(lambda: phone.names().count("Photo 1 of 3") == 2)
        await phone.tap("Delete the photo")
        await phone.until(lambda: phone.shows("A photo was deleted.") and "Photo 2 of 2" in phone.names())
        assert phone.house.albums.find_album(table).photos == (before.photos[0], before.photos[2])
        await phone.tap("Bring it back")
        await phone.until(lambda: "Photo 3 of 3" in phone.names())
        assert phone.house.albums.find_album(table) == before
        assert not phone.shows("A photo was deleted.")


async def test_what_is_no_photo_is_told_and_loses_nothing(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, before=partial(finished, photos=1, note="Rain.")) as phone:
        table = await open_page(phone)
        for data in (b"no picture", PICTURE[:700], b""):
            await hand.gives(phone, data)
            await phone.until(lambda: phone.shows("cannot be read as a picture"))
            await phone.tap("Close")
        await meanwhile(phone, lambda: hand.refused(UploadError("receiving-late")))
        assert phone.shows("did not arrive")
        assert "Add a photo" in phone.names()
        assert (len(phone.house.albums.find_album(table).photos), phone.house.albums.note(table)) == (
            1,
            "Rain.",
        )


async def test_there_is_no_button_for_a_fifth_photo(tmp_path: Path, hand: Hand) -> None:
    async with visit(tmp_path, before=partial(finished, photos=MOST_PHOTOS)) as phone:
        table = await open_page(phone)
        await phone.until(lambda: "Photo 4 of 4" in phone.names())
        assert "Add a photo" not in phone.names()
        await hand.gives(phone, PICTURE)
        await phone.until(lambda: phone.shows("There are 4 photos of this game already."))
        assert len(phone.house.albums.find_album(table).photos) == MOST_PHOTOS


async def test_without_the_extra_it_says_so_and_a_note_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shrinking, "find_spec", lambda name: None)
    async with visit(tmp_path, before=partial(finished, photos=1)) as phone:
        await open_page(phone)
        await phone.until(lambda: "Photo 1 of 1" in phone.names())
        assert phone.shows("photo reader")
        assert "Add a photo" not in phone.names()
        assert "Write a note" in phone.names()


async def test_whoever_sat_there_looks_and_only_the_host_changes(tmp_path: Path, hand: Hand) -> None:
    browser = Storage()

    def seated(house: OpenHome) -> None:
        session = begin(house)
        browser[PREFIX + session.id] = f"1.{house.joining.sit(session, 1, None)}"
        play_out(session)
        house.albums.set_note(session.id, "Rain.")
        house.albums.add(session.id, PHOTO)

    async with visit(tmp_path, before=seated, local=False, storage=browser) as guest:
        table = await open_page(guest)
        await guest.until(lambda: guest.shows("Rain.") and "Photo 1 of 1" in guest.names())
        assert {"Add a photo", "Write a note"}.isdisjoint(guest.names())
        await guest.tap("Photo 1 of 1")
        await guest.until(
            lambda: any(node["_c"] == "Image" and node.get("height") for node, _ in guest.nodes())
        )
        assert "Delete the photo" not in guest.names()
        guest.house.albums.set_note(table, "Sun.")
        guest.house.tables.events.tell(table)
        await guest.until(lambda: guest.shows("Sun."))
    async with visit(tmp_path, f"/history/{table}", local=False) as stranger:
        assert not stranger.shows("Sun.")
        assert "Photo 1 of 1" not in stranger.names()


async def test_a_table_is_saved_with_its_note_and_photos_and_brought_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_files: list[dict[str, Any]] = []

    def filled(house: OpenHome) -> None:
        table = finished(house, note="Rain.")
        house.albums.add(table, shrink_photo(PICTURE))

    async with visit(tmp_path / "there", before=filled) as phone:
        phone.client.replies["save_file"] = saved_files.append
        table = table_of(phone)
        before = phone.house.albums.content(table)
        await phone.go(f"/carry/{table}")
        await phone.until(lambda: "Save with its note and photos" in phone.names())
        await phone.tap("Save with its note and photos")
        await phone.until(lambda: saved_files)
        await phone.go("/history")
        await phone.tap("Export the history")
        await phone.tap("With notes and photos (ZIP)")
        await phone.until(lambda: len(saved_files) == 2)
    with zipfile.ZipFile(io.BytesIO(saved_files[1]["src_bytes"])) as archive:
        names = {"games.json", "games.csv", f"albums/{table}.txt", f"albums/{table}-1.jpg"}
        assert set(archive.namelist()) == names
    bringing = BringHand(monkeypatch)
    async with visit(tmp_path / "here", "/c") as phone:
        await bringing.gives(phone, saved_files[0]["src_bytes"], saved_files[0]["file_name"])
        await phone.until(lambda: phone.shows("with a note · with 1 photo"))
        await phone.tap("Put it into the history")
        await phone.until(lambda: phone.route == f"/history/{table}")
        assert phone.house.albums.content(table) == before


async def test_the_list_tells_where_there_is_something(tmp_path: Path) -> None:
    def two(house: OpenHome) -> None:
        finished(house, photos=2)
        finished(house, note="Rain.")

    async with visit(tmp_path, "/history", before=two) as phone:
        await phone.until(lambda: sum(name.startswith("Card City, ") for name in phone.names()) == 2)
        marks = [node.get("semantics_label") for node, _ in phone.nodes() if node["_c"] == "Icon"]
        assert {each for each in marks if each and "with" in each} == {"with a note", "with 2 photos"}


async def test_a_photo_that_cannot_be_read_is_told_and_the_rest_is_there(tmp_path: Path) -> None:
    async with visit(tmp_path, before=partial(finished, photos=2, note="Rain.")) as phone:
        first = phone.house.albums.find_album(table_of(phone)).photos[0]
        for name in (f"{table_of(phone)}.{first}.jpg", f"{table_of(phone)}.{first}.small.jpg"):
            path = tmp_path / "albums" / name
            path.unlink()
            path.mkdir()
        await open_page(phone)
        await phone.until(lambda: "Photo 2 of 2" in phone.names())
        assert phone.shows("Rain.")
        await phone.tap("Photo 1 of 2")
        await phone.until(lambda: phone.shows("cannot be read: a photo."))


async def test_where_it_was_is_said_once_and_offered_at_the_next_table(tmp_path: Path) -> None:
    made: list[str] = []

    def before(house: OpenHome) -> None:
        made.extend((finished(house), finished(house)))
        house.albums.places.set({made[0]: "Ann’s kitchen"})

    async with visit(tmp_path, "/history", before=before) as phone:
        await phone.go(f"/history/{made[0]}")
        await phone.until(lambda: "Ann’s kitchen" in phone.names())
        await phone.go(f"/history/{made[1]}")
        await phone.until(lambda: "Say where it was" in phone.names())
        await phone.tap("Say where it was")
        await phone.tap("Ann’s kitchen")
        await phone.until(lambda: "Ann’s kitchen" in phone.names())
        assert "Say where it was" not in phone.names()
