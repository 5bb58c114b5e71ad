"""What acts on a page is as large as a finger."""

from pathlib import Path

from tests.browser.boxes import FRAME, THUMB, Box, boxes
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.table import running
from tests.browser.tour import lay_out_tour, visit_stop
from tests.effort import on_its_day

SQUARE = "column "
"""How the square of a print begins, where the first tap of several that are near is asked for."""


def is_small(box: Box) -> bool:
    """Check that a box is too small to be tapped. A box that scrolls may be cut off in height."""
    least = THUMB - 2 * FRAME
    return box.tap and (box.width < least or (box.height < least and not box.scrolls))


def test_everything_that_acts_on_a_page_is_as_large_as_a_finger(tmp_path: Path, phone: NewPhone) -> None:
    with running(tmp_path, reachable=True) as app:
        stops = on_its_day([stop for stop in lay_out_tour(app) if not stop.table], 3)
        visitor = phone(IPHONE, locale="en-US").open(app.url())
        found = {stop.name: boxes(visit_stop(visitor, stop)) for stop in stops}
    small = {
        name: [box.name for box in there if is_small(box) and not box.name.startswith(SQUARE)]
        for name, there in found.items()
    }
    assert {name: names for name, names in small.items() if names} == {}
