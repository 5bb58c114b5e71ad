"""The address in the terminal: a code that a phone can read, on dark and on light."""

import io
import socket
from itertools import chain
from pathlib import Path

import pytest

from companion.cli import main
from companion.commands.address import QUIET, announce, draw_modules, list_modules, print_code
from companion.commands.arguments import make_parser
from companion.commands.console import Console
from companion.commands.inviting import InvitationPrinter
from companion.engine.setup import Setup, make_seats
from companion.history.home import Home
from companion.hosting.addresses import Address
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import ServerAddress, parse_public_url
from companion.locale import LOCALES
from companion.locale.texts import Texts
from tests.hosting.play import Clock

GAME = "card_city"
OWN = "http://127.0.0.1:8550/"
URL = "http://192.168.1.20:8550/"


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def seen(lines: list[str], height: int, *, dark: bool) -> list[list[bool]]:
    """Return the modules that somebody sees, True for dark, who looks at half blocks."""
    halves = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}
    rows: list[list[bool]] = []
    for line in lines:
        pairs = [halves[letter] for letter in line]
        rows += [[upper != dark for upper, _ in pairs], [under != dark for _, under in pairs]]
    return rows[:height]


def test_a_coloured_code_is_black_on_white_whatever_the_terminal() -> None:
    rows = list_modules(URL)
    lines = list(draw_modules(rows, coloured=True))
    assert all(line.startswith("\x1b[38;5;16m\x1b[48;5;231m") and line.endswith("\x1b[0m") for line in lines)
    bare = [line.removeprefix("\x1b[38;5;16m\x1b[48;5;231m").removesuffix("\x1b[0m") for line in lines]
    assert seen(bare, len(rows), dark=False) == [list(row) for row in rows]


def test_a_plain_code_draws_its_light_modules() -> None:
    rows = list_modules(URL)
    assert seen(list(draw_modules(rows, coloured=False)), len(rows), dark=True) == [list(row) for row in rows]


def test_a_code_has_a_quiet_border_and_says_the_address() -> None:
    rows = list_modules(URL)
    border = chain(*rows[:QUIET], *rows[-QUIET:], *(row[:QUIET] for row in rows))
    assert not any(border)
    assert list_modules(URL + "x") != rows


def announced(server_address: ServerAddress, host_link: str | None = None, locale: str = "en") -> str:
    """Return what the terminal shows."""
    out = Terminal()
    announce(Console(out, out, as_json=False, locale=locale), OWN, server_address, out, host_link)
    return out.getvalue()


def at(*ips: str) -> ServerAddress:
    """Return an app that listens at all addresses of a machine with these."""
    return ServerAddress(8550, ask=lambda: tuple(Address(ip) for ip in ips))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_address_is_announced_with_its_code(locale: str) -> None:
    shown, texts = announced(at("192.168.1.20"), locale=locale), Texts.load(locale)
    assert texts.say("cli-serve-address", url=OWN) in shown
    assert texts.say("cli-serve-shared", url=URL) in shown
    assert "\x1b[48;5;231m" in shown
    assert "Ctrl-C" in shown
    assert "/H/" not in shown


def test_the_code_in_the_terminal_is_the_short_form_of_the_address() -> None:
    lines = list(draw_modules(list_modules("HTTP://192.168.1.20:8550"), coloured=True))
    assert "\n".join(lines) in announced(at("192.168.1.20"))


def test_further_addresses_are_named_for_those_whom_the_first_does_not_reach() -> None:
    shown = announced(at("192.168.1.20", "10.0.0.4", "172.20.10.4"))
    assert "http://10.0.0.4:8550/" in shown
    assert "http://172.20.10.4:8550/" in shown


@pytest.mark.parametrize(
    "alone", [at(), ServerAddress(8550, fixed="127.0.0.1")], ids=["no network", "only here"]
)
def test_where_nobody_else_comes_in_no_code_is_shown_and_it_is_said(alone: ServerAddress) -> None:
    shown = announced(alone)
    assert Texts.load("en").say("cli-serve-alone") in shown
    assert "\x1b[48;5;231m" not in shown


