"""Fixtures: a browser, phones in it, and servers for them.

Run these tests in processes of their own: the browser's driver keeps an event loop running. Each process has
a browser, servers and ports of its own, so any number of them may run side by side.
"""

import contextlib
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.app_server import AppServer
from tests.browser.chromium import Chromium
from tests.browser.link import Link
from tests.browser.phone import IPHONE, Phone, Profile
from tests.browser.standing import FOLDER, Standing, web_space
from tests.browser.table import TEXTS, App, running
from tests.browser.windows import Windows
from tests.effort import PROOF
from tests.patience import patient
from views.flet_adapter.bridge import PageMain
from views.flet_adapter.patches import patch_flet

patch_flet()

PATIENCE = patient(240.0)
"""Seconds after which a test's browser is ended: what waits for it fails, and the next test gets another."""

LAST = 300
"""Seconds after which a test that does not end even so is ended together with its process."""

collect_ignore = [] if PROOF else ["test_alone_rounds.py"]
"""What takes minutes and is tried in a proof alone."""

LONG = ("phones", "gallery", "play", "alone", "carry")
"""How files are called whose tests take long: walks through everything, and whole tables."""

NewPhone = Callable[..., Phone]
Serve = Callable[[PageMain], AppServer]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Nothing that hangs here may hang a run. A signal would not reach a thread that waits for the driver.

    What takes long comes first, that nobody waits for the last test alone.
    """
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.timeout(LAST, method="thread"))
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> int:
    """Tell when a test's turn is: first those that start Python in a browser, then whole tables."""
    if "space" in getattr(item, "fixturenames", ()):
        return 0
    return 1 if item.path.stem.endswith(LONG) else 2


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """The browser of this process."""
    with sync_playwright() as playwright, contextlib.closing(Chromium(playwright)) as chromium:
        yield chromium


@pytest.fixture(scope="module")
def browser(chromium: Chromium) -> Browser:
    """The browser, for what all tests of a module share."""
    return chromium.running()


@pytest.fixture(autouse=True)
def patience(chromium: Chromium) -> Iterator[None]:
    """A page that does nothing for ever is one failed test, not the end of all."""
    bell = threading.Timer(PATIENCE, chromium.kill)
    bell.start()
    yield
    bell.cancel()
    bell.join()
    if chromium.was_killed():
        pytest.fail(f"its browser was ended after {PATIENCE:.0f} seconds")


@pytest.fixture(scope="session")
def windows(chromium: Chromium) -> Windows:
    """The windows that the tests of this process use one after the other."""
    return Windows(chromium)


@pytest.fixture
def phone(request: pytest.FixtureRequest, chromium: Chromium, windows: Windows) -> Iterator[NewPhone]:
    """``phone(profile, locale="zh-TW", color_scheme="dark", …)`` makes a new phone; an iPhone by default.

    With ``own`` it has a window that nobody used and nobody will: for a test that puts scripts of its own
    into all its pages, answers in a server's place, or stops its clock.
    """
    failed = request.session.testsfailed
    with contextlib.ExitStack() as stack:

        def make(
            profile: Profile = IPHONE, locale: str = "en-US", own: bool = False, **options: object
        ) -> Phone:
            settings = {**profile, "locale": locale, **options}
            if own:
                context = chromium.running().new_context(**settings)
                stack.callback(context.close)
            else:
                context = windows.take(settings)
                stack.callback(leave, settings, context)
            context.set_default_timeout(patient(15_000))
            context.set_default_navigation_timeout(patient(60_000))
            return Phone(context)

        def leave(settings: Profile, context: BrowserContext) -> None:
            if request.session.testsfailed > failed:
                context.close()
            else:
                windows.give_back(settings, context)

        yield make


@pytest.fixture(scope="session")
def shared_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """The app, with one home for all tests of a process that do not mind what else lies there."""
    with running(tmp_path_factory.mktemp("home")) as app:
        app.begin()
        yield app


@pytest.fixture(scope="session")
def _opened() -> list[Phone]:
    return []


@pytest.fixture
def visitor(
    request: pytest.FixtureRequest, chromium: Chromium, shared_app: App, _opened: list[Phone]
) -> Iterator[Phone]:
    """An English iPhone on that app, opened once for a process; a test turns to the page that it is about.

    It is at home when a test begins; after a test that failed it is opened anew.
    """
    failed = request.session.testsfailed
    if not _opened or _opened[0].page.is_closed():
        _opened[:] = [Phone(chromium.running().new_context(**IPHONE, locale="en-US"))]
        _opened[0].page.context.set_default_timeout(patient(15_000))
        _opened[0].open(shared_app.url())
    else:
        _opened[0].forget_requests().go(shared_app.url(), TEXTS["en"].say("app-on-the-table"))
    yield _opened[0]
    if request.session.testsfailed > failed:
        _opened[0].page.context.close()


@pytest.fixture(scope="session")
def space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A web space with the site in one of its folders."""
    return web_space(tmp_path_factory)


@pytest.fixture(scope="session")
def site(space: Path) -> Iterator[Standing]:
    """That folder, served."""
    with Standing(space, FOLDER) as standing:
        yield standing


@pytest.fixture(scope="session")
def serve() -> Iterator[Serve]:
    """``serve(main)`` gives the running server of a main: one per main, for the whole run."""
    with contextlib.ExitStack() as stack:
        houses: dict[PageMain, AppServer] = {}

        def give(main: PageMain) -> AppServer:
            if main not in houses:
                houses[main] = stack.enter_context(AppServer(main))
            return houses[main]

        yield give


@pytest.fixture
def link() -> Iterator[Callable[[AppServer], Link]]:
    """``link(house)`` gives a link to a server that the test can cut and mend."""
    with contextlib.ExitStack() as stack:

        def make(house: AppServer) -> Link:
            made = Link(house.port)
            stack.callback(made.close)
            return made

        yield make
