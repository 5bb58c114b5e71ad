"""Tables to host, people who play them at random, and the devices they hold."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from companion.engine.setup import Setup, make_seats
from companion.history.disk import Disk
from companion.history.memory_journal import MemoryJournal
from companion.hosting.client import TableClient
from companion.hosting.intents import Accepted, Play
from companion.hosting.loading import table_from
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession

GAME = "card_city"


class Clock:
    """A clock that ticks once each time somebody looks."""

    def __init__(self) -> None:
        self._ticks = count(1_700_000_000_000, 1000)

    def __call__(self) -> int:
        return next(self._ticks)


class Watch:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


def open_house(path: Path, clock: Callable[[], int] | None = None, *, disk: Disk | None = None) -> OpenHome:
    taken = {file.stem for file in path.rglob("*.journal")}
    free = (name for number in count() if (name := f"TABLE{number}") not in taken)
    return OpenHome.open(path, clock=clock or Clock(), ids=lambda: next(free), fsync=False, disk=disk)


def begin(house: OpenHome, *names: str, mode: Any = "play") -> TableSession:
    return house.tables.begin(GAME, Setup(make_seats(*(names or ("Ann", "Ben"))), mode=mode))


def confirm_box(house: OpenHome, live: TableSession) -> None:
    """Say for the owner that the box of a table's game is printed as it is assumed."""
    box = house.client(live, None, None, local=True).box
    box.confirm(box.unasked_entries(live.game.box.printed.entries))


def step(live: TableSession, rng: Random) -> None:
    """Make one random legal move."""
    position = live.table.position
    seat = rng.choice(live.game.actors(position))
    assert isinstance(live.submit(Play(seat, rng.choice(live.game.moves(position, seat)))), Accepted)


def play_on(live: TableSession, moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        step(live, rng)


def play_out(live: TableSession, seed: int = 1) -> None:
    rng = Random(seed)
    while not live.over:
        step(live, rng)


def sit_down(house: OpenHome, live: TableSession, *seats: int) -> TableClient:
    """Return the place of a new device that takes some free seats."""
    client = house.client(live, None)
    for seat in seats:
        client.sit(seat)
    return client


def filed(house: OpenHome, table_id: str, *, local: bool = False) -> TableClient:
    """Return a device at a table that lies in the history, read from there. Nothing can be done at it."""
    lines = house.tables.library.lines(table_id)
    live = TableSession(table_from(lines), MemoryJournal(*lines), Clock(), house.tables.filing)
    return TableClient(house, live, None, None, local=local)


def host_of(house: OpenHome, live: TableSession) -> TableClient:
    """Return the place of a browser of the host's that holds no seat."""
    return house.client(live, None, house.joining.redeem(house.joining.host_ticket(), "here").key)
