"""What a person can do in Citadels, and what the table can correct."""

from typing import Annotated, Literal

import msgspec

from companion.engine.message import CorrectionMessage, MoveMessage
from companion.games.citadels.position import CitySize, Count, Districts, Gold, Roles, SeatNumber, Turn
from companion.games.citadels.printed import District, Role

Told = Annotated[tuple[District, ...], msgspec.Meta(max_length=66)]
"""Cards of a hand that somebody tells the app; those that are left out stay unknown."""


# Choosing and calling


class Deal(MoveMessage, frozen=True, tag="deal"):
    """The characters are shuffled, and some laid aside.

    Attributes:
        up: face up, in the order of their numbers.
        down: face down, drawn by the app where phones are the cards: secret; None where real cards are.
    """

    up: Roles = ()
    down: Role | None = None


class Pick(MoveMessage, frozen=True, tag="pick"):
    """Take a character of those going around, and with two seats put another one face down.

    Attributes:
        role: the one taken.
        aside: the one put away; None where none is.
    """

    role: Role
    aside: Role | None = None


class Answer(MoveMessage, frozen=True, tag="answer"):
    """A character was called, and somebody has shown its card, or nobody.

    Attributes:
        role: the one called.
        who: whose it is; None for nobody.
    """

    role: Role
    who: SeatNumber | None = None


# A turn


class Take(MoveMessage, frozen=True, tag="take"):
    """The action: take gold.

    Attributes:
        cards: for the Architect, the cards that come with it.
    """

    cards: Told = ()


class Draw(MoveMessage, frozen=True, tag="draw"):
    """The action: draw district cards and keep what may be kept.

    Attributes:
        cards: those kept, and for the Architect those that come with it.
    """

    cards: Told = ()


class Income(MoveMessage, frozen=True, tag="income"):
    """Take the gold for one's districts of the character's colour, all of it."""


class Kill(MoveMessage, frozen=True, tag="kill"):
    """The Assassin names a character."""

    role: Role


class Rob(MoveMessage, frozen=True, tag="rob"):
    """The Thief names a character."""

    role: Role


class Swap(MoveMessage, frozen=True, tag="swap"):
    """The Magician exchanges hands with another player."""

    other: SeatNumber


class Exchange(MoveMessage, frozen=True, tag="exchange"):
    """The Magician puts cards under the pile, and draws as many.

    Attributes:
        count: how many.
        cards: those put away.
        drawn: those drawn.
    """

    count: Annotated[int, msgspec.Meta(ge=1, le=66)]
    cards: Told = ()
    drawn: Told = ()


class Build(MoveMessage, frozen=True, tag="build"):
    """Build a district from one's hand."""

    district: District


class Destroy(MoveMessage, frozen=True, tag="destroy"):
    """The Warlord destroys a district of somebody's city."""

    seat: SeatNumber
    district: District


class Laboratory(MoveMessage, frozen=True, tag="laboratory"):
    """Discard a card for a gold; the card may be told."""

    card: District | None = None


class Workshop(MoveMessage, frozen=True, tag="workshop"):
    """Pay gold for cards; those drawn may be told."""

    cards: Told = ()


class Rescue(MoveMessage, frozen=True, tag="rescue"):
    """The Graveyard's owner pays a gold and takes the destroyed district into the hand."""


class Decline(MoveMessage, frozen=True, tag="decline"):
    """The Graveyard's owner lets the destroyed district go."""


class End(MoveMessage, frozen=True, tag="end"):
    """The turn is over."""


Move = (
    Deal | Pick | Answer | Take | Draw | Income | Kill | Rob | Swap | Exchange | Build | Destroy | Laboratory
    | Workshop | Rescue | Decline | End
)  # fmt: skip


class SetGold(CorrectionMessage, frozen=True, tag="gold"):
    """A seat has so much gold."""

    seat: SeatNumber
    gold: Gold


class SetHand(CorrectionMessage, frozen=True, tag="hand"):
    """A seat holds so many cards, and these are some of them; secret but for the number."""

    seat: SeatNumber
    count: Count
    cards: Districts = ()


class SetDistrict(CorrectionMessage, frozen=True, tag="district"):
    """So many of a district stand in a city: 0 or 1, or more where the table allowed it."""

    seat: SeatNumber
    district: District
    count: Annotated[int, msgspec.Meta(ge=0, le=5)] = 1
    fresh: bool = False


class SetRole(CorrectionMessage, frozen=True, tag="role"):
    """A seat has this character in this round; None takes its characters away. Secret until it is called."""

    seat: SeatNumber
    role: Role | None


class SetNamed(CorrectionMessage, frozen=True, tag="named"):
    """The Assassin, or the Thief, has named this character; None for no one."""

    by: Literal["assassin", "thief"]
    role: Role | None


class SetTurn(CorrectionMessage, frozen=True, tag="turn"):
    """Correct whose turn it is, and how much of it is done."""

    turn: Turn


class SetCrown(CorrectionMessage, frozen=True, tag="crown"):
    """Correct where the crown lies: before this seat."""

    seat: SeatNumber


class SetFirst(CorrectionMessage, frozen=True, tag="first"):
    """Correct which city was complete first; None where none is."""

    seat: SeatNumber | None


class SetCitySize(CorrectionMessage, frozen=True, tag="city_size"):
    """So many districts complete a city."""

    size: CitySize


class SetRound(CorrectionMessage, frozen=True, tag="round"):
    """Correct the round: it is this one."""

    round: Annotated[int, msgspec.Meta(ge=1, le=999)]


class SetDealing(CorrectionMessage, frozen=True, tag="dealing"):
    """The characters of this round are still to be dealt: nobody has one, and no one is named."""


class SetCall(CorrectionMessage, frozen=True, tag="call"):
    """Correct which character is called next: nobody has a turn, and later ones are not seen yet."""

    number: Annotated[int, msgspec.Meta(ge=1, le=8)]


Correction = (
    SetGold | SetHand | SetDistrict | SetRole | SetNamed | SetTurn | SetCrown | SetFirst | SetCitySize
    | SetRound | SetDealing | SetCall
)  # fmt: skip
