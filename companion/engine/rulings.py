"""How ambiguous rules are read: the readings of each, and the one a table has chosen."""

from dataclasses import dataclass
from typing import get_args, get_type_hints

import msgspec


class Rulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of a game's rulings: one field for each, a Literal of its readings, the default first."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ambiguous rule.

    Attributes:
        id: names the rule and its texts.
        readings: every way to read it, the default first.
        sections: rulebook sections it bears on.
    """

    id: str
    readings: tuple[str, ...]

    @property
    def default(self) -> str:
        """The reading the app takes unless told otherwise."""
        return self.readings[0]


def rulings_of(kind: type[Rulings]) -> tuple[Ruling, ...]:
    """The rulings a game declares, in the order of its rulebook."""
    hints = get_type_hints(kind)
    return tuple(Ruling(name, get_args(hints[name])) for name in kind.__struct_fields__)
