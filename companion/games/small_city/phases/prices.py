"""What each card of the ring costs a seat: $1 for every free card it passes, the cheaper way round."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from companion.engine.memo import by_identity
from companion.games.small_city.position import Card, Position


@dataclass(frozen=True, slots=True)
class Price:
    """How a seat gets to a card.

    Attributes:
        dollars: what it costs.
        way: which way round is cheaper; ``clockwise`` where both are alike, ``free`` for the first to choose.
        skipped: the free cards passed, each $1, in the order they are passed.
        passed: the taken cards passed, which cost nothing.
    """

    dollars: int
    way: Literal["free", "clockwise", "counterclockwise"]
    skipped: tuple[Card, ...] = ()
    passed: tuple[Card, ...] = ()


FREE = Price(0, "free")


@by_identity(64)
def taken_cards(position: Position) -> Mapping[Card, int]:
    """The cards with a disc on them, each with whose it is: the first in the order of play."""
    return {
        town.action: seat
        for seat in reversed(position.order)
        if (town := position.towns[seat]).action is not None
    }


def start_of(position: Position, seat: int) -> Card | None:
    """The card a seat counts from: the one the seat before it took; None where it chooses freely."""
    order = position.order
    before = order[: order.index(seat)] if seat in order else ()
    last = next((one for other in reversed(before) if (one := position.towns[other].action)), None)
    return last if last in position.ring else None


def _ways(position: Position, origin: Card, card: Card) -> Iterator[Price]:
    ring, occupied = position.ring, taken_cards(position)
    count = len(ring)
    one, other = ring.index(origin), ring.index(card)
    between = [ring[(one + i) % count] for i in range(1, (other - one) % count)]
    behind = [ring[(one - i) % count] for i in range(1, (one - other) % count)]
    for cards, clockwise in ((between, True), (behind, False)):
        skipped = tuple(card for card in cards if card not in occupied)
        passed = tuple(card for card in cards if card in occupied)
        yield Price(len(skipped), "clockwise" if clockwise else "counterclockwise", skipped, passed)


def price(position: Position, seat: int, card: Card) -> Price:
    """What a card of the ring costs a seat (action.price).

    Raises:
        ValueError: the card is not in the ring.
    """
    origin = start_of(position, seat)
    if origin is None or origin == card:
        return FREE
    return min(_ways(position, origin, card), key=lambda way: way.dollars)


def prices(position: Position, seat: int) -> Mapping[Card, Price]:
    """What every free card of the ring costs a seat, in the order of the ring."""
    occupied = taken_cards(position)
    return {card: price(position, seat, card) for card in position.ring if card not in occupied}
