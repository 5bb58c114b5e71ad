"""What a phone has in hand at a table of Card City besides a card and a square: typed."""

from dataclasses import dataclass

from companion.games.card_city.position import Card, Position
from views.models.in_hand import InHand
from views.play.screen import Screen as AnyScreen


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that were named so far of the two that a seat has got."""

    named: tuple[Card, ...] = ()


EMPTY = Hand()

_IN_HAND = InHand(EMPTY)
hand_of, have = _IN_HAND.of, _IN_HAND.have
"""What this phone has in hand; and having something else in hand from now on."""

Screen = AnyScreen[Position, Hand]
"""A phone's screen of a table of Card City."""
