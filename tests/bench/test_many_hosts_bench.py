"""Journals in a database next to journals in files: how long an append takes, and until others know of it."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.history.journal import FileJournal, Journal
from companion.postgres import database
from companion.postgres.store import Store, StoreHome
from tests.history.samples import clock
from tests.postgres.cluster import Cluster

HEADER, ENTRY = b"{}", b"x" * 129
"""An entry of the length that moves have."""


@pytest.fixture
def home(store: Store, home_name: str) -> StoreHome:
    return store.home(home_name, clock)


@pytest.mark.benchmark(group="one durable append, one writer")
@pytest.mark.parametrize("kind", ["file", "rows"])
def test_append(benchmark: BenchmarkFixture, home: StoreHome, tmp_path: Path, kind: str) -> None:
    journal: Journal = (
        home.shared.tables.begin("A", HEADER)
        if kind == "rows"
        else FileJournal.create(tmp_path / "A.journal", HEADER, clock=clock)
    )
    benchmark.pedantic(journal.append, (ENTRY,), rounds=400, warmup_rounds=20)  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group="until another worker knows of an append")
def test_fan_out(benchmark: BenchmarkFixture, cluster: Cluster, home: StoreHome, home_name: str) -> None:
    heard = threading.Event()
    elsewhere = Store(cluster.address)
    there = elsewhere.home(home_name, clock)
    there.listen(lambda _: heard.set())
    here = home.shared.tables.begin("A", HEADER)
    other = there.shared.tables.resume("A")

    def append_and_wait() -> None:
        heard.clear()
        here.append(ENTRY)
        while other.news() is None:
            assert heard.wait(10)
            heard.clear()

    benchmark.pedantic(append_and_wait, rounds=200, warmup_rounds=5)  # type: ignore[no-untyped-call]
    elsewhere.close()


@pytest.fixture
def wide(cluster: Cluster, home_name: str) -> Iterator[StoreHome]:
    """A home with a line to the database for each of 48 writers."""
    with patch.object(database, "MOST_LINES", 48):
        found = Store(cluster.address)
    yield found.home(home_name, clock)
    found.close()


@pytest.mark.benchmark(group="480 durable appends of 48 writers")
def test_many_writers(benchmark: BenchmarkFixture, wide: StoreHome) -> None:
    """One process, so Python is a part of it: divide 480 by what is shown for appends a second."""
    journals = [wide.shared.tables.begin(f"T{number}", HEADER) for number in range(48)]

    def write(append: Callable[[bytes], None]) -> None:
        for _ in range(10):
            append(ENTRY)

    with ThreadPoolExecutor(48) as pool:
        benchmark.pedantic(  # type: ignore[no-untyped-call]
            lambda: list(pool.map(write, [journal.append for journal in journals])),
            rounds=10,
            warmup_rounds=1,
        )


@pytest.mark.benchmark(group="simulated: begin a table among 100,000 others of its home")
@pytest.mark.parametrize("others", [100, 100_000])
def test_among_many(
    benchmark: BenchmarkFixture, cluster: Cluster, store: Store, home_name: str, others: int
) -> None:
    home = store.home(home_name, clock)
    cluster.ask(
        "insert into companion.board (home, id, open, revision, touched)"
        " select home.id, 'X' || number, true, 0, number from companion.home, generate_series(1, %s) number"
        " where name = %s",
        others,
        home_name,
    )
    cluster.ask("analyze companion.board")
    numbers = count()
    benchmark.pedantic(  # type: ignore[no-untyped-call]
        lambda: home.shared.tables.begin(f"T{next(numbers)}", HEADER).append(ENTRY),
        rounds=50,
        warmup_rounds=3,
    )


@pytest.mark.benchmark(
    group="simulated: the ids of the open tables of one home, which a code is looked for in"
)
@pytest.mark.parametrize("others", [100, 100_000])
def test_open_ids(
    benchmark: BenchmarkFixture, cluster: Cluster, store: Store, home_name: str, others: int
) -> None:
    home = store.home(home_name, clock)
    cluster.ask(
        "insert into companion.board (home, id, open, revision, touched)"
        " select home.id, 'X' || number, true, 0, number from companion.home, generate_series(1, %s) number"
        " where name = %s",
        others,
        home_name,
    )
    cluster.ask("analyze companion.board")
    assert len(benchmark(home.shared.tables.open_tables)) == others
