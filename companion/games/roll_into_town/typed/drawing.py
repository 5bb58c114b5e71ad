"""Maps as typed: rows of tokens parted by spaces, as `companion.games.roll_into_town.marks` has them.

The sides of a river or a coast may stand in any order. Small and capital letters do not matter where only one
token can be meant: ``rsn`` is ``Rns``, ``P`` is a pickaxe; but ``F`` is a farm and ``f`` the Fountain.
"""

from collections.abc import Mapping, Sequence

from companion.engine.notation import Unreadable
from companion.games.roll_into_town.marks import EMPTY, HALL, SIDES, TOKENS, sort_sides
from companion.games.roll_into_town.position import Cells
from companion.games.roll_into_town.printed import Printed

_KNOWN = frozenset(TOKENS)
_PLAIN: Mapping[str, str] = {"o": "O", "P": "p", "W": "w", "o+l": "O+l"}
"""Tokens without sides in the other case, where that is nothing else."""

_FOUND = 12
"""Most letters of an unknown token that an error repeats."""

_SIDED = {"r": "R", "c": "C"}


def parse_token(text: str) -> str | None:
    """Parse a typed square into its token, or None if it is no token or an ambiguous one."""
    if text in _KNOWN:
        return text
    if text in _PLAIN:
        return _PLAIN[text]
    ground, plus, top = text.partition("+")
    sides = ground[1:].lower()
    if ground[:1].lower() not in _SIDED or not sides or not set(sides) <= set(SIDES):
        return None
    if len(set(sides)) < len(sides):
        return None
    top = "b" if top == "B" else top
    found = f"{_SIDED[ground[0].lower()]}{sort_sides(sides)}{plus}{top}"
    return found if found in _KNOWN else None


def read_token(text: str, field: str) -> str:
    """Read a square's token.

    Raises:
        Unreadable: the text is no token.
    """
    found = parse_token(text)
    if found is None:
        raise Unreadable("token", field, found=text[:_FOUND])
    return found


def read_map(value: str | Sequence[str | Sequence[str]], printed: Printed, field: str) -> Cells:
    """Read the squares of a map, row by row. The Town Hall must be where it is printed, or is left out.

    Raises:
        Unreadable: it has another size than the sheet, a token that is none, or the Town Hall elsewhere.
    """
    lines = value.split("\n") if isinstance(value, str) else value
    every = [row.split() if isinstance(row, str) else [one.strip() for one in row] for row in lines]
    rows = [row for row in every if row]
    if len(rows) != printed.grid.rows:
        raise Unreadable("rows", field, found=len(rows), rows=printed.grid.rows)
    cells = list[str]()
    for number, row in enumerate(rows, 1):
        if len(row) != printed.grid.columns:
            raise Unreadable("columns", field, row=number, found=len(row), columns=printed.grid.columns)
        cells += (read_token(one, field) for one in row)
    for number, there in enumerate(printed.cells):
        if there == HALL and cells[number] == EMPTY:
            cells[number] = HALL
        if (cells[number] == HALL) != (there == HALL):
            halls = printed.grid.names_of(sum(1 << i for i, one in enumerate(printed.cells) if one == HALL))
            raise Unreadable("hall", field, at=printed.grid.names[number], halls=halls)
    return tuple(cells)
