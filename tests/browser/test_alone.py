"""The app from files alone: played, loaded anew, without a network, in two tabs."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import FilePayload, Route

from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.house import House
from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from companion.sharing.code import link
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.standing import FOLDER, Standing
from tests.browser.table import TEXTS
from tests.hosting.play import Clock
from tests.views.carrying import begun, code, photo
from tests.views.fingers import Names, likely

HOME = Path("/home")
START = 90_000
"""Milliseconds a first start may take on a busy machine."""


@pytest.fixture
def mirror() -> Iterator[TableSession]:
    """The same table in this process, which tells what there is to tap."""
    disk = LogDisk((MemoryTape(), MemoryTape()), HOME, clock=Clock())
    with House.open(HOME, disk=disk, clock=Clock()) as house:
        yield house.tables.adopt(begun())


def say(message: str) -> str:
    return TEXTS["en"].say(f"app-{message}")


def started(phone: Phone, url: str, text: str) -> Phone:
    phone.page.goto(url)
    return awake(phone, text)


def again(phone: Phone, text: str) -> Phone:
    phone.page.reload()
    return awake(phone, text)


def awake(phone: Phone, text: str) -> Phone:
    phone.page.wait_for_selector("#loading", state="detached", timeout=START)
    phone.awake()
    return phone.expect_text(text, timeout=START)


def play(phone: Phone, live: TableSession, dice: Random) -> None:
    """Make one move on the screen, and the same in the mirror; wait until the screen shows it."""
    names = Names(TEXTS["en"], live)
    seat, move = likely(live, dice)
    phone.touch(names.seat(seat)).expect_text(names.task(seat))
    for label in names.taps(seat, move):
        phone.touch(label)
    live.submit(Play(seat, move))
    phone.expect_text(names.undo())


def brought(phone: Phone, site: Standing) -> Phone:
    """A table that came by a link, taken in."""
    started(phone, link(site.url, code(begun())), say("bring-do-new"))
    phone.touch(say("bring-do-new"))
    return phone.expect_text(say("tab-rules"))


def test_a_table_is_played_loaded_anew_and_found_again(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    alone, dice, names = brought(phone(), site), Random(1), Names(TEXTS["en"], mirror)
    for _ in range(4):
        play(alone, mirror, dice)
    again(alone, names.undo())
    play(alone, mirror, dice)
    started(alone, site.url, mirror.names[0])
    assert alone.foreign() == []
    assert alone.failures == []


def test_without_a_network_the_app_starts_and_goes_on(
    phone: NewPhone, space: Path, mirror: TableSession
) -> None:
    names, dice = Names(TEXTS["en"], mirror), Random(2)
    with Standing(space, FOLDER) as site:
        alone = brought(phone(), site)
        play(alone, mirror, dice)
        where = alone.page.url
    again(alone, names.undo())
    play(alone, mirror, dice)
    another = Phone(alone.page.context)
    started(another, where, names.undo())


def test_one_tab_has_the_home_and_a_second_takes_over(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    names, dice = Names(TEXTS["en"], mirror), Random(3)
    first = brought(phone(), site)
    play(first, mirror, dice)
    second = started(Phone(first.page.context), first.page.url, names.undo())
    first.page.get_by_text(TEXTS["en"].say("link-elsewhere")).wait_for(timeout=10_000)
    play(second, mirror, dice)
    third = started(Phone(first.page.context), second.page.url, names.undo())
    play(third, mirror, dice)


def test_it_can_be_installed(phone: NewPhone, site: Standing) -> None:
    alone = started(phone(), site.url, say("title"))
    asking = alone.page.context.new_cdp_session(alone.page)
    errors = asking.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's window is a private one, from which nothing is ever installed.
    assert {error["errorId"] for error in errors} == {"in-incognito"}


def test_everything_moves_to_another_browser_as_one_file(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    names = Names(TEXTS["en"], mirror)
    first = brought(phone(), site)
    play(first, mirror, Random(4))
    where = first.page.url
    first.page.goto(f"{site.url}#/settings")
    first.expect_text(say("whole-save"))
    with first.page.expect_download() as download:
        first.tap_label(say("whole-save"))
    second = started(phone(), f"{site.url}#/settings", say("whole-take"))
    with second.page.expect_file_chooser() as chooser:
        second.labelled(say("whole-take")).scroll_into_view_if_needed()
        second.touch(say("whole-take"))
    chooser.value.set_files(str(download.value.path()))
    second.expect_text(say("whole-replace")).tap_label(say("whole-replace"))
    second.expect_no_text(say("whole-replace"))
    again(second, say("whole-save"))
    second.page.goto(where)
    second.expect_text(names.undo())


def test_a_code_in_a_photo_is_found_by_what_the_browser_has_for_that(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    text = code(begun())
    detector = f"""
        self.BarcodeDetector = class {{
          static async getSupportedFormats() {{ return ["qr_code"]; }}
          async detect(picture) {{ return picture.width > 100 ? [{{ rawValue: "{text}" }}] : []; }}
        }};
    """
    alone = phone(service_workers="block")

    def with_detector(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=detector + answer.text())

    alone.page.context.route("**/worker.js*", with_detector)
    started(alone, f"{site.url}#/c", say("bring-photo"))
    with alone.page.expect_file_chooser() as chooser:
        alone.touch(say("bring-photo"))
    chooser.value.set_files([FilePayload(name="IMG.PNG", mimeType="image/png", buffer=photo(text))])
    alone.touch(say("bring-do-new"))
    alone.expect_text(mirror.names[0])
    assert alone.failures == []
