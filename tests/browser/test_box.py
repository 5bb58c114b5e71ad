"""The owner's box in a real browser: drawn with a finger, as large as a finger needs, carried as a file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload

from companion.games import GAMES
from tests.browser.boxes import FRAME, THUMB
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, App

BOX: Any = GAMES["small_city"]


@pytest.fixture
def app(shared_app: App) -> Iterator[App]:
    """The app, with a game whose box has to be read off the cardboard."""
    shared_app.house.boxes.forget(BOX)
    yield shared_app
    shared_app.house.boxes.forget(BOX)


def address(app: App, entry: str = "") -> str:
    return f"{app.served.url}box/{BOX.id}" + (f"/{entry}" if entry else "")


def say(message: str, locale: str = "en", **params: int | str) -> str:
    return TEXTS[locale].say(f"app-{message}", **params)


def square(column: int, row: int, what: str, locale: str = "en") -> str:
    words = TEXTS[locale].say(f"{BOX.id}-mark-{what}") if what else say("box-no-square", locale)
    return say("box-square", locale, column=column, row=row, what=words)


def touched(phone: Phone, before: str, after: str) -> None:
    """Touch a square and wait until it is another."""
    phone.touch(before)
    phone.expect_text(after)


def kept(app: App, phone: Phone, locale: str = "en") -> dict[str, str]:
    """Return what the owner has said, once the list of the box is there again."""
    phone.touch(say("box-save", locale))
    phone.expect_text(say("box-about", locale))
    said: dict[str, str] = app.house.boxes.own_entries(BOX)
    return said


def test_a_level_three_residence_is_drawn_by_tapping_its_squares(app: App, visitor: Phone) -> None:
    visitor.go(address(app, "tile-R3"), say("box-draw-tile"))
    touched(visitor, square(2, 3, "place"), square(2, 3, ""))
    visitor.expect_text(say("box-wrong", why="count", count=3))
    touched(visitor, square(4, 2, ""), square(4, 2, "place"))
    visitor.expect_text(say("box-fits"))
    assert kept(app, visitor) == {"tile-R3": "###"}
    assert visitor.failures == []


def test_a_town_board_is_painted_with_a_finger(app: App, phone: NewPhone) -> None:
    visitor = phone(locale="zh-TW").open(address(app, "board-easy"), say("box-draw-board", "zh-Hant"))
    brush = TEXTS["zh-Hant"].say(f"{BOX.id}-mark-obstacle")
    visitor.touch(say("box-brush", "zh-Hant", what=brush))
    for column in (1, 2):
        here = (column, 1)
        touched(visitor, square(*here, "area-0", "zh-Hant"), square(*here, "obstacle", "zh-Hant"))
    said = kept(app, visitor, "zh-Hant")
    assert said["board-easy"].startswith("##00000123/0000000123/")
    assert visitor.failures == []


def test_everything_that_is_tapped_is_as_large_as_a_finger(app: App, visitor: Phone) -> None:
    visitor.go(address(app), say("box-about"))
    for entry in ("tile-C4", "board-expert", "cost-CL", "promise-7", "stock-R"):
        visitor.go(address(app, entry), say("box-fits"))
        tapped = visitor.settle().page.locator("flt-semantics-host [flt-tappable]")
        places = tapped.evaluate_all(
            "nodes => nodes.map(n => n.getBoundingClientRect())"
            ".map(of => [of.right, of.bottom, of.width, of.height])"
        )
        # A board is pushed to the right and downward: of what lies beyond, half a square is seen at the edge.
        edges = {bottom for _, bottom, width, height in places if height < 44 <= width}
        assert len(edges) <= (entry == "board-expert")
        whole = [
            (width, height)
            for right, bottom, width, height in places
            if right < 390 - 17 and bottom not in edges
        ]
        assert whole
        assert (entry, [size for size in whole if min(size) < THUMB - 2 * FRAME]) == (entry, [])
        visitor.go(address(app), say("box-about"))


def test_a_box_goes_from_one_device_to_another_as_a_file(app: App, visitor: Phone) -> None:
    app.house.boxes.put(BOX, {"tile-R3": "###", "promise-7": "18"})
    visitor.go(address(app), say("box-about"))
    visitor.text(say("box-export")).wait_for(state="attached")
    with visitor.page.expect_download() as download:
        visitor.tap_label(say("box-export"))
    assert download.value.suggested_filename == "small_city.box"
    content = Path(download.value.path()).read_bytes()
    app.house.boxes.forget(BOX)
    with visitor.page.expect_file_chooser() as chooser:
        visitor.tap_label(say("box-import"))
    chooser.value.set_files(
        FilePayload(name="small_city.box", mimeType="application/octet-stream", buffer=content)
    )
    visitor.expect_text(say("box-imported", count=2))
    assert app.house.boxes.own_entries(BOX) == {"promise-7": "18", "tile-R3": "###"}
