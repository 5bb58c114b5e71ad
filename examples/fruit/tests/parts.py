"""What conformance, the suite that every game is asked by, has to know of this one: it is bronze."""

from collections.abc import Iterator, Mapping
from random import Random

from fruit.position import KINDS, Correction, Market, SetCards, SetCoins
from tests.conformance.parts import Parts, fitting


def count_holdings(_market: Market) -> Mapping[str, int]:
    """Count nothing: cards that are put away are no longer shown."""
    return {}


def draw_corrections(market: Market, rng: Random) -> Iterator[Correction]:
    """Yield corrections of a seat's coins and cards."""
    seat = rng.randrange(len(market.stalls))
    yield SetCoins(seat, rng.randrange(30))
    yield SetCards(seat, rng.choice(KINDS), rng.randrange(8))


PARTS = Parts(
    tier="bronze",
    rulings=({}, {"single": "yes"}),
    holdings=count_holdings,
    box={},
    corrections=fitting("fruit", draw_corrections),
    picture=12,
)
