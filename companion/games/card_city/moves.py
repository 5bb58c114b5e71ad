"""What a person can do in Card City, and what the table can correct."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.games.card_city.position import Card, CellName, Count, Money, Phase, SeatNumber


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


class SetStart(CorrectionMessage, frozen=True, tag="start"):
    """The start marker lies before this seat; cards still to be divided are divided from there."""

    seat: SeatNumber


class SetRound(CorrectionMessage, frozen=True, tag="round"):
    """Correct the round: it is this one."""

    round: Annotated[int, msgspec.Meta(ge=1, le=10)]


class SetPhase(CorrectionMessage, frozen=True, tag="phase"):
    """The table is in this phase, which nobody has finished yet; what others would have done is not done."""

    phase: Phase


class SetBought(CorrectionMessage, frozen=True, tag="bought"):
    """A seat has bought so many industries."""

    seat: SeatNumber
    count: Count


Correction = SetMoney | SetCell | SetHand | SetPile | SetStart | SetRound | SetPhase | SetBought
