"""Lines that speak as no client does: they end, or are passed over, and nobody else feels it."""

import http.client
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import msgpack  # type: ignore[import-untyped]
import pytest
from flet.messaging.protocol import MessageAction
from flet_web.fastapi import app_manager  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from companion.hosting.open_home import OpenHome as Home
from tests.browser.app_server import AppServer
from tests.views.lines import dial, register, register_phone, until
from views.entry.main import make_main


@pytest.fixture
def house(tmp_path: Path) -> Iterator[AppServer]:
    with Home.open(tmp_path, fsync=False) as home, AppServer(make_main(home)) as serving:
        yield serving


def said(action: MessageAction, body: Any) -> bytes:
    """Return a message as a client packs it."""
    message: bytes = b"\x00" + msgpack.packb([action.value, body])
    return message


def page(**properties: Any) -> bytes:
    """Return a first message with forged properties of the page."""
    return said(MessageAction.REGISTER_CLIENT, {"session_id": "", "page_name": "", "page": properties})


def alive(house: AppServer) -> int:
    """Return what another visitor is answered."""
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)
    line.request("GET", "/alive")
    return line.getresponse().status


def everything(phone: ClientConnection) -> bytes:
    """Return all that comes on a line until it is quiet or ends."""
    heard = b""
    try:
        while True:
            frame = phone.recv(timeout=0.5)
            heard += frame if isinstance(frame, bytes) else frame.encode()
    except (TimeoutError, ConnectionClosed):
        return heard


NONSENSE = {
    "nothing": b"",
    "no message": b"\x00\x05",
    "a map": b"\x00" + msgpack.packb({1: 2}),
    "too deep": b"\x00" + b"\x91" * 200_000,
    "a promise of two thousand million": b"\x00\xdd\x7f\xff\xff\xff",
    "an unknown action": b"\x00" + msgpack.packb([99, {}]),
    "a tap before the introduction": said(
        MessageAction.CONTROL_EVENT, {"target": 1, "name": "click", "data": None}
    ),
    "an introduction of another form": said(MessageAction.REGISTER_CLIENT, {"x": 1}),
    "a date that is none": said(MessageAction.REGISTER_CLIENT, msgpack.ExtType(1, b"abc")),
    "a channel nobody opened": b"\x01\0\0\0\0" + b"x" * 1000,
    "a list as its address": page(route=["a"], width="x", height={"a": 1}),
    "no number as its width": page(route="/", width=float("nan"), height=1e308),
    "hooks": page(route="/", on_disconnect=None, on_close=None, views=None, theme=5),
    "insides": page(route="/", _i=7, _values={}, _Page__session=None, __dict__={}),
}


@pytest.mark.parametrize("message", NONSENSE.values(), ids=NONSENSE)
def test_nonsense_is_told_nothing_and_the_others_go_on(house: AppServer, message: bytes) -> None:
    with dial(house) as phone:
        phone.send(message)
        heard = everything(phone)
    assert b"Traceback" not in heard
    assert b".py" not in heard
    assert alive(house) == 200
    with dial(house) as other:
        assert register_phone(other)


@pytest.mark.parametrize("name", ["too deep", "a promise of two thousand million", "a date that is none"])
def test_what_cannot_be_unpacked_ends_the_line_with_a_code_and_is_logged_in_a_word(
    house: AppServer, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    with dial(house) as phone:
        phone.send(NONSENSE[name])
        with pytest.raises(ConnectionClosed) as closed:
            phone.recv(timeout=10)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1008
    assert not [record for record in caplog.records if record.exc_info]


def test_a_small_message_that_unpacks_to_a_huge_one_ends_the_line(house: AppServer) -> None:
    with dial(house) as phone:
        phone.send(b"\x00" + b"\x00" * 50_000_000)
        with pytest.raises(ConnectionClosed):
            phone.recv(timeout=10)
    assert alive(house) == 200


def lively() -> int:
    """Count how many sessions believe that they have a line."""
    sessions: dict[str, Any] = app_manager._FletAppManager__sessions
    return sum(session.connection is not None for session in sessions.values())


def test_a_line_is_one_session_however_often_it_introduces_itself(house: AppServer) -> None:
    before = lively()
    with dial(house) as phone:
        name = register_phone(phone)
        try:
            for _ in range(5):
                phone.send(register(name))
                everything(phone)
        except ConnectionClosed:
            pass
        assert lively() <= before + 1
    until(lambda: lively() <= before)


def test_one_who_opens_connections_and_says_nothing_keeps_nobody_out(house: AppServer) -> None:
    silent = []
    try:
        for _ in range(420):
            try:
                silent.append(socket.create_connection(("127.0.0.1", house.port), 5, ("127.0.0.2", 0)))
            except OSError:
                break
        assert alive(house) == 200
    finally:
        for each in silent:
            each.close()


def test_one_who_sends_without_end_is_slowed_down_and_the_others_are_not() -> None:
    handled = []

    def main(page: ft.Page) -> None:
        page.on_keyboard_event = lambda _: handled.append(1)

    key = {"key": "a", "shift": False, "ctrl": False, "alt": False, "meta": False}
    event = said(MessageAction.CONTROL_EVENT, {"target": 1, "name": "keyboard_event", "data": key})
    with AppServer(main) as house, dial(house) as flooding:
        flooding.close_timeout = 0.5  # its farewell stands behind all it has sent
        register_phone(flooding)
        for _ in range(3000):
            flooding.send(event)
        assert alive(house) == 200
        assert len(handled) < 1000
