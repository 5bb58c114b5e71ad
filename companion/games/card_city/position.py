"""Card City at a moment: the printed box, the rulings, the piles, and every seat's town."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Literal, get_args

import msgspec

from companion.data import data_path
from companion.engine.box import read_box
from companion.engine.rulings import Rulings
from companion.engine.setup import AT_SEAT

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]

Card = Literal["R", "C", "L", "I", "P"]
"""Residence, Commerce, Leisure, Industry, Parking."""

CARDS: tuple[Card, ...] = get_args(Card)

Phase = Literal["divide", "build", "develop", "income", "buy", "scoring"]

MOST_CARDS = 999
"""More cards of a kind than any table counts."""

MOST_MONEY = 9_999
"""More dollars than any table counts."""

MOST_OWED = 4
"""Most seats that are owed cards: all seats of a table."""

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS)]
Money = Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)]


class Pile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Number of cards of each kind."""

    R: Count = 0
    C: Count = 0
    L: Count = 0
    I: Count = 0  # noqa: E741 - the letter printed on the card
    P: Count = 0

    @classmethod
    def count_from(cls, cards: str | tuple[Card, ...]) -> "Pile":
        """Count cards into a pile. Letters of no card are ignored."""
        return cls(*(cards.count(card) for card in CARDS))

    def __getitem__(self, card: Card) -> int:
        return getattr(self, card)  # type: ignore[no-any-return]

    def __iter__(self) -> Iterator[int]:
        return iter((self.R, self.C, self.L, self.I, self.P))

    @property
    def total(self) -> int:
        """Number of cards of all kinds."""
        return self.R + self.C + self.L + self.I + self.P

    def with_added(self, card: Card, count: int = 1) -> "Pile":
        """Add `count` cards of a kind (a negative count removes), clamped to 0 and `MOST_CARDS`."""
        return msgspec.structs.replace(self, **{card: min(MOST_CARDS, max(0, self[card] + count))})

    def without_pile(self, other: "Pile") -> "Pile":
        """Subtract another pile, clamped to 0."""
        return Pile(*(max(0, one - less) for one, less in zip(self, other, strict=True)))

    def multiplied_by(self, factor: int) -> "Pile":
        """Multiply every count by a factor."""
        return Pile(*(count * factor for count in self))

    def present_kinds(self) -> Iterator[Card]:
        """List the kinds with at least one card."""
        return (card for card in CARDS if self[card])


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the box. See ``data/boxes/card_city.toml`` for their sources."""

    cards: Pile
    deck: Pile
    rounds: int
    start_money: int
    cards_taken: int
    solo_draw: int
    side: int
    limit_step: int
    leisure_price: int
    grant: int
    industry_price: int
    money_per_point: int


PRINTED = read_box(data_path("boxes", "card_city.toml")).values(Printed)


class Readings(Rulings, frozen=True):
    """Ambiguous rules of Card City and their readings, the default first."""

    limit: Literal["non_industrial", "all_cards"] = "non_industrial"
    leisure: Literal["must", "may"] = "must"
    unbuildable: Literal["supply", "box"] = "supply"
    pair: Literal["apart", "may_touch"] = "apart"
    parking: Literal["counts", "free"] = "counts"
    growth: Literal["at_least", "exactly"] = "at_least"
    merge: Literal["may_join", "must_not_join"] = "may_join"
    free_card: Literal["all_limits", "iron_rule"] = "all_limits"
    develop: Literal["forced", "optional"] = "forced"
    price: Literal["by_city", "by_purchases"] = "by_city"
    empty: Literal["whole_square", "spanned"] = "whole_square"
    deck: Literal["composition", "count"] = "composition"
    solo_first: Literal["redraw", "keep"] = "redraw"


Cells = Annotated[str, msgspec.Meta(pattern=r"^[.RCLIP]{40}H[.RCLIP]{40}$")]
"""A city on its 9x9 canvas, row by row: a letter for a card, ``.`` for an empty cell, the City Hall at e5."""

EMPTY_CITY = "." * 40 + "H" + "." * 40

CellName = Annotated[str, msgspec.Meta(pattern=r"^[a-z][1-9][0-9]?$")]
"""Name of a cell as typed; the rules check that it is on the canvas."""

CanvasCell = Annotated[str, msgspec.Meta(pattern=r"^[a-i][1-9]$")]
"""A cell of the canvas."""


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Cards and money in front of a seat.

    Attributes:
        city: its cards.
        money: in dollars.
        hand: the cards still to build; None where they are unknown.
        built: cells built in this round.
        bought: industries bought so far.
        done: true once the seat has finished the current phase of its own accord.
    """

    city: Cells = EMPTY_CITY
    money: Money = 0
    hand: Annotated[tuple[Card, ...], msgspec.Meta(max_length=8)] | None = ()
    built: Annotated[tuple[CanvasCell, ...], msgspec.Meta(max_length=80)] = ()
    bought: Count = 0
    done: bool = False


class Lots(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Progress of divide-and-choose.

    Attributes:
        divider: the seat that lays out the two lots.
        waiting: seats without a lot, in the order they choose.
        owed: seats whose lot is settled but whose two cards are not named yet.
    """

    divider: Annotated[int, msgspec.Meta(ge=0, le=3), AT_SEAT]
    waiting: Annotated[tuple[Annotated[int, AT_SEAT], ...], msgspec.Meta(max_length=3)] = ()
    owed: Annotated[tuple[Annotated[int, AT_SEAT], ...], msgspec.Meta(max_length=MOST_OWED)] = ()


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Table of Card City: everything that it shows at a moment.

    Attributes:
        round: 1 to 10.
        phase: the current phase.
        start: the seat with the start marker.
        deck: cards not named yet: the face-down deck, and lots still on the table.
        supply: cards beside the deck, for development, purchase and returned cards.
        aside: cards out of the game by a ruling.
        lots: divide-and-choose, in its phase.
        towns: by seat.
        rulings: how ambiguous rules are read.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=10)]
    phase: Phase
    start: Annotated[int, msgspec.Meta(ge=0, le=3), AT_SEAT]
    deck: Pile
    supply: Pile
    towns: Annotated[tuple[Town, ...], msgspec.Meta(min_length=1, max_length=4)]
    lots: Lots | None = None
    aside: Pile = Pile()
    rulings: Readings = Readings()

    @property
    def order(self) -> tuple[int, ...]:
        """Seats in the order of this round, from the start marker to the left."""
        count = len(self.towns)
        return tuple((self.start + i) % count for i in range(count))

    @property
    def redraws_leisure(self) -> bool:
        """True while drawn leisure cards are drawn again: in the first round (divide.first)."""
        solo = len(self.towns) == 1
        return self.round == 1 and not (solo and self.rulings.solo_first == "keep")

    def put_town(self, seat: int, town: Town) -> "Position":
        """Replace a seat's town."""
        towns = list(self.towns)
        towns[seat] = town
        return msgspec.structs.replace(self, towns=tuple(towns))

    def with_town(self, seat: int, **changes: object) -> "Position":
        """Replace fields of a seat's town."""
        return self.put_town(seat, msgspec.structs.replace(self.towns[seat], **changes))


@lru_cache(maxsize=65_536)
def place_card(city: Cells, cell: int, letter: str) -> Cells:
    """Put a letter at a cell number of a city."""
    return city[:cell] + letter + city[cell + 1 :]
