"""The sheet with the reasons against a move, by finger in every game: half the window, nothing cut off."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import Box, boxes
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.pictures import SAY, Scene, open_scene, tap_named
from tests.browser.table import running
from tests.effort import on_its_day

REFUSED = (
    Scene("why", "card_city", ("residence", "d2,")),
    Scene("why", "small_city", ("Factories", "level 1 factory", "e3")),
    Scene("why", "citadels", ("Build", "Church")),
    Scene("why", "roll_into_town", ("Die 2", "d1")),
    Scene("why", "sweet_lands", ("Area D",)),
)
"""A move of each game that is refused, from its sample on."""

SIZES = ((390, 844), (360, 640), (844, 390))


LOOKS = 40
"""The most looks at a page until it has followed the window."""


def leaves_half(cross: Box, width: int, height: int) -> bool:
    """Tell if the cross of a sheet lies within the window, and the sheet beside or below its half."""
    within = cross.x + cross.width <= width + 1 and cross.y + cross.height <= height + 1
    return within and cross.x > width / 2 and (cross.y >= height / 2 or width > height)


def resize_window(phone: Phone, width: int, height: int) -> list[Box]:
    """Resize the window, and find the crosses of the sheet once the page has followed, or where they stay."""
    phone.page.set_viewport_size({"width": width, "height": height})
    found: list[Box] = []
    for _ in range(LOOKS):
        found = [box for box in boxes(phone) if box.name == SAY("app-close") and box.tap]
        if any(leaves_half(cross, width, height) for cross in found):
            break
    return found


@pytest.mark.parametrize("scene", on_its_day(REFUSED, 2), ids=lambda scene: scene.game)
def test_a_refusal_leaves_half_the_window_and_keeps_its_cross(
    tmp_path: Path, phone: NewPhone, scene: Scene
) -> None:
    with running(tmp_path) as app:
        visitor = phone().open(app.url(), SAY("app-settings"))
        open_scene(visitor, app, scene)
        for beginning in scene.taps:
            tap_named(visitor, beginning)
        for width, height in SIZES:
            found = resize_window(visitor, width, height)
            visitor.expect_text(SAY("app-why-title"))
            assert [cross for cross in found if leaves_half(cross, width, height)], (width, height, found)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator('[role$="dialog"]')).to_have_count(0)
