"""The browser's Back closes what is open, leads from a table home, and leaves from there."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.table import TEXTS, App, AtTable
from tests.views.fingers import choose_likely_move
from tests.views.playing import play_to

SAY = TEXTS["en"].say
CARD = SAY("card_city-name")
BOARD = TEXTS["en"].say_for("card_city", "tab-board")


def expect_at(phone: Phone, path: str) -> None:
    """Wait until the address ends so."""
    expect(phone.page).to_have_url(re.compile(rf"//[^/]+{path}$"))


def begin(phone: Phone, app: App) -> str:
    """Begin a table by hand, from home by way of its setup. Return its path."""
    phone.tap_label(CARD)
    phone.expect_text(SAY("app-learn"))
    phone.tap_label(SAY("app-new-table"))
    phone.expect_text(SAY("app-begin"))
    phone.tap_label(SAY("app-begin"))
    phone.expect_text(SAY("app-share"))
    expect_at(phone, "/t/[^/]+")
    return "/" + phone.page.url.split("/", 3)[3]


def test_back_closes_a_sheet_and_the_page_stays(phone: NewPhone, shared_app: App) -> None:
    visitor = phone().open(shared_app.url(), CARD)
    visitor.tap_label(CARD)
    visitor.expect_text(SAY("app-learn"))
    visitor.page.go_back()
    visitor.expect_no_text(SAY("app-learn"))
    expect_at(visitor, "/")


def test_back_leads_from_a_table_home_and_not_to_the_setup_it_began_with(
    phone: NewPhone, shared_app: App
) -> None:
    visitor = phone().open(shared_app.url(), CARD)
    table = begin(visitor, shared_app)
    visitor.tap_label(SAY("app-share"))
    expect_at(visitor, f"{table}/share")
    visitor.tap_label(SAY("app-back"))
    expect_at(visitor, table)
    visitor.page.go_back()
    visitor.expect_text(SAY("app-tools"))
    expect_at(visitor, "/")


def test_back_leads_home_from_a_table_that_a_code_led_to_and_leaves_from_there(
    phone: NewPhone, shared_app: App
) -> None:
    session = shared_app.begin("Ann", "Ben")
    visitor = phone(own=True)
    visitor.page.goto("about:blank")
    visitor.open(shared_app.url(session), BOARD)
    visitor.page.go_back()
    visitor.expect_text(SAY("app-tools"))
    expect_at(visitor, "/")
    visitor.page.go_back()
    expect(visitor.page).to_have_url("about:blank")


def test_back_puts_down_a_piece_in_hand(phone: NewPhone, shared_app: App) -> None:
    session = shared_app.begin("Ann", "Ben")
    play_to(choose_likely_move, "build", 1)(session)
    visitor = phone().open(shared_app.url(session))
    at = AtTable(visitor, session)
    seat, move = choose_likely_move(session, Random(1))
    last = at.aim(seat, move)
    visitor.expect_text(last)
    visitor.page.go_back()
    visitor.expect_no_text(last)
    expect_at(visitor, f"/t/{session.id}")
