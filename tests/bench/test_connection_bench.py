"""How long a visitor waits for a small answer on a connection that was used before: ``make bench``."""

import http.client
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from companion.hosting.open_home import OpenHome
from tests.browser.app_server import AppServer as Served
from views.entry.main import make_main


def test_an_answer_on_a_connection_that_was_used_before(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house, Served(make_main(house)) as served:
        line = http.client.HTTPConnection("127.0.0.1", served.port, timeout=20)

        def ask() -> bytes:
            line.request("GET", "/alive")
            return line.getresponse().read()

        assert ask()
        benchmark(ask)
        line.close()
