"""Many tables of one home on two workers: ``python -m tests.bench.workers 20 200``.

Each number is how many tables there are. A table's phones all come to the same worker, as the proxy has it;
sixteen send at a time, each the next thing when the last is on the disk. A real PostgreSQL is started for it.
Beside the figures stands how long a fixed loop took before and after: on a busy machine compare quotients.
"""

import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from statistics import median, quantiles

from companion.hosting.open_home import OpenHome
from companion.postgres.store import Store
from tests.hosting.play import begin
from tests.postgres.cluster import running
from tests.postgres.phones import Workers

MOVES = 40
"""How many are made at each table: no more than a seat may send without a pause."""

AT_ONCE = 16


def fixed_loop() -> float:
    """Milliseconds that always the same takes."""
    begun = time.perf_counter()
    sum(number * number % 7 for number in range(1_000_000))
    return (time.perf_counter() - begun) * 1000


def play(workers: Workers, tables: Sequence[str], place: int, wishes: int) -> list[float]:
    """Make moves at some tables in turn. How long each took until it was acknowledged, in milliseconds."""
    took, numbers, seen = [], count(wishes), dict.fromkeys(tables, 0)
    for number in range(wishes):
        at = number % len(tables)
        table = tables[at]
        worker = workers.all[(place + at * AT_ONCE) % 2]
        begun = time.perf_counter()
        said = worker.ask(
            table=table,
            seat=0,
            money=next(numbers) % 90,
            seen=seen[table],
            line=f"{place}-{wishes}",
            number=number + 1,
        )
        took.append((time.perf_counter() - begun) * 1000)
        assert said is not None
        seen[table] = said["seq"]
    return took


def measure(address: str, number: int) -> None:
    """Print how quick so many tables are."""
    name = f"home-{number}"
    store = Store(address, patience=60)
    store.home(name, lambda: 0)
    store.settle(name, most_open=number)
    store.close()
    with OpenHome.open(store=address, name=name) as house:
        tables = [begin(house).id for _ in range(number)]
    workers = Workers(address, name, 2)
    shares = [tables[place::AT_ONCE] for place in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for moves in (1, MOVES):  # the first open every table
            loops, begun = [fixed_loop()], time.perf_counter()
            works = [
                pool.submit(play, workers, share, place, moves * len(share))
                for place, share in enumerate(shares)
                if share
            ]
            took = [each for work in works for each in work.result()]
            seconds = time.perf_counter() - begun
            loops.append(fixed_loop())
    workers.close()
    loop = median(loops)
    p50, p99 = median(took), quantiles(took, n=100)[98]
    rate, quotients = len(took) / seconds, f"{p50 / loop:.2f} and {p99 / loop:.1f} loops"
    quickness = f"acknowledged after {p50:.1f} ms, the slowest of 100 {p99:.0f} ms"
    print(f"{number} tables: {rate:.0f} moves/s, {quickness}; a fixed loop {loop:.0f} ms: {quotients}")


if __name__ == "__main__":
    with running() as cluster:
        for said in sys.argv[1:] or ("20", "200"):
            measure(cluster.address, int(said))
