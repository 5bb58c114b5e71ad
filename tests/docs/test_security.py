"""The table of what a client may send has every bound of the door, as the code has it."""

import re
from collections.abc import Iterator, Mapping

import pytest

from companion.bounds import KB, MB, MESSAGE
from companion.hosting.rate_limit import Rate
from tests.docs.pages import page
from views.serving import counted_frames, door_protocol, guard, line_protocol, sessions
from views.transport import throttle

Bounds = Mapping[str, object]

BOUNDED = (counted_frames, door_protocol, guard, line_protocol, sessions, throttle)
"""The modules that bound what a client may send to a server."""

ROWS: Mapping[str, tuple[str, ...]] = {
    "frames that bring no whole message": (
        "counted_frames.EXTRA_PER_LINE",
        "counted_frames.EXTRA_PER_ADDRESS",
        "counted_frames.FRAGMENTS",
    ),
    "taps and other messages": ("throttle.PER_LINE", "throttle.PER_ADDRESS"),
    "bytes of a message": ("MESSAGE",),
    "bytes that wait for a phone that does not take them": ("line_protocol.BACKLOG",),
    "sessions": (
        "ONE",
        "throttle.BEGINNINGS",
        "sessions.SESSIONS_PER_ADDRESS",
        "sessions.SESSIONS",
        "sessions.SESSIONS_PER_HOME",
    ),
    "lines": (
        "guard.LINES_PER_ADDRESS",
        "guard.LINES_IN_ALL",
        "guard.LINES_PER_HOME",
        "guard._FOR_THE_HOST",
    ),
    "connections": (
        "door_protocol.OPENINGS",
        "door_protocol.PER_ADDRESS",
        "door_protocol.CONNECTIONS",
        "door_protocol.FOR_THIS_MACHINE",
    ),
    "the head of a request": (
        "door_protocol.SILENCE",
        "door_protocol.HEAD",
        "door_protocol.PIPELINE",
        "ONE",
    ),
    "connections that have not asked for anything whole": ("door_protocol.UNFINISHED",),
    "requests": ("guard.REQUESTS",),
}
"""The bounds that each row states, by what its first cell begins with."""

UNTOLD = {
    "door_protocol.PER_LOOPBACK_ADDRESS",  # nobody but the machine itself has such an address
    *("door_protocol.LOOKS", "guard.REQUEST_PATIENCE", "throttle.PATIENCE"),  # how long is waited
    *("line_protocol.LINGER", "line_protocol.CODE_LINGER", "sessions.SESSION_TIMEOUT"),
    *("line_protocol.PIECE", "throttle.AHEAD", "throttle.TURNS"),  # in which pieces and turns work is done
    *("throttle.AGAINST_THE_RULES", "throttle.LOST"),  # codes
}
"""Numbers of these modules that bound nothing that a client may send."""

WORDS = {"one": 1, "two": 2, "four": 4, "eight": 8}
_NUMBER = re.compile(rf"\b(\d+|{'|'.join(WORDS)})\b( KB| MB)?")


def bounds() -> Bounds:
    """Return every rate and whole number that these modules state. Weights are broken numbers."""
    found: dict[str, object] = {"ONE": 1, "MESSAGE": MESSAGE.most}
    for module in BOUNDED:
        room = module.__name__.rpartition(".")[2]
        source = module.__dict__.items()
        named = {f"{room}.{name}": value for name, value in source if name.strip("_").isupper()}
        found |= {
            name: value
            for name, value in named.items()
            if isinstance(value, int) or (isinstance(value, Rate) and not _is_among(value, found))
        }
    return found | {"door_protocol.SILENCE": int(door_protocol.SILENCE)}


def _is_among(value: object, found: Bounds) -> bool:
    """Tell if a module only imports a value that was found before."""
    return any(value is each for each in found.values())


def rows() -> Mapping[str, str]:
    """Return the table's rows: the beginning of each first cell, and the other cells."""
    table = page("SECURITY.md").partition("## What one client may send")[2].partition("\n## ")[0]
    lines = [line.strip("| ").partition(" | ") for line in table.splitlines() if line.startswith("| ")]
    return {re.split("[:,]", about)[0]: cells for about, _, cells in lines[1:]}


def numbers_in(cells: str) -> set[int]:
    units = {"": 1, " KB": KB, " MB": MB}
    return {(WORDS.get(word) or int(word)) * units[unit] for word, unit in _NUMBER.findall(cells)}


def numbers_of(bound: object) -> Iterator[int]:
    if isinstance(bound, Rate):
        yield from (int(bound.burst), int(bound.per_second))
    elif isinstance(bound, int):
        yield bound


@pytest.mark.parametrize("about", ROWS)
def test_a_row_states_its_bounds_as_the_code_has_them(about: str) -> None:
    known = bounds()
    stated = {number for name in ROWS[about] for number in numbers_of(known[name])}
    assert numbers_in(rows()[about]) == stated


def test_every_bound_of_the_door_stands_in_a_row() -> None:
    told = {name for names in ROWS.values() for name in names}
    assert bounds().keys() - told == UNTOLD & bounds().keys()
    assert told <= bounds().keys()
