"""Verdict of the referee on a move: legal, or all violations, with repairs."""

from typing import Any, Literal

from msgspec import Struct, field

from companion.engine.words import Label, Params, no_params

Kind = Literal["impossible", "breaks"]
"""``impossible``: the mirror cannot show it. ``breaks``: a rule forbids it, the table may overrule it."""


class Violation(Struct, frozen=True):
    """Rule that a move breaks.

    Attributes:
        rule: the rule's id within its game.
        section: the rulebook section it cites.
        kind: whether the table may overrule it.
        params: the params of its sentence.
        cells: names of the cells that cause it; empty where no cell does.
    """

    rule: str
    section: str
    kind: Kind = "breaks"
    params: Params = field(default_factory=no_params)
    cells: tuple[str, ...] = ()


class Repair(Struct, frozen=True):
    """Single change after which a refused move, or one near it, is legal, verified by judging again.

    Attributes:
        id: names its sentence.
        params: the params of the sentence; nothing else reads them.
        cells: the targets it proposes, such as ``a1`` or ``a1+b1``, nearest first; empty where it proposes
            none.
        moves: the moves that carry it out, legal now and equal in worth, nearest first; empty without any.
        then: the refused move, where one of `moves` comes first; None where one of them replaces it.
        labels: the label of each move; empty where the sentence tells the only move.
        correction: the correction after which the refused move is legal, where the app may show too little.
        entries: entries of the box that have to be read off the cardboard before.
    """

    id: str
    params: Params = field(default_factory=no_params)
    cells: tuple[str, ...] = ()
    moves: tuple[Any, ...] = ()
    then: Any = None
    labels: tuple[Label, ...] = ()
    correction: Any = None
    entries: tuple[str, ...] = ()


class Verdict(Struct, frozen=True):
    """Violations of a move; none when it is legal.

    Attributes:
        violations: in the order of the rules.
    """

    violations: tuple[Violation, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether no rule stands against the move."""
        return not self.violations

    @property
    def possible(self) -> bool:
        """Whether the table may allow the move: no violation is ``impossible``."""
        return all(violation.kind == "breaks" for violation in self.violations)


LEGAL = Verdict()
