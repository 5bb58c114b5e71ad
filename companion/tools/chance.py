"""Answers of chance: dice of any number of sides, coins, and the starting seat."""

from random import Random
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.engine.plain_text import clean_names_in
from companion.engine.record import Millis
from companion.engine.setup import LONGEST_NAME

MOST_DICE = 20
"""Dice, or coins, thrown at once."""

MOST_SIDES = 1000
"""Sides of the largest die."""

Kind = Literal["dice", "coins", "start"]
"""Kind of question to chance: the sum of dice, heads or tails, or a seat."""

HEADS, TAILS = 1, 2
"""The sides of a coin."""

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answer of chance.

    Attributes:
        number: counts the rolls of a table from 1.
        at: when it fell, in milliseconds since 1970.
        kind: the kind of question.
        sides: the sides of each die; 2 for coins; the number of seats where a seat was drawn.
        values: the side of each die or coin, from 1; the seat that was drawn, from 1.
        by: the asker's name; empty for the host or where nobody is named.
        who: the name of the drawn seat at that time; empty for dice and coins.

    Raises:
        ValueError: a value is larger than ``sides``.
    """

    number: Annotated[int, Meta(ge=1)]
    at: Millis
    kind: Kind
    sides: Annotated[int, Meta(ge=1, le=MOST_SIDES)]
    values: Annotated[tuple[Annotated[int, Meta(ge=1)], ...], Meta(min_length=1, max_length=MOST_DICE)]
    by: Name = ""
    who: Name = ""

    def __post_init__(self) -> None:
        clean_names_in(self, "by", "who")
        if max(self.values) > self.sides:
            raise ValueError(f"a die with {self.sides} sides shows {max(self.values)}")

    @property
    def total(self) -> int:
        """Sum of the dice."""
        return sum(self.values)

    @property
    def heads(self) -> int:
        """Number of coins that show heads."""
        return self.values.count(HEADS)


def roll_values(random: Random, count: int, sides: int) -> tuple[int, ...]:
    """Roll dice, each side of each as likely as any other.

    Args:
        random: the source of chance.
        count: the number of dice, 1 to `MOST_DICE`.
        sides: the sides of each, 1 to `MOST_SIDES`.

    Raises:
        ValueError: there are no such dice.
    """
    if not (1 <= count <= MOST_DICE and 1 <= sides <= MOST_SIDES):
        raise ValueError(f"{count} dice with {sides} sides")
    return tuple(random.randint(1, sides) for _ in range(count))
