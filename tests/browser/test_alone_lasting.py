"""The app from files alone: what was done is there after a kill, and goes to a served home and back."""

import contextlib
from pathlib import Path
from random import Random

from companion.sharing.code import link
from companion.sharing.errors import CarryError
from companion.sharing.photo import codes_in
from tests.browser.alone import Lone, brought, mirrored, play, say, started
from tests.browser.chromium import Chromium, kill_all
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone
from tests.browser.standing import Standing
from tests.browser.table import TEXTS, running
from tests.views.fingers import Names


def scanned(phone: Phone) -> str:
    """What a camera reads off the page from which a table is carried."""
    phone.expect_text(say("carry-save-table"), timeout=60_000)
    for _ in range(100):
        with contextlib.suppress(CarryError):
            (found,) = codes_in(phone.page.screenshot())
            return found
        phone.settle()
    raise AssertionError("no code is to be seen")


def test_what_the_screen_called_done_is_there_after_the_browser_was_killed(
    chromium: Chromium, site: Standing, tmp_path: Path
) -> None:
    def launched() -> Phone:
        return Phone(chromium.other(tmp_path, **IPHONE, locale="en-US"))

    with mirrored() as live:
        lone = Lone(launched(), site.url, live)
        lone.play()
        kill_all(tmp_path)
        lone.phone = started(launched(), lone.where, lone.last)
        lone.undo()
        lone.go("settings", say("theme-dark")).tap_label(TEXTS["zh-Hant"].say("app-language"))
        lone.phone.expect_text(TEXTS["zh-Hant"].say("app-theme-dark"))
        kill_all(tmp_path)
        lone.phone = started(launched(), lone.where, TEXTS["zh-Hant"].say("app-tab-rules"))
        lone.phone.expect_text(live.names[0]).expect_no_text(Names(TEXTS["zh-Hant"], live).undo())
        kill_all(tmp_path)


def test_a_table_goes_by_its_code_to_a_served_home_and_comes_back(
    phone: NewPhone, site: Standing, tmp_path: Path
) -> None:
    with mirrored() as mirror, running(tmp_path) as app:
        names, dice = Names(TEXTS["en"], mirror), Random(8)
        alone = brought(phone(), site.url)
        play(alone, mirror, dice)
        table = alone.page.url.rpartition("/")[2]
        alone.page.goto(f"{site.url}#/carry/{table}")
        served = phone().open(link(app.served.url, scanned(alone)), say("bring-do-new"))
        served.touch(say("bring-do-new")).expect_text(names.undo())
        play(served, mirror, dice)
        back = scanned(served.open(f"{app.served.url}carry/{table}"))
        started(alone, link(site.url, back), say("bring-do-continued"))
        alone.touch(say("bring-do-continued")).expect_text(names.undo())
        play(alone, mirror, dice)
