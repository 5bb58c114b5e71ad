"""Citadels at a moment: hands, gold, cities, characters, and the running turn.

A character is secret until its call, and a hand until it is built. Fields that nobody has told the app are
empty. `companion.games.citadels.redaction` limits what a seat sees of the rest.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from companion.engine.rulings import Rulings
from companion.engine.setup import AT_SEAT
from companion.games.citadels.printed import DISTRICTS, NUMBERS, ROLES, Card, District, Role, cards

Phase = Literal["deal", "draft", "call", "turn", "scoring"]
"""``deal``: some characters are laid aside. ``draft``: everybody chooses one. ``call``: a character has been
called, and its person has not answered yet. ``turn``: the one called plays."""

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=6), AT_SEAT]
Gold = Annotated[int, msgspec.Meta(ge=0, le=999)]
Count = Annotated[int, msgspec.Meta(ge=0, le=66)]
Roles = Annotated[tuple[Role, ...], msgspec.Meta(max_length=8)]
Districts = Annotated[tuple[District, ...], msgspec.Meta(max_length=66)]
CitySize = Annotated[int, msgspec.Meta(ge=1, le=20)]


class Readings(Rulings, frozen=True):
    """Options and ambiguous rules of Citadels, the default first."""

    draft: Literal["phones", "cards"] = "phones"
    city_size: Literal["standard", "seven", "eight", "ten"] = "standard"
    three_seats: Literal["one_each", "two_each"] = "one_each"
    workshop: Literal["three_for_two", "two_for_three"] = "three_for_two"
    great_wall: Literal["out", "in"] = "out"
    library: Literal["keep_two", "keep_three"] = "keep_two"
    graveyard: Literal["gone", "itself"] = "gone"


class Built(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """District in a city.

    Attributes:
        district: its kind.
        fresh: true where it was built in this round.
    """

    district: District
    fresh: bool = False


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """State of a seat.

    Attributes:
        gold: in coins.
        hand: number of district cards in the hand.
        cards: the cards of the hand that the app was told, in the order of `DISTRICTS`; secret.
        city: its districts, in the order they were built.
        roles: its characters of this round, as far as they are known, in the order they were taken; secret
            until they are called.
        shown: its characters that everybody has seen.
    """

    gold: Gold = 0
    hand: Count = 0
    cards: Districts = ()
    city: Annotated[tuple[Built, ...], msgspec.Meta(max_length=66)] = ()
    roles: Roles = ()
    shown: Roles = ()

    def has_district(self, district: District) -> bool:
        """Check that a district stands in the city."""
        return any(built.district == district for built in self.city)


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Progress of the running turn.

    Attributes:
        seat: the playing seat.
        role: the character it plays as.
        acted: true once it has taken gold or cards.
        built: number of districts built.
        paid: true once it has taken the gold for its districts.
        used: true once it has used its character's power: killed, robbed, exchanged, or destroyed.
        laboratory, workshop: true once it has used these.
    """

    seat: SeatNumber
    role: Role
    acted: bool = False
    built: Annotated[int, msgspec.Meta(ge=0, le=66)] = 0
    paid: bool = False
    used: bool = False
    laboratory: bool = False
    workshop: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Table of Citadels: everything that it shows at a moment.

    Attributes:
        players: by seat.
        city_size: the number of districts that completes a city.
        rulings: how the rules are read.
        round: 1 for the first.
        phase: the current phase.
        crown: the seat that has the crown.
        up: characters laid aside face up.
        down: the one laid aside face down before the draft; secret.
        pool: those that still go around; only the choosing seat may see them.
        aside: those put away face down in the draft; secret.
        picks: number of characters taken in this round.
        killed, robbed: the characters that the Assassin and the Thief named.
        loot: the gold that the Thief got; None before the robbery.
        calling: the number of the character called last in this round; 0 before the first.
        turn: the running turn; None between turns.
        offer: the district just destroyed, while the Graveyard's owner decides about it.
        offered: the seat that decides; None while nothing is offered.
        first: the seat whose city was complete first.

    Until the next round's characters are dealt, those of the last lie open: `Player.shown`, `killed`,
    `robbed`, `loot` and `up` still tell of it.
    """

    players: Annotated[tuple[Player, ...], msgspec.Meta(min_length=2, max_length=7)]
    city_size: CitySize
    rulings: Readings = Readings()
    round: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    phase: Phase = "deal"
    crown: SeatNumber = 0
    up: Roles = ()
    down: Role | None = None
    pool: Roles = ()
    aside: Roles = ()
    picks: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0
    killed: Role | None = None
    robbed: Role | None = None
    loot: Gold | None = None
    calling: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    turn: Turn | None = None
    offer: District | None = None
    offered: SeatNumber | None = None
    first: SeatNumber | None = None

    @property
    def count(self) -> int:
        """Number of seats."""
        return len(self.players)

    @property
    def roles_per_seat(self) -> int:
        """Number of characters that every seat has."""
        return count_roles_per_seat(self.count, self.rulings)

    @property
    def roles(self) -> tuple[Role, ...]:
        """Characters played with."""
        return roles_in_play(self.count, self.rulings)

    @property
    def from_crown(self) -> tuple[int, ...]:
        """Seats clockwise from the one with the crown."""
        return tuple((self.crown + i) % self.count for i in range(self.count))

    @property
    def printed(self) -> dict[District, Card]:
        """Districts played with."""
        every = cards()
        return every if self.rulings.great_wall == "in" else _without_the_66th()

    @property
    def deck_size(self) -> int:
        """Number of district cards played with."""
        return sum(card.copies for card in self.printed.values())

    @property
    def pile(self) -> int:
        """Number of cards on the district pile. Cards that leave a hand or a city go below it."""
        return max(0, self.deck_size - sum(player.hand + len(player.city) for player in self.players))

    def seat_holding(self, role: Role) -> int | None:
        """Find the seat known to have a character, or None."""
        return next((seat for seat, player in enumerate(self.players) if role in player.roles), None)

    def seat_showing(self, role: Role) -> int | None:
        """Find the seat that has shown a character to everybody, or None."""
        return next((seat for seat, player in enumerate(self.players) if role in player.shown), None)

    def is_city_complete(self, seat: int) -> bool:
        """Check that a city has at least `city_size` districts."""
        return len(self.players[seat].city) >= self.city_size

    def with_player(self, seat: int, **changes: Any) -> "Position":
        """Replace fields of a seat's player."""
        players = list(self.players)
        players[seat] = replace(players[seat], **changes)
        return replace(self, players=tuple(players))

    def with_turn(self, **changes: Any) -> "Position":
        """Replace fields of the running turn. Without a turn, return the same position."""
        return replace(self, turn=replace(self.turn, **changes)) if self.turn else self


