"""How long the loop is silent while a database is away: ``python -m tests.bench.database_away``.

One phone goes on making moves at a table, so that every one of them waits for the database; another looks
about at another table. The database is there for three seconds, is stopped for three, and confirms nothing
for three. Told is the longest silence of the loop in each, and how long the other phone waited for what it
tapped; a fixed loop beside them tells how quick the machine was.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from random import Random
from statistics import median, quantiles

from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.bench.workers import fixed_loop
from tests.hosting.play import begin
from tests.postgres.cluster import Cluster, running
from tests.views.at_table import AtTable
from tests.views.fingers import choose_likely_move
from tests.views.headless import AppHub as Line
from tests.views.headless import Client
from views.entry.main import make_main
from views.models.garbage import collect_less_often

SECONDS = 3.0
BEAT = 0.002
"""So often something else wants its turn, in seconds."""


async def come(house: OpenHome, session: TableSession) -> AtTable:
    """Return a phone at a table."""
    phone = AtTable(Client(Line()), house, session, main=make_main(house))
    phone.client.replies.update(phone.storage.replies())
    await phone.client.start(phone.main, f"/t/{session.id}", local=True)
    await phone.until(lambda: phone.shows(phone.app("tab-log")))
    return phone


async def beat(silences: list[float], over: asyncio.Event) -> None:
    """Note how much later than wanted each turn came, in milliseconds."""
    while not over.is_set():
        begun = time.perf_counter()
        await asyncio.sleep(BEAT)
        silences.append((time.perf_counter() - begun - BEAT) * 1000)


async def make_moves(phone: AtTable, over: asyncio.Event) -> None:
    """Make likely moves. What cannot be kept is tried again."""
    random = Random(1)
    while not over.is_set():
        with suppress(LookupError, AssertionError, TimeoutError):
            await phone.make(*choose_likely_move(phone.session, random))
        await asyncio.sleep(0.05)


async def look_about(phone: AtTable, waits: list[float], over: asyncio.Event) -> None:
    """Turn to the log and back, ten times a second."""
    while not over.is_set():
        for tab in ("log", "table"):
            begun = time.perf_counter()
            await phone.tap(phone.app(f"tab-{tab}"))
            waits.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(0.1)


@contextmanager
def there(cluster: Cluster) -> Iterator[None]:
    """Provide nothing happens to it."""
    yield


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    """Stop the database and start it again."""
    cluster.stop()
    yield
    cluster.start()


@contextmanager
def hanging(cluster: Cluster) -> Iterator[None]:
    """Confirm nothing, as if a standby must and is gone."""
    cluster.ask("alter system set synchronous_standby_names = 'gone'")
    cluster.ask("select pg_reload_conf()")
    yield
    cluster.ask("alter system reset synchronous_standby_names")
    cluster.ask("select pg_reload_conf()")


async def measure(cluster: Cluster, how: Callable[[Cluster], AbstractContextManager[None]]) -> None:
    """Print how long the loop was silent while that happened."""
    with OpenHome.open(store=cluster.address, name=how.__name__) as house:
        phones = [await come(house, begin(house)) for _ in range(2)]
        silences: list[float] = []
        waits: list[float] = []
        over, loops, begun_at = asyncio.Event(), [fixed_loop()], phones[0].session.table.seq
        works = [make_moves(phones[0], over), look_about(phones[1], waits, over), beat(silences, over)]
        going = [asyncio.create_task(work) for work in works]
        await asyncio.sleep(1)
        silences.clear()
        waits.clear()
        for step in (state := how(cluster)).__enter__, None, partial(state.__exit__, None, None, None):
            await (asyncio.to_thread(step) if step else asyncio.sleep(SECONDS))
        slowest, longest = max(waits), max(silences)
        await asyncio.sleep(1)
        over.set()
        await asyncio.gather(*going)
        loops.append(fixed_loop())
        for phone in phones:
            await phone.client.close()
    loop, p99 = median(loops), quantiles(silences, n=100)[98]
    made = phones[0].session.table.seq - begun_at
    print(
        f"{how.__name__}: the loop silent for {longest:.0f} ms at most, 99 of 100 times {p99:.1f} ms;"
        f" the other phone waited {median(waits):.0f} ms, {slowest:.0f} at most; {made} entries;"
        f" a fixed loop {loop:.0f} ms"
    )


if __name__ == "__main__":
    collect_less_often()  # as a host does
    with running() as own:
        for happens in (there, stopped, hanging, there, stopped, hanging):
            asyncio.run(measure(own, happens))
