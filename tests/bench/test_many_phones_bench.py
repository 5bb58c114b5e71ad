"""Many phones on one host: ``make bench``.

All phones live in this process, each with a session of its own that speaks the protocol as on the wire. While
it is measured they only take what they are sent, since to read it is a phone's own work. What a test prints
as its time is the time of one whole step; what it adds (``extra_info``, in the JSON that
``--benchmark-json`` writes, and printed with ``-s``) is what single phones felt, and how long a fixed loop
took in the same run.
"""

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from statistics import quantiles
from typing import Any

import msgpack  # type: ignore[import-untyped]
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.intents import Play, Redo, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.bench.test_tap_bench import middle
from tests.views.headless import AppHub as Sessions
from tests.views.headless import Client, _encode
from tests.views.visit import inside
from views.entry.main import make_main
from views.flet_adapter.bridge import PageMain
from views.models.garbage import collect_less_often

PHONES = 8
TABLES = 20


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    """A loop, and the garbage collector as the server sets it."""
    thresholds = gc.get_threshold()
    collect_less_often()
    gc.unfreeze()  # a server looks through all it has
    with asyncio.Runner() as runner:
        yield runner
    gc.set_threshold(*thresholds)


class Watched(Client):
    """A phone that notes when it was last sent something, and does nothing with it while it only listens."""

    heard = 0.0
    reads = True

    def listen(self) -> "Watched":
        """Begin to note."""
        send = self._wire.send_message

        def noted(message: Any) -> None:
            if self.reads:
                send(message)
            else:
                msgpack.packb([message.action, message.body], default=_encode)
            self.heard = time.perf_counter()

        self._wire.send_message = noted  # type: ignore[method-assign]
        return self


async def hear(everybody: Sequence[Watched], begun: float) -> None:
    """Wait until each of these phones was sent something."""
    for phone in everybody:
        while phone.heard < begun:
            await asyncio.sleep(0)


async def rest() -> None:
    """Let the loop turn as between two taps of people: what is done if nobody waits is done now."""
    for _ in range(50):
        await asyncio.sleep(0)


def only_listening(found: list[Watched]) -> list[Watched]:
    """From now on these phones take what they are sent, and do nothing with it."""
    for phone in found:
        phone.reads = False
    return found


def fixed_loop() -> float:
    """Milliseconds that a loop takes that never changes, to compare machines and hours by."""
    begun, total = time.perf_counter(), 0
    for number in range(300_000):
        total += number * number % 7
    return (time.perf_counter() - begun) * 1000


async def pass_curtain(phone: Client, seat: int) -> None:
    """Where a phone waits to be handed on, be one of those who may have it: the table is measured."""
    names = [text for text in phone.texts() if text.startswith("I am ")]
    if names:
        wanted = names[seat % len(names)]
        tapped = [node for node in phone.mirror.walk() if node.get("on_click") is True]
        await phone.fire(
            next(node for node in tapped if wanted in [each.get("value") for each in inside(node)]), "click"
        )


async def phones(main: PageMain, session: TableSession, count: int, sessions: Sessions) -> list[Watched]:
    """Phones that look at a table."""
    found = []
    for seat in range(count):
        client = Watched(sessions)
        await client.start(main, route=f"/t/{session.id}")
        await pass_curtain(client, seat)
        found.append(client.listen())
    return found


def spread(milliseconds: list[float]) -> dict[str, float]:
    """Return the median and the 99th percentile."""
    cuts = quantiles(milliseconds, n=100, method="inclusive")  # never more than was measured
    return {"p50": round(cuts[49], 1), "p99": round(cuts[98], 1)}


def told(benchmark: BenchmarkFixture, **figures: Any) -> None:
    """Add figures of one's own to a measurement, and print them."""
    benchmark.extra_info.update(figures)
    print(f"\n{benchmark.name}: {figures}")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_tap_on_one_phone_reaches_seven_others(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, tmp_path: Path, game_id: str
) -> None:
    """From an entry until each of the seven was sent its new page: judged, on disk, drawn eight times."""
    waits: list[float] = []
    loops: list[float] = []
    with OpenHome.open(tmp_path) as house:
        session = middle(house, game_id)

        async def open_all() -> list[Watched]:
            return await phones(make_main(house), session, PHONES, Sessions())

        first, *others = only_listening(runner.run(open_all()))
        turns = cycle((Undo(), Redo()))

        async def step() -> None:
            begun = time.perf_counter()
            session.submit(next(turns))
            await hear((first, *others), begun)
            waits.append((max(phone.heard for phone in others) - begun) * 1000)
            await rest()
            loops.append(fixed_loop())

        benchmark.pedantic(lambda: runner.run(step()), rounds=60, warmup_rounds=5)  # type: ignore[no-untyped-call]
        told(benchmark, last_of_seven_ms=spread(waits[-60:]), fixed_loop_ms=spread(loops[-60:]))
        for phone in (first, *others):
            runner.run(phone.close())


@pytest.mark.parametrize("game_id", GAMES)
def test_twenty_tables_of_four_at_once(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, tmp_path: Path, game_id: str
) -> None:
    """At every table something happens at the same moment. Until the last of eighty phones has it."""
    waits: list[float] = []
    loops: list[float] = []
    with OpenHome.open(tmp_path) as house:
        setup = Setup(make_seats("Ann", "Ben", "Cleo", "Dora"))
        tables = [house.tables.begin(game_id, setup) for _ in range(TABLES)]
        for session in tables:
            seat = session.game.actors(session.table.position)[0]
            session.submit(Play(seat, session.game.moves(session.table.position, seat)[0]))

        async def open_all() -> list[Watched]:
            main, sessions = make_main(house), Sessions()
            return [phone for session in tables for phone in await phones(main, session, 4, sessions)]

        everybody = only_listening(runner.run(open_all()))
        turns = cycle((Undo(), Redo()))

        async def step() -> None:
            begun, turn = time.perf_counter(), next(turns)
            for session in tables:
                session.submit(turn)
            await hear(everybody, begun)
            waits.extend((phone.heard - begun) * 1000 for phone in everybody)
            await rest()
            loops.append(fixed_loop())

        benchmark.pedantic(lambda: runner.run(step()), rounds=10, warmup_rounds=2)  # type: ignore[no-untyped-call]
        told(benchmark, phones_ms=spread(waits[-10 * len(everybody) :]), fixed_loop_ms=spread(loops[-10:]))
        for phone in everybody:
            runner.run(phone.close())


@pytest.mark.parametrize("game_id", GAMES)
def test_memory_of_a_table_and_of_a_phone(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, tmp_path: Path, game_id: str
) -> None:
    """Opening one more phone, and how much the host holds for a table in mid-game and for each phone.

    What a phone was sent is forgotten before it is counted: that is held by a phone, and not by the host.
    """
    with OpenHome.open(tmp_path) as house:
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
