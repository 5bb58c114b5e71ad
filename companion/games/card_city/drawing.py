"""Diagrams of a city as typed: letters around its City Hall."""

from collections.abc import Sequence

from companion.engine.notation import Unreadable
from companion.games.card_city.city import GRID
from companion.games.card_city.position import Cells
from companion.kit.drawing import EMPTY, draw_around, lines_of, place_around

HALL = "e5"
"""Cell of the City Hall on the canvas."""

LETTERS = frozenset("RCLIPH.")
MOST_LINES = 40
"""Rows and columns a diagram may have; the canvas shows 9 of each."""


def read_city(diagram: str, field: str) -> Cells:
    """Parse a diagram into a city, with its City Hall laid on e5.

    Letters may be set apart by spaces. Rows of different lengths are padded on the right if their columns
    are clear: all of them begin in the same column, all with or all without single spaces.

    Args:
        diagram: rows of ``R C L I P H .`` of any extent around its one ``H``.
        field: the path of the diagram, for the error.

    Raises:
        Unreadable: another letter, no or a second City Hall, an unclear row, or a card off the canvas.
    """
    cards = place_around(_split_rows(diagram, field), "H", HALL, GRID, field)
    return "".join(cards.get(name, EMPTY) for name in GRID.names)


def _split_rows(diagram: str, field: str) -> list[str]:
    """Split a diagram into rows without spaces, all of the same length."""
    lines = [line.rstrip().expandtabs(1) for line in lines_of(diagram)]
    if len(lines) > MOST_LINES:
        raise Unreadable("size", field, most=MOST_LINES)
    rows = ["".join(line.split()) for line in lines]
    for number, row in enumerate(rows, 1):
        wrong = next((letter for letter in row if letter not in LETTERS), None)
        if wrong is not None:
            raise Unreadable("letter", field, row=number, found=wrong)
        if not row:
            raise Unreadable("blank", field, row=number)
        if len(row) > MOST_LINES:
            raise Unreadable("size", field, most=MOST_LINES)
    return _fill_rows(lines, rows, field)


def _fill_rows(lines: Sequence[str], rows: Sequence[str], field: str) -> list[str]:
    width = max(map(len, rows), default=0)
    short = [number for number, row in enumerate(rows, 1) if len(row) < width]
    if short:
        margins = {len(line) - len(line.lstrip()) for line in lines}
        spread = all(line.strip() == " ".join(row) for line, row in zip(lines, rows, strict=True))
        close = all(line.strip() == row for line, row in zip(lines, rows, strict=True))
        if len(margins) > 1 or not (spread or close):
            raise Unreadable("ragged", field, row=short[0], found=len(rows[short[0] - 1]), width=width)
    return [row.ljust(width, ".") for row in rows]


def draw_city(city: Cells) -> str:
    """Format a city as a diagram, no larger than its cards need. Inverse of `read_city`."""
    return draw_around({at: card for at, card in zip(GRID.names, city, strict=True) if card != EMPTY}, GRID)
