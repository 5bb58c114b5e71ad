"""What a position file of Citadels can say: everything but names has a default."""

from typing import Annotated

import msgspec

from companion.engine.setup import Name
from companion.games.citadels.position import CitySize, Count, Gold, Phase, Readings

Id = Annotated[str, msgspec.Meta(max_length=30)]
Districts = Annotated[tuple[Id, ...], msgspec.Meta(max_length=66)]
Roles = Annotated[tuple[Id, ...], msgspec.Meta(max_length=8)] | Id
"""Characters; one alone may be a text."""


class SeatTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a position file.

    Attributes:
        name: the person's name.
        gold: in coins.
        hand: how many cards it holds; by default those that are told, else none when scoring and four else,
            so that nobody counts cards where they do not matter.
        cards: those of them that are known.
        city: its districts in the order they were built.
        built_last_round: those of them that were built in the round at hand, which is the last when scoring;
            of a district that stands twice the later one.
        roles: its characters of this round; by default the one whose turn it is.
        shown: those that everybody has seen; by default those that have been called and are not killed.
    """

    name: Name
    gold: Gold = 0
    hand: Count | None = None
    cards: Districts = ()
    city: Districts = ()
    built_last_round: Districts = ()
    roles: Roles | None = None
    shown: Roles | None = None


class TurnTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The running turn; see `companion.games.citadels.typed.unstated` for what is left out.

    Attributes:
        seat, role: whose it is, and as which character.
        acted: whether gold or cards were taken.
        built: how many districts were built.
        paid: whether the gold for districts was taken.
        used: whether the character's power was used; by default while the Graveyard is asked.
        laboratory, workshop: whether these were used.
    """

    seat: Name | None = None
    role: Id | None = None
    acted: bool | None = None
    built: Annotated[int, msgspec.Meta(ge=0, le=66)] = 0
    paid: bool = False
    used: bool | None = None
    laboratory: bool = False
    workshop: bool = False


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position file of Citadels but for ``game`` and ``moves``.

    Attributes:
        seats: clockwise.
        city_size: how many districts complete a city; by default as the rules have it for so many seats.
        first_complete: who completed a city first; where one city alone is complete it need not be said.
        rulings: readings that differ from the default; a table that names the Great Wall plays with it, and
            one that asks whose a called character is has real cards.
        round: 1 for the first.
        phase: what goes on; by default what the file is read for.
        crown: who has it; by default the King that plays, else who moves first in the draft, else the first.
        up, down, aside: characters that lie face up, face down, and put away.
        pool: those that go around; by default in the draft those that are nowhere else.
        picks: how many were taken; by default in the draft those that the seats have.
        killed, robbed: whom the Assassin and the Thief named. loot: what the Thief got.
        calling: the number called last; by default that of the character that plays.
        turn: the running turn; by default it is found from the moves.
        offer: the district that the Graveyard may save. offered: who decides; by default who has it.
    """

    seats: Annotated[tuple[SeatTable, ...], msgspec.Meta(min_length=2, max_length=7)]
    city_size: CitySize | None = None
    first_complete: Name | None = None
    rulings: Readings = Readings()
    round: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    phase: Phase | None = None
    crown: Name | None = None
    up: Roles = ()
    down: Id | None = None
    pool: Roles | None = None
    aside: Roles = ()
    picks: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    killed: Id | None = None
    robbed: Id | None = None
    loot: Gold | None = None
    calling: Annotated[int, msgspec.Meta(ge=0, le=8)] | None = None
    turn: TurnTable | None = None
    offer: Id | None = None
    offered: Name | None = None
