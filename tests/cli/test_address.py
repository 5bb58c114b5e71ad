"""The address in the terminal: a code that a phone can read, on dark and on light."""

import io
import socket
from itertools import chain
from pathlib import Path

import pytest

from companion.cli import main
from companion.commands.address import QUIET, announce, drawn, modules, reachable
from companion.commands.console import Console
from companion.history.home import Home
from companion.locale.texts import Texts

URL = "http://192.168.1.20:8550/"


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def seen(lines: list[str], height: int, *, dark: bool) -> list[list[bool]]:
    """The modules that somebody sees, True for dark, who looks at half blocks."""
    halves = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}
    rows: list[list[bool]] = []
    for line in lines:
        pairs = [halves[letter] for letter in line]
        rows += [[upper != dark for upper, _ in pairs], [under != dark for _, under in pairs]]
    return rows[:height]


def test_a_coloured_code_is_black_on_white_whatever_the_terminal() -> None:
    rows = modules(URL)
    lines = list(drawn(rows, coloured=True))
    assert all(line.startswith("\x1b[38;5;16m\x1b[48;5;231m") and line.endswith("\x1b[0m") for line in lines)
    bare = [line.removeprefix("\x1b[38;5;16m\x1b[48;5;231m").removesuffix("\x1b[0m") for line in lines]
    assert seen(bare, len(rows), dark=False) == [list(row) for row in rows]


def test_a_plain_code_draws_its_light_modules() -> None:
    rows = modules(URL)
    assert seen(list(drawn(rows, coloured=False)), len(rows), dark=True) == [list(row) for row in rows]


def test_a_code_has_a_quiet_border_and_says_the_address() -> None:
    rows = modules(URL)
    border = chain(*rows[:QUIET], *rows[-QUIET:], *(row[:QUIET] for row in rows))
    assert not any(border)
    assert modules(URL + "x") != rows


def test_the_address_is_announced_with_its_code() -> None:
    out = Terminal()
    announce(Console(out, out, as_json=False, locale="en"), "http://127.0.0.1:8550/", URL, out)
    english = Texts.load("en")
    assert english.say("cli-serve-address", url="http://127.0.0.1:8550/") in out.getvalue()
    assert english.say("cli-serve-shared", url=URL) in out.getvalue()
    assert "\x1b[48;5;231m" in out.getvalue()
    assert "Ctrl-C" in out.getvalue()


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "192.168.1.20", "study.local"])
def test_an_address_of_this_machine_alone_stays_as_it_is(host: str) -> None:
    assert reachable("http://127.0.0.1:8550/", host) == "http://127.0.0.1:8550/"


def test_listening_to_everybody_keeps_the_port() -> None:
    assert reachable("http://127.0.0.1:8550/", "0.0.0.0").endswith(":8550/")


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
