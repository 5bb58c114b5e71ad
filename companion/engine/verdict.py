"""The referee's answer to a move: legal, or every rule it breaks, and what would mend it."""

from typing import Any, Literal

from msgspec import Struct, field

from companion.engine.words import Label, Params, no_params

Kind = Literal["impossible", "breaks"]
"""``impossible``: the mirror cannot show it. ``breaks``: a rule forbids it, the table may overrule it."""


class Violation(Struct, frozen=True):
    """One rule that a move breaks.

    Attributes:
        rule: the rule's id within its game.
        section: the rulebook section it cites.
        kind: whether the table may overrule it.
        params: what its sentence needs.
        cells: names of the cells that cause it; empty where no cell does.
    """

    rule: str
    section: str
    kind: Kind = "breaks"
    params: Params = field(default_factory=no_params)
    cells: tuple[str, ...] = ()


class Repair(Struct, frozen=True):
    """One single change after which a refused move, or one near it, is legal; verified by judging again.

    Attributes:
        id: names its sentence.
        params: what the sentence needs; nothing else reads them.
        cells: the cells it proposes, nearest first; empty where it proposes none.
        moves: the moves that carry it out, legal now and equal in worth, nearest first; empty without any.
        then: the refused move, where one of `moves` comes first; None where one of them replaces it.
        labels: what tells the moves apart, one for each; empty where the sentence tells the only one.
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
    """All that stands against a move; nothing does when it is legal."""

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
