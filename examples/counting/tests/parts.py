"""What conformance, the suite that every game is asked by, has to know of this one: it is bronze."""

from collections.abc import Iterator, Mapping
from random import Random

from counting.position import Count, Heap
from tests.conformance.parts import Parts, fitting


def count_holdings(_heap: Heap) -> Mapping[str, int]:
    """Count nothing: the number of stones in the box is not limited."""
    return {}


def draw_corrections(_heap: Heap, rng: Random) -> Iterator[Count]:
    """Yield a correction of the heap, which may be impossible: less than no stones."""
    yield Count(rng.randrange(-1, 14))


PARTS = Parts(
    tier="bronze",
    rulings=({}, {"most": "four"}),
    holdings=count_holdings,
    box={},
    corrections=fitting("counting", draw_corrections),
    picture=10,
)
