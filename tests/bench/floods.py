"""What a stranger's flood costs the others: ``python -m tests.bench.floods [NAME ...]``.

A server runs in a process of its own. Another process floods it, or for comparison a third one that only
reads, so that the machine is as busy either way. Meanwhile a guest and the host turn pages, one after the
other. A row of the table is a kind of flood; its figures are pairs of one run.
"""

import multiprocessing
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from statistics import median

import msgpack  # type: ignore[import-untyped]
from flet.messaging.protocol import MessageAction
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as dial

from tests.views.floods import FLOODS, Flood, connect, send

ROUNDS = 3
SECONDS = 2.0
READS = 8
"""Reads after which the process that is flooded for comparison cuts a connection."""

AGAIN = 0.1
"""Seconds after which a connection that was cut off is begun again."""
PAGE = 3_000  # bytes that only a drawn page has
PAUSE = 0.05
HEAD = (
    "page turns in ms, guest and host, median and slowest: quiet | flooded | times as long"
    " | s until a new guest has a page | processor | memory"
)


def drain(port: "Queue[int]") -> None:
    """Take connections as a server does: read each slowly, and cut it after some reads."""
    door = socket.create_server(("127.0.0.1", 0), backlog=128)
    port.put(door.getsockname()[1])

    def read(line: socket.socket) -> None:
        with line, suppress(OSError):
            line.sendall(b"HTTP/1.1 101 x\r\n\r\n" + b"x" * 100)
            for _ in range(READS):
                if not line.recv(65_536):
                    break
                time.sleep(0.01)

    while True:
        threading.Thread(target=read, args=(door.accept()[0],), daemon=True).start()


class Sink:
    """A process that is flooded for comparison."""

    def __init__(self) -> None:
        port: Queue[int] = multiprocessing.Queue()
        self._process = multiprocessing.Process(target=drain, args=(port,), daemon=True)
        self._process.start()
        self.port = port.get()


def attack(port: int, host: str, flood: Flood, over: Event) -> None:
    """Flood a port until it is over. Each connection has a thread, and is begun again when it is cut off."""
    again = flood.again.replace(b"{host}", host.encode())

    os.nice(10)  # the others have the processor first: their time is measured

    def one(source: str) -> None:
        while not over.is_set():
            line = None
            with suppress(OSError):
                line = connect(port, source, flood, host)
                if again:
                    send(line, flood, again, over.is_set)
                elif flood.pause:
                    over.wait(10)
                elif flood.reads and flood.first:
                    line.recv(1)
            if line:
                line.close()
            time.sleep(AGAIN)

    sources = [f"127.0.{1 + number // 250}.{1 + number % 250}" for number in range(flood.addresses)]
    threads = [threading.Thread(target=one, args=(each,)) for each in sources * flood.at_once]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


class Phone:
    """A line that turns pages, and measures until the next is there."""

    def __init__(self, port: int, source: str, host: str) -> None:
        line = socket.create_connection(("127.0.0.1", port), 10, (source, 0))
        headers = {"Origin": f"http://{host}"}
        self._open = ExitStack()
        self._line: ClientConnection = self._open.enter_context(
            dial(f"ws://{host}/ws", sock=line, additional_headers=headers, max_size=None)
        )
        self._line.send(
            b"\0"
            + msgpack.packb(
                [1, {"session_id": "", "page_name": "", "page": {"route": "/", "width": 390, "height": 844}}]
            )
        )
        self._until_drawn()
        self._rest(0.5)

    def turn(self) -> float:
        """Turn to another page and back. Returns the seconds until the other page was there."""
        begun = time.monotonic()
        self._go("/settings", PAGE)
        took = time.monotonic() - begun
        self._rest()
        self._go("/", 1)
        self._rest()
        return took

    def _go(self, route: str, size: int) -> None:
        self._say(MessageAction.UPDATE_CONTROL_PROPS, {"id": 1, "props": {"route": route}})
        self._say(
            MessageAction.CONTROL_EVENT, {"target": 1, "name": "route_change", "data": {"route": route}}
        )
        self._until_drawn(size)

    def _until_drawn(self, size: int = PAGE) -> None:
        while self._take(30.0) < size:
            pass

    def _rest(self, seconds: float = PAUSE) -> None:
        with suppress(TimeoutError):
            while True:
                self._take(seconds)

    def _take(self, seconds: float) -> int:
        packet = self._line.recv(timeout=seconds, decode=False)
        action, body = msgpack.unpackb(packet[1:], strict_map_key=False)
        if action == MessageAction.INVOKE_METHOD.value:
            answer = {**body, "result": None, "error": None}
            self._say(
                MessageAction.INVOKE_METHOD,
                {key: answer[key] for key in ("control_id", "call_id", "result", "error")},
            )
        return len(packet)

    def _say(self, action: MessageAction, body: dict[str, object]) -> None:
        self._line.send(b"\0" + msgpack.packb([action.value, body]))

    def close(self) -> None:
        """Hang up."""
        self._open.close()


