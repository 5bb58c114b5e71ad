"""What a rule is: its id, the section it cites, and a check that tells what stands against a move.

The check and the facts of its sentence live together, so that they cannot drift apart. There are two shapes:
a `Rule` judges a move as a whole; an `AreaRule` says which cells of a board it forbids for a piece, all at
once, which answers "may it lie here?", "where may it lie?" and "why not there?" from one source.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from companion.engine.verdict import Kind, Violation
from companion.engine.words import NO_PARAMS, Params
from companion.geometry.cells import Cells

P = TypeVar("P")
M = TypeVar("M")
S = TypeVar("S")

Finding = tuple[Params, tuple[str, ...]]
"""One thing a check found: the params of its sentence and the cells that cause it."""

Findings = Sequence[Finding]
"""All a check found; empty when the rule is kept."""

KEPT: Findings = ()

BROKEN: Findings = ((NO_PARAMS, ()),)
"""One finding whose sentence is complete by itself."""


@dataclass(frozen=True)
class Rule(Generic[P, M]):
    """A rule about a move as a whole.

    Attributes:
        id: names the rule within its game.
        section: the rulebook section it cites.
        check: given position, seat and move, tells one finding for every way the rule is broken.
        kind: whether the table may overrule it.
    """

    id: str
    section: str
    check: Callable[[P, int, M], Findings]
    kind: Kind = "breaks"


def judge_move(rules: Iterable[Rule[P, M]], position: P, seat: int, move: M) -> tuple[Violation, ...]:
    """Everything the rules have against a move as a whole, in the rules' order."""
    found: list[Violation] = []
    for rule in rules:
        findings = rule.check(position, seat, move)
        if findings:
            found += [
                Violation(rule.id, rule.section, rule.kind, params, cells) for params, cells in findings
            ]
    return tuple(found)


def keeps(rules: Sequence[Rule[P, M]], position: P, seat: int, move: M) -> bool:
    """Whether a move keeps every rule; for finding legal moves, where nobody asks why the others are not."""
    for rule in rules:  # noqa: SIM110 - a generator costs more than the checks
        if rule.check(position, seat, move):
            return False
    return True


def nothing(_site: object) -> Params:
    """No params: for sentences that are complete by themselves."""
    return NO_PARAMS


def nowhere(_site: object, _cell: int) -> int:
    """No cell in particular is the cause."""
    return 0


@dataclass(frozen=True)
class AreaRule(Generic[S]):
    """A rule about where a piece may lie, for a site: one seat's area and the piece in hand.

    Attributes:
        id: names the rule within its game.
        section: the rulebook section it cites.
        forbids: the mask of all cells where this rule forbids the site's piece.
        kind: whether the table may overrule it.
        params: what the sentence needs, the same on every cell.
        causes: the mask of cells that cause it at one cell, given as a one-bit mask.
        at: params that differ from cell to cell, given as a one-bit mask; takes the place of ``params``.
    """

    id: str
    section: str
    forbids: Callable[[S], int]
    kind: Kind = "breaks"
    params: Callable[[S], Params] = nothing
    causes: Callable[[S, int], int] = nowhere
    at: Callable[[S, int], Params] | None = None

    @property
    def same_everywhere(self) -> bool:
        """Whether its violation reads the same on every cell."""
        return self.at is None and self.causes is nowhere

    def violation(self, grid: Cells, site: S, cell: int) -> Violation:
        """What this rule says of a cell it forbids, the cell given as a one-bit mask."""
        params = self.at(site, cell) if self.at else self.params(site)
        return Violation(self.id, self.section, self.kind, params, grid.named(self.causes(site, cell)))

    def findings(self, grid: Cells, site: S, cell: int) -> Findings:
        """What this rule finds at one cell, given as a one-bit mask; for a `Rule` about a move there."""
        if not self.forbids(site) & cell:
            return KEPT
        found = self.violation(grid, site, cell)
        return ((found.params, found.cells),)


def judge_cell(rules: Iterable[AreaRule[S]], grid: Cells, site: S, cell: int) -> Iterator[Violation]:
    """Everything the rules have against one cell, given as a one-bit mask, in the rules' order."""
    for rule in rules:
        if rule.forbids(site) & cell:
            yield rule.violation(grid, site, cell)


def free_cells(rules: Iterable[AreaRule[S]], grid: Cells, site: S) -> int:
    """The mask of the cells no rule forbids: where the site's piece may lie."""
    forbidden = 0
    for rule in rules:
        forbidden |= rule.forbids(site)
    return grid.full & ~forbidden
