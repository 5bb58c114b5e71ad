"""Parser of hex maps written as text. Nothing is drawn here."""

from collections.abc import Iterator
from dataclasses import dataclass

HALF = 3
"""Characters of half the width of a hex."""

Point = tuple[float, float]
"""A place in the picture: to the right in half widths of a hex, down in sides of a hex."""


@dataclass(frozen=True, slots=True)
class HexDiagram:
    r"""A picture of hexes with pointy tops, line by line: ``s     C  |  w``.

    Every hex takes six characters and begins with its sign; each row is shifted by three against the one
    above. Lines of ``/`` and ``\`` between two rows, and ``|`` in a row, are roads on the edges of hexes.
    """

    lines: tuple[str, ...]

    @property
    def signs(self) -> tuple[tuple[str, Point], ...]:
        """Sign of each hex, with the hex's centre."""
        found: list[tuple[str, Point]] = []
        for row, line in enumerate(filter(_has_hexes, self.lines)):
            found += [
                (sign, (at // HALF + 1, _row_offset(row)))
                for at, sign in _signs_with_columns(line)
                if sign != "|"
            ]
        return tuple(found)

    @property
    def roads(self) -> tuple[tuple[Point, Point], ...]:
        """Both ends of each road."""
        found: list[tuple[Point, Point]] = []
        row = -1
        for line in self.lines:
            row += _has_hexes(line)
            found += [
                _road_ends(sign, at // HALF, _row_offset(row))
                for at, sign in _signs_with_columns(line)
                if sign in "|/\\"
            ]
        return tuple(found)

    @property
    def size(self) -> Point:
        """Width and height."""
        centres = [centre for _, centre in self.signs]
        return max(x for x, _ in centres) + 1, max(y for _, y in centres) + 1


def corners(centre: Point) -> tuple[Point, ...]:
    """List the six corners of a hex, clockwise from the top."""
    x, y = centre
    return (x, y - 1), (x + 1, y - 0.5), (x + 1, y + 0.5), (x, y + 1), (x - 1, y + 0.5), (x - 1, y - 0.5)


def _has_hexes(line: str) -> bool:
    """Check that a line has hexes in it, and not roads alone."""
    return bool(line.strip(" /\\"))


def _row_offset(row: int) -> float:
    return row * 1.5 + 1


def _signs_with_columns(line: str) -> Iterator[tuple[int, str]]:
    at = 0
    for sign in line.split():
        at = line.index(sign, at)
        yield at, sign
        at += len(sign)


def _road_ends(sign: str, column: int, y: float) -> tuple[Point, Point]:
    """Compute the ends of a road, from the row of hexes it stands in or below."""
    if sign == "|":
        return (column + 1, y - 0.5), (column + 1, y + 0.5)
    if sign == "/":
        return (column + 1, y + 1), (column + 2, y + 0.5)
    return (column + 2, y + 1), (column + 1, y + 0.5)
