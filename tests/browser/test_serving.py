"""Serving, seen from a real browser and from a rude neighbour."""

import http.client
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import FilePayload
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.browser.app_server import AppServer
from tests.browser.conftest import NewPhone, Serve
from tests.browser.demo import CHINESE, SYMBOLS, make_main, make_sleepy
from tests.browser.link import Link
from tests.browser.phone import DESKTOP, IPHONE, TABLET, Phone
from tests.effort import some
from tests.patience import patient

plain = make_main()
awake = make_sleepy()
chinese = make_main(CHINESE, SYMBOLS)
pictures = make_main(pictures=True)

NAMED = {True: "this machine", False: "a phone"}

Ask = Callable[..., http.client.HTTPResponse]


@pytest.fixture
def ask(serve: Serve) -> Ask:
    """Ask the plain app's server for a path, with any method and headers."""
    port = serve(plain).port

    def make(path: str, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
        asking = http.client.HTTPConnection("127.0.0.1", port, timeout=patient(10))
        asking.request(method, path, headers={name.replace("_", "-"): text for name, text in headers.items()})
        answer = asking.getresponse()
        answer.read()
        return answer

    return make


@pytest.fixture
def restarted() -> Iterator[int]:
    """The port of a server in a process of its own, which knows no session of this one."""
    program = """if True:
        from tests.browser.demo import make_main
        from views.entry.server import serve_one_home
        from views.flet_adapter.patches import patch_flet
        patch_flet()
        serve_one_home(make_main("after"), port=0, on_ready=lambda url: print(url, flush=True))
    """
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout
        yield int(running.stdout.readline().rstrip("/\n").rpartition(":")[2])
        running.terminate()


def wire_bytes(phone: Phone) -> list[float]:
    """Return a list with one element, which grows by every byte that the page receives."""
    total = [0.0]
    session = phone.page.context.new_cdp_session(phone.page)
    session.send("Network.enable")

    def count(event: dict[str, float]) -> None:
        total[0] += event["encodedDataLength"]

    session.on("Network.loadingFinished", count)
    return total


@pytest.mark.parametrize("trusted", some([False, True]), ids=NAMED.get)
def test_a_first_visit_costs_less_than_6_mb_and_a_second_next_to_nothing(
    serve: Serve, phone: NewPhone, trusted: bool
) -> None:
    house, visitor = serve(plain), phone()
    received = wire_bytes(visitor)
    visitor.open(house.url if trusted else house.lan_url(), "count")
    visitor.page.wait_for_load_state("networkidle")
    assert 3_000_000 < received[0] < 6_000_000
    received[0] = 0
    visitor.reload("count")
    visitor.page.wait_for_load_state("networkidle")
    assert received[0] < 20_000


@pytest.mark.parametrize(
    ("locale", "trusted"),
    some(
        [
            ("zh-TW", False),
            ("en-US", True),
            ("zh-CN", False),
            ("zh-HK", False),
            ("ko", False),
            ("en-US", False),
        ],
        2,
    ),
)
def test_chinese_and_symbols_are_drawn_without_asking_anybody_else(
    serve: Serve, phone: NewPhone, locale: str, trusted: bool
) -> None:
    house, visitor = serve(chinese), phone(locale=locale)
    family = "notosanstc" if locale in ("zh-TW", "zh-HK") else "notosanssc"
    with visitor.page.expect_response(
        lambda answer: f"/fonts/{family}" in answer.url, timeout=patient(60_000)
    ):
        visitor.open(house.url if trusted else house.lan_url(), CHINESE)
    visitor.page.wait_for_load_state("networkidle")
    visitor.screenshot(f"serving-fonts-{locale}-{'local' if trusted else 'lan'}")
    assert visitor.complaints() == []


@pytest.mark.parametrize("trusted", some([False, True]), ids=NAMED.get)
def test_pictures_and_picked_files_pass_the_content_policy(
    serve: Serve, phone: NewPhone, trusted: bool
) -> None:
    house, visitor = serve(pictures), phone()
    visitor.open(house.url if trusted else house.lan_url(), "count 0")
    with visitor.page.expect_file_chooser() as chooser:
        visitor.touch("pick")
    chooser.value.set_files(FilePayload(name="a.txt", mimeType="text/plain", buffer=b"x" * 1000))
    visitor.expect_text("picked 1000 bytes")
    visitor.screenshot(f"serving-pictures-{'local' if trusted else 'lan'}")
    assert visitor.complaints() == []


def test_a_page_that_tries_to_load_from_elsewhere_is_stopped_by_the_browser(
    serve: Serve, phone: NewPhone
) -> None:
    visitor = phone().open(serve(plain).url, "count")
    reached = visitor.page.evaluate(
        "fetch('http://lan.test:1/', {mode: 'no-cors'}).then(() => 'reached', () => 'stopped')"
    )
    assert reached == "stopped"
    assert any("Content Security Policy" in failure for failure in visitor.failures)


def test_a_phone_may_keep_its_screen_lit(serve: Serve, phone: NewPhone) -> None:
    visitor = phone().open(serve(awake).lan_url(), "asleep")
    visitor.touch("stay awake").expect_text("awake")
    assert visitor.failures == []


def carried(visitor: Phone) -> object:
    """Return what the page for bringing tables will find."""
    return visitor.page.evaluate("localStorage.getItem('flutter.companion.carried')")


@pytest.mark.parametrize("path", some(["c", "c/", "C"]))
def test_a_table_in_a_link_is_put_aside_and_never_sent(serve: Serve, phone: NewPhone, path: str) -> None:
    visitor = phone().open(f'{serve(plain).lan_url()}{path}#TC1.AB%20"x', "count")
    assert carried(visitor) == '"TC1.AB%20%22x"'
    assert visitor.page.url == f"{serve(plain).lan_url()}{path}"
    with visitor.page.expect_event("domcontentloaded"):
        visitor.page.evaluate("location.hash = 'TC1.CD'")
    visitor.awake("count")
    assert carried(visitor) == '"TC1.CD"'
    assert not any("TC1" in url for url in visitor.asked)


def test_a_link_that_is_too_long_brings_nothing_and_elsewhere_nothing_is_taken(
    serve: Serve, phone: NewPhone
) -> None:
    visitor = phone().open(f"{serve(plain).lan_url()}c#{'A' * 180_001}", "count")
    assert carried(visitor) == '""'
    other = phone().open(f"{serve(plain).lan_url()}t/c#TC1.AB", "count")
    assert carried(other) is None


@pytest.mark.parametrize("profile", some([IPHONE, TABLET, DESKTOP]), ids=str)
def test_a_tap_is_answered_on_every_device(serve: Serve, phone: NewPhone, profile: dict[str, object]) -> None:
    visitor = phone(profile).open(serve(make_main()).url, "count 0")
    visitor.tap_label("plus").expect_text("count 1")
    visitor.touch("plus").expect_text("count 2")


def test_the_browsers_languages_arrive(serve: Serve, phone: NewPhone) -> None:
    phone(locale="zh-TW").open(serve(plain).url, "languages zh-TW")


def test_a_route_of_the_app_can_be_opened_with_a_slash_too_many_and_reloaded(
    serve: Serve, phone: NewPhone
) -> None:
    visitor = phone().open(f"{serve(plain).url}/j//ABC234", "count")
    assert visitor.page.url == f"{serve(plain).url}j/ABC234"
    visitor.reload("count")
    assert visitor.failures == []


def test_a_cut_phone_comes_back_live_and_tappable(
    serve: Serve, phone: NewPhone, link: Callable[[AppServer], Link]
) -> None:
    house = serve(make_main())
    wifi = link(house)
    ann, ben = phone().open(house.url, "count 0"), phone().open(wifi.url(), "count 0")
    wifi.cut()
    ann.tap_label("plus").expect_text("count 1")
    wifi.mend()
    ben.expect_text("count 1")
    ben.tap_label("plus").expect_text("count 2")
    ann.expect_text("count 2").tap_label("plus")
    ben.expect_text("count 3")


def test_a_phone_finds_its_way_into_a_restarted_server(
    serve: Serve, phone: NewPhone, link: Callable[[AppServer], Link], restarted: int
) -> None:
    wifi = link(serve(make_main("before")))
    visitor = phone().open(wifi.url(), "before")
    with visitor.page.expect_navigation():
        wifi.cut()
        wifi.lead_to(restarted)
        wifi.mend()
    visitor.awake("after").tap_label("plus").expect_text("count 1")


def test_a_phone_that_was_away_for_long_loads_itself_anew(
    serve: Serve, phone: NewPhone, link: Callable[[AppServer], Link]
) -> None:
    wifi = link(serve(make_main()))
    visitor = phone()
    visitor.page.clock.install()
    visitor.open(wifi.url("lan.test"), "count 0")
    wifi.cut()
    for _ in range(5):  # the client's own pause doubles each time
        with visitor.page.expect_event("requestfailed", lambda request: "/alive?" in request.url):
            visitor.page.clock.fast_forward(30_000)
    wifi.refuse("/ws")  # the client's own next attempt is as good as minutes away
    with visitor.page.expect_navigation(wait_until="commit"):
        wifi.mend()
        visitor.page.clock.run_for(2_000)
    wifi.refuse()
    visitor.page.wait_for_load_state()
    visitor.awake("count 0").tap_label("plus").expect_text("count 1")


def test_tracebacks_stay_at_home(serve: Serve, phone: NewPhone, caplog: pytest.LogCaptureFixture) -> None:
    visitor = phone()
    frames: list[str | bytes] = []
    visitor.page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(frame)))
    visitor.open(serve(make_main()).url, "count 0")
    with caplog.at_level(logging.ERROR):
        visitor.tap_label("fail")
        visitor.tap_label("plus").expect_text("count 1")  # taps are heard in their order
    assert "stays at home" in caplog.text
    assert all(b"home" not in (frame if isinstance(frame, bytes) else frame.encode()) for frame in frames)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "10.9.8.7"]
)
def test_a_request_under_a_foreign_name_is_refused(ask: Ask, host: str) -> None:
    assert ask("/", Host=host).status == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
