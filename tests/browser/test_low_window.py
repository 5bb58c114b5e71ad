"""A phone on its side: the board has the height of the window, and the rest stands in a rail beside it."""

import re
from pathlib import Path

import pytest

from companion.games import GAMES
from tests.browser.board_places import resize_window
from tests.browser.boxes import FRAME, THUMB, Box, boxes
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone, Profile
from tests.browser.table import TEXTS, running
from tests.effort import on_its_day, some
from tests.patience import patient
from views.device.preferences import SCALES

SIZES = ((844, 390), (667, 331), (932, 430))
"""Width and height of phones that lie on their side, in pixels."""

NAMED = ("card_city", "roll_into_town", "small_city")
"""Games with boards that are named square by square in their samples."""

_SQUARE = re.compile(r"[a-z]\d\b")

WHOLE = 0.85
"""Least part of the height that a board takes."""

HALF, SHEET = 0.5, 0.3
"""Least part of the room that a board keeps in the largest text; the score sheet's pad needs the rest."""

say = TEXTS["en"].say


def lying(width: int, height: int) -> Profile:
    """Make a phone on its side."""
    return {**IPHONE, "viewport": {"width": width, "height": height}, "device_scale_factor": 1}


def open_sample(visitor: Phone, game_id: str) -> Phone:
    """Open the sample of a game from the shelf."""
    visitor.tap_label(say(f"{game_id}-name")).tap_label(say("app-see-sample"))
    return visitor.expect_text(say("app-ask-rules"), timeout=patient(30_000))


def height_of_board(found: list[Box]) -> float:
    """Measure a board from the top of its first named square to the bottom of its last one, in pixels."""
    squares = [box for box in found if _SQUARE.match(box.name)]
    return max(box.y + box.height for box in squares) - min(box.y for box in squares)


@pytest.mark.parametrize("size", some(SIZES), ids=str)
def test_on_its_side_a_board_has_the_height_and_all_pages_are_one_touch_away(
    tmp_path: Path, phone: NewPhone, size: tuple[int, int]
) -> None:
    width, height = size
    with running(tmp_path) as app:
        visitor = phone(lying(width, height), locale="en-US").open(app.url(), say("app-asks-may"))
        for game_id in NAMED:
            open_sample(visitor, game_id)
            found = boxes(visitor)
            visitor.screenshot(f"low-{game_id}-{width}")
            assert height_of_board(found) >= WHOLE * height
            tabs = [box for box in found if box.tap and box.x + box.width >= width - 1 - FRAME]
            assert len(tabs) == 5, tabs
            assert all(min(box.width, box.height) >= THUMB - 2 * FRAME for box in tabs)
            assert [box for box in found if box.x < -1 or box.x + box.width > width + 1] == []
            visitor.go("/", say("app-settings"))
        assert not visitor.failures


@pytest.mark.parametrize("game_id", on_its_day(GAMES, 3))
def test_every_board_has_the_height_and_all_that_acts_is_in_sight(
    tmp_path: Path, phone: NewPhone, game_id: str
) -> None:
    with running(tmp_path) as app:
        visitor = phone(lying(*SIZES[0]), locale="en-US").open(app.url(), say("app-asks-may"))
        open_sample(visitor, game_id)
        for width, height in SIZES:
            found = resize_window(visitor, width, height)
            visitor.screenshot(f"low-{game_id}-{width}")
            assert found["board"][3] >= WHOLE * height
            assert found["hidden"] == []
            assert outside_window(visitor) == []


def outside_window(visitor: Phone) -> list[Box]:
    """List what reaches over the left or right edge of the window."""
    size = visitor.page.viewport_size
    assert size
    return [box for box in boxes(visitor) if box.x < -1 or box.x + box.width > size["width"] + 1]


SMALLEST, SMALL = (320, 454), (360, 640)
"""Width and height of small upright phones, in pixels, the first with the bars of a browser."""

ROUNDED = 4.0
"""Pixels by which the measured bars are off."""

LARGEST = max(SCALES)


@pytest.mark.parametrize("game_id", some(tuple(GAMES)))
def test_in_the_largest_text_nothing_that_acts_is_cut_and_a_board_keeps_half_of_the_height(
    tmp_path: Path, phone: NewPhone, game_id: str
) -> None:
    with running(tmp_path) as app:
        app.house.preferences.change(text_scale=LARGEST)
        visitor = phone(lying(*SMALL), locale="en-US").open(app.url(), say("app-asks-may"))
        open_sample(visitor, game_id)
        for width, height in (SMALLEST, SMALL):
            parts, found = resize_window(visitor, width, height), boxes(visitor)
            tabs = min(box.y for box in found if box.tap and abs(box.y + box.height - height) <= FRAME)
            visitor.screenshot(f"largest-{game_id}-{width}")
            top, high = parts["board"][1], parts["board"][3]
            least = SHEET if game_id == "score_pad" else HALF
            assert high >= least * (tabs - top) - ROUNDED
            assert outside_window(visitor) == []
            assert parts["hidden"] == []
