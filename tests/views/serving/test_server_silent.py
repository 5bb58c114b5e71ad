"""Connections that ask for nothing: they end by themselves, and never keep anybody out."""

import contextlib
import http.client
import socket
from collections.abc import Iterator

import flet as ft
import pytest

import views.serving.door_protocol as protocol
from companion.hosting.server_address import parse_public_url
from tests.browser.app_server import AppServer
from tests.views.lines import dial, register_phone, until

NIGHT = parse_public_url("https://night.example/")
A_PHONE = "127.0.0.2"  # stands for another machine's address


def nothing(page: ft.Page) -> None:
    page.add(ft.Text("here"))


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Iterator[AppServer]:
    monkeypatch.setattr(protocol, "is_loopback", lambda address: address == "127.0.0.1")
    with AppServer(nothing) as house:
        yield house


def knock(house: AppServer, address: str = A_PHONE, text: bytes = b"") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", house.port), 5, (address, 0))
    connection.sendall(text)
    return connection


def ended(connection: socket.socket, seconds: float = 10) -> bool:
    """Tell if the server hangs up within so many seconds."""
    connection.settimeout(seconds)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def alive(house: AppServer, address: str = "127.0.0.1") -> int:
    """Return what a visitor from an address is answered. 0 if nothing."""
    asking = http.client.HTTPConnection("127.0.0.1", house.port, timeout=20, source_address=(address, 0))
    try:
        asking.request("GET", "/alive")
        return asking.getresponse().status
    except ConnectionError:
        return 0
    finally:
        asking.close()


REQUEST = b"GET /alive HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    "text",
    [b"", b"GET", REQUEST, REQUEST + b"Content-Length: 9\r\n\r\nx"],
    ids=["nothing", "a word", "half a request", "half a body"],
)
def test_who_opens_a_connection_and_asks_for_nothing_whole_is_hung_up_on(
    house: AppServer, text: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "SILENCE", 0.1)
    with knock(house, text=text) as silent:
        assert ended(silent)


def test_a_line_outlives_the_look_at_silent_connections(
    house: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "SILENCE", 0.05)
    with dial(house) as phone, knock(house) as silent:
        register_phone(phone)
        assert ended(silent)  # it was looked at as often as the line was
        assert phone.ping().wait(5)


def test_a_connection_that_asks_again_and_again_is_kept(
    house: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "SILENCE", 0.2)
    asking = http.client.HTTPConnection("127.0.0.1", house.port, timeout=20)
    asking.connect()
    kept = asking.sock
    with knock(house) as silent:
        for _ in range(200):
            asking.request("GET", "/alive")
            asking.getresponse().read()
        assert ended(silent)
        asking.request("GET", "/alive")
        assert asking.getresponse().read()
    assert asking.sock is kept
    asking.close()


def test_one_address_cannot_take_every_connection(house: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PER_ADDRESS", 3)
    silent = [knock(house) for _ in range(3)]
    assert alive(house, A_PHONE) == 0
    assert alive(house, "127.0.0.3") == 200
    for each in silent:
        each.close()
    until(lambda: alive(house, A_PHONE) == 200)


def test_who_waits_gives_way_to_who_comes(house: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "CONNECTIONS", 12)
    monkeypatch.setattr(protocol, "FOR_THIS_MACHINE", 4)
    silent = [knock(house, f"127.0.0.{number}") for number in range(10, 18)]
    assert alive(house, A_PHONE) == 200
    assert ended(silent[0])
    for each in silent:
        each.close()


def test_the_oldest_unfinished_opening_goes_first(house: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "UNFINISHED", 3)
    slow = [knock(house, f"127.0.0.{number}", REQUEST) for number in range(10, 16)]
    assert all(ended(each) for each in slow[:3])
    slow[-1].sendall(b"\r\n")
    assert slow[-1].recv(12) == b"HTTP/1.1 200"
    for each in slow:
        each.close()


def test_some_room_is_kept_for_this_machine(house: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "CONNECTIONS", 12)
    monkeypatch.setattr(protocol, "FOR_THIS_MACHINE", 4)
    with contextlib.ExitStack() as lines:
        for _ in range(8):  # a line does not give way
            lines.enter_context(dial(house))
        assert alive(house, A_PHONE) == 0
        assert alive(house) == 200


def test_behind_a_proxy_many_may_come_from_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PER_ADDRESS", 3)
    monkeypatch.setattr(protocol, "PER_LOOPBACK_ADDRESS", 3)
    with AppServer(nothing, public=NIGHT) as house:
        silent = [knock(house) for _ in range(6)]
        assert alive(house, A_PHONE) == 200
        for each in silent:
            each.close()
