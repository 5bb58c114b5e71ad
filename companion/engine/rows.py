"""Lists of many moves, without making each move."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain
from operator import eq
from typing import Any, TypeVar, overload

from companion.geometry.bits import bits, nth_bit
from companion.geometry.cached import cached_property

M = TypeVar("M")

Row = tuple[Sequence[M], int]
"""Moves, and the mask of the numbers of those that are listed: one move for every square, say."""


class Rows(Sequence[M]):
    """Sequence of moves that stand in rows, each once, with a count and an index that do not walk all moves.

    It equals every sequence of the same moves in the same order.
    """

    def __init__(self, rows: Iterable[Row[M]]) -> None:
        """Store the rows.

        Args:
            rows: in their order; no move is listed twice.
        """
        self.rows = tuple(rows)

    @cached_property
    def _ends(self) -> tuple[int, ...]:
        """Running totals of the moves in the rows."""
        return tuple(accumulate([mask.bit_count() for _, mask in self.rows]))

    def __len__(self) -> int:
        """Count the moves."""
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[M]:
        """Iterate over the moves in their order."""
        return chain.from_iterable(map(moves.__getitem__, bits(mask)) for moves, mask in self.rows)

    @overload
    def __getitem__(self, which: int) -> M: ...
    @overload
    def __getitem__(self, which: slice) -> Sequence[M]: ...
    def __getitem__(self, which: int | slice) -> M | Sequence[M]:
        """Find a move by its number, or the moves of a slice."""
        if isinstance(which, slice):
            return tuple(self)[which]
        number = which + len(self) if which < 0 else which
        if not 0 <= number < len(self):
            raise IndexError(which)
        row = bisect_right(self._ends, number)
        moves, mask = self.rows[row]
        before = self._ends[row - 1] if row else 0
        return moves[nth_bit(mask, number - before)]

    def __eq__(self, other: object) -> bool:
        """Compare with a sequence of moves, in order."""
        return isinstance(other, Sequence) and len(self) == len(other) and all(map(eq, self, other))

    __hash__: Any = None


def join_rows(*parts: Sequence[M]) -> Rows[M]:
    """Join lists of moves that have no move in common."""
    return Rows(chain.from_iterable(part.rows if isinstance(part, Rows) else _as_row(part) for part in parts))


def _as_row(moves: Sequence[M]) -> tuple[Row[M]]:
    return ((moves, (1 << len(moves)) - 1),)
