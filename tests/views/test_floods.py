"""Floods: whatever a stranger sends without end, little of it is done, and the others are answered.

What is counted is work: frames that are handled, requests that are answered, sessions that begin, bytes that
wait. A slow machine does less of it, never more. What a flood costs in time, `tests.bench.floods` measures.
"""

import http.client
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import flet as ft
import pytest
from websockets.protocol import Protocol

from tests.browser.app_server import AppServer
from tests.effort import on_its_day
from tests.views.floods import FLOODS, Flood, connect, tell_strangers_apart
from tests.views.lines import dial, register_phone, until
from views.serving.door_protocol import UNFINISHED
from views.serving.guard import Guard
from views.serving.line_protocol import BACKLOG, LineProtocol

TEXT = "0123456789abcdef" * 600
"""Enough that a page of it is drawn work."""

AMOUNT = 10
"""How often a test sends what a flood sends without end: tens of thousands of frames, or large messages."""

CONNECTIONS = 120
"""The most connections that a flood holds in a test."""

PATIENCE = 0.5
"""Seconds after which a connection that takes nothing more counts as slowed down."""


class Work:
    """Counts what a server does.

    Attributes:
        done: how many frames and requests were handled, and how many sessions begun.
    """

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def main(self, page: ft.Page) -> None:
        self.done["sessions"] += 1
        page.on_route_change = lambda _: self._draw(page)
        self._draw(page)

    def _draw(self, page: ft.Page) -> None:
        self.done["pages"] += 1
        page.views = [ft.View(route=page.route, controls=[ft.Text(f"{self.done['pages']} {TEXT}")])]
        page.update()

    def count(self, monkeypatch: pytest.MonkeyPatch, owner: type, name: str, what: str) -> None:
        """Count the calls of a method."""
        method = getattr(owner, name)

        def counted(*args: object) -> object:
            self.done[what] += 1
            return method(*args)

        monkeypatch.setattr(owner, name, counted)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    work = Work()
    work.count(monkeypatch, Protocol, "recv_frame", "frames")
    work.count(monkeypatch, Guard, "_answer_http", "requests")
    return work


@pytest.fixture
def house(work: Work, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppServer]:
    tell_strangers_apart(monkeypatch.setattr)
    with AppServer(work.main, lines_per_address=16) as house:
        yield house


def alive(house: AppServer, address: str) -> int:
    """Return what a visitor from an address is answered."""
    asking = http.client.HTTPConnection("127.0.0.1", house.port, timeout=20, source_address=(address, 0))
    try:
        asking.request("GET", "/alive")
        return asking.getresponse().status
    finally:
        asking.close()


def pour(line: socket.socket, again: bytes, times: int = AMOUNT) -> bool:
    """Send something again and again, until the other end takes no more. Returns if it was cut off."""
    line.settimeout(PATIENCE)
    try:
        for _ in range(times):
            line.sendall(again)
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


def last_words(line: socket.socket) -> tuple[bytes, bool]:
    """Return the last bytes that come, and if the connection ends."""
    heard = b""
    line.settimeout(10)
    with suppress(ConnectionError):
        try:
            while more := line.recv(65_536):
                heard = (heard + more)[-64:]
        except TimeoutError:
            return heard, False
    return heard, True


def flood(house: AppServer, kind: Flood, held: ExitStack) -> list[socket.socket]:
    """Send a flood of a certain size. Returns its connections; some may have been cut off."""
    host = f"lan.test:{house.port}"
    sources = [f"127.0.{1 + number // 250}.{1 + number % 250}" for number in range(kind.addresses)]
    found = []
    for source in (sources * max(kind.at_once, 30 if not kind.again and kind.addresses == 1 else 0))[
        :CONNECTIONS
    ]:
        with suppress(OSError):
            found.append(held.enter_context(connect(house.port, source, kind, host)))
    again = kind.again.replace(b"{host}", host.encode())
    times = AMOUNT if len(again) > 1_000 else 300
    for line in found if again else ():
        pour(line, again, times if kind.addresses == 1 else 1)
    return found


@pytest.mark.parametrize("kind", on_its_day(FLOODS, 3), ids=lambda kind: kind.name)
def test_a_flood_is_little_work_and_keeps_nobody_out(work: Work, house: AppServer, kind: Flood) -> None:
    with ExitStack() as held, dial(house) as host:
        register_phone(host)
        begun = time.monotonic()
        flood(house, kind, held)
        assert alive(house, "127.0.0.8") == 200
        with dial(house) as guest:
            assert register_phone(guest)
        assert host.ping().wait(10)
        seconds = time.monotonic() - begun
        done = dict(work.done)
        waiting, unparsed, unfinished = house.in_its_thread(lambda: held_bytes(house))
    assert done["frames"] <= 4_000 + 1_000 * seconds
    assert done.get("requests", 0) <= 620 + 60 * seconds
    assert done["sessions"] <= 2 + 4 + 2 * seconds + 1
    assert done["pages"] <= 100 + 20 * seconds
    assert waiting <= 17 * BACKLOG
    assert unparsed <= 17 * 256 * 1024
    assert unfinished <= UNFINISHED


def held_bytes(house: AppServer) -> tuple[int, int, int]:
    """Return what waits to be sent and to be parsed, and how many connections have not asked for anything
    yet.
    """
    held = list(house.connections())
    lines = [each for each in held if isinstance(each, LineProtocol)]
    openings = [each for each in held if not isinstance(each, LineProtocol)]
    return (
        sum(each.transport.get_write_buffer_size() for each in held),
        sum(len(each._unparsed) for each in lines),
        sum(each.unfinished for each in openings),
    )


CUT_OFF = [each for each in FLOODS if each.ends and each.reads and each.again and each.addresses == 1]


@pytest.mark.parametrize("kind", CUT_OFF, ids=[each.name for each in CUT_OFF])
def test_who_sends_what_no_page_does_is_cut_off_with_a_code_and_logged_once(
    house: AppServer, kind: Flood, caplog: pytest.LogCaptureFixture
) -> None:
    host = f"lan.test:{house.port}"
    for _ in range(2):
        with connect(house.port, "127.0.1.1", kind, host) as line:
            pour(line, kind.again.replace(b"{host}", host.encode()), 100)
            heard, ended = last_words(line)
        assert ended
        if kind.begins != "connection" and heard:  # what was on its way when the line ended may be lost
            _, goodbye, reason = heard.rpartition(b"\x88")
            assert goodbye
            assert reason[1:3] == kind.code.to_bytes(2, "big")
    said = [record for record in caplog.records if record.name.startswith("views.serving")]
    assert len(said) <= 1


def test_what_a_bomb_was_unpacked_to_is_let_go_with_its_line(house: AppServer) -> None:
    [bomb] = [each for each in FLOODS if each.name == "compressed bombs"]
    with connect(house.port, "127.0.1.1", bomb, f"lan.test:{house.port}") as stranger:
        [line] = house.connections()
        stranger.sendall(bomb.again)
        assert last_words(stranger)[1]
    until(lambda: not house.connections())
    assert line.conn.parser_exc is None
