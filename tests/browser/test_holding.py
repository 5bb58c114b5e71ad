"""A finger that stays on a square reads its rules; one that only taps does what it did."""

import pytest

from companion.hosting.samples import sample_record
from tests.browser.boxes import boxes, outside, small
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, App


@pytest.mark.parametrize(
    ("game_id", "square", "called", "tapped"),
    [
        ("card_city", "d3: residence", "d3 · residence", "Not allowed, because"),
        ("small_city", "e2 school", "e2 · school · Cultural buildings", "Influenced by"),
    ],
)
def test_a_finger_that_stays_on_a_square_reads_its_rules_and_a_tap_does_what_it_did(
    shared_app: App, visitor: Phone, game_id: str, square: str, called: str, tapped: str
) -> None:
    title = TEXTS["en"].say("app-ask-speaks-of", what=called)
    session = shared_app.house.tables.copy_record(game_id, sample_record(game_id))
    visitor.go(shared_app.url(session), TEXTS["en"].say("app-tab-rules"))
    visitor.hold(square, title).expect_text(title).screenshot(f"holding-{game_id}")
    assert (outside(boxes(visitor)), small(boxes(visitor))) == ([], [])
    visitor.touch(TEXTS["en"].say_for(game_id, "tab-board")).expect_no_text(title)
    visitor.touch(square).expect_text(tapped).expect_no_text(title)
    assert visitor.failures == []
    visitor.go(shared_app.url(), TEXTS["en"].say("app-on-the-table"))
