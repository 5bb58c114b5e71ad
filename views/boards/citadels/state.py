"""Selection of a phone at a table of Citadels, typed and cleared after every move."""

from dataclasses import dataclass, replace
from typing import Literal, get_args

from companion.games.citadels.position import Position
from companion.games.citadels.printed import Colour, District, Role
from views.models.in_hand import InHand
from views.play.screen import Screen as AnyScreen

Mode = Literal["districts", "rest"]
"""Page of corrections: the districts of a city, or the things beside it."""

MODES: tuple[Mode, ...] = get_args(Mode)


@dataclass(frozen=True, slots=True)
class Hand:
    """Selection besides a button's purpose and the target pointed at.

    Attributes:
        up: the characters said to lie face up, in the order in which they were turned over.
        telling: the cards a seat tells that it holds; None while it tells nothing.
        named: the cards named that come or go, in the order of the box.
        exchanged: how many cards the Magician swaps with the pile.
        away: which of them are named, in the order of the box.
        kind: the kind of district that is looked through to build; None for all.
        opened: when the seat's own character was turned face up, on the phone's clock; None if it was not.
        mode: the page of corrections.
        held: the district that is asked about while a city is corrected.
    """

    up: tuple[Role, ...] = ()
    telling: tuple[District, ...] | None = None
    named: tuple[District, ...] = ()
    exchanged: int = 0
    away: tuple[District, ...] = ()
    kind: Colour | None = None
    opened: float | None = None
    mode: Mode = "districts"
    held: District | None = None

    @property
    def idle(self) -> bool:
        """Whether the selection is empty but for the page of corrections."""
        return replace(self, mode="districts") == EMPTY


EMPTY = Hand()

_IN_HAND = InHand(EMPTY)
hand_of, have = _IN_HAND.of, _IN_HAND.have
"""Typed accessors to a board's selection: `hand_of(screen)` reads it, `have(screen, hand)` replaces it."""

Screen = AnyScreen[Position, Hand]
"""A phone's screen of a table of Citadels."""
