"""Whose turn it is, as a rule."""

from collections.abc import Callable

from companion.engine.message import P
from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.verdict import Kind
from companion.engine.words import Who


def _nobody(_position: object, _seat: int) -> bool:
    return False


def turn(
    section: str,
    first: Callable[[P], int | None],
    kind: Kind = "impossible",
    left_out: Callable[[P, int], bool] = _nobody,
) -> Rule[P, object]:
    """The rule that somebody else is asked now; it names that seat.

    Args:
        section: the rulebook section about the order of turns.
        first: the seat that is asked now; None when nobody is.
        kind: whether the table can overrule it.
        left_out: a seat for which other rules speak, such as one that plays no more.
    """

    def check(position: P, seat: int, _move: object) -> Findings:
        asked = first(position)
        if asked in (None, seat) or left_out(position, seat):
            return KEPT
        return (({"seat": Who(asked)}, ()),)

    return Rule("turn", section, check, kind)
