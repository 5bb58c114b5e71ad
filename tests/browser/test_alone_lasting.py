"""The app from files alone: what was done is there after the browser was killed."""

from pathlib import Path

from tests.browser.alone import Lone, mirror_table, say, start_alone
from tests.browser.chromium import Chromium, kill_all
from tests.browser.phone import IPHONE, Phone
from tests.browser.standing import Standing
from tests.browser.table import TEXTS
from tests.views.fingers import Names


def test_what_the_screen_called_done_is_there_after_the_browser_was_killed(
    chromium: Chromium, site: Standing, tmp_path: Path
) -> None:
    def launched() -> Phone:
        return Phone(chromium.launch_own(tmp_path, **IPHONE, locale="en-US"))

    def chinese(message: str) -> str:
        return TEXTS["zh-Hant"].say(f"app-{message}")

    with mirror_table() as session:
        names = Names(TEXTS["zh-Hant"], session)
        lone = Lone(launched(), site.url, session)
        lone.play()
        kept = names.undo()
        lone.play()
        lone.undo()
        lone.go("settings", say("theme-dark")).tap_label(chinese("language"))
        lone.phone.expect_text(chinese("theme-dark"))
        kill_all(tmp_path)
        found = start_alone(launched(), lone.where, chinese("tab-rules"))
        found.expect_text(kept)
        kill_all(tmp_path)
