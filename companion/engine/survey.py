"""Verdicts for every target of a piece at once, legal or not."""

from collections.abc import Callable, ItemsView, Iterable, Iterator, Mapping, ValuesView
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, TypeVar

from companion.engine.rules import AreaRule, S, free_cells
from companion.engine.verdict import LEGAL, Verdict, Violation
from companion.geometry.bits import bits
from companion.geometry.cached import cached_property
from companion.geometry.cells import Cells
from companion.geometry.placements import Placements, W

T = TypeVar("T")


class Verdicts(Mapping[str, Verdict], Generic[T]):
    """Verdicts of many targets, each judged on its first look-up.

    Args:
        targets: the moves or placements, by the target's name, in the order of the board.
        judge: makes the verdict of a target.
        free: finds the names of the legal targets, without judging the others.
    """

    def __init__(
        self, targets: Mapping[str, T], judge: Callable[[T], Verdict], free: Callable[[], Iterable[str]]
    ) -> None:
        self._targets = targets
        self._judge = judge
        self._free = free
        self._found: dict[str, Verdict] = {}

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """Names of the legal targets, each once."""
        return tuple(dict.fromkeys(self._free()))

    def __iter__(self) -> Iterator[str]:
        return iter(self._targets)

    def __len__(self) -> int:
        return len(self._targets)

    def __getitem__(self, target: str) -> Verdict:
        found = self._found.get(target)
        if found is None:
            found = self._found[target] = self._judge(self._targets[target])
        return found

    def _judge_all(self) -> dict[str, Verdict]:
        if len(self._found) < len(self._targets):
            judge = self._judge
            self._found = {name: judge(target) for name, target in self._targets.items()}
        return self._found

    def items(self) -> ItemsView[str, Verdict]:
        """Judge every target, and list each with its verdict."""
        return self._judge_all().items()

    def values(self) -> ValuesView[Verdict]:
        """Judge every target, and list the verdicts."""
        return self._judge_all().values()


class Aim(NamedTuple):
    """Aim of a move: a piece of its game, and a target of the piece's survey.

    Attributes:
        piece: the piece's id.
        target: the target's name.
    """

    piece: str
    target: str


@dataclass(frozen=True)
class Survey:
    """Survey of a piece: the places where it may lie, and the reasons against all others.

    Attributes:
        seat: the seat that lays the piece.
        piece: the piece's id.
        targets: every target's verdict by the target's name, in the order of the board: a cell such as
            ``a1``, or of a piece of several cells a placement such as ``a1+b1``.
    """

    seat: int
    piece: str
    targets: Mapping[str, Verdict]

    @property
    def legal(self) -> tuple[str, ...]:
        """Names of the legal targets."""
        if isinstance(self.targets, Verdicts):
            return self.targets.legal
        return tuple(name for name, verdict in self.targets.items() if verdict.legal)

    def with_violations(self, violations: tuple[Violation, ...]) -> "Survey":
        """Add violations that hold for every target in front of the target's own."""
        if not violations:
            return self
        alone = Verdict(violations)
        targets = {
            name: Verdict((*violations, *verdict.violations)) if verdict.violations else alone
            for name, verdict in self.targets.items()
        }
        return replace(self, targets=targets)


def survey_cells(
    rules: Iterable[AreaRule[S]], board: Cells, site: S, seat: int, piece: str, within: int | None = None
) -> Survey:
    """Judge every cell of a board for a piece of one cell, with a single call of each rule.

    Args:
        rules: the rules about its places.
        board: its cells.
        site: the seat's area and the piece.
        seat: the seat that lays the piece.
        piece: the piece's id.
        within: the mask of the cells that are targets at all; None for all cells.
    """
    index = board.index
    if within is not None:
        index = {name: number for name, number in index.items() if within >> number & 1}
    found: dict[int, list[Violation]] = {cell: [] for cell in index.values()}
    for rule in rules:
        forbidden = rule.forbids(site)
        if within is not None:
            forbidden &= within
        if not forbidden:
            continue
        if rule.same_everywhere:
            violation = rule.violation(board, site, 0)
            for cell in bits(forbidden):
                found[cell].append(violation)
        else:
            for cell in bits(forbidden):
                found[cell].append(rule.violation(board, site, 1 << cell))
    targets = {
        name: Verdict(tuple(violations)) if violations else LEGAL
        for name, violations in zip(index, found.values(), strict=True)
    }
    return Survey(seat, piece, targets)


def survey_placements(
    rules: Iterable[AreaRule[S]], board: Cells, site: S, seat: int, piece: str, placements: Placements[W]
) -> Survey:
    """Judge every placement of a piece of several cells, each on its first look-up.

    Args:
        rules: the rules about its places.
        board: its cells.
        site: the seat's area and the piece.
        seat: the seat that lays the piece.
        piece: the piece's id.
        placements: its placements: the targets.
    """
    judged = tuple((rule, forbidden) for rule in rules if (forbidden := rule.forbids(site)))
    free = free_cells((rule for rule, _ in judged), board, site)

    def judge_placement(placement: W) -> Verdict:
        if not placement.mask & ~free:
            return LEGAL
        hits = ((rule, placement.mask & forbidden) for rule, forbidden in judged)
        return Verdict(tuple(rule.violation(board, site, hit) for rule, hit in hits if hit))

    return Survey(
        seat,
        piece,
        Verdicts(
            placements.by_name, judge_placement, lambda: placements.names(lambda way: not way.mask & ~free)
        ),
    )
