"""Fixtures: a browser, phones in it, and servers for them.

Run these tests in a process of their own: the browser's driver keeps an event loop running.
"""

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.link import Link
from tests.browser.phone import IPHONE, Phone, Profile
from views.bridge import PageMain

_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP lan.test 127.0.0.1",
]

NewPhone = Callable[..., Phone]
Serve = Callable[[PageMain], House]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, or the one named by $CHROMIUM, or Playwright's own."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=_ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[NewPhone]:
    """``phone(profile, locale="zh-TW", color_scheme="dark", …)`` makes a new phone; an iPhone by default."""
    with contextlib.ExitStack() as stack:

        def make(profile: Profile = IPHONE, locale: str = "en-US", **options: object) -> Phone:
            context = browser.new_context(**{**profile, "locale": locale, **options})
            stack.callback(context.close)
            context.set_default_timeout(15_000)
            return Phone(context)

        yield make


@pytest.fixture(scope="session")
def serve() -> Iterator[Serve]:
    """``serve(main)`` gives the running server of a main: one per main, for the whole run."""
    with contextlib.ExitStack() as stack:
        houses: dict[PageMain, House] = {}

        def give(main: PageMain) -> House:
            if main not in houses:
                houses[main] = stack.enter_context(House(main))
            return houses[main]

        yield give


@pytest.fixture
def link() -> Iterator[Callable[[House], Link]]:
    """``link(house)`` gives a link to a server that the test can cut and mend."""
    with contextlib.ExitStack() as stack:

        def make(house: House) -> Link:
            made = Link(house.port)
            stack.callback(made.close)
            return made

        yield make
