"""Under which address others open the app, and how short it is as a code."""

import pytest
from qrcode.constants import ERROR_CORRECT_L, ERROR_CORRECT_M
from qrcode.main import QRCode

from companion.hosting.addresses import Address
from companion.hosting.server_address import (
    ASKED_AGAIN,
    PublicUrlError,
    ServerAddress,
    join_url,
    parse_every_host,
    parse_public_url,
    ticket_url,
)

HOME = Address("192.168.178.123", "wlan0")
CABLE = Address("10.0.0.4", "eth0")


class Moving:
    """A laptop that is carried from network to network, and its clock."""

    def __init__(self, *addresses: Address) -> None:
        self.addresses = addresses
        self.asked = 0
        self.now = 0.0

    def ask(self) -> tuple[Address, ...]:
        self.asked += 1
        return self.addresses

    def reach(self) -> ServerAddress:
        return ServerAddress(8550, ask=self.ask, clock=lambda: self.now)


def version(text: str, level: int) -> int:
    code = QRCode(error_correction=level)
    code.add_data(text)
    code.make(fit=True)
    made: int = code.version
    return made


def test_the_best_address_is_used_until_the_host_chooses_another() -> None:
    server_address = Moving(HOME, CABLE).reach()
    assert (server_address.url, server_address.base) == (
        "http://192.168.178.123:8550/",
        "HTTP://192.168.178.123:8550",
    )
    server_address.choose(CABLE)
    assert server_address.address == CABLE
    assert server_address.base == "HTTP://10.0.0.4:8550"
    server_address.choose(None)
    assert server_address.address == HOME


def test_an_address_the_machine_does_not_have_cannot_be_chosen() -> None:
    server_address = Moving(HOME).reach()
    with pytest.raises(ValueError, match=r"10\.0\.0\.4"):
        server_address.choose(CABLE)
    assert server_address.address == HOME


def test_a_laptop_in_another_network_is_found_there_and_the_choice_waits_for_its_return() -> None:
    laptop = Moving(HOME, CABLE)
    server_address = laptop.reach()
    server_address.choose(CABLE)
    elsewhere = Address("172.20.10.4", "wlan0")
    laptop.addresses, laptop.now = (elsewhere,), ASKED_AGAIN
    assert server_address.address == elsewhere
    laptop.addresses, laptop.now = (HOME, CABLE), 2 * ASKED_AGAIN
    assert server_address.address == CABLE


def test_the_machine_is_asked_at_most_every_few_seconds() -> None:
    laptop = Moving(HOME)
    server_address = laptop.reach()
    for _ in range(5):
        assert server_address.url
    assert laptop.asked == 1
    laptop.now = ASKED_AGAIN
    assert server_address.choices == (HOME,)
    assert laptop.asked == 2


def test_without_a_network_nobody_else_is_reached_and_this_machine_still_is() -> None:
    server_address = Moving().reach()
    assert not server_address.reaches_others
    assert (server_address.address, server_address.url) == (None, "http://127.0.0.1:8550/")


def test_an_app_that_listens_at_one_address_has_no_other_choice() -> None:
    server_address = ServerAddress(8550, fixed="192.168.1.5", ask=Moving(HOME).ask)
    assert server_address.choices == (Address("192.168.1.5"),)
    assert not ServerAddress(8550, fixed="127.0.0.1", ask=Moving(HOME).ask).reaches_others


def test_a_public_address_replaces_all_others() -> None:
    server_address = ServerAddress(
        8550, fixed=parse_public_url("https://Night.example/"), ask=Moving(HOME).ask
    )
    assert server_address.reaches_others
    assert (server_address.choices, server_address.url, server_address.base) == (
        (),
        "https://night.example/",
        "HTTPS://NIGHT.EXAMPLE",
    )
    assert join_url(server_address.base, "K7QX") == "HTTPS://NIGHT.EXAMPLE/J/K7QX"


def test_ipv6_stands_in_brackets() -> None:
    server_address = Moving(Address("fd00::2", "eth0")).reach()
    assert (server_address.url, server_address.base) == ("http://[fd00::2]:8550/", "HTTP://[FD00::2]:8550")


@pytest.mark.parametrize("level", [ERROR_CORRECT_L, ERROR_CORRECT_M], ids=["L", "M"])
def test_the_longest_address_of_a_home_network_fits_a_code_of_version_2(level: int) -> None:
    longest = Moving(Address("192.168.178.123")).reach()
    assert join_url(longest.base, "K7QX") == "HTTP://192.168.178.123:8550/J/K7QX"
    assert version(join_url(longest.base, "K7QX"), level) == 2
    assert version(ticket_url(longest.base, "PK3T7Q4DJ6ZX"), level) <= 3


@pytest.mark.parametrize(
    ("text", "origin", "host"),
    [
        ("https://night.example", "https://night.example", "night.example"),
        (" HTTPS://Night.Example:443/ ", "https://night.example", "night.example"),
        ("http://night.example:80", "http://night.example", "night.example"),
        ("https://night.example:8443/", "https://night.example:8443", "night.example"),
        ("http://[2001:DB8::1]:8550", "http://[2001:db8::1]:8550", "2001:db8::1"),
        ("https://tischabend.münchen.example", "https://tischabend.xn--mnchen-3ya.example", None),
    ],
)
def test_a_public_address_is_read_as_browsers_say_it(text: str, origin: str, host: str | None) -> None:
    read = parse_public_url(text)
    assert read.origin == origin
    assert host in (None, read.host)


@pytest.mark.parametrize(
    ("text", "club"),
    [
        ("https://*", "https://club.example"),
        (" HTTP://*/ ", "http://club.example"),
        ("https://*:443", "https://club.example"),
        ("http://*:8080/", "http://club.example:8080"),
    ],
)
def test_a_star_stands_for_every_host_name(text: str, club: str) -> None:
    every = parse_every_host(text)
    assert every is not None
    assert every.public_url_at("club.example") == parse_public_url(club)


@pytest.mark.parametrize("text", ["", "https://night.example", "*", "https://a.*"])
def test_what_has_no_star_for_a_host_name_says_none(text: str) -> None:
    assert parse_every_host(text) is None


@pytest.mark.parametrize(
    "text", ["https://*.example", "ftp://*", "https://*/games", "https://*:x", "https://**"]
)
def test_a_star_with_more_to_it_is_refused(text: str) -> None:
    with pytest.raises(PublicUrlError) as refused:
        parse_every_host(text)
    assert refused.value.params == {"url": text}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "night.example",
        "ftp://night.example",
        "https://",
        "https://night.example/games/",
        "https://night.example/?a",
        "https://me@night.example",
        "https://night.example:port",
        "https://night.example:99999",
        "https://night example",
        "https://[::x]/",
        "https://a..b/",
        "javascript:alert(1)",
    ],
)
def test_what_is_no_public_address_is_refused(text: str) -> None:
    with pytest.raises(PublicUrlError) as refused:
        parse_public_url(text)
    assert refused.value.params == {"url": text}