def count_roles_per_seat(seats: int, readings: Readings) -> int:
    """Count the characters of each seat, by seats and rulings."""
    return 2 if seats == 2 or (seats == 3 and readings.three_seats == "two_each") else 1


def roles_in_play(seats: int, readings: Readings) -> tuple[Role, ...]:
    """List the characters played with. Three seats of one character each play without the Assassin."""
    return ROLES[1:] if seats == 3 and count_roles_per_seat(seats, readings) == 1 else ROLES


SIZES = {"seven": 7, "eight": 8, "ten": 10}


def city_size(seats: int, readings: Readings) -> int:
    """Count the districts that complete a city: the same number ends the game, protects the city and pays.

    Eight by default; ten with three seats that have one character each.
    """
    standard = "ten" if seats == 3 and count_roles_per_seat(seats, readings) == 1 else "eight"
    return SIZES[standard if readings.city_size == "standard" else readings.city_size]


@cache
def _without_the_66th() -> dict[District, Card]:
    return {name: card for name, card in cards().items() if name != "great_wall"}


def sort_by_number(roles: Sequence[Role]) -> tuple[Role, ...]:
    """Sort characters by the order in which they are called."""
    return tuple(sorted(roles, key=NUMBERS.__getitem__))


def sort_by_kind(districts: Sequence[District]) -> tuple[District, ...]:
    """Sort districts by the order of the box."""
    return tuple(sorted(districts, key=DISTRICTS.index))
