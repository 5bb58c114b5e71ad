"""Drawings that people type: rows of tokens set apart by spaces."""

from collections.abc import Iterator, Sequence

from companion.engine.notation import Unreadable


def lines_of(diagram: str | Sequence[str]) -> list[str]:
    """The lines of a drawing, a text or a list of them, without the blank ones around it."""
    lines = diagram.splitlines() if isinstance(diagram, str) else list(diagram)
    while lines and not lines[0].strip():
        lines.pop(0)
    while lines and not lines[-1].strip():
        lines.pop()
    return lines


def rows_of(diagram: str | Sequence[str], field: str, most: int) -> list[list[str]]:
    """The tokens of a drawing, row by row.

    Args:
        diagram: a text, or its lines.
        field: where it stands, for errors.
        most: so many rows, and tokens in a row, it may have.

    Raises:
        Unreadable: ``blank``, a row within it is; ``size``, there are more rows or tokens.
    """
    rows = [line.split() for line in lines_of(diagram)]
    for number, row in enumerate(rows, 1):
        if not row:
            raise Unreadable("blank", field, row=number)
    if len(rows) > most or any(len(row) > most for row in rows):
        raise Unreadable("size", field, most=most)
    return rows


def align(tokens: Sequence[str], columns: int) -> Iterator[str]:
    """The rows of a drawing with so many columns, the tokens one below the other, as `rows_of` reads them."""
    widths = [max(len(one) for one in tokens[column::columns]) for column in range(columns)]
    for first in range(0, len(tokens), columns):
        row = zip(tokens[first : first + columns], widths, strict=True)
        yield " ".join(one.ljust(width) for one, width in row).rstrip()
