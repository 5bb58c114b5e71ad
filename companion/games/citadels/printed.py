"""Printed values of Citadels' cards: the first edition's 65 districts, the 66th, and the characters."""

from functools import lru_cache
from typing import Any, Literal, get_args

import msgspec

from companion.data import data_path
from companion.engine.box import Box, read_box
from companion.engine.wire import convert

Role = Literal["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
"""The characters in the order in which they are called."""

ROLES: tuple[Role, ...] = get_args(Role)
NUMBERS: dict[Role, int] = {role: number for number, role in enumerate(ROLES, 1)}
"""The number on each character card: 1 is called first."""

Colour = Literal["yellow", "blue", "green", "red", "purple"]
"""Noble, religious, trade, military, special."""

COLOURS: tuple[Colour, ...] = get_args(Colour)

PAYS: dict[Role, Colour] = {"king": "yellow", "bishop": "blue", "merchant": "green", "warlord": "red"}
"""The colour whose districts bring a character gold."""

District = Literal[
    "manor", "castle", "palace",
    "temple", "church", "monastery", "cathedral",
    "tavern", "trading_post", "market", "docks", "harbor", "town_hall",
    "watchtower", "prison", "battlefield", "fortress",
    "haunted_city", "keep", "laboratory", "workshop", "observatory", "graveyard", "library",
    "school_of_magic", "dragon_gate", "university", "great_wall",
]  # fmt: skip
"""The districts by colour, and within a colour by cost."""

DISTRICTS: tuple[District, ...] = get_args(District)


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Kind of district.

    Attributes:
        colour: its kind.
        cost: gold to build it.
        copies: number of its cards in the box.
        points: its worth at the end, where that is not its cost.
    """

    colour: Colour
    cost: int
    copies: int
    points: int | None = None

    @property
    def worth(self) -> int:
        """Points at the end of the game."""
        return self.cost if self.points is None else self.points


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plain numbers of the rules.

    Attributes:
        coins: gold pieces in the box; they are no limit.
        start_gold, start_hand: gold and cards of each seat at the start.
        income_gold, cards_drawn: gold or cards from the action at the beginning of a turn.
        merchant_gold, architect_cards: extras with the action for these characters.
        architect_builds: number of districts that an Architect may build; others one.
        colours: points for all five colours.
        first, complete: points for the first complete city, and for every other one.
    """

    coins: int
    start_gold: int
    start_hand: int
    income_gold: int
    cards_drawn: int
    merchant_gold: int
    architect_cards: int
    architect_builds: int
    colours: int
    first: int
    complete: int


@lru_cache(maxsize=1)
def box() -> Box:
    """Load the box that ships."""
    return read_box(data_path("boxes", "citadels.toml"))


@lru_cache(maxsize=1)
def cards() -> dict[District, Card]:
    """Load every kind of district, the 66th card included."""
    values: dict[str, Any] = {name: entry.value for name, entry in box().entries.items()}
    return {district: convert(values[district], Card, field=f"$.{district}") for district in DISTRICTS}


@lru_cache(maxsize=1)
def numbers() -> Numbers:
    """Load the plain numbers of the rules."""
    plain = {name: entry.value for name, entry in box().entries.items() if name not in DISTRICTS}
    return convert(plain, Numbers)
