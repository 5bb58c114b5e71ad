"""What two browsers must know of each other, as a number in a QR code: squeezed, read again, refused by name.

The scripts are asked in the Node that comes with the browsers' driver.
"""

import ipaddress
import json
import random
import string
import subprocess
from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright._impl._driver import compute_driver_executable

from companion.sharing.qr import make_symbol, version_for
from tests.architecture.test_walls import ROOT

SIGNS = string.ascii_letters + string.digits + "+/"
OFFER, ANSWER = range(2)


class Script(Protocol):
    def __call__(self, act: str, **asked: Any) -> Any: ...


@pytest.fixture(scope="module")
def ask() -> Iterator[Script]:
    """``ask("read", text=…)`` gives what the script answers: what it gave, or the name of what it refused."""
    node, _ = compute_driver_executable()
    folder = ROOT / "views" / "site" / "assets"
    command = (str(node), str(ROOT / "tests" / "views" / "handshake.mjs"), str(folder))
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1) as process:
        assert process.stdin
        assert process.stdout

        def say(act: str, **asked: Any) -> Any:
            assert process.stdin
            assert process.stdout
            process.stdin.write(json.dumps({"act": act, **asked}) + "\n")
            answer = json.loads(process.stdout.readline())
            return answer["gave"] if "gave" in answer else ("refused", answer["refused"])

        yield say
        process.stdin.close()


def fours() -> st.SearchStrategy[str]:
    return st.ip_addresses(v=4).map(str)


def sixes() -> st.SearchStrategy[str]:
    return st.ip_addresses(v=6).map(lambda each: str(ipaddress.IPv6Address(int(each))))


def names() -> st.SearchStrategy[str]:
    return st.uuids().map(lambda each: f"{each}.local")


def signs(low: int, high: int) -> st.SearchStrategy[str]:
    return st.text(SIGNS, min_size=low, max_size=high)


@st.composite
def descriptions(draw: st.DrawFn) -> dict[str, Any]:
    """Return what a browser says of itself: of every kind of address, and with what else stands there."""
    ways = draw(
        st.lists(st.tuples(names() | fours() | sixes(), st.integers(1, 65535)), min_size=1, max_size=4)
    )
    usual = draw(st.booleans())
    name = draw(signs(4, 4) if usual else signs(4, 40))
    password = draw(signs(24, 24) if usual else signs(22, 90))
    print_ = draw(st.binary(min_size=32, max_size=32))
    return {"ways": ways, "name": name, "password": password, "print": print_.hex(":").upper()}


def spoken(about: dict[str, Any]) -> str:
    """Return the description as a browser writes it."""
    ways = [f"a=candidate:7 1 udp 2113937151 {where} {port} typ host" for where, port in about["ways"]]
    lines = [
        "v=0",
        "o=- 42 2 IN IP4 127.0.0.1",
        "a=extmap-allow-mixed",
        *ways,
        "a=candidate:9 1 tcp 1518280447 10.0.0.9 9 typ host tcptype active",
        "a=candidate:9 1 udp 1677729535 203.0.113.9 4711 typ srflx raddr 0.0.0.0 rport 0",
        f"a=ice-ufrag:{about['name']}",
        f"a=ice-pwd:{about['password']}",
        "a=ice-options:trickle",
        f"a=fingerprint:sha-256 {about['print']}",
        "a=setup:actpass",
    ]
    return "\r\n".join([*lines, ""])


def told(sdp: str) -> dict[str, Any]:
    """Return what a description says, read in plain loops."""
    found: dict[str, Any] = {"ways": []}
    for line in sdp.split("\r\n"):
        words = line.split()
        if line.startswith("a=candidate:"):
            found["ways"].append((_same(words[4]), int(words[5])))
        for name, start in (("name", "a=ice-ufrag:"), ("password", "a=ice-pwd:")):
            if line.startswith(start):
                found[name] = line.removeprefix(start)
        if line.startswith("a=fingerprint:"):
            found["print"] = words[1]
    return found


def _same(where: str) -> str:
    try:
        return str(ipaddress.ip_address(where))
    except ValueError:
        return where


@given(descriptions(), st.sampled_from((OFFER, ANSWER)), st.integers(0, 65535))
def test_what_was_squeezed_is_read_again(ask: Script, about: dict[str, Any], kind: int, tag: int) -> None:
    number = ask("squeeze", kind=kind, tag=tag, sdp=spoken(about))
    again = ask("read", text=number)
    found = told(again["sdp"])
    hidden = [way for way in about["ways"] if way[0].endswith(".local")]
    plain = [(_same(where), port) for where, port in about["ways"] if not where.endswith(".local")]
    assert (again["kind"], again["tag"]) == (kind, tag)
    assert found == {**about, "ways": plain + hidden}
    assert ("a=setup:active" in again["sdp"]) is (kind == ANSWER)


