"""Laying of a piece of several squares whose faces may differ: targets, rules and repairs of its moves."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic

from companion.engine.message import P
from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.verdict import Repair
from companion.engine.words import Params
from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property
from companion.geometry.cells import mask_within
from companion.geometry.floating import Frame
from companion.geometry.placements import cells_in, placement_name
from companion.geometry.shapes import Step
from companion.geometry.square import Grid

DOMINO: tuple[Step, ...] = ((0, 0), (1, 0))
"""Two squares side by side."""

NEARBY = 3
"""Most other places that a repair proposes."""

IsLegal = Callable[[Any], bool]
"""Checks that a move is legal."""


@lru_cache(maxsize=64)
def list_ways(piece: tuple[Step, ...], grid: Grid, flips: bool, alike: bool) -> tuple[tuple[str, ...], ...]:
    """List every way to lay a piece on a grid: the names of its squares, in the order of its faces.

    The ways are in the order of their first square, and turn clockwise on each.

    Args:
        piece: its squares, as steps to the right and down from any square.
        grid: the squares of the board.
        flips: whether it may be turned over.
        alike: whether its faces are alike: the same squares are one way, in the order of the board.
    """
    turned = tuple(dict.fromkeys(_yield_turns(piece, flips)))
    columns, rows = range(grid.columns), range(grid.rows)
    ways = [
        tuple((row + y) * grid.columns + column + x for x, y in steps)
        for row in rows
        for column in columns
        for steps in turned
        if all(column + x in columns and row + y in rows for x, y in steps)
    ]
    if alike:
        ways = list(dict.fromkeys(tuple(sorted(way)) for way in ways))
    return tuple(tuple(grid.names[square] for square in way) for way in ways)


def _yield_turns(piece: tuple[Step, ...], flips: bool) -> Iterator[tuple[Step, ...]]:
    """Yield the turns of a piece around its first square, clockwise, and those of its other side."""
    left, top = piece[0]
    steps = tuple((x - left, y - top) for x, y in piece)
    for side in (steps, tuple((-x, y) for x, y in steps)) if flips else (steps,):
        turned = side
        for _ in range(4):
            yield turned
            turned = tuple((-y, x) for x, y in turned)


@dataclass(frozen=True, eq=False)
class Laying(Generic[P]):
    """Moves that lay a piece of several squares, of which each may show another face.

    `rules` are what holds in every such game. A game adds its own, such as `touch_rule`.

    Attributes:
        move: type of the moves; its fields are the squares, in the order of the faces.
        board: returns the grid of a position, or the frame that floats on one. Asked by its rules and
            targets.
        taken: returns the mask of the squares on which something lies before a seat. Asked by its rules.
        section: rulebook section about the places of a piece.
        piece: its squares, as steps to the right and down; by default a domino.
        size: rulebook section about the extent of a floating frame; empty for a board of fixed extent.
        flips: whether the piece may be turned over.
        alike: whether its faces are alike, so that the same squares are one place, in the order of the board.
    """

    move: type[Any]
    board: Callable[[P], Grid | Frame]
    taken: Callable[[P, int], Mask]
    section: str
    piece: tuple[Step, ...] = DOMINO
    size: str = ""
    flips: bool = False
    alike: bool = False

    def grid(self, position: P) -> Grid:
        """Return the squares of the board at a position."""
        board = self.board(position)
        return board.canvas if isinstance(board, Frame) else board

    def targets(self, position: P) -> Mapping[str, Any]:
        """Map every way to lay the piece, legal or not, from its name, such as ``a1+b1``, to its move."""
        return self._index(self.grid(position))

    def candidates(self, position: P, _seat: int) -> Iterable[Any]:
        """List every way to lay the piece as a move, legal or not: the `candidates` of a stage."""
        return self.targets(position).values()

    def squares(self, move: Any) -> tuple[str, ...]:
        """List the squares of a move, in the order of the faces."""
        return tuple(getattr(move, name) for name in self.move.__struct_fields__)

    def lies(self, position: P, move: Any) -> bool:
        """Check that the squares of a move are those of a piece on the board. Other rules judge no others."""
        return placement_name(self.squares(move)) in self.targets(position)

    def covers(self, position: P, move: Any) -> Mask:
        """Return the mask of the squares of a move; names that are no squares of the board are left out."""
        return mask_within(self.grid(position), self.squares(move))

    @property
    def rules(self) -> tuple[Rule[P, Any], ...]:
        """Rules of every piece: as it is made, on nothing else, and within the frame if there is one.

        Their ids are ``two_squares``, or ``shape`` for a larger piece; ``covered``; and ``fits``.
        """
        made = "two_squares" if len(self.piece) == 2 else "shape"
        extent = (Rule("fits", self.size, self._check_extent),) if self.size else ()
        return (
            Rule(made, self.section, self._check_shape, "impossible"),
            Rule("covered", self.section, self._check_free, "impossible"),
            *extent,
        )

    def touch_rule(
        self,
        id: str,
        near: Callable[[P, int], Sequence[Mask]],
        params: Callable[[P, int], Params] | None = None,
    ) -> Rule[P, Any]:
        """Make the rule that at least one face lies beside a square of its own kind.

        Args:
            id: names the rule.
            near: returns for each face, in their order, the mask of the squares that it may touch.
            params: params of the violation's sentence; none by default.
        """

        def check(position: P, seat: int, move: Any) -> Findings:
            if not self.lies(position, move):
                return KEPT
            grid = self.grid(position)
            for square, mask in zip(self.squares(move), near(position, seat), strict=True):
                if grid.orthogonal(grid.mask(square)) & mask:
                    return KEPT
            return ((params(position, seat), ()),) if params else BROKEN

        return Rule(id, self.section, check)

    def face_rule(
        self,
        id: str,
        forbids: Callable[[P, int], Sequence[Mask]],
        params: Callable[[P, int], Params] | None = None,
    ) -> Rule[P, Any]:
        """Make the rule that no face covers a square that is forbidden to it.

        The violation names the squares that are forbidden to their faces.

        Args:
            id: names the rule.
            forbids: returns for each face, in their order, the mask of the squares where it may not lie.
            params: params of the violation's sentence; none by default.
        """

        def check(position: P, seat: int, move: Any) -> Findings:
            grid = self.grid(position)
            placed = zip(self.squares(move), forbids(position, seat), strict=True)
            wrong = tuple(name for name, mask in placed if mask_within(grid, (name,)) & mask)
            return ((params(position, seat) if params else {}, wrong),) if wrong else KEPT

        return Rule(id, self.section, check)

    def repairs(self, position: P, move: Any, is_legal: IsLegal) -> Iterator[Repair]:
        """Yield the changes of place that make a refused move legal: ``turned``, then ``elsewhere``.

        Args:
            position: the position.
            move: the refused move.
            is_legal: checks another move of the same seat.
        """
        here = frozenset(self.squares(move))
        ways = ((name, way) for name, way in self.targets(position).items() if way != move)
        legal = self._nearest(position, move, [named for named in ways if is_legal(named[1])])
        turned = [named for named in legal if frozenset(self.squares(named[1])) == here]
        others = [named for named in legal if named not in turned]
        if turned:
            yield _propose("turned", turned, len(turned))
        if others:
            yield _propose("elsewhere", others, len(others))

    @cached_property
    def _index(self) -> Callable[[Grid], Mapping[str, Any]]:
        @lru_cache(maxsize=16)
        def index(grid: Grid) -> Mapping[str, Any]:
            ways = list_ways(self.piece, grid, self.flips, self.alike)
            return {placement_name(way): self.move(*way) for way in ways}

        return index

    def _check_shape(self, position: P, _seat: int, move: Any) -> Findings:
        return KEPT if self.lies(position, move) else BROKEN

    def _check_free(self, position: P, seat: int, move: Any) -> Findings:
        hit = self.taken(position, seat) & self.covers(position, move)
        return (({}, self.grid(position).names_of(hit)),) if hit else KEPT

    def _check_extent(self, position: P, seat: int, move: Any) -> Findings:
        board = self.board(position)
        if not isinstance(board, Frame) or not self.lies(position, move):
            return KEPT
        if board.fits(self.taken(position, seat) | self.covers(position, move)):
            return KEPT
        return (({"columns": board.columns, "rows": board.rows}, ()),)

    def _nearest(self, position: P, move: Any, ways: Sequence[tuple[str, Any]]) -> list[tuple[str, Any]]:
        """Sort places by the distance of their squares from those of the refused move."""
        grid = self.grid(position)
        starts = [grid.index.get(name) for name in self.squares(move)]

        def weigh_distance(named: tuple[str, Any]) -> int:
            squares = (grid.index[name] for name in self.squares(named[1]))
            pairs = zip(starts, squares, strict=True)
            return sum(grid.distance(start, square) for start, square in pairs if start is not None)

        return sorted(ways, key=weigh_distance)


def _propose(id: str, ways: Sequence[tuple[str, Any]], count: int) -> Repair:
    """Propose the first of some places, each called by its squares."""
    nearest = ways[:NEARBY]
    names, moves = tuple(name for name, _ in nearest), tuple(way for _, way in nearest)
    places = tuple("–".join(cells_in(name)) for name in names)
    return Repair(id, {"places": places, "n": count}, names, moves, labels=places)
