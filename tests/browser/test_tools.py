"""Two phones at one table: a clock runs on both, and what one rolls stands in the other's log."""

import re
import time
from pathlib import Path

from companion.tools.chance import Roll
from companion.tools.toolbox import SetCountdown
from tests.browser.boxes import boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.table import PATIENCE, TEXTS, App, AtTable, running
from tests.effort import left_to_a_proof
from tests.patience import patient

SAY = TEXTS["en"].say

COUNTDOWN = 300
"""Length of a short countdown, in milliseconds."""

CLOCK = re.compile(r"\b9:[0-5]\d\b")


def shown(phone: Phone, *before: str) -> str:
    """Return what the running clock shows, once that is something else than before.

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


def rolled(app: App, table: AtTable) -> Roll:
    """Return what chance said first at a table.

    Raises:
        AssertionError: nobody asked it.
    """
    end = time.monotonic() + PATIENCE
    while not (rolls := app.house.tools.find_toolbox(table.session.id).rolls):
        assert time.monotonic() < end, f"nothing was rolled; on the screen:\n{table.phone.texts()}"
        table.phone.page.wait_for_timeout(20)
    return rolls[0]


@left_to_a_proof("`tests/views/test_tools.py` asks two phones the same without a browser")
def test_a_clock_runs_on_both_phones_and_a_roll_stands_in_both_logs(tmp_path: Path, phone: NewPhone) -> None:
    with running(tmp_path) as app:
        session = app.begin("Ann", "小明")
        ann, ming = (AtTable(phone().open(app.url(session)), session) for _ in range(2))
        for label in ("menu", "tools-at-table", "tools-tab-time"):
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
        roll = rolled(app, ann)
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


PLACES = ((100, 250), (280, 250), (190, 500))
"""Where fingers lie."""


class Hand:
    """Several fingers on one screen; the browser compares where they are with where they were."""

    def __init__(self, phone: Phone) -> None:
        self._line = phone.page.context.new_cdp_session(phone.page)

    def touch(self, kind: str, *fingers: int) -> None:
        """Move fingers: all that touch then. Or those that leave, all if none is named."""
        touching = [{"x": PLACES[each][0], "y": PLACES[each][1], "id": each} for each in fingers]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})


def test_of_the_fingers_on_the_glass_one_is_left_and_glows(shared_app: App, visitor: Phone) -> None:
    app, session = shared_app, shared_app.begin()
    ann = AtTable(visitor.go(app.url(session), TEXTS["en"].say("app-tab-rules")), session)
    for label in ("menu", "tools-at-table", "tools-tab-start", "tools-glass"):
        ann.phone.touch(ann.app(label))
    page = ann.phone.page
    glass = page.get_by_role("dialog", name=ann.app("tools-glass-hint"))
    glass.wait_for()
    hand = Hand(ann.phone)
    for count in (1, 2, 3):
        hand.touch("touchStart", *range(count))
    assert glass.locator("span").count() == 3
    hand.touch("touchEnd", 2)
    assert glass.locator("span").count() == 2
    glass.locator("span.chosen").wait_for(timeout=patient(15_000))
    ann.phone.screenshot("tools-glass")
    assert glass.locator("span.chosen").count() == glass.locator("span.out").count() == 1
    glass.get_by_text(ann.app("tools-glass-chosen")).wait_for()
    hand.touch("touchEnd")
    assert glass.locator("span.chosen").count() == 1  # it is seen on when the finger is gone
    hand.touch("touchStart", 0)
    assert glass.locator("span").count() == 1  # the next round
    hand.touch("touchEnd")
    glass.get_by_role("button").click()
    glass.wait_for(state="detached")
    ann.phone.touch(ann.app("tools-draw"))  # the app below heard none of it, and goes on
    assert rolled(app, ann).kind == "start"
    assert ann.phone.failures == []


_LISTEN = """() => {
  window.heard = { shaken: 0, tones: 0 };
  navigator.vibrate = () => { heard.shaken += 1; return true; };
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { heard.tones += 1; return make.call(this); };
}"""
"""Begin to note how often the page shakes the phone and sounds."""


def test_a_phone_that_was_touched_rings_when_time_is_up_and_a_silenced_one_shakes(
    visitor: Phone, shared_app: App
) -> None:
    session = shared_app.begin("Ann", "Ben")
    table = AtTable(visitor.go(f"/t/{session.id}", SAY("app-menu")), session)
    visitor.page.evaluate(_LISTEN)
    tools = shared_app.house.client(session, None, local=True).tools
    for label in ("menu", "tools-at-table", "tools-tab-time"):
        visitor.touch(table.app(label))
    shared_app.at_once(lambda: tools.use(SetCountdown(COUNTDOWN)))
    visitor.page.wait_for_function("() => heard.shaken === 1 && heard.tones === 3", timeout=patient(20_000))
    visitor.touch(table.app("tools-sound"))
    shared_app.at_once(lambda: tools.use(SetCountdown(COUNTDOWN)))
    visitor.page.wait_for_function("() => heard.shaken === 2", timeout=patient(20_000))
    assert visitor.page.evaluate("heard.tones") == 3
