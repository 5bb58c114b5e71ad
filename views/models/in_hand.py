"""Selection of a board besides a piece and a place: one frozen value, cleared after every move."""

from collections.abc import Hashable
from typing import Any, Generic, Protocol, TypeVar

H = TypeVar("H", bound=Hashable)


class ShowsHand(Protocol):
    """Reader of a board's selection."""

    @property
    def hand(self) -> Any:
        """Selection of the board; None for an empty one."""


class Holder(Protocol):
    """Holder of a board's selection: a phone's screen of a table."""

    hand: Any


class InHand(Generic[H]):
    """Typed accessor to a board's selection.

    Args:
        nothing: the hand with nothing in it.
    """

    def __init__(self, nothing: H) -> None:
        self.nothing = nothing

    def of(self, screen: ShowsHand) -> H:
        """Return this phone's selection."""
        held = screen.hand
        return held if isinstance(held, type(self.nothing)) else self.nothing

    def have(self, screen: Holder, hand: H) -> None:
        """Replace this phone's selection."""
        screen.hand = None if hand == self.nothing else hand
