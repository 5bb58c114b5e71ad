"""Moves and corrections of Citadels."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.games.citadels.position import CitySize, Count, Districts, Gold, Roles, SeatNumber, Turn
from companion.games.citadels.printed import District, Role

Told = Annotated[tuple[District, ...], msgspec.Meta(max_length=66)]
"""Cards of a hand that somebody tells the app; those that are left out stay unknown."""


# Choosing and calling


class Deal(MoveMessage, frozen=True, tag="deal"):
    """Shuffling the characters and laying some aside.

    Attributes:
        up: face up, in the order of their numbers.
        down: face down, drawn by the app where phones are the cards: secret; None where real cards are.
    """

    up: Roles = ()
    down: Role | None = None


class Pick(MoveMessage, frozen=True, tag="pick"):
    """Taking a character of those going around. With two seats also putting another one face down.

    Attributes:
        role: the character taken.
        aside: the character put face down; None where none is.
    """

    role: Role
    aside: Role | None = None


class Answer(MoveMessage, frozen=True, tag="answer"):
    """Answer to a call: the seat that has shown the character's card, or none.

    Attributes:
        role: the character called.
        who: the seat that has it; None for none.
    """

    role: Role
    who: SeatNumber | None = None


# A turn


class Take(MoveMessage, frozen=True, tag="take"):
    """Taking gold as the action.

    Attributes:
        cards: for the Architect, the cards that come with it.
    """

    cards: Told = ()


class Draw(MoveMessage, frozen=True, tag="draw"):
    """Drawing district cards as the action, and keeping as many as the rules allow.

    Attributes:
        cards: the cards kept, and for the Architect those that come with them.
    """

    cards: Told = ()


class Income(MoveMessage, frozen=True, tag="income"):
    """Taking all the gold for the districts of the character's colour."""


class Kill(MoveMessage, frozen=True, tag="kill"):
    """Naming of a character to be killed, by the Assassin."""

    role: Role


class Rob(MoveMessage, frozen=True, tag="rob"):
    """Naming of a character to be robbed, by the Thief."""

    role: Role


class Swap(MoveMessage, frozen=True, tag="swap"):
    """Exchange of hands with another player, by the Magician."""

    other: SeatNumber


class Exchange(MoveMessage, frozen=True, tag="exchange"):
    """Exchange of cards with the pile, by the Magician: some go under the pile, as many are drawn.

    Attributes:
        count: number of cards exchanged.
        cards: the cards put away.
        drawn: the cards drawn.
    """

    count: Annotated[int, msgspec.Meta(ge=1, le=66)]
    cards: Told = ()
    drawn: Told = ()


class Build(MoveMessage, frozen=True, tag="build"):
    """Building a district from the hand."""

    district: District


class Destroy(MoveMessage, frozen=True, tag="destroy"):
    """Destruction of a district in a seat's city, by the Warlord."""

    seat: SeatNumber
    district: District


class Laboratory(MoveMessage, frozen=True, tag="laboratory"):
    """Discarding a card for a gold. The card may be told."""

    card: District | None = None


class Workshop(MoveMessage, frozen=True, tag="workshop"):
    """Paying gold for cards. The drawn cards may be told."""

    cards: Told = ()


class Rescue(MoveMessage, frozen=True, tag="rescue"):
    """Paying a gold to take the destroyed district into the hand, by the Graveyard's owner."""


class Decline(MoveMessage, frozen=True, tag="decline"):
    """Letting the destroyed district go, by the Graveyard's owner."""


class End(MoveMessage, frozen=True, tag="end"):
    """End of the turn."""


Move = (
    Deal | Pick | Answer | Take | Draw | Income | Kill | Rob | Swap | Exchange | Build | Destroy | Laboratory
    | Workshop | Rescue | Decline | End
)  # fmt: skip


class SetGold(CorrectionMessage, frozen=True, tag="gold"):
    """Correction of a seat's gold."""

    seat: SeatNumber
    gold: Gold


class SetHand(CorrectionMessage, frozen=True, tag="hand"):
    """Correction of a seat's number of cards and of the known ones. Only the number is public."""

    seat: SeatNumber
    count: Count
    cards: Districts = ()


class SetDistrict(CorrectionMessage, frozen=True, tag="district"):
    """Correction of a district's count in a city: 0 or 1, or more where the table allowed it."""

    seat: SeatNumber
    district: District
    count: Annotated[int, msgspec.Meta(ge=0, le=5)] = 1
    fresh: bool = False


class SetRole(CorrectionMessage, frozen=True, tag="role"):
    """Correction of a seat's character in this round. None removes its characters. Secret until the call."""

    seat: SeatNumber
    role: Role | None


class SetNamed(CorrectionMessage, frozen=True, tag="named"):
    """Correction of the character named by the Assassin or the Thief, or None for no character."""

    by: Literal["assassin", "thief"]
    role: Role | None


class SetTurn(CorrectionMessage, frozen=True, tag="turn"):
    """Correction of the running turn: its seat, its character, and its progress."""

    turn: Turn


class SetCrown(CorrectionMessage, frozen=True, tag="crown"):
    """Correction of the seat that has the crown."""

    seat: SeatNumber


class SetFirst(CorrectionMessage, frozen=True, tag="first"):
    """Correction of the city that was complete first, or None where none is."""

    seat: SeatNumber | None


class SetCitySize(CorrectionMessage, frozen=True, tag="city_size"):
    """Correction of the number of districts that completes a city."""

    size: CitySize


class SetRound(CorrectionMessage, frozen=True, tag="round"):
    """Correction of the round's number."""

    round: Annotated[int, msgspec.Meta(ge=1, le=999)]


class SetDealing(CorrectionMessage, frozen=True, tag="dealing"):
    """Correction back to the deal of this round: no seat has a character, and no character is named."""


class SetCall(CorrectionMessage, frozen=True, tag="call"):
    """Correction of the character called next: no seat has a turn, and later characters are unseen again."""

    number: Annotated[int, msgspec.Meta(ge=1, le=8)]


Correction = (
    SetGold | SetHand | SetDistrict | SetRole | SetNamed | SetTurn | SetCrown | SetFirst | SetCitySize
    | SetRound | SetDealing | SetCall
)  # fmt: skip
