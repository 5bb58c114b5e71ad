"""Two phones at one table: a clock runs on both, and what one rolls stands in the other's log."""

import re
import time
from pathlib import Path

from tests.browser.boxes import boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.table import PATIENCE, AtTable, running

CLOCK = re.compile(r"\b9:[0-5]\d\b")


def shown(phone: Phone, *before: str) -> str:
    """What the running clock shows, once that is something else than before.

    Raises:
        AssertionError: it stands still.
    """
    end = time.monotonic() + PATIENCE
    while True:
        found = CLOCK.findall(phone.texts())
        if found and found[0] not in before:
            return str(found[0])
        assert time.monotonic() < end, f"no clock runs; on the screen:\n{phone.texts()}"
        phone.page.wait_for_timeout(50)


def test_a_clock_runs_on_both_phones_and_a_roll_stands_in_both_logs(tmp_path: Path, phone: NewPhone) -> None:
    with running(tmp_path) as app:
        live = app.begin("Ann", "小明")
        ann, ming = (AtTable(phone().open(app.url(live)), live) for _ in range(2))
        for label in ("menu", "tools", "tools-tab-time"):
            ann.phone.touch(ann.app(label))
        ann.phone.touch(ann.app("tools-clock-each", minutes=10))
        ann.phone.touch(ann.app("tools-give", name="小明"))
        ann.phone.screenshot("tools-clocks")
        ming.phone.expect_text(ming.app("tools-runs", name="小明"))
        for each in (ann, ming):
            first = shown(each.phone)
            second = shown(each.phone, first)
            assert second < first
        for label in ("tools-tab-dice", "tools-coin", "tools-other"):
            ann.phone.touch(ann.app(label))
        ann.phone.touch(ann.app("tools-roll", what="1d6"))
        ann.phone.screenshot("tools-dice")
        assert outside(boxes(ann.phone)) == []
        assert small(boxes(ann.phone)) == []
        (roll,) = app.house.tools.of(live.id).rolls
        words = ann.app("tools-die-fell", dice="1d6", value=str(roll.total))
        for each in (ann, ming):
            if each is ann:
                each.phone.touch(each.app("close"))
            each.phone.touch(each.names.tab("log"))
            each.phone.expect_text(words)
        ming.phone.screenshot("tools-log")
        ming.phone.touch(ming.app("tools-pause"))
        ann.phone.expect_text(ann.app("tools-stands", name="小明"))
        assert ann.phone.failures == ming.phone.failures == []
