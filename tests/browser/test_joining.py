"""From the code on one screen to a seat on another: real browsers, and a real picture of the screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import flet as ft
import pytest
import zxingcpp
from PIL import Image

from companion.engine.setup import Setup, make_seats
from companion.hosting.addresses import Address
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import ServerAddress, join_url
from companion.hosting.session import TableSession
from tests.browser.app_server import AppServer as Served
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import TEXTS
from tests.effort import some
from tests.views.fingers import GAME
from views.entry.main import make_main

EN = TEXTS["en"]


@contextmanager
def open_table(home: Path) -> Iterator[tuple[OpenHome, Served, TableSession, ServerAddress]]:
    """Provide a table that phones can reach at ``lan.test``, as they reach a host in their own network."""
    mains: list[Any] = []

    def main(page: ft.Page) -> None:
        mains[0](page)

    with OpenHome.open(home, fsync=False) as house, Served(main) as served:
        server_address = ServerAddress(served.port, ask=lambda: (Address("lan.test", "wlan0"),))
        mains.append(make_main(house, server_address))
        yield house, served, house.tables.begin(GAME, Setup(make_seats("Ann", "Ben"))), server_address


LOOKS = 20
"""So often a camera looks until it has read something."""


def code_on(screen: Phone, way: str) -> str:
    """Return what a camera reads off a screen, held before it until it reads an address that leads
    this way.
    """
    for _ in range(LOOKS):
        screen.settle()
        picture = Image.open(BytesIO(screen.page.screenshot()))
        for found in zxingcpp.read_barcodes(picture):
            if way in found.text:
                return found.text
    raise AssertionError(f"no code; on the screen:\n{screen.texts()}")


def free(name: str) -> str:
    return f"{name}: {EN.say('app-seat-is-nobody')}"


def at_seat(phone: Phone) -> None:
    phone.expect_text(EN.say("app-with-mine", what="").strip(" ,"))


@pytest.mark.parametrize("look", some(["light", "dark"]))  # a code on a dark screen is read in `test_carry`
def test_the_code_on_the_hosts_screen_leads_a_guests_browser_to_a_seat_with_one_tap(
    tmp_path: Path, phone: NewPhone, look: str
) -> None:
    with open_table(tmp_path) as (house, served, session, server_address):
        host = phone(color_scheme=look).open(f"{served.url}t/{session.id}", EN.say("app-share"))
        host.touch(EN.say("app-share"))
        host.expect_text(EN.say("app-scan-to-join"))
        scanned = code_on(host, "/J/")
        assert scanned == join_url(server_address.base, house.joining.code(session))
        guest = phone().open(scanned, free("Ann"))
        guest.touch(free("Ann"))
        at_seat(guest)
        assert house.seating.taken_seats(session.id) == {0}
        host.expect_text(f"Ann: {EN.say('app-seat-is-here')}")


def test_a_browser_that_was_closed_comes_back_to_its_seat_untouched(tmp_path: Path, browser: Any) -> None:
    with open_table(tmp_path) as (house, _, session, server_address):
        context = browser.new_context(**IPHONE)
        address = join_url(server_address.base, house.joining.code(session))
        guest = Phone(context).open(address, free("Ben"))
        guest.touch(free("Ben"))
        at_seat(guest)
        kept = context.storage_state()
        context.close()
        again = browser.new_context(**IPHONE, storage_state=kept)
        at_seat(Phone(again).open(address))
        again.close()


def test_a_seat_moves_by_the_pass_on_the_screen_and_the_old_phone_is_told(
    tmp_path: Path, phone: NewPhone
) -> None:
    with open_table(tmp_path) as (house, _, session, server_address):
        old = phone().open(join_url(server_address.base, house.joining.code(session)), free("Ann"))
        old.touch(free("Ann"))
        at_seat(old)
        old.touch(EN.say("app-share"))
        old.tap_label(f"Ann: {EN.say('app-seat-is-mine')}")
        old.tap_label(EN.say("app-move-seat"))
        old.expect_text(EN.say("app-hand-over-about", name="Ann"))
        scanned = code_on(old, "/H/")
        new = phone().open(scanned, EN.say("app-take-seats", names=("Ann",)))
        new.touch(EN.say("app-take-seats", names=("Ann",)))
        at_seat(new)
        old.expect_text(f"Ann: {EN.say('app-seat-is-here')}")
