"""A game of yesterday, entered by finger: from home to the history in a few taps."""

from datetime import date, timedelta
from pathlib import Path

from companion.engine.days import local_day
from companion.hosting.open_home import current_millis
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import TEXTS, running

SAY = TEXTS["en"].say

MOST = 13
"""Greatest number of taps, those of two numbers of two digits included."""


def button(phone: Phone, words: str) -> str:
    """Return the whole name of the button that begins with some words."""
    phone.page.get_by_role("button", name=words).first.wait_for(state="attached")
    found = phone.page.get_by_role("button", name=words).first
    return found.get_attribute("aria-label") or found.inner_text()


def yesterday() -> date:
    return local_day(current_millis()) - timedelta(1)


def test_a_game_of_yesterday_is_entered_in_few_taps_and_stands_under_yesterday(
    tmp_path: Path, phone: NewPhone
) -> None:
    with running(tmp_path) as app:
        visitor = phone(IPHONE, locale="en-US").open(app.url(), SAY("app-games"))
        visitor.tap_label(SAY("score_pad-name"))  # perhaps below the first screen
        taps = 1
        for label in (SAY("app-new-table"), SAY("app-day-yesterday"), SAY("app-begin")):
            visitor.touch(label)
            taps += 1
        visitor.expect_text(SAY("score_pad-ui-enter"))
        for number in ("31", "28"):
            for digit in number:
                visitor.touch(digit)
            visitor.touch(button(visitor, SAY("score_pad-ui-enter-value", value=int(number))))
            taps += len(number) + 1
        for label in (SAY("score_pad-ui-finish"), SAY("app-reveal-all"), SAY("app-keep-score")):
            visitor.touch(label)
            taps += 1
        visitor.expect_text(SAY("app-rematch"))
        (summary,) = app.house.tables.library.summaries.all()
        assert summary.played_on == yesterday()
        visitor.go("/history", SAY("app-find"))
        visitor.expect_text(
            SAY("app-look-at-table", game=SAY("score_pad-name"), when=SAY("app-day-yesterday"))
        )
        visitor.screenshot("yesterday-in-history")
        assert taps <= MOST
        assert not visitor.complaints()
