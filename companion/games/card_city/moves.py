"""Moves and corrections of Card City."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.games.card_city.position import Card, CellName, Count, Money, Phase, SeatNumber


class Choose(MoveMessage, frozen=True, tag="choose"):
    """Choice of a lot: the two open cards, or the other pile."""

    lot: Literal["open", "other"]


class Take(MoveMessage, frozen=True, tag="take"):
    """Naming of the two cards that a seat has got."""

    cards: tuple[Card, Card]


class Build(MoveMessage, frozen=True, tag="build"):
    """Laying of a card of the hand in the seat's city."""

    card: Card
    at: CellName


class Return(MoveMessage, frozen=True, tag="return"):
    """Return of an unbuildable card to the supply, or to the box by ruling ``unbuildable``."""

    card: Card


class Develop(MoveMessage, frozen=True, tag="develop"):
    """Laying of the free card with which a district grows."""

    card: Card
    at: CellName


class Stop(MoveMessage, frozen=True, tag="stop"):
    """End of a seat's development."""


class Collect(MoveMessage, frozen=True, tag="collect"):
    """Payment of every seat's income."""


class Buy(MoveMessage, frozen=True, tag="buy"):
    """Purchase of an industry, laid at once."""

    at: CellName


class Pass(MoveMessage, frozen=True, tag="pass"):
    """End of a seat's buying in this round without a purchase."""


Move = Choose | Take | Build | Return | Develop | Stop | Collect | Buy | Pass


class SetMoney(CorrectionMessage, frozen=True, tag="money"):
    """Correction of a seat's money, in dollars."""

    seat: SeatNumber
    money: Money


class SetCell(CorrectionMessage, frozen=True, tag="cell"):
    """Correction of a city's cell to a card or to none. The supply takes or gives the difference."""

    seat: SeatNumber
    at: CellName
    card: Card | None


class SetHand(CorrectionMessage, frozen=True, tag="hand"):
    """Correction of a seat's cards still to build. The deck takes or gives the difference."""

    seat: SeatNumber
    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=8)]


class SetPile(CorrectionMessage, frozen=True, tag="pile"):
    """Correction of the number of cards of a kind in the deck or the supply."""

    pile: Literal["deck", "supply"]
    card: Card
    count: Count


class SetStart(CorrectionMessage, frozen=True, tag="start"):
    """Correction of the seat with the start marker. Cards still to be divided are divided from there."""

    seat: SeatNumber


class SetRound(CorrectionMessage, frozen=True, tag="round"):
    """Correction of the round's number."""

    round: Annotated[int, msgspec.Meta(ge=1, le=10)]


class SetPhase(CorrectionMessage, frozen=True, tag="phase"):
    """Correction of the phase. It begins anew for every seat, and phases before it are not made up for."""

    phase: Phase


class SetBought(CorrectionMessage, frozen=True, tag="bought"):
    """Correction of the number of industries that a seat has bought."""

    seat: SeatNumber
    count: Count


Correction = SetMoney | SetCell | SetHand | SetPile | SetStart | SetRound | SetPhase | SetBought
