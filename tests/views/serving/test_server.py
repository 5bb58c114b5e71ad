"""The server at its edges: doors, crowds, nonsense, and the end."""

import signal
import socket
import subprocess
import sys
import textwrap
from collections.abc import Iterator

import flet as ft
import httpx
import msgpack  # type: ignore[import-untyped]
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import views.serving.websocket as line
from tests.browser.app_server import AppServer
from tests.views.lines import dial, dial_url, hear_messages, register, until
from views.entry.server import (
    DEFAULT_PORT,
    TRIES,
    HostUnknownError,
    PortBusyError,
    open_socket,
    page_address,
)
from views.flet_adapter.bridge import browser_languages
from views.transport.inbound_filter import MESSAGE_LIMIT


def greet(page: ft.Page) -> None:
    page.add(ft.Text(f"languages {' '.join(browser_languages(page))}"))


@pytest.fixture
def house() -> Iterator[AppServer]:
    with AppServer(greet, lines_per_address=2) as house:
        yield house


def test_what_is_sent_to_a_phone_waits_for_no_acknowledgement_of_what_was_sent_before(
    house: AppServer,
) -> None:
    with dial(house), socket.create_connection(("127.0.0.1", house.port)):
        until(lambda: len(house.sockets()) == 2)
        assert all(each.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for each in house.sockets())


def test_the_default_port_is_skipped_when_it_is_taken() -> None:
    with open_socket("127.0.0.1", None) as first, open_socket("127.0.0.1", None) as second:
        ports = [door.getsockname()[1] for door in (first, second)]
    assert DEFAULT_PORT <= ports[0] < ports[1] < DEFAULT_PORT + TRIES


def test_a_wanted_port_that_is_taken_is_said_and_not_replaced() -> None:
    with open_socket("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(PortBusyError) as busy:
            open_socket("127.0.0.1", port)
    assert busy.value.params == {"port": port}


def test_an_address_of_another_machine_is_said() -> None:
    with pytest.raises(HostUnknownError) as unknown:
        open_socket("192.0.2.1", 0)
    assert unknown.value.params == {"host": "192.0.2.1"}


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_address_to_open_is_one_a_browser_can_open(host: str) -> None:
    with open_socket(host, 0) as door:
        assert page_address(door) == f"http://127.0.0.1:{door.getsockname()[1]}/"


def test_nobody_beyond_this_machine_is_let_in_by_default(house: AppServer) -> None:
    with socket.socket() as stranger:
        assert stranger.connect_ex(("127.0.0.2", house.port)) != 0


def test_the_languages_of_the_handshake_reach_main(house: AppServer) -> None:
    with dial(house, **{"Accept-Language": "zh-TW,zh;q=0.9"}) as phone:
        phone.send(register())
        assert "languages zh-TW zh" in hear_messages(phone, 2)


def test_one_address_cannot_take_every_line(house: AppServer) -> None:
    with dial(house), dial(house), pytest.raises(InvalidStatus) as refused:
        dial(house)
    assert refused.value.response.status_code == 403


def test_a_line_that_ends_makes_room_for_another(house: AppServer) -> None:
    for _ in range(6):
        with dial(house) as phone:
            phone.send(register())
            hear_messages(phone, 2)


@pytest.mark.parametrize("first", [None, b"", b"\x00\xc1", b"\x00" + msgpack.packb([1, {}]), b"\x07", "text"])
def test_a_line_that_does_not_introduce_itself_is_closed(
    house: AppServer, first: bytes | str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "GREETING", 0.05)
    monkeypatch.setattr(line, "FAREWELL", 0.05)
    for _ in range(3):  # more than one address may hold
        # A slow sender finds it closed already.
        with dial(house) as phone, pytest.raises(ConnectionClosed):  # noqa: PT012
            if first is not None:
                phone.send(first)
            phone.recv(timeout=5)


def test_a_message_beyond_the_limit_ends_the_line(house: AppServer) -> None:
    with dial(house) as phone:
        phone.send(register())
        hear_messages(phone, 2)
        phone.send(b"\x00" * (MESSAGE_LIMIT + 1))
        with pytest.raises(ConnectionClosed) as closed:
            phone.recv(timeout=5)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009


def test_a_section_of_a_rulebook_is_a_page_although_its_name_has_a_dot(house: AppServer) -> None:
    page = httpx.get(house.url)
    assert httpx.get(f"{house.url}rules/roll_into_town/discover.river").text == page.text
    assert httpx.get(f"{house.url}rules.js").status_code == 404
    assert httpx.get(f"{house.url}secret.json").status_code == 404


def test_a_server_error_says_nothing_about_itself(house: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("views.serving.site._respond", None)
    answer = httpx.get(house.url)
    assert (answer.status_code, answer.text) == (500, "Internal Server Error")


def test_ctrl_c_ends_the_server_although_a_page_is_open() -> None:
    program = """
        import flet as ft
        from views.entry.server import serve_one_home
        from views.flet_adapter.patches import patch_flet
        patch_flet()
        tell = lambda url: print(url, flush=True)
        serve_one_home(lambda page: page.add(ft.Text("here")), port=0, on_ready=tell)
        print("ended", flush=True)
    """
    running = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout
    url = running.stdout.readline().strip()
    with dial_url(url, {}) as phone:
        phone.send(register())
        hear_messages(phone, 2)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (0, "ended\n", "")
