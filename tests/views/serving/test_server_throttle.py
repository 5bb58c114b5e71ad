"""Lines that say too much: they are heard at a finger's pace, and end if they go on."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import flet as ft
import msgpack  # type: ignore[import-untyped]
import pytest
from flet.messaging.protocol import MessageAction
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import views.serving.websocket as serving_line
import views.transport.throttle as throttling
from companion.hosting.rate_limit import Rate, TokenBucket, TokenBuckets
from tests.browser.app_server import AppServer
from tests.views.lines import dial, register, register_phone, until
from views.transport.throttle import PER_ADDRESS, PER_LINE, LineEnded, Throttle

KEY = {"key": "a", "shift": False, "ctrl": False, "alt": False, "meta": False}


def said(action: MessageAction, body: Any) -> bytes:
    message: bytes = b"\x00" + msgpack.packb([action.value, body])
    return message


def event(name: str, data: Any = None) -> bytes:
    return said(MessageAction.CONTROL_EVENT, {"target": 1, "name": name, "data": data})


class App:
    """Counts what its pages hear.

    Attributes:
        pages: of every session that began.
        keys: how many keys were heard.
        hooks: which of Flet's own events were heard.
    """

    def __init__(self) -> None:
        self.pages: list[ft.Page] = []
        self.keys = 0
        self.hooks: list[str] = []

    def main(self, page: ft.Page) -> None:
        def key(_: Any) -> None:
            self.keys += 1

        page.on_keyboard_event = key
        page.on_connect = lambda _: self.hooks.append("connect")
        page.on_disconnect = lambda _: self.hooks.append("disconnect")
        page.on_close = lambda _: self.hooks.append("close")
        self.pages.append(page)

    def asleep(self) -> bool:
        """Tell if every page has lost its line."""
        return all(page.session.connection is None for page in self.pages)


@pytest.fixture
def app() -> App:
    return App()


@pytest.fixture
def house(app: App) -> Iterator[AppServer]:
    with AppServer(app.main) as house:
        yield house


@given(st.lists(st.tuples(st.floats(0.01, 5), st.floats(0, 3)), max_size=60))
def test_no_more_is_let_through_than_the_burst_and_what_flows_in(said: list[tuple[float, float]]) -> None:
    bucket, now, spent = TokenBucket(Rate(burst=10, per_second=4)), 100.0, 0.0
    for cost, pause in said:
        now += pause
        now += bucket.take(cost, now)
        spent += cost
        assert spent <= 10 + 4 * (now - 100.0) + 1e-6


def test_a_finger_never_waits() -> None:
    bucket = TokenBucket(PER_LINE)
    assert not any(
        bucket.take(2 * throttling.FRAME + throttling.EVENT, number / 12) for number in range(12 * 600)
    )


def test_lines_of_one_address_share_a_bucket_and_old_addresses_are_forgotten() -> None:
    by_address = TokenBuckets(PER_ADDRESS, most=512)
    first = by_address.find_bucket("192.168.1.7")
    assert by_address.find_bucket("192.168.1.7") is first
    for number in range(1000):
        by_address.find_bucket(f"10.0.{number // 250}.{number % 250}")
    assert by_address.find_bucket("192.168.1.7") is not first


async def throttled(pay: Callable[[Throttle, asyncio.Event], Any]) -> list[str]:
    """Return what happens to a line whose bucket is empty that pays for too much."""
    cut: list[str] = []
    lost = asyncio.Event()
    with pytest.raises(LineEnded):
        await pay(Throttle(TokenBucket(Rate(1, 0.001)), lost=lost, cut=lambda: cut.append("cut")), lost)
    return cut


async def test_who_goes_on_for_too_long_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttling, "PATIENCE", -1.0)
    assert await throttled(lambda throttle, _: throttle.pay(100)) == ["cut"]


async def test_who_hangs_up_meanwhile_is_not_waited_for() -> None:
    async def pay(throttle: Throttle, lost: asyncio.Event) -> None:
        asyncio.get_running_loop().call_soon(lost.set)
        await throttle.pay(100)

    assert await throttled(pay) == []


def test_what_is_said_too_fast_is_heard_later_and_in_full(app: App, house: AppServer) -> None:
    with dial(house) as phone:
        register_phone(phone)
        for _ in range(280):
            phone.send(event("keyboard_event", KEY))
        until(lambda: app.keys == 280)
    until(app.asleep)


def test_a_line_that_goes_on_and_on_is_let_go(
    app: App, house: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(throttling, "PATIENCE", 0.5)
    monkeypatch.setattr(
        serving_line, "PER_LINE", Rate(240, 6.0)
    )  # a busy machine wakes late, but not by so much
    with dial(house) as phone:
        register_phone(phone)
        for _ in range(1000):
            phone.send(event("keyboard_event", KEY))
        assert refused(phone)
    until(app.asleep)
    assert app.keys < 1000


def test_a_message_that_a_browser_cuts_into_pieces_is_heard(app: App, house: AppServer) -> None:
    with dial(house) as phone:
        register_phone(phone)
        message = event("keyboard_event", KEY)
        phone.send([message[:3], message[3:20], message[20:]])
        until(lambda: app.keys == 1)


async def test_what_is_drawn_for_an_event_is_charged_and_what_others_cause_is_not() -> None:
    bucket = TokenBucket(Rate(100, 0.001))
    throttle = Throttle(bucket, lost=asyncio.Event(), cut=lambda: None)
    throttle.charge_answer(1_000_000)
    assert bucket.wait(100, 0) == 0
    await throttle.hear_event()
    throttle.charge_answer(4 * 1_024)
    throttle.charge_answer(1_000_000)
    throttle.charge_answer(1_000_000)
    left = 100 - throttling.EVENT - throttling.DRAWN
    now = asyncio.get_running_loop().time()
    assert bucket.wait(left - 0.1, now) == 0
    assert bucket.wait(left + 0.1, now) > 0


async def test_sessions_of_one_address_begin_one_after_another() -> None:
    beginnings = TokenBucket(Rate(burst=1, per_second=0.001))
    gone = asyncio.Event()
    first, second = (
        Throttle(TokenBucket(PER_LINE), lost=gone, cut=gone.set, beginnings=beginnings) for _ in range(2)
    )
    await first.begin()
    asyncio.get_running_loop().call_soon(gone.set)
    with pytest.raises(LineEnded):
        await second.begin()


def refused(phone: ClientConnection) -> bool:
    """Tell if the line ends."""
    try:
        while True:
            phone.recv(timeout=5)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def test_a_second_introduction_ends_the_line(app: App, house: AppServer) -> None:
    for again in ("", "its own name"):
        with dial(house) as phone:
            name = register_phone(phone)
            phone.send(register(again and name))
            assert refused(phone)
    until(app.asleep)
    assert len(app.pages) == 2


def test_a_page_is_not_disconnected_by_saying_so(app: App, house: AppServer) -> None:
    with dial(house) as phone:
        register_phone(phone)
        for name in ("connect", "disconnect", "close"):
            phone.send(event(name))
        phone.send(event("keyboard_event", KEY))
        until(lambda: app.keys == 1)
        assert app.hooks == []
    until(lambda: app.hooks == ["disconnect"])


def test_what_an_introduction_forges_of_the_page_is_not_taken(app: App, house: AppServer) -> None:
    page = {
        "route": "/",
        "width": 41.0,
        "title": "forged",
        "on_error": 5,
        "_data": "forged",
        "window": {"_i": 9},
    }
    body = {"session_id": "", "page_name": "", "page": page}
    with dial(house) as phone:
        phone.send(said(MessageAction.REGISTER_CLIENT, body))
        phone.recv(timeout=5)
        until(lambda: len(app.pages) == 1)
        [began] = app.pages
        assert began.width == 41.0
        assert began.title != "forged"
        assert began.on_error is None
        assert not hasattr(began, "_data")
        assert began.window._i != 9
