"""What a rule is: its id, the section it cites, and a check that tells what stands against a move.

The check and the facts of its sentence live together, so that they cannot drift apart. There are two shapes:
a `Rule` judges a move as a whole; an `AreaRule` says which cells of a board it forbids for a piece, all at
once, which answers "may it lie here?", "where may it lie?" and "why not there?" from one source. The cells
are those of any board, and a piece covers one of them or several.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

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


def legal_moves(
    rules: Mapping[type[Any], Sequence[Rule[P, M]]], position: P, seat: int, moves: Iterable[M]
) -> Iterator[M]:
    """Those of many moves that keep every rule, in their order; none of a type that has no rules.

    The rule that stood against the last move of a type is asked first about the next, as it often stands
    against many. Every rule has an answer to every move, so that their order changes nothing.

    Args:
        rules: by type of move.
        position: the position.
        seat: whose moves.
        moves: which.
    """
    orders: dict[type[Any], list[Rule[P, M]]] = {}
    for move in moves:
        order = orders.get(type(move))
        if order is None:
            if type(move) not in rules:
                continue
            order = orders[type(move)] = list(rules[type(move)])
        for place, rule in enumerate(order):
            if rule.check(position, seat, move):
                if place:
                    order.insert(0, order.pop(place))
                break
        else:
            yield move


def nothing(_site: object) -> Params:
    """No params: for sentences that are complete by themselves."""
    return NO_PARAMS


def nowhere(_site: object, _hit: int) -> int:
    """No cell in particular is the cause."""
    return 0


def itself(_site: object, hit: int) -> int:
    """The forbidden cells themselves are the cause."""
    return hit


@dataclass(frozen=True)
class AreaRule(Generic[S]):
    """A rule about where a piece may lie, for a site: one seat's area and the piece in hand.

    A piece breaks it where it covers a forbidden cell. What is said is said of those of its cells that are
    forbidden, given as a mask: the hit. A piece of one cell has that cell's bit.

    Attributes:
        id: names the rule within its game.
        section: the rulebook section it cites.
        forbids: the mask of all cells where this rule forbids the site's piece.
        kind: whether the table may overrule it.
        params: what the sentence needs, the same on every cell.
        causes: the mask of cells that cause it, from the hit.
        at: params that differ from place to place, from the hit; takes the place of ``params``.
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
        """Whether its violation reads the same wherever the piece lies."""
        return self.at is None and self.causes is nowhere

    def violation(self, board: Cells, site: S, hit: int) -> Violation:
        """What this rule says of the forbidden cells that a piece covers, given as a mask."""
        params = self.at(site, hit) if self.at else self.params(site)
        return Violation(self.id, self.section, self.kind, params, board.names_of(self.causes(site, hit)))

    def findings(self, board: Cells, site: S, covered: int) -> Findings:
        """What this rule finds where a piece covers some cells, given as a mask."""
        hit = self.forbids(site) & covered
        if not hit:
            return KEPT
        found = self.violation(board, site, hit)
        return ((found.params, found.cells),)


Place = tuple[Cells, S, int]
"""Where a move lays a piece: the board, the site, and the mask of the cells it covers there."""


def about_places(
    rules: Iterable[AreaRule[S]], places: Callable[[P, int, M], tuple[Place[S], ...]]
) -> tuple[Rule[P, M], ...]:
    """Rules about places, asked of those that a move names.

    Args:
        rules: each tells all the cells that it forbids.
        places: given position, seat and move, where every piece lies that it lays; none that is not there.
            All the rules ask it of the same move, one after the other: it is asked once.
    """
    named: tuple[Any, int, Any, tuple[Place[S], ...]] = None, -1, None, ()

    def find(position: P, seat: int, move: M) -> tuple[Place[S], ...]:
        nonlocal named
        before, who, last, found = named
        if position is not before or move is not last or seat != who:
            found = places(position, seat, move)
            named = position, seat, move, found
        return found

    def ask(rule: AreaRule[S]) -> Rule[P, M]:
        forbids = rule.forbids

        def check(position: P, seat: int, move: M) -> Findings:
            found = KEPT
            for board, site, covered in find(position, seat, move):
                if forbids(site) & covered:
                    found = (*found, *rule.findings(board, site, covered))
            return found

        return Rule(rule.id, rule.section, check, rule.kind)

    return tuple(map(ask, rules))


def judge_cell(rules: Iterable[AreaRule[S]], board: Cells, site: S, covered: int) -> Iterator[Violation]:
    """Everything the rules have against a piece on a cell, or on several, in the rules' order.

    Args:
        rules: those about where the piece may lie.
        board: its cells.
        site: what the rules are asked of.
        covered: the mask of what the piece covers.
    """
    for rule in rules:
        if hit := rule.forbids(site) & covered:
            yield rule.violation(board, site, hit)


def free_cells(rules: Iterable[AreaRule[S]], board: Cells, site: S) -> int:
    """The mask of the cells no rule forbids: a piece may lie where it covers none but these."""
    free = board.full
    for rule in rules:
        free &= ~rule.forbids(site)
        if not free:
            break
    return free
