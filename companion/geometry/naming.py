"""Spoken names of a map's hexes, and the names of its edges."""

from functools import lru_cache
from itertools import groupby
from string import ascii_uppercase

from companion.geometry.hexes import HexGrid


def is_edge(cell: str) -> bool:
    """Check that a name is that of an edge between two hexes, such as ``0,0|1,0``."""
    return "|" in cell


def sides(edge: str) -> tuple[str, str]:
    """Split the name of an edge into its two hexes.

    >>> sides("0,0|1,0")
    ('0,0', '1,0')
    """
    one, _, other = edge.partition("|")
    return one, other


@lru_cache(maxsize=16)
def spoken_names(grid: HexGrid) -> dict[str, str]:
    """Name the hexes as people call them: a letter for the row, from the north, and a number from the west.

    >>> spoken_names(HexGrid(frozenset({(0, 0), (1, 0), (0, 1)})))
    {'0,0': 'A1', '1,0': 'A2', '0,1': 'B1'}
    """
    rows = groupby(zip(grid.names, grid.numbers, strict=True), key=lambda cell: cell[1][1])
    return {
        name: f"{_format_letters(row)}{place}"
        for row, (_, cells) in enumerate(rows)
        for place, (name, _) in enumerate(cells, 1)
    }


def _format_letters(row: int) -> str:
    """Format a row as letters: A to Z, then AA, AB and so on."""
    before, letter = divmod(row, len(ascii_uppercase))
    return (_format_letters(before - 1) if before else "") + ascii_uppercase[letter]
