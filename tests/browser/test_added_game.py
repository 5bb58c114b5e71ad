"""A game of another package, which the app knows nothing of and nobody has drawn, in a real browser."""

import os
from collections.abc import Iterator

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.keyed import KEYS, Keys
from tests.browser.phone import DESKTOP, IPHONE, Profile
from tests.browser.process import Process
from tests.effort import some
from tests.games.added_games import ROOT, install

GAMES = ("counting", "dominoes")


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The app with the games of ``examples`` installed beside it."""
    folder = tmp_path_factory.mktemp("added")
    place = folder / "installed"
    boards = {"dominoes": "dominoes.board:BOARD"}
    install(place, {name: f"{name}:GAME" for name in GAMES}, boards=boards)
    for name in GAMES:
        (place / name).symlink_to(ROOT / "examples" / name / name)
    process = Process(folder / "home")
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(place)]))
        process.start()
    yield process
    process.kill()


@pytest.mark.parametrize("profile", some([IPHONE, DESKTOP]), ids=str)
def test_a_game_that_is_only_installed_is_played_to_its_end(
    process: Process, phone: NewPhone, profile: Profile
) -> None:
    visitor = phone(profile).open(process.host_url(), "Counting")
    visitor.tap_label("Counting").tap_label("New table")
    visitor.expect_text("Who is playing?")
    visitor.tap_label("Start")
    visitor.expect_text("The heap grows")
    for stones in (3, 2, 3):
        visitor.tap_label(f"Lay {stones} stones").expect_text(f"laid {stones} stones")
    visitor.tap_label("Lay 2 stones")
    visitor.expect_text("Final score")
    visitor.screenshot(f"added_game_{'desktop' if profile is DESKTOP else 'phone'}")
    assert visitor.failures == []


def test_pieces_of_two_squares_are_laid_by_tapping_one_of_them(process: Process, phone: NewPhone) -> None:
    visitor = phone().open(process.host_url(), "Dominoes")
    visitor.tap_label("Dominoes").tap_label("New table")
    visitor.expect_text("Who is playing?")
    visitor.tap_label("Start").expect_text("The courtyards are paved")
    visitor.tap_label("c3 · empty").expect_text(
        "The first domino lies at the gate, every other one beside another."
    )
    visitor.tap_label("Close")
    visitor.tap_label("a1 · empty: may be chosen now").tap_label("Lay it on a1 and b1")
    visitor.expect_text("Player 1 laid a domino on a1 and b1.")
    visitor.tap_label("a1 · empty: may be chosen now").tap_label("a1 · empty: may be chosen now")
    visitor.tap_label("Lay it on a1 and a2").expect_text("Player 2 laid a domino on a1 and a2.")
    visitor.expect_text("b1 · domino")
    visitor.screenshot("added_game_dominoes")
    assert visitor.failures == []


def test_pieces_are_laid_with_a_keyboard_alone(process: Process, phone: NewPhone) -> None:
    visitor = phone(KEYS).open(process.host_url(), "Dominoes")
    visitor.tap_label("Dominoes").tap_label("New table")
    visitor.expect_text("Who is playing?")
    visitor.tap_label("Start").expect_text("The courtyards are paved")
    keys = Keys(visitor)
    for label in ("a1 · empty: may be chosen now", "Lay it on a1 and b1"):
        keys.enter(label)
    visitor.expect_text("Player 1 laid a domino on a1 and b1.")
    assert visitor.failures == []
