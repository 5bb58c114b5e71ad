"""Phones that lose the table: what they say meanwhile, and how they find it again."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from companion.locale.texts import Texts
from tests.browser.app_server import AppServer
from tests.browser.conftest import NewPhone, Serve
from tests.browser.demo import make_main
from tests.browser.link import Link
from tests.browser.phone import SCREENSHOTS, Phone
from tests.effort import some, times
from tests.patience import patient

main = make_main()
TEXTS = Texts.load_all()

HIDE = """([hidden, sign]) => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
  (sign === 'visibilitychange' ? document : window).dispatchEvent(new Event(sign));
}"""


class Away:
    """A phone that can be out of reach, with a clock that the test may stop.

    Attributes:
        phone: the phone, at the table.
        wifi: its link to the table.
    """

    def __init__(self, phone: Phone, wifi: Link, host: str = "lan.test") -> None:
        self.phone, self.wifi = phone, wifi
        self._lines: list[WebSocket] = []
        phone.page.on("websocket", lambda line: self._lines.append(line))
        phone.page.clock.install()
        phone.open(wifi.url(host), "count")

    @property
    def bar(self) -> Locator:
        return self.phone.page.locator("#link")

    def says(self) -> str:
        """Return what the bar shows now."""
        shown = self.bar.evaluate("bar => bar.classList.contains('shown') ? bar.textContent : ''")
        return str(shown)

    def cut(self) -> "Away":
        """Lose the table, and wait until the browser has noticed."""
        with self._lines[-1].expect_event("close"):
            self.wifi.cut()
        return self

    def stop_the_clock(self) -> "Away":
        """From now on the page's time passes only when the test says so."""
        self.phone.page.clock.pause_at(self.phone.page.evaluate("Date.now() + 2000") / 1000)
        return self

    def until_it_says(self, text: str) -> "Away":
        """Let the page's time pass, half a second at once, until the bar says so."""
        for _ in range(40):
            if self.says() == text:
                return self
            self.phone.page.clock.run_for(500)
        raise AssertionError(f"it says {self.says()!r}")

    def reread(self) -> "Away":
        """Find the app again, whether the client came back by itself or the page was loaded anew."""
        self.phone.page.wait_for_selector("#loading", state="detached", timeout=patient(60_000))
        if self.phone.page.locator("flt-semantics-placeholder").count():
            self.phone.awake()
        self.phone.expect_text("count")
        return self

    def hide(self, hidden: bool = True, sign: str = "visibilitychange") -> "Away":
        """Put the page into the background, or bring it back. The page is told by one event."""
        self.phone.page.evaluate(HIDE, [hidden, sign])
        return self


@pytest.fixture
def away(serve: Serve, phone: NewPhone, link: Callable[[AppServer], Link]) -> Callable[..., Away]:
    """``away(locale="zh-TW", …)`` gives a phone at the table."""

    def make(host: str = "lan.test", **options: Any) -> Away:
        return Away(phone(own=True, **options), link(serve(main)), host)

    return make


@pytest.mark.parametrize(
    ("tag", "locale"), some([("zh-CN", "zh-Hans"), ("ko", "en"), ("zh-TW", "zh-Hant"), ("en-US", "en")])
)
def test_a_phone_without_a_line_says_so_after_a_second_and_says_when_all_is_well(
    away: Callable[..., Away], tag: str, locale: str
) -> None:
    ben, texts = away(locale=tag), TEXTS[locale]
    ben.stop_the_clock().cut()
    ben.phone.page.clock.run_for(900)
    assert ben.says() == ""
    ben.until_it_says(texts.say("link-lost"))
    ben.phone.screenshot(f"serving-away-{locale}")
    assert ben.bar.get_attribute("role") == "status"
    ben.wifi.mend()
    ben.phone.page.clock.resume()
    expect(ben.bar).not_to_have_text(texts.say("link-lost"))
    expect(ben.bar).not_to_have_class("shown", timeout=patient(15_000))
    ben.phone.expect_text("count")


def test_a_line_that_is_back_within_a_second_is_not_worth_a_word(away: Callable[..., Away]) -> None:
    ben = away().stop_the_clock().cut()
    ben.wifi.mend()
    for _ in range(9):
        ben.phone.page.clock.run_for(100)
        assert ben.says() == ""
    ben.phone.page.clock.resume()
    ben.phone.tap_label("plus").expect_text("count")


def test_the_bar_moves_nothing_and_catches_no_tap(away: Callable[..., Away]) -> None:
    ben = away()
    place = "document.querySelector('flutter-view').getBoundingClientRect().toJSON()"
    before = ben.phone.page.evaluate(place)
    ben.cut().until_it_says(TEXTS["en"].say("link-lost"))
    assert ben.phone.page.evaluate(place) == before
    under = "bar => document.elementFromPoint(bar.clientWidth / 2, bar.clientHeight / 2) !== bar"
    assert ben.bar.evaluate(under)
    assert ben.bar.evaluate("bar => bar.getBoundingClientRect().height") <= 32


def below_the_bar(phone: Phone) -> bytes:
    """Return what is to be seen, except if the bar may be."""
    return phone.settle().page.screenshot(clip={"x": 0, "y": 40, "width": 390, "height": 700})


