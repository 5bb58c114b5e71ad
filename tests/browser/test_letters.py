"""The letters a page begins with, their weights, and what is seen until they stand there."""

import asyncio
import threading
from pathlib import Path

import flet as ft
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPhone, Serve
from tests.browser.demo import CHINESE
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import running
from tests.effort import some
from tests.patience import patient
from views.device.theme import build_theme
from views.flet_adapter.bridge import PageMain, open_views, run_views

ROLES = tuple(ft.TextThemeStyle)
WEIGHTS = [ft.FontWeight(f"w{weight}") for weight in (400, 500, 600, 700)]

DRAWN = "addEventListener('flutter-first-frame', () => { document.documentElement.classList.add('drawn'); })"

WIDTHS = """nodes => nodes.filter(node => !node.querySelector('flt-semantics'))
  .map(node => [node.innerText, node.getBoundingClientRect().width])"""


@ft.component
def _Lines(lines: tuple[ft.Text, ...]) -> ft.View:
    return ft.View(route="/", controls=list(lines), scroll=ft.ScrollMode.AUTO)


def make_main(*lines: ft.Text, locale: str = "en", ready: threading.Event | None = None) -> PageMain:
    """Return a main whose page shows texts in the app's own theme, once it is ready."""

    async def prepare() -> None:
        if ready:
            await asyncio.to_thread(ready.wait, patient(60))

    def main(page: ft.Page) -> None:
        page.theme = page.dark_theme = build_theme(False, 1.0, locale)
        if ready:
            open_views(page, prepare, _ReadyPage)
        else:
            run_views(page, _Lines, lines)

    return main


@ft.component
def _ReadyPage() -> ft.View:
    return ft.View(route="/", controls=[ft.Text("ready")])


def widths(visitor: Phone) -> list[tuple[str, float]]:
    """Return each text of the page with its width, in reading order."""
    found = visitor.page.locator("flt-semantics-host flt-semantics").evaluate_all(WIDTHS)
    return [(text, width) for text, width in found]


# Until a page stands there


def test_the_start_icon_stays_until_the_app_has_sent_its_page(serve: Serve, phone: NewPhone) -> None:
    ready = threading.Event()
    visitor = phone(own=True)
    visitor.page.add_init_script(DRAWN)
    visitor.page.goto(serve(make_main(ready=ready)).url)
    visitor.page.wait_for_selector("html.drawn")
    visitor.settle()
    expect(visitor.page.locator("#loading")).to_be_visible()
    ready.set()
    visitor.awake("ready")


def test_the_start_icon_stays_while_letters_are_on_their_way(serve: Serve, phone: NewPhone) -> None:
    visitor = phone(own=True)
    held: list[Route] = []
    late = threading.Event()

    def answer(route: Route) -> None:
        if late.is_set():
            route.continue_()
        else:
            held.append(route)

    visitor.page.route("**/fonts/noto*/**", answer)
    with visitor.page.expect_request("**/fonts/noto*/**"):
        visitor.page.goto(serve(make_main(ft.Text(CHINESE))).url)
    expect(visitor.page.locator("#loading")).to_be_visible()
    late.set()
    for route in held:
        route.continue_()
    visitor.awake(CHINESE)
    assert visitor.failures == []


# Which letters a page begins with


def fonts_asked(visitor: Phone) -> list[str]:
    """List the folders and names of the fonts that a page asked for, without those of every page."""
    names = [url.rpartition("/fonts/")[2] for url in visitor.asked if "/fonts/" in url]
    return sorted({name.split("/")[0] for name in names} - {"MaterialIcons-Regular.otf", "roboto.woff2"})


LANGUAGES = [("zh-TW", "zh-Hant"), ("en-US", "en"), ("zh-CN", "zh-Hans")]


@pytest.mark.parametrize(("browser", "locale"), some(LANGUAGES, 2))
def test_the_first_page_needs_no_slice_for_the_apps_own_words(
    tmp_path: Path, phone: NewPhone, browser: str, locale: str
) -> None:
    with running(tmp_path) as app:
        visitor = phone(locale=browser).open(app.url())
        visitor.settle()
        assert fonts_asked(visitor) == ([] if locale == "en" else [f"words-{locale}.woff2"])


def test_a_page_in_another_language_than_its_browsers_begins_with_its_own_words(
    tmp_path: Path, phone: NewPhone
) -> None:
    with running(tmp_path) as app:
        app.house.preferences.change(locale="zh-Hant")
        visitor = phone(own=True).open(app.url())
        assert visitor.page.evaluate("localStorage.getItem('flutter.companion.shown')") == '"zh-Hant"'
        visitor.forget_requests().reload()
        visitor.settle()
        assert fonts_asked(visitor) == ["words-zh-Hant.woff2"]


# Weights and digits


def test_digits_of_a_style_are_all_of_one_width(serve: Serve, phone: NewPhone) -> None:
    numbers = ("1111", "0000", "4747", "8888")
    styled = (ft.Text(number, theme_style=role) for role in ROLES for number in numbers)
    weighed = (ft.Text(number, weight=weight, size=20) for weight in WEIGHTS for number in numbers)
    visitor = phone().open(serve(make_main(*(ft.Row([text]) for text in (*styled, *weighed)))).url, "1111")  # type: ignore[arg-type]
    measured = [each for each in widths(visitor) if each[0] in numbers]
    groups = [measured[start : start + 4] for start in range(0, len(measured), 4)]
    assert len(groups) > len(WEIGHTS)
    assert [group for group in groups if len({width for _, width in group}) > 1] == []


def test_each_weight_of_latin_letters_is_drawn_by_itself(serve: Serve, phone: NewPhone) -> None:
    lines = [ft.Row([ft.Text("mnopqrst", weight=weight, size=20)]) for weight in WEIGHTS]
    visitor = phone().open(serve(make_main(*lines)).url, "mnopqrst")  # type: ignore[arg-type]
    measured = [width for text, width in widths(visitor) if text == "mnopqrst"]
    assert measured == sorted(set(measured))
    assert len(measured) == len(WEIGHTS)


@pytest.mark.parametrize(("browser", "locale"), some(LANGUAGES[::2], 1))
def test_each_weight_of_chinese_letters_is_drawn_by_itself(
    serve: Serve, phone: NewPhone, browser: str, locale: str
) -> None:
    lines = [ft.Row([ft.Text("骰", weight=weight, size=32)], key=str(weight)) for weight in WEIGHTS]
    visitor = phone({**IPHONE, "device_scale_factor": 2}, locale=browser)
    visitor.open(serve(make_main(*lines, locale=locale)).url, "骰")  # type: ignore[arg-type]
    visitor.settle()
    found = visitor.page.get_by_text("骰", exact=True)
    pictures = {found.nth(number).screenshot() for number in range(found.count())}
    assert found.count() == len(pictures) == len(WEIGHTS)
