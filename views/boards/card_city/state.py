"""What a phone has in hand at a table of Card City besides a card and a square: typed."""

from dataclasses import dataclass

from companion.games.card_city.position import Card, Position
from views.screen import Screen as AnyScreen


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that were named so far of the two that a seat has got."""

    named: tuple[Card, ...] = ()


EMPTY = Hand()

Screen = AnyScreen[Position, Hand]
"""A phone's screen of a table of Card City."""


def hand_of(screen: Screen) -> Hand:
    """What this phone has in hand."""
    return screen.hand if isinstance(screen.hand, Hand) else EMPTY


def have(screen: Screen, hand: Hand) -> None:
    """Have this in hand from now on."""
    screen.hand = None if hand == EMPTY else hand
