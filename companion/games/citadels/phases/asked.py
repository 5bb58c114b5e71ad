"""What every phase asks first: is it this seat's turn?"""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.words import Who
from companion.games.citadels.moves import Move
from companion.games.citadels.phases.stage import Check
from companion.games.citadels.position import Position

Rules = Mapping[type[Any], tuple[Check, ...]]
"""By type of move, everything that can stand against it."""

First = Callable[[Position], int | None]
"""Gives the seat that is asked now; None when nobody is."""


def turn(section: str, first: First) -> Check:
    """The rule that somebody else is asked now; it names that seat. The table cannot overrule it."""

    def check(position: Position, seat: int, _move: Move) -> Findings:
        asked = first(position)
        return KEPT if asked in (None, seat) else (({"seat": Who(asked)}, ()),)

    return Rule("turn", section, check, "impossible")
