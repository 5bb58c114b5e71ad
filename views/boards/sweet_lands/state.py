"""Selection of a phone at a table of Sweet Lands, typed and cleared after every move."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from companion.engine.verdict import Verdict
from companion.games.sweet_lands import moves
from companion.games.sweet_lands.position import Position, Side
from companion.games.sweet_lands.vocabulary import Kind
from views.models import legal_moves
from views.models.in_hand import InHand
from views.models.zoom import WHOLE
from views.play.screen import Screen as AnyScreen

Tab = Literal["areas", "cards", "skills", "free"]
"""Pages of a turn."""

TABS: tuple[Tab, ...] = ("areas", "cards", "skills", "free")


@dataclass(frozen=True, slots=True)
class Hand:
    """Selection of a phone, with the choices for it.

    Attributes:
        tab: the page of a turn.
        move: the move that a second tap, or the button below, makes.
        discs: whether slots are paid with discs instead of cards.
        piece: the kind of piece that is laid next, of several that one print gives; empty for the first.
        kind: the type of property that is built next; None for the first that can be.
        number: which coffee shop, which rabbit's place, or which special tile; 0 for none in particular.
        at: the hex pointed at.
        side: the map a character is taken with; None for the first that is free.
        offered: the prints about which a sheet has opened by itself.
        letter: the first letter of the shown cards' names; empty for all.
        lettered: whether letters are shown in place of the cards.
    """

    tab: Tab = "areas"
    move: moves.Move | None = None
    discs: bool = False
    piece: str = ""
    kind: Kind | None = None
    number: int = 0
    at: str = ""
    side: Side | None = None
    offered: tuple[str, ...] = ()
    letter: str = ""
    lettered: bool = False

    @property
    def idle(self) -> bool:
        """Whether the selection is empty but for the prints whose sheet has opened by itself."""
        return replace(self, offered=()) == EMPTY


EMPTY = Hand()

hand_of = InHand(EMPTY).of
"""Typed accessor that reads a board's selection."""

Screen = AnyScreen[Position, Hashable]
"""A phone's screen of a table of Sweet Lands. Its selection is a `Hand` or a `Painting`."""


class Sight(legal_moves.Sight, Protocol):
    """A seat, the table it is judged by, and its selection: the present ones, or those to come."""

    @property
    def hand(self) -> Hashable:
        """Selection of the phone."""

    def judge(self, move: Any) -> Verdict:
        """Return the referee's verdict on a move of the seat."""


def take(screen: Screen, **changes: Any) -> None:
    """Change the selection, close an open sheet, and show the whole map."""
    screen.close()
    screen.zoom = WHOLE
    screen.hand = replace(hand_of(screen), **changes)


def turn_to(screen: Screen, tab: Tab) -> None:
    """Turn to a page of the turn, and put down the move in hand."""
    take(screen, tab=tab, move=None, lettered=False)
