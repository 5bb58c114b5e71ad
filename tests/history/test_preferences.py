from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.history.disk import FileDisk
from companion.history.errors import LineRefused, Report
from companion.history.preferences import SETUP_LIMIT, Preferences, PreferencesStore
from tests.history.samples import clock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "preferences.json"


def store(path: Path, told: list[Report] | None = None) -> PreferencesStore:
    return PreferencesStore(
        path, clock=clock, report=None if told is None else told.append, disk=FileDisk(fsync=False)
    )


def test_before_anything_is_chosen_the_device_decides(path: Path) -> None:
    assert store(path).load() == Preferences(locale=None, theme="system", text_scale=1.0)
    assert not path.exists()


def test_what_was_chosen_is_there_the_next_time(path: Path) -> None:
    store(path).change(locale="zh-Hant")
    assert store(path).change(theme="dark", text_scale=1.5).locale == "zh-Hant"
    assert store(path).load() == Preferences("zh-Hant", "dark", 1.5)


@pytest.mark.parametrize(
    "change", [{"theme": "pink"}, {"text_scale": 9.0}, {"text_scale": "big"}, {"locale": ""}, {"font": "x"}]
)
def test_what_is_no_preference_is_refused_and_nothing_changes(path: Path, change: dict[str, Any]) -> None:
    kept = store(path)
    kept.change(theme="dark")
    with pytest.raises(TypeError):
        kept.change(**change)
    assert store(path).load() == Preferences(theme="dark")


def test_every_game_remembers_its_own_last_setup(path: Path) -> None:
    kept = store(path)
    assert kept.last_setup("card_city") is None
    kept.remember_setup("card_city", b'{"seats":2}')
    kept.remember_setup("small_city", '{"name":"鎮"}'.encode())
    kept.remember_setup("card_city", b'{"seats":3}')
    kept.change(theme="light")
    again = store(path)
    assert again.last_setup("card_city") == b'{"seats":3}'
    assert again.last_setup("small_city") == '{"name":"鎮"}'.encode()
    assert again.load().theme == "light"


def test_an_absurdly_long_setup_is_refused(path: Path) -> None:
    with pytest.raises(LineRefused):
        store(path).remember_setup("card_city", b"x" * (SETUP_LIMIT + 1))


def test_preferences_of_another_version_are_kept_aside_and_the_setups_carried_over(path: Path) -> None:
    kept = store(path)
    kept.remember_setup("card_city", b"{}")
    tables = kept._storage.read() or {}
    kept._storage.write({**tables, "preferences": {"1": {"theme": "dark", "hologram": True}}})
    told: list[Report] = []
    again = store(path, told)
    assert again.load() == Preferences()
    assert again.last_setup("card_city") == b"{}"
    assert [report.id for report in told] == ["history-store-partly"]
    assert b"hologram" in Path(str(told[0].params["kept"])).read_bytes()


def test_entries_are_kept_by_game_and_name_and_replaced_or_dropped(path: Path) -> None:
    kept = store(path)
    assert kept.kept_entries("pad") == {}
    kept.keep_entry("pad", "飛鏢", '{"start":501}')
    kept.keep_entry("pad", "Cards", "{}")
    kept.keep_entry("other", "Cards", "x")
    kept.keep_entry("pad", "Cards", '{"rounds":4}')
    kept.change(theme="dark")
    kept.remember_setup("pad", b"{}")
    assert list(store(path).kept_entries("pad").items()) == [
        ("Cards", '{"rounds":4}'),
        ("飛鏢", '{"start":501}'),
    ]
    kept.drop_entry("pad", "Cards")
    kept.drop_entry("pad", "nothing")
    assert store(path).kept_entries("pad") == {"飛鏢": '{"start":501}'}
    assert store(path).kept_entries("other") == {"Cards": "x"}


@pytest.mark.parametrize(("name", "text"), [("", "x"), ("x" * 201, "x"), ("x", "x" * 2001)])
def test_an_entry_that_no_setup_can_hold_is_not_kept(path: Path, name: str, text: str) -> None:
    with pytest.raises(TypeError):
        store(path).keep_entry("pad", name, text)
    assert store(path).kept_entries("pad") == {}
