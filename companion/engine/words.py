"""Values that name a text instead of holding one: how data speaks in every language at once."""

from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType

import msgspec


class Word(msgspec.Struct, frozen=True, tag_field="text", tag="word", forbid_unknown_fields=True):
    """The name of a message, to be rendered in the reader's language.

    Attributes:
        id: kind and name without the game's prefix, such as ``card-R`` or ``phase-build``.
    """

    id: str


class Who(msgspec.Struct, frozen=True, tag_field="text", tag="who", forbid_unknown_fields=True):
    """A seat, to be shown by its person's name.

    Attributes:
        seat: its number.
    """

    seat: int


class Phrase(msgspec.Struct, frozen=True, tag_field="text", tag="phrase", forbid_unknown_fields=True):
    """The name of a message that needs something itself, such as a number: ``2 cards`` inside a sentence.

    Attributes:
        id: kind and name without the game's prefix, such as ``amount-card``.
        params: what it needs, by name.
    """

    id: str
    params: tuple[tuple[str, int | str | Word | Who], ...] = ()


Label = str | Word | Phrase | Who
"""The name of one thing: of a cell, or a text that is rendered in the reader's language."""

Params = Mapping[str, int | Decimal | Label | tuple[Label, ...]]
"""What a sentence needs to be complete: numbers, cells, words to be translated, and seats to be named."""

NO_PARAMS: Params = MappingProxyType({})


def no_params() -> Params:
    """The empty params, shared; the default of every value that carries some."""
    return NO_PARAMS


def amount(kind: str, count: int) -> Phrase:
    """So much of something, as the game's text ``amount-<kind>`` says it."""
    return Phrase(f"amount-{kind}", (("count", count),))