@dataclass
class Turns:
    """How long page turns took, in seconds."""

    guest: list[float]
    host: list[float]

    def __str__(self) -> str:
        both = (self.guest, self.host)
        return "  ".join(f"{1000 * median(each):4.0f} {1000 * max(each):5.0f}" for each in both)


class House:
    """A server, and the two who turn pages there."""

    def __init__(self, home: str) -> None:
        program = [sys.executable, "-m", "tests.bench.flooded_server", home]
        self.server = subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.server.stdout
        self.port = int(self.server.stdout.readline())
        try:
            self._come()
        except BaseException:
            self.close()
            raise

    def _come(self) -> None:
        self.guest = Phone(self.port, "127.0.0.9", f"lan.test:{self.port}")
        self.host = Phone(self.port, "127.0.0.1", f"127.0.0.1:{self.port}")
        for _ in range(10):
            self.guest.turn()
            self.host.turn()

    def turns(self, found: Turns, seconds: float) -> None:
        """Turn pages for a while, at least once."""
        end = time.monotonic() + seconds
        while True:
            found.guest.append(self.guest.turn())
            found.host.append(self.host.turn())
            if time.monotonic() > end:
                break

    def memory(self) -> float:
        """Megabytes that the process holds."""
        lines = Path(f"/proc/{self.server.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    def processor(self) -> float:
        """Seconds of processor time that the process has used."""
        fields = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def new_guest(self) -> float:
        """Seconds until somebody who comes now has a page."""
        begun = time.monotonic()
        Phone(self.port, "127.0.0.8", f"lan.test:{self.port}").close()
        return time.monotonic() - begun

    def close(self) -> None:
        """End the server."""
        self.server.terminate()
        self.server.wait(10)


class Attack:
    """A flood of a port, in a process of its own; use it as a context manager."""

    def __init__(self, port: int, host: str, flood: Flood) -> None:
        self._over = multiprocessing.Event()
        self._process = multiprocessing.Process(target=attack, args=(port, host, flood, self._over))

    def __enter__(self) -> None:
        self._process.start()
        time.sleep(0.5)

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._process.join(20)


def measure(flood: Flood, sink: Sink) -> bool:
    """Print a row for a kind of flood. Returns if it cost the others no more than is promised."""
    with tempfile.TemporaryDirectory() as home:
        house = House(home)
        try:
            quiet, flooded, came = Turns([], []), Turns([], []), list[float]()
            grown, used = 0.0, [0.0, 0.0]
            for _ in range(ROUNDS):
                for port, found in ((sink.port, quiet), (house.port, flooded)):
                    before = house.memory()
                    with Attack(port, f"lan.test:{house.port}", flood):
                        begun, worked = time.monotonic(), house.processor()
                        house.turns(found, SECONDS)
                        used[found is flooded] += (house.processor() - worked) / (time.monotonic() - begun)
                        grown += house.memory() - before if found is flooded else 0.0
                        came.append(house.new_guest())
        finally:
            house.close()
    ratios = [
        median(loud) / median(still)
        for loud, still in ((flooded.guest, quiet.guest), (flooded.host, quiet.host))
    ]
    kept = max(ratios) <= 2 and grown <= 20
    mark = "" if kept else " <"
    print(
        f"{flood.name:36} | {quiet} | {flooded} | {ratios[0]:4.1f} {ratios[1]:4.1f}"
        f" | {median(came[::2]):4.2f} {median(came[1::2]):4.2f}"
        f" | {100 * used[0] / ROUNDS:3.0f} {100 * used[1] / ROUNDS:3.0f} % | {grown:+5.1f} MB{mark}",
        flush=True,
    )
    return kept


def main(names: list[str]) -> None:
    """Measure every kind of flood, or those whose names begin so."""
    print(HEAD)
    sink = Sink()
    chosen = [each for each in FLOODS if each.name.startswith(tuple(names) or "")]
    kept = [measure(each, sink) for each in chosen]
    print(f"{sum(kept)} of {len(kept)} kinds cost no more than is promised")


if __name__ == "__main__":
    main(sys.argv[1:])
