"""Parser of the names of box entries that stand for something else. No other module takes them apart."""

from companion.engine.box import split_name
from companion.games.sweet_lands.entries import LAST_INCOME

AREA = "area"
"""Prefix of the name of an area's effect, which the rules state and no print does."""


def is_area(entry: str) -> bool:
    """Check that an entry is an area's effect as the rules state it, such as ``area-K``."""
    return split_name(entry).kind == AREA


def area_letter(entry: str) -> str:
    """Parse the letter of an area's effect."""
    return split_name(entry).which


def is_card_entry(entry: str) -> bool:
    """Check that an entry is a citizen card."""
    return split_name(entry).kind == "card"


def card_number(entry: str) -> int:
    """Parse the number of a citizen card, such as 17 for ``card-17``."""
    return int(split_name(entry).which)


def income_space(entry: str) -> tuple[str, int] | None:
    """Parse the resource and the space of ``income-gold-3``, or return None for another entry."""
    kind, which = split_name(entry)
    if kind != "income":
        return None
    resource, space = split_name(which)
    return resource, int(space)


def income_entry(resource: str, space: int) -> str:
    """Name the entry of an income space, clamped to 0 and to the last space."""
    return f"income-{resource}-{min(LAST_INCOME, max(0, space))}"


def character_of(entry: str) -> str:
    """Parse the character of an entry on its board, such as ``3b`` for ``3b-start``."""
    return split_name(entry).kind


def map_hex(entry: str) -> tuple[str, str]:
    """Split a hex's entry, such as ``A:1,2``, into its map and its hex."""
    side, _, at = entry.partition(":")
    return side, at
