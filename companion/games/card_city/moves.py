"""What a person can do in Card City, and what the table can correct."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.games.card_city.position import Card, CellName, Count, Money


class Choose(MoveMessage, frozen=True, tag="choose"):
    """Say which lot one takes: the two open cards, or the other pile."""

    lot: Literal["open", "other"]


class Take(MoveMessage, frozen=True, tag="take"):
    """Name the two cards one has got."""

    cards: tuple[Card, Card]


class Build(MoveMessage, frozen=True, tag="build"):
    """Lay a card of the hand into one's city."""

    card: Card
    at: CellName


class Return(MoveMessage, frozen=True, tag="return"):
    """Put a card that cannot be built into the supply."""

    card: Card


class Develop(MoveMessage, frozen=True, tag="develop"):
    """Lay the free card with which a district grows."""

    card: Card
    at: CellName


class Stop(MoveMessage, frozen=True, tag="stop"):
    """End one's development."""


class Collect(MoveMessage, frozen=True, tag="collect"):
    """Pay every seat its income."""


class Buy(MoveMessage, frozen=True, tag="buy"):
    """Buy an industry and lay it at once."""

    at: CellName


class Pass(MoveMessage, frozen=True, tag="pass"):
    """Buy nothing this round."""


Move = Choose | Take | Build | Return | Develop | Stop | Collect | Buy | Pass

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]


class SetMoney(CorrectionMessage, frozen=True, tag="money"):
    """A seat has so many dollars."""

    seat: SeatNumber
    money: Money


class SetCell(CorrectionMessage, frozen=True, tag="cell"):
    """A cell of a city holds this card, or none; the difference goes to or comes from the supply."""

    seat: SeatNumber
    at: CellName
    card: Card | None


class SetHand(CorrectionMessage, frozen=True, tag="hand"):
    """A seat still has these cards to build; the difference goes to or comes from the deck."""

    seat: SeatNumber
    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=8)]


class SetPile(CorrectionMessage, frozen=True, tag="pile"):
    """The deck or the supply holds so many cards of a kind."""

    pile: Literal["deck", "supply"]
    card: Card
    count: Count


Correction = SetMoney | SetCell | SetHand | SetPile
