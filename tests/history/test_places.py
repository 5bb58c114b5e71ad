"""Where finished tables were played."""

from pathlib import Path

import pytest

from companion.history.disk import FileDisk
from companion.history.errors import StoreUnwritable
from companion.history.places import Places, clean_place
from tests.history.samples import clock, no_room


def places(folder: Path) -> Places:
    return Places(folder / "places.json", clock=clock, disk=FileDisk(fsync=False))


def test_what_was_said_is_there_the_next_time(tmp_path: Path) -> None:
    places(tmp_path).set({"t1": "Home", "t2": " 小明家\n"})
    assert places(tmp_path).all() == {"t1": "Home", "t2": "小明家"}
    places(tmp_path).set({"t1": "", "t3": "Home"})
    assert places(tmp_path).all() == {"t2": "小明家", "t3": "Home"}


def test_the_place_where_most_was_played_comes_first_however_it_is_spelt(tmp_path: Path) -> None:
    kept = places(tmp_path)
    kept.set({"t1": "Club", "t2": "home", "t3": "Home", "t4": "Abbey"})
    assert kept.by_use() == ("Home", "Abbey", "Club")


def test_a_place_is_one_line_of_text() -> None:
    assert clean_place("  Ann’s \n kitchen\u202e ") == "Ann’s kitchen"
    assert len(clean_place("x" * 900)) == 60


def test_what_cannot_be_saved_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = places(tmp_path)
    kept.set({"t1": "Home"})
    with no_room(monkeypatch), pytest.raises(StoreUnwritable):
        kept.set({"t1": "Club"})
    assert kept.find_place("t1") == places(tmp_path).find_place("t1") == "Home"
