"""The largest text on the smallest phones: on no page a word is cut off or lies over another."""

from itertools import combinations
from pathlib import Path

import pytest

from tests.browser.boxes import Box, boxes, list_cut
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone, Profile
from tests.browser.table import TEXTS, running
from tests.browser.tour import Stop, lay_out_tour, visit_stop
from tests.effort import on_its_day, some

SIZES = ((320, 454), (360, 640))
"""Width and height of small phones, in pixels."""

LARGEST = 2.0

ROOM = 0.3
"""Least part of the height that a page leaves for what scrolls."""

OVERLAP = 4.0
"""Pixels that two boxes may share: the air around a text reaches a little beyond its letters."""


SQUARE = "column "
"""How the square of a print begins: a wide print is scrolled sideways, with half a column at its edge."""


def upright(width: int, height: int) -> Profile:
    """Make a small phone."""
    return {**IPHONE, "viewport": {"width": width, "height": height}, "device_scale_factor": 1}


def is_inside(one: Box, other: Box) -> bool:
    """Check that a box lies in another one, as a text lies on its button."""
    return (
        one.x >= other.x - OVERLAP
        and one.y >= other.y - OVERLAP
        and one.x + one.width <= other.x + other.width + OVERLAP
        and one.y + one.height <= other.y + other.height + OVERLAP
    )


def is_over(one: Box, other: Box) -> bool:
    """Check that two boxes share some place, and neither lies in the other, nor scrolls below it."""
    if one.scrolls != other.scrolls:
        return False
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > OVERLAP and down > OVERLAP and not is_inside(one, other) and not is_inside(other, one)


def list_faults(visitor: Phone, stop: Stop, width: int, height: int) -> list[str]:
    """List what is cut off, lies over something else, or leaves no room, on a page."""
    found = [box for box in boxes(visitor) if box.name and not box.name.startswith(SQUARE)]
    faults = [f"{name} is cut off" for name in list_cut(found, width)]
    faults += [
        f"{one.name} lies over {other.name}" for one, other in combinations(found, 2) if is_over(one, other)
    ]
    fixed = sum(box.height for box in found if box.tap and not box.scrolls and box.width > width / 2)
    if fixed > (1 - ROOM) * height:
        faults.append(f"buttons that stay take {fixed:.0f} pixels")
    return [f"{stop.name}: {fault}" for fault in faults]


@pytest.mark.parametrize("size", some(SIZES), ids=str)
def test_in_the_largest_text_no_page_hides_or_cuts_a_word(
    tmp_path: Path, phone: NewPhone, size: tuple[int, int]
) -> None:
    width, height = size
    with running(tmp_path, reachable=True) as app:
        app.house.preferences.change(text_scale=LARGEST)
        stops = on_its_day([stop for stop in lay_out_tour(app) if not stop.table], 3)
        visitor = phone(upright(width, height), locale="en-US").open(app.url())
        faults = []
        for stop in stops:
            visit_stop(visitor, stop).screenshot(f"large-{stop.name}-{width}")
            faults += list_faults(visitor, stop, width, height)
        assert faults == []
        assert not visitor.failures


def test_the_app_grows_with_the_text_of_the_browser(tmp_path: Path, phone: NewPhone) -> None:
    """What stands around words grows with them, and the words themselves do not grow twice."""
    say = TEXTS["en"].say
    heights = []
    with running(tmp_path) as app:
        for size in (16, 32):
            visitor = phone(own=True)
            fonts = visitor.page.context.new_cdp_session(visitor.page)
            fonts.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
            visitor.open(f"{app.url()}settings", say("app-language"))
            (word,) = [box for box in boxes(visitor) if box.name == say("app-languages")]
            heights.append(word.height)
    assert heights[1] == pytest.approx(2 * heights[0], rel=0.1)
