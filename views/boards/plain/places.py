"""Where the cells of a board lie, in cells from its upper left corner."""

from collections.abc import Mapping

from companion.geometry.cells import Cells
from companion.geometry.hexes import HexGrid, parse_hex
from companion.geometry.placements import cells_in
from companion.geometry.square import Grid

ROW = 0.87
"""From one row of hexes to the next, where a hex is one wide."""

ABREAST = 6
"""Cells that lie side by side where nobody knows how they lie."""

Places = Mapping[str, tuple[float, float]]
"""By a cell's name, how far to the right and how far down it lies."""


def places_of(board: Cells) -> Places:
    """Where every cell lies."""
    if isinstance(board, Grid):
        across = board.columns
        return {name: (number % across, number // across) for name, number in board.index.items()}
    if isinstance(board, HexGrid):
        at = {name: parse_hex(name) for name in board.index}
        found = {name: (q + r / 2, r * ROW) for name, (q, r) in at.items()}
        left, top = min(x for x, _ in found.values()), min(y for _, y in found.values())
        return {name: (x - left, y - top) for name, (x, y) in found.items()}
    return {name: (number % ABREAST, number // ABREAST) for number, name in enumerate(board.names)}


def next_target(targets: Mapping[str, bool], cell: str, now: str | None) -> str | None:
    """The placement that a tap on a cell means: the legal ones that cover it first, then round again.

    Args:
        targets: every placement, and whether it is legal.
        cell: what was tapped.
        now: the placement pointed at so far.
    """
    covering = [name for name in targets if cell in cells_in(name)]
    legal = [name for name in covering if targets[name]] or covering
    if now in legal:
        return legal[(legal.index(now) + 1) % len(legal)]
    return next(iter(legal), None)