@pytest.mark.parametrize("host", some(["lan.test", "127.0.0.1"]))
def test_the_last_picture_of_the_page_stays_until_it_is_drawn_anew(
    away: Callable[..., Away], host: str
) -> None:
    ben = away(host=host)
    before = below_the_bar(ben.phone)
    ben.cut().until_it_says(TEXTS["en"].say("link-lost"))
    assert below_the_bar(ben.phone) == before
    ben.phone.screenshot(f"serving-picture-{host}")
    ben.wifi.mend()
    expect(ben.phone.page.locator("#picture")).to_have_count(0, timeout=patient(20_000))
    ben.reread()
    assert below_the_bar(ben.phone) == before
    ben.phone.touch("plus").expect_text("count")
    assert below_the_bar(ben.phone) != before


TOP = "document.elementFromPoint(195, 400).closest('#picture') !== null"
INERT = "document.querySelector('flutter-view').inert"


def test_nothing_can_be_tapped_while_the_line_is_down(away: Callable[..., Away]) -> None:
    ben = away().stop_the_clock().cut()
    assert ben.phone.page.evaluate(TOP)
    assert ben.phone.page.evaluate(INERT)
    ben.wifi.mend()
    ben.phone.page.clock.resume()
    expect(ben.phone.page.locator("#picture")).to_have_count(0, timeout=patient(20_000))
    assert not ben.phone.page.evaluate(INERT)


@pytest.mark.parametrize("cause", some(["the phone was turned", "the browser keeps it"]))
def test_where_there_is_no_picture_the_icon_stands(away: Callable[..., Away], cause: str) -> None:
    ben = away()
    if cause == "the browser keeps it":
        ben.phone.page.evaluate("CanvasRenderingContext2D.prototype.drawImage = () => {}")
    ben.stop_the_clock().cut()
    if cause == "the phone was turned":
        ben.phone.page.set_viewport_size({"width": 844, "height": 390})
    expect(ben.phone.page.locator("#picture img")).to_be_visible()
    expect(ben.phone.page.locator("#picture canvas")).to_be_hidden()
    ben.phone.page.screenshot(path=SCREENSHOTS / f"serving-icon-{cause.replace(' ', '-')}.png")


def test_the_bar_fits_the_look_and_keeps_still_for_those_who_want_it(away: Callable[..., Away]) -> None:
    ben = away(reduced_motion="reduce")
    ben.cut().until_it_says(TEXTS["en"].say("link-lost"))
    for scheme, colour in (("light", "rgb(255, 250, 240)"), ("dark", "rgb(245, 239, 227)")):
        ben.phone.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        style = "bar => [getComputedStyle(bar).color, getComputedStyle(bar).transitionDuration]"
        assert ben.bar.evaluate(style) == [colour, "0s"]
        ben.phone.screenshot(f"serving-away-{scheme}")


@pytest.mark.parametrize("sign", some(["visibilitychange", "online", "focus"]))
def test_a_phone_that_wakes_up_looks_for_the_table_at_once(away: Callable[..., Away], sign: str) -> None:
    ben = away().hide().cut()
    ben.phone.page.clock.fast_forward(60_000)
    ben.stop_the_clock()
    ben.wifi.refuse("/ws")  # the client's own next attempt is as good as minutes away
    ben.wifi.mend()
    with ben.phone.page.expect_navigation(wait_until="commit"):
        ben.hide(False, sign)
    ben.wifi.refuse()
    ben.phone.page.clock.resume()
    ben.phone.page.wait_for_load_state()
    ben.phone.awake("count").tap_label("plus")


def test_a_line_that_died_while_the_phone_slept_is_found_out(away: Callable[..., Away]) -> None:
    ben = away().hide()
    ben.wifi.strand()
    ben.phone.page.clock.fast_forward(30_000)
    assert not ben._lines[-1].is_closed()
    with ben.phone.page.expect_navigation():
        ben.hide(False)
    ben.phone.awake("count").tap_label("plus")


def test_a_line_that_lived_through_a_nap_is_kept(away: Callable[..., Away]) -> None:
    ben = away().hide()
    ben.phone.page.clock.fast_forward(30_000)
    with ben.phone.page.expect_response(lambda answer: "/alive?line=" in answer.url) as asked:
        ben.hide(False)
    assert asked.value.json()["held"] is True
    ben.phone.expect_text("count").tap_label("plus")
    assert len(ben._lines) == 1
    assert ben.phone.failures == []


ASKED = """() => {
  const ask = fetch;
  window.tries = [];
  window.fetch = (where, ...rest) => { tries.push(Date.now()); return ask(where, ...rest); };
}"""


def test_a_phone_without_a_line_asks_for_it_at_short_pauses_that_never_grow_long_and_differ(
    away: Callable[..., Away],
) -> None:
    ben, steps = away(), times(600, 80)
    ben.phone.page.evaluate(ASKED)
    ben.stop_the_clock()
    lost = ben.phone.page.evaluate("Date.now()")
    ben.cut()
    for _ in range(steps):
        ben.phone.page.clock.run_for(100)
    asked = ben.phone.page.evaluate("tries")
    pauses = [after - before for before, after in pairwise([lost, *asked])]
    assert pauses[0] <= 500
    assert max(pauses) <= 2_200
    assert len({round(pause / 100) for pause in pauses[-10:]}) > 2
    assert len(asked) <= times(60, 12)
