"""Rule about the order of turns."""

from collections.abc import Callable

from companion.engine.message import P
from companion.engine.rules import KEPT, Findings, Rule
from companion.engine.verdict import Kind
from companion.engine.words import Who


def _no_exemption(_position: object, _seat: int) -> bool:
    return False


def turn_rule(
    section: str,
    first: Callable[[P], int | None],
    kind: Kind = "impossible",
    is_exempt: Callable[[P, int], bool] = _no_exemption,
) -> Rule[P, object]:
    """Make the rule that another seat acts now, and name that seat in its violation.

    Args:
        section: the rulebook section about the order of turns.
        first: finds the seat that acts now; None when none does.
        kind: ``impossible``, or the kind that the table can overrule.
        is_exempt: checks for a seat under other rules, such as one that plays no more.
    """

    def find_violation(position: P, seat: int, _move: object) -> Findings:
        actor = first(position)
        if actor in (None, seat) or is_exempt(position, seat):
            return KEPT
        return (({"seat": Who(actor)}, ()),)

    return Rule("turn", section, find_violation, kind)
