"""A finger that stays on a square reads its rules; one that only taps does what it did."""

from pathlib import Path

import pytest

from companion.hosting.samples import sample_record
from tests.browser.boxes import boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.table import TEXTS, running


@pytest.mark.parametrize(
    ("game_id", "square", "called", "tapped"),
    [
        ("card_city", "d3: residence", "d3 · residence", "That does not work"),
        ("small_city", "e2 school", "e2 · school · Cultural buildings", "Influenced by"),
    ],
)
def test_a_finger_that_stays_on_a_square_reads_its_rules_and_a_tap_does_what_it_did(
    tmp_path: Path, phone: NewPhone, game_id: str, square: str, called: str, tapped: str
) -> None:
    title = TEXTS["en"].say("app-ask-speaks-of", what=called)
    with running(tmp_path) as app:
        live = app.house.host.copy(game_id, sample_record(game_id))
        visitor = phone(IPHONE, locale="en-US")
        visitor.open(app.url(live)).expect_text(TEXTS["en"].say("app-tab-rules"), timeout=30_000)
        visitor.hold(square, title).expect_text(title).screenshot(f"holding-{game_id}")
        assert (outside(boxes(visitor)), small(boxes(visitor))) == ([], [])
        visitor.touch(TEXTS["en"].say_for(game_id, "tab-board")).expect_no_text(title)
        visitor.touch(square).expect_text(tapped).expect_no_text(title)
        assert visitor.failures == []
