"""Rules of a game: an id, the cited section, and a check that finds the violations of a move.

The check and the facts of its sentence live together, so that they cannot drift apart. There are two shapes:
a `Rule` judges a move as a whole; an `AreaRule` tells all cells of a board that it forbids for a piece, which
answers "may it lie here?", "where may it lie?" and "why not there?" from one source. The cells are those of
any board, and a piece covers one of them or several.
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
"""Finding of a check: the params of its sentence and the cells that cause it."""

Findings = Sequence[Finding]
"""Findings of a check, empty when the rule is kept."""

KEPT: Findings = ()
"""No finding: the move keeps the rule."""

BROKEN: Findings = ((NO_PARAMS, ()),)
"""Single finding whose sentence is complete by itself."""


@dataclass(frozen=True)
class Rule(Generic[P, M]):
    """Rule about a move as a whole.

    Attributes:
        id: names the rule within its game, and its texts of the kinds ``violation`` and ``rule``.
        section: the rulebook section it cites.
        check: finds every way in which a seat's move breaks the rule at a position, each as the params of the
            sentence and the cells that cause it. `KEPT` is none, `BROKEN` a single one without params. Asked
            about every move of its type, legal or not.
        kind: whether the table may overrule it.
    """

    id: str
    section: str
    check: Callable[[P, int, M], Findings]
    kind: Kind = "breaks"


def judge_move(rules: Iterable[Rule[P, M]], position: P, seat: int, move: M) -> tuple[Violation, ...]:
    """Find every violation of a move as a whole, in the rules' order."""
    found: list[Violation] = []
    for rule in rules:
        findings = rule.check(position, seat, move)
        if findings:
            found += [
                Violation(rule.id, rule.section, rule.kind, params, cells) for params, cells in findings
            ]
    return tuple(found)


def keeps_all(rules: Sequence[Rule[P, M]], position: P, seat: int, move: M) -> bool:
    """Check that a move keeps every rule, without reasons: the quick test for finding legal moves."""
    for rule in rules:  # noqa: SIM110 - a generator costs more than the checks
        if rule.check(position, seat, move):
            return False
    return True


def legal_moves(
    rules: Mapping[type[Any], Sequence[Rule[P, M]]], position: P, seat: int, moves: Iterable[M]
) -> Iterator[M]:
    """Filter the moves that keep every rule, in their order, and drop moves of a type without rules.

    The rule that stood against the last move of a type is checked first for the next, as it often stands
    against many. Every rule has an answer to every move, so that their order changes nothing.

    Args:
        rules: by type of move.
        position: the position.
        seat: the seat that moves.
        moves: the moves to judge.
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


def empty_params(_site: object) -> Params:
    """Return no params: for sentences that are complete by themselves."""
    return NO_PARAMS


def no_cells(_site: object, _hit: int) -> int:
    """Return the empty mask: no cell in particular is the cause."""
    return 0


def hit_cells(_site: object, hit: int) -> int:
    """Return the forbidden cells themselves as the cause."""
    return hit


@dataclass(frozen=True)
class AreaRule(Generic[S]):
    """Rule about the places of a piece, for a site: a seat's area and the piece in hand.

    A piece breaks it where it covers a forbidden cell. The violation is about those of its cells that are
    forbidden, given as a mask: the hit. A piece of one cell has that cell's bit.

    Attributes:
        id: names the rule within its game, and its texts of the kinds ``violation`` and ``rule``.
        section: the rulebook section it cites.
        forbids: the mask of all cells where this rule forbids the site's piece. Asked once for all cells.
        kind: whether the table may overrule it.
        params: the params of the sentence, the same on every cell. Asked for a violation.
        causes: the mask of cells that cause it, from the hit. Asked for a violation.
        params_at: params that differ from place to place, from the hit; takes the place of ``params``. Asked
            for a violation.
    """

    id: str
    section: str
    forbids: Callable[[S], int]
    kind: Kind = "breaks"
    params: Callable[[S], Params] = empty_params
    causes: Callable[[S, int], int] = no_cells
    params_at: Callable[[S, int], Params] | None = None

    @property
    def same_everywhere(self) -> bool:
        """Whether its violation reads the same wherever the piece lies."""
        return self.params_at is None and self.causes is no_cells

    def violation(self, board: Cells, site: S, hit: int) -> Violation:
        """Make the violation for the forbidden cells that a piece covers, given as a mask."""
        params = self.params_at(site, hit) if self.params_at else self.params(site)
        return Violation(self.id, self.section, self.kind, params, board.names_of(self.causes(site, hit)))

    def findings(self, board: Cells, site: S, covered: int) -> Findings:
        """Find the violation of a piece that covers some cells, given as a mask."""
        hit = self.forbids(site) & covered
        if not hit:
            return KEPT
        found = self.violation(board, site, hit)
        return ((found.params, found.cells),)


Place = tuple[Cells, S, int]
"""Place of a piece that a move lays: the board, the site, and the mask of the covered cells."""


def rules_for_moves(
    rules: Iterable[AreaRule[S]], places: Callable[[P, int, M], tuple[Place[S], ...]]
) -> tuple[Rule[P, M], ...]:
    """Convert rules about places to rules about the moves that name those places.

    Args:
        rules: each tells all the cells that it forbids.
        places: finds the place of every piece that a seat's move lays at a position; no place off the board.
            All rules share its answer for the same move: it is called once.
    """
    cached: tuple[Any, int, Any, tuple[Place[S], ...]] = None, -1, None, ()

    def find_places(position: P, seat: int, move: M) -> tuple[Place[S], ...]:
        nonlocal cached
        before, who, last, found = cached
        if position is not before or move is not last or seat != who:
            found = places(position, seat, move)
            cached = position, seat, move, found
        return found

    def make_rule(rule: AreaRule[S]) -> Rule[P, M]:
        forbids = rule.forbids

        def check(position: P, seat: int, move: M) -> Findings:
            found = KEPT
            for board, site, covered in find_places(position, seat, move):
                if forbids(site) & covered:
                    found = (*found, *rule.findings(board, site, covered))
            return found

        return Rule(rule.id, rule.section, check, rule.kind)

    return tuple(map(make_rule, rules))


def judge_cell(rules: Iterable[AreaRule[S]], board: Cells, site: S, covered: int) -> Iterator[Violation]:
    """Yield every violation of a piece on a cell, or on several, in the rules' order.

    Args:
        rules: the rules about its places.
        board: its cells.
        site: the seat's area and the piece.
        covered: the mask of the cells that the piece covers.
    """
    for rule in rules:
        if hit := rule.forbids(site) & covered:
            yield rule.violation(board, site, hit)


def free_cells(rules: Iterable[AreaRule[S]], board: Cells, site: S) -> int:
    """Find the cells that no rule forbids, as a mask. A legal piece covers only these."""
    free = board.full
    for rule in rules:
        free &= ~rule.forbids(site)
        if not free:
            break
    return free
