"""What conformance, the suite that every game is asked by, has to know of this one: it is bronze."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from counting.position import Count, Heap
from tests.conformance.parts import Parts, fitting


def holdings(_heap: Heap) -> Mapping[str, int]:
    """Return nothing to count: there are as many stones as anybody finds."""
    return {}


def one_of_each(_heap: Heap, rng: Random) -> Iterator[Count]:
    """Count the heap again. It cannot be below none."""
    yield Count(rng.randrange(-1, 14))


def placement(_heap: Heap, _seat: int, piece: str, _target: str) -> Any:
    """Raise: there are no pieces."""
    raise KeyError(piece)


PARTS = Parts(
    tier="bronze",
    rulings=({}, {"most": "four"}),
    placement=placement,
    holdings=holdings,
    box={},
    corrections=fitting("counting", one_of_each),
    picture=10,
)
