"""A game of another package, which the app knows nothing of and nobody has drawn, in a real browser."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, Profile
from tests.browser.process import Process
from tests.games.added_games import ROOT, install

COUNTING = ROOT / "examples" / "counting"


@pytest.fixture
def process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """The app with the counting game installed beside it."""
    place = tmp_path / "installed"
    install(place, {"counting": "counting:GAME"})
    (place / "counting").symlink_to(COUNTING / "counting")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(place)]))
    process = Process(tmp_path / "home").start()
    yield process
    process.kill()


@pytest.mark.parametrize("profile", [IPHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_game_that_is_only_installed_is_played_to_its_end(
    process: Process, phone: NewPhone, profile: Profile
) -> None:
    visitor = phone(profile).open(process.host_url(), "New table")
    visitor.tap_label("New table")
    visitor.tap_label("Counting")
    visitor.expect_text("Who is playing?")
    visitor.tap_label("Start")
    visitor.expect_text("The heap grows")
    for stones in (3, 3, 3):
        visitor.tap_label(f"Lay {stones} stones")
        visitor.expect_text(f"laid {stones} stones")
        visitor.settle()
    visitor.tap_label("Lay 1 stone")
    visitor.expect_text("Final score")
    visitor.screenshot(f"added_game_{'desktop' if profile is DESKTOP else 'phone'}")
    assert visitor.failures == []
