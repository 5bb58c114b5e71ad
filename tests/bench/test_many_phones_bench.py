"""Many phones on one host: ``make bench``.

All phones live in this process, each with a session of its own that speaks the protocol as on the wire. What
a test prints as its time is the time of one whole step; what it adds (``extra_info``, in the JSON that
``--benchmark-json`` writes, and printed with ``-s``) is what single phones felt.
"""

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.engine.setup import Setup, seated
from companion.games import GAMES
from companion.hosting.house import House
from companion.hosting.live import LiveTable
from tests.bench.test_tap_bench import middle
from tests.views.headless import Client
from tests.views.headless import House as Sessions
from views.bridge import PageMain
from views.main import make_main
from views.server import collect_less_often

PHONES = 8
TABLES = 20


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """A loop, and the garbage collector as the server sets it."""
    thresholds = gc.get_threshold()
    collect_less_often()
    with asyncio.Runner() as runner:
        yield runner
    gc.set_threshold(*thresholds)


class Watched(Client):
    """A phone that notes when it was last sent something."""

    heard = 0.0

    def listen(self) -> "Watched":
        """Begin to note."""
        send = self._wire.send_message

        def noted(message: Any) -> None:
            self.heard = time.perf_counter()
            send(message)

        self._wire.send_message = noted  # type: ignore[method-assign]
        return self


async def phones(main: PageMain, live: LiveTable, count: int, sessions: Sessions) -> list[Watched]:
    """Phones that look at a table."""
    found = []
    for _ in range(count):
        client = Watched(sessions)
        await client.start(main, route=f"/t/{live.id}")
        found.append(client.listen())
    return found


def spread(milliseconds: list[float]) -> dict[str, float]:
    """The median and the 99th percentile."""
    cuts = quantiles(milliseconds, n=100)
    return {"p50": round(cuts[49], 1), "p99": round(cuts[98], 1)}


def told(benchmark: BenchmarkFixture, **figures: Any) -> None:
    """Add figures of one's own to a measurement, and print them."""
    benchmark.extra_info.update(figures)
    print(f"\n{benchmark.name}: {figures}")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_tap_on_one_phone_reaches_seven_others(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, tmp_path: Path, game_id: str
) -> None:
    """From the tap until each of the seven was sent its new page: judged, on disk, drawn eight times."""
    waits: list[float] = []
    with House.open(tmp_path) as house:
        live = middle(house, game_id)

        async def open_all() -> list[Watched]:
            return await phones(make_main(house), live, PHONES, Sessions())

        first, *others = runner.run(open_all())
        turns = cycle((live.undo, live.redo))

        async def step() -> None:
            begun = time.perf_counter()
            next(turns)()
            for phone in (first, *others):
                await phone.settle()
            waits.extend((phone.heard - begun) * 1000 for phone in others)

        benchmark.pedantic(lambda: runner.run(step()), rounds=60, warmup_rounds=5)  # type: ignore[no-untyped-call]
        told(benchmark, others_ms=spread(waits))
        for phone in (first, *others):
            runner.run(phone.close())


@pytest.mark.parametrize("game_id", GAMES)
def test_twenty_tables_of_four_at_once(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, tmp_path: Path, game_id: str
) -> None:
    """At every table something happens at the same moment; until the last of eighty phones has it."""
    waits: list[float] = []
    with House.open(tmp_path) as house:
        setup = Setup(seated("Ann", "Ben", "Cleo", "Dora"))
        tables = [house.host.begin(game_id, setup) for _ in range(TABLES)]
        for live in tables:
            seat = live.game.actors(live.table.position)[0]
            live.play(seat, live.game.moves(live.table.position, seat)[0])

        async def open_all() -> list[Watched]:
            main, sessions = make_main(house), Sessions()
            return [phone for live in tables for phone in await phones(main, live, 4, sessions)]

        everybody = runner.run(open_all())
        turns = cycle(("undo", "redo"))

        async def step() -> None:
            begun, turn = time.perf_counter(), next(turns)
            for live in tables:
                getattr(live, turn)()
            for phone in everybody:
                await phone.settle(4)
            waits.extend((phone.heard - begun) * 1000 for phone in everybody)

        benchmark.pedantic(lambda: runner.run(step()), rounds=10, warmup_rounds=2)  # type: ignore[no-untyped-call]
        told(benchmark, phones_ms=spread(waits))
        for phone in everybody:
            runner.run(phone.close())


@pytest.mark.parametrize("game_id", GAMES)
def test_memory_of_a_table_and_of_a_phone(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, tmp_path: Path, game_id: str
) -> None:
    """Opening one more phone, and how much the host holds for a table in mid-game and for each phone.

    What a phone was sent is forgotten before it is counted: that is held by a phone, and not by the host.
    """
    with House.open(tmp_path) as house:
        first = middle(house, game_id)  # what all share is there before anything is counted
        main, sessions = make_main(house), list[Sessions]()

        async def open_one() -> list[Watched]:
            sessions[:] = sessions or [Sessions()]
            return await phones(main, first, 1, sessions[0])

        def sent_only() -> list[Watched]:
            found = runner.run(open_one())
            for phone in found:
                phone.mirror.page = {}
            return found

        opened = sent_only()
        table = held(lambda: [middle(house, game_id) for _ in range(5)]) / 5
        phone = held(lambda: [*opened, *(sent_only() for _ in range(8))]) / 8
        told(benchmark, table_kb=round(table / 1024), phone_kb=round(phone / 1024))
        benchmark.pedantic(lambda: runner.run(open_one()), rounds=10)  # type: ignore[no-untyped-call]


def held(make: Callable[[], object]) -> int:
    """Bytes that something holds."""
    gc.collect()
    tracemalloc.start()
    kept = make()
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept
    return size
