"""Every page on a phone on its side: the main action in sight, icons at the edge, nothing cut off."""

from pathlib import Path

import pytest

from tests.browser.boxes import THUMB, boxes, list_cut
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, App, running
from tests.browser.test_low_window import SIZES, lying
from tests.browser.tour import Stop, lay_out_tour, visit_stop
from tests.effort import on_its_day, some

BACK = TEXTS["en"].say("app-back")

EDGE = 56
"""Greatest width of the icons at the edge, in pixels."""


def list_faults(visitor: Phone, stop: Stop, width: int, height: int) -> list[str]:
    """List the ways in which a page does not fit a phone on its side."""
    found = boxes(visitor)
    faults = [f"{name} is cut off" for name in list_cut(found, width)]
    main = visitor.labelled(stop.main).bounding_box()
    if main is None or main["y"] < -1 or main["y"] + main["height"] > height + 1:
        faults.append(f"{stop.main} is out of sight: {main}")
    arrows = [box for box in found if box.name == BACK]
    if not all(box.x + box.width <= EDGE and min(box.width, box.height) >= THUMB for box in arrows):
        faults.append("the way back is no icon at the edge")
    return [f"{stop.name}: {fault}" for fault in faults]


@pytest.mark.parametrize("size", some(SIZES), ids=str)
def test_on_its_side_every_page_has_its_main_action_in_sight(
    tmp_path: Path, phone: NewPhone, size: tuple[int, int]
) -> None:
    width, height = size
    with running(tmp_path, reachable=True) as app:
        stops = on_its_day([stop for stop in lay_out_tour(app) if not stop.table], 3)
        visitor = phone(lying(width, height), locale="en-US").open(app.url())
        faults = []
        for stop in stops:
            visit_stop(visitor, stop).screenshot(f"low-page-{stop.name}-{width}")
            faults += list_faults(visitor, stop, width, height)
        assert faults == []
        assert not visitor.failures


def test_on_its_side_home_leads_everywhere_by_icons_at_the_edge(phone: NewPhone, shared_app: App) -> None:
    say = TEXTS["en"].say
    visitor = phone(lying(844, 390), locale="en-US").open(shared_app.url(), say("app-games"))
    found = {box.name: box for box in boxes(visitor) if box.tap}
    for name in ("history", "bring-table", "tools", "settings"):
        icon = found[say(f"app-{name}")]
        assert icon.x + icon.width <= EDGE, icon
        assert min(icon.width, icon.height) >= THUMB, icon
