"""The verdict for every target of a piece at once, legal or not."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.engine.rules import AreaRule, S
from companion.engine.verdict import LEGAL, Verdict, Violation
from companion.geometry.bits import bits
from companion.geometry.cells import Cells


@dataclass(frozen=True)
class Survey:
    """Where a piece may lie, and why it may not lie elsewhere.

    Attributes:
        seat: for whom it was asked.
        piece: the piece's id.
        targets: every target's verdict by the target's name, in the order of the board.
    """

    seat: int
    piece: str
    targets: Mapping[str, Verdict]

    @property
    def legal(self) -> tuple[str, ...]:
        """The names of the targets where it may lie."""
        return tuple(name for name, verdict in self.targets.items() if verdict.legal)


def survey_cells(rules: Iterable[AreaRule[S]], grid: Cells, site: S, seat: int, piece: str) -> Survey:
    """Judge every cell of a board for one piece; each rule is asked once, however many there are."""
    found: dict[int, list[Violation]] = {cell: [] for cell in grid.index.values()}
    for rule in rules:
        forbidden = rule.forbids(site)
        if not forbidden:
            continue
        if rule.same_everywhere:
            violation = rule.violation(grid, site, 0)
            for cell in bits(forbidden):
                found[cell].append(violation)
        else:
            for cell in bits(forbidden):
                found[cell].append(rule.violation(grid, site, 1 << cell))
    targets = {
        name: Verdict(tuple(violations)) if violations else LEGAL
        for name, violations in zip(grid.index, found.values(), strict=True)
    }
    return Survey(seat, piece, targets)
