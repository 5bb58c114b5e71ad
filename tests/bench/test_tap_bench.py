"""How long a tap takes until the phone has been sent what changed: ``make bench``.

Measured in one process over the protocol as on the wire, disk included; a browser adds one frame, a Wi-Fi its
round trip.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.intents import Play, Redo, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.views.headless import Client, named_inside
from views.entry.main import make_main

Bench = Callable[[Callable[[], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def bench(benchmark: BenchmarkFixture) -> Iterator[Bench]:
    """Runs an asynchronous step again and again on one loop."""
    with asyncio.Runner() as runner:

        def run(step: Callable[[], Coroutine[Any, Any, None]]) -> None:
            benchmark.pedantic(lambda: runner.run(step()), rounds=60, warmup_rounds=10)  # type: ignore[no-untyped-call]

        run.runner = runner  # type: ignore[attr-defined]
        yield run


def _laid(game_id: str, phase: str) -> bool:
    return phase == "build" or game_id not in ("card_city", "small_city")


def middle(house: OpenHome, game_id: str) -> TableSession:
    """Play a full table to the middle of a game, to a phase of laying if the game has one.

    One that is over before that goes back to its own middle.
    """
    game, rng = GAMES[game_id], Random(7)
    session = house.tables.begin(game_id, Setup(make_seats(*(f"Seat {i}" for i in range(max(game.seats))))))
    while len(session.table.done) < 80 or not _laid(game_id, session.table.position.phase):
        actors = game.actors(session.table.position)
        if not actors:
            for _ in range(len(session.table.done) // 2):
                session.submit(Undo())
            break
        seat = rng.choice(actors)
        session.submit(Play(seat, rng.choice(game.moves(session.table.position, seat))))
    return session


async def phone(house: OpenHome, session: TableSession) -> Client:
    """Return a phone that looks at the table."""
    client = Client()
    await client.start(make_main(house), route=f"/t/{session.id}")
    return client


@pytest.mark.parametrize("game_id", GAMES)
def test_look_at_another_seat(bench: Bench, tmp_path: Path, game_id: str) -> None:
    with OpenHome.open(tmp_path) as house:
        session = middle(house, game_id)
        runner: asyncio.Runner = bench.runner  # type: ignore[attr-defined]
        client = runner.run(phone(house, session))
        names = cycle(session.names)

        async def step() -> None:
            name = next(names)
            tapped = [n for n in client.mirror.walk() if n.get("on_click")]
            chips = [n for n in tapped if named_inside(n).startswith(name)]
            await client.fire((chips or [n for n in tapped if name in str(n.get("content"))])[0], "click")

        bench(step)
        runner.run(client.close())


@pytest.mark.parametrize("game_id", GAMES)
def test_undo_and_redo(bench: Bench, tmp_path: Path, game_id: str) -> None:
    """An accepted entry: judged, on disk, and the whole page drawn again."""
    with OpenHome.open(tmp_path) as house:
        session = middle(house, game_id)
        runner: asyncio.Runner = bench.runner  # type: ignore[attr-defined]
        client = runner.run(phone(house, session))
        turns = cycle((Undo(), Redo()))

        async def step() -> None:
            session.submit(next(turns))
            await client.settle()

        bench(step)
        runner.run(client.close())
