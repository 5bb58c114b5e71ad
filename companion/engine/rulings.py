"""Ambiguous rules: the readings of each, and the reading that a table has chosen."""

from dataclasses import dataclass
from typing import get_args, get_type_hints

import msgspec


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a game's rulings: a field for each ruling, a Literal of its readings, the default first."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """Ambiguous rule with its readings.

    Attributes:
        id: names the rule and its texts.
        readings: every way to read it, the default first.
        sections: rulebook sections it bears on.
    """

    id: str
    readings: tuple[str, ...]

    @property
    def default(self) -> str:
        """Reading that the app takes by default."""
        return self.readings[0]


def rulings_of(kind: type[Rulings]) -> tuple[Ruling, ...]:
    """List the rulings that a game declares, in the order of its rulebook."""
    hints = get_type_hints(kind)
    return tuple(Ruling(name, get_args(hints[name])) for name in kind.__struct_fields__)
