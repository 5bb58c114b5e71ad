"""What a clock costs while it runs: ``make bench``."""

import asyncio
import time
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from companion.hosting.open_home import OpenHome
from companion.tools.toolbox import GiveTurn, Pause, SetClock
from tests.bench.test_many_phones_bench import PHONES, Watched, only_listening, phones, runner, told
from tests.bench.test_tap_bench import middle
from tests.views.headless import AppHub as Sessions
from views.entry.main import make_main

__all__ = ["runner"]

SECONDS = 4


def test_a_clock_that_runs_before_eight_phones(
    benchmark: BenchmarkFixture, runner: asyncio.Runner, tmp_path: Path
) -> None:
    """Processor time of a second in which every phone draws its clock, next to one in which it is paused."""
    spent: dict[bool, list[float]] = {True: [], False: []}
    with OpenHome.open(tmp_path) as house:
        session = middle(house, "card_city")
        tools = house.client(session, None, local=True).tools
        tools.use(SetClock(3_600_000))

        async def open_all() -> list[Watched]:
            return await phones(make_main(house), session, PHONES, Sessions())

        everybody = only_listening(runner.run(open_all()))

        async def step() -> None:
            for runs in (True, False):
                tools.use(GiveTurn(0) if runs else Pause("clock"))
                await asyncio.sleep(1)
                begun, since = time.process_time(), time.perf_counter()
                await asyncio.sleep(SECONDS)
                assert all((phone.heard > since) is runs for phone in everybody)
                spent[runs].append((time.process_time() - begun) * 1000 / SECONDS / PHONES)

        benchmark.pedantic(lambda: runner.run(step()), rounds=3)  # type: ignore[no-untyped-call]
        told(
            benchmark,
            **{
                f"cpu_ms_{'running' if runs else 'paused'}": round(min(each), 3)
                for runs, each in spent.items()
            },
        )
        for phone in everybody:
            runner.run(phone.close())
