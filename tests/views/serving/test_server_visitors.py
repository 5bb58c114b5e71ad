"""Who is the host, who is one of many, and who is let in: nothing a browser says later changes it."""

from collections.abc import Iterator

import flet as ft
import httpx
import msgpack  # type: ignore[import-untyped]
import pytest
from flet.messaging.protocol import MessageAction
from websockets.exceptions import InvalidStatus

from companion.hosting.server_address import PublicUrl, parse_public_url
from tests.browser.app_server import AppServer
from tests.views.lines import dial, register_phone, until
from views.device.preferences import is_host
from views.flet_adapter.bridge import is_local, network_address_of
from views.serving.visitor import Visitor, read_visitor

NIGHT = parse_public_url("https://night.example/")


def asking(
    peer: str, host: str, public: PublicUrl | None = None, header: str = "x-forwarded-for", text: str = ""
) -> Visitor:
    """Whoever opens a line from an address, under a name, with one further header."""
    pairs = [(b"host", host.encode()), *([(header.encode(), text.encode())] if text else [])]
    return read_visitor({"type": "websocket", "client": (peer, 50_000), "headers": pairs}, public)


@pytest.mark.parametrize("peer", ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
@pytest.mark.parametrize("host", ["localhost:8550", "127.0.0.1:8550", "[::1]:8550", "LOCALHOST"])
def test_a_browser_on_this_machine_is_the_hosts(peer: str, host: str) -> None:
    assert asking(peer, host).local


@pytest.mark.parametrize(
    "peer", ["192.168.1.20", "10.0.0.1", "fd00::2", "::ffff:192.168.1.20", "", "nonsense"]
)
def test_nobody_else_is_whatever_name_they_ask_for(peer: str) -> None:
    assert not asking(peer, "localhost:8550").local


@pytest.mark.parametrize(
    "host", ["192.168.1.5:8550", "study.local", "", "localhost.evil.example", "night.example"]
)
def test_a_page_of_another_name_is_not_even_on_this_machine(host: str) -> None:
    assert not asking("127.0.0.1", host).local


@pytest.mark.parametrize(
    "header",
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via", "cf-connecting-ip"],
)
def test_whoever_was_forwarded_is_not_although_it_seems_to_come_from_here(header: str) -> None:
    assert not asking("127.0.0.1", "localhost:8550", header=header, text="127.0.0.1").local


def test_with_a_public_address_nobody_is() -> None:
    assert not asking("127.0.0.1", "localhost:8550", NIGHT).local
    assert not asking("::1", "night.example", NIGHT).local


def test_two_host_headers_are_none() -> None:
    headers = [(b"host", b"localhost"), (b"host", b"localhost")]
    assert not read_visitor({"type": "websocket", "client": ("127.0.0.1", 1), "headers": headers}, None).local


def test_behind_a_proxy_people_are_told_apart_by_what_the_proxy_saw() -> None:
    ann = asking("127.0.0.1", "night.example", NIGHT, text="9.9.9.9, 203.0.113.5")
    assert (ann.address, ann.proxied) == ("203.0.113.5", False)
    silent = asking("172.18.0.2", "night.example", NIGHT)
    assert (silent.address, silent.proxied) == ("172.18.0.2", True)
    nonsense = asking("127.0.0.1", "night.example", NIGHT, text="everybody")
    assert (nonsense.address, nonsense.proxied) == ("127.0.0.1", True)


def test_without_one_nobody_is_believed_to_be_somebody_else() -> None:
    assert asking("192.168.1.20", "192.168.1.5:8550", text="1.2.3.4").address == "192.168.1.20"
    far = asking("93.184.216.34", "night.example", NIGHT, text="1.2.3.4")
    assert (far.address, far.proxied) == ("93.184.216.34", False)


class Seen:
    """An app that keeps the pages of its sessions.

    Attributes:
        pages: in the order they began.
    """

    def __init__(self) -> None:
        self.pages: list[ft.Page] = []

    def main(self, page: ft.Page) -> None:
        self.pages.append(page)
        page.add(ft.Text("here"))


@pytest.fixture
def seen() -> Seen:
    return Seen()


@pytest.fixture
def house(seen: Seen) -> Iterator[AppServer]:
    with AppServer(seen.main, lines_per_address=2) as house:
        yield house


@pytest.fixture
def behind_a_proxy(seen: Seen) -> Iterator[AppServer]:
    with AppServer(seen.main, lines_per_address=2, public=NIGHT) as house:
        yield house


def forge(**properties: object) -> bytes:
    """Return a message that sets properties of the page, as a forged client sends it."""
    body = {"id": 1, "props": properties}
    message: bytes = b"\x00" + msgpack.packb([MessageAction.UPDATE_CONTROL_PROPS.value, body])
    return message


def test_the_browser_on_this_machine_has_the_hosts_rights(seen: Seen, house: AppServer) -> None:
    with dial(house) as phone:
        register_phone(phone)
        assert "here" in repr(phone.recv(timeout=5))
        assert is_host(seen.pages[0])
        assert network_address_of(seen.pages[0]) == "127.0.0.1"


def test_a_guest_does_not_become_the_host_by_saying_so(seen: Seen, house: AppServer) -> None:
    with dial(house, Host=f"lan.test:{house.port}", Origin=f"http://lan.test:{house.port}") as phone:
        register_phone(phone)
        assert "here" in repr(phone.recv(timeout=5))
        page = seen.pages[0]
        own = page.client_ip
        phone.send(forge(client_ip="::1", local=True, width=41.0))
        until(lambda: page.width == 41.0)
        assert page.client_ip == own
        assert not is_local(page)
        assert not is_host(page)


def test_where_every_line_is_taken_the_host_still_gets_one(
    house: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.app, "_in_all", 1)
    lan = {"Host": f"lan.test:{house.port}", "Origin": f"http://lan.test:{house.port}"}
    with dial(house, **lan):
        with pytest.raises(InvalidStatus):
            dial(house, **lan)
        with dial(house) as phone:
            assert register_phone(phone)


def test_a_session_of_the_host_is_not_resumed_by_a_guest(seen: Seen, house: AppServer) -> None:
    with dial(house) as phone:
        name = register_phone(phone)
    with dial(house, **{"User-Agent": "another browser"}) as thief:
        assert register_phone(thief, name) != name


def test_a_page_behind_a_proxy_is_served_under_its_public_name(behind_a_proxy: AppServer) -> None:
    answer = httpx.get(behind_a_proxy.url, headers={"Host": "night.example"})
    assert answer.status_code == 200
    assert "wss://night.example" in answer.headers["content-security-policy"]
    assert httpx.get(behind_a_proxy.url, headers={"Host": "evil.example"}).status_code == 403


@pytest.mark.parametrize("host", ["night.example", None], ids=["name passed on", "name replaced"])
def test_a_page_behind_a_proxy_gets_its_line_and_no_hosts_rights(
    seen: Seen, behind_a_proxy: AppServer, host: str | None
) -> None:
    name = {"Host": host} if host else {}
    with dial(behind_a_proxy, Origin="https://night.example", **name) as phone:
        register_phone(phone)
        assert "here" in repr(phone.recv(timeout=5))
    assert not is_host(seen.pages[0])


def test_a_foreign_page_gets_no_line_behind_a_proxy_either(behind_a_proxy: AppServer) -> None:
    with pytest.raises(InvalidStatus), dial(behind_a_proxy, Origin="https://evil.example"):
        pass


def test_all_who_come_from_one_proxy_do_not_lock_each_other_out(behind_a_proxy: AppServer) -> None:
    origin = {"Origin": "https://night.example"}
    with dial(behind_a_proxy, **origin), dial(behind_a_proxy, **origin), dial(behind_a_proxy, **origin):
        pass
    ann = {**origin, "X-Forwarded-For": "203.0.113.5"}
    with dial(behind_a_proxy, **ann), dial(behind_a_proxy, **ann):
        with pytest.raises(InvalidStatus), dial(behind_a_proxy, **ann):
            pass
        with dial(behind_a_proxy, **{**ann, "X-Forwarded-For": "203.0.113.6"}):
            pass


def test_all_lines_together_are_bounded(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("views.entry.server.LINES_IN_ALL", 2)
    with (
        AppServer(seen.main, public=NIGHT) as house,
        dial(house),
        dial(house),
        pytest.raises(InvalidStatus) as refused,
        dial(house),
    ):
        pass
    assert refused.value.response.status_code == 403
