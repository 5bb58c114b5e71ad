"""Setup of a table: its seats, and the readings of ambiguous rules."""

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

Colour = Literal[
    "teal", "amber", "rose", "indigo", "lime", "orange", "violet", "slate", "brown", "sky", "red", "ink"
]
"""A seat's colour; the screen pairs each with a shape, so that colour is never the only sign."""

COLOURS: tuple[Colour, ...] = get_args(Colour)

MOST_SEATS = len(COLOURS)
"""More people than that never sit at one table."""

USUAL_COLOURS = 8
"""Number of colours in games for at most as many seats: their carry codes know no others."""

LONGEST_NAME = 200
"""Letters of the name of a person or a game at most; what is typed at a table has less room."""

_NARROW = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, extra={"narrow": _NARROW})]
"""A person's name; kept whole, and cut on a screen only. ``narrow``: see `companion.sharing.values`."""

EntryName = Annotated[str, msgspec.Meta(max_length=20)]
EntryText = Annotated[str, msgspec.Meta(max_length=2000)]

MOST_ENTRIES = 990
"""Largest count of an owner's entries of a box, families included."""

AT_SEAT = object()
"""Marks a number as that of a seat, ``Annotated[int, AT_SEAT]``: people type and read the seat's name."""


def names_seat(hint: Any) -> bool:
    """Check that a type is that of a seat's number."""
    if get_origin(hint) is Annotated:
        return AT_SEAT in hint.__metadata__
    return get_origin(hint) in (Union, UnionType) and any(map(names_seat, get_args(hint)))


Mode = Literal["play", "score"]
"""``play``: from the first round. ``score``: a finished table is painted and only added up."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Place at the table.

    Attributes:
        name: the person who sits there.
        colour: the colour of its cards, dice and marks.
    """

    name: Name
    colour: Colour


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts that are settled before the first move.

    Attributes:
        seats: clockwise; each plays to the left of the one before.
        rulings: readings that differ from the default, by ruling id.
        start: the number of the seat that begins.
        mode: whether the table is played or only scored.
        box: the owner's texts that differ from the box that ships, by name of the entry.
    """

    seats: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    rulings: Annotated[dict[str, str], msgspec.Meta(max_length=64)] = {}
    start: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)] = 0
    mode: Mode = "play"
    box: Annotated[dict[EntryName, EntryText], msgspec.Meta(max_length=MOST_ENTRIES)] = {}

    @property
    def hints(self) -> bool:
        """True for a table that chose to allow hints, or that is only scored."""
        return self.mode == "score" or self.rulings.get("hints") == "everybody"


def colours_for(most: int) -> tuple[Colour, ...]:
    """List the colours that people can have in a game.

    Args:
        most: the largest number of seats of the game.
    """
    return COLOURS[: max(USUAL_COLOURS, most)]


def make_seats(*names: str) -> tuple[Seat, ...]:
    """Make seats for some names, each with the next colour."""
    return tuple(Seat(name, colour) for name, colour in zip(names, COLOURS, strict=False))
