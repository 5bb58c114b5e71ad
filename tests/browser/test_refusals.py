"""The sheet with the reasons against a move, by finger in every game: half the window, nothing cut off."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.pictures import SAY, Scene, open_scene, tap_named
from tests.browser.table import running

REFUSED = (
    Scene("why", "card_city", ("residence", "d2,")),
    Scene("why", "small_city", ("Factories", "level 1 factory", "e3")),
    Scene("why", "citadels", ("Build", "Church")),
    Scene("why", "roll_into_town", ("Die 2", "d1")),
    Scene("why", "sweet_lands", ("Area D",)),
)
"""A move of each game that is refused, from its sample on."""

SIZES = ((390, 844), (360, 640), (844, 390))


def expect_in_sight(phone: Phone, name: str, size: tuple[int, int]) -> tuple[float, float]:
    """Find a control of the sheet within the window, and return its upper left corner."""
    box = phone.labelled(name).first.bounding_box()
    assert box, name
    assert box["x"] + box["width"] <= size[0] + 1, (name, box)
    assert box["y"] + box["height"] <= size[1] + 1, (name, box)
    return box["x"], box["y"]


@pytest.mark.parametrize("scene", REFUSED, ids=lambda scene: scene.game)
def test_a_refusal_leaves_half_the_window_and_keeps_its_cross(
    tmp_path: Path, phone: NewPhone, scene: Scene
) -> None:
    with running(tmp_path) as app:
        visitor = phone().open(app.url(), SAY("app-settings"))
        open_scene(visitor, app, scene)
        for beginning in scene.taps:
            tap_named(visitor, beginning)
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.settle(1_000)
            visitor.expect_text(SAY("app-why-title"))
            x, y = expect_in_sight(visitor, SAY("app-close"), (width, height))
            assert x > width / 2
            assert y >= height / 2 or width > height
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator('[role$="dialog"]')).to_have_count(0)
