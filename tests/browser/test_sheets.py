"""Every sheet is a dialog: it takes the focus and keeps it, closes on Esc, and gives the focus back."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.app_server import AppServer
from tests.browser.conftest import NewPhone
from tests.browser.keyed import KEYS
from tests.browser.link import Link
from tests.browser.openers import GAME, list_openers
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, running
from tests.effort import on_its_day

SAY = TEXTS["en"].say
ROUND = 60
"""More presses of Tab than any sheet has controls."""

_FOCUSED = """() => {
  let node = document.activeElement;
  while (node && node.shadowRoot && node.shadowRoot.activeElement) node = node.shadowRoot.activeElement;
  const page = node === document.body || node.tagName === 'FLUTTER-VIEW';
  return [page || Boolean(node.closest('[role$="dialog"]')), page ? '' : node.id];
}"""

_BENEATH = """() => [...document.querySelectorAll('flt-semantics-host [flt-tappable]')]
  .filter(node => !node.closest('[role$="dialog"]'))
  .map(node => node.getAttribute('aria-label') || node.textContent)"""


def stop_of(control: Locator) -> Locator:
    """Find the stop of Tab that a control is or belongs to."""
    return control.locator("xpath=ancestor-or-self::*[@tabindex='0']").last


def sheet_of(phone: Phone) -> Locator:
    """Find the open sheet."""
    return phone.page.locator('[role$="dialog"]')


def expect_focus_inside(phone: Phone, name: str) -> None:
    """Press Tab until it comes round, and find the focus on nothing beneath the sheet.

    The client lets the browser have a Tab from the only control of a sheet: the next one comes back.
    """
    seen: list[str] = []
    for _ in range(ROUND):
        phone.page.keyboard.press("Tab")
        phone.settle(20)
        inside, number = phone.page.evaluate(_FOCUSED)
        assert inside, f"{name}: Tab leaves the sheet after {len(seen)} stops"
        if number and number in seen:
            return
        seen.append(number)
    raise AssertionError(f"{name}: Tab does not come round")


def test_every_sheet_holds_the_focus_closes_on_esc_and_gives_the_focus_back(
    tmp_path: Path, phone: NewPhone
) -> None:
    with running(tmp_path) as app:
        visitor = phone(KEYS).open(app.url(), SAY("app-settings"))
        visitor.page.keyboard.press("Tab")  # from now on rows are stops
        for opener in on_its_day(list_openers(app), 3):
            opener.reach(visitor)
            control = opener.find(visitor)
            control.wait_for(state="attached")
            held = opener.stays and stop_of(control).count() > 0
            if held:
                stop_of(control).focus()
            visitor.tap(control)
            expect(sheet_of(visitor), opener.name).to_have_count(1)
            assert visitor.page.evaluate(_BENEATH) == [], opener.name
            expect_focus_inside(visitor, opener.name)
            visitor.page.keyboard.press("Escape")
            expect(sheet_of(visitor), opener.name).to_have_count(0)
            if held:
                expect(stop_of(opener.find(visitor)), opener.name).to_be_focused()
        assert visitor.complaints() == []


def test_a_sheet_comes_back_with_the_line_once_and_closes(
    tmp_path: Path, phone: NewPhone, link: Callable[[AppServer], Link]
) -> None:
    with running(tmp_path) as app:
        wifi = link(app.served)
        visitor = phone().open(wifi.url(), SAY("app-settings"))
        visitor.tap_label(SAY(f"{GAME}-name")).expect_text(SAY("app-learn"))
        with visitor.lines[-1].expect_event("close"):
            wifi.cut()
        with visitor.page.expect_event("websocket"):
            wifi.mend()
        visitor.page.wait_for_selector("#loading", state="detached")
        if visitor.page.locator("flt-semantics-placeholder").count():  # it was away for long: loaded anew
            visitor.awake()
        visitor.expect_text(SAY("app-learn"))
        expect(sheet_of(visitor)).to_have_count(1)
        visitor.tap_label(SAY("app-close"))
        expect(sheet_of(visitor)).to_have_count(0)


def test_a_table_that_is_filed_away_takes_its_open_sheet_along(tmp_path: Path, phone: NewPhone) -> None:
    with running(tmp_path) as app:
        session = app.begin("Ann", "Ben")
        visitor = phone().open(app.url(session), SAY("app-menu"))
        visitor.tap_label(SAY("app-menu")).expect_text(SAY("app-close"))
        app.at_once(lambda: app.house.client(session, None, local=True).finish())
        visitor.expect_text(SAY("app-table-finished"))
        expect(sheet_of(visitor)).to_have_count(0)
