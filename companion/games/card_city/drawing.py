"""A city as it is typed: letters around its City Hall."""

from collections.abc import Sequence

from companion.engine.notation import Unreadable
from companion.games.card_city.city import GRID, layout
from companion.games.card_city.position import Cells
from companion.kit.drawing import lines_of

HALL = GRID.index["e5"]
"""Where the City Hall lies on the canvas."""

LETTERS = frozenset("RCLIPH.")
MOST_LINES = 40
"""Rows and columns a diagram may have; the canvas shows 9 of each."""


def read_city(diagram: str, field: str) -> Cells:
    """The city a diagram shows, its City Hall laid on e5.

    Letters may be set apart by spaces. Rows of different lengths are filled up on the right where it is
    clear what is meant: all of them begin in the same column, all with or all without single spaces.

    Args:
        diagram: rows of ``R C L I P H .`` of any extent around its one ``H``.
        field: where it stands, for the error.

    Raises:
        Unreadable: another letter, no or a second City Hall, an unclear row, or a card off the canvas.
    """
    rows = _rows(diagram, field)
    halls = [(y, x) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "H"]
    if len(halls) != 1:
        more = {"row": halls[1][0] + 1} if halls else {}
        raise Unreadable("halls" if halls else "no_hall", field, **more)
    down, across = HALL // GRID.columns - halls[0][0], HALL % GRID.columns - halls[0][1]
    city = ["."] * GRID.cells
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter == ".":
                continue
            if not (0 <= y + down < GRID.rows and 0 <= x + across < GRID.columns):
                raise Unreadable("far", field, row=y + 1, found=letter)
            city[(y + down) * GRID.columns + x + across] = letter
    return "".join(city)


def _rows(diagram: str, field: str) -> list[str]:
    """The rows without their spaces, all of one length."""
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
    return _filled(lines, rows, field)


def _filled(lines: Sequence[str], rows: Sequence[str], field: str) -> list[str]:
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
    """A city's diagram, no larger than its cards need; `read_city` reads it back."""
    left, right, top, bottom = GRID.span(layout(city).all)
    rows = (city[row * GRID.columns :][: GRID.columns] for row in range(top, bottom + 1))
    return "\n".join(" ".join(row[left : right + 1]) for row in rows)
