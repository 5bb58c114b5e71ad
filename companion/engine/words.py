"""Values that name a text instead of holding the text, so that data speaks every language."""

from collections.abc import Mapping
from decimal import Decimal
from types import MappingProxyType

import msgspec


class Word(msgspec.Struct, frozen=True, tag_field="text", tag="word", forbid_unknown_fields=True):
    """Name of a message, to be rendered in the reader's language.

    Attributes:
        id: kind and name without the game's prefix, such as ``card-R`` or ``phase-build``.
    """

    id: str


class Who(msgspec.Struct, frozen=True, tag_field="text", tag="who", forbid_unknown_fields=True):
    """Seat, to be shown by its person's name.

    Attributes:
        seat: its number.
    """

    seat: int


class Phrase(msgspec.Struct, frozen=True, tag_field="text", tag="phrase", forbid_unknown_fields=True):
    """Name of a message with params of its own, such as a number: ``2 cards`` inside a sentence.

    Attributes:
        id: kind and name without the game's prefix, such as ``amount-card``.
        params: its params, by name; phrases of their own, or a list of them, among them.
    """

    id: str
    params: tuple[tuple[str, "int | str | Word | Who | Phrase | tuple[Phrase, ...]"], ...] = ()


Label = str | Word | Phrase | Who
"""The name of one thing: of a cell, or a text that is rendered in the reader's language."""

Params = Mapping[str, int | Decimal | Label | tuple[Label, ...]]
"""Params of a sentence: numbers, cells, words to be translated, and seats to be named."""

NO_PARAMS: Params = MappingProxyType({})


def no_params() -> Params:
    """Return the shared empty params, the default of every value that carries params."""
    return NO_PARAMS


def amount_phrase(kind: str, count: int) -> Phrase:
    """Name an amount of a thing, as the game's text ``amount-<kind>`` writes it."""
    return Phrase(f"amount-{kind}", (("count", count),))
