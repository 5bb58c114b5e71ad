"""The app from files alone: what was done is there after a killed tab, and goes to a served home and back."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error

from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.house import House
from companion.hosting.session import TableSession
from companion.sharing.code import link
from companion.sharing.errors import CarryError
from companion.sharing.photo import codes_in
from tests.browser.alone import brought, play, say, started
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.standing import Standing
from tests.browser.table import TEXTS, running
from tests.hosting.play import Clock
from tests.views.carrying import begun
from tests.views.fingers import Names

HOME = Path("/home")


@pytest.fixture
def mirror() -> Iterator[TableSession]:
    """The same table in this process, which tells what there is to tap."""
    disk = LogDisk((MemoryTape(), MemoryTape()), HOME, clock=Clock())
    with House.open(HOME, disk=disk, clock=Clock()) as house:
        yield house.tables.adopt(begun())


CHECKED = """node => {
  const checked = node.closest("[aria-checked]") ?? node.querySelector("[aria-checked]");
  return checked?.getAttribute("aria-checked");
}"""


def killed(phone: Phone, where: str, text: str) -> Phone:
    """End the process of a page at once, and open its address in another."""
    asking = phone.page.context.new_cdp_session(phone.page)
    with contextlib.suppress(Error):
        asking.send("Page.crash")
    return started(Phone(phone.page.context), where, text)


def is_dark(phone: Phone) -> str:
    """Whether the settings have the look of the night chosen, as a screen reader is told."""
    found: str = phone.labelled(say("theme-dark")).evaluate(CHECKED)
    return found


def scanned(phone: Phone, address: str) -> str:
    """What a camera reads off the page from which a table is carried."""
    phone.page.goto(address)
    phone.expect_text(say("carry-save-table"), timeout=60_000)
    for _ in range(100):
        with contextlib.suppress(CarryError):
            (found,) = codes_in(phone.page.screenshot())
            return found
        phone.settle()
    raise AssertionError("no code is to be seen")


def test_what_the_screen_called_done_is_there_after_the_tab_was_killed(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    names, dice = Names(TEXTS["en"], mirror), Random(7)
    alone = brought(phone(), site.url)
    where = alone.page.url
    play(alone, mirror, dice)
    alone = killed(alone, where, names.undo())
    undone = names.undo()
    alone.touch(undone).expect_no_text(undone)
    alone = killed(alone, where, mirror.names[0])
    alone.expect_no_text(undone)
    alone.page.goto(f"{site.url}#/settings")
    alone.expect_text(say("theme-dark")).tap_label(say("theme-dark"))
    alone.settle()
    assert is_dark(alone) == "true"
    alone = killed(alone, f"{site.url}#/settings", say("theme-dark"))
    assert is_dark(alone) == "true"


def test_a_table_goes_by_its_code_to_a_served_home_and_comes_back(
    phone: NewPhone, site: Standing, mirror: TableSession, tmp_path: Path
) -> None:
    names, dice = Names(TEXTS["en"], mirror), Random(8)
    alone = brought(phone(), site.url)
    play(alone, mirror, dice)
    table = alone.page.url.rpartition("/")[2]
    text = scanned(alone, f"{site.url}#/carry/{table}")
    with running(tmp_path) as app:
        served = phone().open(link(app.served.url, text), say("bring-do-new"))
        served.touch(say("bring-do-new")).expect_text(names.undo())
        play(served, mirror, dice)
        back = scanned(served, f"{app.served.url}carry/{table}")
    started(alone, link(site.url, back), say("bring-do-continued"))
    alone.touch(say("bring-do-continued")).expect_text(names.undo())
    play(alone, mirror, dice)