def test_nothing_can_be_written_by_request(ask: Ask, method: str) -> None:
    assert ask("/", method).status == 405


@pytest.mark.parametrize("path", ["/docs", "/redoc", "/openapi.json", "/oauth_callback", "/upload"])
def test_there_is_no_page_of_the_framework(ask: Ask, path: str) -> None:
    answer, start = ask(path), ask("/")
    assert answer.status == 404 or answer.headers["etag"] == start.headers["etag"]


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/pyproject.toml", "/_/x/main.dart.js", "/a.db"]
)
def test_only_files_of_the_client_are_served(ask: Ask, path: str) -> None:
    assert ask(path).status == 404


def test_answers_are_packed_once_kept_and_told_apart(ask: Ask) -> None:
    packed = ask("/flutter.js", Accept_Encoding="gzip, deflate")
    plain_text = ask("/flutter.js", Accept_Encoding="identity")
    assert packed.headers["content-encoding"] == "gzip"
    assert plain_text.headers["content-encoding"] is None
    assert packed.headers["vary"] == plain_text.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] != plain_text.headers["etag"]
    again = ask("/flutter.js", Accept_Encoding="gzip", If_None_Match=packed.headers["etag"])
    assert (again.status, again.headers["content-length"]) == (304, None)


def test_no_answer_invites_other_sites_or_says_who_made_the_server(ask: Ask) -> None:
    headers = ask("/", Origin="http://evil.example").headers
    assert headers["access-control-allow-origin"] is None
    assert headers["server"] is None
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", None])
def test_a_line_from_a_foreign_page_is_refused(serve: Serve, origin: str | None) -> None:
    headers = {"Origin": origin} if origin else {}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://127.0.0.1:{serve(plain).port}/ws", additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 403
