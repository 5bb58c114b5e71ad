"""The renderer: one thread, alive under changing texts, and loaded anew where it no longer draws."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from companion.locale.texts import Texts
from tests.browser import churning
from tests.browser.app_server import AppServer
from tests.browser.conftest import NewPhone, Serve
from tests.browser.demo import make_main
from tests.browser.phone import SCREENSHOTS, Phone
from tests.browser.proxy import HttpsProxy
from tests.effort import some, times
from tests.patience import patient

plain = make_main()
churn = churning.make_main()

CHURNED = times(10, 6)
"""Seconds of changing texts: with threads, three of three pages were dead within six."""

FRAMES = """() => {
  const count = () => { frames_seen += 1; requestAnimationFrame(count); };
  window.frames_seen = 0;
  count();
}"""
BUSY = """() => {
  const asking = new XMLHttpRequest();
  asking.open("GET", "late", false);
  asking.send();
}"""
"""Nothing on the page can do anything until the answer is there."""

ASKED = """() => {
  window.asked = new Promise((done) => visualViewport.addEventListener("resize", done, { once: true }));
}"""
"""From now on it is noticed when the page asks the renderer whether it still draws."""

SPOIL = """() => {
  OffscreenCanvas.prototype.transferToImageBitmap = () => {
    throw new WebAssembly.RuntimeError("memory access out of bounds");
  };
}"""
"""What a fault in the renderer's memory comes to: no frame is finished any more."""


@pytest.fixture(params=some(["a phone", "https", "this machine"]))
def address(request: pytest.FixtureRequest, serve: Serve) -> Iterator[str]:
    """The app's address as the host opens it, as it is behind a proxy, and as a phone opens it."""
    if request.param != "https":
        house = serve(plain)
        yield house.url if request.param == "this machine" else house.lan_url()
        return
    proxy = HttpsProxy()
    with AppServer(plain, public=proxy.public) as house, proxy.lead_to(house.port):
        yield f"{proxy.public.origin}/"


def test_the_renderer_has_no_second_thread(address: str, phone: NewPhone) -> None:
    visitor = phone(own=True, ignore_https_errors=True).open(address, "count")
    visitor.tap_label("plus").expect_text("count")
    assert visitor.page.workers == []
    assert not visitor.page.evaluate("crossOriginIsolated")
    assert visitor.failures == []


def test_a_page_of_changing_texts_goes_on_drawing(serve: Serve, phone: NewPhone) -> None:
    visitor = phone().open(serve(churn).url, "turn")
    visitor.page.evaluate(FRAMES)
    end, seen = time.monotonic() + CHURNED, 0
    while time.monotonic() < end:
        visitor.page.wait_for_function("seen => frames_seen > seen", arg=seen, timeout=patient(10_000))
        seen = visitor.page.evaluate("frames_seen")
        assert visitor.failures == []


def spoil(visitor: Phone) -> None:
    """Break the renderer, and touch the screen, as people do who see nothing happen."""
    visitor.page.evaluate(SPOIL)
    for _ in range(3):
        visitor.page.mouse.click(195, 700)


def test_a_page_that_no_longer_draws_loads_itself_anew_once_and_is_where_it_was(
    serve: Serve, phone: NewPhone
) -> None:
    visitor = phone().open(f"{serve(make_main()).url}j/ABC234", "count 0")
    visitor.tap_label("plus").expect_text("count 1")
    with visitor.page.expect_navigation(timeout=patient(30_000)):
        spoil(visitor)
    visitor.awake("count 1").tap_label("plus").expect_text("count 2")
    assert visitor.page.url.endswith("/j/ABC234")
    spoil(visitor)
    expect(visitor.page.locator("#link")).to_have_text(
        Texts.load("en").say("link-stopped"), timeout=patient(30_000)
    )
    visitor.page.screenshot(path=SCREENSHOTS / "serving-stopped.png")


def test_a_page_that_has_nothing_new_to_draw_is_left_alone(serve: Serve, phone: NewPhone) -> None:
    visitor = phone().open(serve(make_main()).url, "count 0")
    visitor.page.evaluate("window.same = true")
    for _ in range(2):
        visitor.page.evaluate(ASKED)
        visitor.page.mouse.click(195, 700)
        visitor.page.evaluate("asked")
    visitor.settle(4_000)
    assert visitor.page.evaluate("same")
    visitor.tap_label("plus").expect_text("count 1")


def answered_late(route: Route) -> None:
    """Answer after eight seconds. The driver of the browser waits as well."""
    time.sleep(8)
    route.fulfill(body="")


def test_a_page_that_is_merely_busy_is_left_alone(serve: Serve, phone: NewPhone) -> None:
    visitor = phone().open(serve(make_main()).url, "count 0")
    visitor.page.evaluate("window.same = true")
    visitor.page.route("**/late", answered_late)
    visitor.page.mouse.click(195, 700)
    visitor.page.evaluate(BUSY)
    visitor.settle(2_000)
    assert visitor.page.evaluate("same")
    visitor.tap_label("plus").expect_text("count 1")
