"""The proxy before several workers, as it is shipped: a table has one worker, or else the next one."""

import json
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.deploy.proxy import Proxy, until
from tests.patience import patient

TABLES = tuple(f"T{number:03}K" for number in range(60))


class Worker:
    """Answers everything with its name and what it was asked.

    Attributes:
        well: what it says of itself to whoever asks how it is.
        port: where it listens.
    """

    def __init__(self, name: str) -> None:
        self.name, self.well = name, True
        worker = self

        class Answers(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                said = self.headers
                asked = {"worker": worker.name, "for": said.get_all("X-Forwarded-For"), "host": said["Host"]}
                body = json.dumps(asked).encode()
                self.send_response(200 if worker.well or self.path != "/healthz" else 503)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self.port: int = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Refuse connections from now on. What was answered is answered."""
        self._server.shutdown()
        self._server.server_close()


class Street:
    """Three workers behind one proxy."""

    def __init__(self, proxy: Proxy, workers: tuple[Worker, ...]) -> None:
        self.proxy, self.workers = proxy, {worker.name: worker for worker in workers}

    def ask(self, path: str, **headers: str) -> dict[str, Any]:
        """Return what the worker says that a request comes to."""
        line = HTTPConnection("127.0.0.1", self.proxy.port, timeout=patient(10))
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        said = answer.read()
        line.close()
        found: dict[str, Any] = json.loads(said) if answer.status == 200 else {"status": answer.status}
        return found

    def whose(self, path: str) -> str:
        """Tell which worker a request comes to."""
        return str(self.ask(path)["worker"])


@pytest.fixture
def street() -> Iterator[Street]:
    with ExitStack() as stack:
        workers = tuple(Worker(name) for name in ("w1", "w2", "w3"))
        for worker in workers:
            stack.callback(worker.stop)
        yield Street(stack.enter_context(Proxy([worker.port for worker in workers])), workers)


def test_the_page_the_line_and_the_questions_of_a_table_come_to_one_worker(street: Street) -> None:
    shares: Counter[str] = Counter()
    for table in TABLES:
        pages = (f"/t/{table}", f"/T/{table.lower()}/share")
        lines = (f"/ws?table={table}&line=x", f"/alive?line=y&table={table}")
        (worker,) = {street.whose(way) for way in (*pages, *lines)}
        shares[worker] += 1
    assert set(shares) == {"w1", "w2", "w3"}
    assert min(shares.values()) > len(TABLES) // 10


def test_what_is_about_no_table_comes_to_one_worker_from_one_place(street: Street) -> None:
    assert len({street.whose(way) for way in ("/", "/J/CODE", "/ws", "/alive?", "/c", "/drop/x") * 3}) == 1


def test_tables_of_a_worker_that_is_gone_go_elsewhere_and_those_of_the_others_stay(street: Street) -> None:
    before = {table: street.whose(f"/t/{table}") for table in TABLES}
    gone = before[TABLES[0]]
    street.workers[gone].stop()
    after = {table: street.whose(f"/t/{table}") for table in TABLES}  # at once: nobody is turned away
    assert gone not in after.values()
    stayed = {table: worker for table, worker in before.items() if worker != gone}
    assert stayed == {table: after[table] for table in stayed}


def test_a_worker_that_drains_is_sent_nobody_and_its_table_comes_back_to_it(street: Street) -> None:
    own = street.whose(f"/t/{TABLES[0]}")

    def now() -> str:
        """Tell who answers. Nobody if the proxy cuts what is in flight, as it cuts lines, or says so."""
        try:
            said = street.ask(f"/t/{TABLES[0]}")
        except (OSError, HTTPException):
            return ""
        assert "worker" in said or said["status"] in (502, 503), said
        return str(said.get("worker", ""))

    street.workers[own].well = False
    until(lambda: now() not in ("", own))
    street.workers[own].well = True
    until(lambda: now() == own)


def test_how_the_workers_are_is_not_told_outside(street: Street) -> None:
    assert [street.ask(path) for path in ("/healthz", "/metrics")] == [{"status": 404}] * 2


def test_a_worker_hears_the_host_name_that_was_asked_for(street: Street) -> None:
    """It finds the home by it."""
    assert street.ask("/", Host="Club.example:8443")["host"] == "Club.example:8443"


def test_a_worker_hears_the_address_that_the_proxy_saw_whatever_the_browser_says(street: Street) -> None:
    assert street.ask("/", **{"X-Forwarded-For": "203.0.113.9"})["for"] == ["127.0.0.1"]