def test_with_a_public_address_the_host_comes_in_by_a_link() -> None:
    link = "https://night.example/H/PK3T7Q4DJ6ZX"
    shown, texts = (
        announced(ServerAddress(8550, fixed=parse_public_url("https://night.example")), link),
        Texts.load("en"),
    )
    assert texts.say("cli-serve-public", url="https://night.example/") in shown
    assert texts.say("cli-serve-host", url=link) in shown
    assert OWN not in shown


def listening(*arguments: str) -> str:
    said: str = make_parser(lambda: Texts.load("en")).parse_args(arguments).host
    return said


def test_phones_are_let_in_unless_it_is_said_otherwise() -> None:
    assert listening() == "0.0.0.0"
    assert listening("--only-here") == "127.0.0.1"
    assert listening("--host", "192.168.1.5") == "192.168.1.5"
    with pytest.raises(SystemExit):
        listening("--host", "192.168.1.5", "--only-here")


@pytest.mark.parametrize("url", ["night.example", "https://night.example/games"])
def test_a_public_address_that_is_none_is_told(tmp_path: Path, url: str) -> None:
    err = io.StringIO()
    arguments = ["--no-browser", f"--home={tmp_path}", f"--public-url={url}"]
    assert main(arguments, out=io.StringIO(), err=err, environ={}) == 2
    assert Texts.load("en").say("serve-public-url", url=url) in err.getvalue()


def test_an_address_that_cannot_be_listened_at_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for wanted, said in (
            ("--host=203.0.113.7", Texts.load("en").say("server-host-unknown", host="203.0.113.7")),
            (f"--port={port}", str(port)),
        ):
            err = io.StringIO()
            arguments = ["--no-browser", f"--home={tmp_path}", wanted]
            assert main(arguments, out=io.StringIO(), err=err, environ={}) == 2
            assert said in err.getvalue()


def test_a_home_in_use_is_told_before_anything_is_served(tmp_path: Path) -> None:
    err = io.StringIO()
    with Home.open(tmp_path):
        assert main(["--no-browser", f"--home={tmp_path}"], out=io.StringIO(), err=err, environ={}) == 2
    assert Texts.load("en").say("history-home-in-use", path=str(tmp_path)) in err.getvalue()


def test_the_terminal_shows_the_code_of_the_last_table_and_of_each_new_one(tmp_path: Path) -> None:
    out, server_address = io.StringIO(), ServerAddress(8550, fixed="192.168.1.20")
    with OpenHome.open(tmp_path, clock=Clock(), fsync=False) as house:
        house.tables.begin(GAME, Setup(make_seats("Old")))
        last = house.tables.begin(GAME, Setup(make_seats("Ann", "Ben")))
        InvitationPrinter(Console(out, out, as_json=False, locale="en"), house, server_address, out).begin()
        new = house.tables.begin(GAME, Setup(make_seats("Cleo")))
        seat = new.game.actors(new.table.position)[0]
        new.submit(Play(seat, new.game.moves(new.table.position, seat)[0]))
        codes = [house.joining.code(live) for live in (last, new)]
    said = out.getvalue()
    assert said.count("HTTP://192.168.1.20:8550/J/") == 2
    assert said.index(codes[0]) < said.index("Cleo") < said.index(codes[1])
    assert "Old" not in said
    assert all("\n".join(print_code(f"HTTP://192.168.1.20:8550/J/{each}", out)) in said for each in codes)


def test_no_table_is_shown_where_nobody_else_can_come(tmp_path: Path) -> None:
    out = io.StringIO()
    with OpenHome.open(tmp_path, fsync=False) as house:
        house.tables.begin(GAME, Setup(make_seats("Ann")))
        console = Console(out, out, as_json=False, locale="en")
        InvitationPrinter(console, house, ServerAddress(8550, fixed="127.0.0.1"), out).begin()
    assert out.getvalue() == ""
