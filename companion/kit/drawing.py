"""Drawings that people type: rows of tokens separated by spaces."""

from collections.abc import Iterator, Mapping, Sequence

from companion.engine.notation import Unreadable
from companion.geometry.square import Grid

EMPTY = "."
"""A square on which nothing lies."""


def lines_of(diagram: str | Sequence[str]) -> list[str]:
    """Split a drawing into lines, without the blank lines around it."""
    lines = diagram.splitlines() if isinstance(diagram, str) else list(diagram)
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def rows_of(diagram: str | Sequence[str], field: str, most: int) -> list[list[str]]:
    """Split a drawing into tokens, row by row.

    Args:
        diagram: a text, or its lines.
        field: its path, for errors.
        most: the largest count of rows, and of tokens in a row.

    Raises:
        Unreadable: ``blank``, a row within it is empty; ``size``, there are more rows or tokens.
    """
    rows = [line.split() for line in lines_of(diagram)]
    for number, row in enumerate(rows, 1):
        if not row:
            raise Unreadable("blank", field, row=number)
    if len(rows) > most or any(len(row) > most for row in rows):
        raise Unreadable("size", field, most=most)
    return rows


def place_around(
    rows: Sequence[Sequence[str]], middle: str, at: str, canvas: Grid, field: str
) -> dict[str, str]:
    """Place the tokens of a drawing on a canvas, by the names of its squares, and skip `.` for empty squares.

    Args:
        rows: its tokens, as `rows_of` reads them.
        middle: the token that fixes its position, and that it holds once.
        at: the square of that token.
        canvas: the grid of all squares.
        field: its path, for errors.

    Raises:
        Unreadable: ``no_middle``, the ``middle`` is missing; ``middles``, it is repeated, in a ``row``;
            ``far``, the token ``found`` in a ``row`` lies off the canvas.
    """
    tokens = {(x, y): token for y, row in enumerate(rows) for x, token in enumerate(row) if token != EMPTY}
    middles = [place for place, token in tokens.items() if token == middle]
    if not middles:
        raise Unreadable("no_middle", field, middle=middle)
    if len(middles) > 1:
        raise Unreadable("middles", field, row=middles[1][1] + 1, middle=middle)
    down, across = divmod(canvas.index[at], canvas.columns)
    across, down = across - middles[0][0], down - middles[0][1]
    found = {}
    for (x, y), token in tokens.items():
        if not (0 <= x + across < canvas.columns and 0 <= y + down < canvas.rows):
            raise Unreadable("far", field, row=y + 1, found=token, middle=middle)
        found[canvas.names[(y + down) * canvas.columns + x + across]] = token
    return found


def draw_around(tokens: Mapping[str, str], canvas: Grid) -> str:
    """Draw at least one square of a canvas, no larger than needed. `place_around` reads the drawing back."""
    left, right, top, bottom = canvas.span(canvas.mask(*tokens))
    names = canvas.names_of(canvas.rectangle(left, right, top, bottom))
    return "\n".join(align_tokens([tokens.get(name, EMPTY) for name in names], right - left + 1))


def align_tokens(tokens: Sequence[str], columns: int) -> Iterator[str]:
    """Yield the rows of a drawing with this number of columns, aligned as `rows_of` reads them."""
    widths = [max(len(one) for one in tokens[column::columns]) for column in range(columns)]
    for first in range(0, len(tokens), columns):
        row = zip(tokens[first : first + columns], widths, strict=True)
        yield " ".join(one.ljust(width) for one, width in row).rstrip()
