"""What was added to a finished table goes with it, and comes back with it."""

from pathlib import Path

from companion.history.albums import Album, Photo
from companion.history.details import NO_DETAILS, PlayDetails
from tests.hosting.play import begin, open_house, play_out

PHOTO = Photo(b"large", b"small")
SAID = PlayDetails("2026-02-28", 1_772_300_000_000, ("Rivers",), ("rainy",), 8, "Ann")


def test_a_deleted_table_takes_its_note_and_photos_along_and_brings_them_back(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        play_out(live := begin(house))
        house.albums.set_note(live.id, "Rain.")
        number = house.albums.add(live.id, PHOTO)
        filed = house.tables.library.summaries.recent(1)
        house.albums.details.set({live.id: SAID})
        deleted = house.tables.delete(live.id)
        assert deleted is not None
        assert list((tmp_path / "albums").iterdir()) == []
        assert not house.albums.details.all()
        deleted.put_back()
    with open_house(tmp_path) as house:
        assert house.albums.find_album(live.id) == Album(noted=True, photos=(number,))
        assert (house.albums.note(live.id), house.albums.photo(live.id, number)) == ("Rain.", b"large")
        assert house.albums.details.all() == {live.id: SAID}
        (dated,) = house.tables.library.summaries.recent(1)
        assert (dated.day, dated.finished_at) == (SAID.day, SAID.ended_at)
        house.albums.details.set({live.id: NO_DETAILS})
        assert house.tables.library.summaries.recent(1) == filed


def test_a_table_that_is_played_on_keeps_what_was_added(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        play_out(live := begin(house))
        house.albums.set_note(live.id, "Rain.")
        house.tables.reopen(live.id)
        assert house.albums.note(live.id) == "Rain."
        assert house.tables.delete(live.id) is None
        assert house.albums.find_album(live.id) == Album()


def test_another_name_for_a_person_changes_no_note(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        play_out(live := begin(house))
        house.people.remember([("Ann", "rose")])
        house.albums.set_note(live.id, "Ann was late.")
        house.people.rename("Ann", "Anna")
        assert house.albums.note(live.id) == "Ann was late."
