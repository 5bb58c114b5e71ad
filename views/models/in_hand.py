"""What a board has in hand besides a piece and a place: one frozen value, put down after every move."""

from collections.abc import Hashable
from typing import Any, Generic, Protocol, TypeVar

H = TypeVar("H", bound=Hashable)


class ShowsHand(Protocol):
    """What shows what is in hand."""

    @property
    def hand(self) -> Any:
        """What is in hand; None for nothing."""


class Holder(Protocol):
    """What holds something for a board: a phone's screen of a table."""

    hand: Any


class InHand(Generic[H]):
    """What one kind of hand is held in: reads it, and has another from now on.

    Args:
        nothing: the hand with nothing in it.
    """

    def __init__(self, nothing: H) -> None:
        self.nothing = nothing

    def of(self, screen: ShowsHand) -> H:
        """What this phone has in hand."""
        held = screen.hand
        return held if isinstance(held, type(self.nothing)) else self.nothing

    def have(self, screen: Holder, hand: H) -> None:
        """Have this in hand from now on."""
        screen.hand = None if hand == self.nothing else hand
