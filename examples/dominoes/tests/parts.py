"""What conformance, the suite that every game is asked by, has to know of this one: it is bronze."""

from collections.abc import Iterator, Mapping
from random import Random

from dominoes.phases import LAYING
from dominoes.position import GRID, Pave, Table
from tests.conformance.parts import Parts, fitting


def count_holdings(_table: Table) -> Mapping[str, int]:
    """Count nothing: dominoes that nobody has laid are not shown."""
    return {}


def draw_corrections(table: Table, rng: Random) -> Iterator[Pave]:
    """Yield corrections of squares: one that is cleared, and two under a domino."""
    seat = rng.randrange(len(table.courts))
    yield Pave(seat, rng.choice(GRID.names))
    free = [
        way
        for way in LAYING.targets(table).values()
        if not LAYING.covers(table, way) & table.courts[seat].mask
    ]
    if free:
        way = rng.choice(free)
        yield Pave(seat, way.at, way.to)


PARTS = Parts(
    tier="bronze",
    rulings=({}, {"first": "anywhere"}),
    holdings=count_holdings,
    box={},
    corrections=fitting("dominoes", draw_corrections),
    picture=15,
)
