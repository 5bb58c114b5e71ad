"""Ambiguous rules: the readings of each, and the reading that a table has chosen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_args, get_type_hints

import msgspec


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a game's rulings and variants: a field for each, a Literal of its readings, default first."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """Ambiguous rule with its readings.

    Attributes:
        id: names the rule and its texts.
        readings: every way to read it, the default first.
    """

    id: str
    readings: tuple[str, ...]

    @property
    def default(self) -> str:
        """Reading that the app takes by default."""
        return self.readings[0]


HINTS = Ruling("hints", ("nobody", "everybody"))
"""Ruling of a table, whatever its game: for whom the app tells which move brings the most."""

TABLE_RULINGS = (HINTS,)
"""Rulings that every table has besides those of its game. No position holds them."""


def split_rulings(chosen: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Split chosen readings into those of the game and those of `TABLE_RULINGS`."""
    names = {ruling.id for ruling in TABLE_RULINGS}
    own = {name: reading for name, reading in chosen.items() if name not in names}
    return own, {name: reading for name, reading in chosen.items() if name in names}


def rulings_of(kind: type[Rulings]) -> tuple[Ruling, ...]:
    """List the rulings that a game declares, in the order of its rulebook."""
    hints = get_type_hints(kind)
    return tuple(Ruling(name, get_args(hints[name])) for name in kind.__struct_fields__)
