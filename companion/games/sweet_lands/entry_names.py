"""The names of the entries of the box that stand for something else: taken apart here, and nowhere else."""

from companion.engine.box import read_name

AREA = "area"
"""What the name of an area's effect begins with, which the rules say and no print does."""


def is_area(entry: str) -> bool:
    """Whether an entry is what the rules say of an area, such as ``area-K``."""
    return read_name(entry).kind == AREA


def area_letter(entry: str) -> str:
    """Return the letter of an area's effect."""
    return read_name(entry).which


def card_number(entry: str) -> int:
    """Return the number of a citizen card, such as 17 for ``card-17``."""
    return int(read_name(entry).which)


def income_space(entry: str) -> tuple[str, int] | None:
    """Return the resource and the space of ``income-gold-3``; None for another entry."""
    kind, which = read_name(entry)
    if kind != "income":
        return None
    resource, space = read_name(which)
    return resource, int(space)


def income_entry(resource: str, space: int) -> str:
    """Return the name of what a space of an income track gives; the last one stands for all beyond it."""
    return f"income-{resource}-{min(LAST_SPACE, max(0, space))}"


LAST_SPACE = 30
"""The last space of an income track."""


def map_hex(entry: str) -> tuple[str, str]:
    """Return the map and the hex of a hex's print, such as ``A:1,2``."""
    side, _, at = entry.partition(":")
    return side, at