@given(descriptions())
def test_what_was_read_can_be_squeezed_to_the_same(ask: Script, about: dict[str, Any]) -> None:
    number = ask("squeeze", kind=OFFER, tag=7, sdp=spoken(about))
    assert ask("squeeze", kind=OFFER, tag=7, sdp=ask("read", text=number)["sdp"]) == number


def usual(ways: int = 1) -> dict[str, Any]:
    """Return what Chromium says of itself on a phone with so many addresses that it hides."""
    dice = random.Random(1)
    found = [
        (f"{dice.randbytes(4).hex()}-1111-4222-8333-{dice.randbytes(6).hex()}.local", 51000 + way)
        for way in range(ways)
    ]
    return {
        "ways": found,
        "name": "aB3/",
        "password": "".join(dice.choices(SIGNS, k=24)),
        "print": dice.randbytes(32).hex(":").upper(),
    }


@pytest.mark.parametrize(("ways", "size", "version"), [(1, 77, 5), (2, 96, 5)])
def test_a_code_is_no_larger_than_a_phone_reads_with_ease(
    ask: Script, ways: int, size: int, version: int
) -> None:
    number = ask("squeeze", kind=OFFER, tag=65535, sdp=spoken(usual(ways)))
    assert (int(number).bit_length() + 7) // 8 == size
    assert version_for(number, "L") <= version
    assert version_for(f"https://table.example/companion/g/#{number}", "L") <= version + 1


def number(ask: Script) -> str:
    found: str = ask("squeeze", kind=OFFER, tag=1, sdp=spoken(usual()))
    return found


def test_a_code_is_found_behind_an_address_and_over_several_lines(ask: Script) -> None:
    text = number(ask)
    wrapped = f"Come:\nhttps://table.example/12/g/#{text[:90]}\n {text[90:]}"
    assert ask("read", text=wrapped) == ask("read", text=text)


@given(st.data())
def test_a_code_with_one_wrong_digit_is_refused_by_name(ask: Script, data: st.DataObject) -> None:
    text = number(ask)
    at = data.draw(st.integers(0, len(text) - 1))
    digit = data.draw(st.sampled_from("0123456789").filter(lambda digit: digit != text[at]))
    assert ask("read", text=text[:at] + digit + text[at + 1 :]) in (
        ("refused", "damaged"),
        ("refused", "newer"),
    )


@given(st.integers(0, 150))
def test_a_code_that_was_cut_off_is_refused_by_name(ask: Script, length: int) -> None:
    found = ask("read", text=number(ask)[:length])
    assert found in (("refused", "nothing"), ("refused", "damaged"), ("refused", "newer"))


@given(st.text() | st.text("0123456789", min_size=90, max_size=3000))
def test_any_other_text_is_refused_by_name(ask: Script, text: str) -> None:
    assert ask("read", text=text) in [("refused", why) for why in ("nothing", "damaged", "newer")]


def test_a_code_of_a_newer_form_says_so(ask: Script) -> None:
    assert ask("read", text=str(2 << (77 * 8 - 2))) == ("refused", "newer")


@pytest.mark.parametrize("missing", ["fingerprint", "candidate", "ice-pwd"])
def test_a_browser_that_does_not_say_what_is_needed_is_refused_by_name(ask: Script, missing: str) -> None:
    sdp = "\r\n".join(line for line in spoken(usual()).split("\r\n") if f"a={missing}" not in line)
    assert ask("squeeze", kind=OFFER, tag=1, sdp=sdp) == ("refused", "unable")


@given(st.text("abcXYZ:/.#?é", max_size=40), st.text("0123456789", max_size=380))
def test_a_page_draws_the_code_that_the_host_would_draw(ask: Script, front: str, digits: str) -> None:
    text = f"{front}/{digits}"
    drawn = make_symbol(text, level="L")
    if drawn.version <= 10 and len(digits) >= 20:  # fewer digits are packed among the letters there
        assert ask("rows", text=text) == [list(row) for row in drawn.modules(0)]
    elif drawn.version > 10:
        assert ask("rows", text=text)[0] == "refused"


@given(st.integers(1, 60_000))
def test_a_page_cuts_and_joins_messages_as_the_host_does(ask: Script, length: int) -> None:
    data = [at % 251 for at in range(length)]
    found = ask("framed", bytes=data)
    assert max(found["lengths"]) <= 16_384
    assert found["kinds"] == [1] * (len(found["kinds"]) - 1) + [2]
    assert found["again"][-1] == data


def test_what_a_phone_may_send_at_once_and_then_in_a_second_is_counted_in_frames(ask: Script) -> None:
    assert ask("metered", bytes=1, seconds=1) == [512, 255]  # the one that was refused counts


def test_it_is_counted_in_bytes_as_well(ask: Script) -> None:
    assert ask("metered", bytes=16_384, seconds=1) == [128, 31]


def test_a_message_of_no_end_is_not_gathered(ask: Script) -> None:
    assert ask("endless", bytes=16_383) == 1_025
    assert ask("endless", bytes=0) == 2_049
