"""What the cardboard of a table shows, for the witness: every print looked up by its name, as plain data."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from companion.engine.gains import NOTHING, Gain, Gains
from companion.games.sweet_lands import entries, values
from companion.games.sweet_lands.position import Player, Position

INFERRED = {"cost-D": "6 wood"}
"""What is known of the cardboard although no owner has said it."""

AREAS: Mapping[str, tuple[str, str]] = {
    "A": ("6 wheat", "3 terrain"),
    "B": ("4 wheat", "2 food"),
    "C": ("4 wheat", "rabbit"),
    "D": ("none", "3 road"),
    "E": ("none", "2 property"),
    "F": ("3 iron", "2 track"),
    "G": ("2 diamond", "2 any"),
    "H": ("none", "disc"),
    "I": ("none", "diamond"),
    "J": ("none", "2 card"),
    "K": ("none", "6 gold/8 gold"),
    "L": ("4 gold", "none"),
    "M": ("8 wheat+8 wood", "3 terrain+3 road"),
    "N": ("7 wheat", "3 food"),
    "O": ("9 wheat", "2 rabbit"),
    "P": ("wood", "3 property"),
    "Q": ("5 iron", "3 track"),
}
"""What the rules say of every area: what it costs and what it gives."""


@lru_cache(maxsize=4096)
def _read(name: str, text: str) -> Any:
    return values.value_of(entries.field_of(name).form, text)


@lru_cache(maxsize=64)
def said(own: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    """Return what an owner has said, by name."""
    return dict(own)


def value(position: Position, name: str) -> Any:
    """Return what an entry shows: a number, a word, gains or a tuple of those. None if nobody has read it."""
    text = said(position.own).get(name, INFERRED.get(name))
    return None if text is None else _read(name, text)


def part(position: Position, name: str, number: int) -> Any:
    """Return one part of an entry of several. None if nobody has read it."""
    found = value(position, name)
    return None if found is None else found[number]


def known(position: Position, beginning: str) -> list[int]:
    """Return the numbers of the entries ``beginning-1``, ``beginning-2``... that somebody has read."""
    found = []
    for name, _ in position.own:
        head, _, tail = name.rpartition("-")
        if head == beginning and tail.isdigit():
            found.append(int(tail))
    return sorted(found)


def ground(position: Position, side: str, at: str) -> tuple[str, ...] | None:
    """Return what is printed on a hex, its ground first; ``off`` beside a map that is drawn.

    None if unknown.
    """
    return ground_of(position.own, side, at)


@lru_cache(maxsize=16384)
def ground_of(own: tuple[tuple[str, str], ...], side: str, at: str) -> tuple[str, ...] | None:
    """Return the same, of what an owner has said."""
    if at == "0,0":
        return ("capital",)
    if f"map-{side}" in said(own):
        return tuple(_read(f"map-{side}", said(own)[f"map-{side}"]).get(at, ("off",)))
    single = said(own).get(f"{side}:{at}")
    return None if single is None else tuple(_read(f"{side}:{at}", single))


def is_drawn(position: Position, side: str) -> bool:
    """Tell if the whole map is known."""
    return value(position, f"map-{side}") is not None


def amounts(gains: Gains | None, option: int = 0) -> dict[str, int]:
    """Tell how much of everything one option of a cost takes. Nothing if nobody knows it."""
    found: dict[str, int] = {}
    for gain in (gains or NOTHING).options[option]:
        found[gain.kind] = found.get(gain.kind, 0) + gain.count
    return found


def needs(gains: Gains) -> list[Gain]:
    """Return what has to be there, of a print that is a condition."""
    return [*gains.needs, *gains.options[0]]


STOCKS = {
    "gold": "gold",
    "wheat": "wheat",
    "wood": "wood",
    "iron": "iron",
    "diamond": "diamonds",
    "card": "hand",
}


def _for_slot(player: Player) -> int:
    """Return the cards that have to be left for the slot of the area that goes on."""
    return sum(due.count for due in player.dues if due.kind == "discard")


def can_pay(position: Position, player: Player, cost: Mapping[str, int]) -> bool:
    """Tell if a seat has so much of everything. In rounds 1 to 4 its last card is never given away."""
    for kind, count in cost.items():
        least = 1 + _for_slot(player) if kind == "card" and position.round < 5 else 0
        if count and getattr(player, STOCKS[kind]) - count < least:
            return False
    return True


def together(*costs: Mapping[str, int]) -> dict[str, int]:
    """Several costs at once."""
    found: dict[str, int] = {}
    for cost in costs:
        for kind, count in cost.items():
            found[kind] = found.get(kind, 0) + count
    return found
