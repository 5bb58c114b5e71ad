"""What conformance, the suite that every game is asked by, has to know of this one: it is bronze."""

from collections.abc import Iterator, Mapping
from random import Random

from dominoes.position import GRID, Clear, Table
from tests.conformance.parts import Parts, fitting


def count_holdings(_table: Table) -> Mapping[str, int]:
    """Count nothing: dominoes that nobody has laid are not shown."""
    return {}


def draw_corrections(table: Table, rng: Random) -> Iterator[Clear]:
    """Yield a correction of a square."""
    yield Clear(rng.randrange(len(table.courts)), rng.choice(GRID.names))


PARTS = Parts(
    tier="bronze",
    rulings=({}, {"first": "anywhere"}),
    holdings=count_holdings,
    box={},
    corrections=fitting("dominoes", draw_corrections),
    picture=15,
)
