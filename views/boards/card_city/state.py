"""Selection of a phone at a table of Card City, besides the card and the square in hand."""

from dataclasses import dataclass

from companion.games.card_city.position import Card, Position
from views.models.in_hand import InHand
from views.play.screen import Screen as AnyScreen


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards named so far, of the two that a seat has got."""

    named: tuple[Card, ...] = ()


EMPTY = Hand()

_IN_HAND = InHand(EMPTY)
hand_of, have = _IN_HAND.of, _IN_HAND.have
"""Typed accessors to a board's selection: `hand_of(screen)` reads it, `have(screen, hand)` replaces it."""

Screen = AnyScreen[Position, Hand]
"""A phone's screen of a table of Card City."""
